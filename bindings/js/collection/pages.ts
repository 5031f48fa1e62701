/** Numbers of many games, one game after the other, in pages that a call of the engine takes. */

import { INPUT_WORDS } from '#layout/core';

const FIRST_ROOM = 1024;
/** Pages with less room left than this share keep it: to give it back would take a copy. */
const NEARLY_FULL = 1 / 32;

type Numbers = Uint32Array | Uint16Array;

/** The games of a page: the first of them, and how many. */
export interface Stretch {
  readonly first: number;
  readonly count: number;
}

/**
 * Pages of words, or of numbers of 16 bits. A game lies in one page; games are only added behind others. The pages
 * grow as they are filled.
 */
export class Pages<T extends Numbers> {
  readonly #make: (length: number) => T;
  /** The numbers that a page can hold. */
  readonly #room: number;
  readonly #pages: T[] = [];
  readonly #stretches: { first: number; count: number }[] = [];
  /** For each game, where it begins: page · room + place. */
  readonly #starts: number[] = [];
  /** The numbers used of each page. */
  readonly #used: number[] = [];

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#room = (INPUT_WORDS * Uint32Array.BYTES_PER_ELEMENT) / make(0).BYTES_PER_ELEMENT;
  }

  /** Gives back the room kept for games to come. */
  fit(): void {
    const last = this.#pages.length - 1;
    if (last < 0) return;
    const [page, used] = [this.#pages[last]!, this.#used[last]!];
    if (used < (1 - NEARLY_FULL) * page.length) this.#pages[last] = page.slice(0, used) as T;
  }

  /** Adds the numbers of the next game, which fit into a page. */
  add(numbers: ArrayLike<number>): void {
    let page = this.#pages.length - 1;
    // A game without numbers also begins within a page, and not at its end.
    if (page < 0 || this.#used[page]! + Math.max(1, numbers.length) > this.#room) {
      this.fit();
      page = this.#pages.push(this.#make(FIRST_ROOM)) - 1;
      this.#used.push(0);
      this.#stretches.push({ first: this.#starts.length, count: 0 });
    }
    const start = this.#used[page]!;
    const end = start + numbers.length;
    if (end > this.#pages[page]!.length) {
      const grown = this.#make(Math.min(this.#room, Math.max(end, 2 * this.#pages[page]!.length)));
      grown.set(this.#pages[page]!);
      this.#pages[page] = grown;
    }
    this.#pages[page]!.set(numbers, start);
    this.#used[page] = end;
    this.#starts.push(page * this.#room + start);
    this.#stretches[page]!.count++;
  }

  /** The numbers of a game, which may be written to. */
  of(game: number): T {
    const start = this.#starts[game]!;
    const page = Math.floor(start / this.#room);
    const next = this.#starts[game + 1];
    const isLast = next === undefined || next >= (page + 1) * this.#room;
    return this.#pages[page]!.subarray(
      start % this.#room,
      isLast ? this.#used[page] : next % this.#room,
    ) as T;
  }

  /** The pages, with the games of each. */
  *[Symbol.iterator](): Generator<[numbers: T, games: Stretch]> {
    for (const [i, page] of this.#pages.entries())
      yield [page.subarray(0, this.#used[i]) as T, this.#stretches[i]!];
  }

  /** The game that a place of a page belongs to, and the place within it. */
  gameAt(games: Stretch, place: number): [game: number, within: number] {
    const at = Math.floor(this.#starts[games.first]! / this.#room) * this.#room + place;
    let low = games.first;
    let high = games.first + games.count;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! <= at) low = middle;
      else high = middle;
    }
    return [low, at - this.#starts[low]!];
  }
}
