/** The answer of every opponent. */

/** A move that was looked at. `Move` is a vertex in Go and Senket, in Lines of Action a LoaMove; null is a pass. */
export interface MoveCandidate<Move = unknown> {
  readonly move: Move | null;
  /** The number of steps of the search that began with it, or of positions searched. */
  readonly visits: number;
  /** The chance to win, 0 to 1, for the side to play; null in games other than Go where too little was looked at to know it. */
  readonly winRate: number | null;
  /** In Go, the points by which the side to play leads in the end, on average, komi counted; null in other games. */
  readonly lead: number | null;
  /** The moves expected, this one first. */
  readonly line: readonly (Move | null)[];
}

/** The result of chooseMove(). `Move` is as in MoveCandidate. */
export interface MoveChoice<Move = unknown> {
  /** Null: a pass. */
  readonly move: Move | null;
  /** True when a player who knows its chance would resign here; only in Go. `move` is one all the same. */
  readonly resigns: boolean;
  /** As in MoveCandidate: in games other than Go null for levels that look at too little. */
  readonly winRate: number | null;
  /** As in MoveCandidate, of the position. */
  readonly lead: number | null;
  /** The number of steps that the search of Go took, or of positions searched. */
  readonly playouts: number;
  /** The moves that were looked at most, at most 16, the most visited first; one in the other games. */
  readonly candidates: readonly MoveCandidate<Move>[];
}
