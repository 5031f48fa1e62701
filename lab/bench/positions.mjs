// The games and positions that are measured: real games of the shared collection if it lies beside the
// repository, otherwise those of the repository; on 13×13 and other sizes random ones, the same in every run.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GoGame } from 'kakoi';
import { decodeSgf } from 'kakoi/sgf';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const SHARED = '../../../shared/data/go';
const OWN = ['../../web/go/games', '../../tests-js/fixtures'];
const BOARDS = 160; // few enough positions of each kind for the slowest rival

/** Numbers below a limit, the same in every run. */
export function randomNumbers(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The texts of the records of a size, and their origin. */
export function recordsOf(size) {
  const shared = path(`${SHARED}/games-${size}`);
  const folders = existsSync(shared) ? [shared] : OWN.map(path);
  const texts = folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.sgf'))
        .map((name) => `${folder}/${name}`),
    )
    .map((file) => decodeSgf(readFileSync(file)))
    .filter((text) => Number(/SZ\[(\d+)\]/.exec(text)?.[1]) === size && !text.includes('GM[9]'));
  return { texts, source: existsSync(shared) ? 'the shared collection' : 'the repository' };
}

const spread = (items, count) =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, i) => items[Math.floor((i * items.length) / Math.min(count, items.length))],
  );

/** A position with the move that was played in it: { board, color, vertex }. */
function positionsOf(game, from, to) {
  return game.history
    .map(({ color, vertex }, i) => ({ board: game.boardAt(i), color, vertex }))
    .filter(({ vertex }, i) => vertex !== null && i >= from * game.moveNumber && i <= to * game.moveNumber);
}

/** `count` positions from a part of each game, from 0, its beginning, to 1, its end. */
export const stage = (games, from, to, count = BOARDS) =>
  spread(
    games.flatMap((game) => positionsOf(game, from, to)),
    count,
  );

/** A game of random moves that fill no eye of one point, to its end. */
export function randomGame(size, seed) {
  const below = randomNumbers(seed);
  const game = new GoGame({ size, rules: 'chinese' }); // superko, as two kos would go on for ever
  while (!game.isOver) {
    const beside = game.board.stones(game.toPlay).not().explode(); // all but what has own stones all around
    const points = [...game.legalMoves().and(beside)];
    if (points.length === 0) game.pass();
    else game.play(points[below(points.length)]);
  }
  return game;
}

/** A game of so many random moves under positional superko, eyes filled, so that it never ends. */
export function longGame(moves, seed) {
  const below = randomNumbers(seed);
  const game = new GoGame({ rules: 'chinese' });
  while (game.moveNumber < moves) {
    const points = [...game.legalMoves()];
    game.play(points[below(points.length)] ?? 'pass');
  }
  return game;
}
