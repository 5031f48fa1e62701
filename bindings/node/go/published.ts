/** The tree of a published problem, held against what the readers find: `kakoi solve --check`. */

import type { CaptureReading, Certainty, LifeReading } from '../../js/entries/reading.js';
import { type Color, type GoGame, type RecordNode, type Vertex, vertexName } from '../../js/index.js';
import type { LifeOptions } from '../../js/reading/life.js';
import { answersOf } from '../../js/records/index.js';
import { hasMove, nextMoves } from '../../js/records/next-moves.js';
import type { Fact } from '../../js/review/fact.js';
import { fateFact } from '../../js/review/go/fate-fact.js';
import type { Reader } from './reader.js';
import { aboutOf, allQuestions, foundQuestions, type Solution } from './solution.js';
import { pointText } from './text.js';

/** The positions looked at for one move of the tree. */
const NODES = 200_000;

/** A difference between the tree and the reading. */
export interface Difference {
  /**
   * 'wrong-answer': a move that the record calls right fails. 'also-right': one that it calls wrong, or does
   * not have, succeeds. 'missing-refutation': the record has no answer that makes a wrong move fail.
   */
  readonly fault: 'wrong-answer' | 'also-right' | 'missing-refutation';
  /** The moves from the beginning of the problem. */
  readonly path: readonly string[];
  /** The play that shows it; empty where none does. */
  readonly line: readonly string[];
  /** The fate that the move, or the answer to it, brings about; null for a move that the record does not have. */
  readonly fact: Fact | null;
  readonly certainty: 'proved' | 'read';
}

/** The result of checking a tree. */
export interface Check {
  readonly differences: readonly Difference[];
  /** The number of moves that were judged. */
  readonly judged: number;
  /** The number of moves about which the readers are not sure, so that nothing is said of them. */
  readonly unsure: number;
}

/** A question about a group, and its answer. */
type Problem = Pick<Solution, 'kind' | 'group' | 'outcome' | 'first' | 'certainty' | 'isNamed'>;

type Outcome = LifeReading['outcome'] | CaptureReading['outcome'];

/** Ranks of fates: the better for the owner of the stones, the higher. */
const RANKS = { dies: 0, captured: 0, ko: 1, seki: 2, lives: 3, escapes: 3 } as const;

/** The question that the record answers, of those that were found: a move with which it begins succeeds. */
export function askedIn(play: GoGame, found: Solution, options: LifeOptions, reader: Reader): Solution {
  const { node: root, board } = play;
  const right = rightMoves(root, options.toPlay);
  if (found.isNamed || right.length === 0) return found;
  for (const solution of foundQuestions(board, found, options, reader)) {
    play.goTo(root);
    if (isAnsweredBy(right, play, solution, options.toPlay, reader)) return solution;
  }
  return found;
}

/**
 * Checks the tree below the place of a game, which is somewhere else afterwards. Where nothing names the group, it is the
 * first of all under which no answer fails that the record calls right: a proof about another group is no verdict.
 */
export function checkRecord(
  play: GoGame,
  found: Solution,
  options: LifeOptions,
  reader: Reader,
): { solution: Solution; check: Check } {
  const { node: root, board } = play;
  const { toPlay } = options;
  const right = rightMoves(root, toPlay);
  const seen: { solution: Solution; check: Check }[] = [];
  for (const solution of allQuestions(board, found, options, reader)) {
    play.goTo(root);
    if (solution !== found && !isAnsweredBy(right, play, solution, toPlay, reader)) continue;
    play.goTo(root);
    const check = checkTree(play, solution, toPlay, reader);
    seen.push({ solution, check });
    const isRight = check.judged > 0 && !check.differences.some(({ fault }) => fault === 'wrong-answer');
    if (isRight || found.isNamed || right.length === 0) break;
  }
  // A question that cannot be judged may be the right one.
  const [first] = seen as [(typeof seen)[0]];
  return seen.find(({ check }) => !check.differences.some(({ fault }) => fault === 'wrong-answer')) ?? first;
}

/** True when one of the moves, with which the record begins, brings about what the question asks. The game is moved. */
function isAnsweredBy(
  right: readonly RecordNode[],
  play: GoGame,
  solution: Solution,
  toPlay: Color,
  reader: Reader,
): boolean {
  const { board } = play;
  const first = solution.first.map((vertex) => vertexName(vertex, board.height));
  const moveOf = ({ data: { B, W } }: RecordNode) => pointText((B ?? W)?.[0] ?? '', board);
  if (right.some((node) => first.includes(moveOf(node)))) return true;
  const judge = new Judge(play, solution, toPlay, reader);
  return right.some((node) => judge.fate(node).succeeds);
}

function rightMoves(root: RecordNode, toPlay: Color): RecordNode[] {
  const answers = answersOf(root, toPlay);
  return nextMoves([root]).filter((node) => answers.get(node) === 'right');
}

/** Judges the nodes of a tree, each once; the game is somewhere else afterwards. */
class Judge {
  judged = 0;
  unsure = 0;
  private readonly owner: Color;
  private readonly known = new Map<RecordNode, ReturnType<Judge['sure']>>();

  constructor(
    private readonly play: GoGame,
    private readonly problem: Problem,
    private readonly toPlay: Color,
    private readonly reader: Reader,
  ) {
    this.owner = play.board.stones('black').intersects(problem.group) ? 'black' : 'white';
  }

  /** Says whether the side that begins succeeds at a node, by which play, and how sure that is. */
  fate(node: RecordNode) {
    const { play, owner, problem } = this;
    play.goTo(node);
    const { outcome, certainty, line } = fateIn(play, owner, problem, this.reader);
    const rank = (fate: Solution['outcome']) => RANKS[fate as keyof typeof RANKS];
    const gain = rank(outcome) - rank(problem.outcome);
    return {
      succeeds: owner === this.toPlay ? gain >= 0 : gain <= 0,
      fate: { outcome, certainty, line },
      certainty: outcome === 'unknown' ? null : certainty,
      line: line.map((vertex) => vertexName(vertex, play.board.height)),
    };
  }

  /** The fate that was found at a node, as a fact about the stones that are left; about all where none is. */
  fact(node: RecordNode, { fate, succeeds }: Pick<ReturnType<Judge['fate']>, 'fate' | 'succeeds'>) {
    const { play, owner, problem, toPlay: color } = this;
    play.goTo(node);
    const left = problem.group.and(play.board.stones(owner));
    const target = left.isEmpty ? problem.group : left;
    const at = play.history.at(-1)?.vertex ?? null;
    return fateFact({ ...fate, owner, target }, { move: play.moveNumber, color, at, succeeds });
  }

  /** The fate at a node; null if the readers are not sure. */
  at(node: RecordNode) {
    let judgement = this.known.get(node);
    if (judgement === undefined) {
      judgement = this.sure(node);
      this.known.set(node, judgement);
    }
    return judgement;
  }

  private sure(node: RecordNode) {
    const { certainty, ...found } = this.fate(node);
    if (certainty === null || certainty === 'likely') {
      ++this.unsure;
      return null;
    }
    ++this.judged;
    return { ...found, certainty };
  }
}

/** Checks the tree below the place of a game as answers to the problem; the game is somewhere else afterwards. */
function checkTree(play: GoGame, problem: Problem, toPlay: Color, reader: Reader): Check {
  const { node: root, board } = play;
  if (!(problem.outcome in RANKS)) return { differences: [], judged: 0, unsure: 0 };
  const answers = answersOf(root, toPlay);
  const judge = new Judge(play, problem, toPlay, reader);
  const differences: Difference[] = [];

  /** True when the record has an answer to the move that is not seen to fail. */
  const isRefuted = (node: RecordNode) => {
    const replies = nextMoves([node]);
    return replies.length > 0 && !replies.every((reply) => judge.at(reply)?.succeeds === true);
  };
  /** True when no mark says which move is right, and one beside this succeeds: then the record has the answer. */
  const isBesideAnswer = (node: RecordNode) =>
    answers.unmarked.has(node) &&
    nextMoves([placeBefore(node, root)]).some(
      (other) => answers.get(other) !== 'wrong' && judge.at(other)?.succeeds === true,
    );
  const faultOf = (
    claim: 'right' | 'wrong',
    succeeds: boolean,
    node: RecordNode,
  ): Difference['fault'] | null => {
    if (claim === 'right') return succeeds ? null : 'wrong-answer';
    if (succeeds) return 'also-right';
    return isRefuted(node) ? null : 'missing-refutation';
  };

  const waiting = root.children.map((node) => ({ node, path: [] as readonly string[] })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, path } = next;
    const { B, W } = node.data;
    const move = (B ?? W)?.[0];
    const here = move === undefined ? path : [...path, pointText(move, board)];
    const isOwn = (B === undefined ? 'white' : 'black') === toPlay;
    const claim = move !== undefined && isOwn ? (answers.get(node) ?? null) : null;
    const found = claim === null ? null : judge.at(node);
    // Nothing is said of the moves after a wrong one, or after one that is only not the answer.
    const isNone = claim === 'right' && found?.succeeds === false && isBesideAnswer(node);
    if (claim !== 'wrong' && !isNone)
      waiting.push(...node.children.map((child) => ({ node: child, path: here })).reverse());
    if (claim === null || found === null || isNone) continue;
    const { line, certainty, succeeds } = found;
    const fault = faultOf(claim, succeeds, node);
    if (fault !== null)
      differences.push({ fault, path: here, line, fact: judge.fact(node, found), certainty });
  }
  const { judged, unsure } = judge;
  // A target that is only guessed is doubted before a tree of which nothing succeeds.
  const right = nextMoves([root]).filter((node) => answers.get(node) === 'right').length;
  const failing = differences.filter(({ fault, path }) => fault === 'wrong-answer' && path.length === 1);
  if (isGuess(problem) && right > 0 && failing.length === right)
    return { differences: [], judged: 0, unsure: unsure + judged };
  return { differences: [...differences, ...missing(play, root, problem)], judged, unsure };
}

/** True when nothing names the target, and it is not one that is closed in, either. */
function isGuess({ kind, isNamed, certainty }: Problem): boolean {
  return !isNamed && (certainty === 'likely' || kind === 'capture' || kind === 'escape');
}

/** The node of the move before this one; the root where there is none. */
function placeBefore(node: RecordNode, root: RecordNode): RecordNode {
  let before = node.parent!;
  while (before !== root && !hasMove(before)) before = before.parent!;
  return before;
}

/** The first moves that succeed and that the record does not have. */
function missing({ board }: GoGame, root: RecordNode, { first, certainty }: Problem): Difference[] {
  if (certainty === null || certainty === 'likely') return [];
  const there = new Set(nextMoves([root]).map(({ data }) => pointText((data.B ?? data.W)?.[0] ?? '', board)));
  if (there.size === 0) return []; // a question alone
  return first
    .map((vertex) => vertexName(vertex, board.height))
    .filter((move) => !there.has(move))
    .map((move) => ({ fault: 'also-right', path: [move], line: [], fact: null, certainty }));
}

function fateIn(
  { board, toPlay, ko }: GoGame,
  owner: Color,
  { kind, group }: Problem,
  { readLife, readCapture }: Reader,
): { outcome: Outcome; certainty: Certainty | null; line: readonly Vertex[] } {
  const left = group.and(board.stones(owner));
  const isCapture = kind === 'capture' || kind === 'escape';
  const [stone] = left;
  if (stone === undefined) return { outcome: isCapture ? 'captured' : 'dies', certainty: 'proved', line: [] };
  const options = { toPlay, ko, nodes: NODES };
  return isCapture ? readCapture(board, stone, options) : readLife(board, aboutOf(board, left), options);
}
