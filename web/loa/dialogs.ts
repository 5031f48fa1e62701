/** The dialogs of the page of Lines of Action. */

import { LoaBoard, type LoaRules, type LoaSetup } from 'kakoi';
import { type Dialogs, type Parts, setUpDialogs, setUpNewGameDialog } from '../shell/dialogs.js';
import { element } from '../shell/elements.js';
import { complaintOf } from '../shell/errors.js';
import { opponentOf } from '../shell/opponent.js';
import { newGame } from '../shell/sources.js';
import html from './dialogs.html';
import { readPosition } from './editing.js';
import { LoaSession } from './session.js';
import type { LoaState } from './state.js';

export function setUp(parts: Parts<LoaState>): Dialogs {
  return { ...setUpDialogs(html, parts), new: setUpNewGame(parts) };
}

function setUpNewGame({ page, opener }: Parts<LoaState>): () => void {
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
      const options = {
        ...(setup === 'position'
          ? { setup: positionIn(position.value) }
          : { setup: setup as LoaSetup, size: Number(choices.get('size')) }),
        rules,
        info: { black: named('black'), white: named('white') },
      };
      newGame(page, () => LoaSession.start(options), opponent);
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
    if (!chosen) position.value = page.session.board.toFen(); // the position on the board is a good beginning
    open();
  };
}

function positionIn(text: string): LoaBoard {
  return readPosition(text) ?? LoaBoard.fromFen(text); // its error says what is wrong with the text
}
