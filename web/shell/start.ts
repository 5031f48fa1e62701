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
import { setUpHelp } from './help.js';
import { keepLayers } from './kept-layers.js';
import { setUpKeyboard } from './keyboard.js';
import { chooseLanguage } from './language.js';
import { hasBeenHere } from './library/been-here.js';
import type { KeptGames } from './library/kept-games.js';
import { Modes } from './modes.js';
import { hideNotice, keepingNotice } from './notice.js';
import { workOffline } from './offline.js';
import { Opener } from './opener.js';
import { listOverlays } from './overlay-list.js';
import { pagePart } from './part.js';
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
  let found: (kept: KeptGames) => void = () => {};
  const library = new Promise<KeptGames>((done) => {
    found = done;
  });
  loaded.atOnce(() => connect(parts, loaded, autoplay, opener, library));
  const isShared = await loaded.openShared();
  const isFirstVisit = !(await hasBeenHere());
  if (isFirstVisit && !isShared) await beginHere(parts, loaded);
  if (isFirstVisit || isShared) await drawn();
  const { current } = loaded;
  const { version: begun } = current;
  const { GamesOpened, KeptGames } = await pagePart<typeof import('./library/index.js')>('kept');
  const kept = new KeptGames(parts.game, loaded);
  if (isFirstVisit || isShared) {
    // The reader may have begun to play.
    const isTouched = loaded.current !== current || current.version !== begun;
    kept.begin(loaded.current);
    if (isFirstVisit) await kept.enter();
    if (isShared || isTouched) kept.watch(loaded.current);
  } else {
    const isLast = await keepingNotice(() => kept.openLast());
    if (!isLast) {
      await beginHere(parts, loaded);
      kept.begin(loaded.current);
    }
  }
  found(kept);
  loaded.watch((session) => kept.watch(session));
  new GamesOpened(loaded, kept, autoplay);
  window.addEventListener('hashchange', () => void loaded.openShared());
  setUpSound(loaded);
  setText('version', version);
  await loaded.loadRecordView();
  await drawn();
  document.documentElement.dataset.ready = 'true';
  workOffline();
}

/** Shows the game that the page begins with. A shared game that could not be opened is told of all the same. */
function beginHere<A extends App>(parts: PageParts<A>, loaded: A): Promise<void> {
  return keepingNotice(async () => parts.begin(loaded));
}

/** Waits until the board is on the screen; scripts that are loaded then do not hold it up. */
async function drawn(): Promise<void> {
  const isHidden = document.visibilityState === 'hidden'; // browsers draw nothing then
  if (!isHidden) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  if (performance.getEntriesByName('first-board').length === 0) performance.mark('first-board'); // for measurements
}

/** Connects the parts of the page with its app. */
function connect<A extends App>(
  parts: PageParts<A>,
  loaded: A,
  autoplay: Autoplay,
  opener: Opener,
  library: Promise<KeptGames>,
): void {
  const modes = new Modes(parts.game);
  setUpTransport(loaded, autoplay);
  listOverlays(loaded.overlays);
  setUpSwitches(loaded);
  keepLayers(parts.game);
  setUpChips(loaded, modes);
  setUpOpenDialog(opener, library, loaded);
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
