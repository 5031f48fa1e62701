export default (board) => {
  const { black, white, claims } = board.score();
  const counting = claims.filter(({ state }) => state === 'valid').length;
  const sets = black.sets.map(({ area, prisoners }) => `(${area} + ${prisoners})²`).join(' + ') || '0';
  return `${counting} of ${claims.length} claims count; Black ${sets} = ${black.total}, White ${white.total}`;
};
