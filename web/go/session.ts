/** The game of Go on the page, each of its positions analysed. */

import {
  type ByColor,
  type Color,
  type GoBoard,
  GoGame,
  type GoMove,
  type GoRules,
  type GoScore,
  type Legality,
  type PointSet,
  type Vertex,
} from 'kakoi';
import { headingOf } from '../shell/heading.js';
import { isSame } from '../shell/points.js';
import { Session } from '../shell/session.js';
import { type Analysis, analyze } from './analysis.js';
import { termsOf } from './terms.js';

/** Which points count. */
export type Scoring = 'territory' | 'area';

export class GoSession extends Session<GoGame, Vertex | 'pass', GoMove> {
  readonly heading = headingOf(this.game.info);
  /** Rules, komi and handicap. */
  readonly terms = termsOf(this.game);
  /** One for every position of the line they were made for. */
  private analyses: readonly Analysis[] = [];
  private analyzed: readonly GoMove[] = [];

  /** A game record, at its last move. Throws what `GoGame.fromSgf` throws. */
  static fromSgf(text: string): GoSession {
    return new GoSession(() => GoGame.fromSgf(text), true);
  }

  /** An empty board. Throws 'bad-size' outside 1..32. */
  static empty(width: number, height: number): GoSession {
    return new GoSession(() => new GoGame({ width, height }), false);
  }

  get board(): GoBoard {
    return this.game.board;
  }
  /** The analysis of the position; all that the line lacks are made in one call, so that a slider only looks up. */
  get analysis(): Analysis {
    if (this.moves !== this.analyzed || this.analyses.length === 0) {
      const changed = this.moves.findIndex((move, i) => move !== this.analyzed[i]);
      const kept = this.analyses.slice(0, (changed < 0 ? this.length : changed) + 1);
      const missing = Array.from({ length: this.length + 1 - kept.length }, (_, i) =>
        this.game.boardAt(kept.length + i),
      );
      this.analyses = [...kept, ...analyze(missing, this.suicide)];
      this.analyzed = this.moves;
    }
    return this.analyses[this.at] as Analysis;
  }
  get toPlay(): Color {
    return this.game.toPlay;
  }
  /** Whether both have passed or one has resigned; no one is to play then. */
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
  /** The count of the position without those stones, in either way. */
  score(dead: PointSet, scoring: Scoring): GoScore {
    const { board, captures } = this;
    const { handicap } = this.game;
    return board.score({ rules: this.rulesFor(scoring), handicap, captures, dead });
  }
  private rulesFor(scoring: Scoring): GoRules {
    return { ...this.game.rules, scoring };
  }
  /** The stone played last, whoever has passed since; null once it has been captured. */
  get lastStone(): Vertex | null {
    const played = this.moves.slice(0, this.at).filter(({ vertex }) => vertex !== null);
    const last = played.at(-1)?.vertex ?? null;
    return last && this.board.get(last) !== 0 ? last : null;
  }

  legality(point: Vertex): Legality {
    return this.game.legality(point);
  }

  protected isSame({ vertex }: GoMove, move: Vertex | 'pass'): boolean {
    return isSame(vertex, move === 'pass' ? null : move);
  }

  protected write(game: GoGame, variations: boolean): string {
    return game.toSgf({ variations });
  }
}
