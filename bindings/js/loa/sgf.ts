/** Lines of Action games as SGF text (GM[9]), as plain data both ways: https://red-bean.com/sgf/loa.html. */

import { show } from '../core/errors.js';
import { type GameInfo, readInfo, writeInfo } from '../core/game-info.js';
import {
  type Fault,
  type Node,
  property,
  readRecord,
  type SgfKind,
  type Value,
  writeRecord,
} from '../core/sgf.js';
import type { Color } from '../core/types.js';
import { type FenPosition, readFen, SETUPS } from './fen.js';
import { readMoveText } from './move.js';
import { nameOf, SIZE, squareNamed } from './squares.js';

/** A move as the record has it, or a resignation. */
export interface SgfMove {
  readonly color: Color;
  readonly text: string;
}

export interface SgfGame {
  readonly start: FenPosition;
  /** The record's own words for the rules. */
  readonly rulesText: string;
  readonly info: GameInfo;
  readonly moves: readonly SgfMove[];
}

const LOA: SgfKind = { number: 9, name: 'Lines of Action' };
export const RESIGN = 'resign';

/**
 * The main line of the first game in the text. The set-up is that of SU, the standard one when it is missing,
 * or made of stones (AB, AW, AE, PL) before the first move. Throws 'bad-sgf' with line and column.
 */
export function readSgf(text: string): SgfGame {
  const record = readRecord(text, LOA);
  const { nodes, fault } = record;
  const size = record.first('SZ');
  if (size !== undefined && !/^\s*8\s*(:\s*8\s*)?$/.test(size.text)) {
    throw fault(size.pos, `the board of Lines of Action is 8×8, not ${show(size.text)}`);
  }

  const names = new Set(nodes.flat().map(({ name }) => name));
  const start = startOf(record.first('SU'), names.has('AB') || names.has('AW'), fault);
  const stones = new Map(start.stones.map(({ square, color }) => [square, color]));
  const moves: SgfMove[] = [];
  let toMove: Color | null = null;
  for (const node of nodes) {
    const player = readSetup(node, stones, moves.length > 0, fault);
    toMove = player ?? toMove;
    for (const move of readMoves(node, fault)) moves.push(move);
  }
  return {
    start: {
      stones: [...stones].map(([square, color]) => ({ square, color })),
      toMove: toMove ?? moves[0]?.color ?? start.toMove,
    },
    rulesText: record.text('RU'),
    info: readInfo(record),
    moves,
  };
}

function startOf(setup: Value | undefined, hasStones: boolean, fault: Fault): FenPosition {
  const name = setup?.text.trim().toLowerCase() ?? (hasStones ? 'custom' : 'standard');
  if (name === 'custom') return { stones: [], toMove: 'black' };
  if (name === 'standard' || name === 'scrambled-eggs') return readFen(SETUPS[name]);
  throw fault(setup?.pos ?? 0, `the set-up ${show(name)} is not known: Standard, Scrambled-Eggs, Custom`);
}

/** Puts the node's stones; returns the side to play that it names. */
function readSetup(node: Node, stones: Map<number, Color>, begun: boolean, fault: Fault): Color | null {
  const hasMove = node.some(({ name }) => name === 'B' || name === 'W');
  let toMove: Color | null = null;
  for (const { name, pos, values } of node) {
    if (!['AB', 'AW', 'AE', 'PL'].includes(name)) continue;
    if (begun || hasMove) throw fault(pos, `${name}: stones may be set up only before the first move`);
    if (name === 'PL') {
      const letter = (values[0] as Value).text.trim().charAt(0).toLowerCase();
      toMove = letter === 'b' ? 'black' : letter === 'w' ? 'white' : null;
      continue;
    }
    for (const value of values) {
      for (const square of readSquares(value, fault)) {
        if (name === 'AE') stones.delete(square);
        else stones.set(square, name === 'AB' ? 'black' : 'white');
      }
    }
  }
  return toMove;
}

/** A square, or a rectangle 'a1:b8' of squares; nothing for the empty value. */
function readSquares({ text, pos }: Value, fault: Fault): number[] {
  if (text.trim() === '') return [];
  const [firstName = '', lastName = firstName, surplus] = text.split(':', 3);
  const first = squareNamed(firstName.trim());
  const last = squareNamed(lastName.trim());
  if (first === null || last === null || surplus !== undefined)
    throw fault(pos, `${show(text)} is not a square`);
  const left = Math.min(first % SIZE, last % SIZE);
  const right = Math.max(first % SIZE, last % SIZE);
  const top = Math.max(first, last) | 7;
  const squares: number[] = [];
  for (let square = Math.min(first, last) & ~7; square <= top; square++) {
    if (square % SIZE >= left && square % SIZE <= right) squares.push(square);
  }
  return squares;
}

function readMoves(node: Node, fault: Fault): SgfMove[] {
  return node
    .filter(({ name }) => name === 'B' || name === 'W')
    .map(({ name, values }) => {
      const [value, surplus] = values as [Value, Value?];
      if (surplus !== undefined) throw fault(surplus.pos, `${name} takes only one move`);
      const text = value.text.trim().toLowerCase() || 'pass';
      if (text !== RESIGN && readMoveText(text) === null)
        throw fault(value.pos, `${show(value.text)} is not a move`);
      return { color: name === 'B' ? 'black' : 'white', text };
    });
}

/** The game as SGF (FF[4], UTF-8). Any start but the standard one is written stone by stone. */
export function writeSgf({ start, rulesText, info, moves }: SgfGame, isStandard: boolean): string {
  const names = (color: Color) =>
    start.stones.filter((stone) => stone.color === color).map(({ square }) => `[${nameOf(square)}]`);
  const stones = (name: string, color: Color) => {
    const list = names(color);
    return list.length === 0 ? '' : name + list.join('');
  };
  let root = `SZ[${SIZE}]`;
  root += isStandard ? 'SU[Standard]' : `SU[Custom]${stones('AB', 'black')}${stones('AW', 'white')}`;
  root += `PL[${start.toMove === 'black' ? 'B' : 'W'}]`;
  if (rulesText !== '') root += property('RU', rulesText);
  root += writeInfo(info);
  return writeRecord(
    LOA,
    root,
    moves.map(({ color, text }) => `${color === 'black' ? 'B' : 'W'}[${text.replace('x', ':')}]`),
  );
}
