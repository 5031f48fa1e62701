export default (board, _choices, [from, to]) => {
  if (to === undefined || board.get(from) === 0) return 'Press a stone, and then a square.';
  const before = board.stones(board.get(from) > 0 ? 'black' : 'white');
  const after = before.without(from).with(to);
  return `E was ${before.eulerNumber(8)}, and is ${after.eulerNumber(8)}`;
};
