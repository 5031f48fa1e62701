/**
 * Parses SGF text into trees of nodes: every game, node, property and value, in order. Without recursion, so
 * that deep trees cannot overflow the stack.
 */

import { KakoiError, show } from '../core/errors.js';
import { validateBoolean, validateFunction, validateOptions } from '../core/validate.js';
import { decodeSgf } from './decode.js';
import { gameStart, SgfScanner, shortName } from './scanner.js';
import type { SgfNode, SgfNote } from './tree.js';

export type { SgfNote } from './tree.js';

/** Options of parseSgf(). */
export interface SgfOptions {
  /** Repairs faults of the record, with a note for each; the default is to throw. */
  lenient?: boolean;
  /** Called with each repair or assumption, in the order of the text. */
  onNote?: (note: SgfNote) => void;
}

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
  const text = ArrayBuffer.isView(source) ? decodeSgf(source, onNote && { onNote }) : source;
  return readTrees<SgfNode>(text, childOf, lenient, onNote);
}

function childOf(parent: SgfNode | null): SgfNode {
  const node: SgfNode = { data: {}, children: [] };
  if (parent?.children.length === 0)
    parent.children = [node]; // push() would reserve room for 17
  else parent?.children.push(node);
  return node;
}

/**
 * The roots of all games in SGF text. `make` is called for each node, in the order of the text, and must
 * append the new one to the children of its parent; its data is filled in here. `onValue` is called for each
 * value with the name of its property and the positions of its bracket and of the name.
 */
export function readTrees<N extends { readonly data: Record<string, string[]>; readonly children: N[] }>(
  text: string,
  make: (parent: N | null, pos: number) => N,
  lenient = false,
  onNote?: (note: SgfNote) => void,
  onValue?: (name: string, pos: number, namePos: number) => void,
): N[] {
  if (typeof text !== 'string') {
    throw new KakoiError('bad-sgf', `line 1, column 1: SGF must be text or bytes, not ${show(text)}`);
  }
  const placeOf = placesIn(text);
  /** Throws, or in lenient reading passes a note on; the code after the call then repairs the fault. */
  const fault = (pos: number, message: string) => {
    if (!lenient) throw badSgf(placeOf(pos), message);
    onNote?.({ ...placeOf(pos), message });
  };

  const games: N[] = [];
  const scanner = new SgfScanner(text, 0);
  /** For each open bracket, the node before it. */
  const parents: (N | null)[] = [];
  /** The node that the next one follows. It is the node being read, unless a bracket came after it. */
  let last = null as N | null;
  let bracket = ')';
  /** The name of the property being read; '' between properties. */
  let name = '';
  let namePos = 0;
  let values: string[] | undefined;
  const begin = (pos: number) => {
    const node = make(last, pos);
    if (last === null) games.push(node);
    last = node;
    bracket = '';
  };

  for (;;) {
    if (parents.length === 0) {
      const { end } = scanner;
      const start = nextGame(text, end, lenient);
      const skipped = text.slice(end, start < 0 ? text.length : start);
      const about = skipped.trimStart();
      if (start < 0 && games.length === 0)
        throw badSgf(placeOf(0), `no game record, which begins with '(;', in ${show(text)}`);
      if (about !== '' && (lenient || (end > 0 && about.startsWith(')')))) {
        const message = about.startsWith(')') ? "')' closes nothing" : `${show(about)} is outside a game`;
        fault(end + skipped.length - about.length, message);
      }
      if (start < 0) return games;
      scanner.end = start;
      if (text.charAt(start) === ';') {
        fault(start, "'(' is missing");
        parents.push(null);
        bracket = '(';
      }
    }
    const kind = scanner.next();
    const pos = scanner.start;
    if (kind === '[]' || (kind === '?' && text.charAt(pos) === '[')) {
      let word: string;
      if (kind === '[]') word = scanner.word;
      else {
        fault(pos, "the value that begins here has no closing ']'");
        scanner.end = text.length;
        word = text.slice(pos + 1).replace(/^([a-z]{2})[)\s]*$/i, '$1');
      }
      if (name === '') {
        fault(pos, `the value ${show(`[${word}]`)} belongs to no property`);
        continue;
      }
      onValue?.(name, pos, namePos);
      const value = unescaped(word);
      const data = last!.data;
      if (values === undefined) values = data[name];
      if (values === undefined) values = data[name] = [value];
      else values.push(value);
      continue;
    }
    if (kind === '?') {
      fault(pos, `${show(String.fromCodePoint(text.codePointAt(pos)!))} has no meaning here`);
      NO_MEANING.lastIndex = pos;
      NO_MEANING.exec(text);
      scanner.end = NO_MEANING.lastIndex;
      continue;
    }
    if (kind === '') fault(pos, "the text ends inside a game: ')' is missing");
    if (name !== '' && values === undefined) fault(namePos, 'a property without a value');
    name = '';
    values = undefined;
    if (kind === 'A') {
      const { word } = scanner;
      if (bracket !== '') {
        fault(pos, `${show(word)} is outside a node: ';' expected`);
        begin(pos);
      }
      name = shortName(word);
      namePos = pos;
    } else if (kind === ';') {
      if (bracket === ')') fault(pos, 'a node cannot follow a variation');
      begin(pos);
    } else if (kind === '') {
      return games;
    } else {
      if (bracket === '(') fault(pos, "';' expected after '('");
      if (kind === '(') parents.push(last);
      else last = parents.pop() as N | null;
      bracket = kind;
    }
  }
}

/** A run of characters that lenient reading skips together. */
const NO_MEANING = /[^()[;A-Za-z]+/y;

/**
 * The start of the next game, −1 when there is none. Lenient reading also accepts a game without its bracket
 * or its first ';'.
 */
function nextGame(text: string, from: number, lenient: boolean): number {
  if (!lenient) return gameStart(text, from);
  const start = /\(\s*;|[(;]\s*[a-z]{1,2}\s*\[/gi;
  start.lastIndex = from;
  return start.exec(text)?.index ?? -1;
}

/**
 * The unescaped text of a value: a backslash keeps the next character, except for a line end, which is
 * dropped with it. Line ends of all systems become '\n'.
 */
function unescaped(text: string): string {
  if (!/[\\\r]/.test(text)) return text;
  return text.replace(LINE_END, '\n').replace(/\\(?:\n|([\s\S]?))/g, '$1');
}

// ───────────────────────────────────────────────────────────── places

/** A line and a column, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const LINE_END = /\r\n?|\n\r?/g;

/**
 * Returns a function from positions in a text to places. Positions must be asked for in order: it walks
 * through the text once.
 */
export function placesIn(text: string): (pos: number) => Place {
  const ends = /\r\n?|\n\r?/g; // a pattern of its own, because it keeps its position between calls
  let line = 1;
  let start = 0;
  let end: RegExpExecArray | null | undefined;
  return (pos) => {
    if (end === undefined) end = ends.exec(text);
    for (; end !== null && end.index < pos; end = ends.exec(text)) {
      line++;
      start = ends.lastIndex;
    }
    return { line, column: pos - start + 1 };
  };
}

/** The 'bad-sgf' error for a place. */
export function badSgf({ line, column }: Place, message: string): KakoiError {
  return new KakoiError('bad-sgf', `line ${line}, column ${column}: ${message}`);
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
  readTrees(text, make, lenient, undefined, (property, pos, namePos) => {
    if (!isHere || property !== name) return;
    if (count === 0) found = namePos;
    if (count++ === value) found = pos;
  });
  return placesIn(text)(found);
}
