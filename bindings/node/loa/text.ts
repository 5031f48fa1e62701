import type { Vertex } from '../../js/index.js';
import { diagram } from '../text.js';

/** A diagram with the names of rows and columns; `size` is the number of squares in a row. */
export function loaDiagram(size: number, cell: (vertex: Vertex) => string): string[] {
  const columns = Array.from({ length: size }, (_, x) => String.fromCharCode(97 + x));
  return diagram(size, columns, cell);
}
