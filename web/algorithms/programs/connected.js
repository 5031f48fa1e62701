export default (board, { color }) => {
  const stones = board.stones(color);
  if (board.eulerNumber(color) > 1) return 'not connected: E is more than 1';
  const isOne = stones.firstChain(8).equals(stones); // as board.isConnected(color)
  return isOne ? 'connected' : 'not connected, though E does not tell';
};
