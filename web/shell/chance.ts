/** Numbers that vary from game to game, and are the same again at the same move of the same game. */

/** Numbers from 0 up to 1, by a seed and the number of a move: the generator mulberry32. */
export function chance(seed: number, move: number): () => number {
  let state = (seed ^ Math.imul(move + 1, 0x9e3779b9)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed for a new game. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** One of the items; undefined where there are none. */
export function anyOf<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}
