/** Problems found in games, as far as they are the same for all games. */

import { type Color, type GameInfo, GoBoard, opponent, PointSet } from '../js/index.js';
import { players } from './text.js';

/** The same for problems that differ by symmetry, or by colours; of `near` alone, where that is given. */
export function keyOf(
  board: { readonly width: number; readonly height: number; stones(color: Color): PointSet },
  toPlay: Color,
  near: PointSet = PointSet.full(board.width, board.height),
): string {
  const own = board.stones(toPlay).and(near);
  const other = board.stones(opponent(toPlay)).and(near);
  return GoBoard.empty(board.width, board.height).with(own, 'black').with(other, 'white').canonicalHash();
}

/** The words that a problem begins with: whose turn it is, for what, and the game's move that it was found before. */
export function introduction(info: GameInfo, move: number, toPlay: Color, aim: string): string {
  const names = players(info);
  const from = `Move ${move}${names === '' ? '' : ` of ${names}`}`;
  return `${toPlay === 'black' ? 'Black' : 'White'} to ${aim}.\n${from}`;
}
