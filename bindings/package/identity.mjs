// Gives an engine an identity that JavaScript can check: bindings/js/core/engine-identity.ts says how and why.

const NAME = Buffer.from('kakoi');

/** The engine's wasm with a custom section at its end, and the checksum in that section. */
export function withIdentity(wasm) {
  const header = 3 + NAME.length;
  const padding = -(wasm.length + header) & 3; // the checksum is over whole words, and the last one
  const size = 1 + NAME.length + padding + 4;
  // A custom section: id 0, its size, the length of its name, the name, the contents.
  const section = Buffer.from([0, size, NAME.length, ...NAME, ...Array(padding).fill(0), 0, 0, 0, 0]);
  const bytes = new Uint8Array([...wasm, ...section]);
  const words = new Uint32Array(bytes.buffer);
  const sum = words.subarray(0, -1).reduce((hash, word) => Math.imul(hash ^ word, 0x01000193), 0x811c9dc5);
  words[words.length - 1] = sum;
  return { bytes, sum: sum >>> 0 };
}
