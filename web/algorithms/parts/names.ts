/** Names of points, as sentences have them. */

import { type GoBoard, type PointSet, type Vertex, vertexName } from 'kakoi';

/** The name of the first point; nothing where there is none. */
export function nameOf({ height }: GoBoard, points: Iterable<Vertex>): string {
  for (const point of points) return vertexName(point, height);
  return '';
}

/** All names: 'C4, D4'. */
export function namesOf({ height }: GoBoard, points: Iterable<Vertex>): string {
  return [...points].map((point) => vertexName(point, height)).join(', ');
}

/** The first point of each connected part, by which it is named. */
export function firsts(points: PointSet): Vertex[] {
  return points.chains().flatMap((part) => [...part.first()]);
}
