/** Plain objects that toJSON() of games writes, in which nodes are numbers: their indices in the order of the record. */

import { badOption, CLONED, isPlain, showThing } from '../core/errors.js';
import { validateInteger } from '../core/validate.js';
import type { RecordNode } from './node.js';

/**
 * Returns a copy of the object when its `game` field names this game and its field `record` is text. Throws
 * 'bad-option' otherwise.
 */
export function readGameJson(json: unknown, game: string, record: string): Record<string, unknown> {
  const fields: Record<string, unknown> = isPlain(json) ? { ...json } : {};
  if (fields.game !== game || typeof fields[record] !== 'string') {
    // A structured clone of a GoGame is an empty object.
    const cloned = isPlain(json) && Object.keys(fields).length === 0 ? CLONED : '';
    throw badOption(`${showThing(json)}${cloned} is not what toJSON() of a ${game} game gives`);
  }
  return fields;
}

/** The number of each node below a root; null for nodes that are not there. */
export function numbersOf(
  root: RecordNode,
  nodes: readonly (RecordNode | null | undefined)[],
): (number | null)[] {
  const numbers: (number | null)[] = nodes.map(() => null);
  let number = 0;
  for (const node of root.walk()) {
    nodes.forEach((asked, i) => {
      if (asked === node) numbers[i] = number;
    });
    number++;
  }
  return numbers;
}

/** Returns a function that finds a node by its number, and throws 'bad-option'. */
export function nodesByNumber(root: RecordNode): (number: number, what: string) => RecordNode {
  const nodes = [...root.walk()];
  return (number, what) => nodes[validateInteger(number, 0, nodes.length - 1, what)]!;
}
