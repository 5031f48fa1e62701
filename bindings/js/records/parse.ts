/** Parses SGF text into trees of nodes, and finds the places of their faults. */

import { validateBoolean, validateFunction, validateOptions } from '../core/validate.js';
import { textOf } from './decode.js';
import { type Place, placesIn } from './places.js';
import type { SgfNode, SgfNote } from './tree.js';
import { readTrees } from './tree-reader.js';

/**
 * Options of parseSgf().
 *
 * @inline
 */
export type SgfOptions = {
  /** Repairs faults of the record, with a note for each; the default is to throw. */
  lenient?: boolean;
  /** Called with each repair or assumption, in the order of the text. */
  onNote?: (note: SgfNote) => void;
};

/**
 * All games of SGF text, or of the bytes of a file in any encoding (see decodeSgf). Text before, between and
 * after games is left out. A property that comes twice in a node is merged into one; long names of old files
 * are shortened ('Black' to 'B'), lower-case names become capitals. Throws 'bad-sgf' with line and column;
 * with `lenient` only where there is no game at all.
 */
export function parseSgf(source: string | Uint8Array, options?: SgfOptions): SgfNode[] {
  const { lenient = false, onNote } = validateOptions(options, ['lenient', 'onNote']);
  validateBoolean(lenient, 'lenient');
  validateFunction(onNote, 'onNote');
  return readTrees<SgfNode>(textOf(source, onNote), { make: childOf, lenient, onNote });
}

function childOf(parent: SgfNode | null): SgfNode {
  const node: SgfNode = { data: {}, children: [] };
  if (parent?.children.length === 0)
    parent.children = [node]; // push() would reserve room for 17
  else parent?.children.push(node);
  return node;
}

/**
 * The place of a fault in text that readTrees has read: of a game's root, of another node (games and nodes
 * count from 0 in the order of the text), of a property, or of one of its values. It parses the text again,
 * so that no places need be kept while all goes well.
 */
export function placeIn(
  text: string,
  game: number,
  node: number,
  name?: string,
  value = -1,
  lenient = false,
): Place {
  let games = -1;
  let nodes = 0;
  let found = 0;
  let count = 0;
  let isHere = false;
  const make = (parent: SgfNode | null, pos: number): SgfNode => {
    if (parent === null) games++;
    nodes = parent === null ? 0 : nodes + 1;
    isHere = games === game && nodes === node;
    if (isHere) found = parent === null ? Math.max(text.lastIndexOf('(', pos), 0) : pos;
    return { data: {}, children: [] };
  };
  const onValue = (property: string, pos: number, namePos: number) => {
    if (!isHere || property !== name) return;
    if (count === 0) found = namePos;
    if (count++ === value) found = pos;
  };
  readTrees(text, { make, lenient, onValue });
  return placesIn(text)(found);
}
