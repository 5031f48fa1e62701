/** The part that `<kakoi-game>` and `<kakoi-problem>` share: a record, which comes in several ways, and the look of a board. */

import { badOption, KakoiError, show } from '../../js/core/errors.js';
import { validateInteger } from '../../js/core/validate.js';
import type { KakoiBoardElement } from '../board/element.js';
import { checkChoice } from '../pictures/check.js';
import { checkTranslation, type Translation } from '../pictures/said.js';
import type { ThemeName } from '../pictures/theme.js';

/** On a server there are no elements; the classes can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => HTMLElement;

/** The attributes by which a record comes. */
export const RECORD_ATTRIBUTES: readonly string[] = ['sgf', 'src', 'game'];

/** The attributes that are handed on to the board. */
export const BOARD_ATTRIBUTES: readonly string[] = ['theme', 'material', 'coordinates', 'label'];

/** The key of what an element does with its records. */
export const DELEGATE = Symbol('delegate');

/** The key of the method that shows a record. */
export const LOAD = Symbol('load');

/** An element's own part in handling its records; `Read` is what it makes of one. */
export interface Delegate<Read> {
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

/** An element with a record: the attribute `sgf`, the file at `src`, or the element's text. */
export abstract class RecordElement extends Base {
  /** @internal */
  abstract readonly [DELEGATE]: Delegate<unknown>;
  readonly #watcher = globalThis.MutationObserver && new MutationObserver(() => void this[LOAD]());
  /** The board inside, while the element is on a page. */
  #board: KakoiBoardElement | null = null;
  #translation: Translation | null = null;
  #loads = 0;
  #find: (() => unknown) | undefined;

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
    return this.#translation;
  }
  set translation(translation: Translation | null) {
    if (translation !== null) checkTranslation(translation);
    this.#translation = translation;
    this.#board?.set({ translation });
    this[DELEGATE].update();
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
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#board = this[DELEGATE].build(root);
    this.#board.translation = this.#translation;
    for (const name of BOARD_ATTRIBUTES) this.#handOn(name);
    this.#watcher?.observe(this, { childList: true, characterData: true, subtree: true });
    const loads = this.#loads;
    // Properties set on the element before its class was known hide the class's accessors.
    for (const [name, value] of Object.entries(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      delete (this as unknown as Record<string, unknown>)[name];
      Object.assign(this, { [name]: value });
    }
    if (this.#loads === loads) void this[LOAD](this.#find);
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#watcher?.disconnect();
    this.#loads++;
    this.#board = null;
    this[DELEGATE].tearDown();
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    if (RECORD_ATTRIBUTES.includes(name)) void this[LOAD]();
    else if (BOARD_ATTRIBUTES.includes(name)) this.#handOn(name);
    else this[DELEGATE].update(name);
  }

  /**
   * Shows what `find` gives, by default the element's own record, unless another has been asked for by then. An element that is not
   * on a page shows it once it is. @internal
   */
  async [LOAD](find: () => unknown = () => this.#own()): Promise<void> {
    this.#find = find;
    if (this.#board === null) return;
    const load = ++this.#loads;
    const isLate = () => load !== this.#loads;
    const delegate = this[DELEGATE];
    delegate.wait();
    try {
      const found = find();
      const read = found instanceof Promise ? await found : found;
      if (isLate()) return;
      this.#find = () => read;
      delegate.begin(read);
    } catch (error) {
      if (!isLate()) delegate.fail(error);
    }
  }

  async #own(): Promise<unknown> {
    const { sgf, src } = this;
    const text = (sgf ?? (src === null ? this.textContent : null))?.trim();
    if (src === null || text !== undefined) return text ? this[DELEGATE].read(text) : null;
    const response = await fetch(src).catch((cause) => {
      throw new KakoiError('bad-option', `${src} cannot be loaded`, { cause });
    });
    if (!response.ok) throw badOption(`${src}: HTTP status ${response.status}`);
    return this[DELEGATE].read(new Uint8Array(await response.arrayBuffer()));
  }

  #handOn(name: string): void {
    if (this.#board !== null) reflect(this.#board, name, this.getAttribute(name));
  }
}

/** Writes an attribute; null removes it. Throws 'bad-option'. */
export function reflect(element: HTMLElement, name: string, value: string | null): void {
  if (value !== null && typeof value !== 'string')
    throw badOption(`${name} must be a string or null, not ${show(value)}`);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The number that an attribute has; 0 without it. Throws 'bad-option'. */
export function numberIn(element: HTMLElement, name: string): number {
  const text = element.getAttribute(name) ?? '0';
  return validateInteger(/^\d+$/.test(text) ? Number(text) : text, 0, Number.MAX_SAFE_INTEGER, name);
}
