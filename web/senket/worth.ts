/** The value of each post, found in a worker: on large boards that takes longer than a frame. */

import type { Color, ScalarMap, SenketBoard, SenketMode, Vertex } from 'kakoi';
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
      slot: `worth ${color}`,
      inPool: (pool, signal) => pool.moveValues(board, color, { mode, signal }),
      here: () => board.moveValues(color, mode),
    });
  }
}

/** The points where a post gains most, and how much; null where none gains anything. */
export function bestOf({ values, width }: ScalarMap): { points: Vertex[]; gain: number } | null {
  // Points where nothing can be built are no numbers.
  const gain = [...values].reduce((most, value) => (value > most ? value : most), 0);
  if (gain === 0) return null;
  const points = [...values.keys()].filter((i) => values[i] === gain);
  return { points: points.map((i): Vertex => [i % width, Math.floor(i / width)]), gain };
}
