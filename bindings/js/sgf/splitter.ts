/** Text that comes in pieces, cut where games end. */

import { type Place, placesIn } from '../core/sgf-parse.js';

/** A stretch of text: what stands before a game, and the game. */
export interface Stretch {
  readonly text: string;
  /** Where it begins. */
  readonly place: Place;
  /** Whether it is the beginning of something too long: of a game, or of text without any. */
  readonly tooLong: 'game' | 'text' | null;
}

/** Cuts text where games end. It looks at each character once, and keeps no more than the longest game may have. */
export class GameSplitter {
  readonly #maxLength: number;
  /** The stretch so far. */
  #parts: string[] = [];
  #length = 0;
  #place: Place = { line: 1, column: 1 };
  /** How many brackets are open; 0 between games. */
  #depth = 0;
  /** Between games: whether a bracket is open that begins a game if ';' follows. */
  #mayBegin = false;
  #inValue = false;
  #isEscaped = false;
  /** Whether the game is too long: what is still to come of it is dropped. */
  #isDropping = false;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** The stretches that end in this piece of the text. */
  *push(piece: string): Generator<Stretch> {
    for (let from = 0; from < piece.length; ) {
      const end = this.#gameEnd(piece, from);
      this.#keep(piece.slice(from, end < 0 ? piece.length : end));
      if (this.#length > this.#maxLength) {
        const isGame = end >= 0 || this.#depth > 0;
        yield this.#take(isGame ? 'game' : 'text');
        this.#isDropping = isGame;
      }
      if (end < 0) return;
      if (!this.#isDropping) yield this.#take(null);
      this.#isDropping = false;
      from = end;
    }
  }

  /** What is left after the last piece. */
  rest(): Stretch {
    return this.#take(null);
  }

  #keep(text: string): void {
    if (this.#isDropping) {
      this.#pass(text);
    } else {
      this.#parts.push(text);
      this.#length += text.length;
    }
  }

  #take(tooLong: Stretch['tooLong']): Stretch {
    const stretch = { text: this.#parts.join(''), place: this.#place, tooLong };
    this.#pass(stretch.text);
    this.#parts = [];
    this.#length = 0;
    return stretch;
  }

  #pass(text: string): void {
    this.#place = placeWithin(this.#place, placesIn(text)(text.length));
  }

  /** Where in the piece, from a place in it, the first game ends; −1 if none does. */
  #gameEnd(piece: string, from: number): number {
    let at = from;
    const find = (what: RegExp): string => {
      what.lastIndex = at;
      const found = what.exec(piece)?.[0] ?? '';
      at = found === '' ? piece.length : what.lastIndex;
      return found;
    };
    while (at < piece.length) {
      if (this.#isEscaped) {
        this.#isEscaped = false;
        at++;
      } else if (this.#inValue) {
        const found = find(/[\]\\]/g);
        this.#isEscaped = found === '\\';
        this.#inValue = found !== ']';
      } else if (this.#depth > 0) {
        const found = find(/[()[]/g);
        this.#inValue = found === '[';
        if (found === '(') this.#depth++;
        if (found === ')' && --this.#depth === 0) return at;
      } else if (this.#mayBegin) {
        const found = find(/\S/g);
        if (found === ';') this.#depth = 1;
        this.#mayBegin = found === '(' || found === '';
      } else {
        this.#mayBegin = find(/\(/g) !== '';
      }
    }
    return -1;
  }
}

/** A place in a stretch as a place in the whole text. */
export function placeWithin(start: Place, place: Place): Place {
  const line = start.line + place.line - 1;
  return { line, column: place.line === 1 ? start.column + place.column - 1 : place.column };
}
