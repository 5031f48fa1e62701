import { vertexName } from 'kakoi';

export default (board, { color }) => {
  const name = (square) => vertexName(square, board);
  const joints = board.weakJoints(color).map((pair) => pair.map(name).join('–'));
  const stones = board.stones(color);
  const groups = (set) => set.chains(8).length;
  const cutting = [...stones].filter((stone) => groups(stones.without(stone)) > groups(stones));
  return `joints: ${joints.join(' ') || 'none'}; cutting: ${cutting.map(name).join(' ') || 'none'}`;
};
