/** The sides as SGF writes them, in games where they move in turn and stones may be set up. */

import type { NodeData, RecordNode } from './record-node.js';
import type { Color } from './types.js';

/** Complains of a property's value; where it returns, the value is left out. */
export type Fault = (name: string, value: number, message: string) => void;

const SETUP = ['AE', 'AB', 'AW', 'PL'];

/** The letter of a side: the name of its moves, and what PL and RE call it. */
export function letterOf(color: Color): 'B' | 'W' {
  return color === 'black' ? 'B' : 'W';
}

/** The side of which a text begins with the letter, large or small. */
export function colorOf(text: string | undefined): Color | null {
  return /^\s*b/i.test(text ?? '') ? 'black' : /^\s*w/i.test(text ?? '') ? 'white' : null;
}

/** The first property of a set-up that the node has. */
export function setupOf(data: NodeData): string | undefined {
  return SETUP.find((name) => data[name] !== undefined);
}

/** Whether a property is a move or part of a set-up. */
export function isOfPlay(name: string): boolean {
  return name === 'B' || name === 'W' || SETUP.includes(name);
}

/** The node's moves as the record has them, each with its side, in their order; `what` there may be one of. */
export function movesOf(
  data: NodeData,
  what: string,
  fault: Fault,
): { name: string; color: Color; text: string }[] {
  const names = Object.keys(data).filter((name) => name === 'B' || name === 'W');
  return names.map((name) => {
    const [text, surplus] = data[name] as [string, string?];
    if (surplus !== undefined) fault(name, 1, `${name} takes only one ${what}`);
    return { name, color: name === 'B' ? 'black' : 'white', text };
  });
}

/** Who makes the first move of the main line. */
export function firstColor(root: RecordNode): Color | null {
  for (const { data } of root.mainLine()) {
    const [move] = movesOf(data, '', () => {});
    if (move !== undefined) return move.color;
  }
  return null;
}
