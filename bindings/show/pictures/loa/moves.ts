/** The overlay of legal moves for the side to move. */

import type { LoaMove } from '../../../js/api.js';
import { sameVertex } from '../../../js/core/vertex.js';
import { towards } from '../geometry/points.js';
import { legendEntry } from '../overlay.js';
import { count, said } from '../said.js';
import type { Segment, Shape } from '../shapes.js';
import { movesOf, type UncheckedLoa } from './options.js';
import { dash } from './squares.js';

function arrows(name: 'move' | 'capture', moves: readonly LoaMove[]): Shape {
  // To the edge of a stone that is taken, and else to the middle of the square.
  const segments = moves.map(
    ({ from, to, capture }): Segment => [from, capture ? to : towards(to, from, -0.32)],
  );
  return { kind: 'arrows', segments, width: 0.055, paint: name === 'capture' ? 'bad' : 'move', name };
}

export const moves: UncheckedLoa = {
  title: 'Legal moves',
  get legend() {
    return [legendEntry(said('move'), [dash('move')]), legendEntry(said('capture'), [dash('bad')])];
  },

  shapes(board, options) {
    const all = movesOf(board, options);
    return [
      arrows(
        'move',
        all.filter(({ capture }) => !capture),
      ),
      arrows(
        'capture',
        all.filter(({ capture }) => capture),
      ),
    ];
  },

  said(board, point, options) {
    const own = movesOf(board, options).filter(({ from }) => sameVertex(from, point));
    return own.length === 0 ? null : count(own.length, 'legal move');
  },
};
