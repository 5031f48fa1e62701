/** Influence that each next move would gain its side, or that the stone played last does. */

import { type Color, type GoBoard, opponent, type PointSet, vertexName } from '../../../js/api.js';
import { bestOf, gainLegend, gainShapes, signed } from '../gains.js';
import { legendEntry } from '../overlay.js';
import { perBoard } from '../per-board.js';
import { nameOf, said } from '../said.js';
import type { Point, Shape } from '../shapes.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

/** The reach of influenceGain() when none is given. */
const REACH = 5;

const found = {
  black: /* @__PURE__ */ perBoard((board: GoBoard) => board.influenceGain('black', REACH)),
  white: /* @__PURE__ */ perBoard((board: GoBoard) => board.influenceGain('white', REACH)),
};

/** The points that a stone adds to its side's influence, and those that it keeps from the other's. */
interface Share {
  readonly stone: Point;
  readonly color: Color;
  readonly added: PointSet;
  readonly taken: PointSet;
}

/** The share of the stone pointed at, else of the one played last: the board is compared with itself without it. */
function shareOf(board: GoBoard, point: Point | null, { lastStone = null }: GoOverlayOptions): Share | null {
  const stone = point !== null && board.get(point) !== 0 ? point : lastStone;
  const sign = stone === null ? 0 : board.get(stone);
  if (stone === null || sign === 0) return null;
  const color = sign === 1 ? 'black' : 'white';
  const without = board.with(stone, null);
  const other = opponent(color);
  return {
    stone,
    color,
    added: board.influence(color, REACH).minus(without.influence(color, REACH)),
    taken: without.influence(other, REACH).minus(board.influence(other, REACH)).without(stone),
  };
}

function added(points: Iterable<Point>): Shape[] {
  return [
    { kind: 'area', points, paint: 'vicinity-area' },
    { kind: 'outline', points, paint: 'vicinity', name: 'added' },
  ];
}

function taken(points: Iterable<Point>): Shape {
  return { kind: 'crosses', points, arm: 0.13, paint: 'bad', name: 'taken' };
}

export const influenceGain: UncheckedGo = {
  title: 'Influence of a move',
  get legend() {
    return [
      ...gainLegend(),
      legendEntry(said('reached only from the stone'), added([[0, 0]])),
      legendEntry(said('kept from the other side'), [taken([[0, 0]])]),
    ];
  },

  shapes(board, { gainOf = 'next', toPlay = 'black' }) {
    return gainOf === 'next' ? gainShapes(found[toPlay](board), (gain) => gain) : [];
  },

  pointed(board, point, options) {
    const share = options.gainOf === 'last' ? shareOf(board, point, options) : null;
    if (share === null) return [];
    return [
      ...added(share.added),
      taken(share.taken),
      { kind: 'rings', points: [share.stone], radius: 0.42, width: 0.09, paint: 'focus' },
    ];
  },

  said(board, point, options) {
    const { gainOf = 'next', toPlay = 'black' } = options;
    if (gainOf === 'last') {
      const share = shareOf(board, point, options);
      if (share === null) return null;
      const about = { color: nameOf(share.color), place: vertexName(share.stone, board.height) };
      if (board.get(point) !== 0)
        return said('{place} adds {added} to {color}’s influence and takes {taken}', {
          ...about,
          added: share.added.size,
          taken: share.taken.size,
        });
      const other = nameOf(opponent(share.color));
      const isTaken = share.taken.has(point);
      if (!share.added.has(point))
        return isTaken ? said('{place} keeps {color} from it', { ...about, color: other }) : null;
      return isTaken
        ? said('{color} reaches it only from {place}, which keeps {other} from it', { ...about, other })
        : said('{color} reaches it only from {place}', about);
    }
    const gains = found[toPlay](board);
    const gain = gains.at(point);
    if (Number.isNaN(gain)) return null;
    const about = { value: signed(gain), color: nameOf(toPlay) };
    return bestOf(gains)?.gain === gain
      ? said('a stone gains {color} {value} of influence, the most', about)
      : said('a stone gains {color} {value} of influence', about);
  },
};
