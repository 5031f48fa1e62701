import { toGtp } from 'kakoi';

export default (board, { reach }, points) => {
  const [chain] = [...points.filter((point) => board.get(point) !== 0), ...board.empties().not()];
  if (chain === undefined) return 'no stone is on the board';
  const color = board.get(chain) === 1 ? 'black' : 'white';
  const reached = board.influence(color, Number(reach), { chain });
  return `${toGtp(chain, board.height)} gets to ${reached.size} points`;
};
