import { vertexName } from 'kakoi';

export default (board, _choices, [x = [...board.empties().not()][0]]) => {
  const chain = x && board.chainAt(x);
  if (!chain) return 'no stone there';
  const liberties = [...chain.liberties].map((point) => vertexName(point, board));
  return `${chain.stones.size} stones of ${chain.color}, liberties: ${liberties.join(' ')}`;
};
