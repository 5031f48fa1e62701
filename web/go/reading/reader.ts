/** Asks the reading engine, in workers only, because an answer may take seconds. */

import { type GoBoard, opponent, type PointSet, toGtp, type Vertex } from 'kakoi';
import type { ProblemReading } from 'kakoi/reading';
import type { WorkerPool } from 'kakoi/worker';
import { Asker, type Inquiry } from '../../shell/asker.js';
import { part } from '../../shell/part.js';
import type { Workers } from '../../shell/workers.js';
import { NODES, ownerOf, type Problem, type Question, type Reading, stoneOf } from './question.js';

/** A line of this many moves may be a ladder, in which a stone elsewhere makes all the difference. */
const LADDER = 7;
/** The distance from a ladder's stones at which a stone may break it. */
const NEAR = 2;
/** Nodes, enough for a ladder across the board, and too few for much else. */
const LADDER_NODES = 1000;
/** The most points that are tried one by one. */
const MOST_TRIED = 24;

/** The position whose problem is looked for, with the hints that its record gives. */
export interface Sought extends Pick<Question, 'board' | 'toPlay' | 'ko'> {
  /** Points that the record marks. */
  readonly marks: PointSet;
  /** The words of the record. */
  readonly text: string;
}

export class Reader {
  private readonly asker: Asker;

  constructor(workers: Workers, changed: () => void) {
    this.asker = new Asker(workers, changed, 'data-reading');
  }

  /** True when workers cannot run here, so that nothing can be read. */
  get isForbidden(): boolean {
    return !this.asker.workers.areThere;
  }

  /** The answer; null while it is looked for. `slot` names the place whose earlier question this one replaces. */
  find(question: Question, slot: string): Reading | null {
    return this.asker.find(inquiryOf(question, slot));
  }

  /** As find(), as a promise. It rejects when a newer question of the slot replaces it. */
  ask(question: Question, slot: string): Promise<Reading> {
    return this.asker.ask(inquiryOf(question, slot));
  }

  /** Finds out what the position asks; null when no group was found whose fate depends on who begins. */
  solve({ board, toPlay, ko, marks, text }: Sought): Promise<Problem | null> {
    const inPool = async (pool: WorkerPool, signal: AbortSignal) => {
      await (await part('reading')).initReading();
      const found = await pool.readProblem(board, { toPlay, ko, marks, text, signal });
      const problem = problemOf(found, { board, toPlay, ko });
      return problem === null ? null : withLine(pool, problem, signal);
    };
    const key = ['problem', toPlay, String(ko), pointsText(marks), text].join(' ');
    return this.asker.ask({ board, key, slot: 'problem', inPool, here: null });
  }

  /**
   * The region of an answer that is likely is cut out of the board: moves in it are read with walls around it,
   * or without. Gives the way in which the answer comes out again; null when it does in neither.
   */
  async wallsFor(question: Question, { region, outcome, certainty }: Reading): Promise<boolean | null> {
    if (question.kind !== 'life' || certainty !== 'likely') return false;
    for (const walls of [true, false]) {
      const again = await this.ask({ ...question, region, walls }, 'walls');
      if (again.outcome === outcome) return walls;
    }
    return null;
  }

  /**
   * The points where a stone of the chain's side breaks the ladder, so that the same first move no longer
   * works. Null while they are looked for.
   */
  breakers(question: Question, { line }: Reading): readonly Vertex[] | null {
    const { board, group } = question;
    const [first] = line;
    if (first == null || line.length < LADDER) return [];
    const owner = ownerOf(board, group);
    const inPool = async (pool: WorkerPool, signal: AbortSignal) => {
      const path = line.filter((move) => move !== null);
      const near = [...board.empties()].filter(
        (point) =>
          String(point) !== String(first) &&
          path.some((move) => distance(point, move) <= NEAR) &&
          neighbours(board, point).some((other) => board.get(other) === 0),
      );
      const broken = await Promise.all(
        near.map(async (point) => {
          const stopped = board.with(point, owner);
          if (stopped.legality(question.toPlay, first) !== 'legal') return true;
          const { board: next } = stopped.play(question.toPlay, first);
          const asked = { ...question, board: next, toPlay: owner, ko: null, nodes: LADDER_NODES };
          return (await read(pool, asked, signal)).outcome !== 'captured';
        }),
      );
      return near.filter((_, i) => broken[i]);
    };
    const key = `breakers ${keyOf(question)}`;
    return this.asker.find({ board, key, slot: 'breakers', inPool, here: null });
  }

  /** All first moves that are as good as the one that was found; null while they are looked for, or if there are too many to try. */
  firstMoves(
    question: Question,
    { outcome, region, move, certainty, first }: Reading,
  ): readonly Vertex[] | null {
    const { board, toPlay, ko, group } = question;
    if (first !== null || region === null || move === null) return first;
    // The harder of the two for the side that moves first, as nobody knows what lies outside.
    const walls = certainty === 'likely' && outcome !== 'dies';
    const points = [...region.and(board.empties())];
    if (points.length > MOST_TRIED) return null;
    const other = opponent(toPlay);
    const inPool = async (pool: WorkerPool, signal: AbortSignal) => {
      const legal = points.filter((point) => board.legality(toPlay, point, { ko }) === 'legal');
      const good = await Promise.all(
        legal.map(async (point) => {
          const { board: next, captured, ko: banned } = board.play(toPlay, point);
          const left = group.minus(captured);
          if (left.isEmpty) return outcome === 'dies';
          const asked = { ...question, board: next, group: left, toPlay: other, ko: banned, region, walls };
          return (await read(pool, asked, signal)).outcome === outcome;
        }),
      );
      return legal.filter((_, i) => good[i]);
    };
    const key = `first ${keyOf(question)}`;
    return this.asker.find({ board, key, slot: 'first', inPool, here: null });
  }
}

function inquiryOf(question: Question, slot: string): Inquiry<Reading> {
  return {
    board: question.board,
    key: keyOf(question),
    slot,
    inPool: (pool, signal) => read(pool, question, signal),
    here: null,
  };
}

async function read(pool: WorkerPool, question: Question, signal: AbortSignal): Promise<Reading> {
  await (await part('reading')).initReading();
  const reading = await ask(pool, question, signal);
  return { ...reading, line: legalPart(question, reading.line) };
}

async function ask(pool: WorkerPool, question: Question, signal: AbortSignal): Promise<Reading> {
  const { kind, board, group, other, toPlay, ko, region, nodes } = question;
  const options = { toPlay, ko, nodes, signal };
  const simple = { otherOutcome: null, region: null, assumes: [], first: null };
  if (other !== null) {
    const chains = [board, stoneOf(group), stoneOf(other), options] as const;
    if (kind === 'connection') return { ...simple, ...(await pool.readConnection(...chains)) };
    const { a, b, ...race } = await pool.readRace(...chains);
    return { ...simple, ...race, outcome: b === 'unknown' ? b : a, otherOutcome: b };
  }
  if (kind === 'capture') return { ...simple, ...(await pool.readCapture(board, stoneOf(group), options)) };
  const within = region === null ? options : { ...options, region };
  return { ...simple, ...(await pool.readLife(fenced(question), group, within)) };
}

/** The line up to its first move that is impossible: walls that are only imagined may have captured stones in it. */
function legalPart<Move extends Vertex | null>(
  { board, toPlay }: Pick<Question, 'board' | 'toPlay'>,
  line: readonly Move[],
): Move[] {
  const legal: Move[] = [];
  let [position, color] = [board, toPlay];
  for (const move of line) {
    if (move !== null && position.legality(color, move) !== 'legal') break;
    if (move !== null) position = position.play(color, move).board;
    legal.push(move);
    color = opponent(color);
  }
  return legal;
}

/** The board with walls around the region if the question wants them: stones against the group, in one row. */
function fenced({ board, group, region, walls }: Question): GoBoard {
  if (!walls || region === null) return board;
  const attacker = opponent(ownerOf(board, group));
  let fence = board;
  for (const point of board.empties())
    if (!region.has(point) && neighbours(board, point).some((next) => region.has(next)))
      fence = fence.with(point, attacker);
  return fence;
}

/** A found problem as a question with its answer; null when nothing was found, or no move that succeeds. */
function problemOf(
  { kind, target, first, line, outcome, certainty, region }: ProblemReading,
  position: Pick<Question, 'board' | 'toPlay' | 'ko'>,
): Problem | null {
  const [move] = first;
  if (kind === 'unknown' || move === undefined) return null;
  const isLife = kind === 'live' || kind === 'kill';
  const asked = isLife ? 'life' : 'capture';
  return {
    question: {
      ...position,
      kind: asked,
      group: target,
      other: null,
      region: null,
      walls: false,
      nodes: NODES[asked],
    },
    reading: {
      outcome,
      otherOutcome: null,
      certainty,
      move,
      line: legalPart(position, line),
      region: isLife ? region : null,
      assumes: [],
      first,
    },
  };
}

/** The problem with a line that goes on after its first move, where only that is known. */
async function withLine(pool: WorkerPool, problem: Problem, signal: AbortSignal): Promise<Problem> {
  const { question, reading } = problem;
  const { board, toPlay, group } = question;
  const [move] = reading.line;
  if (move == null || reading.line.length > 1 || question.kind !== 'life') return problem;
  const { board: next, captured, ko } = board.play(toPlay, move);
  const left = group.minus(captured);
  if (left.isEmpty) return problem;
  const { region } = reading;
  const walls = reading.certainty === 'likely';
  const after = { ...question, board: next, group: left, toPlay: opponent(toPlay), ko, region, walls };
  const { outcome, line } = await read(pool, after, signal);
  return outcome === reading.outcome ? { question, reading: { ...reading, line: [move, ...line] } } : problem;
}

function keyOf({ kind, group, other, toPlay, ko, region, walls, nodes }: Question): string {
  const stones = kind === 'capture' ? String(stoneOf(group)) : pointsText(group);
  const against = other === null ? '' : pointsText(other);
  return [
    kind,
    stones,
    against,
    toPlay,
    String(ko),
    region === null ? '' : pointsText(region),
    walls,
    nodes,
  ].join(' ');
}

function pointsText(points: PointSet): string {
  return Array.from(points, (point) => toGtp(point, points.height)).join();
}

function distance([x, y]: Vertex, [x2, y2]: Vertex): number {
  return Math.abs(x - x2) + Math.abs(y - y2);
}

function neighbours({ width, height }: GoBoard, [x, y]: Vertex): Vertex[] {
  const around: Vertex[] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return around.filter(([column, row]) => column >= 0 && row >= 0 && column < width && row < height);
}
