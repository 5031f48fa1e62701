/** `kakoi solve` for Go: the fate of a group, and the moves. */

import { Option } from 'commander';
import type {
  ConnectionReading,
  LifeOptions,
  LifeReading,
  ProblemReading,
  ReadOptions,
} from '../../js/entries/reading.js';
import {
  type Color,
  type GoBoard,
  type GoGame,
  KakoiError,
  PointSet,
  parseVertex,
  toGtp,
  type Vertex,
} from '../../js/index.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { rowsOfBoard } from './convert.js';
import { type GoSubject, koOf } from './read.js';
import { loadReader, type Reader } from './reader.js';

interface SolveOptions {
  readonly target?: string;
  readonly and?: string;
  readonly toPlay?: Color;
  readonly nodes?: number;
  readonly prove?: boolean;
}

/** The properties by which records mark a group. */
const MARKS = ['MA', 'TR', 'SQ', 'CR', 'SL'];
/** The fewest stones of a group to ask about: a chain with fewer is taken for a sacrifice inside one. */
const FEWEST_STONES = 3;

export const solve: Skill<GoSubject> = {
  help: `what a problem asks, and the moves that solve it: about the group at --target, or else about one whose fate
depends on who begins, among those with a stone that the record marks, if it marks any.
The position is the first of the record unless --move is given; the side to move is that of PL or of the first move.`,
  fields: `move (moves played), toPlay, kind ('live', 'kill', 'capture', 'escape', 'race', 'connect', 'cut' or 'unknown'), target,
  color, outcome ('lives', 'dies', 'seki', 'ko', 'captured', 'escapes', 'connected', 'cut' or 'unknown'), other (null, or
  with --and {point, color, outcome}), certainty ('proved', 'read', 'likely' or null), assumes (a point of each chain that
  the answer takes for uncapturable), first (the move), also (other first moves that succeed), line, nodes; points in GTP text, a pass 'pass', first null for a pass or none. With --prove, proof {positions, valid},
  or null where there is none; board, and proofs, for 'kakoi verify'`,
  options: [
    new Option('--target <point>', 'a stone of the group'),
    new Option(
      '--and <point>',
      'with --target, another stone: of its colour, are the two joined; of the other, who wins the race',
    ),
    new Option('--to-play <color>', 'who moves first').choices(['black', 'white']),
    new Option('--nodes <n>', 'the most positions to look at').argParser(integer(1, 100_000_000)),
    new Option('--prove', 'prove the answer, and check the proof by the rules alone'),
  ],
  isOfBeginning: true,
  answer: solveProblem,
};

/** What is known of a problem, in the words of the readers. */
interface Solution extends Pick<ProblemReading, 'first' | 'line' | 'certainty' | 'nodes'> {
  readonly kind: ProblemReading['kind'] | 'race' | 'connect' | 'cut';
  readonly outcome: ProblemReading['outcome'] | ConnectionReading['outcome'];
  readonly target: Vertex;
  readonly other?: { readonly stone: Vertex; readonly outcome: Solution['outcome'] };
  readonly assumes?: LifeReading['assumes'];
  readonly proofs?: LifeReading['proofs'];
}

async function solveProblem(subject: GoSubject, options: SolveOptions): Promise<Answer> {
  const reader = await loadReader();
  const { play } = subject;
  const { board, moveNumber } = play;
  const { prove = false } = options;
  const toPlay = options.toPlay ?? firstToPlay(play);
  const ko = toPlay === play.toPlay ? koOf(subject) : null;
  const asked = { toPlay, ko, ...(options.nodes === undefined ? {} : { nodes: options.nodes }) };
  const stoneIn = (text: string | undefined) =>
    text === undefined ? null : parseVertex(text, board.width, board.height);
  const [target, second] = [stoneIn(options.target), stoneIn(options.and)];
  if (second !== null && (target === null || prove))
    throw new KakoiError('bad-option', target === null ? '--and needs --target' : '--and has no proofs');
  const solution =
    target !== null && second !== null
      ? solutionOfTwo(board, target, second, asked, reader)
      : solutionOf(play, target, { ...asked, proof: prove }, reader);
  const point = toGtp(solution.target, board.height);
  const colorAt = (stone: Vertex) => (board.get(stone) === 1 ? 'black' : 'white');
  const color = colorAt(solution.target);
  const { kind, outcome, certainty, nodes } = solution;
  const other = solution.other && {
    point: toGtp(solution.other.stone, board.height),
    color: colorAt(solution.other.stone),
    outcome: solution.other.outcome,
  };
  const line = solution.line.map((vertex) => toGtp(vertex, board.height));
  const [first = null, ...also] = solution.first.map((vertex) => toGtp(vertex, board.height));
  const assumes = (solution.assumes ?? []).map((chain) => toGtp([...chain][0]!, board.height));
  const how =
    certainty === 'likely'
      ? ['(likely)']
      : certainty === 'read' && assumes.length > 0
        ? [`(read, assuming ${assumes.join(' ')})`]
        : [];
  const fates = [`${color} ${point} ${outcome}`];
  if (other) fates.push(`${other.color} ${other.point} ${other.outcome}`);
  const summary = [`${toPlay} first: ${fates.join(', ')}`, ...line, ...how].join(' ');
  return {
    fields: {
      game: 'go',
      move: moveNumber,
      toPlay,
      kind,
      target: point,
      color,
      outcome,
      other: other ?? null,
      certainty,
      assumes,
      first,
      also,
      line,
      nodes,
      ...(prove
        ? {
            proof: checked(board, solution.proofs ?? [], reader),
            board: rowsOfBoard(board),
            proofs: solution.proofs ?? [],
          }
        : {}),
    },
    brief: () => summary,
    text: () => `${summary}\n`,
  };
}

/** The solution about a group; without one, of the question that the position asks. */
function solutionOf(
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
      const group = board.chainAt(stone)?.stones.equals(problem.target) ? stone : problem.target;
      const { assumes, proofs } =
        isOfLife && problem.certainty !== 'likely'
          ? readLife(board, group, options)
          : { assumes: [], proofs: [] };
      return { ...problem, target: stone, assumes, proofs };
    }
    const [marked] = marks as Iterable<Vertex> as Vertex[];
    return solutionOf(play, marked ?? mostEnclosed(board, { readLife }), options, { readProblem, readLife });
  }
  const reading = readLife(board, target, options);
  const isOwn = board.get(target) === (options.toPlay === 'black' ? 1 : -1);
  const kind = reading.outcome === 'unknown' ? 'unknown' : isOwn ? 'live' : 'kill';
  return { ...reading, kind, target, first: listOf(reading.move) };
}

/** What becomes of two chains: of one colour, whether they are joined; of different ones, who wins the race. */
function solutionOfTwo(
  board: GoBoard,
  one: Vertex,
  other: Vertex,
  options: ReadOptions,
  { readRace, readConnection }: Pick<Reader, 'readRace' | 'readConnection'>,
): Solution {
  const [color, otherColor] = [board.get(one), board.get(other)];
  if (color !== 0 && color === otherColor) {
    const { move, ...connection } = readConnection(board, one, other, options);
    const kind = color === (options.toPlay === 'black' ? 1 : -1) ? 'connect' : 'cut';
    const { outcome } = connection;
    return { ...connection, kind, target: one, other: { stone: other, outcome }, first: listOf(move) };
  }
  const { a, b, move, ...race } = readRace(board, one, other, options);
  return {
    ...race,
    kind: 'race',
    target: one,
    outcome: a,
    other: { stone: other, outcome: b },
    first: listOf(move),
  };
}

const listOf = (move: Vertex | null): Vertex[] => (move === null ? [] : [move]);

function firstToPlay({ node, toPlay }: GoGame): Color {
  if (node.data.PL !== undefined) return toPlay;
  const first = node.children[0]?.data ?? {};
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

function checked(
  board: GoBoard,
  proofs: LifeReading['proofs'],
  { verifyProof }: Reader,
): { positions: number; valid: boolean } | null {
  if (proofs.length === 0) return null;
  const checks = proofs.map((proof) => verifyProof(board, proof));
  return {
    positions: checks.reduce((sum, { positions }) => sum + positions, 0),
    valid: checks.every(({ valid }) => valid),
  };
}
