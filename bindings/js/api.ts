/** What the package offers for all games, whatever engine does it. */

export * from './core/index.js';
export * from './go/index.js';
export * from './loa/index.js';
export * from './senket/index.js';
