/** The player's part of the page: what an exhibit puts there once, and what every step changes. */

import type { Theme } from 'kakoi/pictures';
import { element, enable, make, makeButton, setAttribute, setText } from '../shell/elements.js';
import { say, translated } from '../shell/words.js';
import { type Choice, type Exhibit, type Step, signed } from './exhibit.js';
import type { Loaded } from './gallery.js';
import { groundOf } from './grounds/index.js';
import type { Row } from './list.js';
import { isNothing } from './picture.js';

/** Puts in place what stays as long as the exhibit does. */
export function layExhibit(
  { title }: Row,
  { exhibit, text }: Loaded,
  chosen: { readonly choices: Readonly<Record<string, string>>; readonly tool: string },
  on: { choose(name: string, answer: string): void; take(tool: string): void },
): void {
  const { told, kind, choices, listing, trial } = exhibit;
  const ground = groundOf(kind);
  setText('player-title', translated(title));
  setText('player-idea', translated(told.idea));
  setText('player-by', translated(told.by));
  setText('player-cost', translated(told.cost));
  element('player-differs').hidden = told.written === undefined || told.right === undefined;
  if (told.written) setText('player-written', translated(told.written));
  if (told.right) setText('player-right', translated(told.right));
  element('player-listing').replaceChildren(
    ...listing.map((line) => {
      // A line that is too long for the page would be broken right after spaces of another kind.
      const code = line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));
      return make('li', {}, make('code', {}, code));
    }),
  );
  setText('program-text', text.trim());
  element('player-choices').replaceChildren(
    ...Object.entries(choices).map(([name, choice]) =>
      radios(name, choice, chosen.choices[name]!, (answer) => on.choose(name, answer)),
    ),
  );
  element('player-tools').replaceChildren(
    radios('tool', toolsOf(exhibit), chosen.tool, (tool) => on.take(tool)),
  );
  delete element('player-sets').dataset.laid; // the chips there pin sets of the exhibit before
  const sizes = ground.sizes.map((size) => new Option(`${size}×${size}`, String(size)));
  const other = Object.assign(new Option('', ''), { hidden: true }); // for boards of no such size
  element('player-size').replaceChildren(other, ...sizes);
  element('player-trial').hidden = trial === undefined;
  if (trial) setText('trial-words', translated(trial.words));
}

function toolsOf({ kind, pressed }: Exhibit): Choice {
  const { tools } = groundOf(kind);
  const edits = (['black', 'white', 'empty'] as const).map((tool) => [tool, tools[tool]] as const);
  return { words: { text: 'A press' }, answers: pressed ? [['press', pressed.words], ...edits] : edits };
}

/** Shows the size of the board, one of those on offer or not. */
export function showSize({ width, height }: { readonly width: number; readonly height: number }): void {
  const { options } = element<HTMLSelectElement>('player-size');
  const [other, ...sizes] = [...options];
  other!.text = `${width}×${height}`;
  (sizes.find(({ text }) => text === other!.text) ?? other!).selected = true;
}

/** Shows the place among the steps, and what the step says. */
export function showStep(steps: readonly Step[], at: number): void {
  const { line, sentence, counts = {} } = steps[at]!;
  const last = steps.length - 1;
  for (const [i, item] of [...element('player-listing').children].entries()) {
    item.toggleAttribute('data-lit', i + 1 === line);
    if (i + 1 === line) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
  }
  setText('player-sentence', translated(sentence));
  const numbers = Object.entries(counts).map(
    ([name, value]) => `${translated({ text: name })} ${signed(value)}`,
  );
  setText('player-counts', numbers.join(' · '));
  const slider = element<HTMLInputElement>('player-slider');
  setAttribute(slider, 'max', String(last));
  slider.value = String(at);
  slider.style.setProperty('--done', last === 0 ? '0' : String(at / last));
  setAttribute(slider, 'aria-valuetext', say('Step {at} of {last}', { at, last }));
  setText('player-at', `${at} / ${last}`);
  for (const id of ['player-first', 'player-back']) enable(id, at > 0);
  for (const id of ['player-forward', 'player-last']) enable(id, at < last);
}

/** Shows the named sets as chips: each can be pinned, so that it stays on the board. */
export function showSets(
  { sets }: Step,
  paints: ReadonlyMap<string, readonly (keyof Theme)[]>,
  shown: ReadonlySet<string>,
  pinned: ReadonlySet<string>,
  pin: (name: string) => void,
): void {
  const room = element('player-sets');
  const names = [...paints.keys()];
  const laid = String([...paints]);
  if (room.dataset.laid !== laid)
    room.replaceChildren(...[...paints].map(([name, own]) => chipOf(name, own, pin)));
  room.dataset.laid = laid;
  names.forEach((name, i) => {
    const chip = room.children[i]!;
    const value = sets[name];
    chip.toggleAttribute('data-shown', value !== undefined && shown.has(name));
    chip.toggleAttribute('data-nothing', value === undefined || isNothing(value));
    setAttribute(chip, 'aria-pressed', String(pinned.has(name)));
  });
}

/** The most stripes that are told apart on a chip. */
const STRIPES = 4;

function chipOf(name: string, paints: readonly (keyof Theme)[], pin: (name: string) => void): HTMLElement {
  const chip = makeButton('chip', () => pin(name), make('i'), name);
  const stripes = paints.slice(0, STRIPES);
  const share = (i: number) => `${(100 * i) / stripes.length}%`;
  const colors = stripes.map((paint, i) => `var(--paint-${paint}) ${share(i)} ${share(i + 1)}`);
  chip.style.setProperty('--chip', `linear-gradient(90deg, ${colors.join()})`);
  return chip;
}

/** A row of radio buttons for a choice. */
function radios(
  name: string,
  { words, answers }: Choice,
  chosen: string,
  choose: (answer: string) => void,
): HTMLElement {
  const labels = answers.map(([value, said]) => {
    const checked = value === chosen;
    const radio = make('input', { type: 'radio', name: `player-${name}`, value, checked });
    radio.addEventListener('change', () => choose(value));
    return make('label', {}, radio, translated(said));
  });
  return make('fieldset', { className: 'levels' }, make('legend', {}, translated(words)), ...labels);
}
