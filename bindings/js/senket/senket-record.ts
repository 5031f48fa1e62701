import { KakoiError, withPlace } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color, Vertex } from '../core/types.js';
import { GameRecord } from '../records/game-record.js';
import { type RecordNode, STATE } from '../records/node.js';
import type { SenketBoard } from './board.js';
import { type Fence, fenceText } from './fence.js';
import { type Turn, turnData, turnOf } from './record.js';
import { firstColor, readSetup } from './setup.js';

/** A turn, numbered from 1. */
export interface SenketMove {
  readonly number: number;
  readonly color: Color;
  /** The point of the new post; null for a pass. */
  readonly post: Vertex | null;
  /** The fences added in the turn. */
  readonly fences: readonly Fence[];
}

/** The position at a node. */
export interface SenketPlace {
  readonly board: SenketBoard;
  readonly toPlay: Color;
  /** The number of consecutive passes that led here. */
  readonly passes: number;
  /** The node's own turn, if it has one. */
  readonly moves: readonly SenketMove[];
}

/** The record of a game of Senket: the positions at its nodes, and turns added to it. */
export class SenketRecord extends GameRecord<SenketPlace> {
  readonly origin: SenketPlace;

  /** The game stands at the end of the main line. */
  constructor(root: RecordNode) {
    super(root);
    this.origin = { board: readSetup(root.data), toPlay: firstColor(root.data), passes: 0, moves: [] };
    this.goTo(this.lineEnd);
  }

  /** Throws 'game-over' when the game has ended. */
  refuseWhenOver(): void {
    refuseWhenOver(this.here, this.node.moveNumber);
  }

  follow(from: SenketPlace, nodes: readonly RecordNode[]): SenketPlace {
    let place = from;
    for (const node of nodes) {
      const number = node.moveNumber;
      try {
        const turn = turnOf(node.data, place.board.size);
        if (turn === null) {
          place = { ...place, moves: [] };
        } else {
          refuseWhenOver(place, number - 1);
          const { post, fences } = turn;
          const board = post === null ? place.board : place.board.play(place.toPlay, post, fences);
          place = placeAfter(place, board, { post, fences: drawn(place.board, board, place.toPlay) }, number);
        }
      } catch (cause) {
        throw withPlace(cause, `turn ${number}`);
      }
      node[STATE] = place;
    }
    return place;
  }

  isFixed(name: string, node: RecordNode): boolean {
    return name === 'B' || name === 'W' || (node.parent === null && ['SZ', 'AB', 'AW', 'PL'].includes(name));
  }

  /** Goes to the child with the turn, or adds one with its board. */
  advance(board: SenketBoard, turn: Turn): SenketMove {
    const { here } = this;
    const child = this.childWith((other) => {
      const move = this.#moveOf(other);
      return (
        move !== undefined &&
        (move.post === null) === (turn.post === null) &&
        this.place(other).board.equals(board)
      );
    });
    if (child !== undefined) this.enter(child);
    else {
      const data = turnData(turn, here.toPlay, board.size);
      this.extend(data, placeAfter(here, board, turn, this.node.moveNumber + 1));
    }
    return this.here.moves[0]!;
  }

  /** The move of a node; undefined when it has none, or an illegal one. */
  #moveOf(node: RecordNode): SenketMove | undefined {
    try {
      return this.place(node).moves[0];
    } catch {
      return undefined;
    }
  }
}

/** The fences that a turn has added. */
export function drawn(before: SenketBoard, after: SenketBoard, color: Color): Fence[] {
  const text = (fence: Fence) => fenceText(fence, after.size);
  const earlier = new Set(before.fences(color).map(text));
  return after.fences(color).filter((fence) => !earlier.has(text(fence)));
}

function refuseWhenOver({ passes }: SenketPlace, moveNumber: number): void {
  if (passes < 2) return;
  throw new KakoiError('game-over', `the game is over after turn ${moveNumber}: both sides have passed`);
}

function placeAfter(
  { toPlay, passes }: SenketPlace,
  board: SenketBoard,
  { post, fences }: Turn,
  number: number,
): SenketPlace {
  const move = Object.freeze({
    number,
    color: toPlay,
    post: post && Object.freeze(post),
    fences: Object.freeze(fences),
  });
  return { board, toPlay: opponent(toPlay), passes: post === null ? passes + 1 : 0, moves: [move] };
}
