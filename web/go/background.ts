/**
 * Finds slow results in a worker: who holds the points of a position in the end, which stones are dead, and
 * the margin that the game is heading for. A result that is not known yet is null; the page is told when it
 * is.
 */

import type { ByColor, GoBoard, GoEstimate, GoGame, PointSet, ScalarMap } from 'kakoi';
import { initReading, readSafe, type SafeSide } from 'kakoi/reading';
import type { WorkerPool } from 'kakoi/worker';
import { Questions } from '../shell/questions.js';
import { Workers } from '../shell/workers.js';

/** Playouts, as many as the picture of ownership uses. */
const PLAYOUTS = 100;
/** The time that an answer waits for others. */
const PATIENCE_MS = 60;

type Terms = Pick<GoGame, 'rules' | 'handicap' | 'captures'>;

export class Background extends Workers {
  private readonly questions = new Questions('searching', () => this.tell());
  private isAhead = false;
  /** The reading engine, once it is started. */
  private engine: Promise<void> | null = null;
  private timer = 0;

  constructor(private readonly changed: () => void) {
    super();
  }

  ownership(board: GoBoard): ScalarMap | null {
    const options = { playouts: PLAYOUTS, style: 'careful' } as const;
    return this.find(
      'ownership',
      board,
      (pool, signal) => pool.ownership(board, { ...options, signal }),
      () => board.ownership(options),
    );
  }

  dead(board: GoBoard): PointSet | null {
    return this.find(
      'dead',
      board,
      (pool, signal) => pool.deadStones(board, { signal }),
      () => board.deadStones(),
    );
  }

  estimate(board: GoBoard, { rules, handicap, captures }: Terms): GoEstimate | null {
    const options = { rules, handicap, captures };
    return this.find(
      'estimate',
      board,
      (pool, signal) => pool.estimate(board, { ...options, signal }),
      () => board.estimate(options),
    );
  }

  /** Stones and territory that are safe as long as their owner answers; null until they are known. */
  safe(board: GoBoard): ByColor<SafeSide> | null {
    this.engine ??= initReading();
    const { engine } = this;
    return this.find(
      'safe',
      board,
      async (pool, signal) => {
        await engine;
        return pool.readSafe(board, { signal });
      },
      async () => {
        await engine;
        return readSafe(board);
      },
    );
  }

  /** True when all questions have been answered. */
  get isCalm(): boolean {
    return !this.questions.areOpen;
  }

  /** Asks as `ask` does, for a position that is likely to be next: nobody waits for the answers. */
  ahead(ask: () => void): void {
    if (!this.areThere || !this.isCalm) return;
    this.isAhead = true;
    ask();
    this.isAhead = false;
  }

  /**
   * Tells the page: at once when no other question is open, else after a while, because each time the board
   * is drawn anew.
   */
  private tell(): void {
    window.clearTimeout(this.timer);
    if (this.isCalm) this.changed();
    else this.timer = window.setTimeout(this.changed, PATIENCE_MS);
  }

  private find<T>(
    kind: string,
    board: GoBoard,
    inPool: (pool: WorkerPool, signal: AbortSignal) => Promise<T>,
    here: () => T | Promise<T>,
  ): T | null {
    const find = (signal: AbortSignal) => this.run((pool) => inPool(pool, signal), here);
    return this.questions.ask(board, kind, kind, find, this.isAhead).value ?? null;
  }
}
