/** SGF text as the nodes of a game's main line, and the way back. The tree is walked without recursion. */

import { KakoiError, show } from './errors.js';
import { gameStart, SgfScanner, shortName } from './sgf-scan.js';
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
    const pos = game?.pos ?? gameStart(text);
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
    let line = 1;
    let start = 0;
    for (const { 0: end, index } of text.slice(0, pos).matchAll(/\r\n?|\n\r?/g)) {
      line++;
      start = index + end.length;
    }
    return new KakoiError('bad-sgf', `line ${line}, column ${pos - start + 1}: ${message}`);
  };
}

/** The nodes of the main line. The variations are walked too, for their brackets, but not kept. */
function mainLine(text: string, fault: Fault): Node[] {
  if (typeof text !== 'string') {
    throw new KakoiError('bad-sgf', `line 1, column 1: SGF must be a string, not ${show(text)}`);
  }
  const start = gameStart(text);
  if (start < 0) throw fault(0, `no game record, which begins with '(;', in ${show(text)}`);

  const nodes: Node[] = [];
  // For each open tree: whether it is on the main line, how many nodes it has, whether a variation has begun.
  const open: { main: boolean; nodes: number; branched: boolean }[] = [];
  let node: Node | null = null;
  let property: Property | null = null;

  const scanner = new SgfScanner(text, start);
  for (;;) {
    const kind = scanner.next();
    const { start: pos } = scanner;
    if (kind === '[]') {
      const { word } = scanner;
      if (property === null) throw fault(pos, `the value ${show(`[${word}]`)} belongs to no property`);
      property.values.push({ text: unescaped(word), pos });
      continue;
    }
    if (kind === '') throw fault(text.length, "the text ends inside a game: ')' is missing");
    if (kind === '?' && text.charAt(pos) === '[')
      throw fault(pos, "the value that begins here has no closing ']'");
    if (property?.values.length === 0) throw fault(property.pos, 'a property without a value');
    const tree = open.at(-1);
    if (kind === 'A') {
      const { word } = scanner;
      if (node === null) throw fault(pos, `${show(word)} is outside a node: ';' expected`);
      property = { name: shortName(word), pos, values: [] };
      node.push(property);
    } else if (kind === ';') {
      if (tree === undefined || tree.branched) throw fault(pos, 'a node cannot follow a variation');
      tree.nodes++;
      property = null;
      node = [];
      if (tree.main) nodes.push(node);
    } else if (kind === '(') {
      if (tree !== undefined && tree.nodes === 0) throw fault(pos, "';' expected after '('");
      open.push({ main: tree === undefined || (tree.main && !tree.branched), nodes: 0, branched: false });
      if (tree !== undefined) tree.branched = true;
      property = node = null;
    } else if (kind === ')') {
      if (tree === undefined || tree.nodes === 0) throw fault(pos, "';' expected after '('");
      property = node = null;
      open.pop();
      if (open.length === 0) break;
    } else {
      throw fault(pos, `${show(String.fromCodePoint(text.codePointAt(pos) as number))} has no meaning here`);
    }
  }

  // Whatever follows the first game is not read, but one bracket too many means that it has ended too early.
  if (scanner.next() === ')') throw fault(scanner.start, "')' closes nothing");
  return nodes.map(namedProperties);
}

/**
 * The text of a value: a backslash keeps what follows it, except for the end of a line, which is dropped with
 * it.
 */
function unescaped(text: string): string {
  return /[\\\r]/.test(text) ? text.replace(/\r/g, '').replace(/\\(?:\n|([\s\S]?))/g, '$1') : text;
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
  return `${name}[${text.replace(/[\\\]]/g, '\\$&')}]`;
}
