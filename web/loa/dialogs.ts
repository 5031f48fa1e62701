/** The dialogs of the page of Lines of Action. */

import { LoaBoard, type LoaRules, type LoaSetup } from 'kakoi';
import { type Dialogs, type Page, setUpDialogs, setUpNewGameDialog } from '../shell/dialogs.js';
import { element } from '../shell/elements.js';
import { complaintOf } from '../shell/errors.js';
import { opponentOf } from '../shell/opponent.js';
import type { LoaApp } from './app.js';
import html from './dialogs.html';
import { readPosition } from './editing.js';

export function setUp(page: Page<LoaApp>): Dialogs {
  return { ...setUpDialogs(html, page), new: setUpNewGame(page) };
}

function setUpNewGame({ app, opener }: Page<LoaApp>): () => void {
  const position = element<HTMLInputElement>('new-position');
  position.addEventListener('input', () => {
    position.setCustomValidity('');
    element<HTMLInputElement>('setup-position').click();
  });
  const open = setUpNewGameDialog(
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
      position.setCustomValidity(
        choices.get('setup') === 'position' ? complaintOf(() => positionIn(position.value)) : '',
      );
      return position.checkValidity() ? null : position;
    },
  );
  return () => {
    const chosen = element<HTMLInputElement>('setup-position').checked;
    if (!chosen) position.value = app.fen; // the position on the board is a good beginning
    open();
  };
}

function positionIn(text: string): LoaBoard {
  return readPosition(text) ?? LoaBoard.fromFen(text); // its error says what is wrong with the text
}
