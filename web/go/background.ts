/**
 * What takes milliseconds is found in a worker: who holds the points of a position in the end, which stones are dead, and what the
 * game is worth. What is not known yet is null; whoever asked is told when it is.
 */

import type { GoBoard, GoEstimate, GoGame, PointSet, ScalarMap } from 'kakoi';
import type { WorkerPool } from 'kakoi/worker';
import { Workers } from '../shell/workers.js';

/** As many as the picture of ownership goes by. */
const PLAYOUTS = 100;
/** How long an answer waits for others. */
const PATIENCE_MS = 60;

/** What is known of a position. */
interface Known {
  ownership?: ScalarMap;
  dead?: PointSet;
  estimate?: GoEstimate;
}

interface Asked {
  readonly board: GoBoard;
  readonly control: AbortController;
}

type Terms = Pick<GoGame, 'rules' | 'handicap' | 'captures'>;

export class Background extends Workers {
  /** For as long as the board lives. */
  private readonly known = new WeakMap<GoBoard, Known>();
  /** What is being asked for, one of a kind: a newer question takes the place of an older one. */
  private readonly asked = new Map<keyof Known, Asked>();
  /** The same for a position that is not on the board yet. */
  private readonly askedAhead = new Map<keyof Known, Asked>();
  private isAhead = false;
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

  /** Whether all that was asked for is known. */
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

  /** At once when nothing else is asked for: each time, the board is drawn anew. */
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
    here: () => NonNullable<Known[K]>,
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

  /** Whether it is; what was asked ahead is waited for from then on. */
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
