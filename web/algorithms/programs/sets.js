export default ({ X, Y }) => {
  const shrunk = X.shrink();
  const same = shrunk.equals(X.minus(X.not().border()));
  return `X & Y has ${X.and(Y).size} points, X.Shrink ${shrunk.size}; the identity ${same ? 'holds' : 'fails'}`;
};
