/** What the build puts in: Emscripten's glue, and the wasm it goes with. */

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

declare module '#engine-source' {
  /** The wasm that init() compiles unless it is given another: bytes, or where they are. */
  export function engineSource(): Promise<Uint8Array<ArrayBuffer>> | URL;
  /** The same for initSync(); undefined where it is not available at once. */
  export function engineSourceSync(): Uint8Array<ArrayBuffer> | undefined;
}
