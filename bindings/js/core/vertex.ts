/**
 * Vertices as text: GTP ('D4': no letter I, AA after Z, row 1 at the bottom) and SGF ('dd', 'A' after 'z').
 */

import { KakoiError, show, showThing } from './errors.js';
import type { Vertex, VertexLike } from './types.js';
import { MAX_SIZE, validateInteger, validateSize } from './validate.js';

const GTP_LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const SGF_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The key under which boards whose points GTP does not name keep how they are called: the same in every copy of the package. */
export const NAMING: unique symbol = /* @__PURE__ */ Symbol.for('kakoi.naming');

/** Names a point of a board that has so many lines. */
export type Naming = (vertex: VertexLike, size: number) => string;

/**
 * The name of a point: 'D4', as in GTP, on a board of Go, 'c4' in Lines of Action and '3-14' in Senket; null is 'pass'. For Go
 * the height of the board is enough. Throws 'bad-vertex' or 'off-board', and 'bad-size' for a size that no board has.
 */
export function vertexName(
  vertex: VertexLike | null,
  board: { readonly height: number; readonly width?: number } | number,
): string {
  const {
    height,
    width = MAX_SIZE,
    [NAMING]: naming,
  }: { readonly height?: unknown; readonly width?: unknown; readonly [NAMING]?: Naming } = typeof board ===
  'object'
    ? Object(board)
    : { height: board };
  const size = validateInteger(height, 1, MAX_SIZE, 'height', 'bad-size');
  if (vertex === null) return 'pass';
  if (naming !== undefined) return naming(vertex, size);
  const [x, y] = onBoard(
    vertex,
    readVertex(vertex, size),
    validateInteger(width, 1, MAX_SIZE, 'width', 'bad-size'),
    size,
  );
  return gtpColumn(x) + (size - y);
}

/** The letters of a 0-based column in GTP text. */
function gtpColumn(x: number): string {
  const letters = GTP_LETTERS.length;
  const last = GTP_LETTERS.charAt(x % letters);
  return x < letters ? last : GTP_LETTERS.charAt(Math.floor(x / letters) - 1) + last;
}

/** The vertex in SGF text. Throws 'bad-vertex', or 'off-board' outside 0..31. */
export function toSgf(vertex: Vertex): string {
  const [x, y] = onBoard(vertex, readPoint(vertex), MAX_SIZE, MAX_SIZE);
  return SGF_LETTERS.charAt(x) + SGF_LETTERS.charAt(y);
}

/** The vertex named by the first two letters of SGF text, which must be letters. */
export function fromSgf(text: string): Vertex {
  return [SGF_LETTERS.indexOf(text.charAt(0)), SGF_LETTERS.indexOf(text.charAt(1))];
}

/** The vertex that text names: GTP when it has digits, else SGF. Throws 'bad-vertex', 'off-board', 'bad-size'. */
export function parseVertex(text: string, width: number, height: number): Vertex {
  validateSize(width, height);
  if (typeof text !== 'string') throw badVertex(text);
  return toVertex(text, width, height);
}

/**
 * The vertex as [x, y]; throws 'bad-vertex' for anything that is not a vertex and 'off-board' for one outside
 * the board.
 */
export function toVertex(vertex: VertexLike, width: number, height: number): Vertex {
  return onBoard(vertex, readVertex(vertex, height), width, height);
}

/** True for a pass as a move: null, as choices and records have it, or 'pass' in either case. */
export function isPass(move: unknown): move is 'pass' | null {
  return move === null || (typeof move === 'string' && move.toLowerCase() === 'pass');
}

/** True when both are the same vertex, or both null. */
export function sameVertex(a: Vertex | null, b: Vertex | null): boolean {
  return a === null || b === null ? a === b : a[0] === b[0] && a[1] === b[1];
}

/** As toVertex, but accepts vertices outside the board. */
export function readVertex(vertex: VertexLike, height: number): Vertex {
  return typeof vertex === 'string' ? readText(vertex, height) : readPoint(vertex);
}

function onBoard(value: VertexLike, vertex: Vertex, width: number, height: number): Vertex {
  if (vertex[0] < 0 || vertex[1] < 0 || vertex[0] >= width || vertex[1] >= height) {
    throw new KakoiError('off-board', `vertex ${show(value)} is outside the ${width}×${height} board`);
  }
  return vertex;
}

function readPoint(value: unknown): Vertex {
  let x: unknown;
  let y: unknown;
  if (Array.isArray(value)) {
    if (value.length === 2) ({ 0: x, 1: y } = value); // by index, because a proxy may lack the iterator
  } else if (typeof value === 'object' && value !== null) {
    ({ x, y } = value as { x?: unknown; y?: unknown });
  }
  if (!Number.isInteger(x) || !Number.isInteger(y)) throw badVertex(value);
  return [(x as number) + 0, (y as number) + 0]; // −0 becomes 0
}

function readText(text: string, height: number): Vertex {
  const gtp = /^([A-HJ-Z])?([A-HJ-Z])(\d+)$/i.exec(text);
  if (gtp) {
    const high = gtp[1] === undefined ? 0 : GTP_LETTERS.indexOf(gtp[1].toUpperCase()) + 1;
    const low = GTP_LETTERS.indexOf(gtp[2]!.toUpperCase());
    return [high * GTP_LETTERS.length + low, height - Number(gtp[3])];
  }
  if (!/^[a-z]{2}$/i.test(text)) throw badVertex(text);
  return fromSgf(text);
}

function badVertex(value: unknown): KakoiError {
  const forms = "[x, y] or {x, y} of integers, or text like 'D4' or 'dd'";
  return new KakoiError('bad-vertex', `${showThing(value)} is not a vertex: ${forms}`);
}
