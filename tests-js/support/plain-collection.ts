/** Searches of collections in the plainest way: every position of every game, turned and compared point by point. */

import type { Color, Symmetry, Vertex } from 'kakoi';

export type Grid<T> = readonly (readonly T[])[];

/** A game by its positions: '.', 'X' and 'O' after each number of moves, and the moves between them. */
export interface PlainGame {
  readonly positions: readonly Grid<string>[];
  readonly moves: readonly { readonly color: Color; readonly vertex: Vertex | null }[];
  readonly first: Color;
}

export interface PlainQuery {
  readonly cells: Grid<string>;
  readonly anchor: string;
  readonly toPlay?: Color | undefined;
  readonly symmetries: boolean;
  readonly swapColors: boolean;
}

export interface PlainMatch {
  readonly move: number;
  readonly symmetry: Symmetry;
  readonly swapped: boolean;
  readonly next: string | null;
}

const transposed = <T>(grid: Grid<T>): Grid<T> => grid[0]!.map((_, x) => grid.map((row) => row[x]!));
const upsideDown = <T>(grid: Grid<T>): Grid<T> => [...grid].reverse();
const mirrored = <T>(grid: Grid<T>): Grid<T> => grid.map((row) => [...row].reverse());

/** The symmetries in the order in which the engine tries them. */
const TURNS: readonly [Symmetry, <T>(grid: Grid<T>) => Grid<T>][] = [
  ['identity', (grid) => grid],
  ['transpose', transposed],
  ['flipY', upsideDown],
  ['rotate270', (grid) => upsideDown(transposed(grid))],
  ['flipX', mirrored],
  ['rotate90', (grid) => mirrored(transposed(grid))],
  ['rotate180', (grid) => mirrored(upsideDown(grid))],
  ['antiTranspose', (grid) => mirrored(upsideDown(transposed(grid)))],
];

const ALLOWED: Readonly<Record<string, string>> = { X: 'X', O: 'O', '.': '.', '*': 'XO.', x: 'X.', o: 'O.' };
const SWAPPED: Readonly<Record<string, string>> = { X: 'O', O: 'X', x: 'o', o: 'x', '.': '.', '*': '*' };

const SIDES: Readonly<Record<string, string>> = {
  'top-left': 'tl',
  'top-right': 'tr',
  'bottom-left': 'bl',
  'bottom-right': 'br',
  top: 't',
  bottom: 'b',
  left: 'l',
  right: 'r',
};

/** The sides of the pattern that have to lie at the board's, as a grid of 3 × 3 that turns with the pattern. */
const sideGrid = (sides: string): Grid<boolean> => [
  [false, sides.includes('t'), false],
  [sides.includes('l'), false, sides.includes('r')],
  [false, sides.includes('b'), false],
];

interface Turned {
  readonly symmetry: Symmetry;
  readonly swapped: boolean;
  readonly allowed: Grid<string>;
  /** The points of the query, where they come to lie. */
  readonly from: Grid<Vertex>;
  readonly sides: Grid<boolean>;
  readonly toPlay: Color | undefined;
}

/** The query in every orientation and colouring asked for. */
export function turned(query: PlainQuery): Turned[] {
  const { cells, anchor, toPlay, symmetries, swapColors } = query;
  const from = cells.map((row, y) => row.map((_, x): Vertex => [x, y]));
  return TURNS.slice(0, symmetries ? 8 : 1).flatMap(([symmetry, turn]) =>
    [false, true].slice(0, swapColors ? 2 : 1).map((swapped) => ({
      symmetry,
      swapped,
      allowed: turn(cells).map((row) => row.map((cell) => ALLOWED[swapped ? SWAPPED[cell]! : cell]!)),
      from: turn(from),
      sides: turn(sideGrid(SIDES[anchor] ?? '')),
      toPlay: toPlay && swapped ? other(toPlay) : toPlay,
    })),
  );
}

const other = (color: Color): Color => (color === 'black' ? 'white' : 'black');

/** True when the turned query may lie there, by its anchor. */
function mayLie(
  anchor: string,
  { allowed, sides }: Turned,
  x: number,
  y: number,
  w: number,
  h: number,
): boolean {
  const left = x === 0;
  const top = y === 0;
  const right = x + allowed[0]!.length === w;
  const bottom = y + allowed.length === h;
  if (anchor === 'board') return left && top && right && bottom;
  if (anchor === 'corner') return (left || right) && (top || bottom);
  if (anchor === 'edge') return left || right || top || bottom;
  return (
    (!sides[0]![1] || top) && (!sides[2]![1] || bottom) && (!sides[1]![0] || left) && (!sides[1]![2] || right)
  );
}

function stands(position: Grid<string>, allowed: Grid<string>, x: number, y: number): boolean {
  for (let j = 0; j < allowed.length; j++) {
    const row = allowed[j]!;
    for (let i = 0; i < row.length; i++) if (!row[i]!.includes(position[y + j]![x + i]!)) return false;
  }
  return true;
}

/** The side that plays after so many moves. */
function sideAt({ moves, first }: PlainGame, number: number): Color {
  return moves[number]?.color ?? (number === 0 ? first : other(moves[number - 1]!.color));
}

/** The first time that the query stands in the game, and the move after it; null where it never does. */
export function plainFind(
  game: PlainGame,
  query: PlainQuery,
  turns: readonly Turned[],
  local: boolean,
): PlainMatch | null {
  const height = game.positions[0]!.length;
  const width = game.positions[0]![0]!.length;
  for (const [move, position] of game.positions.entries()) {
    for (const each of turns) {
      const { allowed, toPlay } = each;
      const isEnd = move === game.moves.length;
      if (toPlay !== undefined && (isEnd || sideAt(game, move) !== toPlay)) continue;
      for (let y = 0; y + allowed.length <= height; y++) {
        for (let x = 0; x + allowed[0]!.length <= width; x++) {
          if (!mayLie(query.anchor, each, x, y, width, height) || !stands(position, allowed, x, y)) continue;
          const next = nextMove(game, query, each, move, x, y, local);
          return { move, symmetry: each.symmetry, swapped: each.swapped, next };
        }
      }
    }
  }
  return null;
}

/** The next move as text, in the query's orientation and colours. */
function nextMove(
  { moves }: PlainGame,
  query: PlainQuery,
  { from, swapped }: Turned,
  number: number,
  x: number,
  y: number,
  local: boolean,
): string | null {
  for (let i = number; i < moves.length; i++) {
    const { color, vertex } = moves[i]!;
    const point = vertex === null ? undefined : from[vertex[1] - y]?.[vertex[0] - x];
    if (local && point === undefined) continue;
    const side = swapped ? other(color) : color;
    return point === undefined ? `${side} elsewhere` : `${side} ${representative(point, query)}`;
  }
  return null;
}

/** The topmost of the points that the query's own symmetries make equal, and of those the rightmost. */
function representative(point: Vertex, query: PlainQuery): string {
  if (!query.symmetries) return String(point);
  const same = turned({ ...query, swapColors: false }).filter(
    ({ allowed, sides }, _, [plain]) =>
      JSON.stringify([allowed, sides]) === JSON.stringify([plain!.allowed, plain!.sides]),
  );
  const points = same.map(({ from }) => {
    const y = from.findIndex((row) => row.some((vertex) => String(vertex) === String(point)));
    return [from[y]!.findIndex((vertex) => String(vertex) === String(point)), y] as const;
  });
  points.sort((a, b) => a[1] - b[1] || b[0] - a[0]);
  return String(points[0]);
}
