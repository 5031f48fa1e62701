/** The marks of a node of a record, as a board shows them. */

import type { NodeData, RecordNode, Vertex } from '../../js/api.js';
import type { Size } from '../../js/core/check.js';
import { toSgf } from '../../js/core/vertex.js';
import { readMarks, type SgfMarks } from '../../js/records/properties/marks.js';

const NAMES = ['TR', 'SQ', 'CR', 'MA', 'SL', 'LB', 'L', 'M', 'LN', 'AR', 'DD', 'VW'] as const;

/** The marks that hold from their node on, until another node has the same property. */
const LASTING: readonly string[] = ['DD', 'VW'];

/**
 * The marks at a node; a property that cannot be read gives none. `pointNamed` reads the points of records that do not name
 * them as SGF does.
 */
export function marksAt(
  node: RecordNode,
  size: Size,
  pointNamed?: (text: string) => Vertex,
): Partial<SgfMarks> {
  const shown: Record<string, readonly string[]> = {};
  for (const name of NAMES) {
    let at: RecordNode | null = node;
    while (LASTING.includes(name) && at !== null && at.data[name] === undefined) at = at.parent;
    const values = at?.data[name];
    if (values === undefined) continue;
    try {
      const read = pointNamed === undefined ? values : values.map((value) => inSgf(name, value, pointNamed));
      readMarks({ [name]: read }, size);
      shown[name] = read;
    } catch {
      // Nothing is shown of it.
    }
  }
  return readMarks(shown as NodeData, size);
}

/** The value with its points as SGF names them; the text of a label stays. */
function inSgf(name: string, value: string, pointNamed: (text: string) => Vertex): string {
  if (value === '') return value; // which ends a mark that lasts
  const [first = '', ...rest] = value.split(':');
  const points = name === 'LB' ? [first] : [first, ...rest];
  return [...points.map((text) => toSgf(pointNamed(text))), ...rest.slice(points.length - 1)].join(':');
}
