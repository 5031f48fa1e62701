/** The dialogs of the page of Go. */

import { goRules, handicapPoints, type RulesName } from 'kakoi';
import {
  type Dialogs,
  type Parts,
  setUpDialogs,
  setUpNewGameDialog,
  setUpSizeFields,
} from '../shell/dialogs.js';
import { element } from '../shell/elements.js';
import { complaintOf } from '../shell/errors.js';
import { opponentOf } from '../shell/opponent.js';
import { newGame } from '../shell/sources.js';
import { say } from '../shell/words.js';
import html from './dialogs.html';
import { GoSession } from './session.js';
import type { GoState } from './state.js';

export function setUp(parts: Parts<GoState>): Dialogs {
  return { ...setUpDialogs(html, parts), new: setUpNewGame(parts) };
}

function setUpNewGame({ page, opener }: Parts<GoState>): () => void {
  const width = element<HTMLInputElement>('new-width');
  const height = element<HTMLInputElement>('new-height');
  const rules = element<HTMLSelectElement>('new-rules');
  const komi = element<HTMLInputElement>('new-komi');
  const handicap = element<HTMLSelectElement>('new-handicap');
  setUpSizeFields(width, height);
  // A usual komi until the reader says another.
  const suggest = (): void => {
    const usual = goRules(rules.value as RulesName).komi;
    komi.value = String(Number(handicap.value) >= 2 ? usual % 1 : usual);
  };
  for (const input of [rules, handicap]) input.addEventListener('change', suggest);
  suggest();
  const form = element<HTMLFormElement>('new-form');
  const sidesIn = (choices: FormData) => {
    const size = Number(choices.get('size'));
    return choices.get('size') === 'custom'
      ? { width: width.valueAsNumber, height: height.valueAsNumber }
      : { width: size, height: size };
  };
  /** Offers the handicaps that have points on the board, and complains of another that is chosen. */
  const offer = (): void => {
    const { width, height } = sidesIn(new FormData(form));
    for (const option of handicap.options) {
      const stones = Number(option.value);
      option.disabled = stones > 0 && complaintOf(() => handicapPoints(width, height, stones)) !== '';
    }
    const [chosen] = handicap.selectedOptions;
    handicap.setCustomValidity(
      chosen?.disabled ? say('This board has no points for {n} stones.', { n: chosen.value }) : '',
    );
  };
  form.addEventListener('input', offer);
  const start = (choices: FormData): void => {
    const named = (name: 'black' | 'white') => String(choices.get(name)).trim();
    const options = {
      ...sidesIn(choices),
      rules: rules.value as RulesName,
      komi: komi.valueAsNumber,
      handicap: Number(handicap.value),
      info: { black: named('black'), white: named('white') },
    };
    const opponent = opponentOf(choices.get('opponent'), choices.get('level'));
    newGame(page, () => GoSession.start(options), opponent);
  };
  const open = setUpNewGameDialog(opener, start, (choices) => {
    const used = choices.get('size') === 'custom' ? [width, height, komi, handicap] : [komi, handicap];
    return used.find((input) => !input.checkValidity()) ?? null;
  });
  return () => {
    handicap.value = '0'; // the game before was another
    suggest();
    offer();
    open();
  };
}
