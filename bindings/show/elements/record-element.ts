/** The part that `<kakoi-game>` and `<kakoi-problem>` share: a record, which comes in several ways, and the look of a board. */

import { KakoiError, show } from '../../js/core/errors.js';
import { validateInteger } from '../../js/core/validate.js';
import type { KakoiBoardElement } from '../board/element.js';
import { bad, checkChoice } from '../pictures/check.js';
import { checkTranslation, type Translation } from '../pictures/said.js';
import type { ThemeName } from '../pictures/theme.js';

/** On a server there are no elements; the classes can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => HTMLElement;

/** The attributes by which a record comes, and those that are handed on to the board. */
export const RECORD_ATTRIBUTES = ['sgf', 'src', 'game'] as const;
export const BOARD_ATTRIBUTES = ['theme', 'material', 'coordinates', 'label'] as const;

/** An element with a record: the attribute `sgf`, the file at `src`, or the element's text. `Read` is what it makes of one. */
export abstract class RecordElement<Read> extends Base {
  #translation: Translation | null = null;
  #loads = 0;
  #find: (() => Read | null | Promise<Read | null>) | undefined;
  readonly #watcher =
    globalThis.MutationObserver === undefined ? null : new MutationObserver(() => void this.reload());

  /** The text of the record; null for that of `src` or of the element. */
  get sgf(): string | null {
    return this.getAttribute('sgf');
  }
  set sgf(sgf: string | null) {
    this.reflect('sgf', sgf);
  }

  /** The address of the record's file; null for none. */
  get src(): string | null {
    return this.getAttribute('src');
  }
  set src(src: string | null) {
    this.reflect('src', src);
  }

  /** The words of another language; null for English. */
  get translation(): Translation | null {
    return this.#translation;
  }
  set translation(translation: Translation | null) {
    if (translation !== null) checkTranslation(translation);
    this.#translation = translation;
    if (this.board !== null) this.board.translation = translation;
    this.update();
  }

  /** As of `<kakoi-board>`. */
  get theme(): ThemeName | 'auto' {
    return (this.getAttribute('theme') as ThemeName | null) ?? 'auto';
  }
  set theme(theme: ThemeName | 'auto') {
    checkChoice('theme', theme, ['auto', 'light', 'dark']);
    this.reflect('theme', theme);
  }

  /** The board inside; null as long as the element is not on a page. @internal */
  protected abstract readonly board: KakoiBoardElement | null;

  /** Makes what is shown, with the board, which is empty yet. @internal */
  protected abstract build(root: ShadowRoot): void;

  /** Forgets what is shown. @internal */
  protected abstract tearDown(): void;

  /** Shows that a record is on its way. @internal */
  protected abstract wait(): void;

  /** Reads a record of which nothing has been looked at. @internal */
  protected abstract read(source: string | Uint8Array): Read | Promise<Read>;

  /** Shows what was read; null where there is no record. @internal */
  protected abstract begin(read: Read | null): void;

  /** Says that there is nothing to show. @internal */
  protected abstract fail(error: unknown): void;

  /** Shows everything anew. @internal */
  protected abstract update(): void;

  /** The number that an attribute has; 0 without it. Throws 'bad-option'. @internal */
  protected numberIn(name: string): number {
    const text = this.getAttribute(name) ?? '0';
    return validateInteger(/^\d+$/.test(text) ? Number(text) : text, 0, Number.MAX_SAFE_INTEGER, name);
  }

  /** @internal */
  connectedCallback(): void {
    // Properties set on the element before its class was known hide the class's accessors.
    const early = Object.getOwnPropertyNames(this).filter((name) => name in Object.getPrototypeOf(this));
    const values = early.map((name) => Reflect.get(this, name));
    for (const name of early) Reflect.deleteProperty(this, name);
    this.build(this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true }));
    for (const name of BOARD_ATTRIBUTES) this.#handOn(name);
    this.#watcher?.observe(this, { childList: true, characterData: true, subtree: true });
    const loads = this.#loads;
    for (const [i, name] of early.entries()) Reflect.set(this, name, values[i]);
    if (this.#loads === loads) void this.reload(this.#find);
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#watcher?.disconnect();
    this.#loads++;
    this.tearDown();
  }

  /** @internal */
  attributeChangedCallback(name: string, _before: string | null, _value: string | null): void {
    if (RECORD_ATTRIBUTES.some((each) => each === name)) void this.reload();
    else if (BOARD_ATTRIBUTES.some((each) => each === name)) this.#handOn(name);
    else this.update();
  }

  /** Writes an attribute; null removes it. Throws 'bad-option'. @internal */
  protected reflect(name: string, value: string | null): void {
    if (value !== null && typeof value !== 'string')
      throw bad(`${name} must be a string or null, not ${show(value)}`);
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /**
   * Shows what `find` gives, by default the element's own record, unless another has been asked for by then. An element that is not
   * on a page shows it once it is. @internal
   */
  protected async reload(find: () => Read | null | Promise<Read | null> = () => this.#own()): Promise<void> {
    this.#find = find;
    if (this.board === null) return;
    const load = ++this.#loads;
    const isLate = () => load !== this.#loads;
    this.wait();
    try {
      const found = find();
      const read = found instanceof Promise ? await found : found;
      if (isLate()) return;
      this.#find = () => read;
      this.begin(read);
    } catch (error) {
      if (!isLate()) this.fail(error);
    }
  }

  async #own(): Promise<Read | null> {
    const source = await this.#source();
    return source.length === 0 ? null : this.read(source);
  }

  async #source(): Promise<string | Uint8Array> {
    const { sgf, src } = this;
    if (sgf !== null) return sgf.trim();
    if (src === null) return (this.textContent ?? '').trim();
    const response = await fetch(src).catch((cause) => {
      throw new KakoiError('bad-option', `${src} cannot be loaded`, { cause });
    });
    if (!response.ok) throw new KakoiError('bad-option', `${src}: HTTP status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  #handOn(name: string): void {
    const value = this.getAttribute(name);
    if (value === null) this.board?.removeAttribute(name);
    else this.board?.setAttribute(name, value);
  }
}
