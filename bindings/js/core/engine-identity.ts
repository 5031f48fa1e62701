/**
 * Which engine this entry was built with. The build (bindings/package/identity.mjs) ends the wasm with a custom section
 * that holds the checksum of all bytes before, so that damaged bytes, and the engines of other entries and builds, are
 * told from the own one whatever form they come in: of a compiled module nothing but such a section can be read.
 *
 * Bytes that were changed on purpose, by another optimiser say, are refused too: a package and its engine.wasm go
 * together.
 */

/** Put in by the build: the checksum. */
declare const __KAKOI_ENGINE_SUM__: number;

/** Whether bytes are the engine's, up to the checksum: FNV-1a by words, which a change of any single word changes. */
export function areEngineBytes({ buffer }: Uint8Array): boolean {
  if (buffer.byteLength % 4 !== 0) return false;
  const sum = new Uint32Array(buffer)
    .subarray(0, -1)
    .reduce((hash, word) => Math.imul(hash ^ word, 0x01000193), 0x811c9dc5);
  return sum >>> 0 === __KAKOI_ENGINE_SUM__;
}

/** Whether the module has the section of this very engine. */
export function isEngineModule(module: WebAssembly.Module): boolean {
  const [section] = WebAssembly.Module.customSections(module, 'kakoi');
  const end = section?.byteLength ?? 0;
  return end >= 4 && new DataView(section as ArrayBuffer).getUint32(end - 4, true) === __KAKOI_ENGINE_SUM__;
}
