/** What the build puts in: Emscripten's glue. What it knows of the wasm is declared in engines/engine.d.ts. */

declare module '#engine-glue' {
  import type { EngineCalls } from '#layout/calls';

  /** Gets the imports that the wasm needs; calls receive() once it is instantiated. */
  export type InstantiateWasm = (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ) => object;

  export interface EngineModule extends EngineCalls {
    readonly HEAPU8: Uint8Array;
  }

  const createEngineModule: (options: { instantiateWasm: InstantiateWasm }) => PromiseLike<EngineModule>;
  export default createEngineModule;
}
