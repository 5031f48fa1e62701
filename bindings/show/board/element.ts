/** `<kakoi-board>`: the board as an element. */

import type { Color, Vertex } from '../../js/api.js';
import { adoptStyle } from '../elements/adopt-style.js';
import { inWords } from '../pictures/said.js';
import { changed, DEFAULTS } from './config.js';
import type { BoardConfig } from './types.js';
import { type BoardInput, BoardView } from './view.js';

/** The `detail` of the element's events, by event. */
export interface BoardEventDetail {
  /** 'boardpress': a click, a tap, or the keyboard's choice. */
  boardpress: { readonly point: Vertex; readonly by: BoardInput };
  /** 'boardpoint': another point is pointed at, or none. */
  boardpoint: { readonly point: Vertex | null; readonly by: BoardInput };
  /** 'boardlift': a drag begins if a listener calls `preventDefault()`. */
  boardlift: { readonly point: Vertex };
  /** 'boarddrop': what was dragged is let go, off the board (null) too. */
  boarddrop: { readonly from: Vertex; readonly to: Vertex | null };
}

const STYLE = `
:host { display: block; position: relative; aspect-ratio: var(--board-aspect, 1) }
:host([hidden]) { display: none }
canvas { position: absolute; inset: 0; margin: auto; border-radius: 4px; touch-action: manipulation;
  user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent }
canvas:focus-visible { outline: 3px solid Highlight; outline-offset: 1px }
p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`;

const KEYS = 'Enter, then arrow keys choose a point; Enter presses it, Escape leaves the board';

/** The names of the games, by the pattern of their boards. */
const GAMES = {
  lines: 'Go board, {width} by {height}',
  squares: 'Lines of Action board, {width} by {height}',
  holes: 'Senket board, {width} by {height}',
} as const;

/** Every part of the configuration is a property, which the prototype gets below. */
type Settable = { -readonly [K in keyof BoardConfig]: BoardConfig[K] };

/** On a server there are no elements; the class can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => HTMLElement & Settable;

/**
 * The element `<kakoi-board>`: every part of a BoardConfig is a property of it. `section`, `theme`, `material`,
 * `coordinates` ('off'), `confirm`, `to-play` and `label` are attributes too. It fires 'boardpress', 'boardpoint', 'boardlift' and 'boarddrop'.
 */
export class KakoiBoardElement extends Base {
  /** The attributes that it follows. */
  static readonly observedAttributes = [
    'section',
    'theme',
    'material',
    'coordinates',
    'confirm',
    'to-play',
    'label',
  ];

  #shown = DEFAULTS;
  #parts: {
    readonly view: BoardView;
    readonly canvas: HTMLElement;
    readonly said: HTMLElement;
  } | null = null;

  /** All of what is shown. */
  get config(): BoardConfig {
    return this.#shown;
  }

  /** Changes several parts at once; what is not named stays. Throws 'bad-option', and shows what it did before. */
  set(change: Partial<BoardConfig>): void {
    const next = changed(this.#shown, change);
    this.#parts?.view.set(change);
    this.#shown = next;
    this.#showLabel();
  }

  /** The board behind it, for pictures of what is shown; null as long as the element is not on a page. */
  get view(): BoardView | null {
    return this.#parts?.view ?? null;
  }

  /** @internal */
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    const canvas = document.createElement('canvas');
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    root.replaceChildren(canvas, said);
    adoptStyle(root, STYLE);
    // Properties set on the element before its class was known hide the class's accessors.
    const early: Record<string, unknown> = {};
    for (const name of Object.keys(DEFAULTS)) {
      if (!Object.hasOwn(this, name)) continue;
      early[name] = (this as unknown as Record<string, unknown>)[name];
      delete (this as unknown as Record<string, unknown>)[name];
    }
    this.#shown = changed(this.#shown, early);
    const fire = <K extends keyof BoardEventDetail>(type: K, detail: BoardEventDetail[K]): boolean =>
      this.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'boardlift' }),
      );
    const view = new BoardView(
      canvas,
      this,
      {
        press: (point, by) => fire('boardpress', { point, by }),
        point: (point, by) => {
          if (by === 'keyboard') said.textContent = point === null ? '' : view.describe(point);
          fire('boardpoint', { point, by });
        },
        lift: (point) => !fire('boardlift', { point }),
        drop: (from, to) => fire('boarddrop', { from, to }),
      },
      this.#shown,
    );
    this.#parts = { view, canvas, said };
    this.#showLabel();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#parts?.view.disconnect();
    this.#parts = null;
  }

  /** @internal */
  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === 'section') this.set({ section: value || null });
    else if (name === 'theme' || name === 'material') this.set({ [name]: value ?? undefined });
    else if (name === 'coordinates') this.set({ coordinates: value !== 'off' });
    else if (name === 'confirm') this.set({ confirm: value !== null });
    else if (name === 'to-play') this.set({ toPlay: (value || null) as Color | null });
    else this.#showLabel();
  }

  /** For those who do not see it. */
  #showLabel(): void {
    if (this.#parts === null) return;
    const { canvas, view } = this.#parts;
    const { translation } = this.#shown;
    const { pattern, columns: width = 0, rows: height = 0 } = view.picture ?? {};
    const text = pattern ? GAMES[pattern] : 'Board';
    const label = this.getAttribute('label') ?? inWords({ text, values: { width, height } }, translation);
    canvas.setAttribute('aria-label', label);
    canvas.setAttribute('aria-description', inWords({ text: KEYS }, translation));
  }
}

for (const name of Object.keys(DEFAULTS) as (keyof BoardConfig)[]) {
  Object.defineProperty(KakoiBoardElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: KakoiBoardElement) {
      return this.config[name];
    },
    set(this: KakoiBoardElement, value: unknown) {
      this.set({ [name]: value });
    },
  });
}

/** The first of them say nothing new where the browser's types are: they are for programs that TypeScript checks without. */
declare global {
  interface HTMLElement {}
  interface HTMLCanvasElement {}
  interface CustomEvent<T> {}
  interface HTMLElementTagNameMap {
    'kakoi-board': KakoiBoardElement;
  }
  interface HTMLElementEventMap {
    boardpress: CustomEvent<BoardEventDetail['boardpress']>;
    boardpoint: CustomEvent<BoardEventDetail['boardpoint']>;
    boardlift: CustomEvent<BoardEventDetail['boardlift']>;
    boarddrop: CustomEvent<BoardEventDetail['boarddrop']>;
  }
}
