export default (board, { color }) => {
  const { q1, q3, qd } = board.quads(color);
  const E = (q1 - q3 - 2 * qd) / 4; // the same as board.stones(color).eulerNumber(8)
  const { length } = board.groups(color);
  return `E = ${E}, groups: ${length}, holes: ${length - E}`;
};
