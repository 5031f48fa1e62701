/** The upper bound of `nodes`: as many as the engine's integers can count. */
export const MOST_NODES = 2 ** 30;

/** The most playouts: more would take minutes, and a call cannot be stopped. */
export const MOST_PLAYOUTS = 1_000_000;
