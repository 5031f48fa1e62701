/**
 * The start of every page: starts the engine, makes the game's app, then connects the parts that all games
 * share.
 */

import { init, version } from 'kakoi';
import type { App } from './app.js';
import { setUpAppearance } from './appearance.js';
import { Autoplay } from './autoplay.js';
import { setUpChips } from './chips.js';
import { setUpOpenDialog, setUpPlainDialog } from './dialogs.js';
import { element, onClick, setText } from './elements.js';
import { setUpFacts } from './facts.js';
import { receiveRecords } from './files.js';
import { GamesOpened } from './games-opened.js';
import { setUpHelp } from './help.js';
import { keepLayers } from './kept-layers.js';
import { setUpKeyboard } from './keyboard.js';
import { chooseLanguage } from './language.js';
import { KeptGames } from './library/kept-games.js';
import { Modes } from './modes.js';
import { hideNotice, keepingNotice } from './notice.js';
import { workOffline } from './offline.js';
import { Opener } from './opener.js';
import { listOverlays } from './overlay-list.js';
import { setUpSound } from './sound.js';
import { setUpSwitches } from './switches.js';
import { setUpTakeAway } from './take-away.js';
import { setUpTransport } from './transport.js';

export interface PageParts<A extends App> {
  /** The game's name, under which the page keeps the reader's data apart from other games'. */
  readonly game: string;
  readonly createApp: () => A;
  /** Connects the game's own controls. */
  readonly setUp: (app: A, opener: Opener, modes: Modes) => void;
  /** Shows the first game when no kept one is there. */
  readonly begin: (app: A) => void;
}

export async function startPage<A extends App>(parts: PageParts<A>): Promise<void> {
  let app: A | null = null;
  await chooseLanguage(parts.game);
  setUpAppearance(() => app?.refreshTheme());
  try {
    await init();
  } catch (error) {
    setText('failure-detail', error instanceof Error ? error.message : String(error));
    element('failure').hidden = false;
    element('main').hidden = true;
    element('game-actions').hidden = true;
    return;
  }
  const loaded = parts.createApp();
  app = loaded;
  const autoplay = new Autoplay(loaded);
  const opener = new Opener(loaded, autoplay);
  const kept = new KeptGames(parts.game, loaded);
  loaded.atOnce(() => connect(parts, loaded, autoplay, opener, kept));
  const isShared = await loaded.openShared();
  if (isShared) {
    kept.begin(loaded.current);
    kept.watch(loaded.current);
  } else {
    // A shared game that cannot be opened is told of, whatever happens then.
    const isLast = await keepingNotice(() => kept.openLast());
    if (!isLast) await keepingNotice(async () => parts.begin(loaded));
    if (!isLast) kept.begin(loaded.current);
  }
  loaded.watch((session) => kept.watch(session));
  new GamesOpened(loaded, kept, autoplay);
  window.addEventListener('hashchange', () => void loaded.openShared());
  setUpSound(loaded);
  setText('version', version);
  const { mode } = document.documentElement.dataset;
  const record = loaded.loadRecordView();
  if (mode === 'record') await record;
  document.documentElement.dataset.ready = 'true';
  requestAnimationFrame(() => setTimeout(() => performance.mark('first-board'))); // for measurements
  workOffline();
}

/** Connects the parts of the page with its app. */
function connect<A extends App>(
  parts: PageParts<A>,
  loaded: A,
  autoplay: Autoplay,
  opener: Opener,
  kept: KeptGames,
): void {
  const modes = new Modes(parts.game);
  setUpTransport(loaded, autoplay);
  listOverlays(loaded.overlays);
  setUpSwitches(loaded);
  keepLayers(parts.game);
  setUpChips(loaded, modes);
  setUpOpenDialog(opener, kept, loaded);
  setUpKeyboard(loaded, autoplay, modes);
  setUpHelp(opener);
  setUpFacts(loaded, opener);
  setUpPlainDialog(opener, 'settings');
  onClick('save', () => loaded.save());
  onClick('share', () => void loaded.share());
  setUpTakeAway(loaded);
  onClick('notice-dismiss', hideNotice);
  receiveRecords((record) => {
    if (typeof record === 'string') opener.open(record);
    else void opener.openFile(record);
  });
  parts.setUp(loaded, opener, modes);
  modes.begin();
}
