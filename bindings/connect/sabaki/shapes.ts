/**
 * The shapes that nameMove() knows, as diagrams: 'X' the side that moves, 'O' the other, '.' an empty point, '_' any
 * point, and '*' a stone of the side that moves that completes the shape. A shape lies on the board in any of its
 * orientations; in 'corner' the first row and column are the edges. The first shape that fits gives the name, so those
 * with more stones come first. A stone that completes a shape touches at most one of its own side: with two the move is
 * called 'Connect'.
 */

import type { Sign, Vertex } from '../../js/core/types.js';
import type { Pattern, SignedVertex } from './pattern.js';

const SIGNS: Readonly<Record<string, Sign>> = { X: 1, '*': 1, O: -1, '.': 0 };

function shape(
  name: string,
  diagram: string,
  type: Pattern['type'] = null,
  size: number | null = null,
): Pattern {
  const anchors: SignedVertex[] = [];
  const vertices: SignedVertex[] = [];
  diagram.split('/').forEach((row, y) => {
    [...row].forEach((cell, x) => {
      const sign = SIGNS[cell];
      if (sign === undefined) return;
      const point: Vertex = [x, y];
      vertices.push([point, sign]);
      if (cell === '*') anchors.push([point, sign]);
    });
  });
  return { name, url: null, size, type, anchors, vertices };
}

/** A point of a corner that is empty so far, by its distance from the edges. */
function cornerPoint(name: string, x: number, y: number): Pattern {
  const reach = Math.max(x, y) + 3;
  const rows = Array.from({ length: reach }, (_, row) =>
    Array.from({ length: reach }, (_, column) => (row === y && column === x ? '*' : '.')).join(''),
  );
  return shape(name, rows.join('/'), 'corner');
}

/** The shapes, in the order in which they are looked for. */
export const SHAPES: readonly Pattern[] = /* @__PURE__ */ [
  shape('Ponnuki', '_*_/X.X/_X_'),
  shape('Bamboo joint', '*X/../XX'),
  shape('Table shape', '*.X/X.X/_X_'),
  shape('Table shape', 'X.X/*.X/_X_'),
  shape('Crosscut', '*O/OX'),
  shape('Empty triangle', '*./XX'),
  shape('Hane at the head of two', '.*/XO/XO'),
  shape('Hane', '.*/XO'),
  shape('Block', 'O*/XX'),
  shape('Turn', 'O*/OX'),
  shape('Wedge', '_O_/.*./_O_'),
  shape('Tiger’s mouth', '_X_/*._/_X_'),
  shape('Tiger’s mouth', '_*_/X._/_X_'),
  shape('Nose attachment', '.../*OX/...'),
  shape('Stretch', '..._/.*XO/..._'),
  shape('Stretch', '.../.*./OXO'),
  shape('Extension', '.../.*./_X_'),
  shape('Peep', '.*./O.O'),
  shape('Clamp', '.../*OX'),
  shape('Attachment', '.../.*./_O_'),
  shape('Diagonal', '_.../..*./.X../_..._'),
  shape('Diagonal', '*./.X'),
  shape('Shoulder hit', '..._/.*._/..O_'),
  shape('Cap', '.*./.../.O.'),
  shape('One-point jump', '.*./.../.X.'),
  shape('Small knight', '.*../..../..X.'),
  shape('Two-point jump', '.*./.../.../.X.'),
  shape('Large knight', '.*../..../..../..X.'),
  shape('Elephant jump', '*../.../..X'),
  shape('Small knight approach', '.*../..../..O.'),
  shape('One-point approach', '.*./.../.../.O.'),
  cornerPoint('3-3 point', 2, 2),
  cornerPoint('4-4 point', 3, 3),
  cornerPoint('3-4 point', 2, 3),
  cornerPoint('3-5 point', 2, 4),
  cornerPoint('4-5 point', 3, 4),
  cornerPoint('5-5 point', 4, 4),
];
