/** Engines inside the package: their wasm deflated, as base64. */

import type { Bytes, EngineSource } from '../core/engine.js';
import type { EngineIdentity } from '../core/engine-identity.js';
import { KakoiError } from '../core/errors.js';
import { type NodeFiles, nodeModule } from '../core/node.js';

/** The folder of this code where Node loads it as CommonJS; undefined in ES modules and in what bundlers make. */
declare const __KAKOI_FOLDER__: string | undefined;

/**
 * The part of Node's zlib that is used where there is one. Web streams would make init() take three times as
 * long, and jsdom has none.
 */
interface NodeZlib {
  inflateSync(bytes: Uint8Array, options: { chunkSize: number }): Bytes;
}

/** The chunk size, larger than any engine, so that none is put together from chunks. */
const ROOM = 2 ** 17;

/**
 * Node's base64 decoder, which takes a tenth of the time of the loop below: no loop has been compiled yet
 * when init() runs.
 */
interface NodeBuffer {
  Buffer: { from(text: string, encoding: 'base64'): Uint8Array };
}

/** An engine of a module `#engine/…`. */
export function inlined(
  games: EngineSource['games'],
  { base64, name, sum }: EngineIdentity & { readonly base64: string },
): EngineSource {
  // A question that is always answered alike is left out: bundlers would warn of it.
  const atOnce =
    typeof __KAKOI_FOLDER__ === 'string'
      ? () => readBeside(games.length > 1 ? 'engine' : games[0]!, name) ?? inflateSync(base64)
      : () => inflateSync(base64);
  return { games, name, sum, wasm: async () => atOnce() ?? inflate(base64), atOnce };
}

/**
 * The wasm from its file in the package: init() then takes half of the time that it does with zlib, which Node has to load
 * first. Undefined where the file is missing, or another, and under Deno, which would ask the user whether it may be read.
 */
function readBeside(file: string, name: string): Bytes | undefined {
  if ('Deno' in globalThis) return undefined;
  try {
    const bytes = nodeModule<NodeFiles>('node:fs')?.readFileSync(`${__KAKOI_FOLDER__}/../${file}.wasm`);
    return bytes && String.fromCharCode(...bytes.subarray(-name.length)) === name ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The wasm of an engine from the `base64` of its module `#engine/…`; undefined where inflating is asynchronous. */
function inflateSync(base64: string): Bytes | undefined {
  const zlib = nodeModule<NodeZlib>('node:zlib');
  const buffer = nodeModule<NodeBuffer>('node:buffer');
  const bytes = buffer?.Buffer.from(base64, 'base64');
  return bytes && zlib?.inflateSync(bytes, { chunkSize: ROOM });
}

/** As inflateSync(), for where that cannot be; rejects with 'unsupported' where nothing can inflate it. */
async function inflate(base64: string): Promise<Bytes> {
  try {
    const stream = new Response(decoded(base64)).body?.pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    // DecompressionStream is missing, or mere access to it throws.
    throw new KakoiError('unsupported', 'DecompressionStream is missing here', { cause });
  }
}

function decoded(base64: string): Bytes {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length); // Uint8Array.from() takes several times as long
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
