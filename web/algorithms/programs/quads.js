export default (board, { color }) => {
  const { q1, q3, qd } = board.quads(color);
  const E = (q1 - q3 - 2 * qd) / 4; // which is board.eulerNumber(color)
  const { length } = board.groups(color);
  return `E = ${E}, groups: ${length}, holes: ${length - E}`;
};
