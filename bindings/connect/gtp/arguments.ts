/** The words behind a command's name, and the errors that GTP names for them. */

import { type Color, KakoiError, parseVertex, type Vertex } from '../../js/api.js';

/** A command that fails: the text of its answer, behind '?'. */
export class Refusal extends Error {}

/** The largest integer of GTP. */
const LARGEST = 2 ** 31 - 1;

/**
 * The arguments of a command. Its methods take the next one, and refuse with 'syntax error' what is missing or of
 * another kind. Further arguments are ignored, as other programs do.
 */
export class Arguments {
  readonly words: readonly string[];
  #next = 0;

  constructor(words: readonly string[]) {
    this.words = words;
  }

  /** True when there is no further argument. */
  get isEmpty(): boolean {
    return this.#next >= this.words.length;
  }

  /** The next argument, which stays; '' when there is none. */
  get next(): string {
    return this.words[this.#next] ?? '';
  }

  word(): string {
    const word = this.words[this.#next++];
    if (word === undefined) throw new Refusal('syntax error');
    return word;
  }

  /** All further arguments as one text, for names with blanks. */
  rest(): string {
    const words = this.words.slice(this.#next);
    this.#next = this.words.length;
    return words.join(' ');
  }

  /** All further arguments as an object in JSON; refuses anything else as no `what`. */
  object(what: string): Readonly<Record<string, unknown>> {
    try {
      const given: unknown = JSON.parse(this.rest());
      if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given };
    } catch {
      // Refused with all else.
    }
    throw new Refusal(`${what} are JSON`);
  }

  color(): Color {
    const word = /^(?:(b|black)|w|white)$/i.exec(this.word());
    if (word === null) throw new Refusal('syntax error');
    return word[1] === undefined ? 'white' : 'black';
  }

  integer(): number {
    const text = this.word();
    const value = Number(text);
    if (!/^\d+$/.test(text) || value > LARGEST) throw new Refusal('syntax error');
    return value;
  }

  float(): number {
    const text = this.word();
    const value = Number(text);
    if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) || !Number.isFinite(value)) {
      throw new Refusal('syntax error');
    }
    return value + 0; // −0 becomes 0
  }

  boolean(): boolean {
    const word = /^(?:(true)|false)$/i.exec(this.word());
    if (word === null) throw new Refusal('syntax error');
    return word[1] !== undefined;
  }

  /** A point of the board; a point beside it is refused with `outside`. */
  point(width: number, height: number, outside = 'invalid coordinate'): Vertex {
    const vertex = this.move(width, height, outside);
    if (vertex === null) throw new Refusal(outside);
    return vertex;
  }

  /** A point of the board, or null for 'pass'. */
  move(width: number, height: number, outside = 'invalid coordinate'): Vertex | null {
    const text = this.word();
    if (/^pass$/i.test(text)) return null;
    // Without digits, text would name a point as SGF does.
    if (!/^[a-z]\d{1,4}$/i.test(text)) throw new Refusal('syntax error');
    try {
      return parseVertex(text, width, height);
    } catch (error) {
      if (!(error instanceof KakoiError)) throw error;
      throw new Refusal(error.code === 'off-board' ? outside : 'syntax error');
    }
  }
}
