/** The other side's threats: each free point where it would gain if it moved next; the larger the frame, the more. */

import { opponent, type ScalarMap, type SenketBoard } from '../../../js/api.js';
import { bestOf, plate, signed } from '../gains.js';
import { legendEntry } from '../overlay.js';
import { nameOf, said } from '../said.js';
import type { Point, Shape } from '../shapes.js';
import type { SenketOverlayOptions, UncheckedSenket } from './claims.js';
import { valuesFor } from './worth.js';

/** Frames of so many sizes, because all frames of a shape are of one size. */
const SIZES = 8;
const LARGEST = 0.42;

/** Null where it is not known yet. */
function threatsOf(board: SenketBoard, options: SenketOverlayOptions): ScalarMap | null {
  const { mode = 'area', toPlay = 'black', threats } = options;
  return threats === undefined ? valuesFor(board, mode, opponent(toPlay)) : threats;
}

function frames(size: number, points: readonly Point[]): Shape {
  return {
    kind: 'frames',
    points,
    half: (LARGEST * size) / SIZES,
    width: 0.07,
    paint: 'bad',
    name: 'threat',
  };
}

export const threats: UncheckedSenket = {
  title: 'Threats',
  get legend() {
    return [
      legendEntry(
        said('the other side gains, little to much'),
        [frames(2, [[-0.2, 0]]), frames(4, [[0.35, 0]]), frames(SIZES, [[1.05, 0]])],
        2,
      ),
    ];
  },

  shapes(board, options) {
    const values = threatsOf(board, options);
    const most = values && bestOf(values);
    if (values === null || most === null) return [];
    const bySize = new Map<number, Point[]>();
    values.values.forEach((gain, i) => {
      if (!(gain > 0)) return; // NaN where a post stands
      // Squares of sums: without the logarithm all but the largest would look alike.
      const size = Math.ceil((SIZES * Math.log1p(gain)) / Math.log1p(most.gain));
      const points = bySize.get(size) ?? [];
      points.push([i % values.width, Math.floor(i / values.width)]);
      bySize.set(size, points);
    });
    return [
      ...[...bySize].sort(([a], [b]) => a - b).map(([size, points]) => frames(size, points)),
      plate(most.points[0]!, signed(most.gain)),
    ];
  },

  said(board, place, options) {
    const [x, y] = [Math.round(place[0]), Math.round(place[1])];
    const isOn = x >= 0 && y >= 0 && x < board.size && y < board.size;
    const values = isOn ? threatsOf(board, options) : null;
    const gain = values?.at([x, y]);
    if (values === null || gain === undefined || !(gain > 0)) return null;
    const { toPlay = 'black' } = options;
    const about = { value: signed(gain), color: nameOf(opponent(toPlay)) };
    return bestOf(values)?.gain === gain
      ? said('{color} threatens {value} here, the most', about)
      : said('{color} threatens {value} here', about);
  },
};
