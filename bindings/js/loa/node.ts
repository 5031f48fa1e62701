/** Translates between nodes of records and changes of the board: https://red-bean.com/sgf/loa.html. */

import { show } from '../core/errors.js';
import type { Color } from '../core/types.js';
import type { NodeData } from '../records/node.js';
import { colorOf, type Fault, letterOf, movesOf, setupOf } from '../records/setup-and-moves.js';
import { boardOfPosition, LoaBoard } from './board.js';
import { readFen, SETUPS } from './fen.js';
import { type LoaMove, readMoveText } from './move.js';
import { SIZE, squareNamed, squareText } from './squares.js';

/** A move, or a resignation, in the words of the record. */
export interface RecordedMove {
  readonly color: Color;
  readonly text: string;
}

export const RESIGN = 'resign';

/** The moves of the node, in any usual notation; an empty value is a pass. */
export function readMoves(data: NodeData, fault: Fault): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const { name, color, text: value } of movesOf(data, 'move', fault)) {
    const text = value.trim().toLowerCase() || 'pass';
    if (text === RESIGN || readMoveText(text) !== null) moves.push({ color, text });
    else fault(name, 0, `${show(value)} is not a move`);
  }
  return moves;
}

/** The board after the node's set-up; the same board when it has none. */
export function applySetup(board: LoaBoard, data: NodeData, fault: Fault): LoaBoard {
  if (setupOf(data) === undefined) return board;
  const { stones, toPlay } = readFen(board.toFen());
  const colors = new Map(stones.map(({ square, color }) => [square, color]));
  for (const name of Object.keys(data)) {
    if (!['AB', 'AW', 'AE'].includes(name)) continue;
    data[name]?.forEach((value, i) => {
      for (const square of readSquares(value, (message) => fault(name, i, message))) {
        if (name === 'AE') colors.delete(square);
        else colors.set(square, name === 'AB' ? 'black' : 'white');
      }
    });
  }
  return boardOfPosition({
    stones: [...colors].map(([square, color]) => ({ square, color })),
    toPlay: colorOf(data.PL?.[0]) ?? toPlay,
  });
}

/** The board of a set-up by its name in SU, with this side to move; undefined for an unknown name. */
export function boardNamed(name: string, toPlay: Color | null): LoaBoard | undefined {
  const known = name.trim().toLowerCase();
  if (known === 'custom') return LoaBoard.empty(toPlay ?? 'black');
  if (known !== 'standard' && known !== 'scrambled-eggs') return undefined;
  const position = readFen(SETUPS[known]);
  return boardOfPosition({ ...position, toPlay: toPlay ?? position.toPlay });
}

/** The properties of a move. */
export function writeMove(color: Color, { text }: LoaMove): NodeData {
  return { [letterOf(color)]: [text.replace('x', ':')] };
}

/** The properties of the board that a game begins with; any but the standard one is written stone by stone. */
export function writeSetup(board: LoaBoard): NodeData {
  const { stones, toPlay } = readFen(board.toFen());
  const data: Record<string, string[]> = {};
  if (board.equals(LoaBoard.start())) {
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
function readSquares(text: string, fault: (message: string) => void): number[] {
  if (text.trim() === '') return [];
  const [firstName = '', lastName = firstName, surplus] = text.split(':', 3);
  const first = squareNamed(firstName.trim());
  const last = squareNamed(lastName.trim());
  if (first === null || last === null || surplus !== undefined) {
    fault(`${show(text)} is not a square`);
    return [];
  }
  const left = Math.min(first % SIZE, last % SIZE);
  const right = Math.max(first % SIZE, last % SIZE);
  const top = Math.max(first, last) | 7;
  const squares: number[] = [];
  for (let square = Math.min(first, last) & ~7; square <= top; square++) {
    if (square % SIZE >= left && square % SIZE <= right) squares.push(square);
  }
  return squares;
}
