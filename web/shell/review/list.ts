/** The moments of a review as a list: a press on one shows it on the board, with what can be done about it. */

import type { Moment } from 'kakoi/review';
import { make, makeButton } from '../elements.js';
import { nameOf, say } from '../words.js';
import type { Reviewer } from './reviewer.js';
import { certaintyInWords, factInWords } from './words.js';

/** The moves of a line that are named. */
const LONGEST_LINE = 7;

export class MomentList<Move, Proof> {
  private moments: readonly Moment<Move, Proof>[] = [];
  private shown: number | null = null;

  constructor(
    private readonly list: HTMLElement,
    private readonly reviewer: Reviewer<Move, Proof>,
    private readonly moveText: (moment: Moment<Move, Proof>) => string,
    private readonly see: (moment: Moment<Move, Proof>) => void,
  ) {}

  /** Shows the moments, of which the one about that move is on the board. Items that stay keep the focus. */
  show(moments: readonly Moment<Move, Proof>[], shown: number | null): void {
    const isSame =
      shown === this.shown &&
      moments.length === this.moments.length &&
      moments.every(({ facts }, i) => facts[0] === this.moments[i]?.facts[0]);
    if (isSame) return;
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    const [move, name] = [focused?.closest('li')?.value, focused?.className];
    this.moments = moments;
    this.shown = shown;
    this.list.replaceChildren(...moments.map((moment) => this.itemOf(moment)));
    const again = [...this.list.children].find(
      (item) => item instanceof HTMLLIElement && item.value === move,
    );
    const buttons = [...(again?.querySelectorAll('button') ?? [])];
    buttons.find(({ className }) => className === name)?.focus({ preventScroll: true });
    if (shown !== null) this.list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  private itemOf(moment: Moment<Move, Proof>): HTMLLIElement {
    const { move, color, facts } = moment;
    const [first, ...others] = facts;
    const item = make('li', { value: move });
    if (first === undefined) return item;
    const { sign, word } = certaintyInWords(first);
    const place = say('{n}. {color} {move}', { n: move, color: nameOf(color), move: this.moveText(moment) });
    const stone = make('i', { className: `stone ${color}` });
    const sure = make('small', {}, `${sign} ${word}`);
    sure.dataset.certainty = first.certainty;
    const words = [make('b', {}, place), make('span', {}, factInWords(first))];
    const button = makeButton('moment', () => this.see(moment), stone, ...words, sure);
    item.append(button);
    if (move !== this.shown) return item;
    button.setAttribute('aria-current', 'true');
    const line = first.line.slice(0, LONGEST_LINE).map(this.reviewer.nameOf);
    const more = [
      ...others.map(factInWords),
      ...(line.length > 0 ? [say('How it goes on: {moves}', { moves: line.join(' ') })] : []),
    ];
    item.append(...more.map((said) => make('p', {}, said)));
    const fitting = this.reviewer.actions.filter(({ fits }) => fits(moment));
    const actions = fitting.map(({ words, run }, i) =>
      makeButton(`link action-${i}`, () => run(moment), words),
    );
    item.append(make('p', {}, ...actions));
    return item;
  }
}
