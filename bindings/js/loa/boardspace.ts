/**
 * Records of Boardspace.net, whose dialect of SGF is that of its programs (LoaViewer and Move_Spec in its public
 * repository): moves have numbers, 'B[3 E1-E3]', and values of moves may tell of other things, 'B[0 Start Black]'.
 */

import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import type { NodeData, RecordNode } from '../records/node.js';
import { letterOf } from '../records/setup-and-moves.js';

/** A value of B or W with its number, and its first word. */
const VALUE = /^\s*(?:\d+\s+)?(([a-z]*).*?)\s*$/is;

/** Ends of a game in place of a move: the side that loses, of the one that moves, and the letter of RE. */
const ENDS: Readonly<Record<string, readonly [loses: boolean, letter: string]>> = {
  forfeit: [true, 'F'],
  winontime: [false, 'T'],
};

/**
 * Makes the moves of a Boardspace record those of other records, and keeps what else B and W told in P0 and P1,
 * Boardspace's properties of the players. Leaves other records as they are.
 */
export function readBoardspace(root: RecordNode): void {
  const first = root.mainLine().find(({ data }) => data.B !== undefined || data.W !== undefined);
  const value = first?.data.B?.[0] ?? first?.data.W?.[0] ?? '';
  if (root.data.VV === undefined && !/^\s*\d/.test(value)) return;
  for (const node of root.walk()) (node as { data: NodeData }).data = plain(node.data);
}

function plain(data: NodeData): NodeData {
  const known: Record<string, readonly string[]> = { ...data };
  for (const color of ['black', 'white'] as const) {
    const move = letterOf(color);
    const player = color === 'black' ? 'P0' : 'P1';
    const moves: string[] = [];
    const others: string[] = [];
    for (const value of data[move] ?? []) {
      const [, text = '', word = ''] = VALUE.exec(value) ?? [];
      const end = ENDS[word.toLowerCase()];
      if (/^resigns?$/i.test(word)) moves.push('resign');
      else if (word === '' || word.length === 1 || /^pass$/i.test(word)) moves.push(text);
      else others.push(value);
      if (end !== undefined) known.RE = [endOf(color, ...end)];
    }
    if (others.length > 0) {
      delete known[move];
      known[player] = [...(data[player] ?? []), ...others];
    }
    if (moves.length > 0) known[move] = moves;
    const [, name] = /^\s*id\s+"?(.*?)"?\s*$/s.exec(known[player]?.[0] ?? '') ?? [];
    if (name !== undefined) known[`P${move}`] ??= [name];
  }
  return known;
}

function endOf(mover: Color, loses: boolean, letter: string): string {
  return `${letterOf(loses ? opponent(mover) : mover)}+${letter}`;
}
