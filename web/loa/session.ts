/** The game of Lines of Action on the page. Moves are asked for by their text, 'b1-h1' or 'pass'. */

import { type Color, LoaBoard, LoaGame, type LoaGameOptions, type LoaMove, type LoaRules } from 'kakoi';
import { headingOf } from '../shell/heading.js';
import { Session } from '../shell/session.js';

const SETUPS = ['standard', 'scrambled-eggs'] as const;

export class LoaSession extends Session<LoaGame, string, LoaMove> {
  readonly heading = headingOf(this.game.info);

  static start(options: LoaGameOptions = {}): LoaSession {
    return new LoaSession(() => new LoaGame(options), false);
  }

  /** A record, at its last move. Throws what `LoaGame.fromSgf` throws. */
  static fromSgf(text: string): LoaSession {
    return new LoaSession(() => LoaGame.fromSgf(text), true);
  }

  /** Moves from the standard position, with or without their numbers. Throws what `LoaGame.play` throws. */
  static fromMoves(texts: readonly string[]): LoaSession {
    const game = (): LoaGame => {
      const replayed = new LoaGame();
      for (const text of texts) replayed.play(text);
      return replayed;
    };
    return new LoaSession(game, true);
  }

  get board(): LoaBoard {
    return this.game.board;
  }
  get toPlay(): Color {
    return this.game.toMove;
  }
  get rules(): LoaRules {
    return this.game.rules;
  }
  get isOver(): boolean {
    return this.game.isOver;
  }
  get outcome(): LoaGame['outcome'] {
    return this.game.outcome;
  }
  get end(): LoaGame['end'] {
    return this.game.end;
  }
  /** Whether the side to move can only pass. */
  get mustPass(): boolean {
    return !this.isOver && this.board.mustPass;
  }
  /** The moves of the line, the same array as long as it stays the same. */
  get line(): readonly LoaMove[] {
    return this.moves;
  }
  /** Who begins. */
  get firstToPlay(): Color {
    return this.game.boardAt(0).toMove;
  }
  /** Whether the game begins from another position than the named ones. */
  get isFromPosition(): boolean {
    const start = this.game.boardAt(0);
    return !SETUPS.some((setup) => LoaBoard.start(setup).equals(start));
  }

  protected isSame({ text }: LoaMove, move: string): boolean {
    return text === move;
  }

  protected write(game: LoaGame, variations: boolean): string {
    return game.toSgf({ variations });
  }
}
