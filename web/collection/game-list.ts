/** The games that were found, each a link to the study board at the move. */

import { element, make, onClick, setText } from '../shell/elements.js';
import { nameOf, say } from '../shell/words.js';
import type { Found } from './games.js';
import { gamesInWords } from './words.js';

/** The games listed at first, and those that each press adds. */
const FIRST = 40;
const MORE = 200;

export class GameList {
  private found: readonly Found[] = [];
  /** Words above games, by the places of these. */
  private heads: ReadonlyMap<number, string> = new Map();
  private shown = 0;

  constructor() {
    onClick('match-more', () => {
      const { shown } = this;
      this.list(MORE);
      element('match-list').querySelectorAll('a')[shown]?.focus();
    });
  }

  show(found: readonly Found[]): void {
    this.heads = new Map();
    this.begin(found);
  }

  /** Shows games in sets, each below how many it has. */
  showSets(sets: readonly (readonly Found[])[]): void {
    let place = 0;
    this.heads = new Map(
      sets.map((set) => {
        const head = [place, gamesInWords(set.length)] as const;
        place += set.length;
        return head;
      }),
    );
    this.begin(sets.flat());
  }

  private begin(found: readonly Found[]): void {
    this.found = found;
    this.shown = 0;
    element('match-list').replaceChildren();
    setText('match-count', gamesInWords(found.length));
    this.list(FIRST);
  }

  /** The games listed, and those that more presses would list. */
  get games(): readonly Found[] {
    return this.found;
  }

  private list(more: number): void {
    const first = this.shown;
    const next = this.found.slice(first, first + more);
    this.shown += next.length;
    for (const [i, found] of next.entries()) {
      const head = this.heads.get(first + i);
      if (head !== undefined) element('match-list').append(make('li', { className: 'set-head' }, head));
      element('match-list').append(rowOf(found));
    }
    element('match-more').hidden = this.shown === this.found.length;
  }
}

function rowOf({ part, game, move }: Found): HTMLLIElement {
  const { black, white, date, event, result, name } = part.info(game);
  const players =
    black === '' && white === ''
      ? name || say('A game')
      : `${black || nameOf('black')} – ${white || nameOf('white')}`;
  const notes = [date, event, result, move > 0 ? say('move {n}', { n: move }) : ''].filter(Boolean);
  const words = [make('strong', {}, players), make('span', {}, notes.join(' · '))];
  const link = make('a', { title: name, href: 'index.html' }, ...words);
  // The address holds the whole game: it is made when somebody is about to follow it.
  const address = (): void => {
    link.href = addressOf({ part, game, move });
  };
  for (const about of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(about, address);
  return make('li', {}, link);
}

/** The address of the study board with the game, at the move. */
function addressOf({ part, game, move }: Pick<Found, 'part' | 'game' | 'move'>): string {
  return `index.html#${new URLSearchParams({ sgf: part.toSgf(game), move: String(move) })}`;
}
