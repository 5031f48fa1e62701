/** The part that `<kakoi-game>` and `<kakoi-problem>` share: a record, which comes in several ways, and the look of a board. */

import { KakoiError, show } from '../../js/core/errors.js';
import { validateInteger } from '../../js/core/validate.js';
import type { KakoiBoardElement } from '../board/element.js';
import { bad, checkChoice } from '../pictures/check.js';
import { checkTranslation, type Translation } from '../pictures/said.js';
import type { ThemeName } from '../pictures/theme.js';

/** On a server there are no elements; the classes can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => HTMLElement;

/** The attributes by which a record comes. */
export const RECORD_ATTRIBUTES = ['sgf', 'src', 'game'] as const;

/** The attributes that are handed on to the board. */
export const BOARD_ATTRIBUTES = ['theme', 'material', 'coordinates', 'label'] as const;

/** The key of what an element does with its record. */
export const RECORD = Symbol('record');

/** An element with a record: the attribute `sgf`, the file at `src`, or the element's text. */
export abstract class RecordElement extends Base {
  /** @internal */
  abstract readonly [RECORD]: Pick<Recorded<unknown>, 'connect' | 'disconnect' | 'follow' | 'translation'>;

  /** The text of the record; null for that of `src` or of the element. */
  get sgf(): string | null {
    return this.getAttribute('sgf');
  }
  set sgf(sgf: string | null) {
    reflect(this, 'sgf', sgf);
  }

  /** The address of the record's file; null for none. */
  get src(): string | null {
    return this.getAttribute('src');
  }
  set src(src: string | null) {
    reflect(this, 'src', src);
  }

  /** The words of another language; null for English. */
  get translation(): Translation | null {
    return this[RECORD].translation;
  }
  set translation(translation: Translation | null) {
    this[RECORD].translation = translation;
  }

  /** As of `<kakoi-board>`. */
  get theme(): ThemeName | 'auto' {
    return (this.getAttribute('theme') as ThemeName | null) ?? 'auto';
  }
  set theme(theme: ThemeName | 'auto') {
    checkChoice('theme', theme, ['auto', 'light', 'dark']);
    reflect(this, 'theme', theme);
  }

  /** @internal */
  connectedCallback(): void {
    this[RECORD].connect();
  }

  /** @internal */
  disconnectedCallback(): void {
    this[RECORD].disconnect();
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    this[RECORD].follow(name);
  }
}

/** The doings of one element with records; `Read` is what it makes of one. */
interface Doings<Read> {
  /** Makes what is shown; returns the board in it, which is empty yet. */
  build(root: ShadowRoot): KakoiBoardElement;
  tearDown(): void;
  /** Shows that a record is on its way. */
  wait(): void;
  read(source: string | Uint8Array): Promise<Read>;
  /** Shows what was read; null where there is no record. */
  begin(read: Read | null): void;
  /** Says that there is nothing to show. */
  fail(error: unknown): void;
  /** Follows an attribute of its own; shows everything anew without one. */
  update(attribute?: string): void;
}

/** The record of an element: where it comes from, and the board that shows it while the element is on a page. */
export class Recorded<Read> {
  readonly #element: HTMLElement;
  readonly #doings: Doings<Read>;
  readonly #watcher =
    globalThis.MutationObserver === undefined ? null : new MutationObserver(() => void this.load());
  #board: KakoiBoardElement | null = null;
  #translation: Translation | null = null;
  #loads = 0;
  #find: (() => Read | null | Promise<Read | null>) | undefined;

  constructor(element: HTMLElement, doings: Doings<Read>) {
    this.#element = element;
    this.#doings = doings;
  }

  get translation(): Translation | null {
    return this.#translation;
  }
  set translation(translation: Translation | null) {
    if (translation !== null) checkTranslation(translation);
    this.#translation = translation;
    if (this.#board !== null) this.#board.translation = translation;
    this.#doings.update();
  }

  connect(): void {
    const element = this.#element;
    // Properties set on the element before its class was known hide the class's accessors.
    const early = Object.getOwnPropertyNames(element).filter(
      (name) => name in Object.getPrototypeOf(element),
    );
    const values = early.map((name) => Reflect.get(element, name));
    for (const name of early) Reflect.deleteProperty(element, name);
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#board = this.#doings.build(root);
    this.#board.translation = this.#translation;
    for (const name of BOARD_ATTRIBUTES) this.#handOn(name);
    this.#watcher?.observe(element, { childList: true, characterData: true, subtree: true });
    const loads = this.#loads;
    for (const [i, name] of early.entries()) Reflect.set(element, name, values[i]);
    if (this.#loads === loads) void this.load(this.#find);
  }

  disconnect(): void {
    this.#watcher?.disconnect();
    this.#loads++;
    this.#board = null;
    this.#doings.tearDown();
  }

  /** Follows an attribute. */
  follow(name: string): void {
    if (RECORD_ATTRIBUTES.some((each) => each === name)) void this.load();
    else if (BOARD_ATTRIBUTES.some((each) => each === name)) this.#handOn(name);
    else this.#doings.update(name);
  }

  /**
   * Shows what `find` gives, by default the element's own record, unless another has been asked for by then. An element that is not
   * on a page shows it once it is.
   */
  async load(find: () => Read | null | Promise<Read | null> = () => this.#own()): Promise<void> {
    this.#find = find;
    if (this.#board === null) return;
    const load = ++this.#loads;
    const isLate = () => load !== this.#loads;
    this.#doings.wait();
    try {
      const found = find();
      const read = found instanceof Promise ? await found : found;
      if (isLate()) return;
      this.#find = () => read;
      this.#doings.begin(read);
    } catch (error) {
      if (!isLate()) this.#doings.fail(error);
    }
  }

  async #own(): Promise<Read | null> {
    const source = await this.#source();
    return source.length === 0 ? null : this.#doings.read(source);
  }

  async #source(): Promise<string | Uint8Array> {
    const element = this.#element;
    const [sgf, src] = [element.getAttribute('sgf'), element.getAttribute('src')];
    if (sgf !== null) return sgf.trim();
    if (src === null) return (element.textContent ?? '').trim();
    const response = await fetch(src).catch((cause) => {
      throw new KakoiError('bad-option', `${src} cannot be loaded`, { cause });
    });
    if (!response.ok) throw new KakoiError('bad-option', `${src}: HTTP status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  #handOn(name: string): void {
    const value = this.#element.getAttribute(name);
    if (value === null) this.#board?.removeAttribute(name);
    else this.#board?.setAttribute(name, value);
  }
}

/** Writes an attribute; null removes it. Throws 'bad-option'. */
export function reflect(element: HTMLElement, name: string, value: string | null): void {
  if (value !== null && typeof value !== 'string')
    throw bad(`${name} must be a string or null, not ${show(value)}`);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The number that an attribute has; 0 without it. Throws 'bad-option'. */
export function numberIn(element: HTMLElement, name: string): number {
  const text = element.getAttribute(name) ?? '0';
  return validateInteger(/^\d+$/.test(text) ? Number(text) : text, 0, Number.MAX_SAFE_INTEGER, name);
}
