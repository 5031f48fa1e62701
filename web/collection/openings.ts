/** The lines of moves from the empty board that most games begin with. */

import type { Vertex } from 'kakoi';
import type { Filter } from './filter.js';
import type { Games, NextMove } from './games.js';
import { emptyQuestion, played, type Question, queryOf } from './question.js';

/** A line of moves: the position after it, and the last of its moves. */
export interface Opening {
  readonly moves: readonly Vertex[];
  readonly question: Question;
  readonly last: NextMove;
}

/**
 * The most frequent lines of so many moves. The most frequent beginning is always gone on from first, so that rare ones are not
 * looked at. A move counts wherever its position was reached, by another order of moves, too.
 */
export async function openings(
  games: Games,
  filter: Filter,
  [width, height]: readonly [number, number],
  { depth, most }: { readonly depth: number; readonly most: number },
  signal: AbortSignal,
): Promise<Opening[]> {
  const found: Opening[] = [];
  const ahead: { question: Question; last: NextMove | null }[] = [
    { question: emptyQuestion(width, height), last: null },
  ];
  while (found.length < most) {
    const next = ahead.shift();
    if (next === undefined) break;
    const { question, last } = next;
    const moves = question.moves!;
    if (moves.length === depth) {
      found.push({ moves, question, last: last! });
      continue;
    }
    const query = queryOf(question, { swapColors: false, local: false });
    for (const move of await games.next(query, filter, signal)) {
      const after = move.vertex && played(question, move.vertex);
      if (after) ahead.push({ question: after, last: move });
    }
    ahead.sort((a, b) => (b.last?.count ?? 0) - (a.last?.count ?? 0));
  }
  return found.sort((a, b) => b.last.count - a.last.count);
}
