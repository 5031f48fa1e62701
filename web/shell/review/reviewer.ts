/** A game as its review knows it. */

import type { Shape } from 'kakoi/pictures';
import type { Fact, Moment, Review } from 'kakoi/review';
import type { Game } from '../session.js';

/** The way to make a review: stopped at any time, told of as it comes along, and gone on with. */
export interface How<Move, Proof> {
  readonly known?: Review<Move, Proof>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly review: Review<Move, Proof> }) => void;
}

export interface Reviewer<Move, Proof> {
  /** Reviews the line that the game is on. Rejects where there are no workers. */
  review(game: Game, how: How<Move, Proof>): Promise<Review<Move, Proof>>;
  /** The moves of a fact on the board, where its line begins. */
  shapesOf(fact: Fact<Move, Proof>): Shape[];
  nameOf(move: Move): string;
  /** Further things to do with a moment, in the order of their buttons. */
  readonly actions: readonly Action<Move, Proof>[];
  /** The words on the button that opens the mistakes that are kept, and what it does; null while there are none. */
  kept?(): { readonly words: string; open(): void } | null;
}

export interface Action<Move, Proof> {
  readonly words: string;
  fits(moment: Moment<Move, Proof>): boolean;
  run(moment: Moment<Move, Proof>): void;
}
