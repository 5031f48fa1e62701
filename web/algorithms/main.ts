/** The page that shows the algorithms at work: all of them as tiles, or one of them in the player. */

import { init } from 'kakoi';
import type { KakoiBoardElement } from 'kakoi/board';
import 'kakoi/board';
import { element } from '../shell/elements.js';
import type { Look } from '../shell/kept-look.js';
import { shareKeys } from '../shell/keys.js';
import { startPlainPage } from '../shell/plain-page.js';
import { translated, translation } from '../shell/words.js';
import { readAddress } from './address.js';
import { loadExhibit, showGallery } from './gallery.js';
import { ROWS, type Row } from './list.js';
import { Player } from './player.js';

let look: Look & Pick<KakoiBoardElement['config'], 'translation'>;
let player: Player | null = null;
const title = document.title;

/** Shows what the address names: one exhibit, or all of them. */
async function show(): Promise<void> {
  const place = readAddress(location.hash);
  const row = ROWS.find(({ name }) => name === place.name);
  // A part that cannot be loaded has been told of; the tiles are there all the same.
  const loaded = row && (await loadExhibit(row.name).catch(() => undefined));
  if (readAddress(location.hash).name !== place.name) return; // the reader has gone on
  player?.end();
  player = null;
  element('player').hidden = loaded === undefined;
  element('gallery').hidden = loaded !== undefined;
  document.title = row && loaded ? `kakoi: ${translated(row.title)}` : title;
  if (row && loaded) {
    showNeighbours(row);
    player = new Player(row, loaded, place, look);
    window.scrollTo(0, 0);
  } else if (element('gallery').querySelector('.tile') === null) {
    await showGallery(() => ({ theme: look.theme }));
  }
}

/** The ways to the exhibits before and after that one. */
function showNeighbours(row: Row): void {
  for (const [id, step] of [
    ['player-previous', -1],
    ['player-next', 1],
  ] as const) {
    const other = ROWS[ROWS.indexOf(row) + step];
    const link = element<HTMLAnchorElement>(id);
    link.style.visibility = other ? 'visible' : 'hidden';
    if (other === undefined) continue;
    link.href = `#${other.name}`;
    link.textContent = translated(other.title);
  }
}

// Guides of the documentation show exhibits in frames.
document.documentElement.toggleAttribute('data-framed', window.parent !== window);

export const started = startPlainPage({
  name: 'algorithms',
  useLook(chosen) {
    look = { ...chosen, translation: translation() };
    for (const board of document.querySelectorAll('kakoi-board')) board.set?.({ theme: look.theme });
    player?.useLook(look);
  },
  startEngine: () => init(),
  async show() {
    window.addEventListener('hashchange', () => void show());
    const isForField = shareKeys(element('player-board'));
    document.addEventListener('keydown', (event) => {
      const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (player === null || defaultPrevented || altKey || ctrlKey || metaKey || isForField(event)) return;
      // The arrows scroll a program that is too wide, and the space bar presses what has the focus.
      const owners = key === ' ' ? 'dialog, pre, button, a, input' : 'dialog, pre';
      if (target instanceof Element && target.closest(owners)) return;
      if (player.key(key)) event.preventDefault();
    });
    await show();
  },
});
