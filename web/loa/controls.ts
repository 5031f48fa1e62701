/** Connects the controls that only Lines of Action has with its page. */

import type { Color } from 'kakoi';
import { copy } from '../shell/clipboard.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import { render, tell } from '../shell/render.js';
import { COLORS, say } from '../shell/words.js';
import type { LoaState } from './state.js';

export function setUpControls(page: LoaState): void {
  onChoice('quad-colors', (value) => {
    page.quadColors = value === 'both' ? COLORS : [value as Color];
    render(page);
  });
  onClick('copy-fen', async () => {
    const copied = await copy(page.session.board.toFen());
    tell(page, copied ? say('Position copied.') : say('The browser does not allow pages to copy.'));
  });
  element('fen').addEventListener('focus', () => element<HTMLInputElement>('fen').select());
}
