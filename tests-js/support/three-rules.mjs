/**
 * A player of Go with three rules, as children begin: take what can be taken, the most first; else save a chain in atari; else
 * play at random beside the last stone, or anywhere, and fill no eye of one's own. Passes when there is nothing left to play.
 */

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const ACROSS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** The move of the side to play in a game; null is a pass. `random` gives numbers from 0 up to 1. */
export function moveByThreeRules(game, random) {
  const { board, toPlay, rules } = game;
  const own = toPlay === 'black' ? 1 : -1;
  const legal = game.legalMoves();
  const pick = (moves) => moves[Math.floor(random() * moves.length)];
  const taken = (vertex) => board.play(toPlay, vertex, { suicide: rules.suicide }).captured.size;
  const inAtari = (color) => board.chains(color).filter(({ liberties }) => liberties.size === 1);
  const lastLiberties = (chains) => [
    ...new Map(chains.flatMap(({ liberties }) => [...liberties]).map((at) => [String(at), at])).values(),
  ];

  const takes = lastLiberties(inAtari(toPlay === 'black' ? 'white' : 'black')).filter((at) => legal.has(at));
  if (takes.length > 0) {
    const most = Math.max(...takes.map(taken));
    return pick(takes.filter((at) => taken(at) === most));
  }
  const saves = lastLiberties(inAtari(toPlay)).filter(
    (at) => legal.has(at) && board.play(toPlay, at).board.chainAt(at).liberties.size > 1,
  );
  if (saves.length > 0) return pick(saves);
  const moves = [...legal].filter((at) => !isEye(board, at, own));
  const last = game.history.at(-1)?.vertex ?? null;
  const near = moves.filter(([x, y]) => last !== null && Math.abs(last[0] - x) + Math.abs(last[1] - y) === 1);
  return pick(near.length > 0 ? near : moves) ?? null;
}

/** True where all neighbours are own stones, and at most one point across a corner is not, none at the edge. */
export function isEye(board, [x, y], own) {
  const signs = (steps) =>
    steps.flatMap(([dx, dy]) => {
      const [a, b] = [x + dx, y + dy];
      return a < 0 || b < 0 || a >= board.width || b >= board.height ? [] : [board.get([a, b])];
    });
  const across = signs(ACROSS);
  return (
    signs(AROUND).every((sign) => sign === own) &&
    across.filter((sign) => sign === -own).length < (across.length < ACROSS.length ? 1 : 2)
  );
}
