/** Connects the controls that only Lines of Action has with its app. */

import type { Color } from 'kakoi';
import { setUpTools } from '../shell/editing.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import type { Modes } from '../shell/modes.js';
import { COLORS } from '../shell/words.js';
import type { LoaApp } from './app.js';

export function setUpControls(app: LoaApp, modes: Modes): void {
  onChoice('quad-colors', (value) => app.useQuadColors(value === 'both' ? COLORS : [value as Color]));
  onClick('copy-fen', () => void app.copyPosition());
  element('fen').addEventListener('focus', () => element<HTMLInputElement>('fen').select());

  setUpTools(app, modes);
}
