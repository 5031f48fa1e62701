/** Chains and their liberties: every chain linked and counted; the chain in focus with its liberties. */

import { type Chain, toGtp, type Vertex } from 'kakoi';
import type { Shape } from '../../boards/shapes.js';
import { count, nameOf } from '../overlay.js';
import type { GoOverlay, View } from './view.js';

/** Few liberties stand out; three and more are a quiet number on the stone. */
function colors({ color, liberties }: Chain): { link: string; badge: string; ink: string } {
  if (liberties.size <= 1) return { link: 'chain-1', badge: 'chain-1', ink: 'badge-ink' };
  if (liberties.size === 2) return { link: 'chain-2', badge: 'chain-2', ink: 'badge-ink' };
  return { link: 'chain-3', badge: `stone-${color}`, ink: `ink-on-${color}` };
}

/** The stone that carries the number: the one nearest to the chain's middle. */
function middleStone(stones: Iterable<Vertex>): Vertex {
  const list = [...stones];
  const mean = (axis: 0 | 1): number => list.reduce((sum, stone) => sum + stone[axis], 0) / list.length;
  const [x, y] = [mean(0), mean(1)];
  const distance = (stone: Vertex): number => (stone[0] - x) ** 2 + (stone[1] - y) ** 2;
  return list.reduce((best, stone) => (distance(stone) < distance(best) ? stone : best));
}

function chainAt(view: View, point: Vertex): Chain | undefined {
  return view.analysis.chains.find((chain) => chain.stones.has(point));
}

export const chains: GoOverlay = {
  id: 'chains',

  shapes(view) {
    const shapes: Shape[] = [];
    for (const chain of view.analysis.chains) {
      shapes.push({ kind: 'links', points: chain.stones, color: colors(chain).link });
    }
    for (const chain of view.analysis.chains) {
      const { badge, ink } = colors(chain);
      const text = String(chain.liberties.size);
      shapes.push({ kind: 'badge', at: middleStone(chain.stones), text, color: badge, ink });
    }
    const focused = view.focus && chainAt(view, view.focus);
    if (focused) {
      shapes.push({ kind: 'outline', points: focused.stones, color: 'focus' });
      shapes.push({ kind: 'dots', points: focused.liberties, color: 'focus' });
    }
    return shapes;
  },

  describe(view, point) {
    const chain = chainAt(view, point);
    if (!chain) return null;
    const liberties = [...chain.liberties];
    const places =
      liberties.length <= 8 ? ` at ${liberties.map((v) => toGtp(v, view.board.height)).join(' ')}` : '';
    const size = `${nameOf(chain.color)} chain of ${count(chain.stones.size, 'stone')}`;
    return `${size}, ${count(liberties.length, 'liberty', 'liberties')}${places}`;
  },
};
