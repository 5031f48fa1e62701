/**
 * The identity of the engine that an entry was built with. The build (bindings/package/identity.mjs) adds a
 * custom section to the wasm, whose name is unique to the engine, and gives the entry that name and a
 * checksum of all bytes. Damaged bytes and engines of other entries or builds are thus recognised in every
 * form they come in: a compiled module has no bytes to sum up, but it has its sections.
 *
 * Bytes that were changed on purpose, by another optimiser say, are refused too: a package and its
 * engine.wasm go together.
 */

/** The unique name and the checksum of an engine, as the build recorded them. */
export interface EngineIdentity {
  readonly name: string;
  readonly sum: number;
}

/** True when the bytes have the engine's checksum: FNV-1a over 32-bit words, which changes with any single word. */
export function areEngineBytes({ buffer }: Uint8Array, { sum }: EngineIdentity): boolean {
  if (buffer.byteLength % 4 !== 0) return false;
  const words = new Uint32Array(buffer);
  let actual = 0;
  for (let i = 0; i < words.length; i++) actual = Math.imul(actual ^ words[i]!, 0x01000193);
  return actual === sum;
}

/** True when the module has the custom section of exactly this engine. */
export function isEngineModule(module: WebAssembly.Module, { name }: EngineIdentity): boolean {
  return WebAssembly.Module.customSections(module, name).length > 0;
}
