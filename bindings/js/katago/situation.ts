/** Positions as KataGo's networks take them: with the last moves, and the positions before them. */

import { MOST_KNOWN } from '#layout/katago';
import { opponent } from '../core/opponent.js';
import type { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import type { GoGame } from '../go/game.js';
import type { GoMove } from '../go/place.js';

/** The stones of a position, and the point that ko forbids there. */
export interface Moment {
  readonly black: PointSet;
  readonly white: PointSet;
  readonly ko: Vertex | null;
}

/** The last moves by turns, the very last first, and the positions before each of the last two. */
export interface Past {
  readonly moves: readonly (Vertex | null)[];
  readonly moments: readonly Moment[];
}

/** The past of a game, as far as the sides have moved by turns. Of one that is over, the last move alone counts. */
export function pastOf(game: GoGame): Past {
  const { board, history, isOver } = game;
  const last = history.slice(-MOST_KNOWN).reverse();
  let color = opponent(game.toPlay);
  const moves: GoMove[] = [];
  for (const move of last) {
    if (move.color !== color || (isOver && moves.length > 0)) break;
    moves.push(move);
    color = opponent(color);
  }
  const moments: Moment[] = [];
  let stones = { black: board.stones('black'), white: board.stones('white') };
  moves.slice(0, 2).forEach((move, i) => {
    stones = before(stones, move);
    const made = last[i + 1];
    moments.push({ ...stones, ko: made === undefined ? null : koAfter(stones, made) });
  });
  return { moves: moves.map(({ vertex }) => vertex), moments };
}

type Stones = Record<Color, PointSet>;

function before(stones: Stones, { color, vertex, captured }: GoMove): Stones {
  if (vertex === null) return stones;
  const other = opponent(color);
  if (captured.has(vertex)) return { ...stones, [color]: stones[color].or(captured.without(vertex)) };
  return {
    ...stones,
    [color]: stones[color].without(vertex),
    [other]: stones[other].or(captured),
  };
}

/** The point where the move has taken a single stone with one that stands alone in its place. */
function koAfter(stones: Stones, { color, vertex, captured }: GoMove): Vertex | null {
  if (vertex === null || captured.size !== 1 || captured.has(vertex)) return null;
  const { width, height } = captured;
  const others = stones[opponent(color)].or(captured);
  const [x, y] = vertex;
  const isTaken = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ].every(([x, y]) => x! < 0 || y! < 0 || x! >= width || y! >= height || others.has([x!, y!]));
  return isTaken ? [...captured][0]! : null;
}
