import { opponent } from '../core/opponent.js';
import type { PointSet } from '../core/point-set.js';
import { sharedPoint } from '../core/points.js';
import type { Color, Vertex } from '../core/types.js';
import { type RecordNode, STATE, STRIDE } from '../records/node.js';
import { emptySet, type GoBoard, illegalMove, type PlayResult } from './board.js';
import type { Move } from './move.js';
import { applySetup, type GoNode, type Setup, wordOfNode } from './node.js';
import { isPass, mostReplayed, moveOfWord, moveWord, passage, Replay } from './replay.js';
import type { GoRules } from './rules.js';

/** A move of a game, numbered from 1. */
export interface GoMove {
  readonly number: number;
  readonly color: Color;
  /** The point played; null for a pass. */
  readonly vertex: Vertex | null;
  /** Every stone removed by the move, the mover's own in a suicide. */
  readonly captured: PointSet;
}

/** The position at a node, and the facts about the game so far that still matter there. */
export interface GoPlace {
  readonly board: GoBoard;
  readonly toPlay: Color;
  /** The point that simple ko forbids to the side to play. */
  readonly ko: Vertex | null;
  /** The side whose play made the position; null when a pass or a set-up did. */
  readonly madeBy: Color | null;
  /**
   * True when the position was made by set-up, of stones or of the side to play. The history that ko rules
   * compare with then begins anew.
   */
  readonly isSetUp: boolean;
  /** The number of consecutive passes that led here. */
  readonly passes: number;
  /** The number of stones captured so far by each colour. */
  readonly black: number;
  readonly white: number;
  /** The moves that the node itself makes. */
  readonly moves: readonly GoMove[];
}

/** The counters of a place that moves change. */
type Tally = Pick<GoPlace, 'passes' | 'black' | 'white'>;

function tally({ passes, black, white }: Tally, { color, vertex }: Move, captured: PointSet): Tally {
  if (vertex === null) return { passes: passes + 1, black, white };
  if (captured.isEmpty) return { passes: 0, black, white };
  const taker = captured.has(vertex) ? opponent(color) : color; // a suicide counts for the opponent
  const taken = captured.size;
  return {
    passes: 0,
    black: black + (taker === 'black' ? taken : 0),
    white: white + (taker === 'white' ? taken : 0),
  };
}

/** The result of a play, or of a pass, which changes nothing. */
export type Played = Pick<PlayResult, 'board' | 'captured' | 'ko'>;

/** The place after a move. */
export function placeAfter(
  before: GoPlace,
  move: Move,
  { board, captured, ko }: Played,
  number: number,
): GoPlace {
  return placeOf(board, ko, move, tally(before, move, captured), [goMove(move, captured, number)]);
}

/** The result of a pass. */
export function passFrom(board: GoBoard): Played {
  return { board, captured: emptySet(board.width, board.height), ko: null };
}

/** The place after a set-up, with its history forgotten if that makes another position. */
export function setUp(place: GoPlace, setup: Setup | null): GoPlace {
  const board = setup === null ? place.board : applySetup(place.board, setup);
  const toPlay = setup?.toPlay ?? place.toPlay;
  if (toPlay === place.toPlay && board.equals(place.board)) return { ...place, isSetUp: false };
  // The ko point and the passes before the set-up no longer matter.
  return { ...place, board, toPlay, ko: null, madeBy: null, isSetUp: true, passes: 0, moves: [] };
}

/**
 * Plays through consecutive nodes from a place, and returns the place at the last. The place is kept on its
 * node, and so is one a stride on the way, or with `all` each of them. Moves are played as SGF demands, legal or not.
 * With `rules`, no place is kept on the way but before set-up, nor on a node with several moves, and the first move that is
 * not legal throws 'illegal-move' with its number.
 */
export function follow(
  from: GoPlace,
  nodes: readonly RecordNode[],
  read: (node: RecordNode) => GoNode,
  all = false,
  rules?: Pick<GoRules, 'ko' | 'suicide'>,
): GoPlace {
  let place = from;
  let number = nodes[0]?.parent?.moveNumber ?? 0;
  for (let first = 0; first < nodes.length; ) {
    const most = all ? mostReplayed(from.board.height) : Number.POSITIVE_INFINITY;
    const { start, words, ends } = stretchOf(place, nodes, first, read, most);
    place = start;
    if (all) place = keepEach(place, nodes.slice(first, first + ends.length), words, ends, number);
    for (let i = 0, done = 0; i < ends.length && !all; i++) {
      const node = nodes[first + i]!;
      if (i < ends.length - 1 && (rules || node.depth % STRIDE !== 0)) continue;
      const own = i === 0 ? 0 : ends[i - 1]!;
      const end = ends[i]!;
      if (end - own > 1 && !rules) {
        if (i > 0) place = skim(place, words.slice(done, own));
        place = keepEach(place, [node], words.slice(own, end), [end - own], number + own);
      } else {
        place = skim(place, words.slice(done, end), number + done, end - own, rules);
        if (i === 0 && start.isSetUp) place = { ...place, isSetUp: true };
        if (end - own < 2) node[STATE] = place;
      }
      done = end;
    }
    number += words.length;
    first += ends.length;
  }
  return place;
}

/** Nodes up to the next set-up or to a number of moves, which can be played in one call. */
interface Stretch {
  /** The place before the moves, after the set-up of the first node. */
  readonly start: GoPlace;
  readonly words: readonly number[];
  /** For each node, the number of moves up to its end. */
  readonly ends: readonly number[];
}

function stretchOf(
  from: GoPlace,
  nodes: readonly RecordNode[],
  first: number,
  read: (node: RecordNode) => GoNode,
  most: number,
): Stretch {
  let start: GoPlace = { ...from, isSetUp: false };
  const words: number[] = [];
  const ends: number[] = [];
  const { width, height } = from.board;
  const room = most - 1; // a node makes two moves at most
  for (let at = first; at < nodes.length && words.length < room; at++) {
    const node = nodes[at]!;
    const word = wordOfNode(node.data, width, height);
    if (word !== null) {
      words.push(word);
    } else {
      const { setup, moves } = read(node);
      if (setup !== null && at > first) break;
      if (setup !== null) start = setUp(start, setup);
      for (const move of moves) words.push(moveWord(move));
    }
    ends.push(words.length);
  }
  return { start, words, ends };
}

/**
 * The place after moves, before which there were `number` others, with the last of them where it is the node's own one.
 * With `rules`, throws 'illegal-move' for the first illegal one.
 */
function skim(
  from: GoPlace,
  words: readonly number[],
  number = 0,
  own = 0,
  rules?: Pick<GoRules, 'ko' | 'suicide'>,
): GoPlace {
  if (words.length === 0) return { ...from, isSetUp: false, moves: [] };
  const legally = rules && { ...rules, toPlay: from.toPlay };
  const { played, legality, board, ko, captures, captured } = passage(from.board, words, legally);
  if (legality !== 'legal') {
    const { color, vertex } = moveOfWord(words[played]!);
    throw illegalMove(color, vertex!, board.height, legality, number + played + 1);
  }
  let passes = 0;
  while (passes < words.length && isPass(words[words.length - 1 - passes]!)) passes++;
  if (passes === words.length) passes += from.passes;
  const black = from.black + captures.black;
  const white = from.white + captures.white;
  const move = moveOfWord(words.at(-1)!);
  const made = own === 1 ? [goMove(move, captured, number + words.length)] : [];
  return placeOf(board, ko, move, { passes, black, white }, made);
}

/** Plays the moves of nodes, keeps on each node its place, and returns the last. `ends` as in Stretch. */
function keepEach(
  start: GoPlace,
  nodes: readonly RecordNode[],
  words: readonly number[],
  ends: readonly number[],
  number: number,
): GoPlace {
  const replay = new Replay(start.board, words);
  let place = start;
  let counts: Tally = start;
  let last: Move | undefined;
  let done = 0;
  nodes.forEach((node, i) => {
    const moves: GoMove[] = [];
    for (; done < ends[i]!; done++) {
      last = moveOfWord(words[done]!);
      const captured = replay.captured(done);
      counts = tally(counts, last, captured);
      moves.push(goMove(last, captured, number + done + 1));
    }
    const isSetUp = start.isSetUp && i === 0;
    place =
      last === undefined
        ? { ...start, isSetUp, moves }
        : placeOf(replay.board(done - 1), replay.ko(done - 1), last, counts, moves, isSetUp);
    node[STATE] = place;
  });
  return place;
}

function placeOf(
  board: GoBoard,
  ko: Vertex | null,
  { color, vertex }: Move,
  { passes, black, white }: Tally,
  moves: GoMove[],
  isSetUp = false,
): GoPlace {
  const madeBy = vertex === null ? null : color;
  return {
    board,
    toPlay: opponent(color),
    ko: ko && sharedPoint(ko), // frozen, because the game hands it out
    madeBy,
    isSetUp,
    passes,
    black,
    white,
    moves,
  };
}

function goMove({ color, vertex }: Move, captured: PointSet, number: number): GoMove {
  return Object.freeze({ number, color, vertex: vertex && sharedPoint(vertex), captured });
}
