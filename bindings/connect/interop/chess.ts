/** Converts squares and bitboards to and from the forms of chess programs. */

import { PointSet, type Vertex, vertexName } from '../../js/api.js';
import { sizeText } from '../../js/core/check.js';
import { validateSize } from '../../js/core/validate.js';
import { checkSet, checkText, notA } from './check.js';

const FILES = 26;
const SIDE = 8;

/**
 * The square that algebraic text names; 'a1' is the bottom left one. Unlike in GTP, the letter i is a file.
 * Throws 'bad-vertex' for other text, 'off-board' outside the board.
 */
export function fromAlgebraic(square: string, width = SIDE, height = width): Vertex {
  const [, file, rank] = /^([a-z])([1-9]\d*)$/i.exec(checkText(square, "square like 'e4'")) ?? [];
  if (file === undefined) throw notA("square like 'e4'", square, 'bad-vertex');
  validateSize(width, height);
  const vertex: Vertex = [file.toLowerCase().charCodeAt(0) - 97, height - Number(rank)];
  if (vertex[0] >= width || vertex[1] < 0) {
    throw notA(`square of the ${width}×${height} board`, square, 'off-board');
  }
  return vertex;
}

/**
 * The square as algebraic text: [0, 7] on 8 rows is 'a1'. Throws 'bad-vertex', 'bad-size', or 'off-board'
 * beyond 26 files.
 */
export function toAlgebraic(vertex: Vertex, height = SIDE): string {
  if (!Array.isArray(vertex)) throw notA('vertex [x, y]', vertex, 'bad-vertex');
  const { 0: x, 1: y, length } = vertex;
  vertexName(length === 2 ? [x, y] : vertex, height); // checks both arguments
  if (x >= FILES) throw notA(`square of a board of ${FILES} files`, vertex, 'off-board');
  return String.fromCharCode(97 + x) + (height - y);
}

/**
 * The 8×8 set of a bitboard, bit 0 being a1, bit 7 h1 and bit 63 h8. Throws 'bad-option' for anything but a
 * 64-bit bigint.
 */
export function fromBitboard(bits: bigint): PointSet {
  if (typeof bits !== 'bigint' || bits !== BigInt.asUintN(64, bits)) throw notA('64-bit bigint', bits);
  const squares: Vertex[] = [];
  for (let square = 0, rest = bits; rest !== 0n; square++, rest >>= 1n) {
    if (rest & 1n) squares.push([square % SIDE, SIDE - 1 - Math.floor(square / SIDE)]);
  }
  return PointSet.of(SIDE, SIDE, squares);
}

/** The bitboard of an 8×8 set, as fromBitboard() reads it. Throws 'size-mismatch' for other sizes. */
export function toBitboard(set: PointSet): bigint {
  if (checkSet(set).width !== SIDE || set.height !== SIDE) {
    throw notA('8×8 set', sizeText(set), 'size-mismatch');
  }
  let bits = 0n;
  for (const [x, y] of set) bits |= 1n << BigInt(SIDE * (SIDE - 1 - y) + x);
  return bits;
}
