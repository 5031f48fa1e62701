/** All exhibits as tiles, each a small board that shows its last step, and runs while the pointer is over it. */

import type { KakoiBoardElement } from 'kakoi/board';
import { element, make } from '../shell/elements.js';
import { pagePart } from '../shell/part.js';
import { translated } from '../shell/words.js';
import { type Exhibit, firstAnswers, type Step, stepsOf } from './exhibit.js';
import { groundOf } from './grounds/index.js';
import { type Row, TEXTS } from './list.js';
import { changedIn, isNothing, layerOf, paintsOf } from './picture.js';

/** In milliseconds, from step to step of a tile. */
const BEAT = 420;

export interface Loaded {
  readonly exhibit: Exhibit;
  readonly program: (on: never, choices: Readonly<Record<string, string>>, points: never) => string;
  readonly text: string;
}

export function loadExhibit(name: string): Promise<Loaded> {
  return pagePart<Loaded>(`exhibit-${name}`);
}

/** Puts the tiles on the page, with the first board; the others come when they are scrolled into view. */
export async function showGallery(theme: () => Partial<KakoiBoardElement['config']>): Promise<void> {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void fill(target as HTMLAnchorElement, theme());
      }
    },
    { rootMargin: '200px' },
  );
  element('gallery').append(
    ...TEXTS.map(({ title, by, rows }) => {
      const heading = make('h2', {}, translated(title));
      const source = make('p', { className: 'quiet' }, translated(by));
      const tiles = rows.map((row) => make('li', {}, tileOf(row)));
      return make('section', {}, heading, source, make('ul', { className: 'tiles' }, ...tiles));
    }),
  );
  const [first, ...others] = element('gallery').querySelectorAll<HTMLAnchorElement>('.tile');
  await fill(first!, theme());
  for (const tile of others) seen.observe(tile);
}

function tileOf({ name, title, shows }: Row): HTMLAnchorElement {
  // It is a picture here.
  const board = make('kakoi-board', { inert: true, coordinates: false });
  const words = make('strong', {}, translated(title));
  const more = make('span', { className: 'quiet' }, translated(shows));
  return make('a', { href: `#${name}`, className: 'tile' }, board, words, more);
}

async function fill(tile: HTMLAnchorElement, look: Partial<KakoiBoardElement['config']>): Promise<void> {
  const board = tile.querySelector<KakoiBoardElement>('kakoi-board')!;
  const { exhibit } = await loadExhibit(tile.hash.slice(1));
  const ground = groundOf(exhibit.kind);
  const on = ground.read(exhibit.start);
  const steps = stepsOf(
    exhibit,
    { on, choices: firstAnswers(exhibit), points: exhibit.pressed?.start ?? [] },
    400,
  );
  const paints = paintsOf(steps);
  const show = (at: number): void => {
    const step = steps[at]!;
    const changed = changedIn(step, steps[at - 1]);
    const layers = [layerOf(step, paints, changed, ground.shapes(step.on ?? on))];
    board.set({ position: ground.board(step.on ?? on), layers });
  };
  board.set(look); // once: the page changes it when the reader does
  const telling = lastTelling(steps);
  show(telling);
  let timer = 0;
  const stop = (): void => {
    window.clearInterval(timer);
    show(telling);
  };
  const run = (): void => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let at = 0;
    window.clearInterval(timer);
    timer = window.setInterval(() => {
      show(at);
      at = (at + 1) % steps.length;
    }, BEAT);
  };
  for (const event of ['pointerenter', 'focus']) tile.addEventListener(event, run);
  for (const event of ['pointerleave', 'blur', 'click']) tile.addEventListener(event, stop);
}

/** The last step in which something is to be seen that changed. */
function lastTelling(steps: readonly Step[]): number {
  for (let at = steps.length - 1; at > 0; at--) {
    const { sets } = steps[at]!;
    if (changedIn(steps[at]!, steps[at - 1]).some((name) => !isNothing(sets[name]!))) return at;
  }
  return 0;
}
