import { vertexName } from 'kakoi';

export default (board, { reach }, [chain = [...board.empties().not()][0]]) => {
  if (chain === undefined || board.get(chain) === 0) return 'no stone there';
  const color = board.get(chain) === 1 ? 'black' : 'white';
  const reached = board.influence(color, Number(reach), { chain });
  return `${vertexName(chain, board)} gets to ${reached.size} points`;
};
