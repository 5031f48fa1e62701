/** The engine as a player of Go: its script is loaded at the first question, and it thinks in a worker. */

import type { GoGame, Vertex } from 'kakoi';
import type { MoveChoice } from 'kakoi/play';
import { part } from '../shell/part.js';
import type { Workers } from '../shell/workers.js';

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
