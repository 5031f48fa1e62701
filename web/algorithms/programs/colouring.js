export default (board) => {
  const territories = board.score().claims.filter(({ state }) => state === 'valid');
  const points = territories.map(({ color, openPoints }) => `${color} ${openPoints.size}`);
  return `Empty points by the rule: ${points.join(', ') || 'none'}`;
};
