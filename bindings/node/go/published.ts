/** The tree of a published problem, held against what the readers find: `kakoi solve --check`. */

import type { CaptureReading, Certainty, LifeReading } from '../../js/entries/reading.js';
import {
  type Color,
  type GoBoard,
  type GoGame,
  type PointSet,
  type RecordNode,
  toGtp,
  type Vertex,
} from '../../js/index.js';
import type { Reader } from './reader.js';
import type { Solution } from './solution.js';
import { pointText } from './text.js';

/** The marks of right answers, in comments and as a property, as sites and books of problems write them. */
const RIGHT = /\b(right|correct)\b|正解|正确|正確/iu;
const WRONG = /\b(wrong|incorrect|failure)\b|失敗|失败/iu;

/** The positions looked at for one move of the tree. */
const NODES = 200_000;

/** A difference between the tree and the reading. */
export interface Difference {
  /**
   * 'wrong-answer': a move that the record calls right fails. 'also-right': one that it calls wrong, or does
   * not have, succeeds. 'wrong-refutation': after an answer to a wrong move, the problem can still be solved.
   * 'missing-refutation': a wrong move has no answer in the record.
   */
  readonly fault: 'wrong-answer' | 'also-right' | 'wrong-refutation' | 'missing-refutation';
  /** The moves from the beginning of the problem. */
  readonly path: readonly string[];
  /** The play that shows it; empty where none does. */
  readonly line: readonly string[];
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

/** The problem that the tree answers. */
interface Problem extends Pick<Solution, 'kind' | 'group' | 'outcome' | 'first' | 'certainty'> {
  readonly toPlay: Color;
}

type Outcome = LifeReading['outcome'] | CaptureReading['outcome'];

/** Ranks of fates: the better for the owner of the stones, the higher. */
const RANKS = { dies: 0, captured: 0, ko: 1, seki: 2, lives: 3, escapes: 3 } as const;

/** A move of the tree, and whether it is said to be right. Null: nothing is said. */
type Claim = 'right' | 'wrong' | null;

/** Checks the tree below the place of a game; the game is somewhere else afterwards. */
export function checkTree(play: GoGame, problem: Problem, reader: Reader): Check {
  const { node: root, board } = play;
  const promised = RANKS[problem.outcome as keyof typeof RANKS];
  if (promised === undefined) return { differences: [], judged: 0, unsure: 0 };
  const owner: Color = board.stones('black').intersects(problem.group) ? 'black' : 'white';
  const right = nodesWithRight(root);
  const differences: Difference[] = [];
  let [judged, unsure] = [0, 0];

  /** The fate of the stones at a node; null if the readers are not sure. */
  const judge = (node: RecordNode) => {
    play.goTo(node);
    const { outcome, certainty, line } = fateIn(play, owner, problem, reader);
    if (outcome === 'unknown' || certainty === null || certainty === 'likely') {
      ++unsure;
      return null;
    }
    ++judged;
    const gain = RANKS[outcome] - promised;
    const succeeds = owner === problem.toPlay ? gain >= 0 : gain <= 0;
    return { succeeds, certainty, line: line.map((vertex) => toGtp(vertex, board.height)) };
  };

  const waiting: { node: RecordNode; path: readonly string[]; claim: Claim }[] = [];
  const follow = (node: RecordNode, path: readonly string[], claim: Claim) =>
    waiting.push(...node.children.map((child) => ({ node: child, path, claim })).reverse());
  follow(root, [], null);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, path, claim: before } = next;
    const { B, W } = node.data;
    const move = (B ?? W)?.[0];
    if (move === undefined) continue;
    const isOwn = (B === undefined ? 'white' : 'black') === problem.toPlay;
    const claim = isOwn && before !== 'wrong' ? claimOf(node, right) : before;
    const here = [...path, pointText(move, board)];
    follow(node, here, claim);
    const found = judge(node);
    if (found === null) continue;
    const { succeeds, ...shown } = found;
    const fault = faultOf({ isOwn, claim, before, succeeds, isLeaf: node.children.length === 0 });
    if (fault !== null) differences.push({ fault, path: here, ...shown });
  }
  return { differences: [...differences, ...missing(play, root, problem)], judged, unsure };
}

/** The move in question: whose it is, the claims about it and about the move before, and the truth. */
interface Judged {
  readonly isOwn: boolean;
  readonly claim: Claim;
  readonly before: Claim;
  readonly succeeds: boolean;
  readonly isLeaf: boolean;
}

function faultOf({ isOwn, claim, before, succeeds, isLeaf }: Judged): Difference['fault'] | null {
  if (!isOwn) return claim === 'wrong' && succeeds ? 'wrong-refutation' : null;
  if (claim === 'right') return succeeds ? null : 'wrong-answer';
  if (claim !== 'wrong' || before === 'wrong') return null;
  if (succeeds) return 'also-right';
  return isLeaf ? 'missing-refutation' : null;
}

/** The first moves that succeed and that the record does not have. */
function missing({ board }: GoGame, root: RecordNode, { first, certainty }: Problem): Difference[] {
  if (certainty === null || certainty === 'likely') return [];
  const there = new Set(root.children.map(({ data }) => pointText((data.B ?? data.W)?.[0] ?? '', board)));
  return first
    .map((vertex) => toGtp(vertex, board.height))
    .filter((move) => !there.has(move))
    .map((move) => ({ fault: 'also-right', path: [move], line: [], certainty }));
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

/** One stone stands for its chain, so that the proof is about the chain. */
function aboutOf(board: GoBoard, stones: PointSet): PointSet | Vertex {
  const [stone] = stones;
  return stone !== undefined && stones.isSubsetOf(board.chainAt(stone)!.stones) ? stone : stones;
}

/** The nodes that are marked as right or lead to one; empty when the record marks none. */
function nodesWithRight(root: RecordNode): ReadonlySet<RecordNode> {
  const right = new Set<RecordNode>();
  for (const node of root.walk()) {
    const { TE, C = [] } = node.data;
    if (TE === undefined && !RIGHT.test(C.join('\n'))) continue;
    for (let at: RecordNode | null = node; at !== null && !right.has(at); at = at.parent) right.add(at);
  }
  return right;
}

function claimOf(node: RecordNode, right: ReadonlySet<RecordNode>): Claim {
  const { BM, C = [] } = node.data;
  if (BM !== undefined || WRONG.test(C.join('\n'))) return 'wrong';
  if (right.size > 0) return right.has(node) ? 'right' : 'wrong';
  return node.parent?.children[0] === node ? 'right' : null;
}
