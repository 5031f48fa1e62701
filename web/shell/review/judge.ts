/** The judgement of moves by a game's engine, as the look back uses it. */

import type { Color, RecordNode } from 'kakoi';
import type { MoveChoice } from 'kakoi/play';
import type { Game } from '../session.js';

/**
 * The care with which a position is looked at: all of them briefly; those around a bad move thoroughly, the one after it as
 * deep as its best reply was seen from the one before.
 */
export type Care = 'brief' | 'thorough' | 'reply';

/** A game as the look back knows it. */
export interface Judge<Move> {
  /** Goes to the position and shows the moves that were better there. */
  advise(node: RecordNode, line: readonly (Move | null)[]): void;
  /** The moves that the engine considers where that game stands. */
  weigh(game: Game, care: Care, signal: AbortSignal): Promise<MoveChoice<Move>>;
  /** The winner where that game, which is over, stands; null when nobody knows. */
  winnerOf(game: Game): Color | 'draw' | null;
  moveName(move: Move | null): string;
  /** True when a brief look sees a move and not the reply, so that its chances lean to the side to play. */
  readonly leansToPlayer?: boolean;
}
