/** The answers about a group beside the board, and the row below it while moves are tried. */

import type { Color, GoBoard } from 'kakoi';
import { adoptStyle } from '../../shell/adopt-style.js';
import { element, enable, onClick, setText } from '../../shell/elements.js';
import { addHtml } from '../../shell/language.js';
import { COLORS, nameOf, say } from '../../shell/words.js';
import { SECTIONS, type Section } from './answers.js';
import type { Desk } from './desk.js';
import html from './panel.html';
import { type Answered, isChain } from './question.js';
import { canHint, practises } from './state.js';
import type { Study } from './study.js';
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

/** The buttons of a row, by what the study does then. */
const WAYS = Object.entries({ show: 'show', try: 'play' } as const);
const CERTAINTIES = ['proved', 'read', 'likely'] as const;
/** The largest region that the engine reads, in points. */
const LARGEST_REGION = 64;

export function setUpReading(study: Study, desk: Desk): void {
  adoptStyle(style);
  addHtml(element('mode-read'), html);
  for (const kind of SECTIONS) {
    element(`answers-${kind}`).innerHTML = COLORS.map((color) => rowOf(kind, color)).join('');
    for (const color of COLORS)
      for (const [button, way] of WAYS)
        onClick(`${button}-${kind}-${color}`, () => {
          const found = study.answer(kind, color);
          if (found === null) return;
          void study[way](found);
          showBoard(element(`row-${kind}-${color}`));
        });
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
function rowOf(kind: Section, color: Color): string {
  const [name, row] = [nameOf(color), `${kind}-${color}`];
  const first = say('{color} first:', { color: name });
  return [
    `<li id="row-${row}"><button type="button" id="show-${row}" class="answer"><i class="stone ${color}"></i>`,
    `<span>${first} <strong></strong><small></small></span></button>`,
    `<button type="button" id="try-${row}" class="try" aria-label="${ATTEMPTS[kind](name)}">${say('Play it')}</button></li>`,
  ].join('');
}

const ATTEMPTS: Readonly<Record<Section, (color: string) => string>> = {
  problem: (color) => say('Play it as {color}, for the problem', { color }),
  fate: (color) => say('Play it as {color}, for life', { color }),
  race: (color) => say('Play it as {color}, for the race', { color }),
  connection: (color) => say('Play it as {color}, for the connection', { color }),
};

/** Shows the study of a position, about which the record says `words`. */
export function showReading(study: Study, board: GoBoard, words: string, hasNext: boolean): void {
  const { state, tried } = study;
  const { dataset } = document.documentElement;
  if (!study.isOn && dataset.trial === undefined) return;
  if (tried === null) delete dataset.trial;
  else dataset.trial = '';
  element('trial').hidden = tried === null;
  if (tried !== null) enable('trial-keep', tried.trial.at > 0);
  const { isForbidden } = study.answers.reader;
  element('reading-forbidden').hidden = !isForbidden;
  const canSolve = !isForbidden && !study.isSearching;
  enable('reading-solve', canSolve);
  enable('reading-practise', canSolve);
  const isPractice = practises(state);
  element('reading-practice').hidden = !isPractice;
  setText('reading-words', words);
  element('reading-words').hidden = words === '' || !isPractice;
  element('reading-start').hidden = isPractice;
  const hidesAnswers = state.practice !== null;
  element('reading-more').hidden = hidesAnswers;
  element('practice-next').hidden = !hasNext;
  const isRight = tried === null || tried.is === 'line' ? null : tried.isRight;
  if (isRight === null) delete element('status-text').dataset.judged;
  else element('status-text').dataset.judged = isRight ? 'right' : 'wrong';
  enable('practice-hint', canHint(state));
  element('practice-again').hidden = !study.canPractise;
  enable('practice-answer', hidesAnswers);
  element('reading-answers').hidden = hidesAnswers;
  setText('reading-search', hintInWords(study));
  element('reading-stop').hidden = !study.isSearching;
  const { asked } = state;
  element('reading-hint').hidden = asked !== null || isPractice;
  element('reading-group').hidden = asked === null;
  if (asked === null) return;
  const { group, other, problem } = asked;
  setText('reading-target', stonesInWords({ board: board, group, other }, asked.pressed));
  if (problem !== null) setText('reading-problem-heading', askedInWords(problem.question));
  element('reading-region').hidden = study.region === null;
  const answers = SECTIONS.flatMap((kind) => showAnswers(study, kind));
  showDoubts(study, answers);
  showHints(study);
  enable('reading-pair', isChain(board, group));
  element('reading-pair').setAttribute('aria-pressed', String(asked.pairs || other !== null));
}

function hintInWords({ isSearching, state }: Study): string {
  if (isSearching) return practises(state) ? say('The solver is looking, too …') : searchInWords();
  if (state.on.is === 'game' && state.on.refusal !== '') return state.on.refusal;
  return state.asked?.pairs
    ? say(
        'Press a stone of the other chain: with one of the other colour it is a race, with one of its own a connection.',
      )
    : '';
}

/** Shows the rows of a section, and gives their answers. */
function showAnswers(study: Study, kind: Section): Answered[] {
  const answers = COLORS.flatMap((color) => {
    const answer = study.answer(kind, color);
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
    element(`try-${kind}-${color}`).hidden = !study.answers.canPlay(answer);
    const { tried } = study;
    const isShown = reading !== null && tried?.is === 'line' && tried.trial.problem?.reading === reading;
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
  const isSolved = Boolean(study.asked?.problem); // in a region of its own
  element('reading-open').hidden =
    isSolved ||
    !open.some(
      ({ question, reading }) => (reading?.region?.size ?? 0) > LARGEST_REGION + question.group.size - 1,
    );
  enable('reading-deeper', study.asked?.isDeep !== true);
}

/** Explains the marks on the board while a line is shown from its beginning. */
function showHints(study: Study): void {
  const {
    tried,
    answers: { reader },
  } = study;
  const line = tried?.is === 'line' && tried.trial.at === 0 ? tried.trial : null;
  const problem = line?.problem ?? null;
  const said =
    problem === null
      ? ''
      : hintsInWords(problem.question, reader.firstMoves(problem), reader.breakers(problem));
  setText('reading-marks', said);
  element('reading-marks').hidden = said === '';
}
