/**
 * Reads and writes game records as text: a line for the size, then a line for each turn.
 *
 * ```
 * Senket 17              the game, and points a side
 * # a comment            on the start; further lines go on with it
 * 1. 9-9                 Black's post; the number is for the reader
 * 2. pass                # a comment on this turn
 * 3. 10-11
 * 4. 3-3
 * (                      a variation: another turn in place of the last one,
 * 4. 10-12               and what follows it
 * 5. pass
 * )
 * 5. 11-13 +10-11        a post with a fence from it to 10-11
 * #! TR[9-9]             any other property, as SGF writes it
 * 6. pass
 * 7. 1-1 9-9=10-11       a post, and a fence between two others
 * ```
 *
 * The start position is given by such properties at the start: AB and AW hold strands of posts, 'AB[1-4 3-5
 * 4-3]', each joined to the one before; PL[W] says that White begins.
 *
 * Points are in the author's notation: 'x-y', both from 1, rows from the bottom. No fence is implied. A node
 * of the record has its turn in B or W, worded as in the line, and its comment in C.
 */

import { KakoiError, show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color, Vertex } from '../core/types.js';
import { MAX_SIZE, validateInteger } from '../core/validate.js';
import { type NodeData, RecordNode } from '../records/node.js';
import { letterOf } from '../records/setup-and-moves.js';
import { readTrees } from '../records/tree-reader.js';
import { propertiesText } from '../records/write.js';
import { MIN_SIZE } from './board.js';
import type { Fence } from './fence.js';
import { firstColor } from './setup.js';
import { postName, toPost } from './vertices.js';

/** A post with its fences, or a pass. */
export interface Turn {
  readonly post: Vertex | null;
  readonly fences: readonly Fence[];
}

interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a record; SZ of the root has the size. Throws 'bad-notation' with line and column, or 'bad-size'. */
export function readRecord(text: string): RecordNode {
  if (typeof text !== 'string') throw new KakoiError('bad-notation', `a record is text, not ${show(text)}`);
  let root: RecordNode | undefined;
  let size = 0;
  let node: RecordNode | undefined;
  /** For each open variation, its bracket and the node after which the line continues. */
  const open: { bracket: Token; node: RecordNode }[] = [];
  const foreword: string[] = [];
  for (const [i, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [words, comment] = halves(line);
    const tokens = tokensOf(words, i + 1);
    const [first] = tokens;
    if (root === undefined || node === undefined) {
      if (first === undefined) {
        if (comment !== null) foreword.push(comment);
        continue;
      }
      size = readSize(tokens);
      root = node = new RecordNode(null, { SZ: [`${size}`] });
      for (const each of foreword) annotate(root, each);
    } else if (first?.text === '(') {
      if (node.parent === null) throw fault(first, 'a variation stands in place of a turn');
      if (tokens[1] !== undefined) throw fault(tokens[1], 'nothing is expected here');
      open.push({ bracket: first, node });
      node = node.parent;
    } else if (first?.text === ')') {
      const ended = open.pop();
      if (ended === undefined) throw fault(first, "')' closes nothing");
      if (tokens[1] !== undefined) throw fault(tokens[1], 'nothing is expected here');
      node = ended.node;
    } else if (first !== undefined) {
      const turn = readTurn(tokens, size);
      const first = firstColor(root.data);
      node = new RecordNode(node, turnData(turn, node.moveNumber % 2 === 0 ? first : opponent(first), size));
    }
    if (comment !== null) annotate(node, comment);
  }
  if (root === undefined) throw fault(undefined, HEADER);
  const unclosed = open.pop();
  if (unclosed !== undefined) throw fault(unclosed.bracket, "the variation that begins here has no ')'");
  return root;
}

/** The properties of a turn. */
export function turnData({ post, fences }: Turn, color: Color, size: number): NodeData {
  const name = (vertex: Vertex) => postName(vertex, size);
  const words = fences.map(({ from, to }) => {
    if (post !== null && name(from) === name(post)) return `+${name(to)}`;
    return post !== null && name(to) === name(post) ? `+${name(from)}` : `${name(from)}=${name(to)}`;
  });
  return { [letterOf(color)]: [[post === null ? 'pass' : name(post), ...words].join(' ')] };
}

/** The turn of a node; null when it has none. Throws 'bad-notation'. */
export function turnOf({ B, W }: NodeData, size: number): Turn | null {
  const text = (B ?? W)?.[0];
  return text === undefined ? null : readTurn(tokensOf(text, 1), size);
}

/** The text of the record below a root whose properties are to be `data`, or with `line` of these nodes alone. */
export function writeRecord(
  root: RecordNode,
  size: number,
  data: NodeData = root.data,
  line?: readonly RecordNode[],
): string {
  const lines = [`Senket ${size}`, ...remarks(data)];
  const waiting: (string | { node: RecordNode; isMain: boolean } | { after: RecordNode })[] = [
    { after: root },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      lines.push(next);
    } else if ('after' in next) {
      const child = line === undefined ? next.after.children[0] : line[next.after.depth + 1];
      if (child !== undefined) waiting.push({ node: child, isMain: line === undefined });
    } else {
      const { node, isMain } = next;
      const turn = (node.data.B ?? node.data.W)?.[0];
      if (turn !== undefined) lines.push(`${node.moveNumber}. ${turn}`);
      lines.push(...remarks(node.data));
      waiting.push({ after: node });
      const others = isMain ? node.parent!.children : [];
      for (let i = others.length - 1; i > 0; i--) {
        waiting.push(')', { node: others[i]!, isMain: false }, '(');
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

const HEADER = "the first line must be 'Senket' and the points per side";

/** The lines for a node's comment and other properties. */
function remarks({ SZ, B, W, C, ...rest }: NodeData): string[] {
  const lines = (C ?? [])
    .flatMap((text) => text.split(/\r\n|\n|\r/))
    .map((line) => (line === '' ? '#' : `# ${line}`));
  const properties = propertiesText(rest);
  // A line break in a value would end the line; SGF reads any white space in simple text as a blank.
  return properties === '' ? lines : [...lines, `#! ${properties.replace(/[\r\n]+/g, ' ')}`];
}

/** Adds a comment to a node, or the properties that follow '!'. */
function annotate({ data }: RecordNode, comment: string): void {
  const known = data as Record<string, string[]>;
  if (comment.startsWith('!')) {
    const { SZ, B, W, ...read } =
      readTrees(`(;${comment.slice(1)})`, { make: plainNode, lenient: true })[0]?.data ?? {};
    Object.assign(known, read);
    return;
  }
  const text = comment.replace(/^ /, '');
  known.C = [known.C === undefined ? text : `${known.C[0]}\n${text}`];
}

function plainNode(): { data: Record<string, string[]>; children: never[] } {
  return { data: {}, children: [] };
}

/** The text before a '#', and the text after it; null when there is none. */
function halves(line: string): [string, string | null] {
  const at = line.indexOf('#');
  return at < 0 ? [line, null] : [line.slice(0, at), line.slice(at + 1)];
}

function readSize([game, sizeText, surplus]: readonly Token[]): number {
  if (game?.text.toLowerCase() !== 'senket') throw fault(game, HEADER);
  if (sizeText === undefined || !/^\d{1,3}$/.test(sizeText.text)) {
    throw fault(sizeText ?? game, 'the points per side must follow the name of the game');
  }
  if (surplus !== undefined) throw fault(surplus, 'nothing is expected here');
  return validateInteger(Number(sizeText.text), MIN_SIZE, MAX_SIZE, 'size', 'bad-size');
}

function tokensOf(words: string, line: number): Token[] {
  return Array.from(words.matchAll(/\S+/g), (match) => ({ text: match[0], line, column: match.index + 1 }));
}
function readTurn(tokens: readonly Token[], size: number): Turn {
  const numbered = /^\d+\.$/.test(tokens[0]!.text);
  const [first, ...rest] = numbered ? tokens.slice(1) : tokens;
  if (first === undefined) throw fault(tokens[0], "a post or 'pass' must follow the number");
  if (first.text.toLowerCase() === 'pass') {
    if (rest.length > 0) throw fault(rest[0], 'nothing may follow a pass');
    return { post: null, fences: [] };
  }
  const post = readPoint(first, first.text, size);
  const fences = rest.map((token): Fence => {
    const [from = '', to, surplus] = token.text.replace(/^\+/, `${first.text}=`).split('=');
    if (to === undefined || surplus !== undefined) {
      throw fault(token, `${show(token.text)} is not a fence like '+3-4' or '3-4=5-5'`);
    }
    return { from: readPoint(token, from, size), to: readPoint(token, to, size) };
  });
  return { post, fences };
}

function readPoint(token: Token, text: string, size: number): Vertex {
  try {
    return toPost(text, size);
  } catch (cause) {
    throw fault(token, (cause as KakoiError).message, cause);
  }
}

function fault(token: Token | undefined, message: string, cause?: unknown): KakoiError {
  const { line, column } = token ?? { line: 1, column: 1 };
  return new KakoiError('bad-notation', `line ${line}, column ${column}: ${message}`, { cause });
}
