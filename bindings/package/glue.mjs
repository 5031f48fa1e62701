// Fits Emscripten's JavaScript to the package: init() hands over what is compiled, and initSync() waits for nothing.

import { transform } from 'esbuild';

/**
 * Names that Emscripten's glue tests for: to tell where it is and fetch the wasm, which init() hands over, and to export
 * itself, which the bundle does. Declared undefined, so that minifiers drop that code.
 */
const UNKNOWN_TO_GLUE = Object.fromEntries(
  ['window', 'document', 'importScripts', 'process', 'fetch', 'exports', 'module', 'define'].map((name) => [
    name,
    'undefined',
  ]),
);

/** What is replaced, by version. */
const CHANGES = [
  // 3.1.6: how it would get the wasm itself.
  ['instantiateAsync().catch(readyPromiseReject);', ''],
  // 6.0.5 goes on with the instance a tick after it has it; 3.1.6 at once.
  ['inst=>resolve(receiveInstance(inst))', 'inst=>{receiveInstance(inst);run();resolve()}'],
  ['wasmExports=await createWasm();await run();', 'await createWasm();'],
];

/** The glue as an ES module. */
export async function fitGlue(text) {
  const changed = CHANGES.reduce((glue, [from, to]) => glue.replace(from, () => to), text);
  const { code } = await transform(changed, { define: UNKNOWN_TO_GLUE });
  return `${code}export default createEngineModule;`;
}
