/** Connects the controls that only Senket has with its page. */

import type { Color, SenketMode } from 'kakoi';
import { element, onChoice, onClick } from '../shell/elements.js';
import { onKeptChoice } from '../shell/kept-choice.js';
import { render, tell } from '../shell/render.js';
import { tryWith } from './pointer.js';
import type { SenketState } from './state.js';
import { tryMoves, trySteps } from './turns.js';

export function setUpControls(page: SenketState): void {
  onChoice('linking', (links) => {
    page.linking = links === 'all';
    render(page);
  });
  onKeptChoice('mode', (mode) => {
    page.mode = mode as SenketMode;
    tell(page, '');
  });
  onChoice('try-color', (color) => tryWith(page, color as Color));
  onClick('try-clear', () => trySteps(page, []));
  const trying = element<HTMLInputElement>('try');
  trying.addEventListener('change', () => tryMoves(page, trying.checked));
}
