/** The upper bound of `nodes`: as many as the engine's integers can count. */
export const MOST_NODES = 2 ** 30;
