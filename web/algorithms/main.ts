/** The page that shows the algorithms at work: all of them as tiles, or one of them in the player. */

import { init, version } from 'kakoi';
import 'kakoi/board';
import { setUpAppearance } from '../shell/appearance.js';
import { element, onClick, setText } from '../shell/elements.js';
import { messageOf } from '../shell/errors.js';
import { setUpHelp } from '../shell/help.js';
import { shareKeys } from '../shell/keys.js';
import { chooseLanguage } from '../shell/language.js';
import { offerLanguages } from '../shell/language-choice.js';
import { hideNotice } from '../shell/notice.js';
import { workOffline } from '../shell/offline.js';
import { setUpPlainDialog } from '../shell/plain-dialog.js';
import { onKeptSwitch } from '../shell/switches.js';
import { applyTheme } from '../shell/theme.js';
import { translated, translation } from '../shell/words.js';
import { readAddress } from './address.js';
import { loadExhibit, showGallery } from './gallery.js';
import { ROWS, type Row } from './list.js';
import { Player } from './player.js';

async function start(): Promise<void> {
  let player: Player | null = null;
  // Guides of the documentation show exhibits in frames.
  document.documentElement.toggleAttribute('data-framed', window.parent !== window);
  let wood = true;
  let coordinates = true;
  await chooseLanguage('algorithms');
  offerLanguages();
  const look = () => ({ theme: applyTheme(wood), coordinates, translation: translation() });
  const refresh = (): void => {
    const { theme } = look();
    for (const board of document.querySelectorAll('kakoi-board')) board.set?.({ theme });
    player?.useLook(look());
  };
  setUpAppearance(refresh);
  try {
    await init();
  } catch (error) {
    setText('failure-detail', messageOf(error));
    element('failure').hidden = false;
    element('main').hidden = true;
    return;
  }
  onKeptSwitch('wood', (on) => {
    wood = on;
    refresh();
  });
  onKeptSwitch('coordinates', (on) => {
    coordinates = on;
    refresh();
  });
  const dialogs = { ask: (dialog: HTMLDialogElement) => dialog.showModal() };
  setUpHelp(setUpPlainDialog(dialogs, 'help'));
  onClick('settings', setUpPlainDialog(dialogs, 'settings'));
  onClick('notice-dismiss', hideNotice);
  const title = document.title;
  const show = async (): Promise<void> => {
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
      player = new Player(row, loaded, place, look());
      window.scrollTo(0, 0);
    } else if (element('gallery').querySelector('.tile') === null) {
      await showGallery(() => ({ theme: look().theme }));
    }
  };
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
  performance.mark('first-board'); // for measurements
  setText('version', version);
  document.documentElement.dataset.ready = 'true';
  workOffline();
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

export const started = start();
