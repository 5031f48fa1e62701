import { KakoiError, showThing } from '../core/errors.js';
import { isSet, type PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import { validatePlain } from '../core/validate.js';
import { toGtp, toVertex } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { checkBoard } from './options.js';
import { aliveStones, type Cells, neighboursOf, play } from './plain-rules.js';

/** A side's winning moves against everything that the other side can do. Plain data but for its sets. */
export interface LifeProof {
  /**
   * What is proved: the target is 'captured', 'stays' on the board, gets 'two-eyes', or gets 'no-eyes': not two of them.
   */
  readonly claim: 'captured' | 'stays' | 'two-eyes' | 'no-eyes';
  /** The side that wins every ko: it may take back at once `retakes` times in a line; otherwise both are bound by the rule of ko. */
  readonly koMaster: Color;
  readonly retakes: number;
  /** Who moves first. */
  readonly toPlay: Color;
  /** The point that ko forbids to that side's first move, or null. */
  readonly ko: Vertex | null;
  readonly target: PointSet;
  /** Where may be played. */
  readonly region: PointSet;
  /**
   * What the winner does, by position: a vertex as text ('D4') or 'pass'. A position is the points of the region row by row ('X', 'O',
   * '.'; stones that are left of the target 'x', 'o'), then who moves, how often the ko master may still take back at once, and
   * where that would be now, if anywhere: 'xx.O. black 5 D4'.
   */
  readonly answers: Readonly<Record<string, string>>;
}

/** What checking a proof came to. */
export interface ProofCheck {
  readonly valid: boolean;
  /** How many positions were gone through. */
  readonly positions: number;
  /** What is wrong, or null. */
  readonly fault: string | null;
  /** The moves that lead to the fault; null is a pass. */
  readonly line: readonly (Vertex | null)[];
}

interface State {
  readonly cells: Cells;
  /** By point, whether a stone of the target still stands there. */
  readonly target: readonly boolean[];
  /** Where a ko would be taken back now; −1 for nowhere. */
  readonly ko: number;
  readonly retakes: number;
  readonly color: Color;
}

/** The winner's move after a line: a point, −1 for a pass, null when it is over, undefined when there is none. */
export type Answer = (line: readonly number[], key: string) => number | null | undefined;

/** What a proof is about. */
export type LifeClaim = Omit<LifeProof, 'answers'>;

/**
 * Plays the winner's moves against all others. Positions are gone through once: by the rules, where nobody may go round in
 * circles who has to reach something.
 */
export function playOut(board: GoBoard, claim: LifeClaim, answer: Answer, most: number): ProofCheck {
  const { width, height } = board;
  const around = neighboursOf(width, height);
  const { target, region, koMaster } = claim;
  const vertexOf = (p: number): Vertex => [p % width, Math.floor(p / width)];
  const points = [...region].map(([x, y]) => y * width + x);
  const isPlayable = new Set(points);
  const [first] = target;
  const defender: Color = first !== undefined && board.get(first) === 1 ? 'black' : 'white';
  const attacker = other(defender);
  const winner = claim.claim === 'stays' || claim.claim === 'two-eyes' ? defender : attacker;
  const prover = claim.claim === 'stays' || claim.claim === 'captured' ? attacker : defender;
  const defends = sign(defender);

  const line: number[] = [];
  const seen = new Map<string, boolean>();
  const isAlive = ({ cells, target: left }: State) => {
    const alive = aliveStones(around, cells, defends, (p) => isPlayable.has(p));
    return left.some((is, p) => is && alive.has(p));
  };
  const after = ({ cells, target: left, ko, retakes, color }: State, move: number): State | null => {
    const next = other(color);
    const forbidden = color === koMaster && retakes > 0 ? -1 : ko;
    if (move < 0)
      return color === prover && forbidden < 0 ? null : { cells, target: left, ko: -1, retakes, color: next };
    const played = isPlayable.has(move) ? play(around, cells, sign(color), move, forbidden) : null;
    if (played === null) return null;
    const rest = played.captured.some((p) => left[p])
      ? left.map((is, p) => is && !played.captured.includes(p))
      : left;
    const spent = move === ko ? 1 : 0;
    return { cells: played.cells, target: rest, ko: played.ko, retakes: retakes - spent, color: next };
  };
  const keyOf = ({ cells, target: left, ko, retakes, color }: State) => {
    const signs = points.map((p) => (['O', '.', 'X'] as const)[(cells[p] as number) + 1] as string);
    const stones = signs.map((cell, i) => (left[points[i] as number] ? cell.toLowerCase() : cell)).join('');
    return `${stones} ${color} ${retakes}${ko < 0 ? '' : ` ${toGtp(vertexOf(ko), height)}`}`;
  };

  /** What is wrong from here on, or null. */
  const check = (state: State): string | null => {
    if (!state.target.includes(true)) return winner === attacker ? null : 'the target is captured';
    const key = keyOf(state);
    const isDone = seen.get(key);
    if (isDone !== undefined) return isDone || winner !== prover ? null : 'play goes round in circles';
    if (seen.size >= most) return 'there are too many positions';
    seen.set(key, false);
    let moves: readonly number[] = [];
    if (state.color === winner) {
      const move = answer(line, key);
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
    for (const move of moves) {
      const next = after(state, move);
      if (next === null) continue;
      line.push(move);
      const fault = check(next);
      if (fault !== null) return fault;
      line.pop();
    }
    seen.set(key, true);
    return null;
  };
  const cells = Int8Array.from(board.toSignMap().flat());
  const left = Array.from(cells, () => false);
  for (const [x, y] of target) left[y * width + x] = true;
  const ko = claim.ko === null ? -1 : claim.ko[1] * width + claim.ko[0];
  const fault = check({ cells, target: left, ko, retakes: claim.retakes, color: claim.toPlay });
  const moves = fault === null ? [] : line.map((move) => (move < 0 ? null : vertexOf(move)));
  return { valid: fault === null, positions: seen.size, fault, line: moves };
}

const other = (color: Color): Color => (color === 'black' ? 'white' : 'black');
const sign = (color: Color) => (color === 'black' ? 1 : -1);

/** As many positions as are gone through at most: some tens of seconds. */
export const MOST_POSITIONS = 1_000_000;

/**
 * Checks a proof of readLife() by the rules alone: its answers are played against every move that the other side has, until
 * the target is captured, alive without conditions, or play comes round. Uses nothing of the engine that made it.
 *
 * Throws 'bad-option' for anything but a board and a proof, 'size-mismatch' for one of another size. What does not prove its
 * claim is not thrown, but said.
 */
export function verifyProof(board: GoBoard, proof: LifeProof): ProofCheck {
  checkBoard(board);
  const { target, region, answers, claim, koMaster, retakes, toPlay, ko } = validatePlain(proof, 'the proof');
  const words = ['captured', 'stays', 'two-eyes', 'no-eyes'];
  const colors = ['black', 'white'];
  const isProof =
    isSet(target) &&
    isSet(region) &&
    typeof answers === 'object' &&
    answers !== null &&
    Number.isInteger(retakes) &&
    retakes >= 0 &&
    words.includes(claim);
  if (!isProof || !colors.includes(koMaster) || !colors.includes(toPlay))
    throw new KakoiError('bad-option', `the proof must be one of readLife(), not ${showThing(proof)}`);
  for (const set of [target, region]) {
    if (set.width !== board.width || set.height !== board.height)
      throw new KakoiError(
        'size-mismatch',
        `the proof is of ${set.width}×${set.height}, the board ${board.width}×${board.height}`,
      );
  }
  const { width, height } = board;
  const known = new Map(Object.entries(answers));
  const banned = ko === null ? null : toVertex(ko, width, height);
  const question = { claim, koMaster, retakes, toPlay, target, region, ko: banned };
  return playOut(board, question, (_line, key) => read(known.get(key), board), MOST_POSITIONS);
}

/** An answer as written; null for none, which says that it is over. */
function read(text: unknown, { width, height }: GoBoard): number | null | undefined {
  if (text === undefined) return null;
  if (text === 'pass') return -1;
  const [x, y] = toVertex(text as string, width, height);
  return y * width + x;
}
