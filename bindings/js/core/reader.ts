import { COLORS } from '#layout/core';
import { type PointSet, setOfRows } from './point-set.js';
import { readPoint } from './points.js';
import type { ByColor, Color, Vertex } from './types.js';
import { copyParts, copyWords } from './words.js';

/**
 * Reads numbers and sets one after the other; the functions of `#layout/NAME` read records with it. Sets have rows of
 * their own: one that is kept keeps no other answer alive.
 */
export class Reader {
  readonly #words: Uint32Array;
  readonly width: number;
  readonly height: number;
  #at: number;

  constructor(words: Uint32Array, width: number, height: number, at = 0) {
    this.#words = words;
    this.#at = at;
    this.width = width;
    this.height = height;
  }

  word(): number {
    return this.#words[this.#at++]!;
  }

  flag(): boolean {
    return this.word() !== 0;
  }

  oneOf<Word>(words: readonly Word[]): Word {
    return words[this.word()]!;
  }

  color(): Color {
    return this.oneOf(COLORS);
  }

  /** A point that may be none. */
  place(): Vertex | null {
    return readPoint(this.word());
  }

  point(): Vertex {
    return this.place()!;
  }

  set(): PointSet {
    const start = this.#at;
    this.skip(this.height);
    return setOfRows(this.width, this.height, copyWords(this.#words, start, this.#at));
  }

  /** Sets that follow one another. */
  sets(count: number): PointSet[] {
    const { width, height } = this;
    const start = this.#at;
    this.skip(count * height);
    return copyParts(this.#words, start, height, count, (rows) => setOfRows(width, height, rows));
  }

  list<Item>(count: number, read: (reader: Reader, index: number) => Item): Item[] {
    const items: Item[] = [];
    for (let i = 0; i < count; i++) items.push(read(this, i)); // Array.from() takes a third longer
    return items;
  }

  /** Black's, then White's. */
  sides<Side>(read: (reader: Reader) => Side): ByColor<Side> {
    return { black: read(this), white: read(this) };
  }

  /** A copy of words, which keeps no other answer in memory. */
  copy(count: number): Uint32Array {
    this.skip(count);
    return this.#words.slice(this.#at - count, this.#at);
  }

  skip(words: number): void {
    this.#at += words;
  }
}

/** Reads a set. */
export const readSet = (reader: Reader): PointSet => reader.set();
