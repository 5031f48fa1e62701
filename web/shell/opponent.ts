/** Opponents as forms and kept games describe them. */

import type { Color } from 'kakoi';
import { newSeed } from './chance.js';
import type { Opponent } from './session.js';

/** The opponent described by two fields of a form; with a seed, one that has begun to play. */
export function opponentOf(side: unknown, level: unknown, seed: unknown = newSeed()): Opponent | null {
  if (side !== 'black' && side !== 'white') return null;
  return { color: side as Color, level: Number(level) || 1, seed: Number(seed) >>> 0 };
}
