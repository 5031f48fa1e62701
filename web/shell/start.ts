/**
 * The start of every page: starts the engine, makes the game's app, then connects the parts that all games
 * share.
 */

import { init, version } from 'kakoi';
import type { App } from './app.js';
import { setUpAppearance } from './appearance.js';
import { Autoplay } from './autoplay.js';
import { setUpChips } from './chips.js';
import type { Dialogs, Page } from './dialogs.js';
import { onClick, setText } from './elements.js';
import { hasStarted } from './failure.js';
import { receiveRecords } from './files.js';
import { setUpHelp } from './help.js';
import { keepLayers } from './kept-layers.js';
import { setUpKeyboard } from './keyboard.js';
import { chooseLanguage } from './language.js';
import { later } from './later.js';
import { hasBeenHere } from './library/been-here.js';
import { isGamesFile } from './library/file.js';
import type { KeptGames } from './library/kept-games.js';
import { Modes } from './modes.js';
import { hideNotice, keepingNotice } from './notice.js';
import { workOffline } from './offline.js';
import { Opener } from './opener.js';
import { listOverlays } from './overlay-list.js';
import { pagePart } from './part.js';
import { setUpSwitches } from './switches.js';
import { setUpTransport } from './transport.js';

export interface PageParts<A extends App> {
  /** The game's name, under which the page keeps the reader's data apart from other games'. */
  readonly game: string;
  readonly createApp: () => A;
  /** Connects the game's own controls. */
  readonly setUp: (app: A, modes: Modes) => void;
  /** Shows the first game when no kept one is there. */
  readonly begin: (app: A) => void;
}

export async function startPage<A extends App>(parts: PageParts<A>): Promise<void> {
  let app: A | null = null;
  await chooseLanguage(parts.game);
  setUpAppearance(() => app?.refreshTheme());
  if (!(await hasStarted(init()))) return;
  const loaded = parts.createApp();
  app = loaded;
  const autoplay = new Autoplay(loaded);
  const opener = new Opener(loaded, autoplay);
  let found: (kept: KeptGames) => void = () => {};
  const library = new Promise<KeptGames>((done) => {
    found = done;
  });
  const dialogs = later(async () => {
    const { setUp } = await pagePart<{ setUp(page: Page): Dialogs }>('dialogs');
    return setUp({ app: loaded, opener, autoplay, kept: library });
  });
  const modes = new Modes(parts.game);
  loaded.atOnce(() => connect(parts, loaded, autoplay, opener, modes, dialogs));
  const isShared = await loaded.openShared();
  const isFirstVisit = !(await hasBeenHere());
  if (isFirstVisit && !isShared) await beginHere(parts, loaded);
  if (isFirstVisit || isShared) await drawn();
  const { current } = loaded;
  const { version: begun } = current;
  const { GamesOpened, KeptGames, askAgain, showOpened } =
    await pagePart<typeof import('./library/index.js')>('kept');
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
  new GamesOpened(loaded, kept, autoplay, () => showOpened(loaded, modes));
  window.addEventListener('hashchange', () => void loaded.openShared());
  setText('version', version);
  const [{ Opponents, addSuggestions }, { addWatchLinks }] = await Promise.all([
    pagePart<typeof import('./opponents.js')>('opponents'),
    pagePart<typeof import('../algorithms/watch.js')>('watch'),
    loaded.loadRecordView(),
    dialogs().catch(() => {}), // which the page has said; it tries again with the next press
  ]);
  new Opponents(loaded);
  addSuggestions(loaded, modes);
  addWatchLinks(loaded);
  if (isShared && loaded.current === current) showOpened(loaded, modes);
  else askAgain(loaded);
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
  modes: Modes,
  dialogs: () => Promise<Dialogs>,
): void {
  setUpTransport(loaded, autoplay);
  listOverlays(loaded.overlays);
  setUpSwitches(loaded);
  keepLayers(parts.game);
  setUpChips(loaded, modes);
  setUpKeyboard(loaded, autoplay, modes);
  const ask = (name: Exclude<keyof Dialogs, 'takeOver'>) => () => {
    const { current } = loaded;
    void dialogs().then((all) => {
      if (loaded.current === current) all[name](); // else a game came before the dialog
    });
  };
  for (const name of ['open', 'new', 'facts', 'settings'] as const) onClick(name, ask(name));
  setUpHelp(ask('help'));
  opener.library = (text) => {
    if (!isGamesFile(text)) return false;
    void dialogs().then((all) => all.takeOver(text));
    return true;
  };
  onClick('save', () => loaded.save());
  onClick('share', () => void loaded.share());
  onClick('notice-dismiss', hideNotice);
  receiveRecords((record) =>
    typeof record === 'string'
      ? opener.openSource(record)
      : (loaded.takeFile?.(record) ?? opener.openFile(record)),
  );
  parts.setUp(loaded, modes);
  modes.begin();
  loaded.refreshTheme(); // the legends' too
}
