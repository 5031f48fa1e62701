/** Posts and fences: those built, those dead, and those of the scratch layer. */

import type { Fence, SenketBoard, Vertex } from 'kakoi';
import type { Segment, Shape } from '../../boards/shapes.js';
import { STONE_RADIUS } from '../../boards/stones.js';
import { COLORS } from '../overlay.js';
import { fenceKey } from './points.js';
import type { View } from './view.js';

/** All pieces of the position; what the `base` lacks is tried only. With `dead`, prisoners are faded and crossed out. */
export function pieces({ board, score }: View, base: SenketBoard, dead: boolean): Shape[] {
  const prisoners = new Set(dead ? score.claims.flatMap((claim) => [...claim.prisoners].map(String)) : []);
  const isDead = (point: Vertex): boolean => prisoners.has(String(point));
  return [
    ...COLORS.flatMap((color): Shape[] => {
      const built = new Set(base.fences(color).map(fenceKey));
      const fences = board.fences(color);
      const shape = (look: 'built' | 'faded' | 'tried', some: readonly Fence[]): Shape => ({
        kind: 'fences',
        segments: segmentsOf(some),
        color: `stone-${color}`,
        look,
      });
      const tried = fences.filter((fence) => !built.has(fenceKey(fence)));
      const old = fences.filter((fence) => built.has(fenceKey(fence)));
      const isFaded = ({ from, to }: Fence): boolean => isDead(from) && isDead(to);
      return [
        shape('faded', old.filter(isFaded)),
        shape(
          'built',
          old.filter((fence) => !isFaded(fence)),
        ),
        shape('tried', tried),
      ];
    }),
    ...COLORS.flatMap((color): Shape[] => {
      const posts = [...board.posts(color)];
      const built = base.posts(color);
      const old = posts.filter((post) => built.has(post));
      const shape = (look: 'built' | 'faded' | 'tried', points: readonly Vertex[]): Shape => ({
        kind: 'posts',
        points,
        color: `stone-${color}`,
        look,
      });
      return [
        shape('faded', old.filter(isDead)),
        shape(
          'built',
          old.filter((post) => !isDead(post)),
        ),
        shape(
          'tried',
          posts.filter((post) => !built.has(post)),
        ),
        { kind: 'crosses', points: posts.filter(isDead), color: 'mark-prisoner' },
      ];
    }),
  ];
}

function segmentsOf(fences: readonly Fence[]): Segment[] {
  return fences.map(({ from, to }) => [from, to]);
}

/** From the edge of one post to that of the other: for what is drawn over the posts. */
export function trimmed(fences: readonly Fence[]): Segment[] {
  const share = STONE_RADIUS.holes / Math.hypot(1, 2);
  const edge = ([x, y]: Vertex, [toX, toY]: Vertex): Vertex => [x + (toX - x) * share, y + (toY - y) * share];
  return fences.map(({ from, to }) => [edge(from, to), edge(to, from)]);
}
