/** The dialogs of the page of Go. */

import { goRules, type RulesName } from 'kakoi';
import {
  type Dialogs,
  type Page,
  setUpDialogs,
  setUpNewGameDialog,
  setUpSizeFields,
} from '../shell/dialogs.js';
import { element } from '../shell/elements.js';
import { opponentOf } from '../shell/opponent.js';
import type { GoApp } from './app.js';
import html from './dialogs.html';

export function setUp(page: Page<GoApp>): Dialogs {
  return { ...setUpDialogs(html, page), new: setUpNewGame(page) };
}

function setUpNewGame({ app, opener }: Page<GoApp>): () => void {
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
  const start = (choices: FormData): void => {
    const size = Number(choices.get('size'));
    const sides =
      choices.get('size') === 'custom'
        ? { width: width.valueAsNumber, height: height.valueAsNumber }
        : { width: size, height: size };
    const named = (name: 'black' | 'white') => String(choices.get(name)).trim();
    app.newGame(
      {
        ...sides,
        rules: rules.value as RulesName,
        komi: komi.valueAsNumber,
        handicap: Number(handicap.value),
        info: { black: named('black'), white: named('white') },
      },
      opponentOf(choices.get('opponent'), choices.get('level')),
    );
  };
  return setUpNewGameDialog(opener, start, (choices) => {
    const used = choices.get('size') === 'custom' ? [width, height, komi] : [komi];
    return used.find((input) => !input.checkValidity()) ?? null;
  });
}
