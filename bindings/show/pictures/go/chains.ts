/** Chains and their liberties: every chain linked and counted; the chain pointed at with its liberties. */

import { type Chain, type GoBoard, vertexName } from '../../../js/api.js';
import { linksOf, middleOf } from '../geometry/points.js';
import { legendEntry } from '../overlay.js';
import { count, nameOf, said } from '../said.js';
import type { Point, Segment, Shape, Side } from '../shapes.js';
import type { Paint } from '../theme.js';
import { dots } from './marks.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

/** From a stone to those of its chain after it. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
];

/** Liberties are listed by name up to that many. */
const MOST_LISTED = 8;

function chainsOf(board: GoBoard, { analysis }: GoOverlayOptions): Chain[] {
  return analysis?.chains ?? board.chains();
}

function chainAt(board: GoBoard, point: Point, options: GoOverlayOptions): Chain | undefined {
  return chainsOf(board, options).find(({ stones }) => stones.has(point));
}

/** Few liberties stand out; three and more are a quiet number on the stone. */
function paintsOf(liberties: number, side: Side): { link: Paint; badge: Paint; ink: Paint } {
  if (liberties <= 1) return { link: 'bad', badge: 'bad', ink: 'badge-ink' };
  if (liberties === 2) return { link: 'two-liberties', badge: 'two-liberties', ink: 'badge-ink' };
  return { link: 'more-liberties', badge: `stone-${side}`, ink: `ink-on-${side}` };
}

function badge(at: Point, liberties: number, side: Side): Shape {
  const { badge: paint, ink } = paintsOf(liberties, side);
  return { kind: 'badge', at, text: String(liberties), size: 1, paint, ink, name: 'liberties' };
}

export const chains: UncheckedGo = {
  title: 'Chains and liberties',
  get legend() {
    return [
      legendEntry(said('in atari'), [badge([0, 0], 1, 'black')]),
      legendEntry(said('two liberties'), [badge([0, 0], 2, 'black')]),
      legendEntry(said('three and more'), [badge([0, 0], 5, 'black')]),
      legendEntry(said('liberties of the chain pointed at'), [dots('liberty', [[0, 0]], 'focus')]),
    ];
  },

  shapes(board, options) {
    const all = chainsOf(board, options);
    const links = new Map<Paint, Segment[]>();
    for (const { color, stones, liberties } of all) {
      const { link } = paintsOf(liberties.size, color);
      const segments = linksOf(stones, STEPS);
      const others = links.get(link);
      if (others !== undefined) others.push(...segments);
      else if (segments.length > 0) links.set(link, segments);
    }
    return [
      ...Array.from(
        links,
        ([paint, segments]): Shape => ({ kind: 'lines', segments, width: 0.11, paint, name: 'links' }),
      ),
      ...all.map(({ color, stones, liberties }) => badge(middleOf(stones), liberties.size, color)),
    ];
  },

  pointed(board, point, options) {
    const chain = point && chainAt(board, point, options);
    if (!chain) return [];
    return [
      { kind: 'outline', points: chain.stones, paint: 'focus' },
      dots('liberty', chain.liberties, 'focus'),
    ];
  },

  said(board, point, options) {
    const chain = chainAt(board, point, options);
    if (!chain) return null;
    const liberties = [...chain.liberties];
    const n = liberties.length;
    const places = liberties.map((liberty) => vertexName(liberty, board.height)).join(' ');
    return said('{color} chain of {stones}, {liberties}', {
      color: nameOf(chain.color),
      stones: count(chain.stones.size, 'stone'),
      liberties:
        n <= MOST_LISTED
          ? said('{n} liberties at {places}', { n, places }, '{n} liberty at {places}')
          : count(n, 'liberty', 'liberties'),
    });
  },
};
