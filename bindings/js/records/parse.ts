/** Parses SGF text into trees of nodes, and finds the places of their faults. */

import { validateBoolean, validateFunction, validateOptions } from '../core/validate.js';
import { textOf } from './decode.js';
import { type Place, placesIn } from './places.js';
import type { SgfNode, SgfNote } from './tree.js';
import { readTrees } from './tree-reader.js';

/** Options of parseSgf(). */
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
  return readTrees<SgfNode>(textOf(source, onNote), {
    make: childOf,
    lenient,
    onNote: onNote && ((note) => onNote(note())),
  });
}

function childOf(parent: SgfNode | null): SgfNode {
  const node: SgfNode = { data: {}, children: [] };
  if (parent?.children.length === 0)
    parent.children = [node]; // push() would reserve room for 17
  else parent?.children.push(node);
  return node;
}

/** A node, its property and a value of it, where a fault is: the property itself, or the node, where there is no such. */
export interface Spot {
  /** The number of the node in its game, in the order of the text. */
  readonly node: number;
  readonly name: string;
  readonly value: number;
}

/**
 * The places of faults in text that readTrees has read, of one of its games. It parses the text again, so that no
 * places need be kept while all goes well.
 */
export function placesOf(text: string, game: number, spots: readonly Spot[], lenient = false): Place[] {
  const asked = new Map<number, number[]>();
  const found = spots.map(({ node }, i) => {
    const others = asked.get(node);
    if (others === undefined) asked.set(node, [i]);
    else others.push(i);
    return 0;
  });
  let games = -1;
  let nodes = 0;
  let here: readonly number[] = [];
  let counts = new Map<string, number>();
  const make = (parent: SgfNode | null, pos: number): SgfNode => {
    if (parent === null) games++;
    nodes = parent === null ? 0 : nodes + 1;
    here = games === game ? (asked.get(nodes) ?? []) : [];
    if (here.length > 0) counts = new Map();
    const start = parent === null && here.length > 0 ? Math.max(text.lastIndexOf('(', pos), 0) : pos;
    for (const spot of here) found[spot] = start;
    return { data: {}, children: [] };
  };
  const onValue = (name: string, pos: number, namePos: number) => {
    if (here.length === 0) return;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    for (const spot of here) {
      if (spots[spot]!.name !== name) continue;
      if (count === 0) found[spot] = namePos;
      if (count === spots[spot]!.value) found[spot] = pos;
    }
  };
  readTrees(text, { make, lenient, onValue });
  const placeOf = placesIn(text);
  const places: Place[] = [];
  for (const spot of [...spots.keys()].sort((a, b) => found[a]! - found[b]!))
    places[spot] = placeOf(found[spot]!);
  return places;
}
