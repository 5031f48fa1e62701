/**
 * Types of the Emscripten glue, which the build puts in. The build's facts about the wasm are declared in
 * engines/engine.d.ts.
 */

declare module '#engine-glue' {
  import type { EngineCalls } from '#layout/calls';

  export interface EngineInstance {
    readonly exports: WebAssembly.Exports;
  }

  /** Receives the imports that the wasm needs; calls receive() once it is instantiated. */
  export type InstantiateWasm = (
    imports: WebAssembly.Imports,
    receive: (instance: EngineInstance) => void,
  ) => object;

  /** Emscripten's factory: adds the engine's functions to the given object and resolves with it. */
  const createEngineModule: (options: { instantiateWasm: InstantiateWasm }) => PromiseLike<EngineCalls>;
  export default createEngineModule;
}
