/** Adds up what is played next in games. */

import { badOption, type KakoiError, show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color, Vertex } from '../core/types.js';
import { listOf, MAX_SIZE, validateColor, validateCount, validatePlain } from '../core/validate.js';
import { toVertex } from '../core/vertex.js';

/**
 * A move that was played next: its side and point in the orientation and the colours of the question, on the board or within
 * the pattern.
 */
export interface Continuation {
  readonly color: Color;
  /** Null: elsewhere, or a pass. */
  readonly vertex: Vertex | null;
  /** The number of games that went on so. */
  readonly count: number;
  /** The numbers of them that were won by the side that has the question's black stones, and by the other. */
  readonly blackWins: number;
  readonly whiteWins: number;
}

type Counted = { -readonly [Key in keyof Continuation]: Continuation[Key] };

interface Next {
  readonly game: number;
  readonly swapped: boolean;
  readonly next: { readonly color: Color; readonly vertex: Vertex | null } | null;
}

/** The moves by how often they were played; `winner` tells who has won a game. */
export function addUp(found: Iterable<Next>, winner: (game: number) => Color | null): Continuation[] {
  const counted = new Map<string, Counted>();
  for (const { game, swapped, next } of found) {
    if (next === null) continue;
    const { color, vertex } = next;
    const key = `${color} ${vertex}`;
    let entry = counted.get(key);
    if (entry === undefined) {
      entry = { color, vertex, count: 0, blackWins: 0, whiteWins: 0 };
      counted.set(key, entry);
    }
    const won = winner(game);
    const side = won !== null && swapped ? opponent(won) : won;
    entry.count++;
    if (side === 'black') entry.blackWins++;
    if (side === 'white') entry.whiteWins++;
  }
  return sorted(counted.values());
}

/** The sums of several lists, as if their games were in one collection. Throws 'bad-option' for what is not such a list. */
export function addContinuations(lists: Iterable<readonly Continuation[]>): Continuation[] {
  const sums = new Map<string, Counted>();
  const add = (given: Continuation) => {
    const each = checked(given);
    const key = `${each.color} ${each.vertex}`;
    const sum = sums.get(key);
    if (sum === undefined) {
      sums.set(key, each);
    } else {
      sum.count += each.count;
      sum.blackWins += each.blackWins;
      sum.whiteWins += each.whiteWins;
    }
  };
  const isList = listOf(lists, (list) => {
    if (listOf(list, add) === null) throw notAList(list);
  });
  if (isList === null) throw notAList(lists);
  return sorted(sums.values());
}

/** A copy of the move, whose parts are read once. */
function checked(given: Continuation): Counted {
  const { color, vertex, count, blackWins, whiteWins } = validatePlain(given, 'a continuation');
  return {
    color: validateColor(color),
    vertex: vertex === null ? null : toVertex(vertex, MAX_SIZE, MAX_SIZE),
    count: validateCount(count, 'count'),
    blackWins: validateCount(blackWins, 'blackWins'),
    whiteWins: validateCount(whiteWins, 'whiteWins'),
  };
}

function notAList(value: unknown): KakoiError {
  return badOption(`continuations must be a list of lists, not ${show(value)}`);
}

/** The most frequent first; of equals Black's, the topmost, the leftmost, elsewhere last. */
function sorted(counted: Iterable<Continuation>): Continuation[] {
  const place = ({ vertex }: Continuation) =>
    vertex === null ? Number.POSITIVE_INFINITY : vertex[1] * 32 + vertex[0];
  return [...counted].sort(
    (a, b) =>
      b.count - a.count ||
      Number(a.color === 'white') - Number(b.color === 'white') ||
      (place(a) === place(b) ? 0 : place(a) - place(b)),
  );
}
