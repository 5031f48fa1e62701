/**
 * SGF text as the nodes of a game's main line, and the way back.
 *
 * leac cuts the text into tokens; escapes are @sabaki/sgf's. Its own tokeniser and parser are not used: the
 * first record that a program reads took them three times as long (7 ms for 250 moves), and the parser
 * accepts broken text and nests as deep as the game does. Here the tree is walked without recursion and with
 * the place of every value at hand. The library's module is imported by path: its main file would bring
 * encodings and the file system along.
 */

import { escapeString, unescapeString } from '@sabaki/sgf/src/helper.js';
import { createLexer, type Token } from 'leac';
import { KakoiError, show } from './errors.js';
import { version } from './version.js';

/** A value without its brackets, and where in the text it begins. */
export interface Value {
  readonly text: string;
  readonly pos: number;
}
export interface Property {
  readonly name: string;
  readonly pos: number;
  readonly values: Value[];
}
export type Node = Property[];

/** Makes the 'bad-sgf' error for a place in the text. */
export type Fault = (pos: number, message: string) => KakoiError;

/** The main line of the first game in a text. */
export interface SgfRecord {
  readonly nodes: readonly Node[];
  readonly fault: Fault;
  /** The first value of a property anywhere in the main line. */
  first(name: string): Value | undefined;
  /** The same as text of one line; '' when there is none. */
  text(name: string): string;
}

/** What SGF calls a game: GM's number, and its name. */
export interface SgfKind {
  readonly number: number;
  readonly name: string;
}

/** Reads a record of the game given; one without GM is of Go. Throws 'bad-sgf' with line and column. */
export function readRecord(text: string, kind: SgfKind): SgfRecord {
  const fault = faultFinder(text);
  const nodes = mainLine(text, fault);
  const first = new Map<string, Value>();
  for (const node of nodes) {
    for (const { name, values } of node) {
      if (!first.has(name)) first.set(name, values[0] as Value);
    }
  }
  const game = nodes[0]?.find(({ name }) => name === 'GM')?.values[0];
  const number = game?.text.trim() || '1';
  if (!/^\d+$/.test(number) || Number(number) !== kind.number) {
    const pos = game?.pos ?? text.search(/\(\s*;/);
    throw fault(pos, `GM[${kind.number}] is ${kind.name}; this is a record of another game, ${show(number)}`);
  }
  return {
    nodes,
    fault,
    first: (name) => first.get(name),
    text: (name) => simpleText(first.get(name)?.text ?? ''),
  };
}

/** Text of one line: SGF reads any white space in it as a blank; so are control characters here. */
export function simpleText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function faultFinder(text: string): Fault {
  return (pos, message) => {
    const lines = text.slice(0, pos).split(/\r\n|\n\r|\n|\r/);
    const column = (lines.at(-1) as string).length + 1;
    return new KakoiError('bad-sgf', `line ${lines.length}, column ${column}: ${message}`);
  };
}

/** The nodes of the main line. The variations are walked too, for their brackets, but not kept. */
function mainLine(text: string, fault: Fault): Node[] {
  if (typeof text !== 'string') {
    throw new KakoiError('bad-sgf', `line 1, column 1: SGF must be a string, not ${show(text)}`);
  }
  const start = text.search(/\(\s*;/);
  if (start < 0) throw fault(0, `no game record, which begins with '(;', in ${show(text)}`);

  const nodes: Node[] = [];
  // For each open tree: whether it is on the main line, how many nodes it has, whether a variation has begun.
  const open: { main: boolean; nodes: number; branched: boolean }[] = [];
  let node: Node | null = null;
  let property: Property | null = null;

  const nextToken = lexerFrom(text, start);
  for (;;) {
    const token = nextToken();
    if (token === undefined) throw fault(text.length, "the text ends inside a game: ')' is missing");
    const { name, text: word, offset: pos } = token;
    const tree = open.at(-1);

    if (name === 'value') {
      if (property === null) throw fault(pos, `the value ${show(word)} belongs to no property`);
      property.values.push({ text: unescaped(word.slice(1, -1)), pos });
      continue;
    }
    if (word === '[') throw fault(pos, "the value that begins here has no closing ']'");
    if (property?.values.length === 0) throw fault(property.pos, 'a property without a value');
    if (name === 'name') {
      if (node === null) throw fault(pos, `${show(word)} stands outside a node: ';' expected`);
      property = { name: word.replace(/[a-z]/g, ''), pos, values: [] };
      node.push(property);
    } else if (name === ';') {
      if (tree === undefined || tree.branched) throw fault(pos, 'a node cannot follow a variation');
      tree.nodes++;
      property = null;
      node = [];
      if (tree.main) nodes.push(node);
    } else if (name === '(') {
      if (tree !== undefined && tree.nodes === 0) throw fault(pos, "';' expected after '('");
      open.push({ main: tree === undefined || (tree.main && !tree.branched), nodes: 0, branched: false });
      if (tree !== undefined) tree.branched = true;
      property = node = null;
    } else if (name === ')') {
      if (tree === undefined || tree.nodes === 0) throw fault(pos, "';' expected after '('");
      property = node = null;
      open.pop();
      if (open.length === 0) break;
    } else {
      throw fault(pos, `${show(word)} has no meaning here`);
    }
  }

  // Whatever follows the first game is not read, but one bracket too many means that it has ended too early.
  const next = nextToken();
  if (next?.name === ')') throw fault(next.offset, "')' closes nothing");
  return nodes.map(namedProperties);
}

/** Gives the tokens one by one. They are cut node by node: after the game the text may go on with a thousand others. */
function lexerFrom(text: string, start: number): () => Token | undefined {
  const cut = createLexer([
    { name: 'name', regex: /[A-Za-z][A-Za-z0-9]*/y }, // digits: FF[1] to FF[3]
    { name: 'value', regex: /\[[^\\\]]*(?:\\[\s\S][^\\\]]*)*\]/y },
    { name: ';', pop: true },
    { name: 'space', regex: /\s+/y, discard: true },
    { name: '(' },
    { name: ')' },
    { name: 'other', regex: /./suy, pop: true },
  ]);
  let { tokens, offset } = cut(text, start);
  let next = 0;
  return () => {
    while (next === tokens.length && offset < text.length) {
      ({ tokens, offset } = cut(text, offset));
      next = 0;
    }
    return tokens[next++];
  };
}

/** The text of a value; most have nothing in them that must be unescaped. */
function unescaped(text: string): string {
  return /[\\\r]/.test(text) ? unescapeString(text) : text;
}

/** Without the names of small letters only, which say nothing; a name that comes twice is taken as one. */
function namedProperties(node: Node): Node {
  if (node.length <= 1) return node.filter(({ name }) => name !== '');
  const merged = new Map<string, Property>();
  for (const property of node) {
    const earlier = merged.get(property.name);
    if (earlier === undefined) merged.set(property.name, property);
    else for (const value of property.values) earlier.values.push(value);
  }
  merged.delete('');
  return [...merged.values()];
}

// ───────────────────────────────────────────────────────────── writing

const NODES_PER_LINE = 10;

/** The game as SGF (FF[4], UTF-8), from the properties of its root and its other nodes as text. */
export function writeRecord(kind: SgfKind, root: string, nodes: readonly string[]): string {
  const lines = [`;FF[4]GM[${kind.number}]CA[UTF-8]AP[kakoi:${version}]${root}`];
  for (let i = 0; i < nodes.length; i += NODES_PER_LINE) {
    lines.push(
      nodes
        .slice(i, i + NODES_PER_LINE)
        .map((node) => `;${node}`)
        .join(''),
    );
  }
  return `(${lines.join('\n')})\n`;
}

/** A property with one value, escaped. */
export function property(name: string, text: string): string {
  return `${name}[${escapeString(text)}]`;
}
