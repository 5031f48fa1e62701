import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import { vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { signOf, vertexOf } from './claim.js';
import { aliveStones, type Cells, chainsOf, neighboursOf, play, spacesOf } from './plain-rules.js';
import { MOST_POSITIONS, type ProofCheck } from './play-out.js';

/**
 * A side's moves that lead to the end of the game with at least some lead, against every reply of the other side.
 * Counted by area; suicide is forbidden, and two passes end the game. Plain data, which JSON and postMessage()
 * preserve.
 */
export interface ScoreProof {
  readonly game: 'go';
  readonly proof: 'score';
  /** The side that gets at least `lead`. */
  readonly winner: Color;
  /** Its points less the other side's, without komi; below 0 where it loses by no more than that. */
  readonly lead: number;
  /** The side that moves first. No ko is forbidden then. */
  readonly toPlay: Color;
  /**
   * The winner's answers, by position: a vertex as text ('D4') or 'pass'. A position is the points row by row ('X',
   * 'O', '.'), then the side to move, the point that ko forbids, if any, and 'passed' after a pass: '.XOX black A1'.
   * One answer serves for all orientations of a position. Superfluous answers are ignored.
   */
  readonly answers: Readonly<Record<string, string>>;
}

interface State {
  readonly cells: Cells;
  readonly color: Color;
  /** The point that ko forbids; −1 for none. */
  readonly ko: number;
  readonly passed: boolean;
}

const PASS = -1;

/** A position being visited, and the moves to try there. */
interface Visit {
  readonly state: State;
  readonly number: number;
  readonly moves: readonly number[];
  next: number;
}

/** For each orientation, the point that each point goes to. */
function orientationsOf(width: number, height: number): readonly (readonly number[])[] {
  const turns = width === height ? 8 : 4;
  return Array.from({ length: turns }, (_, turn) =>
    Array.from({ length: width * height }, (_point, p) => {
      const x = turn & 1 ? width - 1 - (p % width) : p % width;
      const y = turn & 2 ? height - 1 - Math.floor(p / width) : Math.floor(p / width);
      return turn & 4 ? x * width + y : y * width + x;
    }),
  );
}

/** The text by which a position is told from others: the stones, then all that matters besides. */
function textOf(stones: string, color: string, ko: string, passed: boolean): string {
  return `${stones} ${color}${ko === '' ? '' : ` ${ko}`}${passed ? ' passed' : ''}`;
}

/** A point by its name, −1 for a pass; text for the fault of a bad one. */
type ReadPoint = (name: string) => number | string;

/** The answers in all orientations of their positions. */
function answersInAll(
  answers: Iterable<readonly [position: string, answer: string]>,
  { width, height }: Pick<GoBoard, 'width' | 'height'>,
  read: ReadPoint,
): Map<string, number | string> {
  const all = new Map<string, number | string>();
  const orientations = orientationsOf(width, height);
  for (const [position, answer] of answers) {
    const [stones = '', color = '', ...rest] = position.split(' ');
    if (stones.length !== width * height) continue;
    const passed = rest.at(-1) === 'passed';
    const [named = ''] = passed ? rest.slice(0, -1) : rest;
    const ko = named === '' ? PASS : read(named);
    const move = read(answer);
    for (const to of orientations) {
      const turned: string[] = [];
      to.forEach((at, p) => {
        turned[at] = stones.charAt(p);
      });
      const turn = (p: number | string) => (typeof p === 'number' && p !== PASS ? to[p]! : p);
      const forbidden = turn(ko);
      const name =
        typeof forbidden === 'number' && forbidden !== PASS ? nameOf(forbidden, width, height) : '';
      const text = textOf(turned.join(''), color, name, passed);
      if (!all.has(text)) all.set(text, turn(move));
    }
  }
  return all;
}

function nameOf(p: number, width: number, height: number): string {
  return vertexName(vertexOf({ width }, p), height);
}

/** Plays the answers of a proof of a score against every other move, by the rules alone. */
export function playOutScore(
  board: GoBoard,
  { winner, lead, toPlay }: Pick<ScoreProof, 'winner' | 'lead' | 'toPlay'>,
  given: Iterable<readonly [position: string, answer: string]>,
  read: ReadPoint,
): ProofCheck {
  const { width, height } = board;
  const start = Int8Array.from(board.toSignMap().flat());
  const around = neighboursOf(width, height);
  const points = [...start.keys()];
  const own = signOf(winner);
  const answers = answersInAll(given, board, read);

  /** The winner's lead if the game ended now. */
  const leadOf = (cells: Cells) => {
    let sum = 0;
    for (const cell of cells) sum += cell;
    for (const { empties, signs } of spacesOf(around, cells))
      if (signs.length === 1) sum += signs[0]! * empties.length;
    return own * sum;
  };

  /**
   * True when the winner could pass for the rest of the game: the stones that nobody can capture then, and the single
   * points that they surround, where the other side may not play, give it the lead.
   */
  const isSettled = (cells: Cells) => {
    const alive = aliveStones(around, cells, own, {});
    const eyes = points.filter((p) => cells[p] === 0 && around[p]!.every((q) => alive.has(q)));
    return 2 * (alive.size + eyes.length) - points.length >= lead;
  };

  const after = ({ cells, color, ko, passed }: State, move: number): State | 'over' | null => {
    const next = opponent(color);
    if (move === PASS) return passed ? 'over' : { cells, color: next, ko: -1, passed: true };
    const played = play(around, cells, signOf(color), move, ko);
    return played && { cells: played.cells, color: next, ko: played.ko, passed: false };
  };

  const line: number[] = [];
  const visits: Visit[] = [];
  const known = new Succession();

  /** Begins the visit of a position, unless it is decided already. Returns a fault, or null. */
  const enter = (state: State): string | null => {
    const stones = Array.from(state.cells, (cell) => 'O.X'.charAt(cell + 1)).join('');
    const ko = state.ko < 0 ? '' : nameOf(state.ko, width, height);
    const key = textOf(stones, state.color, ko, state.passed);
    const isNew = !known.has(key);
    const number = known.numberOf(key, stones);
    const from = visits.at(-1);
    if (from !== undefined) known.follow(from.number, number, state.passed);
    if (!isNew) return known.isDone(number) ? null : 'play goes round in circles';
    if (number >= MOST_POSITIONS) return 'there are too many positions';
    if (isSettled(state.cells)) {
      known.finish(number);
      return null;
    }
    let moves: readonly number[] = [PASS, ...points];
    if (state.color === winner) {
      const move = answers.get(key);
      if (move === undefined) return 'there is no answer';
      if (typeof move === 'string') return move;
      if (after(state, move) === null) return 'the answer is not allowed';
      moves = [move];
    }
    visits.push({ state, number, moves, next: 0 });
    return null;
  };

  const isBroken = chainsOf(around, start).some(({ beside }) => beside.every((p) => start[p] !== 0));
  let fault = isBroken
    ? 'the board has a chain without a liberty'
    : enter({ cells: start, color: toPlay, ko: -1, passed: false });
  // A loop, not a recursion, because a line may be as long as there are positions.
  for (let visit = visits.at(-1); fault === null && visit !== undefined; visit = visits.at(-1)) {
    const move = visit.moves[visit.next++];
    if (move === undefined) {
      known.finish(visit.number);
      visits.pop();
      line.pop();
      continue;
    }
    const next = after(visit.state, move);
    if (next === null) continue;
    const depth = visits.length;
    line.push(move);
    if (next === 'over') {
      const found = leadOf(visit.state.cells);
      fault = found >= lead ? null : `the game ends with a lead of ${found}, not ${lead}`;
    } else {
      fault = enter(next);
    }
    if (fault === null && visits.length === depth) line.pop();
  }
  if (fault === null && known.comesBack()) fault = 'the same stones can come back';
  return {
    valid: fault === null,
    positions: known.size,
    fault,
    line: line.map((move) => (move === PASS ? null : vertexOf({ width }, move))),
    assumes: [],
  };
}

/** The positions visited, and which follow which. */
class Succession {
  private readonly numbers = new Map<string, number>();
  /** The positions with the same stones, which differ in what else matters. */
  private readonly alike = new Map<string, number[]>();
  /** The positions that follow each: by a stone, and by a pass. */
  private readonly played: number[][] = [];
  private readonly passed: number[][] = [];
  /** The order in which visits ended: whatever follows a position is done before it. */
  private readonly done: number[] = [];
  private finished = 0;

  get size(): number {
    return this.numbers.size;
  }

  has(key: string): boolean {
    return this.numbers.has(key);
  }

  numberOf(key: string, stones: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(key, number);
    this.played.push([]);
    this.passed.push([]);
    this.done.push(-1);
    const others = this.alike.get(stones);
    if (others === undefined) this.alike.set(stones, [number]);
    else others.push(number);
    return number;
  }

  follow(from: number, to: number, byPass: boolean): void {
    (byPass ? this.passed : this.played)[from]!.push(to);
  }

  finish(number: number): void {
    this.done[number] = this.finished++;
  }

  isDone(number: number): boolean {
    return this.done[number]! >= 0;
  }

  /** True when on some line the same stones stand on the board again after a move, whoever is to play. */
  comesBack(): boolean {
    const reached = new Int32Array(this.size).fill(-1);
    for (const alike of this.alike.values()) {
      if (alike.length < 2) continue;
      const last = Math.min(...alike.map((number) => this.done[number]!));
      for (const start of alike) {
        const open: number[] = [];
        const reach = (number: number) => {
          if (reached[number] === start || this.done[number]! < last) return;
          reached[number] = start;
          open.push(number);
        };
        this.played[start]!.forEach(reach);
        for (const number of open) {
          this.played[number]!.forEach(reach);
          this.passed[number]!.forEach(reach);
        }
        if (alike.some((number) => reached[number] === start)) return true;
      }
    }
    return false;
  }
}
