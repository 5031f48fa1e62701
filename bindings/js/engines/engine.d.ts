/** Types of the modules that the build makes of each engine (bindings/package/engines.mjs). */

declare module '#engine/*' {
  export const name: string;
  export const sum: number;
  /** The wasm, deflated (zlib), as base64. */
  export const base64: string;
}

declare module '#engine-identity/*' {
  /** The name and checksum of EngineIdentity. */
  export const name: string;
  export const sum: number;
}
