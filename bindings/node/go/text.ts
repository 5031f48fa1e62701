/** Points of Go as text. */

import { type GoBoard, type PointSet, parseVertex, type Vertex, vertexName } from '../../js/index.js';
import { diagram } from '../text.js';

/** GTP text of the points, row by row from the top left. */
export function points(set: PointSet): string[] {
  return [...set].map((vertex) => vertexName(vertex, set.height));
}

/** A diagram of that size with GTP's coordinates. */
export function goDiagram(
  { width, height }: Pick<GoBoard, 'width' | 'height'>,
  cell: (vertex: Vertex) => string,
): string[] {
  const columns = Array.from({ length: width }, (_, x) => vertexName([x, 0], height).replace(/\d+/, ''));
  return diagram(height, columns, cell);
}

/** A recorded move as GTP text; text that is no point is returned unchanged. */
export function pointText(text: string, { width, height }: { width: number; height: number }): string {
  const point = text.trim();
  if (point === '' || (point === 'tt' && width <= 19 && height <= 19)) return 'pass';
  try {
    return vertexName(parseVertex(point, width, height), height);
  } catch {
    return text;
  }
}
