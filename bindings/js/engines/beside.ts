/** The engine as `kakoi/slim` has it: a file of its own, beside the module. */

import { name, sum } from '#engine-identity/all';
import { type EngineSource, GAMES } from '../core/engine.js';
import { fileBytes } from '../core/node.js';

/** Where the development server of Vite 5 to 7 moves this module, leaving the wasm where it was installed. */
const VITE_CACHE = '/node_modules/.vite/deps/';

/** The wasm's address. Bundlers know the form and copy the file. */
function wasmAddress(): URL {
  const url = new URL('./engine.wasm', import.meta.url);
  if (!url.href.includes(VITE_CACHE)) return url; // as it is: Next.js has a kind of its own, without an origin
  return new URL(url.href.replace(VITE_CACHE, '/node_modules/kakoi/dist/'));
}

export const engineBeside: EngineSource = {
  games: GAMES,
  name,
  sum,
  wasm: wasmAddress,
  remedy:
    'copy node_modules/kakoi/dist/engine.wasm beside the bundle, or pass what your bundler makes of ' +
    "'kakoi/engine.wasm' to init({ wasm }): docs/loading.md",
  atOnce: () => fileBytes(wasmAddress()), // in Node alone
};
