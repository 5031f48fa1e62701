/** What the build puts in: Emscripten's glue, and the wasm it goes with. */

declare module '#engine-glue' {
  /** Gets the imports that the wasm needs; calls receive() once it is instantiated. */
  export type InstantiateWasm = (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ) => object;

  /** The functions of bindings/wasm. Numbers only; sets and positions travel through the transfer buffer. */
  export interface EngineModule {
    readonly HEAPU8: Uint8Array;
    inputAddress(): number;
    outputAddress(): number;

    setUp(width: number, height: number): void;
    setDown(width: number, height: number): void;
    setLeft(width: number, height: number): void;
    setRight(width: number, height: number): void;
    setExplode(width: number, height: number, connectivity: number): void;
    setGrow(width: number, height: number, connectivity: number): void;
    setBorder(width: number, height: number, connectivity: number): void;
    setShrink(width: number, height: number, connectivity: number): void;
    setExpandTo(width: number, height: number, connectivity: number): void;
    setFirstChain(width: number, height: number, connectivity: number): void;
    setIncrement(width: number, height: number): void;
    setDecrement(width: number, height: number): void;
    setNegate(width: number, height: number): void;
    setChains(width: number, height: number, connectivity: number): number;
    setQuads(width: number, height: number): void;
    setNthPoint(width: number, height: number, index: number): number;
    setEulerNumber(width: number, height: number, connectivity: number): number;
    setTransform(width: number, height: number, symmetry: number): void;

    goPlay(width: number, height: number, color: number, point: number, ko: number, suicide: boolean): number;
    goLegalMoves(width: number, height: number, color: number, ko: number, suicide: boolean): void;
    goReplay(width: number, height: number, count: number): void;
    goAnalyze(width: number, height: number, count: number, analyses: number, suicide: boolean): number;
    goOwnership(
      width: number,
      height: number,
      playouts: number,
      careful: boolean,
      seedLow: number,
      seedHigh: number,
    ): void;
    goDeadStones(width: number, height: number, playouts: number, seedLow: number, seedHigh: number): void;
    goScore(width: number, height: number, byTerritory: boolean): boolean;
    goVicinity(width: number, height: number, point: number, level: number): void;
    goInfluence(width: number, height: number, color: number, reach: number): void;
    goBouzy(width: number, height: number, dilations: number, erosions: number): void;
    goHash(width: number, height: number): void;
    goCanonicalHash(width: number, height: number, swapColors: boolean): void;

    loaMoves(toMove: number): number;
    loaLegality(toMove: number, from: number, to: number): number;
    loaPlay(toMove: number, from: number, to: number): void;
    loaLineCounts(square: number): void;
    loaQuads(color: number): void;
    loaEulerNumber(color: number, connectivity: number): number;
    loaConnectivity(count: number): number;
    loaPerft(toMove: number, depth: number): number;

    senketAdd(size: number, color: number, post: number, fences: number, allFences: boolean): number;
    senketLegalFences(size: number, color: number, post: number): void;
    senketScore(size: number, byPosts: boolean): number;
  }

  const createEngineModule: (options: { instantiateWasm: InstantiateWasm }) => PromiseLike<EngineModule>;
  export default createEngineModule;
}

declare module '#engine-source' {
  /** The wasm that init() compiles unless it is given another: bytes, or where they are. */
  export function engineSource(): Promise<Uint8Array<ArrayBuffer>> | URL;
  /** The same for initSync(); undefined where it is not to be had at once. */
  export function engineSourceSync(): Uint8Array<ArrayBuffer> | undefined;
}
