/** The look back at a game: the chances over its moves, and the three moves that lost most of them. */

import { adoptStyle } from '../adopt-style.js';
import { element } from '../elements.js';
import { addHtml } from '../language.js';
import { goToNode } from '../moves.js';
import { watch } from '../render.js';
import type { PageState } from '../state.js';
import { nameOf, say } from '../words.js';
import { Chances } from './chances.js';
import type { Judge } from './judge.js';
import { Measure, type Mistake } from './measure.js';
import html from './panel.html';
import style from './style.css';

/** The moves of a line that are shown. */
const LONGEST_LINE = 5;

/** Puts the look back into the panel of the mode. */
export function addReview<Move>(page: PageState, judge: Judge<Move>): void {
  addHtml(element('mode-play'), html);
  adoptStyle(style);
  const button = element<HTMLButtonElement>('review-start');
  const list = element('review-moves');
  const state = element('review-state');
  const chances = new Chances(element('review-graph'), (at) => {
    const node = measure?.nodeAt(at);
    if (node !== undefined) goToNode(page, node);
  });
  let measure: Measure<Move> | null = null;
  let root: unknown = null;
  let control = new AbortController();

  const show = (isDone: boolean): void => {
    if (measure === null) return;
    chances.draw(measure);
    const worst = isDone ? measure.worst : [];
    list.replaceChildren(...worst.map(item));
    if (!isDone) state.textContent = say('Looking…');
    else state.textContent = worst.length === 0 ? say('No move lost much.') : '';
  };

  const start = async (): Promise<void> => {
    control.abort();
    control = new AbortController();
    const { signal } = control;
    root = page.session.root;
    measure = new Measure(page.session, judge);
    element('review-result').hidden = false;
    button.textContent = say('Look again');
    show(false);
    mark();
    try {
      await measure.run(signal, () => show(false));
      show(true);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const mark = (): void => chances.mark(measure?.placeOf(page.session.node) ?? null);
  button.addEventListener('click', () => void start());
  const follow = (): void => {
    button.disabled = page.session.line.length < 2;
    if (measure !== null && page.session.root === root) {
      mark();
      return;
    }
    control.abort();
    measure = null;
    element('review-result').hidden = true;
    button.textContent = say('Look back at the game');
  };
  watch(page, follow);
  follow();

  function item({ at, color, played, before, after, line }: Mistake<Move>): HTMLLIElement {
    const moves = line.slice(0, LONGEST_LINE);
    const go = document.createElement('button');
    go.type = 'button';
    go.className = 'link';
    const values = {
      number: at + 1,
      color: nameOf(color),
      move: played,
      before: Math.round(100 * before),
      after: Math.round(100 * after),
    };
    go.textContent = say(
      'Move {number}, {color} {move}: chances of {color} from {before} to {after} %',
      values,
    );
    go.addEventListener('click', () => {
      const node = measure?.nodeAt(at);
      if (node !== undefined) judge.advise(node, moves);
    });
    const better = document.createElement('span');
    better.className = 'quiet';
    better.textContent = say('Better: {moves}', { moves: moves.map(judge.moveName).join(' ') });
    const made = document.createElement('li');
    made.append(go, ' ', better);
    return made;
  }
}
