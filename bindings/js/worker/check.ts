/** Checks the arguments of a call before it waits for a worker. */

import { type Engine, engine, type Game } from '../core/engine.js';

/** Thrown at the first call into the engine, where the work would begin. */
const BEGINS = {};

/**
 * Does the work up to its first call into the engine, so that it throws the errors of its arguments: direct
 * calls check all of them before that.
 */
export function check(game: Game, work: () => unknown): void {
  const running = engine(game) as { -readonly [Name in keyof Engine]: Engine[Name] };
  const { call } = running;
  running.call = new Proxy(call, {
    get() {
      throw BEGINS;
    },
  });
  try {
    work();
  } catch (error) {
    if (error !== BEGINS) throw error;
  } finally {
    running.call = call;
  }
}
