/**
 * Asks the reading engine, in workers only, because an answer may take seconds. Answers are kept as long as
 * their board lives.
 */

import { type GoBoard, type PointSet, toGtp, type Vertex } from 'kakoi';
import { initReading } from 'kakoi/reading';
import type { WorkerPool } from 'kakoi/worker';
import { type Answer, Questions } from '../../shell/questions.js';
import { NoWorkers } from '../../shell/workers.js';
import type { Background } from '../background.js';
import { ownerOf, type Question, type Reading, stoneOf } from './question.js';

/** A line of this many moves may be a ladder, in which a stone elsewhere makes all the difference. */
const LADDER = 7;
/** The distance from a ladder's stones at which a stone may break it. */
const NEAR = 2;
/** Nodes, enough for a ladder across the board, and too few for much else. */
const LADDER_NODES = 1000;
/** The most points that are tried one by one. */
const MOST_TRIED = 24;

type Ask<T> = (pool: WorkerPool, signal: AbortSignal) => Promise<T>;

export class Reader {
  /** True when workers cannot run here, so that nothing can be read. */
  isForbidden = false;
  private readonly questions: Questions;
  private engine: Promise<void> | null = null;

  constructor(
    private readonly background: Background,
    changed: () => void,
  ) {
    this.questions = new Questions('reading', changed);
  }

  /**
   * The answer; null while it is looked for. `slot` names the place whose earlier question this one replaces.
   */
  find(question: Question, slot: string): Reading | null {
    return this.reading(question, slot).value ?? null;
  }

  /** As find(), as a promise. It rejects when a newer question of the slot replaces it. */
  ask(question: Question, slot: string): Promise<Reading> {
    return this.reading(question, slot).promise;
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
    const ask: Ask<readonly Vertex[]> = async (pool, signal) => {
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
    return this.answer(board, `breakers ${keyOf(question)}`, 'breakers', ask).value ?? null;
  }

  /** All first moves that are as good as the one that was found; null while they are looked for, or if there are too many to try. */
  firstMoves(question: Question, { outcome, region, move }: Reading): readonly Vertex[] | null {
    const { board, toPlay, ko, group } = question;
    if (region === null || move === null) return null;
    const points = [...region.and(board.empties())];
    if (points.length > MOST_TRIED) return null;
    const other = toPlay === 'black' ? 'white' : 'black';
    const ask: Ask<readonly Vertex[]> = async (pool, signal) => {
      const legal = points.filter((point) => board.legality(toPlay, point, { ko }) === 'legal');
      const good = await Promise.all(
        legal.map(async (point) => {
          const { board: next, captured, ko: banned } = board.play(toPlay, point);
          const left = group.minus(captured);
          if (left.isEmpty) return outcome === 'dies';
          const asked = { ...question, board: next, group: left, toPlay: other, ko: banned, region } as const;
          return (await read(pool, asked, signal)).outcome === outcome;
        }),
      );
      return legal.filter((_, i) => good[i]);
    };
    return this.answer(board, `first ${keyOf(question)}`, 'first', ask).value ?? null;
  }

  private reading(question: Question, slot: string): Answer<Reading> {
    return this.answer(question.board, keyOf(question), slot, (pool, signal) => read(pool, question, signal));
  }

  private answer<T>(board: GoBoard, key: string, slot: string, ask: Ask<T>): Answer<T> {
    return this.questions.ask(board, key, slot, async (signal) => {
      this.engine ??= initReading();
      await this.engine;
      return this.background.run(
        (pool) => ask(pool, signal),
        () => {
          this.isForbidden = true;
          throw new NoWorkers('there are no workers to read in');
        },
      );
    });
  }
}

async function read(pool: WorkerPool, question: Question, signal: AbortSignal): Promise<Reading> {
  const { kind, board, group, region, ...rest } = question;
  const options = { toPlay: rest.toPlay, ko: rest.ko, nodes: rest.nodes, signal };
  if (kind === 'life') {
    return pool.readLife(board, group, region === null ? options : { ...options, region });
  }
  return { ...(await pool.readCapture(board, stoneOf(group), options)), region: null, assumes: [] };
}

function keyOf({ kind, group, toPlay, ko, region, nodes }: Question): string {
  const stones = kind === 'capture' ? String(stoneOf(group)) : pointsText(group);
  return [kind, stones, toPlay, String(ko), region === null ? '' : pointsText(region), nodes].join(' ');
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
