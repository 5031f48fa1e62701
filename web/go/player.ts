/** The engine as a player of Go: its script is loaded at the first question, and it thinks in a worker. */

import type { GoBoard, GoGame, Vertex } from 'kakoi';
import type { MoveChoice } from 'kakoi/play';
import { part } from '../shell/part.js';
import type { Workers } from '../shell/workers.js';
import type { Weighing } from './review/page.js';

/** The engine's opinion of a position, with so many random games. */
export async function weigh(
  board: GoBoard,
  about: Weighing,
  workers: Workers,
  signal: AbortSignal,
): Promise<MoveChoice<Vertex>> {
  const { chooseMove, initPlay } = await part('play');
  await initPlay();
  return workers.run(
    (pool) => pool.chooseMove(board, { ...about, signal }),
    () => chooseMove(board, { ...about }),
  );
}

/** The choice of a player of the level; by other chance it may be another. */
export async function choose(
  game: GoGame,
  level: number,
  workers: Workers,
  signal: AbortSignal,
  random = Math.random,
): Promise<MoveChoice<Vertex>> {
  const { chooseMove, initPlay } = await part('play');
  await initPlay();
  const options = { level, seed: Math.floor(random() * 2 ** 32) };
  return workers.run(
    (pool) => pool.chooseMove(game, { ...options, signal }),
    () => chooseMove(game, options),
  );
}
