/**
 * The game on the page: a source (a record or a new game), what the reader has played since, and the move
 * looked at. Moves may be played anywhere in a record; the record itself is never lost.
 */

import type { Color } from 'kakoi';

/** What the package's games have in common. A `Move` is what is asked for, a `Played` what comes of it. */
export interface Game<Move, Played> {
  readonly moveNumber: number;
  /** The moves up to the current one. */
  readonly history: readonly Played[];
  play(move: Move): Played;
  goTo(moveNumber: number): void;
}

/** One move the reader played, and the move number it was played at: whatever came after it is set aside. */
interface Edit<Move> {
  readonly at: number;
  readonly move: Move;
}

export abstract class Session<G extends Game<Move, Played>, Move, Played> {
  protected game: G;
  /** All moves of the line; another array whenever the line changes. */
  protected moves: readonly Played[] = [];
  /** Made and taken back by undo(); the first `done` of them count. */
  private edits: Edit<Move>[] = [];
  private done = 0;

  /** `source` makes the game anew, at its last move. */
  protected constructor(
    private readonly source: () => G,
    readonly isRecord: boolean,
  ) {
    this.game = this.replay();
  }

  /** Who is next. */
  abstract get toPlay(): Color;
  protected abstract isSame(played: Played, move: Move): boolean;
  /** The game as a record: with all variations, or only the line up to the current move. */
  protected abstract write(game: G, variations: boolean): string;

  /** The move looked at; 0 is the start. */
  get at(): number {
    return this.game.moveNumber;
  }
  /** The number of moves of the line. */
  get length(): number {
    return this.moves.length;
  }
  get lastMove(): Played | null {
    return this.moves[this.at - 1] ?? null;
  }
  /** How many moves of the reader's own the line holds. */
  get ownMoves(): number {
    return this.done;
  }
  get canUndo(): boolean {
    return this.done > 0;
  }
  get canRedo(): boolean {
    return this.done < this.edits.length;
  }

  /** Looks at a move; numbers outside the game go to its nearer end. */
  goTo(move: number): void {
    this.game.goTo(Math.max(0, Math.min(this.length, Math.round(move))));
  }

  /**
   * Plays at the move looked at; where the line goes on so, it only steps on. Throws 'illegal-move' or 'game-over' and
   * changes nothing.
   */
  play(move: Move): void {
    const { at } = this;
    if (this.continuesWith(move)) {
      this.goTo(at + 1);
      return;
    }
    this.extend(move);
    this.edits = [...this.edits.slice(0, this.done), { at, move }];
    this.done++;
  }

  /** Whether the line itself goes on with this move. */
  continuesWith(move: Move): boolean {
    const next = this.moves[this.at];
    return next !== undefined && this.isSame(next, move);
  }

  /** Takes the reader's latest move back; what it set aside is there again. */
  undo(): void {
    const edit = this.edits[this.done - 1];
    if (edit === undefined) return;
    this.done--;
    this.game = this.replay();
    this.goTo(edit.at);
  }

  redo(): void {
    const edit = this.edits[this.done];
    if (edit === undefined) return;
    this.goTo(edit.at);
    this.extend(edit.move);
    this.done++;
  }

  /** Takes all of the reader's moves back, to where the first was played. */
  restore(): void {
    const first = this.edits[0];
    if (first === undefined) return;
    this.done = 0;
    this.game = this.replay();
    this.goTo(first.at);
  }

  /** The record, as it was opened; with moves of the reader's own, the line that they make. */
  toRecord(): string {
    const { at } = this;
    this.goTo(this.length);
    const text = this.write(this.game, this.ownMoves === 0);
    this.goTo(at);
    return text;
  }

  private extend(move: Move): void {
    const { at } = this;
    const played = this.game.play(move);
    this.moves = [...this.moves.slice(0, at), played];
  }

  /** The source with the edits that count. */
  private replay(): G {
    const game = this.source();
    for (const edit of this.edits.slice(0, this.done)) {
      game.goTo(edit.at);
      game.play(edit.move);
    }
    this.moves = [...game.history];
    return game;
  }
}

/** What can be done with a session whatever its game. */
export type AnySession = Omit<Session<Game<never, unknown>, never, unknown>, 'play' | 'continuesWith'>;
