/** Plays a winner's answers against all other moves, by the rules alone. */

import { opponent } from '../core/opponent.js';
import { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import { vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { assumptionsOf, faultOfClaim, groundOf, type LifeClaim, signOf, vertexOf } from './claim.js';
import { aliveStones, type Cells, isTakenBack, play } from './plain-rules.js';

/** The result of checking a proof. */
export interface ProofCheck {
  readonly valid: boolean;
  /** The number of positions visited. */
  readonly positions: number;
  /** The reason why the proof is not valid, or null. */
  readonly fault: string | null;
  /** The moves that lead to the fault; null is a pass. */
  readonly line: readonly (Vertex | null)[];
  /**
   * The assumptions of a valid proof: chains of the winner with a liberty outside of the region, taken for
   * uncapturable, that are not alive by Benson's rule without eyes in the region; and sets of empty points
   * beside the region, where nobody plays though somebody could. Without any, the claim holds on the whole
   * board, as far as `retakes` stand for all kos.
   */
  readonly assumes: readonly PointSet[];
}

interface State {
  readonly cells: Cells;
  /** For each point, true when a stone of the target still stands there. */
  readonly target: readonly boolean[];
  /** The point where a ko could be retaken now; −1 for none. */
  readonly ko: number;
  readonly retakes: number;
  readonly color: Color;
}

/** A position being visited, and the moves to try there. */
interface Visit {
  readonly state: State;
  readonly key: string;
  readonly moves: readonly number[];
  next: number;
}

/**
 * Returns the winner's move after a line: a point, −1 for a pass, null when the aim is achieved, undefined
 * when there is no answer, or text for the fault of an unusable one.
 */
export type Answer = (line: readonly number[], key: string) => number | string | null | undefined;

/** The most positions visited in a region of 64 points, some tens of seconds; fewer in larger ones. */
export const MOST_POSITIONS = 1_000_000;
const MOST_POINTS = 64 * MOST_POSITIONS;

/**
 * Checks the claim against the board, then plays the winner's answers against all other moves. Each position
 * is visited once: a repetition is a fault only if the winner is the side that has to achieve something.
 */
export function playOut(board: GoBoard, question: LifeClaim, answer: Answer): ProofCheck {
  const ground = groundOf(board, question);
  const { claim, koMaster } = question;
  const { width, height, around, isInside, defender, attacker, winner } = ground;
  const points = [...isInside.keys()].filter((p) => isInside[p]);
  const prover = claim === 'stays' || claim === 'captured' ? attacker : defender;
  const most = Math.min(MOST_POSITIONS, MOST_POINTS / points.length);

  const line: number[] = [];
  const visits: Visit[] = [];
  /** For each position, true when all that follows it has been checked; false during its visit. */
  const seen = new Map<string, boolean>();
  const isAlive = ({ cells, target: left }: State) => {
    const alive = aliveStones(around, cells, signOf(defender), { isNeverPlayed: (p) => !isInside[p] });
    return left.some((is, p) => is && alive.has(p));
  };
  const after = ({ cells, target: left, ko, retakes, color }: State, move: number): State | null => {
    const next = opponent(color);
    const forbidden = color === koMaster && retakes > 0 ? -1 : ko;
    if (move < 0)
      return color === prover && forbidden < 0 ? null : { cells, target: left, ko: -1, retakes, color: next };
    const played = isInside[move] ? play(around, cells, signOf(color), move, forbidden) : null;
    if (played === null) return null;
    // The last stone, alone, is not captured by stones that its owner takes back.
    const last = left.filter(Boolean).length === 1 ? left.indexOf(true) : -1;
    const isBack = played.captured.includes(last) && isTakenBack(around, played, move, last);
    if (isBack && !(played.ko === last && koMaster === attacker)) return null;
    const rest = played.captured.some((p) => left[p])
      ? left.map((is, p) => is && !played.captured.includes(p))
      : left;
    const spent = move === ko ? 1 : 0;
    return { cells: played.cells, target: rest, ko: played.ko, retakes: retakes - spent, color: next };
  };
  const keyOf = ({ cells, target: left, ko, retakes, color }: State) => {
    const signs = points.map((p) => (['O', '.', 'X'] as const)[cells[p]! + 1] as string);
    const stones = signs.map((cell, i) => (left[points[i]!] ? cell.toLowerCase() : cell)).join('');
    return `${stones} ${color} ${retakes}${ko < 0 ? '' : ` ${vertexName(vertexOf(ground, ko), height)}`}`;
  };

  /** Begins the visit of a position, unless it is decided already. Returns a fault, or null. */
  const enter = (state: State): string | null => {
    if (!state.target.includes(true)) return winner === attacker ? null : 'the target is captured';
    const key = keyOf(state);
    const isDone = seen.get(key);
    if (isDone !== undefined) return isDone || winner !== prover ? null : 'play goes round in circles';
    if (seen.size >= most) return 'there are too many positions';
    seen.set(key, false);
    let moves: readonly number[] = [];
    if (state.color === winner) {
      const move = answer(line, key);
      if (typeof move === 'string') return move;
      if (move === undefined) return 'there is no answer';
      if (move === null) {
        if (winner === attacker || !isAlive(state)) return 'it is not over';
      } else {
        if (after(state, move) === null) return 'the answer is not allowed';
        moves = [move];
      }
    } else {
      const alive = (winner === defender || prover === defender) && isAlive(state);
      if (alive && winner === attacker) return 'the target has two eyes';
      if (!alive) moves = [-1, ...points];
    }
    visits.push({ state, key, moves, next: 0 });
    return null;
  };

  const start: State = {
    cells: ground.cells,
    target: ground.isTarget,
    ko: ground.ko,
    retakes: question.retakes,
    color: question.toPlay,
  };
  let fault = faultOfClaim(ground, question) ?? enter(start);
  // A loop, not a recursion, because a line may be as long as there are positions.
  for (let visit = visits.at(-1); fault === null && visit !== undefined; visit = visits.at(-1)) {
    const move = visit.moves[visit.next++];
    if (move === undefined) {
      seen.set(visit.key, true);
      visits.pop();
      line.pop();
      continue;
    }
    const next = after(visit.state, move);
    if (next === null) continue;
    const depth = visits.length;
    line.push(move);
    fault = enter(next);
    if (fault === null && visits.length === depth) line.pop();
  }
  const valid = fault === null;
  const vertex = (p: number) => vertexOf(ground, p);
  const setOf = (list: readonly number[]) => PointSet.of(width, height, list.map(vertex));
  return {
    valid,
    positions: seen.size,
    fault,
    line: valid ? [] : line.map((move) => (move < 0 ? null : vertex(move))),
    assumes: valid ? assumptionsOf(ground).map(setOf) : [],
  };
}
