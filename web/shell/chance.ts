/** Numbers that vary from game to game, and are the same again at the same move of the same game. */

/** The seed of a move, by that of its game and its number: the generator mulberry32. */
export function seedOf(seed: number, move: number): number {
  const state = ((seed ^ Math.imul(move + 1, 0x9e3779b9)) + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** A seed for a new game. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
