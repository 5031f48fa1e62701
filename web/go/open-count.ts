/** The panel of the mode Count on the page, which loads it when it first counts. */

import { PointSet } from 'kakoi';
import { element, onChoice, onClick } from '../shell/elements.js';
import { addHtml } from '../shell/language.js';
import { goTo } from '../shell/moves.js';
import { render } from '../shell/render.js';
import html from './count.html';
import { CountPanel } from './count.js';
import { markDead } from './pointer.js';
import type { Scoring } from './session.js';
import type { GoState } from './state.js';

/** Puts the panel on the page. */
export function openCount(page: GoState): CountPanel {
  addHtml(element('count'), html);
  onChoice('scoring', (way) => {
    page.choices = { ...page.choices, scoring: way === 'rules' ? null : (way as Scoring) };
    render(page);
  });
  onClick('score-clear', () => {
    const { width, height } = page.session.board;
    markDead(page, PointSet.empty(width, height));
  });
  onClick('score-suggest', () => markDead(page, null));
  return new CountPanel(page.background, (index) => {
    page.reading?.study.end();
    goTo(page, index);
  });
}
