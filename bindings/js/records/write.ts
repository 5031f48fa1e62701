/** Writes trees of nodes as SGF text. Without recursion, so that deep trees cannot overflow the stack. */

import { badOption, show } from '../core/errors.js';
import type { NodeData } from './node.js';
import type { SgfTree } from './tree.js';

const NODES_PER_LINE = 10;

/**
 * The SGF text of all games. parseSgf reads it as equal trees, except that line ends become '\n' and
 * properties without values are not written. Only backslashes and closing brackets are escaped, so composed
 * values stand as they are. Throws 'bad-option' for anything that is not a tree (a node may occur only once),
 * and for names that are not capitals and digits.
 */
export function stringifySgf(games: readonly SgfTree[]): string {
  if (!Array.isArray(games)) throw badOption(`games must be an array, not ${show(games)}`);
  let text = '';
  for (let i = 0; i < games.length; i++) text += gameText(games[i]);
  return text;
}

function gameText(root: SgfTree): string {
  const seen = new Set<SgfTree>();
  /** The nodes whose variations are being written, each with the index of the next one. */
  const open: { children: readonly SgfTree[]; next: number }[] = [];
  let text = '(';
  let node: SgfTree | undefined = root;
  let inLine = 0;
  for (;;) {
    const { data, children } = checkNode(node, seen);
    text += `;${propertiesText(data)}`;
    if (children.length === 1) {
      if (node === root || ++inLine === NODES_PER_LINE) {
        text += '\n';
        inLine = 0;
      }
      node = children[0]!;
      continue;
    }
    if (children.length > 1) open.push({ children, next: 0 });
    else text += ')';
    for (;;) {
      const fork = open.at(-1);
      if (fork === undefined) return `${text}\n`;
      if (fork.next < fork.children.length) {
        node = fork.children[fork.next++]!;
        break;
      }
      open.pop();
      text += ')';
    }
    text += '\n(';
    inLine = 0;
  }
}

function checkNode(node: SgfTree, seen: Set<SgfTree>): SgfTree {
  const { data, children } = Object(node) as SgfTree;
  if (typeof data !== 'object' || data === null || !Array.isArray(children))
    throw badOption(`a node is { data, children }, not ${show(node)}`);
  if (seen.has(node)) throw badOption(`the node ${show(node)} comes twice`);
  seen.add(node);
  return { data, children };
}

/** The properties as SGF text, as they stand in a node. Throws 'bad-option'. */
export function propertiesText(data: NodeData): string {
  let text = '';
  for (const name of Object.keys(data)) {
    const values = data[name];
    if (!/^[A-Z][A-Z\d]*$/.test(name))
      throw badOption(`the name of a property is capitals and digits, not ${show(name)}`);
    if (!Array.isArray(values)) throw badOption(`${name} must be an array of strings, not ${show(values)}`);
    if (values.length > 0) text += name;
    for (let i = 0; i < values.length; i++) text += `[${escaped(name, values[i])}]`;
  }
  return text;
}

function escaped(name: string, value: unknown): string {
  if (typeof value !== 'string') throw badOption(`${name} must be an array of strings, not ${show(value)}`);
  return /[\\\]]/.test(value) ? value.replace(/[\\\]]/g, '\\$&') : value;
}
