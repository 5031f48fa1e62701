/** The answer to a command that may take a while. */

import { KakoiError } from '../../js/api.js';
import { Refusal } from './arguments.js';
import type { Work } from './command.js';
import { answerText } from './protocol.js';

/** An answer under way. Its lines go out as they come: the first opens it, and an empty one closes it. */
export class OpenAnswer {
  isDone = false;
  isClosed = false;
  #isOpened = false;
  readonly #id: string;
  readonly #work: Work;

  constructor(id: string, work: Work) {
    this.#id = id;
    this.#work = work;
  }

  get isAwaited(): boolean {
    return this.#work.isAwaited;
  }

  /** Goes on for some tens of milliseconds, or stops; returns what is to be written. */
  goOn(stops = false): string {
    if (this.isDone) return stops ? this.#close('') : '';
    try {
      const { done = false, value } = this.#work.steps.next(stops);
      this.isDone = done;
      return done && (stops || !this.#work.staysOpen) ? this.#close(value) : this.#lines(value);
    } catch (error) {
      this.isDone = this.isClosed = true;
      return this.#isOpened ? '\n' : answerText(this.#id, false, reasonOf(error));
    }
  }

  /** Stops it, or waits for all that is left of it; returns what is to be written. */
  end(stops: boolean): string {
    let text = '';
    while (!this.isClosed) text += this.goOn(stops);
    return text;
  }

  #lines(text: string): string {
    if (text === '') return '';
    const opening = this.#isOpened ? '' : `=${this.#id}\n`;
    this.#isOpened = true;
    return `${opening}${text}\n`;
  }

  #close(text: string): string {
    this.isClosed = true;
    return this.#isOpened ? `${this.#lines(text)}\n` : answerText(this.#id, true, text);
  }
}

/** The text of a failure. One that is no answer of kakoi's comes from a function of the caller, or is a fault of the program. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof KakoiError) return error.message;
  return `internal fault: ${error}`;
}
