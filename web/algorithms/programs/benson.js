import { vertexName } from 'kakoi';

export default (board, { color, suicide }) => {
  const { stones, chains } = board.passAlive({ suicide: suicide === 'allowed' })[color];
  const names = [...stones].map((stone) => vertexName(stone, board));
  return `${chains.length} chains live: ${names.join(' ')}`;
};
