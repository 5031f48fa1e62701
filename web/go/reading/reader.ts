/** Asks the reading engine, in workers only, because an answer may take seconds. */

import { type GoBoard, init, opponent, type PointSet, type Vertex, vertexName } from 'kakoi';
import type { GroupQuestion, GroupReading, ProblemPosition, SolvedProblem } from 'kakoi/problem';
import type { WorkerPool } from 'kakoi/worker';
import { Asker, type Inquiry } from '../../shell/asker.js';
import { part } from '../../shell/part.js';
import { isSame } from '../../shell/points.js';
import type { Workers } from '../../shell/workers.js';
import { ownerOf, rankFor, stoneOf } from './question.js';
import { toTheEnd } from './to-the-end.js';

/** A line of this many moves may be a ladder, in which a stone elsewhere makes all the difference. */
const LADDER = 7;
/** The distance from a ladder's stones at which a stone may break it. */
const NEAR = 2;
/** Nodes, enough for a ladder across the board, and too few for much else. */
const LADDER_NODES = 1000;
/** The most points that are tried one by one. */
const MOST_TRIED = 24;

/** The position whose problem is looked for, with the hints that its record gives. */
export type Sought = Required<ProblemPosition>;

export class Reader {
  private readonly asker: Asker;

  constructor(workers: Workers, changed: () => void) {
    this.asker = new Asker(workers, changed, 'data-reading');
  }

  /** True when workers cannot run here, so that nothing can be read. */
  get isForbidden(): boolean {
    return !this.asker.workers.areThere;
  }

  /**
   * The answer, with a line to its end where one is found; null while it is looked for. `slot` names the place whose earlier
   * question this one replaces.
   */
  find(question: GroupQuestion, slot: string): GroupReading | null {
    return this.asker.find(inquiryOf(question, slot, readToTheEnd));
  }

  /** As find(), as a promise. It rejects when a newer question of the slot replaces it. */
  known(question: GroupQuestion, slot: string): Promise<GroupReading> {
    return this.asker.ask(inquiryOf(question, slot, readToTheEnd));
  }

  /** As known(), with a line that ends where the reader has ended it. */
  ask(question: GroupQuestion, slot: string): Promise<GroupReading> {
    return this.asker.ask(inquiryOf(question, slot, read));
  }

  /** Finds out what the position asks; null when no group was found whose fate depends on who begins. */
  solve(sought: Sought): Promise<SolvedProblem | null> {
    const { board, toPlay, ko, marks, text } = sought;
    const inPool = async (pool: WorkerPool, signal: AbortSignal) => {
      const { readingEngine, findProblem } = await part('reading');
      await init(readingEngine);
      const found = await findProblem(pool, sought, { signal });
      if (found === null) return null;
      const reading = await toTheEnd(found.question, found.reading, (next) => read(pool, next, signal));
      return { ...found, reading };
    };
    const key = ['problem', toPlay, String(ko), pointsText(marks), text].join(' ');
    return this.asker.ask({ board, key, slot: 'problem', inPool, here: null });
  }

  /** Ends what solve() looks for: it rejects. */
  stopSolving(): void {
    this.asker.end('problem');
  }

  /**
   * The points where a stone of the chain's side breaks the ladder, so that the same first move no longer
   * works; none while they are looked for.
   */
  breakers({ question, reading: { outcome, line } }: SolvedProblem): readonly Vertex[] {
    const { kind, board, group } = question;
    const [first] = line;
    if (kind !== 'capture' || outcome !== 'captured' || first == null || line.length < LADDER) return [];
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
    return this.asker.find({ board, key, slot: 'breakers', inPool, here: null }) ?? [];
  }

  /** The first moves that work, the one that was found first: no others while they are looked for, or if there are too many to try. */
  firstMoves(solved: SolvedProblem): readonly Vertex[] {
    const { move } = solved.reading;
    if (move === null || rankFor(solved.question.toPlay, solved) === 0) return [];
    const all = solved.question.kind === 'life' ? this.allFirst(solved) : null;
    return [move, ...(all ?? []).filter((other) => !isSame(other, move))];
  }

  private allFirst({ question, reading }: SolvedProblem): readonly Vertex[] | null {
    const { board, toPlay, ko, group } = question;
    const { outcome, region, certainty, first } = reading;
    if (first !== null || region === null) return first;
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

type Read = (pool: WorkerPool, question: GroupQuestion, signal: AbortSignal) => Promise<GroupReading>;

function inquiryOf(question: GroupQuestion, slot: string, how: Read): Inquiry<GroupReading> {
  return {
    board: question.board,
    key: `${how === read ? '' : 'line '}${keyOf(question)}`,
    slot,
    inPool: (pool, signal) => how(pool, question, signal),
    here: null,
  };
}

async function read(pool: WorkerPool, question: GroupQuestion, signal: AbortSignal): Promise<GroupReading> {
  const { readingEngine, readQuestion } = await part('reading');
  await init(readingEngine);
  return readQuestion(pool, question, { signal });
}

async function readToTheEnd(
  pool: WorkerPool,
  question: GroupQuestion,
  signal: AbortSignal,
): Promise<GroupReading> {
  const reading = await read(pool, question, signal);
  return toTheEnd(question, reading, (next) => read(pool, next, signal));
}

function keyOf({ kind, group, other, toPlay, ko, region, walls, nodes }: GroupQuestion): string {
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
  return Array.from(points, (point) => vertexName(point, points.height)).join();
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
