/** The engine's bytes as the default entry has them: inside the package, deflated. */

import { KakoiError } from './errors.js';

/** Put in by the build: the wasm, deflated (zlib), as base64. */
declare const __KAKOI_ENGINE__: string;

/**
 * The little of Node that is used, where there is one: with its streams init() takes three times as long, and jsdom
 * has none.
 */
interface NodeZlib {
  inflateSync(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

/** The wasm that init() compiles unless it is given another; 'unsupported' where nothing inflates it. */
export async function engineSource(): Promise<Uint8Array<ArrayBuffer>> {
  const deflated = Uint8Array.from(atob(__KAKOI_ENGINE__), (character) => character.charCodeAt(0));
  // An import of node:zlib would end up in every browser bundle.
  const { process } = globalThis as { process?: { getBuiltinModule?(id: string): NodeZlib } };
  const zlib = process?.getBuiltinModule?.('node:zlib');
  if (zlib !== undefined) return zlib.inflateSync(deflated);
  if (typeof DecompressionStream !== 'function') {
    throw new KakoiError('unsupported', 'DecompressionStream is missing here');
  }
  const inflated = new Response(deflated).body?.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}
