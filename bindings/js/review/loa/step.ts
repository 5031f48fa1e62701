import type { Color } from '../../core/types.js';
import type { WinProof } from '../../endings/proof.js';
import type { WinReading } from '../../endings/win.js';
import type { LoaBoard, LoaEnding } from '../../loa/board.js';
import type { LoaMove } from '../../loa/move.js';
import type { Told } from '../told.js';

export type LoaTold = Told<LoaMove, WinProof>;

/** A move between two positions. */
export interface LoaStep {
  readonly move: number;
  readonly color: Color;
  readonly played: LoaMove;
  readonly before: LoaBoard;
  readonly after: LoaBoard;
  /** The end of the game that the move brought about. */
  readonly ending: LoaEnding | null;
  /** Reads who wins the position after so many moves, with the proof where it is wanted. */
  read(moves: number, proof?: boolean): WinReading;
}
