/** The reader's own games in the dialog that opens games: found, opened, named, pinned, deleted, and saved as one file. */

import { element, make, onClick, setText } from '../elements.js';
import { download } from '../files.js';
import { GAME_NAMES } from '../game-names.js';
import { latest } from '../latest.js';
import { goToNode } from '../moves.js';
import { showNotice } from '../notice.js';
import { makeListOneStop } from '../one-stop.js';
import type { Opener } from '../opener.js';
import type { PositionTest } from '../session.js';
import type { PageState } from '../state.js';
import { count, say } from '../words.js';
import { fileOf, gamesInFile } from './file.js';
import { inOrder, type KeptGame } from './kept-game.js';
import type { KeptGames } from './kept-games.js';
import { hasWords } from './search.js';

declare const GAME: string;

/** The games that are listed at once; a search finds the others. */
const MOST = 200;
/** The time that a search takes from the page at once, if one game does not take longer. */
const AT_A_TIME_MS = 8;
/** The controls of a game: the game itself, its pin, its name, and its end. */
const CONTROLS = 4;

export class Library {
  private readonly field = element<HTMLInputElement>('library-find');
  private readonly place = element('library-position');
  private readonly rows = element('kept-games');
  private readonly beginAtFirst = makeListOneStop(
    this.rows,
    () => [...this.rows.querySelectorAll<HTMLElement>('button, input')],
    undefined,
    CONTROLS,
  );
  private games: readonly KeptGame[] = [];
  private listed: Row[] = [];
  /** Those with the position on the board; null while all count. */
  private withPosition: ReadonlySet<KeptGame> | null = null;
  private isWanted: PositionTest | null = null;
  /** The ways back to games that were deleted since the page was loaded. */
  readonly deleted = new Map<KeptGame, () => Promise<void>>();

  constructor(
    private readonly kept: KeptGames,
    private readonly page: PageState,
    private readonly opener: Opener,
  ) {
    this.field.addEventListener('input', () => this.show());
    this.place.addEventListener('click', () => void this.look(this.place.ariaPressed !== 'true'));
    onClick('library-save', () => void this.save());
    onClick('library-persist', () => void this.persist());
  }

  /** Shows the games as they are kept now. */
  async list(): Promise<void> {
    const games = await this.kept.list();
    const isBack = ({ id }: KeptGame) => games.some((game) => game.id === id);
    for (const game of this.deleted.keys()) if (isBack(game)) this.deleted.delete(game);
    this.games = inOrder([...games, ...this.deleted.keys()]);
    this.field.value = '';
    this.setPosition(null, null);
    this.show();
    const isPossible = await this.kept.isPossible();
    if (!isPossible)
      setText('library-said', say('This browser keeps no games: save what you want to keep as a file.'));
    const isSure = await navigator.storage?.persisted?.().catch(() => true);
    element('library-persist').hidden = !isPossible || isSure !== false || this.games.length === 0;
  }

  private show(): void {
    const wanted = this.field.value.trim().toLowerCase().split(/\s+/);
    const found = this.games.filter(
      (game) => (this.withPosition === null || this.withPosition.has(game)) && hasWords(game, wanted),
    );
    const isHere = (game: KeptGame) => this.isOnPage(game);
    const others = found.filter((game) => !isHere(game));
    this.listed = [];
    for (const [id, games] of Object.entries({
      'game-here': found.filter(isHere),
      'recent-games': others.slice(0, MOST),
    })) {
      const rows = games.map((game) => new Row(this, game));
      element(id).replaceChildren(...rows.map((row) => row.element));
      this.listed.push(...rows);
    }
    this.beginAtFirst();
    const all = this.games.filter((game) => !isHere(game)).length;
    element('library-search').hidden = all === 0;
    const rest = others.length - MOST;
    setText(
      'library-said',
      all === 0
        ? say('Every game that you play, change or look at is kept here.')
        : rest > 0
          ? say('{n} more: search for them.', { n: rest })
          : others.length < all
            ? say('{n} of {all}', { n: others.length, all })
            : '',
    );
  }

  private setPosition(test: PositionTest | null, games: ReadonlySet<KeptGame> | null): void {
    this.isWanted = test;
    this.withPosition = games;
    this.place.ariaPressed = String(test !== null);
  }

  /** Looks through all games for the position on the board, a few at a time, so that the page answers in between. */
  private async look(on: boolean): Promise<void> {
    const test = on ? this.page.session.positionTest : null;
    this.setPosition(test, null);
    const found = new Set<KeptGame>();
    let since = Number.NEGATIVE_INFINITY;
    for (const [i, game] of this.games.entries()) {
      if (performance.now() - since > AT_A_TIME_MS) {
        setText('library-said', say('{n} of {all}', { n: i, all: this.games.length }));
        await new Promise((done) => setTimeout(done));
        since = performance.now();
      }
      if (test === null || this.isWanted !== test) break;
      if (hasPlace(this.page, game, test)) found.add(game);
    }
    if (this.isWanted !== test) return; // something else is looked for by now
    this.withPosition = test && found;
    this.show();
  }

  /** True for the game on the page, which is neither opened nor deleted here. */
  isOnPage(game: KeptGame): boolean {
    return this.kept.isOnPage(game);
  }

  open(game: KeptGame): void {
    const { isWanted } = this;
    if (this.isOnPage(game)) {
      element<HTMLDialogElement>('open-dialog').close();
      return;
    }
    this.opener.begin(() => {
      if (!this.kept.open(game) || isWanted === null) return;
      const [place] = this.page.session.placesWith(isWanted);
      if (place !== undefined) goToNode(this.page, place);
    });
  }

  async mark(game: KeptGame, marks: { name?: string; isPinned?: boolean }): Promise<KeptGame> {
    const next = (await this.kept.mark(game, marks)) ?? game;
    this.games = this.games.map((one) => (one.id === game.id ? next : one));
    if (this.withPosition?.has(game)) this.withPosition = new Set([...this.withPosition, next]);
    return next;
  }

  /** Pins a game or lets it go, and lists it where it belongs by then. */
  async pin(game: KeptGame, isPinned: boolean): Promise<void> {
    await this.mark(game, { isPinned });
    this.games = inOrder(this.games);
    this.show();
    this.listed.find((row) => row.game.id === game.id)?.pin.focus();
  }

  async remove(game: KeptGame): Promise<void> {
    this.deleted.set(game, await this.kept.remove(game));
  }

  async restore(game: KeptGame): Promise<void> {
    await this.deleted.get(game)?.();
    this.deleted.delete(game);
  }

  private async save(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    download(`kakoi-games-${day}.json`, fileOf(await this.kept.everything()), 'application/json');
  }

  /** Takes over the games of a library's file. */
  async takeOver(text: string): Promise<void> {
    const games = gamesInFile(text);
    try {
      const added = await this.kept.add(games);
      await this.list();
      const dialog = element<HTMLDialogElement>('open-dialog');
      if (!dialog.open) this.opener.ask(dialog);
      const values = { added: count(added, 'game'), others: games.length - added };
      const elsewhere = Object.entries(GAME_NAMES).flatMap(([id, name]) => {
        const there = id === GAME ? 0 : games.filter(({ game }) => game === id).length;
        const values = { game: say(name), games: count(there, 'game') };
        return there === 0 ? [] : say('On the page of {game}: {games}.', values);
      });
      setText(
        'library-said',
        [say('{added} added; {others} were here already.', values), ...elsewhere].join(' '),
      );
    } catch (error) {
      showNotice(say('These games cannot be kept'), (error as Error).message);
    }
  }

  private async persist(): Promise<void> {
    const isSure = await navigator.storage.persist();
    element('library-persist').hidden = isSure;
    setText(
      'library-said',
      isSure
        ? say('The browser keeps them until you delete them.')
        : say('The browser does not promise it: it may clear them when it has no room. Save them as a file.'),
    );
  }
}

/** The time in the page's language; formats are slow to make. */
const timeIn = latest(
  (lang: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** A game of the list, with its controls. */
class Row {
  readonly element = document.createElement('li');
  private readonly button = button('open-game', '');
  private readonly title = document.createElement('strong');
  private readonly note = document.createElement('span');
  readonly pin = button('round pin', say('Pin'));
  private readonly rename = button('round', say('Rename'), '✎');
  private readonly end = button('round', say('Delete'), '×');

  constructor(
    private readonly library: Library,
    public game: KeptGame,
  ) {
    this.button.append(this.title, this.note);
    this.button.addEventListener('click', () => {
      if (library.deleted.has(this.game)) void this.restore();
      else library.open(this.game);
    });
    this.pin.addEventListener('click', () => void library.pin(this.game, !this.game.isPinned));
    this.rename.addEventListener('click', () => this.askForName());
    this.end.addEventListener('click', () => void this.remove());
    this.element.append(this.button, this.pin, this.rename, this.end);
    this.show();
  }

  private show(): void {
    const { game, library } = this;
    const { name, title, moves, games, isPinned = false } = game;
    const size = games === undefined ? count(moves, 'move') : count(games, 'record');
    const when = timeIn(document.documentElement.lang).format(game.when);
    const isGone = library.deleted.has(game);
    const isHere = library.isOnPage(game);
    this.title.textContent = name ?? title;
    this.note.textContent = isGone
      ? say('Deleted. Press to bring it back.')
      : [isHere && say('On the board now'), name && title, size, when].filter(Boolean).join(' · ');
    this.button.toggleAttribute('data-gone', isGone);
    this.pin.textContent = isPinned ? '★' : '☆';
    this.pin.setAttribute('aria-pressed', String(isPinned));
    for (const control of [this.pin, this.rename, this.end]) control.disabled = isGone;
    this.end.disabled ||= isHere;
  }

  private async name(name: string): Promise<void> {
    this.game = await this.library.mark(this.game, { name });
    this.show();
  }

  private askForName(): void {
    const field = make('input', { type: 'text', value: this.game.name ?? this.game.title });
    field.setAttribute('aria-label', say('Name of the game'));
    let isDone = false; // taking the field away takes the focus from it
    const done = (): void => {
      if (isDone) return;
      isDone = true;
      const text = field.value.trim();
      field.replaceWith(this.button);
      void this.name(text === this.game.title ? '' : text);
    };
    field.addEventListener('blur', done);
    field.addEventListener('keydown', (event) => {
      // The arrows are the field's own here.
      event.stopPropagation();
      if (event.key === 'Enter') {
        event.preventDefault();
        done();
        this.button.focus();
      }
    });
    this.button.replaceWith(field);
    field.select();
  }

  private async remove(): Promise<void> {
    await this.library.remove(this.game);
    this.show();
    this.button.focus();
  }

  private async restore(): Promise<void> {
    await this.library.restore(this.game);
    this.show();
  }
}

function button(kind: string, label: string, text = ''): HTMLButtonElement {
  const made = make('button', { type: 'button', className: kind }, text);
  if (label !== '') {
    made.setAttribute('aria-label', label);
    made.title = label;
  }
  return made;
}

/** True when the position is in the game; false also for one that cannot be read. */
function hasPlace({ hooks }: PageState, { state }: KeptGame, isWanted: PositionTest): boolean {
  try {
    return hooks.revive(state).placesWith(isWanted).length > 0;
  } catch {
    return false;
  }
}
