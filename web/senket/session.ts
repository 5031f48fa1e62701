/** The game of Senket on the page. */

import {
  type Color,
  opponent,
  type RecordNode,
  type SenketBoard,
  SenketGame,
  type SenketGameOptions,
  type SenketMove,
  type Vertex,
} from 'kakoi';
import type { Heading } from '../shell/heading.js';
import type { Notation } from '../shell/marks.js';
import { type Facts, type KeptSession, Session } from '../shell/session.js';
import { type GameEnding, say } from '../shell/words.js';
import { notationOf } from './editing.js';

/** A post with the fences built along with it, or a pass. */
export type Turn = Pick<SenketMove, 'post' | 'fences'>;

export class SenketSession extends Session<SenketGame, Turn> {
  static start(options: SenketGameOptions): SenketSession {
    return new SenketSession(new SenketGame(options), false);
  }

  /** A game that begins with that position, in place of this one. */
  begunWith(setup: SenketBoard, toPlay: Color): this {
    this.settle();
    const file = this.length === 0 && !this.isRecord ? this.file : {};
    const game = new SenketGame({ setup, toPlay });
    game.annotate(this.remarks);
    return this.followedBy(new SenketSession(game.clone(), false, file) as this); // a clone has nothing to undo
  }

  /** Opens a record. Throws the errors of `SenketGame.fromText`. */
  static fromText(text: string): SenketSession {
    return new SenketSession(SenketGame.fromText(text), true);
  }

  /** Restores a kept session. Throws the errors of `SenketGame.fromJSON`. */
  static revive({ game, isRecord }: KeptSession): SenketSession {
    return new SenketSession(SenketGame.fromJSON(game), isRecord);
  }

  /** The lines of the comment on the start: the title, and further remarks on the game. */
  private get comments(): string[] {
    return (this.root.data.C ?? []).join('\n').split('\n').filter(Boolean);
  }

  protected write(): string {
    return this.game.toText();
  }

  moveText(node: RecordNode): string {
    const text = node.data.B?.[0] ?? node.data.W?.[0];
    if (text === undefined) return '';
    const [post = '', ...fences] = text.trim().split(/\s+/);
    const name = post === 'pass' ? say('pass') : post;
    return `${name}${fences.length > 0 ? ` +${fences.length}` : ''}`;
  }

  protected get isFromPosition(): boolean {
    return this.root.data.AB !== undefined || this.root.data.AW !== undefined;
  }
  get facts(): Facts {
    const [title = '', ...remarks] = this.comments;
    return { title, remarks: remarks.join(' ') };
  }
  withFacts({ title = '', remarks = '' }: Facts): this {
    // The title is the first line, so there is none without the other.
    const lines = [title || (remarks && '–'), remarks].filter(Boolean);
    this.change(() => this.game.annotate({ C: lines.length > 0 ? [lines.join('\n')] : null }, this.root));
    return this;
  }
  get heading(): Heading {
    const [name = '', ...remarks] = this.comments;
    const { black = '', white = '' } = this.game.info;
    return { black, white, name, occasion: remarks.join(' '), result: '' };
  }
  get notation(): Notation {
    return notationOf(this.board.size);
  }
  protected override get recordName(): string {
    return 'senket';
  }
  /** The side that has lost other than by the rules, and how; null for neither. */
  get loss(): { readonly color: Color; readonly by: GameEnding } | null {
    const { end, outcome } = this.game;
    if (end === null || end === 'passes' || outcome === null || outcome === 'draw') return null;
    return { color: opponent(outcome), by: end };
  }

  protected make({ post, fences }: Turn): void {
    this.game.play(post, fences);
  }
}

/** Any point without a post; null on a full board. */
export function firstFreePoint(board: SenketGame['board']): Vertex | null {
  const [first] = board.posts('black').or(board.posts('white')).not();
  return first ?? null;
}
