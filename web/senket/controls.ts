/** Connects the controls that only Senket has with its app. */

import type { Color, SenketMode } from 'kakoi';
import { setUpTools } from '../shell/editing.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import { onKeptChoice } from '../shell/kept-choice.js';
import type { Modes } from '../shell/modes.js';
import type { SenketApp } from './app.js';

export function setUpControls(app: SenketApp, modes: Modes): void {
  onChoice('linking', (links) => app.useLinking(links === 'all'));
  onKeptChoice('mode', (mode) => app.useMode(mode as SenketMode));
  onChoice('try-color', (color) => app.tryWith(color as Color));
  setUpTools(app, modes);
  onClick('try-clear', () => app.clearScratch());
  const trying = element<HTMLInputElement>('try');
  trying.addEventListener('change', () => app.tryMoves(trying.checked));
}
