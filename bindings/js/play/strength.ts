/** The strength asked of an opponent, checked. */
export interface StrengthOfQuestion {
  readonly level: number;
  /** 0: as many as the level has. */
  readonly playouts: number;
  readonly seed: number;
}
