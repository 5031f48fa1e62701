/** The reader's own games in the dialog that opens games: a press opens one, or while games are forgotten, forgets it. */

import { element, onClick } from './elements.js';
import type { KeptGame, KeptGames } from './kept-games.js';
import { count, say } from './words.js';

export class RecentGames {
  private readonly forgetting = element<HTMLButtonElement>('forget-games');
  private items: readonly Item[] = [];

  constructor(
    private readonly kept: KeptGames,
    private readonly open: (game: KeptGame) => void,
  ) {
    onClick('forget-games', () => this.forget(!this.isForgetting));
  }

  /** Shows the games as they are kept now. */
  list(): void {
    this.items = this.kept.others.map((game) => new Item(game, () => this.press(game)));
    element('recent').hidden = this.items.length === 0;
    element('recent-games').replaceChildren(...this.items.map(({ element }) => element));
    this.forget(false);
  }

  private get isForgetting(): boolean {
    return this.forgetting.ariaPressed === 'true';
  }

  private forget(on: boolean): void {
    this.forgetting.ariaPressed = String(on);
    this.forgetting.textContent = on ? say('Done') : say('Forget some');
    for (const item of this.items) item.show(on);
  }

  private press(game: KeptGame): void {
    const item = this.items.find((other) => other.game === game);
    if (!this.isForgetting) this.open(game);
    else if (item !== undefined) {
      item.bringBack = item.bringBack === null ? this.kept.forget(game) : item.bringBack();
      item.show(true);
    }
  }
}

class Item {
  readonly element = document.createElement('li');
  private readonly button = document.createElement('button');
  private readonly note = document.createElement('span');
  /** Undoes the forgetting; null while the game is kept. */
  bringBack: (() => null) | null = null;

  constructor(
    readonly game: KeptGame,
    press: () => void,
  ) {
    const title = document.createElement('strong');
    title.textContent = game.title;
    this.button.type = 'button';
    this.button.append(title, this.note);
    this.button.addEventListener('click', press);
    this.element.append(this.button);
  }

  show(isForgetting: boolean): void {
    const { game, bringBack, button } = this;
    const when = new Date(game.when).toLocaleString(document.documentElement.lang);
    const note = `${count(game.moves, 'move')} · ${when}`;
    const isGone = bringBack !== null;
    this.note.textContent = isGone ? say('Forgotten. Press to bring it back.') : note;
    button.disabled = isGone && !isForgetting;
    button.toggleAttribute('data-gone', isGone);
  }
}
