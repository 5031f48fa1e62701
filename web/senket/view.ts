/** A position with its score, as the panel, the words and the board show it. */

import type { SenketBoard, SenketMode, SenketScore } from 'kakoi';

export interface SenketView {
  readonly board: SenketBoard;
  readonly mode: SenketMode;
  readonly score: SenketScore;
  /** Only one side has territory. By the rules nearly the whole board is its own then, which means nothing yet. */
  readonly isEarly: boolean;
}

export function viewOf(board: SenketBoard, mode: SenketMode): SenketView {
  const score = board.score({ mode });
  const isEarly = (score.black.sets.length === 0) !== (score.white.sets.length === 0);
  return { board, mode, score, isEarly };
}
