/** The solver: asks `kakoi/reading`, here or in workers, the questions that come up while a problem is played. */

import type { Color, GoBoard, PointSet, Vertex } from '../../js/api.js';
import { badOption, showThing } from '../../js/core/errors.js';
import { checkBoard } from '../../js/core/foreign.js';
import { opponent } from '../../js/core/opponent.js';
import { validateColor } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/is-board.js';
import type { CaptureOptions, CaptureReading } from '../../js/reading/capture.js';
import type { ConnectionReading } from '../../js/reading/connection.js';
import type { LifeOptions, LifeReading } from '../../js/reading/life.js';
import type { ReadOptions } from '../../js/reading/options.js';
import type { ProblemOptions, ProblemReading } from '../../js/reading/problem.js';
import type { RaceReading } from '../../js/reading/race.js';
import { checkQuestion, type GroupQuestion, type GroupReading, ownerOf } from './question.js';

/** A value, or a promise of it. */
export type Eventually<T> = T | Promise<T>;

/** The functions of `kakoi/reading` that answer, as that module has them or a WorkerPool. */
export interface ProblemReader {
  /** Finds what the position asks. */
  readProblem(board: GoBoard, options: ProblemOptions): Eventually<ProblemReading>;
  /** Says whether the chain at the vertex can be captured. */
  readCapture(board: GoBoard, vertex: Vertex, options: CaptureOptions): Eventually<CaptureReading>;
  /** Says what becomes of the group. */
  readLife(board: GoBoard, target: PointSet, options: LifeOptions): Eventually<LifeReading>;
  /** Says which of two chains wins their race. */
  readRace(board: GoBoard, a: Vertex, b: Vertex, options: ReadOptions): Eventually<RaceReading>;
  /** Says whether two chains of one colour can be connected. */
  readConnection(board: GoBoard, a: Vertex, b: Vertex, options: ReadOptions): Eventually<ConnectionReading>;
}

/** The position of a problem, with the hints that its record gives. */
export interface ProblemPosition {
  readonly board: GoBoard;
  /** The side that is to play. */
  readonly toPlay: Color;
  /** The point that ko forbids to that side. */
  readonly ko: Vertex | null;
  /** Points that the record marks: the problem is about a group with one of these stones. */
  readonly marks?: PointSet;
  /** The words of the record. */
  readonly text?: string;
}

/** The question that a problem asks, and its answer. */
export interface SolvedProblem {
  readonly question: GroupQuestion;
  readonly reading: GroupReading;
}

/** Options of the solver's questions. */
export type SolverOptions = {
  /** Stops a reader that works in workers. */
  signal?: AbortSignal;
};

/** Nodes for questions about what was found, which take a fifth of a second. */
const NODES = { capture: 50_000, life: 200_000 } as const;

/**
 * Finds out what the position asks; null when there is no group whose fate depends on who begins. Rejects with
 * 'bad-option' for what is no position or no reader, and as the reader does.
 */
export async function findProblem(
  reader: ProblemReader,
  position: ProblemPosition,
  options: SolverOptions = {},
): Promise<SolvedProblem | null> {
  checkReader(reader);
  const { board, toPlay, ko, marks, text } = checkPosition(position);
  const found = await reader.readProblem(board, {
    toPlay,
    ko,
    ...(marks !== undefined && { marks }),
    ...(text !== undefined && { text }),
    ...options,
  });
  const problem = problemOf(found, { board, toPlay, ko });
  return problem === null ? null : withLine(reader, problem, options);
}

/**
 * Answers the question. A line ends before its first move that is impossible: walls that are only imagined may have captured
 * stones in it. Rejects with 'bad-option' for what is no question or no reader, and as the reader does.
 */
export async function readQuestion(
  reader: ProblemReader,
  question: GroupQuestion,
  options: SolverOptions = {},
): Promise<GroupReading> {
  checkReader(reader);
  const checked = checkQuestion(question);
  const reading = await ask(reader, checked, options);
  return { ...reading, line: legalPart(checked, reading.line) };
}

/** The position as it was checked, whatever its parts are if they are asked for again. Throws 'bad-option' for what is no position. */
export function checkPosition(position: ProblemPosition): ProblemPosition {
  const { board, toPlay, ko, marks, text } = Object(position) as ProblemPosition;
  checkBoard(board, isBoard, 'GoBoard');
  validateColor(toPlay);
  return { board, toPlay, ko, ...(marks !== undefined && { marks }), ...(text !== undefined && { text }) };
}

function checkReader(reader: ProblemReader): void {
  const names = ['readProblem', 'readCapture', 'readLife', 'readRace', 'readConnection'] as const;
  if (names.some((name) => typeof Object(reader)[name] !== 'function'))
    throw badOption(`the reader must be kakoi/reading or a pool, not ${showThing(reader)}`);
}

async function ask(
  reader: ProblemReader,
  question: GroupQuestion,
  more: SolverOptions,
): Promise<GroupReading> {
  const { kind, board, group, other, toPlay, ko, region, nodes } = question;
  const options = { toPlay, ko, nodes, ...more };
  const simple = { otherOutcome: null, region: null, assumes: [], first: null };
  if (other !== null) {
    const chains = [board, stoneOf(group), stoneOf(other), options] as const;
    if (kind === 'connection') return { ...simple, ...(await reader.readConnection(...chains)) };
    const { a, b, ...race } = await reader.readRace(...chains);
    return { ...simple, ...race, outcome: b === 'unknown' ? b : a, otherOutcome: b };
  }
  if (kind === 'capture') {
    const reading = await reader.readCapture(board, stoneOf(group), options);
    if (reading.certainty !== 'likely') return { ...simple, ...reading };
    // Nobody is judged by a guess.
    return { ...simple, outcome: 'unknown', certainty: null, move: null, line: [] };
  }
  const within = region === null ? options : { ...options, region };
  return { ...simple, ...(await reader.readLife(fenced(question), group, within)) };
}

/** One of the stones: the leftmost of the topmost row. */
function stoneOf(group: PointSet): Vertex {
  const [stone] = group as Iterable<Vertex> as [Vertex];
  return stone;
}

/** The line up to its first move that is impossible. */
function legalPart<Move extends Vertex | null>(
  { board, toPlay }: Pick<GroupQuestion, 'board' | 'toPlay'>,
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
function fenced({ board, group, region, walls }: GroupQuestion): GoBoard {
  if (!walls || region === null) return board;
  const attacker = opponent(ownerOf({ board, group }));
  let fence = board;
  for (const point of board.empties())
    if (!region.has(point) && neighbours(board, point).some((next) => region.has(next)))
      fence = fence.with(point, attacker);
  return fence;
}

/**
 * A found problem as a question with its answer; null when nothing was found, no move that succeeds, or a move that nothing
 * but games at random speak for.
 */
function problemOf(
  { kind, target, first, line, outcome, certainty, region }: ProblemReading,
  position: Pick<GroupQuestion, 'board' | 'toPlay' | 'ko'>,
): SolvedProblem | null {
  const [move] = first;
  if (kind === 'unknown' || outcome === 'unknown' || move === undefined) return null;
  const isLife = kind === 'live' || kind === 'kill';
  const asked = isLife ? 'life' : 'capture';
  const about = { group: target, other: null, region: null, walls: false };
  return {
    question: { ...position, kind: asked, ...about, nodes: NODES[asked] },
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
async function withLine(
  reader: ProblemReader,
  problem: SolvedProblem,
  options: SolverOptions,
): Promise<SolvedProblem> {
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
  const { outcome, line } = await readQuestion(reader, after, options);
  return outcome === reading.outcome ? { question, reading: { ...reading, line: [move, ...line] } } : problem;
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
