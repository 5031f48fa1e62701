import { toGtp } from 'kakoi';

export default (board, { color }) => {
  const { stones, chains } = board.passAlive()[color];
  const names = [...stones].map((stone) => toGtp(stone, board.height));
  return `${chains.length} chains live: ${names.join(' ')}`;
};
