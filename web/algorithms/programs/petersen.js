import { opponent } from 'kakoi';

export default (board, { color }) => {
  const B = board.stones(color);
  const W = board.stones(opponent(color));
  const L = B.border().minus(W);
  const P = L.expandTo(W.or(L));
  const E = P.border().minus(B);
  const R = E.grow().expandTo(P).xor(P);
  return `${R.chains().length} regions could be eyes; ${board.passAlive()[color].chains.length} chains live`;
};
