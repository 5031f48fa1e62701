/** The engine of `kakoi/slim`: a separate file beside the module. */

import { name, sum } from '#engine-identity/all';
import { type EngineSource, GAMES } from '../core/engine.js';
import { fileBytes } from '../core/node.js';

/**
 * The folder to which the development server of Vite 5 to 7 moves this module, while the wasm stays where it
 * was installed.
 */
const VITE_CACHE = '/node_modules/.vite/deps/';

/** The wasm's address. Bundlers recognise `new URL(…, import.meta.url)` and copy the file. */
function wasmAddress(): URL {
  const url = new URL('./engine.wasm', import.meta.url);
  // Returned as it is, because Next.js makes it an object of another kind, without an origin.
  if (!url.href.includes(VITE_CACHE)) return url;
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
  atOnce: () => fileBytes(wasmAddress()), // undefined outside Node
};
