/** All exhibits as tiles, each a small board that shows its last step, and runs while the pointer is over it. */

import type { KakoiBoardElement } from 'kakoi/board';
import { element } from '../shell/elements.js';
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
      const section = document.createElement('section');
      const heading = document.createElement('h2');
      heading.textContent = translated(title);
      const source = Object.assign(document.createElement('p'), {
        className: 'quiet',
        textContent: translated(by),
      });
      const list = Object.assign(document.createElement('ul'), { className: 'tiles' });
      list.append(
        ...rows.map((row) => {
          const item = document.createElement('li');
          const tile = tileOf(row);
          item.append(tile);
          return item;
        }),
      );
      section.append(heading, source, list);
      return section;
    }),
  );
  const [first, ...others] = element('gallery').querySelectorAll<HTMLAnchorElement>('.tile');
  await fill(first!, theme());
  for (const tile of others) seen.observe(tile);
}

function tileOf({ name, title, shows }: Row): HTMLAnchorElement {
  const tile = Object.assign(document.createElement('a'), { href: `#${name}`, className: 'tile' });
  const board = document.createElement('kakoi-board');
  board.inert = true; // it is a picture here
  board.coordinates = false;
  const words = document.createElement('strong');
  words.textContent = translated(title);
  const more = Object.assign(document.createElement('span'), {
    className: 'quiet',
    textContent: translated(shows),
  });
  tile.append(board, words, more);
  return tile;
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
