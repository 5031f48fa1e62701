/** Human play by a search: first moves that it overlooks, and whether any that is nearly as good as the best may be played. */
export interface Whim {
  /** So many of a hundred. */
  readonly overlooks: number;
  readonly varies: boolean;
  readonly seed: number;
}

/** Sees every move, and keeps to the best. */
export const NO_WHIM: Whim = { overlooks: 0, varies: false, seed: 0 };

const TWO_TO_32 = 2 ** 32;

/** The whim as calls of the engine take it. */
export function wordsOf({ overlooks, varies, seed }: Whim): [number, boolean, number, number] {
  return [overlooks, varies, seed % TWO_TO_32, Math.floor(seed / TWO_TO_32)];
}
