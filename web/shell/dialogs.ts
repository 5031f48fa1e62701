/**
 * The dialogs of a game's page, which loads them when its first board is drawn: `web/GAME/dialogs.ts` adds the one for a new
 * game, which differs from game to game.
 */

import { adoptStyle } from './adopt-style.js';
import type { Autoplay } from './autoplay.js';
import { element, make, makeButton, onClick } from './elements.js';
import { setUpFacts } from './facts.js';
import { addHtml } from './language.js';
import { later } from './later.js';
import { listLevels } from './levels.js';
import type { KeptGames } from './library/kept-games.js';
import type { Library } from './library/list.js';
import type { BuiltInGame, Opener } from './opener.js';
import { pagePart } from './part.js';
import { closeOnBackdrop, setUpPlainDialog } from './plain-dialog.js';
import { setUpSettings } from './settings.js';
import type { PageState } from './state.js';
import dialogsStyle from './style/dialogs.css';
import libraryStyle from './style/library.css';
import printStyle from './style/print.css';
import { say } from './words.js';

/** The page and the parts of it that its dialogs need. */
export interface Parts<P extends PageState = PageState> {
  readonly page: P;
  readonly opener: Opener;
  readonly autoplay: Autoplay;
  /** The reader's games, once they are there. */
  readonly kept: Promise<KeptGames>;
}

/** Opens a dialog, each by the button for it. */
export interface Dialogs
  extends Readonly<Record<'open' | 'new' | 'facts' | 'settings' | 'help', () => void>> {
  /** Takes over the games of a whole library, given as text. */
  takeOver(text: string): void;
}

/** Puts the dialogs on the page, and what it looks like on paper, and sets up all but the dialog for a new game. */
export function setUpDialogs(html: string, { page, opener, autoplay, kept }: Parts): Omit<Dialogs, 'new'> {
  for (const style of [dialogsStyle, libraryStyle, printStyle]) adoptStyle(style);
  addHtml(document.body, html);
  setUpSettings(page, autoplay);
  return {
    ...setUpOpenDialog(opener, kept, page),
    facts: setUpFacts(page, opener),
    settings: setUpPlainDialog(opener, 'settings'),
    help: setUpPlainDialog(opener, 'help'),
  };
}

/** Sets up the dialog that opens games: those that come with the page, and the reader's own. */
function setUpOpenDialog(
  opener: Opener,
  kept: Promise<KeptGames>,
  page: PageState,
): Pick<Dialogs, 'open' | 'takeOver'> {
  const load = later(() => loadLists(opener, kept, page));
  const dialog = element<HTMLDialogElement>('open-dialog');
  const file = element<HTMLInputElement>('file-input');
  const pasted = element<HTMLTextAreaElement>('sgf-text');
  onClick('open-close', () => dialog.close());
  closeOnBackdrop(dialog);

  for (const id of ['choose-file', 'library-add']) onClick(id, () => file.click());
  file.addEventListener('change', async () => {
    const picked = [...(file.files ?? [])].reverse(); // the first stays in front
    // Cleared so that picking the same file again is a change again.
    file.value = '';
    for (const one of picked) await opener.openFile(one);
  });

  element('paste-form').addEventListener('submit', (event) => {
    event.preventDefault(); // the dialog stays until something is opened
    if (pasted.value.trim() === '') return;
    const { current } = opener;
    void opener.openSource(pasted.value).then(() => {
      if (opener.current !== current) pasted.value = ''; // a text that was not opened can be mended
    });
  });

  return {
    open: () => {
      dialog.setAttribute('aria-busy', 'true');
      opener.ask(dialog);
      void load()
        .then((loaded) => loaded.list())
        .finally(() => dialog.removeAttribute('aria-busy'));
    },
    takeOver: (text) => void load().then((loaded) => loaded.takeOver(text)),
  };
}

/** Loads the lists of the dialog, and shows the games that come with the page. */
async function loadLists(opener: Opener, kept: Promise<KeptGames>, page: PageState): Promise<Library> {
  const [{ Library }, { builtInGames }] = await Promise.all([
    pagePart<typeof import('./library/list.js')>('library'),
    pagePart<{ readonly builtInGames: readonly BuiltInGame[] }>('games'),
  ]);
  builtInGames.forEach((game, index) => {
    const words = [make('strong', {}, say(game.title)), make('span', {}, say(game.note))];
    const button = makeButton('', () => opener.openExample(game), ...words);
    button.dataset.game = String(index);
    element('games').append(make('li', {}, button));
  });
  return new Library(await kept, page, opener);
}

/** Lets the fields for another size begin with the size that is chosen beside them, and choose theirs once they are changed. */
export function setUpSizeFields(...fields: readonly HTMLInputElement[]): void {
  for (const size of document.querySelectorAll<HTMLInputElement>('#new-form [name="size"]')) {
    size.addEventListener('change', () => {
      if (/^\d/.test(size.value)) for (const field of fields) field.value = size.value;
    });
  }
  for (const field of fields) field.addEventListener('input', () => element('size-custom').click());
}

/**
 * Sets up the dialog for a new game and returns what opens it. `start` gets the choices; the dialog closes once there is a game.
 * `wrong` gives a field with an impossible value, which says why and keeps the dialog open. Fields that were not chosen may hold
 * anything.
 */
export function setUpNewGameDialog(
  opener: Opener,
  start: (choices: FormData) => void,
  wrong: (choices: FormData) => HTMLInputElement | HTMLSelectElement | null,
): () => void {
  const dialog = element<HTMLDialogElement>('new-dialog');
  const form = element<HTMLFormElement>('new-form');
  listLevels(element<HTMLSelectElement>('new-level'));
  onClick('new-cancel', () => dialog.close());
  closeOnBackdrop(dialog);
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault(); // the dialog stays until there is a game
    const choices = new FormData(form);
    const field = wrong(choices);
    if (field === null) opener.begin(() => start(choices));
    else field.reportValidity();
  });
  return () => opener.ask(dialog);
}
