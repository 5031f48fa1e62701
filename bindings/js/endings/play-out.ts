import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import type { LoaRules } from '../loa/rules.js';
import { isConnected, type Plain, type PlainMove, plainMoves, writePlain } from './plain-rules.js';

/** The side claimed to win, the rules, and the positions, as text, that count as draws. */
export interface WinClaim {
  readonly winner: Color;
  readonly rules: Pick<LoaRules, 'simultaneous' | 'noMove'>;
  readonly drawn: ReadonlySet<string>;
}

/** The result of playing the winner's answers against all other moves. */
export interface PlayedOut {
  /** The reason why the claim fails, or null when it holds. */
  readonly fault: string | null;
  /** The moves that lead to the fault. */
  readonly line: readonly string[];
  /** The number of positions visited. */
  readonly positions: number;
  /** The most plies that the winner needs. */
  readonly plies: number;
}

/** The most positions visited: some tens of seconds. */
export const MOST_POSITIONS = 1_000_000;

/** The winner, 'draw', or null while the game goes on. */
export function plainOutcome(
  position: Plain,
  moves: readonly PlainMove[],
  claim: WinClaim,
): Color | 'draw' | null {
  const mover = opponent(position.toPlay);
  const { simultaneous, noMove } = claim.rules;
  const black = isConnected(position, 'black');
  const white = isConnected(position, 'white');
  if (black && white) return simultaneous === 'mover' ? mover : 'draw';
  if (black || white) return black ? 'black' : 'white';
  if (noMove === 'pass' || moves[0]?.text !== 'pass') return null;
  return noMove === 'draw' ? 'draw' : mover;
}

/** A position being visited: its moves, the number of them that are done, and the most plies that these take. */
interface Step {
  readonly key: string;
  readonly moves: readonly PlainMove[];
  done: number;
  plies: number;
}

/**
 * Plays the winner's answers against every move of the other side. `answer` gives the winner's move, as text,
 * for a position. A position that recurs on the path to itself is a fault; without one, the game ends
 * whatever the other side does.
 */
export function playOut(
  start: Plain,
  claim: WinClaim,
  answer: (key: string) => string | undefined,
  most: number = MOST_POSITIONS,
): PlayedOut {
  /** The plies that each position takes; −1 while it is being visited. */
  const seen = new Map<string, number>();
  const way: Step[] = [];

  /**
   * Enters a position: returns its plies when they are known, null when the visit has begun, or the fault as text.
   */
  const enter = (position: Plain): number | string | null => {
    const key = writePlain(position);
    const known = seen.get(key);
    if (known !== undefined) return known < 0 ? 'play goes round in circles' : known;
    if (seen.size >= most) return 'there are too many positions';
    const all = plainMoves(position);
    const outcome = plainOutcome(position, all, claim);
    if (outcome === claim.winner) return 0;
    if (outcome !== null) return outcome === 'draw' ? 'the game is drawn' : `${outcome} wins`;
    if (claim.drawn.has(key)) return 'the game is drawn: the position has been there before';
    let moves: readonly PlainMove[] = all;
    if (position.toPlay === claim.winner) {
      const text = answer(key);
      if (text === undefined) return 'there is no answer';
      moves = all.filter((move) => move.text === text);
      if (moves.length === 0) return 'the answer is not a legal move';
    }
    seen.set(key, -1);
    way.push({ key, moves, done: 0, plies: 0 });
    return null;
  };

  const line = () => way.map(({ moves, done }) => moves[done]!.text);
  let found = enter(start);
  while (typeof found !== 'string') {
    const step = way.at(-1);
    if (step === undefined) return { fault: null, line: [], positions: seen.size, plies: found ?? 0 };
    if (found !== null) {
      step.plies = Math.max(step.plies, found + 1);
      step.done++;
    }
    const move = step.moves[step.done];
    if (move !== undefined) {
      found = enter(move.next);
      continue;
    }
    seen.set(step.key, step.plies);
    found = step.plies;
    way.pop();
  }
  return { fault: found, line: line(), positions: seen.size, plies: 0 };
}
