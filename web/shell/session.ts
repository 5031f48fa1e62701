/**
 * The game on the page: a source (a record or an empty board), what the reader has played since, and the move
 * looked at. Moves may be played anywhere in a record; the record itself is never lost.
 */

import {
  type ByColor,
  type Color,
  type GoBoard,
  GoGame,
  type GoMove,
  type GoRules,
  type Legality,
  type PointSet,
  type Vertex,
} from 'kakoi';
import { type Analysis, analyze, type Score } from '../overlays/overlay.js';
import { type GameInfo, gameInfo } from './game-info.js';

/** One move the reader played, and the move number it was played at: whatever came after it is set aside. */
interface Edit {
  readonly at: number;
  readonly move: Vertex | 'pass';
}

/** Which points count. */
export type Scoring = 'territory' | 'area';

export class Session {
  private game: GoGame;
  private moves: GoMove[] = [];
  private analyses: Analysis[] = [];
  /** Made and taken back by undo(); the first `done` of them count. */
  private edits: Edit[] = [];
  private done = 0;

  readonly info: GameInfo;

  private constructor(
    private readonly source: () => GoGame,
    readonly isRecord: boolean,
  ) {
    this.game = this.replay();
    this.info = gameInfo(this.game);
  }

  /** A game record, at its last move. Throws what `GoGame.fromSgf` throws. */
  static fromSgf(text: string): Session {
    return new Session(() => GoGame.fromSgf(text), true);
  }

  /** An empty board. Throws 'bad-size' outside 1..32. */
  static empty(width: number, height: number): Session {
    return new Session(() => new GoGame({ width, height }), false);
  }

  /** The move looked at; 0 is the start. */
  get at(): number {
    return this.game.moveNumber;
  }
  /** The number of moves of the line. */
  get length(): number {
    return this.moves.length;
  }
  get board(): GoBoard {
    return this.game.board;
  }
  get analysis(): Analysis {
    return this.analyses[this.at] as Analysis;
  }
  get toPlay(): Color {
    return this.game.toPlay;
  }
  /** Whether both have passed or one has resigned; nobody is to play then. */
  get isOver(): boolean {
    return this.game.isOver;
  }
  /** 'B+R' or 'W+R' where the game ends by resignation, else null. */
  get resignation(): string | null {
    const result = this.game.result();
    return result?.endsWith('+R') ? result : null;
  }
  get captures(): ByColor<number> {
    return this.game.captures;
  }
  get ko(): Vertex | null {
    return this.game.ko;
  }
  /** Whether the rules allow suicide, which changes what is unconditionally alive. */
  get suicide(): boolean {
    return this.game.rules.suicide;
  }
  /** How the game's rules count. */
  get scoring(): Scoring {
    return this.game.rules.scoring;
  }
  /** Whether the rules give white points for the handicap. */
  hasBonus(scoring: Scoring): boolean {
    return this.rulesFor(scoring).handicapBonus !== 'none' && this.game.handicap > 0;
  }
  /** The count of the position without those stones, in either way. */
  score(dead: PointSet, scoring: Scoring): Score {
    const { board, captures } = this;
    const { handicap } = this.game;
    const living = board.stones('black').or(board.stones('white')).minus(dead);
    return { ...board.score({ rules: this.rulesFor(scoring), handicap, captures, dead }), living };
  }
  private rulesFor(scoring: Scoring): GoRules {
    return { ...this.game.rules, scoring };
  }
  get lastMove(): GoMove | null {
    return this.moves[this.at - 1] ?? null;
  }
  /** The stone played last, whoever has passed since; null once it has been captured. */
  get lastStone(): Vertex | null {
    const played = this.moves.slice(0, this.at).filter(({ vertex }) => vertex !== null);
    const last = played.at(-1)?.vertex ?? null;
    return last && this.board.get(last) !== 0 ? last : null;
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

  legality(point: Vertex): Legality {
    return this.game.legality(point);
  }

  /** Looks at a move; numbers outside the game go to its nearer end. */
  goTo(move: number): void {
    this.game.goTo(Math.max(0, Math.min(this.length, Math.round(move))));
  }

  /**
   * Plays at the move looked at; where the line goes on so, it only steps on. Throws 'illegal-move' or 'game-over' and
   * changes nothing.
   */
  play(move: Vertex | 'pass'): void {
    const { at } = this;
    if (this.continuesWith(move)) {
      this.goTo(at + 1);
      return;
    }
    this.extend(move);
    this.edits = [...this.edits.slice(0, this.done), { at, move }];
    this.done++;
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

  /** The whole line as SGF. */
  toSgf(): string {
    const { at } = this;
    this.goTo(this.length);
    const text = this.game.toSgf();
    this.goTo(at);
    return text;
  }

  /** Whether the line itself goes on with this move. */
  continuesWith(move: Vertex | 'pass'): boolean {
    const next = this.moves[this.at];
    if (next === undefined) return false;
    if (next.vertex === null || move === 'pass') return next.vertex === null && move === 'pass';
    return next.vertex[0] === move[0] && next.vertex[1] === move[1];
  }

  private extend(move: Vertex | 'pass'): void {
    const { at } = this;
    const played = this.game.play(move);
    this.moves = [...this.moves.slice(0, at), played];
    this.analyses = [...this.analyses.slice(0, at + 1), ...analyze([this.game.board], this.suicide)];
  }

  /** The source with the edits that count; every position of it analysed in one call, so that a slider only looks up. */
  private replay(): GoGame {
    const game = this.source();
    for (const edit of this.edits.slice(0, this.done)) {
      game.goTo(edit.at);
      game.play(edit.move);
    }
    this.moves = [...game.history];
    const boards = Array.from({ length: this.moves.length + 1 }, (_, move) => game.boardAt(move));
    this.analyses = analyze(boards, game.rules.suicide);
    return game;
  }
}
