/** What the build knows of each engine: bindings/package/engines.mjs. */

declare module '#engine/*' {
  export const name: string;
  export const sum: number;
  /** Its bytes, deflated (zlib). */
  export const base64: string;
}

declare module '#engine-identity/*' {
  /** As in engine-identity.ts. */
  export const name: string;
  export const sum: number;
}
