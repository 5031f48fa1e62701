/** The reader's own latest games in the dialog that opens games. */

import { element } from './elements.js';
import type { KeptGame } from './kept-games.js';
import { count } from './words.js';

/** As many as there is room for. */
const MOST = 6;

export function listRecentGames(games: readonly KeptGame[], open: (game: KeptGame) => void): void {
  element('recent').hidden = games.length === 0;
  element('recent-games').replaceChildren(
    ...games.slice(0, MOST).map((game) => {
      const title = document.createElement('strong');
      title.textContent = game.title;
      const note = document.createElement('span');
      note.textContent = `${count(game.moves, 'move')} · ${new Date(game.when).toLocaleString(document.documentElement.lang)}`;
      const button = document.createElement('button');
      button.type = 'button';
      button.append(title, note);
      button.addEventListener('click', () => open(game));
      const item = document.createElement('li');
      item.append(button);
      return item;
    }),
  );
}
