/** What the build puts in: Emscripten's glue. What it knows of the wasm is declared in engines/engine.d.ts. */

declare module '#engine-glue' {
  import type { EngineCalls } from '#layout/calls';

  export interface EngineInstance {
    readonly exports: WebAssembly.Exports;
  }

  /** Gets the imports that the wasm needs; calls receive() once it is instantiated. */
  export type InstantiateWasm = (
    imports: WebAssembly.Imports,
    receive: (instance: EngineInstance) => void,
  ) => object;

  /** Emscripten's factory: adds the engine's functions to the object that it is given, and resolves with it. */
  const createEngineModule: (options: { instantiateWasm: InstantiateWasm }) => PromiseLike<EngineCalls>;
  export default createEngineModule;
}
