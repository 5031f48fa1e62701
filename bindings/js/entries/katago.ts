/**
 * The networks of KataGo, which judge positions of Go: files that the program's user has, as `.bin.gz`. Nothing is downloaded, and
 * no network comes with the package.
 *
 * ```ts
 * import { GoGame, init } from 'kakoi';
 * import { loadNetwork } from 'kakoi/katago';
 * await init();
 * const judge = async (file: Blob, game: GoGame) => {
 *   const network = await loadNetwork(await file.arrayBuffer());
 *   return network.judge(game).lead;
 * };
 * ```
 *
 * @module katago
 */

import * as engine from '#engine/katago';
import type { InitOptions } from '../core/engine.js';
import { inlined } from '../engines/inlined.js';
import { type GoNetwork, networkOf } from '../katago/network.js';

export type { GoJudgement } from '../play/judge.js';

const source = /* @__PURE__ */ inlined(['katago'], engine);

/**
 * Loads a network of KataGo's from the bytes of its file, packed by gzip or not: convolutional networks of the versions 8 to 16, such
 * as g170-b6c96 or b18c384nbt. It takes four times as much memory as the unpacked file has bytes, and an engine of its own, whose file
 * is `kakoi/katago.wasm`; `options` are those of init().
 *
 * Rejects with 'bad-option' for any other file, and with 'unsupported' as init() does.
 */
export function loadNetwork(file: ArrayBuffer | ArrayBufferView, options?: InitOptions): Promise<GoNetwork> {
  return networkOf(source, file, options);
}
