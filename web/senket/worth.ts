/** The value of each post, found in a worker: on large boards that takes longer than a frame. */

import type { Color, ScalarMap, SenketBoard, SenketMode } from 'kakoi';
import type { Workers } from '../shell/workers.js';

export class Worth {
  /** Values by board, kept as long as the board lives. */
  private readonly known = new WeakMap<SenketBoard, Map<string, ScalarMap>>();
  private asked: {
    readonly board: SenketBoard;
    readonly key: string;
    readonly control: AbortController;
  } | null = null;

  constructor(
    private readonly workers: Workers,
    private readonly changed: () => void,
  ) {}

  /** The values; null when they are not known yet, and `changed` is called once they are. */
  of(board: SenketBoard, color: Color, mode: SenketMode): ScalarMap | null {
    const key = `${color} ${mode}`;
    const known = this.known.get(board) ?? new Map<string, ScalarMap>();
    this.known.set(board, known);
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (this.asked?.board !== board || this.asked.key !== key) void this.ask(board, color, mode, key, known);
    return null;
  }

  private async ask(
    board: SenketBoard,
    color: Color,
    mode: SenketMode,
    key: string,
    known: Map<string, ScalarMap>,
  ): Promise<void> {
    this.asked?.control.abort(); // a newer question takes its place
    const control = new AbortController();
    const { signal } = control;
    this.asked = { board, key, control };
    try {
      const values = await this.workers.run(
        (pool) => pool.moveValues(board, color, { mode, signal }),
        () => board.moveValues(color, mode),
      );
      known.set(key, values);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (this.asked?.control !== control) return;
    this.asked = null;
    this.changed();
  }
}
