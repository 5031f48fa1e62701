/** The games of the record's file: the number of the one looked at, and the way to the others. */

import type { RecordNode } from 'kakoi';
import { element, make } from './elements.js';
import { openGameOfFile } from './sources.js';
import type { PageState } from './state.js';
import { COLORS, nameOf, say } from './words.js';

export class GamesOfFile {
  private shown: readonly RecordNode[] = [];
  private readonly select = element<HTMLSelectElement>('file-game');

  constructor(page: PageState) {
    this.select.addEventListener('change', () => openGameOfFile(page, this.select.selectedIndex));
  }

  show(games: readonly RecordNode[], root: RecordNode): void {
    element('file-games').hidden = games.length < 2;
    if (games.length < 2) return;
    if (games.length !== this.shown.length || games.some((game, i) => game !== this.shown[i])) {
      this.shown = games;
      this.select.replaceChildren(...games.map((game, i) => optionOf(game, i, games.length)));
    }
    this.select.selectedIndex = games.indexOf(root);
  }
}

function optionOf({ data }: RecordNode, i: number, of: number): HTMLOptionElement {
  const players = COLORS.map((color) => data[color === 'black' ? 'PB' : 'PW']?.[0] ?? '');
  const names = players.some(Boolean) ? players.map((name, n) => name || nameOf(COLORS[n] ?? 'black')) : [];
  const title = data.GN?.[0] || names.join(' – ') || data.EV?.[0] || '';
  return make('option', {}, `${say('{n} of {all}', { n: i + 1, all: of })}${title && `: ${title}`}`);
}
