/** The marks of a node of a record, as a board shows them. */

import type { RecordNode } from '../../js/api.js';
import type { Size } from '../../js/core/check.js';
import { readMarks, type SgfMarks } from '../../js/records/properties/marks.js';

/**
 * The marks at a node; a property that cannot be read gives none. `inSgf` rewrites the values of records that do not name points
 * as SGF does.
 */
export function marksAt(
  node: RecordNode,
  size: Size,
  inSgf = (_name: string, value: string): string => value,
): Partial<SgfMarks> {
  const shown: Record<string, readonly string[]> = {};
  for (const name of 'TR SQ CR MA SL LB L M LN AR DD VW'.split(' ')) {
    let at: RecordNode | null = node;
    // These hold from their node on, until another has the same property.
    if (/DD|VW/.test(name)) while (at?.data[name] === undefined && at !== null) at = at.parent;
    const values = at?.data[name];
    if (values === undefined) continue;
    try {
      const read = values.map((value) => inSgf(name, value));
      readMarks({ [name]: read }, size);
      shown[name] = read;
    } catch {
      // Nothing is shown of it.
    }
  }
  return readMarks(shown, size);
}
