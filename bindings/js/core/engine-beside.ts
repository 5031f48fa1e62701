/** The engine as `kakoi/slim` has it: a file of its own, beside the module. */

import { fileBytes } from './node.js';

/** Where the development server of Vite 5 to 7 moves this module, leaving the wasm where it was installed. */
const VITE_CACHE = '/node_modules/.vite/deps/';

/** Where init() gets the wasm from unless it is told otherwise. Bundlers know the form and copy the file. */
export function engineSource(): URL {
  const url = new URL('./engine.wasm', import.meta.url);
  if (!url.href.includes(VITE_CACHE)) return url; // as it is: Next.js has a kind of its own, without an origin
  return new URL(url.href.replace(VITE_CACHE, '/node_modules/kakoi/dist/'));
}

/** The file's bytes, which only Node reads at once. */
export function engineSourceSync(): Uint8Array<ArrayBuffer> | undefined {
  return fileBytes(engineSource());
}
