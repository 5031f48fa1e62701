import { squareName, type Vertex } from '../../js/index.js';
import { diagram } from '../text.js';

/** A diagram with the names of rows and columns. */
export function loaDiagram(cell: (vertex: Vertex) => string): string[] {
  const columns = Array.from({ length: 8 }, (_, x) => squareName([x, 0]).charAt(0));
  return diagram(8, columns, cell);
}
