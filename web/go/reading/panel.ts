/** The answers about a group beside the board, and the row below it while moves are tried. */

import type { Color } from 'kakoi';
import { element, enable, onClick, setText } from '../../shell/elements.js';
import { COLORS, nameOf, say } from '../../shell/words.js';
import type { Kind, Situation } from './question.js';
import type { Hints } from './reader.js';
import type { Answered, Study } from './study.js';
import { answerInWords, groupInWords, hintsInWords, howInWords, pairInWords } from './words.js';

const KINDS: readonly Kind[] = ['capture', 'life', 'pair'];
/** True when the solver can play for one side: it has no moves for two chains at once. */
const isPlayed = (kind: Kind) => kind !== 'pair';
/** The largest region that the engine reads, in points. */
const LARGEST_REGION = 64;

/** The commands that the panel offers. */
interface Commands {
  situation(): Situation;
  /** The marks and the text of the record here, which say what a problem asks. */
  hints(): Hints;
  turnOn(on: boolean): void;
  /** Plays the tried moves into the record. */
  keep(): void;
  refresh(): void;
}

export function setUpReading(study: Study, { situation, hints, turnOn, keep, refresh }: Commands): void {
  const card = element<HTMLDetailsElement>('reading');
  card.addEventListener('toggle', () => {
    turnOn(card.open);
  });
  for (const kind of KINDS) {
    for (const color of COLORS) element(`answers-${kind}`).append(rowOf(kind, color));
    for (const color of COLORS) {
      const answer = () => study.answer(kind, color, situation());
      onClick(`show-${kind}-${color}`, () => withAnswer(answer(), (found) => study.show(found)));
      if (isPlayed(kind))
        onClick(`try-${kind}-${color}`, () => withAnswer(answer(), (found) => study.play(found)));
    }
  }
  element<HTMLInputElement>('reading-joins').addEventListener('change', ({ target }) => {
    study.joins = (target as HTMLInputElement).checked;
  });
  element<HTMLInputElement>('reading-compares').addEventListener('change', ({ target }) => {
    study.compares = (target as HTMLInputElement).checked;
  });
  onClick('reading-problem', () => void study.solve(situation(), hints()));
  onClick('reading-deeper', () => study.lookDeeper());
  onClick('reading-region', () => {
    study.drawRegion(null);
    refresh();
  });
  element('status').append(element('trial')); // all pages share the row, and not this part of it
  onClick('trial-keep', keep);
  onClick('trial-end', () => {
    study.end();
    refresh();
  });
}

function withAnswer(answer: Answered | null, use: (answer: Answered) => void): void {
  if (answer === null) return;
  use(answer);
  element('board-room').scrollIntoView({ block: 'nearest' }); // on phones it is out of view
}

/**
 * The row for a side that moves first: the outcome, which shows a line when pressed, and a button to try it
 * oneself.
 */
function rowOf(kind: Kind, color: Color): HTMLElement {
  const row = document.createElement('li');
  const show = document.createElement('button');
  show.type = 'button';
  show.id = `show-${kind}-${color}`;
  show.className = 'answer';
  const stone = document.createElement('i');
  stone.className = `stone ${color}`;
  const words = document.createElement('span');
  const first = say('{color} first:', { color: nameOf(color) });
  words.append(`${first} `, document.createElement('strong'), document.createElement('small'));
  show.append(stone, words);
  const attempt = document.createElement('button');
  attempt.type = 'button';
  attempt.id = `try-${kind}-${color}`;
  attempt.className = 'try';
  attempt.textContent = say('Play it');
  const as = { color: nameOf(color) };
  attempt.setAttribute(
    'aria-label',
    kind === 'life'
      ? say('Play it as {color}, for life', as)
      : say('Play it as {color}, for the capture', as),
  );
  row.append(show);
  if (isPlayed(kind)) row.append(attempt);
  return row;
}

export function showReading(study: Study, situation: Situation): void {
  const { group, trial } = study;
  const { dataset } = document.documentElement;
  if (!study.isOn && dataset.trial === undefined) return;
  if (trial === null) delete dataset.trial;
  else dataset.trial = '';
  element('trial').hidden = trial === null;
  if (trial !== null) enable('trial-keep', trial.at > 0);
  element('reading-forbidden').hidden = !study.reader.isForbidden;
  element('reading-hint').hidden = group !== null;
  element('reading-asked').hidden = study.problem === '';
  setText('reading-asked', study.problem);
  element('reading-group').hidden = group === null;
  if (group === null) return;
  setText('reading-target', groupInWords(situation.board, group));
  element('reading-region').hidden = study.region === null;
  const { other } = study;
  if (other !== null) setText('reading-pair-heading', pairInWords(situation.board, group, other));
  for (const kind of KINDS) showAnswers(study, kind, situation);
  showHints(study);
}

function showAnswers(study: Study, kind: Kind, situation: Situation): void {
  const answers = COLORS.map((color) => [color, study.answer(kind, color, situation)] as const);
  element(`reading-${kind}`).hidden = answers.some(([, answer]) => answer === null);
  let isOpen = false;
  let isUndecided = false;
  for (const [color, answer] of answers) {
    if (answer === null) continue;
    const { question, reading } = answer;
    const show = element(`show-${kind}-${color}`);
    const [strong, small] = [show.querySelector('strong'), show.querySelector('small')];
    const outcome = reading === null ? '…' : answerInWords(reading);
    if (strong !== null) strong.textContent = outcome;
    if (small !== null) small.textContent = reading === null ? '' : howInWords(question, reading);
    show.dataset.outcome = reading?.outcome ?? '';
    const isKnown = reading !== null && reading.outcome !== 'unknown';
    enable(`show-${kind}-${color}`, isKnown && reading.line.length > 0);
    if (isPlayed(kind)) enable(`try-${kind}-${color}`, isKnown);
    const { trial } = study;
    const isShown = trial !== null && trial.question.kind === kind && trial.question.toPlay === color;
    show.setAttribute('aria-pressed', String(isShown && study.side === null));
    if (reading?.certainty === 'likely') isOpen = true;
    if (reading?.outcome !== 'unknown') continue;
    if ((reading.region?.size ?? 0) > LARGEST_REGION + question.group.size - 1) isOpen = true;
    else isUndecided = true;
  }
  if (kind !== 'life') return;
  element('reading-open').hidden = !isOpen;
  element('reading-undecided').hidden = !isUndecided;
  enable('reading-deeper', !study.isDeepest);
}

/** Explains the marks on the board while a line is shown from its beginning. */
function showHints(study: Study): void {
  const { trial } = study;
  const isAtStart = trial !== null && study.side === null && trial.at === 0;
  const said = isAtStart ? hintsInWords(trial.question, study.firstMoves(trial), study.breakers(trial)) : '';
  setText('reading-marks', said);
  element('reading-marks').hidden = said === '';
}
