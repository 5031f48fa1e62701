/** The values of a node's properties. */

import { badOption, show } from '../../core/errors.js';
import { listOf } from '../../core/validate.js';
import type { NodeData } from '../node.js';

/** True for a list with holes. Checked before iterating, because a sparse list may be endless in practice. */
export const hasHoles = (list: readonly unknown[]) => list.length > Object.keys(list).length;

/** The values of a property; empty when there are none. Throws 'bad-option' when `data` is not the data of a node. */
export function valuesOf(data: NodeData, name: string): readonly string[] {
  if (typeof data !== 'object' || data === null)
    throw badOption(`data must be that of a node, not ${show(data)}`);
  const given = Object.hasOwn(data, name) ? data[name] : [];
  const values = Array.isArray(given) && !hasHoles(given) ? listOf(given, (value: string) => value) : null;
  if (values === null || !values.every((value) => typeof value === 'string'))
    throw badOption(`${name} must be an array of strings, not ${show(given)}`);
  return values;
}

/** The first value of a property; undefined when there is none. */
export function firstValue(data: NodeData, name: string): string | undefined {
  return valuesOf(data, name)[0];
}
