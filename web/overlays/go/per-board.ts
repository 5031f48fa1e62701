/** Analyses that take milliseconds: made for the boards that are looked at, once each. */

import type { GoBoard } from 'kakoi';

/** The function, remembering its answer for as long as the board lives. */
export function perBoard<T extends object>(analysis: (board: GoBoard) => T): (board: GoBoard) => T {
  const known = new WeakMap<GoBoard, T>();
  return (board) => {
    const answer = known.get(board) ?? analysis(board);
    known.set(board, answer);
    return answer;
  };
}
