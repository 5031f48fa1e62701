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

/**
 * What the glue of 3.1.6 has no use for here, half of it: turns to wait in, as init() waits, and what it keeps for programs. Made all or, where another version or a build with assertions reads otherwise, none.
 */
const CUTS = [
  // Constructors run as soon as there is an instance.
  [
    /addOnInit\(Module\["asm"\]\["(\w+)"\]\);removeRunDependency\("wasm-instantiate"\)/,
    'exports.$1();readyPromiseResolve(Module)',
  ],
  [/addRunDependency\("wasm-instantiate"\);/, ''],
  [/dependenciesFulfilled=function runCaller.*Module\["run"\]=run;run\(\);/, ''],
  [/var (___\w+)=Module\["\1"\]=function\(\)\{.*?\};/g, ''],
  [/Module\["HEAP(8|16|U16|32|F32|F64)"\]=HEAP\1=[^;}]*;?/g, ''],
  [/Module\["preloaded\w+"\]=\{\};/g, ''],
  [/var moduleOverrides=.*?;/, ''],
  [/Object\.assign\(Module,moduleOverrides\);moduleOverrides=null;/, ''],
  [/var out=.*?;/, ''],
  // What init() has made sure of, and passes on itself.
  [/if\(typeof WebAssembly!="object"\)\{abort\(".*?"\)\}/, ''],
  [/err\("Module.instantiateWasm callback failed.*?return false/, 'throw e'],
  [/what\+=". Build with .*?";/, ''],
  [/wasmBinaryFile="engine.wasm";if\(.*?\)\{.*?\}/, ''],
];

/** The glue as an ES module. */
export async function fitGlue(text) {
  const fitted = CHANGES.reduce((glue, [from, to]) => glue.replace(from, () => to), text);
  const isKnown = CUTS.every(([from]) => fitted.search(from) >= 0);
  const changed = isKnown ? CUTS.reduce((glue, [from, to]) => glue.replace(from, to), fitted) : fitted;
  const { code } = await transform(changed, { define: UNKNOWN_TO_GLUE });
  return `${code}export default createEngineModule;`;
}
