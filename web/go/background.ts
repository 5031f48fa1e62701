/** Finds slow results: who holds the points of a position in the end, which stones are dead, and the margin. */

import {
  type ByColor,
  type GoBoard,
  type GoEstimate,
  type GoGame,
  init,
  type PointSet,
  type ScalarMap,
} from 'kakoi';
import type { readEndgame, SafeSide } from 'kakoi/reading';
import { Asker } from '../shell/asker.js';
import { part } from '../shell/part.js';
import type { Workers } from '../shell/workers.js';

/** Playouts, as many as the picture of ownership uses. */
const PLAYOUTS = 100;

type Terms = Pick<GoGame, 'rules' | 'handicap' | 'captures'>;

/** Results that are not known yet are null; the page is told when they are. */
export class Background extends Asker {
  constructor(workers: Workers, changed: () => void) {
    super(workers, changed, 'data-searching');
  }

  ownership(board: GoBoard): ScalarMap | null {
    const options = { playouts: PLAYOUTS, style: 'careful' } as const;
    return this.find({
      board,
      key: 'ownership',
      inPool: (pool, signal) => pool.ownership(board, { ...options, signal }),
      here: () => board.ownership(options),
    });
  }

  dead(board: GoBoard): PointSet | null {
    return this.find({
      board,
      key: 'dead',
      inPool: (pool, signal) => pool.deadStones(board, { signal }),
      here: () => board.deadStones(),
    });
  }

  estimate(board: GoBoard, { rules, handicap, captures }: Terms): GoEstimate | null {
    const options = { rules, handicap, captures };
    return this.find({
      board,
      key: 'estimate',
      inPool: (pool, signal) => pool.estimate(board, { ...options, signal }),
      here: () => board.estimate(options),
    });
  }

  /** The last regions and what they are worth. */
  endgame(board: GoBoard): Promise<ReturnType<typeof readEndgame>> {
    return this.ask({
      board,
      key: 'endgame',
      inPool: async (pool, signal) => {
        await init((await part('reading')).readingEngine);
        return pool.readEndgame(board, { signal });
      },
      here: async () => {
        const { readingEngine, readEndgame } = await part('reading');
        await init(readingEngine);
        return readEndgame(board);
      },
    });
  }

  /** Stones and territory that are safe as long as their owner answers. */
  safe(board: GoBoard): ByColor<SafeSide> | null {
    return this.find({
      board,
      key: 'safe',
      inPool: async (pool, signal) => {
        await init((await part('reading')).readingEngine);
        return pool.readSafe(board, { signal });
      },
      here: async () => {
        const { readingEngine, readSafe } = await part('reading');
        await init(readingEngine);
        return readSafe(board);
      },
    });
  }
}
