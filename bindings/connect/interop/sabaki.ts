/**
 * Converts moves to and from the form of @sabaki/go-board's makeMove(). Sabaki's sign maps are those of
 * GoBoard, its vertices those of kakoi.
 */

import type { GoGame, Vertex } from '../../js/api.js';
import { checkGame, checkList, notA, readItems } from './check.js';
import { firstBoard, gameOf, type MovesOptions, movesAlone, readMoves, type Step } from './record.js';

/** A move as sign (black 1, white −1) and vertex; a vertex outside the board, like [-1, -1], is a pass. */
export type Move = readonly [sign: number, vertex: Vertex];

/**
 * The moves of the game so far, a pass at [-1, -1]. Throws 'bad-option' when its record sets up stones between
 * them.
 */
export function toMoves(game: GoGame): [sign: 1 | -1, vertex: Vertex][] {
  return movesAlone(checkGame(game)).map(({ color, vertex }) => [
    color === 'black' ? 1 : -1,
    vertex ?? [-1, -1],
  ]);
}

/**
 * The game of these moves, standing at its end. Moves are made as makeMove() makes them, legal or not. Throws
 * 'bad-option' for anything that is not a list of moves.
 */
export function fromMoves(moves: Iterable<Move>, options?: MovesOptions): GoGame {
  const given = readMoves(options);
  const { width, height } = firstBoard(given);
  const steps = readItems(moves, 'list of moves', (move): Step => {
    const { 0: sign, 1: vertex } = checkList(move, 'move [sign, [x, y]]');
    const { 0: x, 1: y } = checkList(vertex, 'vertex [x, y]');
    if ((sign !== 1 && sign !== -1) || !Number.isInteger(x) || !Number.isInteger(y)) {
      throw notA('move [sign, [x, y]]', move);
    }
    const inside = isInside(x as number, width) && isInside(y as number, height);
    return { color: sign === 1 ? 'black' : 'white', vertex: inside ? [x as number, y as number] : null };
  });
  return gameOf(steps, given);
}

function isInside(coordinate: number, size: number): boolean {
  return coordinate >= 0 && coordinate < size;
}
