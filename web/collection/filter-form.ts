/** The form in which the reader says whose games are asked about. */

import type { Color } from 'kakoi';
import { element, make, onChoice, setText } from '../shell/elements.js';
import { DateFields } from './date-fields.js';
import { EVERYTHING, type Filter, type Scores } from './filter.js';
import type { Games } from './games.js';
import { scoreInWords } from './lines.js';

/** The names that the field offers: those of most games. */
const MOST_NAMES = 300;
/** A name is being typed for this long. */
const PAUSE_MS = 250;

export class FilterForm {
  private readonly fields = {
    player: element<HTMLInputElement>('player'),
    since: element<HTMLInputElement>('since'),
    until: element<HTMLInputElement>('until'),
    result: element<HTMLSelectElement>('result'),
    event: element<HTMLInputElement>('event'),
  };
  private readonly dates = new DateFields();
  private readonly size = element<HTMLSelectElement>('size');
  private color: Color | '' = '';
  private timer = 0;

  constructor(
    private readonly changed: () => void,
    private readonly boardChanged: () => void,
  ) {
    const form = element('filter-form');
    form.addEventListener('submit', (event) => event.preventDefault());
    for (const field of Object.values(this.fields)) {
      field.addEventListener('input', () => {
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.take(), field instanceof HTMLSelectElement ? 0 : PAUSE_MS);
      });
    }
    onChoice('color', (color) => {
      this.color = color as Color | '';
      if (this.filter.player !== '') this.changed();
    });
    this.size.addEventListener('change', () => this.boardChanged());
  }

  get filter(): Filter {
    const { player, result, event } = this.fields;
    return {
      player: player.value.trim(),
      color: player.value.trim() === '' ? '' : this.color,
      ...this.dates.dates,
      event: event.value,
      result: result.value as Filter['result'],
    };
  }

  /** The size of the boards asked about. */
  get board(): [width: number, height: number] {
    const [width = 19, height = 19] = this.size.value.split('×').map(Number);
    return this.size.value === '' ? [19, 19] : [width, height];
  }

  /** Fills the form; of the reader only the names and boards that are there can be asked for. */
  fill(filter: Filter, games: Games): void {
    const { player, result, event } = this.fields;
    Object.assign(player, { value: filter.player });
    this.dates.fill(filter);
    Object.assign(result, { value: filter.result });
    Object.assign(event, { value: filter.event });
    this.color = filter.color;
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name="color"]'))
      radio.checked = radio.value === filter.color;
    this.offer(games);
    this.showFields();
  }

  /** Offers the players and the boards of the games. */
  offer(games: Games): void {
    const names = [...games.players].sort((a, b) => b[1] - a[1]).slice(0, MOST_NAMES);
    element('players').replaceChildren(...names.map(([value]) => make('option', { value })));
    const { value } = this.size;
    const boards = [...games.sizes].sort((a, b) => b[1] - a[1]);
    this.size.replaceChildren(...boards.map(([value, n]) => make('option', { value }, `${value} (${n})`)));
    this.size.value = games.sizes.has(value) ? value : games.board;
  }

  /** Shows how the player did with each colour. */
  showScores(scores: Scores | null): void {
    if (scores === null) return;
    const { black, white } = scores;
    const both = {
      games: black.games + white.games,
      won: black.won + white.won,
      lost: black.lost + white.lost,
    };
    for (const [name, score] of Object.entries({ both, black, white }))
      setText(`score-${name}`, scoreInWords(score));
  }

  private take(): void {
    this.showFields();
    this.changed();
  }

  private showFields(): void {
    const isNamed = this.filter.player !== '';
    element('colors').hidden = !isNamed;
    for (const value of ['won', 'lost']) {
      const choice = this.fields.result.querySelector<HTMLOptionElement>(`[value="${value}"]`)!;
      choice.disabled = !isNamed;
      if (!isNamed && choice.selected) this.fields.result.value = EVERYTHING.result;
    }
  }
}
