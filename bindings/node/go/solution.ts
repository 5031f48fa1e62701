/** The question that a position asks, and its answer, as `kakoi solve` tells them. */

import type { ConnectionReading, LifeReading, ProblemReading } from '../../js/entries/reading.js';
import { type Color, type GoBoard, type GoGame, KakoiError, PointSet, type Vertex } from '../../js/index.js';
import type { LifeOptions } from '../../js/reading/life.js';
import type { ReadOptions } from '../../js/reading/options.js';
import { nextMoves } from '../../js/records/next-moves.js';
import type { Reader } from './reader.js';

/** The properties by which records mark a group. */
const MARKS = ['MA', 'TR', 'SQ', 'CR', 'SL'];
/** The fewest stones of a group to ask about: a chain with fewer is taken for a sacrifice inside one. */
const FEWEST_STONES = 3;

/** A question that is possible, too: as in ProblemReading, but of any kind. */
interface OtherProblem extends Pick<Solution, 'kind' | 'outcome'> {
  readonly target: PointSet;
  readonly move: Vertex | null;
}

/** The solution of a problem, in the words of the readers. */
export interface Solution extends Pick<ProblemReading, 'first' | 'line' | 'certainty' | 'nodes'> {
  readonly kind: ProblemReading['kind'] | 'race' | 'connect' | 'cut';
  readonly outcome: ProblemReading['outcome'] | ConnectionReading['outcome'];
  /** A stone of the group. */
  readonly target: Vertex;
  readonly group: PointSet;
  /** True when somebody said which group it is: the caller, or marks of the record. */
  readonly isNamed: boolean;
  readonly other?: { readonly stone: Vertex; readonly outcome: Solution['outcome'] };
  /** The other questions that the position may ask. */
  readonly others: readonly OtherProblem[];
  readonly assumes?: LifeReading['assumes'];
  readonly proofs?: LifeReading['proofs'];
}

/** The solution about a group; without one, of the question that the position asks. */
export function solutionOf(
  play: GoGame,
  target: Vertex | null,
  options: LifeOptions,
  { readProblem, readLife }: Pick<Reader, 'readProblem' | 'readLife'>,
): Solution {
  const { board } = play;
  const { proof, ...asked } = options;
  if (target === null) {
    const marks = markedStones(play);
    const text = play.node.data.C?.join(' ') ?? '';
    const problem = readProblem(board, { ...asked, marks, text });
    const [stone] = problem.target as Iterable<Vertex> as Vertex[];
    if (stone !== undefined) {
      const isOfLife = problem.kind === 'live' || problem.kind === 'kill';
      const { assumes, proofs } =
        isOfLife && problem.certainty !== 'likely'
          ? readLife(board, aboutOf(board, problem.target), options)
          : { assumes: [], proofs: [] };
      return { ...problem, target: stone, group: problem.target, isNamed: !marks.isEmpty, assumes, proofs };
    }
    const [marked] = marks as Iterable<Vertex> as Vertex[];
    return solutionOf(play, marked ?? mostEnclosed(board, { readLife }), options, { readProblem, readLife });
  }
  return solutionAbout(board, target, options, { readLife });
}

/** The solution about the chain at a point, or about stones of which at least one has to survive. */
function solutionAbout(
  board: GoBoard,
  target: Vertex | PointSet,
  options: LifeOptions,
  { readLife }: Pick<Reader, 'readLife'>,
): Solution {
  const reading = readLife(board, target, options);
  const [stone] = target instanceof PointSet ? (target as Iterable<Vertex> as [Vertex]) : [target];
  const isOwn = board.get(stone) === (options.toPlay === 'black' ? 1 : -1);
  const kind = reading.outcome === 'unknown' ? 'unknown' : isOwn ? 'live' : 'kill';
  const group = target instanceof PointSet ? target : board.chainAt(target)!.stones;
  return { ...reading, kind, target: stone, group, isNamed: true, first: listOf(reading.move), others: [] };
}

/** The question that was found, and the others that were. */
export function* foundQuestions(
  board: GoBoard,
  found: Solution,
  options: LifeOptions,
  reader: Pick<Reader, 'readLife'>,
): Generator<Solution> {
  yield found;
  for (const other of found.others) {
    const { kind, outcome, target, move } = other;
    const about = solutionAbout(board, aboutOf(board, target), options, reader);
    const moves = listOf(move);
    const likely = {
      outcome,
      certainty: 'likely',
      first: moves,
      line: moves,
      assumes: [],
      proofs: [],
    } as const;
    const others = [asOther(found), ...found.others.filter((one) => one !== other)];
    yield { ...about, ...(about.outcome === outcome ? {} : likely), kind, isNamed: false, others };
  }
}

/** Those, and then every other chain whose fate depends on who begins, the largest first. */
export function* allQuestions(
  board: GoBoard,
  found: Solution,
  options: LifeOptions,
  reader: Pick<Reader, 'readLife'>,
): Generator<Solution> {
  yield* foundQuestions(board, found, options, reader);
  const toPlay = options.toPlay === 'black' ? 'white' : 'black';
  const others = [asOther(found), ...found.others];
  const chains = board.chains().sort((a, b) => b.stones.size - a.stones.size);
  for (const { stones } of chains) {
    if (others.some(({ target }) => target.intersects(stones))) continue;
    const [stone] = stones as Iterable<Vertex> as [Vertex];
    const about = solutionAbout(board, stone, options, reader);
    const { outcome } = reader.readLife(board, stone, { ...options, toPlay, ko: null, proof: false });
    if (about.outcome !== 'unknown' && about.outcome !== outcome) yield { ...about, isNamed: false, others };
  }
}

const asOther = ({ kind, outcome, group, first }: Solution): OtherProblem => ({
  kind,
  outcome,
  target: group,
  move: first[0] ?? null,
});

/** One stone stands for its chain, so that a proof is about the chain. */
export function aboutOf(board: GoBoard, stones: PointSet): PointSet | Vertex {
  const [stone] = stones;
  return stone !== undefined && stones.isSubsetOf(board.chainAt(stone)!.stones) ? stone : stones;
}

/** The fate of two chains: of one colour, whether they are joined; of different ones, who wins the race. */
export function solutionOfTwo(
  board: GoBoard,
  one: Vertex,
  other: Vertex,
  options: ReadOptions,
  { readRace, readConnection }: Pick<Reader, 'readRace' | 'readConnection'>,
): Solution {
  const [color, otherColor] = [board.get(one), board.get(other)];
  const group = board.chainAt(one)?.stones ?? PointSet.empty(board.width, board.height);
  if (color !== 0 && color === otherColor) {
    const { move, ...connection } = readConnection(board, one, other, options);
    const kind = color === (options.toPlay === 'black' ? 1 : -1) ? 'connect' : 'cut';
    const { outcome } = connection;
    return {
      ...connection,
      kind,
      target: one,
      group,
      isNamed: true,
      other: { stone: other, outcome },
      first: listOf(move),
      others: [],
    };
  }
  const { a, b, move, ...race } = readRace(board, one, other, options);
  return {
    ...race,
    kind: 'race',
    target: one,
    group,
    isNamed: true,
    outcome: a,
    other: { stone: other, outcome: b },
    first: listOf(move),
    others: [],
  };
}

const listOf = (move: Vertex | null): Vertex[] => (move === null ? [] : [move]);

export function firstToPlay({ node, toPlay }: GoGame): Color {
  if (node.data.PL !== undefined) return toPlay;
  const first = nextMoves([node])[0]?.data ?? {};
  return first.W !== undefined ? 'white' : first.B !== undefined ? 'black' : toPlay;
}

/** The stones that the record marks. */
function markedStones({ board, node }: GoGame): PointSet {
  const { width, height } = board;
  const stones: Vertex[] = [];
  for (const mark of MARKS) {
    for (const value of node.data[mark] ?? []) {
      const [x = -1, y = -1] = [...value.slice(0, 2)].map((letter) => letter.charCodeAt(0) - 97);
      const isOnBoard = x >= 0 && y >= 0 && x < width && y < height;
      if (isOnBoard && board.get([x, y]) !== 0) stones.push([x, y]);
    }
  }
  return PointSet.of(width, height, stones);
}

/** A stone of the chain with the smallest region to live in. */
function mostEnclosed(board: GoBoard, { readLife }: Pick<Reader, 'readLife'>): Vertex {
  const chains = board.chains().map(({ stones }) => {
    const [vertex] = stones as Iterable<Vertex> as [Vertex];
    const { region } = readLife(board, vertex, { toPlay: 'black', nodes: 1 });
    return { vertex, size: stones.size, room: region.size };
  });
  const groups = chains.filter(({ size }) => size >= FEWEST_STONES);
  const [best] = (groups.length > 0 ? groups : chains).sort((a, b) => a.room - b.room || b.size - a.size);
  if (best === undefined) throw new KakoiError('bad-option', 'there is no group on an empty board');
  return best.vertex;
}
