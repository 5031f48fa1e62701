/** The answers about a group beside the board, and the row below it while moves are tried. */

import type { Color } from 'kakoi';
import { adoptStyle } from '../../shell/adopt-style.js';
import { element, enable, onClick, setText } from '../../shell/elements.js';
import { addHtml } from '../../shell/language.js';
import { COLORS, nameOf, say } from '../../shell/words.js';
import type { Desk } from './desk.js';
import html from './panel.html';
import type { Answered } from './question.js';
import type { Section, Situation, Study } from './study.js';
import style from './style.css';
import {
  askedInWords,
  certaintyInWords,
  hintsInWords,
  howInWords,
  outcomeInWords,
  searchInWords,
  stonesInWords,
} from './words.js';

/** The sections of the panel, each with a row for either side to move first. */
const SECTIONS: readonly Section[] = ['problem', 'fate', 'race', 'connection'];
const CERTAINTIES = ['proved', 'read', 'likely'] as const;
/** The largest region that the engine reads, in points. */
const LARGEST_REGION = 64;

export function setUpReading(study: Study, desk: Desk): void {
  adoptStyle(style);
  addHtml(element('mode-read'), html);
  for (const kind of SECTIONS) {
    for (const color of COLORS) element(`answers-${kind}`).append(rowOf(kind, color));
    for (const color of COLORS) {
      const answer = () => study.answer(kind, color, desk.situation);
      const use = (way: (found: Answered) => void) => () => {
        const found = answer();
        if (found === null) return;
        way(found);
        showBoard(element(`row-${kind}-${color}`));
      };
      onClick(
        `show-${kind}-${color}`,
        use((found) => study.show(found)),
      );
      onClick(
        `try-${kind}-${color}`,
        use((found) => void study.play(found)),
      );
    }
  }
  element<HTMLInputElement>('reading-joins').addEventListener('change', ({ target }) => {
    study.joins = (target as HTMLInputElement).checked;
  });
  const solve = (hidesAnswers: boolean) => () => {
    void desk.solve(hidesAnswers);
    showBoard(element('reading'));
  };
  onClick('reading-solve', solve(false));
  onClick('reading-practise', solve(true));
  onClick('reading-stop', () => study.stopSearch());
  onClick('practice-hint', () => void study.hint());
  onClick('practice-answer', () => void study.giveUp());
  onClick('practice-again', () => study.practise());
  onClick('practice-next', () => {
    desk.nextProblem?.();
    void desk.solve(true);
  });
  onClick('practice-unsolved', () => {
    if (desk.openNextUnsolved()) void desk.solve(true);
  });
  // These run before the board presses the stone.
  for (const type of ['click', 'keydown'] as const)
    element('board-room').addEventListener(
      type,
      ({ shiftKey }) => {
        study.isShifted = shiftKey;
      },
      { capture: true },
    );
  onClick('reading-pair', () => study.togglePair());
  onClick('reading-deeper', () => study.lookDeeper());
  onClick('reading-region', () => {
    study.drawRegion(null);
    desk.refresh();
  });
  element('status').append(element('trial')); // all pages share the row, and not this part of it
  onClick('trial-keep', () => desk.keepTrial());
  onClick('trial-end', () => {
    study.end();
    desk.refresh();
  });
}

/** Brings the board into view; where it stays there, the control that was pressed, which longer words below may have covered. */
function showBoard(pressed: HTMLElement): void {
  const room = element('board-room');
  const { top, bottom } = room.getBoundingClientRect();
  const isThere = top >= 0 && bottom <= innerHeight;
  (isThere ? pressed : room).scrollIntoView({ block: 'nearest' });
}

/**
 * The row for a side that moves first: the outcome, which shows a line when pressed, and a button to try it
 * oneself.
 */
function rowOf(kind: Section, color: Color): HTMLElement {
  const row = document.createElement('li');
  row.id = `row-${kind}-${color}`;
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
  attempt.setAttribute('aria-label', attemptInWords(kind, nameOf(color)));
  row.append(show, attempt);
  return row;
}

function attemptInWords(kind: Section, color: string): string {
  switch (kind) {
    case 'problem':
      return say('Play it as {color}, for the problem', { color });
    case 'fate':
      return say('Play it as {color}, for life', { color });
    case 'race':
      return say('Play it as {color}, for the race', { color });
    default:
      return say('Play it as {color}, for the connection', { color });
  }
}

/** Shows the study of a position, about which the record says `words`. */
export function showReading(study: Study, situation: Situation, words: string, hasNext: boolean): void {
  const { group, other, trial, problem } = study;
  const { dataset } = document.documentElement;
  if (!study.isOn && dataset.trial === undefined) return;
  if (trial === null) delete dataset.trial;
  else dataset.trial = '';
  element('trial').hidden = trial === null;
  if (trial !== null) enable('trial-keep', trial.at > 0);
  element('reading-forbidden').hidden = !study.reader.isForbidden;
  const canSolve = !study.reader.isForbidden && !study.isSearching;
  enable('reading-solve', canSolve);
  enable('reading-practise', canSolve);
  const { practises } = study;
  element('reading-practice').hidden = !practises;
  setText('reading-words', words);
  element('reading-words').hidden = words === '' || !practises;
  element('reading-start').hidden = practises;
  element('reading-more').hidden = study.hidesAnswers;
  element('practice-next').hidden = !hasNext;
  const { isRight } = study;
  if (isRight === null) delete element('status-text').dataset.judged;
  else element('status-text').dataset.judged = isRight ? 'right' : 'wrong';
  enable('practice-hint', study.canHint);
  element('practice-again').hidden = !study.canPractise;
  enable('practice-answer', study.hidesAnswers);
  element('reading-answers').hidden = study.hidesAnswers;
  setText('reading-search', hintInWords(study));
  element('reading-stop').hidden = !study.isSearching;
  element('reading-hint').hidden = group !== null || practises;
  element('reading-group').hidden = group === null;
  if (group === null) return;
  setText('reading-target', stonesInWords({ board: situation.board, group, other }, study.pressed));
  if (problem !== null) setText('reading-problem-heading', askedInWords(problem.question));
  element('reading-region').hidden = study.region === null;
  const answers = SECTIONS.flatMap((kind) => showAnswers(study, kind, situation));
  showDoubts(study, answers);
  showHints(study);
  enable('reading-pair', study.isChain(situation.board));
  element('reading-pair').setAttribute('aria-pressed', String(study.pairs || other !== null));
}

function hintInWords({ isSearching, practises, refusal, pairs }: Study): string {
  if (isSearching) return practises ? say('The solver is looking, too …') : searchInWords();
  if (refusal !== '') return refusal;
  return pairs
    ? say(
        'Press a stone of the other chain: with one of the other colour it is a race, with one of its own a connection.',
      )
    : '';
}

/** Shows the rows of a section, and gives their answers. */
function showAnswers(study: Study, kind: Section, situation: Situation): Answered[] {
  const answers = COLORS.flatMap((color) => {
    const answer = study.answer(kind, color, situation);
    const show = element(`show-${kind}-${color}`);
    element(`row-${kind}-${color}`).hidden = answer === null;
    if (answer === null) return [];
    const { question, reading } = answer;
    const [strong, small] = [show.querySelector('strong'), show.querySelector('small')];
    if (strong !== null) strong.textContent = reading === null ? '…' : outcomeInWords(question, reading);
    if (small !== null) small.textContent = reading === null ? '' : howInWords(question, reading);
    show.dataset.outcome = reading?.outcome ?? '';
    const isKnown = reading !== null && reading.outcome !== 'unknown';
    enable(`show-${kind}-${color}`, isKnown && reading.line.length > 0);
    element(`try-${kind}-${color}`).hidden = !study.canPlay(answer);
    const isShown = reading !== null && study.trial?.problem?.reading === reading && study.side === null;
    show.setAttribute('aria-pressed', String(isShown));
    return answer;
  });
  element(`reading-${kind}`).hidden = answers.length === 0;
  return answers;
}

/** Says how sure the answers are, and helps where there is none. */
function showDoubts(study: Study, answers: readonly Answered[]): void {
  const found = new Set(answers.map(({ reading }) => reading?.certainty));
  const sure = CERTAINTIES.filter((certainty) => found.has(certainty)).map(certaintyInWords);
  setText('reading-certainty', sure.join(' '));
  const open = answers.filter(({ reading }) => reading?.outcome === 'unknown');
  const escapes = answers.some(({ reading }) => reading?.outcome === 'escapes'); // or it would be said to live
  element('reading-undecided').hidden = open.length === 0 && !escapes;
  setText(
    'undecided-words',
    open.length > 0
      ? say('Not decided within as many positions as are looked at.')
      : say('It escapes; whether it lives is not decided within as many positions as are looked at.'),
  );
  const isSolved = study.problem !== null; // in a region of its own
  element('reading-open').hidden =
    isSolved ||
    !open.some(
      ({ question, reading }) => (reading?.region?.size ?? 0) > LARGEST_REGION + question.group.size - 1,
    );
  enable('reading-deeper', !study.isDeepest);
}

/** Explains the marks on the board while a line is shown from its beginning. */
function showHints(study: Study): void {
  const { trial } = study;
  const isAtStart = trial !== null && study.side === null && trial.at === 0;
  const said =
    isAtStart && trial.problem !== null
      ? hintsInWords(trial.problem.question, study.firstMoves(trial), study.breakers(trial))
      : '';
  setText('reading-marks', said);
  element('reading-marks').hidden = said === '';
}
