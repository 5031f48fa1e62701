/** Translates between nodes of records and changes of the board: https://red-bean.com/sgf/loa.html. */

import { show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import type { GameEnding } from '../records/ending.js';
import { type NodeData, otherThanMove } from '../records/node.js';
import { colorOf, type Fault, letterOf, movesOf, setupOf } from '../records/setup-and-moves.js';
import { boardOfPosition, LoaBoard } from './board.js';
import { readFen } from './fen.js';
import { type LoaMove, readMoveText, type Step } from './move.js';
import { LOA_SETUPS, type LoaSetup, positionOfSetup } from './setups.js';
import { squareNamed, squareText } from './squares.js';

/** A move in the words of the record; or where `by` is not null, how a side has lost. */
export interface RecordedMove {
  readonly color: Color;
  readonly text: string;
  readonly by: GameEnding | null;
}

/** The ends that a record has in place of a move, by their word. All but the last are the side's own. */
const LOSSES: Readonly<Record<string, GameEnding>> = {
  resign: 'resignation',
  forfeit: 'forfeit',
  winontime: 'time',
};

/** The moves of the node, in any usual notation, on a board of that size; an empty value is a pass. */
export function readMoves(data: NodeData, size: number, fault: Fault): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const { name, color, text: value } of movesOf(data, 'move', fault)) {
    const word = otherThanMove(value) ?? '';
    const by = LOSSES[word] ?? null;
    const text = value.trim().toLowerCase() || 'pass';
    if (by !== null) moves.push({ color: by === 'time' ? opponent(color) : color, text, by });
    else if (word === '' && readMoveText(text, size) === null)
      fault(name, 0, () => `${show(value)} is not a move`);
    else if (word === '') moves.push({ color, text, by });
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
 * The board of a set-up by its name in SU, with this side to move; undefined for an unknown name.
 *
 * Scrambled Eggs has two forms, each the other with colours exchanged: PlayStrategy.net's and Boardspace.net's.
 * `first`, the first move, tells them apart, because it is made with a stone of its side's.
 */
export function boardNamed(
  name: string,
  size: number,
  toPlay: Color,
  first: RecordedMove | undefined,
): LoaBoard | undefined {
  const known = name.trim().toLowerCase();
  if (known === 'custom') return LoaBoard.empty(size, toPlay);
  const setup = (known === 'loa' ? 'standard' : known) as LoaSetup; // Boardspace's name
  if (!LOA_SETUPS.includes(setup)) return undefined;
  const { stones } = positionOfSetup(setup, size);
  const step = first === undefined ? null : readMoveText(first.text, size);
  const isOther =
    setup === 'scrambled-eggs' &&
    stones.some(({ square, color }) => square === (step as Step | null)?.from && color !== first?.color);
  const shown = isOther ? stones.map(({ square, color }) => ({ square, color: opponent(color) })) : stones;
  return boardOfPosition({ size, stones: shown, toPlay });
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
function readSquares(text: string, size: number, fault: (message: () => string) => void): number[] {
  if (text.trim() === '') return [];
  const [firstName = '', lastName = firstName, surplus] = text.split(':', 3);
  const first = squareNamed(firstName.trim(), size);
  const last = squareNamed(lastName.trim(), size);
  if (first === null || last === null || surplus !== undefined) {
    fault(() => `${show(text)} is not a square`);
    return [];
  }
  const squares: number[] = [];
  for (let square = Math.min(first, last) & ~7; square <= (Math.max(first, last) | 7); square++) {
    const files = [first, last, square].map((each) => each & 7) as [number, number, number];
    if (files.sort((a, b) => a - b)[1] === (square & 7)) squares.push(square);
  }
  return squares;
}
