/** Splits text that arrives in pieces at the ends of its games. */

import { type Place, placesIn } from './places.js';

/** A stretch of text: a game, and the text before it. */
export interface Stretch {
  readonly text: string;
  /** The place where the stretch begins. */
  readonly place: Place;
  /**
   * The kind of a stretch that was cut off for its length: the beginning of a 'game', or 'text' without one;
   * null for a complete stretch.
   */
  readonly tooLong: 'game' | 'text' | null;
}

/** Splits text where games end. Looks at each character once, and holds no more than the longest game allowed. */
export class GameSplitter {
  readonly #maxLength: number;
  /** The pieces of the current stretch. */
  #parts: string[] = [];
  #length = 0;
  #place: Place = { line: 1, column: 1 };
  /** The number of open brackets; 0 between games. */
  #depth = 0;
  /** Between games, what follows an open bracket that may begin a game, with the bracket; '' where there is none. */
  #opening = '';
  /** Between games, true while nothing stands before the bracket: then a property begins a game, too. */
  #isFirst = true;
  #inValue = false;
  #isEscaped = false;
  /** True while the rest of a game that is too long is dropped. */
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

  /** The text left after the last piece. */
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

  /** The position after `from` where the first game ends in the piece; −1 when none does. */
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
        if (found === ')' && --this.#depth === 0) {
          this.#isFirst = true;
          return at;
        }
      } else if (this.#opening !== '') {
        this.#open(piece.charAt(at++));
      } else {
        const before = at;
        this.#opening = find(/\(/g);
        const passed = piece.slice(before, at - this.#opening.length);
        this.#isFirst &&= /^[\s\\rnt]*$/.test(passed);
      }
    }
    return -1;
  }

  /** Takes the next character after an open bracket between games: begins a game, or goes on, as gameStart() would. */
  #open(character: string): void {
    if (character === '(') this.#isFirst = false;
    const opening = (this.#opening + character.replace(/\s/, ' '))
      .replace(/^.*\([ \\rnt]*/, '(')
      .replace('  ', ' ');
    const [, end, name] = /^\((?:(;)|([A-Z]{1,2}) ?\[)$/.exec(opening) ?? [];
    this.#inValue = this.#isFirst && name !== undefined;
    this.#depth = end !== undefined || this.#inValue ? 1 : 0;
    const mayGoOn = /^\((?:[A-Z]{1,2} ?)?$/.test(opening);
    this.#opening = mayGoOn ? opening : '';
    this.#isFirst &&= mayGoOn;
  }
}

/** Converts a place in a stretch to a place in the whole text. */
export function placeWithin(start: Place, place: Place): Place {
  const line = start.line + place.line - 1;
  return { line, column: place.line === 1 ? start.column + place.column - 1 : place.column };
}
