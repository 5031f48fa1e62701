/**
 * The start of every page: starts the engine, makes the state of the game's page, then connects the parts that all games
 * share.
 */

import { init, version } from 'kakoi';
import { setUpAppearance } from './appearance.js';
import { Autoplay } from './autoplay.js';
import type { Dialogs, Parts } from './dialogs.js';
import { element, onClick, setText } from './elements.js';
import { hasStarted } from './failure.js';
import { receiveRecords } from './files.js';
import { open, read, save } from './games.js';
import { setUpHelp } from './help.js';
import { setUpKeyboard } from './keyboard.js';
import { chooseLanguage } from './language.js';
import { later } from './later.js';
import { setUpLayers } from './layers.js';
import { hasBeenHere } from './library/been-here.js';
import type { KeptGames } from './library/kept-games.js';
import { recallLook, refreshTheme } from './look.js';
import { Modes } from './modes.js';
import { hideNotice, keepingNotice } from './notice.js';
import { workOffline } from './offline.js';
import type { BuiltInGame, Opener } from './opener.js';
import { pagePart } from './part.js';
import { makeBoard, setUpTools } from './pointer.js';
import { atOnce, render, watch } from './render.js';
import { setUpReviewMode } from './review/open.js';
import { openShared, share } from './shared.js';
import type { PageState } from './state.js';
import { firstTouch } from './touch.js';
import { setUpTransport } from './transport.js';
import { welcome } from './welcome.js';

export interface PageParts<P extends PageState> {
  /** The game's name, under which the page keeps the reader's data apart from other games'. */
  readonly game: string;
  /** Makes the state that the page begins with. */
  readonly page: () => P;
  /** Connects the game's own controls. */
  readonly setUp: (page: P, modes: Modes) => void;
  /** The game that is shown when no kept one is there. */
  readonly firstGame: BuiltInGame;
}

export async function startPage<P extends PageState>(parts: PageParts<P>): Promise<void> {
  let made: P | null = null;
  await chooseLanguage(parts.game);
  setUpAppearance(() => made && refreshTheme(made));
  if (!(await hasStarted(init()))) return;
  const page = parts.page();
  made = page;
  const autoplay = new Autoplay(page);
  const opener = later(async () => {
    const { Opener } = await pagePart<typeof import('./opener.js')>('opener');
    return new Opener(page, autoplay, (text) => void dialogs().then((all) => all.takeOver(text)));
  });
  let found: (kept: KeptGames) => void = () => {};
  const library = new Promise<KeptGames>((done) => {
    found = done;
  });
  const dialogs = later(async () => {
    const { setUp } = await pagePart<{ setUp(parts: Parts): Dialogs }>('dialogs');
    return setUp({ page, opener: await opener(), autoplay, kept: library });
  });
  const modes = new Modes(parts.game);
  atOnce(page, () => connect(parts, page, autoplay, opener, modes, dialogs));
  const isShared = await openShared(page);
  const isFirstVisit = !(await hasBeenHere());
  window.addEventListener('hashchange', () => void openShared(page));
  if (isFirstVisit && !isShared) await beginHere(parts, page, opener);
  if (isFirstVisit || isShared) await drawn();
  const { session } = page;
  const { version: begun } = session;
  setText('version', version);
  const { dataset } = document.documentElement;
  if (isFirstVisit && !isShared) {
    // All that is still to come serves those who do something.
    dataset.untouched = '';
    dataset.ready = 'true';
    await firstTouch();
  }
  const { GamesOpened, KeptGames, askAgain, showOpened } =
    await pagePart<typeof import('./library/index.js')>('kept');
  const kept = new KeptGames(parts.game, page);
  let isOpened = isShared;
  if (isFirstVisit || isShared) {
    // The reader may have begun to play.
    isOpened ||= page.session !== session;
    const isTouched = isOpened || session.version !== begun;
    kept.begin(page.session);
    if (isFirstVisit) await kept.enter();
    if (isTouched) kept.watch(page.session);
  } else {
    const isLast = await keepingNotice(() => kept.openLast());
    if (!isLast) {
      await beginHere(parts, page, opener);
      kept.begin(page.session);
    }
  }
  found(kept);
  const shown = page.session;
  watch(page, (session) => kept.watch(session));
  new GamesOpened(page, kept, autoplay, () => showOpened(page, modes));
  const [{ Opponents, addSuggestions }, { followPosition }] = await Promise.all([
    pagePart<typeof import('./opponents.js')>('opponents'),
    pagePart<typeof import('../algorithms/watch.js')>('watch'),
    pagePart<typeof import('./record-view.js')>('record').then(({ RecordView }) => {
      page.record = new RecordView(page);
      onClick('facts', () => void dialogs().then((all) => all.facts()));
      element('comment').addEventListener('focus', () => autoplay.stop()); // a comment belongs to one node
      render(page);
    }),
    dialogs().catch(() => {}), // which the page has said; it tries again with the next press
  ]);
  new Opponents(page);
  addSuggestions(page, modes);
  followPosition(page);
  if (isOpened && page.session === shown) showOpened(page, modes);
  else askAgain(page);
  await drawn();
  delete dataset.untouched;
  dataset.ready = 'true';
  void workOffline();
}

/** Shows the game that the page begins with. A shared game that could not be opened is told of all the same. */
async function beginHere(
  { firstGame }: Pick<PageParts<never>, 'firstGame'>,
  page: PageState,
  opener: () => Promise<Opener>,
): Promise<void> {
  const { text, move } = firstGame;
  await keepingNotice(async () => void open(page, () => read(page, text, move), ''));
  welcome(page, opener);
}

/** Waits until the board is on the screen; scripts that are loaded then do not hold it up. */
async function drawn(): Promise<void> {
  const isHidden = document.visibilityState === 'hidden'; // browsers draw nothing then
  if (!isHidden) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  if (performance.getEntriesByName('first-board').length === 0) performance.mark('first-board'); // for measurements
}

/** Connects the parts of the page with its state. */
function connect<P extends PageState>(
  parts: PageParts<P>,
  page: P,
  autoplay: Autoplay,
  opener: () => Promise<Opener>,
  modes: Modes,
  dialogs: () => Promise<Dialogs>,
): void {
  page.board = makeBoard(page);
  setUpTransport(page, autoplay);
  setUpLayers(page, modes, parts.game);
  recallLook(page);
  setUpKeyboard(page, autoplay, modes);
  const ask = (name: Exclude<keyof Dialogs, 'takeOver'>) => () => {
    const { session } = page;
    void dialogs().then((all) => {
      if (page.session === session) all[name](); // else a game came before the dialog
    });
  };
  for (const name of ['open', 'new', 'settings'] as const) onClick(name, ask(name));
  setUpHelp(ask('help'));
  onClick('save', () => save(page));
  onClick('share', () => void share(page));
  onClick('notice-dismiss', hideNotice);
  receiveRecords(async (record) => {
    const sources = await opener();
    await (typeof record === 'string'
      ? sources.openSource(record)
      : (page.hooks.takeFile?.(page, record) ?? sources.openFile(record)));
  });
  setUpTools(page, modes);
  setUpReviewMode(page, modes);
  parts.setUp(page, modes);
  modes.begin();
  refreshTheme(page); // the legends' too
}
