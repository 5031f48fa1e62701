/** Files packed by gzip. */

import { KakoiError } from '../core/errors.js';
import { nodeModule } from '../core/node.js';

interface NodeZlib {
  gunzipSync(bytes: Uint8Array): Uint8Array;
}

/** The bytes unpacked, or as they are where they are not packed. Rejects with 'bad-option', or 'unsupported'. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    const zlib = nodeModule<NodeZlib>('node:zlib');
    if (zlib !== undefined) return zlib.gunzipSync(bytes);
    if (typeof DecompressionStream === 'function') {
      const stream = new Response(bytes).body!.pipeThrough(new DecompressionStream('gzip'));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    }
  } catch (cause) {
    throw new KakoiError('bad-option', 'the network is damaged: it cannot be unpacked', { cause });
  }
  throw new KakoiError('unsupported', 'DecompressionStream is missing here: unpack the network first');
}
