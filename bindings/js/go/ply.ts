import { opponent } from '../core/opponent.js';
import type { PointSet } from '../core/point-set.js';
import type { ByColor, Color, Vertex } from '../core/types.js';
import { sameVertex } from '../core/vertex.js';
import type { ReplayStep } from './replay.js';
import { Situation } from './superko.js';

/** A move of a game, numbered from 1. */
export interface GoMove {
  readonly number: number;
  readonly color: Color;
  /** null is a pass. */
  readonly vertex: Vertex | null;
  /** Every stone removed by the move, the mover's own in a suicide. */
  readonly captured: PointSet;
}

/** A move of the line with all that follows from it, worked out when asked for. */
export class Ply {
  readonly color: Color;
  readonly vertex: Vertex | null;
  /** The set-up made after the move and before the next one. */
  setup: Situation | null = null;
  readonly #outcome: ReplayStep;
  #situation: Situation | undefined;
  #move: GoMove | undefined;
  #captures: ByColor<number> | undefined;

  constructor(color: Color, vertex: Vertex | null, outcome: ReplayStep) {
    this.color = color;
    this.vertex = vertex && Object.freeze(vertex); // the history hands it out
    this.#outcome = outcome;
  }

  /** The position that the move itself made. */
  get played(): Situation {
    this.#situation ??= new Situation(
      this.#outcome.board,
      opponent(this.color),
      this.#outcome.ko,
      this.vertex === null ? null : this.color,
    );
    return this.#situation;
  }

  get situation(): Situation {
    return this.setup ?? this.played;
  }

  move(number: number): GoMove {
    const { color, vertex } = this;
    this.#move ??= Object.freeze({ number, color, vertex, captured: this.#outcome.captured });
    return this.#move;
  }

  /** Stones captured so far by each colour, given those before this move. */
  captures(before: ByColor<number>): ByColor<number> {
    if (this.#captures === undefined) {
      const { captured } = this.#outcome;
      const suicide = this.vertex !== null && captured.has(this.vertex);
      const taker = suicide ? opponent(this.color) : this.color;
      this.#captures = Object.freeze({ ...before, [taker]: before[taker] + captured.size });
    }
    return this.#captures;
  }

  is(color: Color, vertex: Vertex | null): boolean {
    return this.color === color && sameVertex(this.vertex, vertex);
  }
}
