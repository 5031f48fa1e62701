/** Translates between nodes of records and changes of the board: https://red-bean.com/sgf/loa.html. */

import { show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import type { NodeData } from '../records/node.js';
import { colorOf, type Fault, letterOf, movesOf, setupOf } from '../records/setup-and-moves.js';
import { boardOfPosition, LoaBoard } from './board.js';
import { readFen } from './fen.js';
import { type LoaMove, readMoveText } from './move.js';
import { LOA_SETUPS, type LoaSetup, type Stone, stonesOfSetup } from './setups.js';
import { fileOf, rankOf, squareNamed, squareOf, squareText } from './squares.js';

/** A move, or a resignation, in the words of the record. */
export interface RecordedMove {
  readonly color: Color;
  readonly text: string;
}

export const RESIGN = 'resign';

/** The moves of the node, in any usual notation, on a board of that size; an empty value is a pass. */
export function readMoves(data: NodeData, size: number, fault: Fault): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const { name, color, text: value } of movesOf(data, 'move', fault)) {
    const text = value.trim().toLowerCase() || 'pass';
    if (text === RESIGN || readMoveText(text, size) !== null) moves.push({ color, text });
    else fault(name, 0, `${show(value)} is not a move`);
  }
  return moves;
}

/** The board after the node's set-up; the same board when it has none. */
export function applySetup(board: LoaBoard, data: NodeData, fault: Fault): LoaBoard {
  if (setupOf(data) === undefined) return board;
  const { size, stones, toPlay } = readFen(board.toFen());
  const colors = new Map(stones.map(({ square, color }) => [square, color]));
  for (const name of Object.keys(data)) {
    if (!['AB', 'AW', 'AE'].includes(name)) continue;
    data[name]?.forEach((value, i) => {
      for (const square of readSquares(value, size, (message) => fault(name, i, message))) {
        if (name === 'AE') colors.delete(square);
        else colors.set(square, name === 'AB' ? 'black' : 'white');
      }
    });
  }
  return boardOfPosition({
    size,
    stones: [...colors].map(([square, color]) => ({ square, color })),
    toPlay: colorOf(data.PL?.[0]) ?? toPlay,
  });
}

/**
 * The board of a set-up by its name in SU, with this side to move; undefined for an unknown name. Names are those
 * of Boardspace.net too, where 'reversed …' has the colours of all stones exchanged.
 *
 * Scrambled Eggs has two forms, each the other with colours exchanged: PlayStrategy.net's and Boardspace.net's.
 * `first`, the first move, tells them apart, because it is made with a stone of its side's.
 */
export function boardNamed(
  name: string,
  size: number,
  toPlay: Color,
  first: RecordedMove | null,
): LoaBoard | undefined {
  const [, reversed, plain = ''] = /^\s*(reversed\b)?\s*(.*?)\s*$/i.exec(name.toLowerCase()) ?? [];
  if (plain === 'custom') return LoaBoard.empty(size, toPlay);
  const setup = plain === '' || plain === 'loa' ? 'standard' : plain.replace(/^scrambled$/, 'scrambled-eggs');
  if (!(LOA_SETUPS as readonly string[]).includes(setup)) return undefined;
  let stones = stonesOfSetup(setup as LoaSetup, size);
  if (reversed !== undefined) stones = exchanged(stones);
  const step = setup === 'scrambled-eggs' && first !== null ? readMoveText(first.text, size) : null;
  const isMoved = ({ square, color }: Stone) =>
    step !== 'pass' && square === step?.from && color !== first?.color;
  if (stones.some(isMoved)) stones = exchanged(stones);
  return boardOfPosition({ size, stones, toPlay });
}

/** The stones with the colours of all exchanged. */
function exchanged(stones: readonly Stone[]): Stone[] {
  return stones.map(({ square, color }) => ({ square, color: opponent(color) }));
}

/** The properties of a move. */
export function writeMove(color: Color, { text }: LoaMove): NodeData {
  return { [letterOf(color)]: [text.replace('x', ':')] };
}

/** The properties of the board that a game begins with; any but the standard one is written stone by stone. */
export function writeSetup(board: LoaBoard): NodeData {
  const { size, stones, toPlay } = readFen(board.toFen());
  const data: Record<string, string[]> = { SZ: [`${size}`] };
  if (board.equals(LoaBoard.start(size))) {
    data.SU = ['Standard'];
  } else {
    data.SU = ['Custom'];
    for (const own of ['black', 'white'] as const) {
      const squares = stones.filter(({ color }) => color === own).map(({ square }) => squareText(square));
      if (squares.length > 0) data[`A${letterOf(own)}`] = squares;
    }
  }
  data.PL = [letterOf(toPlay)];
  return data;
}

/** The squares of a value: a square, or a rectangle 'a1:b8'; none for the empty value. */
function readSquares(text: string, size: number, fault: (message: string) => void): number[] {
  if (text.trim() === '') return [];
  const [firstName = '', lastName = firstName, surplus] = text.split(':', 3);
  const first = squareNamed(firstName.trim(), size);
  const last = squareNamed(lastName.trim(), size);
  if (first === null || last === null || surplus !== undefined) {
    fault(`${show(text)} is not a square`);
    return [];
  }
  const files = [fileOf(first), fileOf(last)] as const;
  const ranks = [rankOf(first), rankOf(last)] as const;
  const squares: number[] = [];
  for (let rank = Math.min(...ranks); rank <= Math.max(...ranks); rank++) {
    for (let file = Math.min(...files); file <= Math.max(...files); file++)
      squares.push(squareOf(file, rank));
  }
  return squares;
}
