// Gives an engine an identity that JavaScript can check: bindings/js/core/engine-identity.ts says how and why.

import { createHash } from 'node:crypto';

/** The engine's wasm with an empty custom section at its end, that section's name, and the checksum of it all. */
export function withIdentity(wasm) {
  const mark = createHash('sha256').update(wasm).digest('hex').slice(0, 8);
  const missing = -(wasm.length + 3 + mark.length) & 3; // the checksum is over whole words
  const name = mark + '_'.repeat(missing);
  // A custom section: id 0, its size, the length of its name, the name.
  const bytes = new Uint8Array([...wasm, 0, 1 + name.length, name.length, ...Buffer.from(name)]);
  const sum = new Uint32Array(bytes.buffer).reduce((hash, word) => Math.imul(hash ^ word, 0x01000193), 0);
  return { bytes, name, sum };
}
