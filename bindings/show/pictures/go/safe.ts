/**
 * Stones and territory that are safe as long as their owner answers every threat; under Benson's rule, the owner always
 * passes.
 */

import type { ByColor, GoBoard } from '../../../js/api.js';
import { badOption } from '../../../js/core/errors.js';
import type { SafeChain, SafeSide } from '../../../js/reading/safe.js';
import { legendEntry, SIDES } from '../overlay.js';
import { count, nameOf, said } from '../said.js';
import type { Point, Shape, Side } from '../shapes.js';
import { checkSafe } from './analysis.js';
import { dots, owned, setOff } from './marks.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

/** The result for the board; null while it is not known. Reading has an engine of its own, which most pictures do not load. */
function safeOn(board: GoBoard, { safe: given }: GoOverlayOptions): ByColor<SafeSide> | null {
  if (given === undefined)
    throw badOption("the overlay 'safe' needs options.safe: readSafe() of kakoi/reading, or its result");
  if (typeof given !== 'function') return given;
  const found = given(board);
  checkSafe(found, board);
  return found;
}

function chainAt(safe: ByColor<SafeSide> | null, point: Point): SafeChain | undefined {
  return SIDES.flatMap((side) => safe?.[side].chains ?? []).find(({ stones }) => stones.has(point));
}

function shapesOf(
  side: Side,
  stones: Iterable<Point>,
  territory: Iterable<Point>,
  all: Iterable<Point>,
): Shape[] {
  return [
    { kind: 'area', points: all, paint: 'vicinity-area' },
    { kind: 'outline', points: all, paint: 'vicinity', name: 'safe' },
    dots('safe', stones, 'vicinity'),
    owned(side, territory),
  ];
}

export const safe: UncheckedGo = {
  title: 'Safe if answered',
  get legend() {
    return [
      legendEntry(said('safe stones'), shapesOf('black', [[0, 0]], [], [[0, 0]])),
      ...SIDES.map((side) =>
        legendEntry(
          said('{color}’s territory', { color: nameOf(side) }),
          shapesOf(side, [], [[0, 0]], [[0, 0]]),
        ),
      ),
      legendEntry(said('sure liberties of the chain pointed at'), setOff('sure', [[0, 0]])),
    ];
  },

  shapes(board, options) {
    const found = safeOn(board, options);
    if (found === null) return [];
    return SIDES.flatMap((side) => {
      const { stones, territory } = found[side];
      return shapesOf(side, stones, territory.and(board.empties()), stones.or(territory));
    });
  },

  pointed(board, point, options) {
    const chain = point && chainAt(safeOn(board, options), point);
    if (!chain) return [];
    return [
      { kind: 'outline', points: chain.stones, paint: 'focus' },
      ...chain.regions.flatMap(({ points }) => setOff('sure', points)),
      { kind: 'lines', segments: chain.miai, width: 0.1, dashed: true, paint: 'focus' },
    ];
  },

  said(board, point, options) {
    const found = safeOn(board, options);
    if (found === null) return null;
    const chain = chainAt(found, point);
    if (chain) {
      const sure = chain.regions.reduce((sum, { sureLiberties }) => sum + sureLiberties, 0);
      const liberties = count(sure, 'sure liberty', 'sure liberties');
      const { length } = chain.miai;
      if (length === 0) return said('safe by {liberties}', { liberties });
      const pairs = count(length, 'pair of points', 'pairs of points');
      return said('safe by {liberties}, joined by {pairs}', { liberties, pairs });
    }
    const owner = SIDES.find((side) => found[side].territory.has(point));
    if (owner) return said('{color}’s safe territory', { color: nameOf(owner) });
    return board.get(point) === 0 ? null : said('not proven safe');
  },
};
