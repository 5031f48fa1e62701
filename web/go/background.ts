/** Finds slow results: who holds the points of a position in the end, and which stones are dead. */

import { type ByColor, type Color, type GoBoard, init, type PointSet, type ScalarMap } from 'kakoi';
import type { loadNetwork } from 'kakoi/katago';
import type { GoJudgement, judge } from 'kakoi/play';
import type { SafeSide } from 'kakoi/reading';
import { Asker } from '../shell/asker.js';
import { part } from '../shell/part.js';
import type { Workers } from '../shell/workers.js';

/** Playouts, as many as the picture of ownership uses. */
const PLAYOUTS = 100;

/** Steps of the network's search for a judgement: a tenth of a second on 19×19. */
const LOOKED_AHEAD = 60;

type Network = Awaited<ReturnType<typeof loadNetwork>>;

/** The longest side of a board that KataGo's networks know. */
const MOST_SIDE = 19;

/** A position on its way: the network judges those that are not over, and random games the others. */
export interface Standing {
  readonly board: GoBoard;
  readonly toPlay: Color;
  readonly isOver: boolean;
}

/** Results that are not known yet are null; the page is told when they are. */
export class Background extends Asker {
  constructor(workers: Workers, changed: () => void) {
    super(workers, changed, 'data-searching');
  }

  /** True once what judges positions is there, which comes with the first question that it answers. */
  hasNetwork = false;

  /** Loads what judges positions. */
  async network(): Promise<typeof judge> {
    const play = await part('play');
    await init(play.playEngine);
    this.hasNetwork = true;
    return play.judge;
  }

  /** A network of KataGo's that the reader has dropped: it judges in place of kakoi's own until the page is gone. */
  dropped: { readonly name: string; readonly network: Network } | null = null;

  /** Takes the file of such a network; rejects for any other. */
  async takeNetwork(file: File): Promise<void> {
    const { loadNetwork } = await part('katago');
    const network = await loadNetwork(await file.arrayBuffer());
    this.dropped = { name: file.name.replace(/\.bin(?:\.gz)?$/, ''), network };
  }

  /** The dropped network, for boards that it knows. */
  droppedFor({ width, height }: GoBoard): Background['dropped'] {
    return Math.max(width, height) <= MOST_SIDE ? this.dropped : null;
  }

  /** The network's judgement, for which komi makes no difference. */
  judgement({ board, toPlay }: Standing): GoJudgement | null {
    const terms = { toPlay, komi: 0, playouts: LOOKED_AHEAD };
    const dropped = this.droppedFor(board);
    const byDropped = dropped && (() => dropped.network.judge(board, { toPlay, komi: 0 }));
    return this.find({
      board,
      key: `judgement of ${toPlay} by ${dropped?.name ?? ''}`,
      slot: 'judgement',
      inPool: async (pool, signal) => {
        if (byDropped) return byDropped();
        await this.network();
        return pool.judge(board, { ...terms, signal });
      },
      here: byDropped ?? (async () => (await this.network())(board, terms)),
    });
  }

  ownership(standing: Standing): ScalarMap | null {
    return standing.isOver
      ? this.ownershipByGames(standing.board)
      : (this.judgement(standing)?.owners ?? null);
  }

  private ownershipByGames(board: GoBoard): ScalarMap | null {
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
