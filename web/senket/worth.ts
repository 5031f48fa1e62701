/** The value of each post, found in a worker: on large boards that takes longer than a frame. */

import type { Color, ScalarMap, SenketBoard, SenketMode } from 'kakoi';
import { Asker } from '../shell/asker.js';
import type { Workers } from '../shell/workers.js';

export class Worth {
  private readonly asker: Asker;

  constructor(workers: Workers, changed: () => void) {
    this.asker = new Asker(workers, changed, 'data-searching');
  }

  /** The values; null when they are not known yet, and `changed` is called once they are. */
  of(board: SenketBoard, color: Color, mode: SenketMode): ScalarMap | null {
    return this.asker.find({
      board,
      key: `${color} ${mode}`,
      slot: 'worth',
      inPool: (pool, signal) => pool.moveValues(board, color, { mode, signal }),
      here: () => board.moveValues(color, mode),
    });
  }
}
