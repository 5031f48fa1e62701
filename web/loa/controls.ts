/** Connects the controls that only Lines of Action has with its app. */

import { type Color, LoaBoard, type LoaRules, type LoaSetup } from 'kakoi';
import { setUpNewGameDialog } from '../shell/dialogs.js';
import { setUpTools } from '../shell/editing.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import type { Modes } from '../shell/modes.js';
import type { Opener } from '../shell/opener.js';
import { Opponents, opponentOf } from '../shell/opponent.js';
import { COLORS } from '../shell/words.js';
import type { LoaApp } from './app.js';
import { readPosition } from './editing.js';

export function setUpControls(app: LoaApp, opener: Opener, modes: Modes): void {
  onChoice('quad-colors', (value) => app.useQuadColors(value === 'both' ? COLORS : [value as Color]));
  onClick('copy-fen', () => void app.copyPosition());
  new Opponents(app, (...how) => app.findMove(...how));
  element('fen').addEventListener('focus', () => element<HTMLInputElement>('fen').select());

  setUpTools(app, modes);

  const position = element<HTMLInputElement>('new-position');
  position.addEventListener('input', () => {
    position.setCustomValidity('');
    element<HTMLInputElement>('setup-position').click();
  });
  onClick('new', () => {
    const chosen = element<HTMLInputElement>('setup-position').checked;
    if (!chosen) position.value = app.fen; // the position on the board is a good beginning
  });
  setUpNewGameDialog(
    opener,
    (choices) => {
      const setup = String(choices.get('setup'));
      const rules = {
        simultaneous: choices.get('simultaneous'),
        noMove: choices.get('no-move'),
        repetition: Number(choices.get('repetition')),
      } as LoaRules;
      const opponent = opponentOf(choices.get('opponent'), choices.get('level'));
      const named = (name: 'black' | 'white') => String(choices.get(name)).trim();
      app.newGame(
        {
          ...(setup === 'position'
            ? { setup: positionIn(position.value) }
            : { setup: setup as LoaSetup, size: Number(choices.get('size')) }),
          rules,
          info: { black: named('black'), white: named('white') },
        },
        opponent,
      );
    },
    (choices) => {
      position.setCustomValidity(choices.get('setup') === 'position' ? complaintOf(position.value) : '');
      return position.checkValidity() ? null : position;
    },
  );
}

/** The fault of a position as text, or ''. */
function complaintOf(text: string): string {
  try {
    positionIn(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function positionIn(text: string): LoaBoard {
  return readPosition(text) ?? LoaBoard.fromFen(text); // its error says what is wrong with the text
}
