/**
 * The layer of stones and territory that are safe as long as their owner answers; under Benson's rule, the
 * owner always passes.
 */

import type { ByColor, GoBoard } from 'kakoi';
import type { GoOverlay, Point, Shape, Side } from 'kakoi/pictures';
import type { SafeChain, SafeSide } from 'kakoi/reading';
import { COLORS, count, nameOf, say } from '../shell/words.js';

function shapesOf(
  side: Side,
  stones: Iterable<Point>,
  territory: Iterable<Point>,
  all: Iterable<Point>,
): Shape[] {
  return [
    { kind: 'area', points: all, paint: 'vicinity-area' },
    { kind: 'outline', points: all, paint: 'vicinity', name: 'safe' },
    { kind: 'discs', points: stones, radius: 0.15, paint: 'vicinity', name: 'safe' },
    { kind: 'squares', points: territory, paint: `owner-${side}`, name: 'owner' },
  ];
}

function sureOf({ regions }: SafeChain): number {
  return regions.reduce((sum, { sureLiberties }) => sum + sureLiberties, 0);
}

/** The layer; `find` gives the result for a board, or null while it is looked for. */
export function safeLayer(find: (board: GoBoard) => ByColor<SafeSide> | null): GoOverlay {
  const chainAt = (board: GoBoard, point: Point) => {
    const safe = find(board);
    return COLORS.flatMap((side) => safe?.[side].chains ?? []).find(({ stones }) => stones.has(point));
  };
  return {
    title: 'Safe if answered',
    legend: [
      { shapes: shapesOf('black', [[0, 0]], [], [[0, 0]]), words: say('safe stones') },
      ...COLORS.map((side) => ({
        shapes: shapesOf(side, [], [[0, 0]], [[0, 0]]),
        words: say('{color}’s territory', { color: nameOf(side) }),
      })),
      {
        shapes: [
          { kind: 'area', points: [[0, 0]], paint: 'vital-area' },
          { kind: 'outline', points: [[0, 0]], paint: 'vital', dashed: true },
        ],
        words: say('sure liberties of the chain pointed at'),
      },
    ],

    shapes(board) {
      const safe = find(board);
      if (safe === null) return [];
      return COLORS.flatMap((side) => {
        const { stones, territory } = safe[side];
        return shapesOf(side, stones, territory.and(board.empties()), stones.or(territory));
      });
    },

    pointed(board, point) {
      const chain = point && chainAt(board, point);
      if (!chain) return [];
      return [
        { kind: 'outline', points: chain.stones, paint: 'focus' },
        ...chain.regions.flatMap(({ points }): Shape[] => [
          { kind: 'area', points, paint: 'vital-area' },
          { kind: 'outline', points, paint: 'vital', dashed: true },
        ]),
        { kind: 'lines', segments: chain.miai, width: 0.1, dashed: true, paint: 'focus' },
      ];
    },

    describe(board, point) {
      const safe = find(board);
      if (safe === null) return null;
      const chain = chainAt(board, point);
      if (chain) {
        const liberties = count(sureOf(chain), 'sure liberty', 'sure liberties');
        const { length } = chain.miai;
        if (length === 0) return say('safe by {liberties}', { liberties });
        const pairs = count(length, 'pair of points', 'pairs of points');
        return say('safe by {liberties}, joined by {pairs}', { liberties, pairs });
      }
      const owner = COLORS.find((side) => safe[side].territory.has(point));
      if (owner) return say('{color}’s safe territory', { color: nameOf(owner) });
      return board.get(point) === 0 ? null : say('not proven safe');
    },
  };
}
