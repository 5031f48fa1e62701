/**
 * Which engine an entry was built with. The build (bindings/package/identity.mjs) adds a custom section to the wasm,
 * whose name is the engine's own, and gives the entry that name and a checksum of all bytes. So damaged bytes, and the engines
 * of other entries and builds, are told from that one whatever form they come in: a compiled module has no bytes to
 * be summed, but its sections.
 *
 * Bytes that were changed on purpose, by another optimiser say, are refused too: a package and its engine.wasm go
 * together.
 */

/** What the build knows of an engine. */
export interface EngineIdentity {
  readonly name: string;
  readonly sum: number;
}

/** Whether the bytes are the engine's: FNV-1a by words, which a change of any single word changes. */
export function areEngineBytes({ buffer }: Uint8Array, { sum }: EngineIdentity): boolean {
  if (buffer.byteLength % 4 !== 0) return false;
  const words = new Uint32Array(buffer);
  let actual = 0;
  for (let i = 0; i < words.length; i++) actual = Math.imul(actual ^ (words[i] as number), 0x01000193);
  return actual === sum;
}

/** Whether the module has the section of this very engine. */
export function isEngineModule(module: WebAssembly.Module, { name }: EngineIdentity): boolean {
  return WebAssembly.Module.customSections(module, name).length > 0;
}
