import { problemOf } from '#layout/reading.readers';
import { badOption, showThing } from '../core/errors.js';
import { checkSetOf, PointSet } from '../core/point-set.js';
import { colorNumber } from '../core/points.js';
import type { Color, Vertex } from '../core/types.js';
import { validatePlain } from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import type { Certainty } from './certainty.js';
import { upToPass } from './line.js';
import { type ReadOptions, readOptions } from './options.js';
import { questionOn } from './question.js';

/** Options of readProblem(). */
export type ProblemOptions = ReadOptions & {
  /** Points marked in the record: the problem is about a group with one of these stones. Default: none. */
  marks?: PointSet;
  /**
   * The text printed with the problem. 'Black to live', 'White to kill', 黒先活, 白先黒死 and the like say
   * whose stones are asked about before any other. Default: ''.
   */
  text?: string;
};

/** A group that a problem may be about, too: its fate was found to depend on who begins. */
export type OtherQuestion = {
  readonly kind: 'live' | 'kill';
  /** The stones asked about. */
  readonly target: PointSet;
  /** The fate of the target when `toPlay` begins, as is likely: in a region cut out around it. */
  readonly outcome: 'lives' | 'dies' | 'seki' | 'ko';
  /** A first move that brings about the outcome. */
  readonly move: Vertex;
};

/** The result of readProblem(). */
export interface ProblemReading {
  /**
   * The question: can `toPlay` make the target 'live', or 'kill' it; 'capture' a chain, or let one 'escape'.
   * 'unknown' when no group was found whose fate may depend on who begins.
   */
  readonly kind: 'live' | 'kill' | 'capture' | 'escape' | 'unknown';
  /** The stones asked about. */
  readonly target: PointSet;
  /**
   * All first moves found that bring about the outcome: the best one first, the others in the order of the
   * board. Empty with 'unknown'.
   */
  readonly first: readonly Vertex[];
  /** A continuation that begins with the best move. */
  readonly line: readonly Vertex[];
  /**
   * The fate of the target when `toPlay` begins, as in readLife(); of a chain as in readCapture(). 'unknown' with a `kind`
   * where nothing could be read, and of games played to their end too few succeed, though more with this first move than
   * with others.
   */
  readonly outcome: 'lives' | 'dies' | 'seki' | 'ko' | 'captured' | 'escapes' | 'unknown';
  /**
   * 'proved' or 'read' where readLife() or readCapture() says so; 'likely' where walls are open and the region
   * was cut out around the target, or where nothing could be read and games played to their end agree. Null with the kind
   * 'unknown'.
   */
  readonly certainty: Certainty | null;
  /** The number of positions searched. */
  readonly nodes: number;
  /** The points where both sides could play; empty for captures. */
  readonly region: PointSet;
  /**
   * Further questions, the most probable one first: other groups whose fate was found to depend on who begins by
   * the time that the target was. Captures and games played to their end look for no others.
   */
  readonly others: readonly OtherQuestion[];
}

/** A second for most problems. */
const DEFAULT_NODES = 2_000_000;

/** Words for saving stones and for taking them, in the languages of the books. */
const LIVE = /\b(live|lives|save|escape)\b|活|生き|逃/iu;
const KILL = /\b(kill|kills|capture|captures|take|dead|die)\b|殺|杀|死|取|吃/iu;

/**
 * Reads a problem as it is printed: finds the group that it asks about, and the first moves that succeed. Such
 * a group's fate depends on who begins; walls may be open, as books print them.
 *
 * ```
 *   . . . . . . . . . . .
 *   . . . . . . . . . . .     Seven stones on the second line:
 *   . . X X X X X X X . .     Black to play kills, with C1 or J1;
 *   . X O O O O O O O X .     White to play lives, with C1, F1 or J1.
 *   . . . . . . . . . . .
 * ```
 *
 * Throws 'bad-option' for anything but a board, a colour, a text and nodes from 1 to 100,000,000;
 * 'size-mismatch' for marks of another size; 'not-initialised' before init(readingEngine).
 */
export function readProblem(board: GoBoard, options: ProblemOptions): ProblemReading {
  return askProblem(board, options)();
}

/** Implements readProblem(): checks the question, and returns the search. */
export function askProblem(board: GoBoard, options: ProblemOptions): () => ProblemReading {
  const { width, height, ask } = questionOn(board);
  const given = validatePlain(options);
  const { marks, text = '' } = given;
  const { toPlay, ko, nodes } = readOptions(board, given, DEFAULT_NODES, ['marks', 'text']);
  if (typeof text !== 'string') throw badOption(`text must be a string, not ${showThing(text)}`);
  const marked =
    marks === undefined
      ? PointSet.empty(width, height)
      : checkSetOf(board, marks, 'marks').and(board.empties().not());
  return () => {
    const read = (stones: PointSet, most: number) =>
      problemOf(ask((call) => call.readingProblem(width, height, colorNumber(toPlay), ko, most), stones));
    const hinted = about(board, marked, toPlay, text);
    let problem = read(hinted, nodes);
    // The text may be about something else.
    if (problem.kind === 'unknown' && !hinted.equals(marked) && problem.nodes < nodes) {
      const without = read(marked, nodes - problem.nodes);
      problem = { ...without, nodes: problem.nodes + without.nodes };
    }
    const { kind, outcome, certainty, target, region, first, line, others, nodes: looked } = problem;
    const isCapture = kind === 'capture' || kind === 'escape';
    const said = { dies: 'captured', lives: 'escapes' } as const;
    return {
      kind,
      target,
      first: upToPass(first),
      line: upToPass(line),
      outcome: isCapture && (outcome === 'dies' || outcome === 'lives') ? said[outcome] : outcome,
      certainty: kind === 'unknown' ? null : certainty,
      nodes: looked,
      region,
      others: others as readonly OtherQuestion[],
    };
  };
}

/** The stones that marks and text leave; empty for all. */
function about(board: GoBoard, marked: PointSet, toPlay: Color, text: string): PointSet {
  const lives = LIVE.test(text);
  if (lives === KILL.test(text)) return marked;
  const opponent = toPlay === 'black' ? 'white' : 'black';
  const stones = board.stones(lives ? toPlay : opponent);
  return marked.isEmpty ? stones : marked.intersects(stones) ? marked.and(stones) : marked;
}
