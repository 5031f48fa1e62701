/**
 * A question: the position on the board, or a part of it with points that may be this or that. A value: whatever the
 * reader does makes another one, so that every step can be taken back.
 */

import { type Color, GoBoard, opponent, type Vertex } from 'kakoi';
import type { Collection } from 'kakoi/collection';
import { isSame } from '../shell/points.js';

/** The corners of a part of the board, which belong to it. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Contents that are left open: anything; black or empty; white or empty. */
export type Open = '*' | 'x' | 'o';

/** The places where a part may lie. */
export type Place = 'corner' | 'edge' | 'anywhere';

/** As the package takes it. */
export type Query = Parameters<Collection['continuations']>[0];

export interface Question {
  readonly board: GoBoard;
  readonly toPlay: Color;
  /** The moves that led here from the empty board; null once stones were put there otherwise. */
  readonly moves: readonly Vertex[] | null;
  readonly last: Vertex | null;
  readonly area: Area | null;
  /** By point, 'x,y'. */
  readonly open: ReadonlyMap<string, Open>;
  readonly place: Place;
}

export function emptyQuestion(width: number, height: number): Question {
  return {
    board: GoBoard.empty(width, height),
    ...{ toPlay: 'black', moves: [], last: null, area: null, open: new Map(), place: 'anywhere' },
  };
}

/** The question after a move; null where it is not legal. */
export function played(question: Question, vertex: Vertex, color = question.toPlay): Question | null {
  const { board, moves, open } = question;
  if (board.get(vertex) !== 0) return null;
  let next: GoBoard;
  try {
    next = board.play(color, vertex).board;
  } catch {
    return null; // suicide
  }
  const inTurn = color === question.toPlay && moves !== null;
  return {
    ...question,
    board: next,
    toPlay: opponent(color),
    moves: inTurn ? [...moves, vertex] : null,
    last: vertex,
    open: without(open, vertex),
  };
}

/** The question with a stone put there, or taken away where the same one stands. */
export function put(question: Question, vertex: Vertex, color: Color): Question {
  const { board, open } = question;
  const sign = color === 'black' ? 1 : -1;
  return {
    ...question,
    board: board.with(vertex, board.get(vertex) === sign ? null : color),
    ...{ moves: null, last: null, open: without(open, vertex) },
  };
}

/** The question with a point left open, or exact again. */
export function opened(question: Question, vertex: Vertex, as: Open): Question {
  const { board, open } = question;
  const next = new Map(open);
  if (open.get(String(vertex)) === as) next.delete(String(vertex));
  else next.set(String(vertex), as);
  return { ...question, board: board.with(vertex, null), moves: null, last: null, open: next };
}

/** The question about a part of the board, at the corner or the edge that it touches; null: about all of it. */
export function within(question: Question, area: Area | null): Question {
  return { ...question, area, place: area === null ? 'anywhere' : placesOf(question, area)[0]! };
}

/** The area between two points. */
export function areaOf([x, y]: Vertex, [u, v]: Vertex): Area {
  return { left: Math.min(x, u), right: Math.max(x, u), top: Math.min(y, v), bottom: Math.max(y, v) };
}

/** The places where a part may be looked for, the closest first: it touches a corner of the board, or an edge, or neither. */
export function placesOf({ board }: Pick<Question, 'board'>, area: Area): Place[] {
  const [sides, ends] = touched(board, area);
  if (sides !== '' && ends !== '') return ['corner', 'edge', 'anywhere'];
  return sides !== '' || ends !== '' ? ['edge', 'anywhere'] : ['anywhere'];
}

export function isWithin(area: Area | null, [x, y]: Vertex): boolean {
  return area === null || (x >= area.left && x <= area.right && y >= area.top && y <= area.bottom);
}

export function isSameArea(a: Area | null, b: Area | null): boolean {
  return a === null || b === null
    ? a === b
    : isSame([a.left, a.top], [b.left, b.top]) && isSame([a.right, a.bottom], [b.right, b.bottom]);
}

/** The names of the sides that the area touches, '' for none: the upper or lower one, and the left or right one. */
function touched({ width, height }: GoBoard, { left, top, right, bottom }: Area): [string, string] {
  const upright = top === 0 ? 'top' : bottom === height - 1 ? 'bottom' : '';
  return [upright, right === width - 1 ? 'right' : left === 0 ? 'left' : ''];
}

/** The question as the package takes it. */
export function queryOf(
  question: Question,
  { swapColors, local }: { readonly swapColors: boolean; readonly local: boolean },
): Query {
  const { board, area, open, moves, toPlay, place } = question;
  if (area === null && open.size === 0) return { board, swapColors, ...(moves !== null && { toPlay }) };
  const { width, height } = board;
  const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: width - 1, bottom: height - 1 };
  const rows: string[] = [];
  for (let y = top; y <= bottom; y++) {
    let row = '';
    for (let x = left; x <= right; x++) {
      const sign = board.get([x, y]);
      row += sign > 0 ? 'X' : sign < 0 ? 'O' : (open.get(`${x},${y}`) ?? '.');
    }
    rows.push(row);
  }
  const [upright, side] = touched(board, { left, top, right, bottom });
  const named = area === null || place === 'corner' ? `${upright}-${side}` : upright || side;
  const anchor = (place === 'anywhere' && area !== null ? 'anywhere' : named) as Exclude<
    Query,
    { board: GoBoard }
  >['anchor'];
  return { pattern: rows.join('\n'), swapColors, ...(anchor && { anchor }), ...(local && { local }) };
}

/** The point on the board of a point that an answer names. */
export function pointOf({ area }: Question, vertex: Vertex): Vertex {
  return area === null ? vertex : [vertex[0] + area.left, vertex[1] + area.top];
}

function without(open: ReadonlyMap<string, Open>, vertex: Vertex): ReadonlyMap<string, Open> {
  if (!open.has(String(vertex))) return open;
  const next = new Map(open);
  next.delete(String(vertex));
  return next;
}

/** The question as it goes into JSON, to be kept as long as the tab. */
export function toJson(question: Question): object {
  return { ...question, open: [...question.open] };
}

/** The question that toJson() made. Throws for anything else. */
export function questionIn(json: unknown): Question {
  const kept = json as Question & { open: [string, Open][] };
  return { ...kept, board: GoBoard.fromJSON(kept.board), open: new Map(kept.open) };
}
