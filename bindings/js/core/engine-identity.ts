/**
 * Which engine this entry was built with. The build (bindings/package/identity.mjs) adds a custom section to the wasm,
 * whose name is the engine's own, and puts that name and a checksum of all bytes here. So damaged bytes, and the engines
 * of other entries and builds, are told from the own one whatever form they come in: a compiled module has no bytes to
 * be summed, but its sections.
 *
 * Bytes that were changed on purpose, by another optimiser say, are refused too: a package and its engine.wasm go
 * together.
 */

/** Put in by the build. */
declare const __KAKOI_ENGINE_NAME__: string;
declare const __KAKOI_ENGINE_SUM__: number;

/** Whether the bytes are the engine's: FNV-1a by words, which a change of any single word changes. */
export function areEngineBytes({ buffer }: Uint8Array): boolean {
  if (buffer.byteLength % 4 !== 0) return false;
  const sum = new Uint32Array(buffer).reduce((hash, word) => Math.imul(hash ^ word, 0x01000193), 0);
  return sum === __KAKOI_ENGINE_SUM__;
}

/** Whether the module has the section of this very engine. */
export function isEngineModule(module: WebAssembly.Module): boolean {
  return WebAssembly.Module.customSections(module, __KAKOI_ENGINE_NAME__).length > 0;
}
