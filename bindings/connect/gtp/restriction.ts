/** The first moves that the options `allow` and `avoid` of an analysis leave to it. */

import { type Color, PointSet, type Vertex } from '../../js/api.js';
import type { MoveChoice } from '../../js/play/choice.js';
import { Arguments, Refusal } from './arguments.js';
import type { Session } from './session.js';

/** Points, and whether the side may pass. */
export interface FirstMoves {
  readonly points: PointSet;
  readonly pass: boolean;
}

/** The options, as far as they are about the side that is to play. */
export class Restriction {
  readonly #session: Session;
  readonly #color: Color;
  #allowed: FirstMoves | undefined;
  #avoided: FirstMoves;

  constructor(session: Session, color: Color) {
    const { width, height } = session.board;
    this.#session = session;
    this.#color = color;
    this.#avoided = { points: PointSet.empty(width, height), pass: false };
  }

  /** Takes a colour, moves with commas between them, and the number of plies for which they hold: the first alone. */
  read(word: 'allow' | 'avoid', args: Arguments): void {
    const color = args.color();
    const moves = readMoves(new Arguments(args.word().split(',')), this.#avoided.points);
    if (args.integer() !== 1) throw new Refusal('allow and avoid are for the first move: until depth 1');
    if (color !== this.#color) return; // the other side plays later
    if (word === 'avoid') this.#avoided = either(this.#avoided, moves);
    else this.#allowed = this.#allowed === undefined ? moves : either(this.#allowed, moves);
  }

  /** The moves that are left; null for all. Refuses when there are none. */
  moves(): FirstMoves | null {
    const { points, pass } = this.#avoided;
    if (this.#allowed === undefined && points.isEmpty && !pass) return null;
    const legal = this.#session.legalMoves(this.#color).minus(points);
    const left = {
      points: this.#allowed === undefined ? legal : legal.and(this.#allowed.points),
      pass: !pass && (this.#allowed?.pass ?? true),
    };
    if (left.points.isEmpty && !left.pass) throw new Refusal('no legal move is left');
    return left;
  }
}

/** The choice among those moves: the search passes as it likes, and others may know nothing of them. */
export function obeying(choice: MoveChoice<Vertex>, left: FirstMoves | null): MoveChoice<Vertex> {
  if (left === null) return choice;
  const isLeft = (move: Vertex | null) => (move === null ? left.pass : left.points.has(move));
  const candidates = choice.candidates.filter(({ move }) => isLeft(move));
  const [other = null] = [...candidates.map(({ move }) => move), ...left.points];
  return { ...choice, candidates, move: isLeft(choice.move) ? choice.move : other };
}

function readMoves(args: Arguments, { width, height }: PointSet): FirstMoves {
  const moves: (Vertex | null)[] = [];
  while (!args.isEmpty) moves.push(args.move(width, height));
  const points = moves.filter((move) => move !== null);
  return { points: PointSet.of(width, height, points), pass: points.length < moves.length };
}

function either(a: FirstMoves, b: FirstMoves): FirstMoves {
  return { points: a.points.or(b.points), pass: a.pass || b.pass };
}
