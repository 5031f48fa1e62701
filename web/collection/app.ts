/** The page's state and its commands: the games, what is looked for in them, and whose games are asked. */

import type { Vertex } from 'kakoi';
import { Collection } from 'kakoi/collection';
import { clearAddress } from '../shell/address.js';
import { element, enable, onChoice, onClick, setText } from '../shell/elements.js';
import { download, downloadBlob } from '../shell/files.js';
import type { Look } from '../shell/kept-look.js';
import { count, say } from '../shell/words.js';
import { Workers } from '../shell/workers.js';
import { Adding } from './adding.js';
import { Board, type Tool } from './board.js';
import { breathe } from './breath.js';
import { duplicatesAmong, type Likeness } from './duplicates.js';
import { EVERYTHING, type Filter } from './filter.js';
import { FilterForm } from './filter-form.js';
import { GameList } from './game-list.js';
import { Games, type NextMove } from './games.js';
import { Intake } from './intake.js';
import { KeptParts } from './kept-parts.js';
import { setUpKeyboard } from './keyboard.js';
import { Lines } from './lines.js';
import { NextMoves, toldInWords } from './next-moves.js';
import { type Opening, openings } from './openings.js';
import {
  type Area,
  isSameArea,
  isWithin,
  opened,
  type Place,
  placesOf,
  played,
  pointOf,
  put,
  type Question,
  queryOf,
  within,
} from './question.js';
import { Steps } from './steps.js';
import { filterOfTab, keepFilter, keepSteps, stepsOfTab } from './tab.js';
import { gamesInWords, moveInWords, pointName } from './words.js';

/** The lines of openings that are listed. */
const MOST_LINES = 8;

export class CollectionApp {
  private readonly games = new Games();
  private readonly workers = new Workers();
  private readonly adding = new Adding(this.games, new KeptParts(), this.workers);
  private readonly intake = new Intake(this.adding, () => this.gamesCame());
  private readonly board: Board;
  private readonly form: FilterForm;
  private readonly list = new GameList();
  private readonly next: NextMoves;
  private readonly lines = new Lines(element('opening-lines'));
  private readonly steps: Steps;
  private tool: Tool = 'play';
  private moves: readonly NextMove[] = [];
  /** The number of games that have what was asked for. */
  private matches = 0;
  /** Stops the answering of the question before, and that of what only the filter changes. */
  private asking = new AbortController();
  private filtering = new AbortController();
  /** True once there were games: until then, the filter is the page's to choose. */
  private hadGames = false;

  constructor(look: Look) {
    this.steps = stepsOfTab() ?? Steps.from(19, 19);
    this.board = new Board(look, {
      press: (point) => this.press(point),
      draw: (area) => this.drawArea(area),
      point: (point) => this.describe(point),
    });
    this.next = new NextMoves({
      go: (question) => this.go(question),
      look: (point) => {
        this.board.mark(point);
        this.describe(point);
      },
    });
    this.form = new FilterForm(
      () => this.filterChanged(),
      () => {
        this.steps.begin(...this.form.board);
        this.filterChanged();
      },
    );
    this.connect();
    this.showGames();
  }

  useLook(look: Look): void {
    this.board.useLook(look);
  }

  /** Shows the games of the last visit. */
  begin(): Promise<void> {
    return this.intake.begin();
  }

  private connect(): void {
    const step = (steps: number): void => {
      if (this.steps.step(steps)) this.ask();
    };
    onClick('first', () => step(Number.NEGATIVE_INFINITY));
    onClick('back', () => step(-1));
    onClick('forward', () => step(1));
    setUpKeyboard({ step, choose: (number) => this.next.choose(number) });
    onClick('whole', () => this.drawArea(null));
    onChoice('tool', (tool) => {
      this.tool = tool as Tool;
      this.board.takeTool(this.tool);
    });
    element('place').addEventListener('change', ({ target }) => {
      this.go({ ...this.steps.question, place: (target as HTMLInputElement).value as Place });
    });
    for (const id of ['swap', 'local', 'alike']) element(id).addEventListener('change', () => this.ask());
    element('depth').addEventListener('change', () => this.askOfFilter());
    onClick('save', () => void this.save());
    onClick('save-sgf', () => void this.saveSgf());
    onClick('empty-really', () => {
      element<HTMLDialogElement>('empty-dialog').close();
      void this.empty();
    });
  }

  // ── Games out ──────────────────────────────────────────────────────────

  /** The collection as a file, which this page and the command line open again. */
  private async save(): Promise<void> {
    const whole = Collection.empty();
    for (const part of this.games.parts) {
      await breathe();
      whole.addAll(part);
    }
    downloadBlob('games.kakoi', new Blob([whole.toBytes() as Uint8Array<ArrayBuffer>]));
  }

  private async saveSgf(): Promise<void> {
    const texts: string[] = [];
    for (const { part, game } of this.list.games) {
      await breathe();
      texts.push(part.toSgf(game));
    }
    download('games.sgf', `${texts.join('\n')}\n`, 'application/x-go-sgf');
  }

  private async empty(): Promise<void> {
    try {
      await this.adding.clear();
    } catch (error) {
      reportError(error);
    }
    this.intake.forget();
    clearAddress(); // it may name the sample
    this.steps.begin(19, 19);
    this.hadGames = false;
    keepFilter(null);
    this.gamesChanged(EVERYTHING);
  }

  // ── What is looked for ─────────────────────────────────────────────────

  private press(point: Vertex): void {
    const { tool } = this;
    const { question } = this.steps;
    if (tool === 'play') {
      const played = this.moves.find(isAt(question, point));
      this.play(point, question.moves === null ? played?.color : undefined);
    } else if (tool === 'black' || tool === 'white') this.go(put(question, point, tool));
    else if (tool !== 'area') this.go(opened(question, point, tool));
  }

  /** Plays a move; of the side to play, unless another is named. */
  private play(point: Vertex, color = this.steps.question.toPlay): void {
    const { question } = this.steps;
    const after = played(question, point, color);
    if (after !== null) this.go(after);
    else this.say(say('{place} is not a legal move.', { place: pointName(point, question) }));
  }

  private drawArea(area: Area | null): void {
    const { question } = this.steps;
    if (isSameArea(area, question.area)) return;
    this.go(within(question, area));
    document.querySelector<HTMLInputElement>('[name="tool"][value="play"]')!.click();
  }

  private go(question: Question): void {
    this.steps.go(question);
    this.ask();
  }

  /** Asks about the reader's own games when a first folder has come. */
  private gamesCame(): void {
    const { owner, size } = this.games;
    const kept = this.hadGames ? this.form.filter : filterOfTab();
    const own = owner === '' ? EVERYTHING : ({ ...EVERYTHING, player: owner, color: 'black' } as const);
    this.hadGames ||= size > 0 && !this.adding.hasSample;
    this.gamesChanged(kept ?? own);
  }

  private gamesChanged(filter: Filter): void {
    this.form.fill(filter, this.games);
    const [width, height] = this.form.board;
    const { board } = this.steps.question;
    if (board.width !== width || board.height !== height) this.steps.begin(width, height);
    this.showGames();
    this.filterChanged();
  }

  private filterChanged(): void {
    if (this.games.size > 0) keepFilter(this.form.filter);
    this.ask();
    this.askOfFilter();
  }

  // ── Answers ────────────────────────────────────────────────────────────

  /** Asks the games anew; an answer that is still under way is given up. */
  private ask(): void {
    this.asking.abort();
    this.asking = new AbortController();
    this.moves = [];
    keepSteps(this.steps);
    this.showQuestion();
    document.documentElement.dataset.searching = '';
    void unlessAborted(this.answer(this.asking.signal));
  }

  private async answer(signal: AbortSignal): Promise<void> {
    const { filter } = this.form;
    const { question } = this.steps;
    const [swapColors, local] = ['swap', 'local'].map((id) => element<HTMLInputElement>(id).checked);
    const query = queryOf(question, { swapColors: swapColors!, local: local! });
    this.moves = await this.games.next(query, filter, signal);
    this.showQuestion();
    this.next.show(question, this.moves, toldInWords(filter, swapColors!));
    const found = await this.games.find(query, filter, signal);
    this.matches = found.length;
    const by = element<HTMLSelectElement>('alike').value as Likeness | '';
    if (by === '') this.list.show(found);
    else this.list.showSets(await duplicatesAmong(found, by, this.workers, signal));
    this.describe(null);
    delete document.documentElement.dataset.searching;
  }

  /** Asks what depends on the filter alone: the player's score, and the lines of openings. */
  private askOfFilter(): void {
    this.filtering.abort();
    this.filtering = new AbortController();
    if (this.games.size > 0) void unlessAborted(this.answerOfFilter(this.filtering.signal));
  }

  private async answerOfFilter(signal: AbortSignal): Promise<void> {
    const { board, filter } = this.form;
    const depth = Number(element<HTMLSelectElement>('depth').value);
    this.form.showScores(await this.games.scores(filter, signal));
    this.showOpenings(await openings(this.games, filter, board, { depth, most: MOST_LINES }, signal));
  }

  private showGames(): void {
    const { games } = this;
    const isEmpty = games.size === 0;
    for (const id of ['filter', 'next', 'openings', 'matches']) element(id).hidden = isEmpty;
    element('welcome').hidden = !isEmpty;
    element('main').toggleAttribute('data-empty', isEmpty);
    enable('save', !isEmpty);
    setText('collection-title', isEmpty ? say('Collection') : gamesInWords(games.size));
    const boards = [...games.sizes].sort((a, b) => b[1] - a[1]).slice(0, 4);
    const about = [count(games.players.size, 'player'), ...boards.map(([board, n]) => `${board}: ${n}`)];
    setText('collection-about', isEmpty ? '' : about.join(' · '));
    element('collection-sample').hidden = !this.adding.hasSample;
  }

  private showQuestion(): void {
    const { question, canGoBack, canGoForward } = this.steps;
    const { board, area, place } = question;
    const values = {
      ...{ width: board.width, height: board.height },
      ...{ black: board.stones('black').size, white: board.stones('white').size },
    };
    const words = say('Go board, {width} by {height}: {black} black and {white} white stones', values);
    this.board.show(question, this.moves, words);
    enable('first', canGoBack);
    enable('back', canGoBack);
    enable('forward', canGoForward);
    element('place').toggleAttribute('data-off', area === null);
    const places = area === null ? [] : placesOf(question, area);
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name="place"]')) {
      radio.checked = radio.value === place;
      radio.disabled = !places.includes(radio.value as Place);
    }
  }

  private showOpenings(list: readonly Opening[]): void {
    this.lines.show(
      list.map(({ moves, question, last }) => ({
        ...last,
        name: moves.map((move) => pointName(move, question)).join(' '),
        share: last.count / list[0]!.last.count,
        choose: () => {
          this.steps.begin(...this.form.board, moves);
          this.ask();
        },
      })),
    );
  }

  private describe(point: Vertex | null): void {
    const { question } = this.steps;
    const move = point && this.moves.find(isAt(question, point));
    if (this.games.size === 0) this.say('');
    else if (move) this.say(moveInWords(question, move));
    else if (point !== null && isWithin(question.area, point) && this.moves.length > 0)
      this.say(say('{place}: never played next.', { place: pointName(point, question) }));
    else {
      const games = gamesInWords(this.matches);
      const isWhole = question.area === null && question.open.size === 0;
      this.say(
        isWhole
          ? say('{games} with this position.', { games })
          : say('{games} with this pattern.', { games }),
      );
    }
  }

  private say(words: string): void {
    setText('status-text', words);
  }
}

function isAt(question: Question, point: Vertex): (move: NextMove) => boolean {
  return ({ vertex }) => vertex !== null && String(pointOf(question, vertex)) === String(point);
}

async function unlessAborted(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
  }
}
