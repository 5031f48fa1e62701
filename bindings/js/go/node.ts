/** Translates between nodes of Go records and changes of the board: https://www.red-bean.com/sgf/go.html. */

import { POINT_STRIDE } from '#layout/core';
import { WHITE_MOVE } from '#layout/go';
import { show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import { MAX_SIZE } from '../core/validate.js';
import { fromSgf, sameVertex, toSgf } from '../core/vertex.js';
import { allocateWords } from '../core/words.js';
import type { NodeData } from '../records/node.js';
import { colorOf, type Fault, letterOf, movesOf, setupOf } from '../records/setup-and-moves.js';
import type { GoBoard } from './board.js';
import type { Move } from './move.js';

/**
 * Points to empty and stones to put, in this order, and the side to play afterwards; null where the node does
 * not say.
 */
export interface Setup {
  readonly empty: PointSet | null;
  readonly black: PointSet | null;
  readonly white: PointSet | null;
  readonly toPlay: Color | null;
}

/** The effects of a node: set-up, then moves. (A node should have only one of the two, but real files mix them.) */
export interface GoNode {
  readonly setup: Setup | null;
  readonly moves: readonly Move[];
}

/** The size that the text of SZ names, '19' or '19:13'; null for any other text. */
export function sizeOfText(text: string): [width: number, height: number] | null {
  const sides = /^(\d+)\s*(?::\s*(\d+))?$/.exec(text);
  const [width, height] = [Number(sides?.[1]), Number(sides?.[2] ?? sides?.[1])];
  return width >= 1 && height >= 1 && width <= MAX_SIZE && height <= MAX_SIZE ? [width, height] : null;
}

/** Reads the properties of a node that change the board. */
export function readNode(data: NodeData, width: number, height: number, fault: Fault): GoNode {
  const moves: Move[] = [];
  for (const { name, color, text } of movesOf(data, 'point', fault)) {
    const vertex = readMove(text, width, height, (message) => fault(name, 0, message));
    if (vertex !== undefined) moves.push({ color, vertex });
  }
  if (setupOf(data) === undefined) return { setup: null, moves };

  const read = (name: string) => {
    const values = data[name];
    return values === undefined
      ? null
      : readSet(values, width, height, (i, message) => fault(name, i, message));
  };
  const setup = { empty: read('AE'), black: read('AB'), white: read('AW'), toPlay: colorOf(data.PL?.[0]) };
  return { setup, moves };
}

/**
 * The word of the node's move (see moveWord) when the node makes one move with one plain point and nothing
 * else: the fast path for most nodes. Null for all others, which readNode() reads.
 */
export function wordOfNode({ B, W, AB, AW, AE, PL }: NodeData, width: number, height: number): number | null {
  const values = B ?? W;
  if (values === undefined || (B !== undefined && W !== undefined) || (AB ?? AW ?? AE ?? PL) !== undefined)
    return null;
  const text = values[0]!;
  if (values.length !== 1 || text.length !== 2) return null;
  const x = text.charCodeAt(0) - 97;
  const y = text.charCodeAt(1) - 97;
  // A point in capitals, a pass, or a fault.
  if (!(x >= 0 && y >= 0 && x < width && y < height)) return null;
  return (B === undefined ? WHITE_MOVE : 0) + y * POINT_STRIDE + x;
}

/** True when the node makes this one move and nothing else. */
export function isMove(data: NodeData, { color, vertex }: Move, width: number, height: number): boolean {
  const text = data[letterOf(color)]?.[0];
  if (text === undefined || data[letterOf(opponent(color))] !== undefined || setupOf(data) !== undefined)
    return false;
  const there = readMove(text, width, height, () => {});
  return there !== undefined && sameVertex(there, vertex);
}

/** The properties of a move. */
export function writeMove({ color, vertex }: Move): NodeData {
  const values = [vertex === null ? '' : toSgf(vertex)];
  return color === 'black' ? { B: values } : { W: values }; // a computed name takes ten times as long
}

/** The set-up properties that turn one position into another. */
export function writeSetup(before: GoBoard, after: GoBoard, toPlay: Color | null): NodeData {
  const added = (color: Color) => after.stones(color).minus(before.stones(color));
  const data: Record<string, string[]> = {};
  const put = (name: string, set: PointSet) => {
    if (!set.isEmpty) data[name] = Array.from(set, toSgf);
  };
  if (after !== before) {
    put('AE', after.empties().minus(before.empties()));
    put('AB', added('black'));
    put('AW', added('white'));
  }
  if (toPlay !== null) data.PL = [letterOf(toPlay)];
  return data;
}

/** The board after the set-up. */
export function applySetup(board: GoBoard, { empty, black, white }: Setup): GoBoard {
  const put = (on: GoBoard, set: PointSet | null, stone: Color | null) =>
    set === null ? on : on.with(set, stone);
  return put(put(put(board, empty, null), black, 'black'), white, 'white');
}

/** The point of a move; null for a pass, undefined for text that is no move. */
function readMove(
  text: string,
  width: number,
  height: number,
  fault: (message: () => string) => void,
): Vertex | null | undefined {
  const point = text.trim();
  if (point === '' || (point === 'tt' && width <= 19 && height <= 19)) return null;
  const corners = readCorners(point, width, height, fault);
  if (corners === null) return undefined;
  if (sameVertex(...corners)) return corners[0];
  fault(() => `a move is one point, not ${show(text)}`);
  return undefined;
}

/**
 * The union of the points of all values. Rectangles are added as bits, row by row, because a file may repeat
 * them any number of times.
 */
function readSet(
  values: readonly string[],
  width: number,
  height: number,
  fault: (value: number, message: () => string) => void,
): PointSet {
  const rows = allocateWords(height);
  values.forEach((text, i) => {
    const corners =
      text.trim() === '' ? null : readCorners(text.trim(), width, height, (message) => fault(i, message));
    if (corners === null) return;
    const [first, last] = corners;
    const left = Math.min(first[0], last[0]);
    const right = Math.max(first[0], last[0]);
    const bottom = Math.max(first[1], last[1]);
    const columns = (0xffffffff >>> (MAX_SIZE - 1 - right + left)) << left;
    for (let y = Math.min(first[1], last[1]); y <= bottom; y++) rows[y]! |= columns;
  });
  return setOfRows(width, height, rows);
}

/** The two corners of a rectangle 'aa:cc' of points; a single point is both. */
function readCorners(
  text: string,
  width: number,
  height: number,
  fault: (message: () => string) => void,
): [Vertex, Vertex] | null {
  if (!/^[a-z]{2}(:[a-z]{2})?$/i.test(text)) {
    fault(() => `${show(text)} is not a point`);
    return null;
  }
  const first = fromSgf(text);
  const last = text.length === 2 ? first : fromSgf(text.slice(3));
  if (Math.max(first[0], last[0]) < width && Math.max(first[1], last[1]) < height) return [first, last];
  fault(() => `${show(text)} is outside the ${width}×${height} board`);
  return null;
}
