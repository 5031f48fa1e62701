/** The two sides in SGF: colours of moves, and set-up, for games with alternating moves. */

import type { Color } from '../core/types.js';
import type { NodeData, RecordNode } from './node.js';

/** Reports a fault in a property's value, given by its index; when it returns, the value is left out. */
export type Fault = (name: string, value: number, message: () => string) => void;

const SETUP = ['AE', 'AB', 'AW', 'PL'];

/** The letter of a side, which names its moves and stands for it in PL and RE. */
export function letterOf(color: Color): 'B' | 'W' {
  return color === 'black' ? 'B' : 'W';
}

/** The side that a text names by its first letter, in either case; null when it names none. */
export function colorOf(text: string | undefined): Color | null {
  return /^\s*b/i.test(text ?? '') ? 'black' : /^\s*w/i.test(text ?? '') ? 'white' : null;
}

/** The first set-up property that the node has. */
export function setupOf(data: NodeData): string | undefined {
  return SETUP.find((name) => data[name] !== undefined);
}

/** True when the property is a move or part of a set-up. */
export function isOfPlay(name: string): boolean {
  return name === 'B' || name === 'W' || SETUP.includes(name);
}

/**
 * The node's moves with their sides, in the order of the record. `what` names a move's value in the fault for
 * more than one.
 */
export function movesOf(
  data: NodeData,
  what: string,
  fault: Fault,
): { name: string; color: Color; text: string }[] {
  const names = Object.keys(data).filter((name) => name === 'B' || name === 'W');
  return names.map((name) => {
    const [text, surplus] = data[name] as [string, string?];
    if (surplus !== undefined) fault(name, 1, () => `${name} takes only one ${what}`);
    return { name, color: name === 'B' ? 'black' : 'white', text };
  });
}

/** The side that makes the first move of the main line; null when there is none. */
export function firstColor(root: RecordNode): Color | null {
  for (let node: RecordNode | undefined = root; node !== undefined; node = node.children[0]) {
    const [move] = movesOf(node.data, '', () => {});
    if (move !== undefined) return move.color;
  }
  return null;
}
