/** Points of Go as text. */

import { type GoBoard, type PointSet, toGtp, type Vertex } from '../../js/index.js';
import { diagram } from '../text.js';

/** GTP text of the points, row by row from the top left. */
export function points(set: PointSet): string[] {
  return [...set].map((vertex) => toGtp(vertex, set.height));
}

/** A diagram of that size with GTP's coordinates. */
export function goDiagram(
  { width, height }: Pick<GoBoard, 'width' | 'height'>,
  cell: (vertex: Vertex) => string,
): string[] {
  const columns = Array.from({ length: width }, (_, x) => toGtp([x, 0], height).replace(/\d+/, ''));
  return diagram(height, columns, cell);
}
