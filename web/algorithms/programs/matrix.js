export default ({ X }) => {
  const lowest = X.and(X.negate());
  const next = X.increment().toBigInt();
  const same = lowest.equals(X.first()) ? 'the first point' : 'no point';
  return `X & −X is ${same}; X + 1 = ${next}`;
};
