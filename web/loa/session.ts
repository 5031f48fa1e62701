/** The game of Lines of Action on the page. Moves are asked for by their text, 'b1-h1' or 'pass'. */

import { LoaBoard, LoaGame, type LoaGameOptions, type LoaRules, type RecordNode } from 'kakoi';
import { type Heading, headingOf } from '../shell/heading.js';
import type { Notation } from '../shell/marks.js';
import { type Facts, type KeptSession, Session } from '../shell/session.js';
import { say } from '../shell/words.js';
import { notationOf } from './editing.js';

const SETUPS = ['standard', 'scrambled-eggs', 'parachute'] as const;

export class LoaSession extends Session<LoaGame, string> {
  static start(options: LoaGameOptions = {}): LoaSession {
    return new LoaSession(new LoaGame(options), false);
  }

  /** Opens a record, in spite of its faults. Throws the errors of `LoaGame.fromSgf` when there is no game. */
  static fromSgf(text: string): LoaSession {
    return Session.opened((lenient) => new LoaSession(LoaGame.fromSgf(text, { lenient }), true));
  }

  /**
   * Plays moves from the standard position, with or without their numbers. Throws the errors of
   * `LoaGame.play`.
   */
  static fromMoves(texts: readonly string[]): LoaSession {
    const replayed = new LoaGame();
    for (const text of texts) replayed.play(text);
    return new LoaSession(replayed, true);
  }

  override gameOfFile(index: number): LoaSession {
    return new LoaSession(LoaGame.fromSgf(this.toRecord(), { game: index, lenient: true }), true, this.file);
  }

  /** Restores a kept session. Throws the errors of `LoaGame.fromJSON`. */
  static revive({ game, isRecord }: KeptSession): LoaSession {
    const session = new LoaSession(LoaGame.fromJSON(game), isRecord);
    session.takeFaults(); // told when the record was opened
    return session;
  }

  /** A game that begins with that position, in place of this one. */
  begunWith(setup: LoaBoard): this {
    this.settle();
    const file = this.length === 0 && !this.isRecord ? this.file : {};
    const game = new LoaGame({ setup, rules: this.rules });
    game.annotate(this.remarks);
    return this.followedBy(new LoaSession(game.clone(), false, file) as this); // a clone has nothing to undo
  }

  protected write(): string {
    return this.game.toSgf();
  }

  override get games(): readonly RecordNode[] {
    return this.game.games;
  }

  /** The move's text in the record, where '' stands for a pass. */
  moveText({ data }: RecordNode): string {
    const text = data.B?.[0] ?? data.W?.[0];
    return text === undefined
      ? ''
      : text
          .trim()
          .toLowerCase()
          .replace(/^(pass)?$/, say('pass'));
  }

  get facts(): Facts {
    return { ...this.game.info };
  }
  withFacts(facts: Facts): this {
    this.change(() => this.game.setInfo(facts));
    return this;
  }
  get heading(): Heading {
    return headingOf(this.game.info, this.root.data);
  }
  get notation(): Notation {
    return notationOf(this.board);
  }
  /** The boards that the game has been through before this one. */
  get past(): readonly LoaBoard[] {
    return Array.from({ length: this.game.moveNumber }, (_, number) => this.game.boardAt(number));
  }
  get rules(): LoaRules {
    return this.game.rules;
  }
  get outcome(): LoaGame['outcome'] {
    return this.game.outcome;
  }
  get end(): LoaGame['end'] {
    return this.game.end;
  }
  /** True when the side to move can only pass. */
  get mustPass(): boolean {
    return !this.isOver && this.board.mustPass;
  }
  /** True when the game begins from another position than the named ones. */
  protected get isFromPosition(): boolean {
    const start = this.game.boardAt(0);
    return !SETUPS.some((setup) => LoaBoard.start(setup, start.width).equals(start));
  }

  protected make(move: string): void {
    this.game.play(move);
  }
}
