import { opponent } from '../core/opponent.js';
import { PointSet } from '../core/point-set.js';
import { type RecordNode, STATE } from '../core/record-node.js';
import type { Color, Vertex } from '../core/types.js';
import type { GoBoard } from './board.js';
import type { Move } from './move.js';
import { applySetup, type GoNode, type Setup } from './node.js';
import { type ReplayedStep, type ReplayStep, replay } from './replay.js';

/** A move of a game, numbered from 1. */
export interface GoMove {
  readonly number: number;
  readonly color: Color;
  /** null is a pass. */
  readonly vertex: Vertex | null;
  /** Every stone removed by the move, the mover's own in a suicide. */
  readonly captured: PointSet;
}

/** The position at a node, and what of the way there still matters. */
export interface GoPlace {
  readonly board: GoBoard;
  readonly toPlay: Color;
  /** What simple ko forbids to the side to play. */
  readonly ko: Vertex | null;
  /** Who made it by a play; null when a pass or a set-up did. */
  readonly madeBy: Color | null;
  /** Whether stones put by hand made it, or a side named: what ko rules remember begins anew then. */
  readonly isSetUp: boolean;
  /** How many passes in a row have led here. */
  readonly passes: number;
  /** Stones captured so far by each colour. */
  readonly black: number;
  readonly white: number;
  /** What the node itself does. */
  readonly moves: readonly GoMove[];
}

/** What a move does to the numbers of a place. */
type Tally = Pick<GoPlace, 'passes' | 'black' | 'white'>;

function tally({ passes, black, white }: Tally, { color, vertex }: Move, captured: PointSet | null): Tally {
  if (vertex === null) return { passes: passes + 1, black, white };
  if (captured === null) return { passes: 0, black, white };
  const own = captured.has(vertex) ? opponent(color) : color; // a suicide counts for the opponent
  const taken = captured.size;
  return {
    passes: 0,
    black: black + (own === 'black' ? taken : 0),
    white: white + (own === 'white' ? taken : 0),
  };
}

/** A move and the place that it leads to. */
export function placeAfter(before: GoPlace, move: Move, step: ReplayStep, number: number): GoPlace {
  const { captured } = step;
  return placeOf(step, move, tally(before, move, captured.isEmpty ? null : captured), [
    goMove(move, captured, number),
  ]);
}

function placeOf(
  { board, ko }: ReplayStep,
  { color, vertex }: Move,
  { passes, black, white }: Tally,
  moves: GoMove[],
): GoPlace {
  const madeBy = vertex === null ? null : color;
  // Frozen, because the game hands it out.
  return {
    board,
    toPlay: opponent(color),
    ko: ko && Object.freeze(ko),
    madeBy,
    isSetUp: false,
    passes,
    black,
    white,
    moves,
  };
}

function goMove({ color, vertex }: Move, captured: PointSet, number: number): GoMove {
  return Object.freeze({ number, color, vertex: vertex && Object.freeze(vertex), captured });
}

/** One in so many nodes keeps its place, whatever is asked for: from it, no other is far. */
const KEPT = 128;

/**
 * The place at the last of the nodes, which follow one another from a place. It is kept, and one in 128 on the way, or
 * with `all` each of them. Moves are played as SGF demands, legal or not.
 */
export function follow(
  from: GoPlace,
  nodes: readonly RecordNode[],
  read: (node: RecordNode) => GoNode,
  all: boolean,
): GoPlace {
  let place = from;
  let number = nodes[0]?.parent?.moveNumber ?? 0;
  for (let first = 0; first < nodes.length; ) {
    // Moves up to the next set-up are replayed at once.
    const run = [read(nodes[first] as RecordNode)];
    for (let at = first + 1; at < nodes.length; at++) {
      const next = read(nodes[at] as RecordNode);
      if (next.setup !== null) break;
      run.push(next);
    }
    place = setUp(place, (run[0] as GoNode).setup);
    const steps = replay(
      place.board,
      run.flatMap(({ moves }) => moves),
    );
    let numbers: Tally = place;
    let last: Move | undefined;
    let done = 0;
    for (const [i, { moves }] of run.entries()) {
      const start = done;
      for (last of moves) {
        const step = steps[done++] as ReplayedStep;
        numbers = tally(numbers, last, step.isQuiet ? null : step.captured);
      }
      const node = nodes[first + i] as RecordNode;
      if (!all && i < run.length - 1 && node.depth % KEPT !== 0) continue;
      const made = moves.map((move, j) =>
        goMove(move, (steps[start + j] as ReplayedStep).captured, number + start + j + 1),
      );
      place =
        last === undefined
          ? { ...place, isSetUp: place.isSetUp && i === 0, moves: made }
          : placeOf(steps[done - 1] as ReplayedStep, last, numbers, made);
      node[STATE] = place;
    }
    number += done;
    first += run.length;
  }
  return place;
}

/** A pass as a play that changes nothing. */
export function passFrom(board: GoBoard): ReplayStep {
  return { board, captured: PointSet.empty(board.width, board.height), ko: null };
}

/** The place with stones put and removed by hand: what ko and passes remember is of another position then. */
export function setUp(place: GoPlace, setup: Setup | null): GoPlace {
  if (setup === null) return { ...place, isSetUp: false };
  const board = applySetup(place.board, setup);
  const toPlay = setup.toPlay ?? place.toPlay;
  if (toPlay === place.toPlay && board.equals(place.board)) return { ...place, isSetUp: false };
  return { ...place, board, toPlay, ko: null, madeBy: null, isSetUp: true, passes: 0 };
}
