/**
 * Finds slow results in a worker: who holds the points of a position in the end, which stones are dead, and
 * the margin that the game is heading for. A result that is not known yet is null; the page is told when it
 * is.
 */

import type { ByColor, GoBoard, GoEstimate, GoGame, PointSet, ScalarMap } from 'kakoi';
import { initReading, readSafe, type SafeSide } from 'kakoi/reading';
import type { WorkerPool } from 'kakoi/worker';
import { Workers } from '../shell/workers.js';

/** Playouts, as many as the picture of ownership uses. */
const PLAYOUTS = 100;
/** The time that an answer waits for others. */
const PATIENCE_MS = 60;

/** The results known of a position. */
interface Known {
  ownership?: ScalarMap;
  dead?: PointSet;
  estimate?: GoEstimate;
  safe?: ByColor<SafeSide>;
}

interface Asked {
  readonly board: GoBoard;
  readonly control: AbortController;
}

type Terms = Pick<GoGame, 'rules' | 'handicap' | 'captures'>;

export class Background extends Workers {
  /** Results by board, kept as long as the board lives. */
  private readonly known = new WeakMap<GoBoard, Known>();
  /** The questions under way, one of a kind: a newer question replaces an older one. */
  private readonly asked = new Map<keyof Known, Asked>();
  /** The questions about a position that is not on the board yet. */
  private readonly askedAhead = new Map<keyof Known, Asked>();
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
    return this.asked.size === 0;
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
    if (this.asked.size === 0) {
      delete document.documentElement.dataset.searching;
      this.changed();
    } else {
      this.timer = window.setTimeout(this.changed, PATIENCE_MS);
    }
  }

  private find<K extends keyof Known>(
    kind: K,
    board: GoBoard,
    inPool: (pool: WorkerPool, signal: AbortSignal) => Promise<NonNullable<Known[K]>>,
    here: () => NonNullable<Known[K]> | Promise<NonNullable<Known[K]>>,
  ): NonNullable<Known[K]> | null {
    const known = this.known.get(board) ?? {};
    this.known.set(board, known);
    const answer = known[kind];
    if (answer !== undefined) return answer;
    if (this.isAsked(kind, board)) return null;
    const asked = this.isAhead ? this.askedAhead : this.asked;
    asked.get(kind)?.control.abort();
    const control = new AbortController();
    asked.set(kind, { board, control });
    if (!this.isAhead) document.documentElement.dataset.searching = ''; // for programs that look at the page
    this.run((pool) => inPool(pool, control.signal), here).then(
      (found) => {
        known[kind] = found;
        if (this.askedAhead.get(kind)?.control === control) this.askedAhead.delete(kind);
        if (this.asked.get(kind)?.control !== control) return;
        this.asked.delete(kind);
        this.tell();
      },
      (error) => {
        if (!control.signal.aborted) throw error;
      },
    );
    return null;
  }

  /**
   * True when the board is being asked about; a question asked ahead counts as an ordinary one from then on.
   */
  private isAsked(kind: keyof Known, board: GoBoard): boolean {
    const ahead = this.askedAhead.get(kind);
    if (ahead?.board === board && !this.isAhead) {
      this.asked.get(kind)?.control.abort();
      this.asked.set(kind, ahead);
      this.askedAhead.delete(kind);
      document.documentElement.dataset.searching = '';
    }
    return [this.asked, this.askedAhead].some((asked) => asked.get(kind)?.board === board);
  }
}
