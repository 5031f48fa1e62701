/** The introduction: what the page is for, and ways on, beside the game that it begins with. */

import { element } from './elements.js';
import type { BuiltInGame, Opener } from './opener.js';
import { pagePart } from './part.js';
import { watch } from './render.js';
import type { PageState } from './state.js';

/** Shows it until the reader goes on from the game that is on the page. */
export function welcome(page: PageState, opener: () => Promise<Opener>): void {
  const card = element('welcome');
  const { session } = page;
  const { version } = session;
  card.hidden = false;
  watch(page, (now) => {
    card.hidden ||= now !== session || now.version !== version;
  });
  for (const way of card.querySelectorAll<HTMLElement>('[data-press]'))
    way.addEventListener('click', () => element(way.dataset.press!).click());
  for (const way of card.querySelectorAll<HTMLElement>('[data-example]')) {
    way.addEventListener('click', async () => {
      const { builtInGames } = await pagePart<{ readonly builtInGames: readonly BuiltInGame[] }>('games');
      (await opener()).openExample(builtInGames.find(({ title }) => title === way.dataset.example)!);
    });
  }
}
