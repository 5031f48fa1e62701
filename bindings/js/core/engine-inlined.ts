/** The engine's bytes as the default entry has them: inside the package, deflated. */

import { KakoiError } from './errors.js';
import { nodeModule } from './node.js';

/** Put in by the build: the wasm, deflated (zlib), as base64. */
declare const __KAKOI_ENGINE__: string;

/**
 * The little of Node that is used, where there is one: with its streams init() takes three times as long, and jsdom
 * has none.
 */
interface NodeZlib {
  inflateSync(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

/** The wasm that initSync() compiles unless it is given another; undefined where nothing inflates it at once. */
export function engineSourceSync(): Uint8Array<ArrayBuffer> | undefined {
  return nodeModule<NodeZlib>('node:zlib')?.inflateSync(deflated());
}

/** The wasm that init() compiles unless it is given another; 'unsupported' where nothing inflates it. */
export async function engineSource(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = engineSourceSync();
  if (bytes !== undefined) return bytes;
  try {
    const inflated = new Response(deflated()).body?.pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(inflated).arrayBuffer());
  } catch (cause) {
    throw new KakoiError('unsupported', 'DecompressionStream is missing here', { cause });
  }
}

function deflated(): Uint8Array<ArrayBuffer> {
  const text = atob(__KAKOI_ENGINE__);
  const bytes = new Uint8Array(text.length); // Uint8Array.from() takes several times as long
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
