/** The public API of all games, shared by the entries that load every game (`kakoi`, `kakoi/slim`). */

export * from './entries/shared.js';
export * from './go/index.js';
export * from './loa/index.js';
export * from './senket/index.js';
