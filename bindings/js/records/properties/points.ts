/** Reads and writes lists of points: [x, y] from the top left, as everywhere in the package. */

import { badOption, KakoiError, show } from '../../core/errors.js';
import type { Vertex } from '../../core/types.js';
import { validateSize } from '../../core/validate.js';
import { fromSgf, toSgf } from '../../core/vertex.js';
import type { NodeData } from '../node.js';
import { hasHoles, valuesOf } from './values.js';

/** The size of the board that points lie on. */
export type SgfBoardSize = {
  readonly width: number;
  readonly height: number;
};

/**
 * The points of a property row by row, each once, with rectangles 'aa:cc' expanded. Takes time in proportion
 * to the number of values, however large the rectangles.
 */
export function readPoints(data: NodeData, name: string, size: SgfBoardSize): Vertex[] {
  const { width, height } = size;
  const rows = new Uint32Array(height);
  for (const value of valuesOf(data, name)) {
    if (value.trim() === '') continue;
    const [first, last] = readCorners(name, value, size);
    const left = Math.min(first[0], last[0]);
    const columns = (0xffffffff >>> (31 - Math.abs(first[0] - last[0]))) << left;
    for (let y = Math.min(first[1], last[1]); y <= Math.max(first[1], last[1]); y++) rows[y]! |= columns;
  }
  const points: Vertex[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if ((rows[y]! >>> x) & 1) points.push([x, y]);
  }
  return points;
}

function readCorners(name: string, value: string, size: SgfBoardSize): [Vertex, Vertex] {
  const [first, last = first, surplus] = value.split(':', 3);
  if (surplus !== undefined) throw badValue(name, value, 'a point or two with a colon');
  return [readPoint(name, value, first!, size), readPoint(name, value, last!, size)];
}

/** The point in a part of a value. Throws 'bad-sgf' with the whole value. */
export function readPoint(name: string, value: string, part: string, size: SgfBoardSize): Vertex {
  const text = part.trim();
  if (!/^[a-z]{2}$/i.test(text)) throw badValue(name, value, 'a point');
  const vertex = fromSgf(text);
  const { width, height } = size;
  if (vertex[0] >= width || vertex[1] >= height)
    throw badValue(name, value, `on the ${width}×${height} board`);
  return vertex;
}

/** The values for a list of points. Throws 'bad-option' for anything but a list, and as toSgf does. */
export function writePoints(points: readonly Vertex[], name: string): string[] {
  return listOfAll(points, name).map(toSgf);
}

/** Returns the value when it is a list without holes; throws 'bad-option' otherwise. */
export function listOfAll<T>(list: readonly T[], name: string): readonly T[] {
  if (!Array.isArray(list)) throw badOption(`${name} must be an array, not ${show(list)}`);
  if (hasHoles(list)) throw badOption(`${name} must be an array without holes`);
  return list;
}

/** The error for a value that is not `wanted`. */
export function badValue(name: string, value: string, wanted: string): KakoiError {
  return new KakoiError('bad-sgf', `${name}: ${show(value)} is not ${wanted}`);
}

/** A checked copy of the size. Throws 'bad-size' for sides that no board has, 'bad-option' for other values. */
export function validateBoardSize(size: SgfBoardSize): SgfBoardSize {
  if (typeof size !== 'object' || size === null)
    throw badOption(`the size must be { width, height }, not ${show(size)}`);
  const { width, height } = size;
  validateSize(width, height);
  return { width, height };
}
