/** The game of Senket on the page. */

import { type Color, type Fence, SenketGame, type SenketMove, type Vertex } from 'kakoi';
import { senketFenceKey as fenceKey } from 'kakoi/pictures';
import type { Heading } from '../shell/heading.js';
import { isSame } from '../shell/points.js';
import { type Game, Session } from '../shell/session.js';

/** A post with the fences built along with it, or a pass. */
export type Turn = Pick<SenketMove, 'post' | 'fences'>;

/** A SenketGame that takes turns as one thing, as sessions hand them on. */
class TurnByTurn implements Game<Turn, SenketMove> {
  constructor(readonly game: SenketGame) {}

  get moveNumber(): number {
    return this.game.moveNumber;
  }
  get history(): readonly SenketMove[] {
    return this.game.history;
  }
  play({ post, fences }: Turn): SenketMove {
    return post === null ? this.game.pass() : this.game.play(post, fences);
  }
  goTo(moveNumber: number): void {
    this.game.goTo(moveNumber);
  }
}

export class SenketSession extends Session<TurnByTurn, Turn, SenketMove> {
  private constructor(
    source: () => SenketGame,
    /** The comments below the first line of the record: its title, and what else is said of it. */
    private readonly comments: readonly string[],
    isRecord: boolean,
  ) {
    super(() => new TurnByTurn(source()), isRecord);
  }

  static start(size: number): SenketSession {
    return new SenketSession(() => new SenketGame({ size }), [], false);
  }

  /** A record, at its last turn. Throws what `SenketGame.fromText` throws. */
  static fromText(text: string): SenketSession {
    const [, ...lines] = text.split(/\r?\n/);
    const end = lines.findIndex((line) => !line.startsWith('#'));
    const comments = lines.slice(0, end < 0 ? lines.length : end).map((line) => line.slice(1).trim());
    return new SenketSession(() => SenketGame.fromText(text), comments, true);
  }

  get title(): string {
    return this.comments[0] ?? (this.isRecord ? 'Game record' : 'New game');
  }
  get heading(): Heading {
    return { black: '', white: '', occasion: this.comments.slice(1).join(' '), result: '' };
  }
  get board(): SenketGame['board'] {
    return this.game.game.board;
  }
  get toPlay(): Color {
    return this.game.game.toPlay;
  }
  get isOver(): boolean {
    return this.game.game.isOver;
  }
  get outcome(): SenketGame['outcome'] {
    return (mode) => this.game.game.outcome(mode);
  }
  /** The turns of the line, the same array as long as it stays the same. */
  get line(): readonly SenketMove[] {
    return this.moves;
  }
  get firstToPlay(): Color {
    return 'black';
  }

  protected isSame(played: SenketMove, turn: Turn): boolean {
    if (played.post === null || turn.post === null) return played.post === turn.post;
    const keys = (fences: readonly Fence[]): string => fences.map(fenceKey).sort().join();
    return isSame(played.post, turn.post) && keys(played.fences) === keys(turn.fences);
  }

  protected write({ game }: TurnByTurn, variations: boolean): string {
    return game.toText({ variations });
  }
}

/** Any point without a post; null on a full board. */
export function firstFreePoint(board: SenketGame['board']): Vertex | null {
  const [free] = board.posts('black').or(board.posts('white')).not();
  return free ?? null;
}
