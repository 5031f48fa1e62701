/** `<kakoi-problem>`: a problem to play, as an element. */

import type { Vertex } from '../../js/api.js';
import { badOption, showThing } from '../../js/core/errors.js';
import { validateInteger } from '../../js/core/validate.js';
import type { KakoiBoardElement } from '../board/index.js';
import { adoptStyle } from '../elements/adopt-style.js';
import { loadGo } from '../elements/on-demand.js';
import {
  BOARD_ATTRIBUTES,
  DELEGATE,
  type Delegate,
  numberIn,
  RECORD_ATTRIBUTES,
  RecordElement,
  reflect,
} from '../elements/record-element.js';
import { inWords, type Said, said } from '../pictures/said.js';
import type { Shape } from '../pictures/shapes.js';
import { ProblemGame, type ProblemJudgement } from './game.js';
import { loadReader } from './on-demand.js';
import { problemOfSgf, type RecordedProblem } from './record.js';
import { findProblem, type ProblemReader, readQuestion } from './solver.js';
import { askedWords, judgedWords, solutionWords, turnWords } from './words.js';

/** The `detail` of the element's events, by event. */
export interface ProblemEventDetail {
  /** 'problemready': the problem is on the board, at its question. */
  problemready: { readonly game: ProblemGame };
  /** 'problemmove': a move has been judged, right or wrong. */
  problemmove: ProblemJudgement;
  /** 'problemwrong': a move was wrong; the judgement has the reply that refutes it. */
  problemwrong: ProblemJudgement;
  /** 'problemsolved': it is solved, after so many wrong moves; `isHelped` where a hint or the answer was shown. */
  problemsolved: {
    readonly moves: readonly (Vertex | null)[];
    readonly mistakes: number;
    readonly isHelped: boolean;
  };
  /** 'problemstate': another state, as `state` says: 'shown' after the answer, 'open' after a move was taken back, and so on. */
  problemstate: { readonly state: ProblemState };
  /** 'problemerror': there is no problem to show, or the solver failed; the element says so, too. */
  problemerror: { readonly error: unknown };
}

/**
 * The state of the element: 'open' is the user's turn, 'waiting' the solver's; a move that is 'undecided' can be taken back.
 */
export type ProblemState =
  | 'empty'
  | 'loading'
  | 'open'
  | 'waiting'
  | 'wrong'
  | 'undecided'
  | 'solved'
  | 'shown'
  | 'failed';

const STYLE = `
:host { display: block }
:host([hidden]), [hidden] { display: none }
p { margin: 0.4em 0; min-height: 1.3em; overflow-wrap: anywhere; white-space: pre-line }
[part=controls] { display: flex; flex-wrap: wrap; gap: 0.4em }
button { font: inherit; padding: 0.35em 0.6em; cursor: pointer }
button:disabled { cursor: default }
[part~=wrong] { color: light-dark(#a11d1d, #ff9d92) }
[part~=solved] { color: light-dark(#17663a, #7ad69f) }
`;

interface Parts {
  readonly asked: HTMLElement;
  readonly board: KakoiBoardElement;
  readonly verdict: HTMLElement;
  readonly buttons: Readonly<Record<Command, HTMLButtonElement>>;
}

/** The buttons, with their English. */
const COMMANDS = {
  takeBack: 'Take back',
  hint: 'Hint',
  show: 'Show the answer',
  again: 'Again',
} as const;
type Command = keyof typeof COMMANDS;

/**
 * The element `<kakoi-problem>`: the problem of a record of Go, at its question with the answers hidden. The record is the
 * attribute `sgf`, the file at `src`, or the element's text; `game` is its number among several. Moves are judged by the
 * record, and by the solver where that has nothing to say.
 *
 * The words that `translation` may translate, beside those of the board: `{color} to play`, `{color} to live`, `{color} to
 * kill`, `{color} to capture`, `{color} to escape`, `Black`, `White`; `Take back`, `Hint`, `Show the answer`, `Again`;
 * `Right.`, `Wrong.`, `Also right: the record does not have it.`, `Undecided: neither the record nor the solver judges
 * this move.`, `Solved.`, `Not solved.`, `{color} answers {move}.`, `{color} passes.`, `The answer: {moves}.`, `The solver
 * reads …`; the sentences of factText() about a group that lives, dies, or is left in a ko or a seki; `The ringed move is
 * right.`, `A pass is right.`, `Neither the record nor the solver has an answer.`, `No group was found whose fate depends
 * on who begins.`, `That move is not legal.`, `This problem cannot be read: {reason}`, `The solver failed: {reason}`.
 */
export class KakoiProblemElement extends RecordElement {
  /** The attributes that it follows. */
  static readonly observedAttributes = [...RECORD_ATTRIBUTES, ...BOARD_ATTRIBUTES, 'solver', 'section'];

  /** @internal */
  readonly [DELEGATE]: Delegate<RecordedProblem> = {
    build: (root) => this.#build(root),
    tearDown: () => {
      this.#parts = null;
    },
    wait: () => {
      this.#problem = this.#game = null;
      this.#turnTo('loading', []);
    },
    read: async (source) => {
      await loadGo();
      return problemOfSgf(source, numberIn(this, 'game'));
    },
    begin: (problem) => {
      this.#problem = problem;
      if (problem === null) this.#turnTo('empty', []);
      else this.again();
    },
    fail: (error) => this.#fail(error, 'This problem cannot be read: {reason}'),
    update: (attribute) => {
      if (attribute === 'solver') this.again();
      else this.#show();
    },
  };
  #parts: Parts | null = null;
  #reader: ProblemReader | 'auto' | null = 'auto';
  #problem: RecordedProblem | null = null;
  #game: ProblemGame | null = null;
  #state: ProblemState = 'empty';
  #said: readonly Said[] = [];
  #hinted: Vertex | null = null;
  #mistakes = 0;
  #isHelped = false;

  /** The number of the problem among those of the file, from 0. */
  get game(): number {
    return Number(this.getAttribute('game') ?? 0);
  }
  set game(game: number) {
    reflect(this, 'game', String(validateInteger(game, 0, Number.MAX_SAFE_INTEGER, 'game')));
  }

  /**
   * The solver: 'auto' loads `kakoi/reading` and a worker when the record has nothing to say, null does without, and a pool or
   * the module `kakoi/reading` is used as it is. Default 'auto', and null with the attribute `solver="off"`.
   */
  get reader(): ProblemReader | 'auto' | null {
    return this.getAttribute('solver') === 'off' ? null : this.#reader;
  }
  set reader(reader: ProblemReader | 'auto' | null) {
    if (reader !== 'auto' && reader !== null && typeof Object(reader).readProblem !== 'function')
      throw badOption(`reader must be 'auto', null, kakoi/reading or a pool, not ${showThing(reader)}`);
    this.#reader = reader;
    this.again();
  }

  /** The problem that is played; null as long as there is none. */
  get played(): ProblemGame | null {
    return this.#game;
  }

  /** The state of play. */
  get state(): ProblemState {
    return this.#state;
  }

  /** Begins the problem again. */
  again(): void {
    const problem = this.#problem;
    if (problem === null) return;
    this.#mistakes = 0;
    this.#isHelped = false;
    this.#start(problem);
  }

  /** Takes back the last move, with the reply if there was one. */
  takeBack(): void {
    const game = this.#game;
    if (game === null || game.at === 0) return;
    if (this.#state === 'shown') game.goTo(0);
    else game.takeBack();
    game.cut();
    this.#turnTo('open', []);
  }

  /** Rings a move that is right here. */
  async hint(): Promise<void> {
    const game = this.#game;
    if (game === null || this.#state !== 'open') return;
    this.#isHelped = true;
    this.#turnTo('waiting', [said('The solver reads …')]);
    const move = await this.#asked(game, () => game.hint());
    if (move === STALE) return;
    this.#hinted = move ?? null;
    const words =
      move === undefined
        ? said('Neither the record nor the solver has an answer.')
        : move === null
          ? said('A pass is right.')
          : said('The ringed move is right.');
    this.#turnTo('open', [words]);
  }

  /** Plays the answer out, from here, or from the beginning after a mistake. */
  async show(): Promise<void> {
    const game = this.#game;
    if (game === null || this.#state === 'waiting') return;
    this.#isHelped = true;
    if (this.#state !== 'open') game.goTo(0);
    game.cut();
    this.#turnTo('waiting', [said('The solver reads …')]);
    const line = await this.#asked(game, () => game.solution());
    if (line === STALE) return;
    if (line === null) {
      this.#turnTo('open', [said('Neither the record nor the solver has an answer.')]);
      return;
    }
    const legal: (Vertex | null)[] = [];
    for (const move of line) {
      if (move !== null && game.legality(move) !== 'legal') break;
      game.play(move);
      legal.push(move);
    }
    this.#turnTo('shown', [solutionWords(legal, game.board.height)]);
  }

  #build(root: ShadowRoot): KakoiBoardElement {
    const make = <K extends keyof HTMLElementTagNameMap>(tag: K, part: string) => {
      const made = document.createElement(tag);
      made.setAttribute('part', part);
      return made;
    };
    const asked = make('p', 'question');
    const board = make('kakoi-board', 'board');
    board.confirm = true;
    board.addEventListener('boardpress', ({ detail }) => void this.#play(detail.point));
    const verdict = make('p', 'verdict');
    verdict.setAttribute('role', 'status');
    const controls = make('div', 'controls');
    const buttons = Object.fromEntries(
      (Object.keys(COMMANDS) as Command[]).map((command) => {
        const button = make('button', 'button');
        button.type = 'button';
        button.dataset.command = command;
        button.addEventListener('click', () => void this[command]());
        return [command, button];
      }),
    ) as Parts['buttons'];
    controls.append(...Object.values(buttons));
    root.replaceChildren(asked, board, verdict, controls);
    adoptStyle(root, STYLE);
    this.#parts = { asked, board, verdict, buttons };
    return board;
  }

  #start({ position, node }: RecordedProblem): void {
    const { reader } = this;
    // Loaded at the first question, and once.
    let loaded: Promise<ProblemReader> | null = null;
    const load = () => {
      loaded ??= reader === 'auto' ? loadReader() : Promise.resolve(reader!);
      return loaded;
    };
    const solver = {
      find: async (asked: typeof position) => findProblem(await load(), asked),
      read: async (question: Parameters<typeof readQuestion>[1]) => readQuestion(await load(), question),
    };
    const record = node.children.length > 0 ? node : null;
    const game = new ProblemGame(position, {
      record,
      solver: reader === null ? null : solver,
      trustsRecord: true,
    });
    this.#game = game;
    this.#turnTo('open', []);
    this.#fire('problemready', { game });
    // A record without answers needs the solver anyway; with it the question can be named.
    if (record !== null || reader === null) return;
    void this.#asked(game, () => game.prepare()).then((isFound) => {
      if (isFound === STALE || game.at > 0) return;
      const none = said('No group was found whose fate depends on who begins.');
      this.#turnTo('open', game.problem === null ? [none] : []);
    });
  }

  async #play(move: Vertex): Promise<void> {
    const game = this.#game;
    if (game === null || this.#state !== 'open' || game.board.get(move) !== 0) return;
    if (game.legality(move) !== 'legal') {
      this.#turnTo('open', [said('That move is not legal.')]);
      return;
    }
    const judging = game.try(move);
    this.#turnTo('waiting', [said('The solver reads …')]);
    const judged = await this.#asked(game, () => judging);
    if (judged === STALE || judged === null) return;
    const { verdict, end, reply } = judged;
    const isWrong = verdict === 'wrong' || end?.isSolved === false;
    const isUndecided = verdict === 'open' && reply === undefined && end === null;
    this.#turnTo(
      isWrong ? 'wrong' : end !== null ? 'solved' : isUndecided ? 'undecided' : 'open',
      judgedWords(judged, game.board.height),
    );
    this.#fire('problemmove', judged);
    if (isWrong) {
      this.#mistakes++;
      this.#fire('problemwrong', judged);
    } else if (end?.isSolved === true) {
      const { moves } = game;
      this.#fire('problemsolved', { moves, mistakes: this.#mistakes, isHelped: this.#isHelped });
    }
  }

  /** The answer of the solver; STALE where another problem is on the board by then, or where it failed, which is said. */
  async #asked<T>(game: ProblemGame, ask: () => Promise<T>): Promise<T | typeof STALE> {
    try {
      const answer = await ask();
      return game === this.#game ? answer : STALE;
    } catch (error) {
      if (game === this.#game) {
        this.#fail(error, 'The solver failed: {reason}');
        this.#state = 'open';
        this.#show();
      }
      return STALE;
    }
  }

  #fail(error: unknown, text: string): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#turnTo('failed', [said(text, { reason })]);
    this.#fire('problemerror', { error });
  }

  #fire<K extends keyof ProblemEventDetail>(type: K, detail: ProblemEventDetail[K]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #turnTo(state: ProblemState, words: readonly Said[]): void {
    const isOther = state !== this.#state;
    this.#state = state;
    this.#said = words;
    if (state !== 'open') this.#hinted = null;
    this.#show();
    if (isOther) this.#fire('problemstate', { state });
  }

  #show(): void {
    const parts = this.#parts;
    if (parts === null) return;
    const { asked, board, verdict, buttons } = parts;
    const say = (words: Said) => inWords(words, this.translation);
    const [game, problem, state] = [this.#game, this.#problem, this.#state];
    const isOpen = state === 'open';
    const last = game?.lastMove ?? null;
    asked.textContent = game === null ? '' : this.#question(game, problem?.text ?? '');
    verdict.textContent = this.#said.map(say).join(' ');
    verdict.setAttribute('part', `verdict ${state}`);
    board.set({
      position: game?.board ?? null,
      section: this.getAttribute('section') || problem?.section || null,
      toPlay: game !== null && isOpen ? game.toPlay : null,
      lastMove: last,
      marks:
        game === null || problem === null
          ? {}
          : game.at === 0
            ? problem.marks
            : { labels: game.played.map(({ point: vertex, text }) => ({ vertex, text })) },
      shapes: this.#hint(),
    });
    for (const command of Object.keys(COMMANDS) as Command[])
      buttons[command].textContent = say(said(COMMANDS[command]));
    const hasMoves = (game?.at ?? 0) > 0;
    buttons.takeBack.disabled = !hasMoves || state === 'waiting' || state === 'solved';
    buttons.hint.disabled = !isOpen;
    buttons.show.disabled = game === null || state === 'waiting' || state === 'shown';
    buttons.again.disabled = !hasMoves;
  }

  /** The question, and the words of the record. Where those ask the same, as many do, only whose turn it is comes before them. */
  #question(game: ProblemGame, words: string): string {
    const say = (what: Said) => `${inWords(what, this.translation)}.`;
    const asked = say(askedWords(game));
    return [words.startsWith(asked) ? say(turnWords(game)) : asked, words].filter(Boolean).join('\n');
  }

  #hint(): Shape[] {
    if (this.#hinted === null) return [];
    return [{ kind: 'rings', points: [this.#hinted], radius: 0.46, width: 0.1, paint: 'alive' }];
  }
}

/** Stands for an answer that came too late. */
const STALE = Symbol('stale');

/** The first of them say nothing new where the browser's types are: they are for programs that TypeScript checks without. */
declare global {
  interface HTMLElement {}
  interface CustomEvent<T> {}
  interface HTMLElementTagNameMap {
    'kakoi-problem': KakoiProblemElement;
  }
  interface HTMLElementEventMap {
    problemready: CustomEvent<ProblemEventDetail['problemready']>;
    problemmove: CustomEvent<ProblemEventDetail['problemmove']>;
    problemwrong: CustomEvent<ProblemEventDetail['problemwrong']>;
    problemsolved: CustomEvent<ProblemEventDetail['problemsolved']>;
    problemstate: CustomEvent<ProblemEventDetail['problemstate']>;
    problemerror: CustomEvent<ProblemEventDetail['problemerror']>;
  }
}
