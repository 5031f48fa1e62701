import { KakoiError, show } from './errors.js';
import type { VertexLike } from './types.js';
import { validateSize } from './validate.js';
import { toVertex } from './vertex.js';

/**
 * A number for every point of a board; positive favours Black, unless the method that returns the map says otherwise.
 *
 * `values` is the map's own memory, shared with nothing else: JavaScript cannot make it read-only, but
 * writing to it changes this map alone.
 */
export class ScalarMap {
  readonly width: number;
  readonly height: number;
  /** Row by row: the point [x, y] is at index y·width + x. */
  readonly values: Float32Array | Int16Array | Int8Array;

  /**
   * A map of the given numbers, row by row. The array is kept, not copied. Throws 'bad-size', and
   * 'size-mismatch' unless there is one number for each point.
   */
  constructor(width: number, height: number, values: Float32Array | Int16Array | Int8Array) {
    validateSize(width, height);
    if (!ArrayBuffer.isView(values) || values.length !== width * height || typeof values[0] !== 'number') {
      const points = `${width}×${height} points`;
      throw new KakoiError(
        'size-mismatch',
        `${show(values)} is not a typed array with a number for each of ${points}`,
      );
    }
    this.width = width;
    this.height = height;
    this.values = values;
    Object.freeze(this);
  }

  /**
   * The number of a point. Throws 'bad-vertex' for anything that is not a vertex, 'off-board' for one outside
   * the map.
   */
  at(vertex: VertexLike): number {
    const [x, y] = toVertex(vertex, this.width, this.height);
    return this.values[y * this.width + x]!;
  }

  /** The numbers as map[y][x]. */
  toMap(): number[][] {
    return Array.from({ length: this.height }, (_, y) =>
      Array.from(this.values.subarray(y * this.width, (y + 1) * this.width)),
    );
  }

  /** { width, height, rows: [[0, 5, …], …] } */
  toJSON(): { width: number; height: number; rows: number[][] } {
    return { width: this.width, height: this.height, rows: this.toMap() };
  }
}

/** True when the value is a map, and not an object that only inherits from one. */
export function isMap(value: unknown): value is ScalarMap {
  return value instanceof ScalarMap && Object.hasOwn(value, 'values');
}

/** The number of 32-bit words that a map of 16-bit numbers takes. */
export function mapWords(width: number, height: number): number {
  return Math.ceil((width * height) / 2);
}

/**
 * A map of 16-bit numbers that the engine wrote. It keeps the memory of the words, which must not be used elsewhere.
 */
export function mapOfWords(width: number, height: number, words: Uint32Array): ScalarMap {
  return new ScalarMap(width, height, new Int16Array(words.buffer, words.byteOffset, width * height));
}

/** A map of floats that the engine wrote, one a word. It copies them. */
export function mapOfFloats(width: number, height: number, words: Uint32Array): ScalarMap {
  return new ScalarMap(width, height, new Float32Array(words.slice(0, width * height).buffer));
}
