/** The page of Go: its state and its commands. */

import {
  type GoBoard,
  type GoGame,
  type GoGameOptions,
  type GoScore,
  KakoiError,
  type Legality,
  opponent,
  PointSet,
  type RecordNode,
  type ScalarMap,
  type Vertex,
  vertexName,
} from 'kakoi';
import { goOverlays, type Overlay, type OverlayOptions, type Point, type Shape } from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import { App } from '../shell/app.js';
import { attempt } from '../shell/attempt.js';
import { element } from '../shell/elements.js';
import { messageOf } from '../shell/errors.js';
import { fileNameOf } from '../shell/heading.js';
import { latest, steady } from '../shell/latest.js';
import type { Marks, Notation } from '../shell/marks.js';
import { showNotice } from '../shell/notice.js';
import { pagePart, part } from '../shell/part.js';
import { choose } from '../shell/player.js';
import type { KeptSession, Opponent } from '../shell/session.js';
import type { Place } from '../shell/transport-view.js';
import { say } from '../shell/words.js';
import { Workers } from '../shell/workers.js';
import { asks } from './asks.js';
import { Background } from './background.js';
import type { CountPanel } from './count.js';
import { marksWith, pointsBetween, stonesOf } from './editing.js';
import { showInfo } from './info-panel.js';
import { marksOf, notationOf, variationsOf } from './marks.js';
import type { Desk } from './reading/desk.js';
import type { Reading } from './reading/reading.js';
import type { Study } from './reading/study.js';
import type { Trial } from './reading/trial.js';
import { GoSession, type Scoring } from './session.js';
import type { Stopwatch } from './stopwatch.js';
import { boardInWords, pointInWords, positionInWords, refusal } from './words.js';

/** Marks that single out stones. */
const AROUND = ['triangle', 'square', 'circle', 'cross', 'selected'] as const;

/** The marks of a position, as records name them. */
const MARKS = ['TR', 'SQ', 'CR', 'MA', 'M', 'SL', 'LB', 'L', 'LN', 'AR'];

/** Words on points of the board. */
export type BoardLabels = readonly { readonly vertex: Vertex; readonly text: string }[];
const NO_LABELS: BoardLabels = [];

/** The reader's choices of what the board shows. */
interface Choices extends Pick<OverlayOptions<'go'>, 'vicinityLevel' | 'gainOf'> {
  /** True when the stones have the numbers of their moves. */
  readonly numbers: boolean;
  /** The way to count; null for that of the game's rules. */
  readonly scoring: Scoring | null;
}

/** The number of positions that the workers look at before they are on the board. */
const AHEAD = 2;

/** The stones that the record marks. */
function aroundIn(board: GoBoard, node: RecordNode): Vertex[] {
  const marks = marksOf(board, node);
  return AROUND.flatMap((name) => marks[name] ?? []).filter((point) => board.get(point) !== 0);
}

export class GoApp extends App<GoSession, Overlay<'go'>> implements Desk {
  readonly workers = new Workers();
  private readonly background = new Background(this.workers, () => this.render());
  /** These come when they are first needed. */
  private count: CountPanel | null = null;
  private reading: Reading | null = null;
  private stopwatch: Stopwatch | null = null;
  /** The last words about a problem that is being made of the position on the board, or ''. */
  private told = '';
  /** A problem that was made of a position, and the promise that its answers have come. */
  private answersToCome: { readonly session: GoSession; readonly come: Promise<void> } | null = null;
  /** True in the mode that reads stones that are pressed. */
  private reads = false;
  /** Those of showLabels(). */
  private labels: { readonly board: GoBoard; readonly labels: BoardLabels } | null = null;
  /** The moves that are numbered at a position as those to play. */
  private advice: { readonly node: RecordNode; readonly labels: Marks['labels'] } | null = null;
  private choices: Choices = { numbers: false, scoring: null };
  /** The options of the overlays, made once for a position and not for every move of the mouse. */
  private readonly options = steady<OverlayOptions<'go'>>();
  private readonly score = latest(
    (session: GoSession, _board: GoBoard, dead: PointSet, scoring: Scoring): GoScore =>
      session.score(dead, scoring),
  );
  private readonly marks = latest(
    (
      session: GoSession,
      board: GoBoard,
      node: RecordNode,
      _version: number,
      numbers: boolean,
      labels: BoardLabels,
      advice: Marks['labels'] | null,
    ) => {
      const marks = marksOf(board, node);
      if (advice !== null) return { ...marks, labels: advice };
      const more = numbers ? [...labels, ...session.stoneNumbers] : labels;
      return more.length > 0 ? { ...marks, labels: [...(marks.labels ?? []), ...more] } : marks;
    },
  );
  private readonly variations = latest((_node: RecordNode, _version: number, session: GoSession) =>
    variationsOf(session.nextPoints),
  );

  protected readonly page = 'index.html';

  constructor() {
    super(GoSession.start({ size: 19 }), goOverlays);
  }

  newGame(options: GoGameOptions, opponent: Opponent | null): void {
    this.open(() => {
      const session = GoSession.start(options);
      session.opponent = opponent;
      return session;
    }, say('This game is impossible'));
  }

  /** The moves that an opponent considers where the game stands. */
  consider(game: GoGame, how: ChooseOptions, signal: AbortSignal): Promise<MoveChoice<Vertex>> {
    return choose(game, how, this.workers, signal);
  }

  /** Goes to the position and numbers the moves on it, until another is looked at. */
  advise(node: RecordNode, line: readonly (Vertex | null)[]): void {
    this.goToNode(node);
    const labels = line.flatMap((vertex, i) => (vertex === null ? [] : [{ vertex, text: String(i + 1) }]));
    this.advice = { node, labels };
    this.render();
  }

  /** Finds a move for the side to play; the result plays it, or resigns. */
  async findMove(how: ChooseOptions, signal: AbortSignal): Promise<() => void> {
    const { session } = this;
    const { move, resigns } = await this.consider(session.asGame, how, signal);
    return () => (resigns ? session.resign() : session.play(move ?? 'pass'));
  }

  protected read(text: string): GoSession {
    return GoSession.fromSgf(text);
  }

  override async translate(source: string | Uint8Array): Promise<string | null> {
    const { formatOf, fromRecord } = await part('foreign');
    const format = formatOf(source);
    return format === null || format === 'sgf' ? null : fromRecord(source, { format }).toSgf();
  }

  protected revive(kept: KeptSession): GoSession {
    return GoSession.revive(kept);
  }

  protected gameOfFile(index: number): GoSession {
    return this.session.gameOfFile(index);
  }

  protected nameOfFile(): string {
    return fileNameOf(this.session.heading);
  }

  protected positionChanged(): void {
    this.told = '';
    this.study?.moveTo(this.session);
    this.readMarked();
    this.measure();
  }

  /** Another game has groups of its own, also where its stones stand as those of the last one. */
  protected override lookAway(): void {
    this.study?.forget();
    super.lookAway();
  }

  private measure(): void {
    const { board, suicide } = this.session;
    this.stopwatch?.measure(board, suicide);
  }

  /** Tells from now on how long the analyses of a position take. */
  async timeAnalyses(): Promise<void> {
    const { Stopwatch, showTiming } = await pagePart<typeof import('./stopwatch.js')>('stopwatch');
    this.stopwatch ??= new Stopwatch(showTiming);
    this.measure();
  }

  // ── Moves ──────────────────────────────────────────────────────────────

  play(point: Vertex): void {
    const { session } = this;
    const legality = session.legality(point);
    if (legality === 'legal') {
      this.attempt(point);
    } else {
      this.say(refusal(legality, session.toPlay, vertexName(point, session.board)));
    }
  }

  pass(): void {
    if (this.trial === null) this.attempt('pass');
    else void this.study?.try(null);
  }

  private attempt(move: Vertex | 'pass'): void {
    const { session } = this;
    try {
      session.play(move);
    } catch (error) {
      const reason = error instanceof KakoiError ? (error.reason ?? error.code) : '';
      const place = move === 'pass' ? '' : vertexName(move, session.board);
      this.say(refusal(reason as Legality, session.toPlay, place));
      return;
    }
    this.moved();
  }

  override get current(): GoSession {
    return this.session;
  }

  // ── Reading ────────────────────────────────────────────────────────────

  private get study(): Study | null {
    return this.reading?.study ?? null;
  }

  /** The moves tried on the board; null while the game is on it. */
  private get trial(): Trial | null {
    return this.study?.tried?.trial ?? null;
  }

  private async loadReading(): Promise<Reading> {
    const { Reading } = await pagePart<typeof import('./reading/reading.js')>('reading');
    this.reading ??= new Reading(this);
    return this.reading;
  }

  /** Turns the reading of pressed stones on or off. Problems mark the group that they are about. */
  async useReading(on: boolean): Promise<void> {
    this.reads = on;
    if (on) await this.loadReading();
    this.study?.turnOn(this.reads);
    this.readMarked();
    this.render();
  }

  refresh(): void {
    this.say(this.trial === null ? this.told : '');
  }

  private readMarked(): void {
    const { study, session } = this;
    const { board, node } = session;
    if (!study?.isOn || study.asked !== null) return;
    const [marked] = aroundIn(board, node);
    if (marked !== undefined) study.pickMarked(board, marked);
  }

  override get asks(): boolean | Promise<boolean> {
    return asks(this.session);
  }

  /** Finds out what the position asks, with the record's marks and words as hints, and shows it or lets the reader solve it. */
  override async solve(hidesAnswers: boolean): Promise<void> {
    const { session, answersToCome } = this;
    if (answersToCome?.session === session) await answersToCome.come;
    if (this.session !== session) return;
    const { board, toPlay, ko, node, words: text } = session;
    const marks = PointSet.of(board.width, board.height, aroundIn(board, node));
    const record = node.children.length > 0 ? node : null;
    const [{ study }, asks] = await Promise.all([this.loadReading(), this.asks]);
    if (this.session === session && session.node === node)
      void study.solve({ board, toPlay, ko, marks, text }, hidesAnswers, record, asks);
  }

  /** Opens the next game of the file; null when there is none. */
  get nextProblem(): (() => void) | null {
    const { games, root } = this.session;
    const next = games.indexOf(root) + 1;
    return next > 0 && next < games.length ? () => this.openGameOfFile(next) : null;
  }

  /** Opens the next problem of the file that is not solved; false, after saying so, when all are. */
  openNextUnsolved(): boolean {
    const { games, root } = this.session;
    const index = this.reading?.nextUnsolved ?? -1;
    if (index < 0) this.say(say('All problems of the file are solved.'));
    else if (games[index] !== root) this.openGameOfFile(index);
    return index >= 0;
  }

  /**
   * Opens the position on the board as a record of its own, with its marks, its question and the answers that the solver finds;
   * false, after saying so, when there is no stone.
   */
  makeProblem(): boolean {
    const { board } = this.session;
    if (board.empties().size === board.width * board.height) {
      this.say(say('There are no stones on the board: set up the problem first.'));
      return false;
    }
    const come = this.makeWithAnswers();
    this.answersToCome = { session: this.session, come };
    return true;
  }

  private async makeWithAnswers(): Promise<void> {
    const { board, toPlay, node, words: text } = this.session;
    const marks = PointSet.of(board.width, board.height, aroundIn(board, node));
    const data = Object.fromEntries(
      MARKS.flatMap((name) => (node.data[name] ? [[name, node.data[name]]] : [])),
    );
    const session = GoSession.start({ setup: board, toPlay, info: { gameName: say('Problem') } });
    session.annotate(data);
    this.open(() => session, say('This position cannot be a problem'));
    this.tell(say('Looking for the answers of the problem …'));
    const sought = { board, toPlay, ko: null, marks, text };
    const reading = await this.loadReading();
    const { words, write } = await reading.makeAnswers(session, sought, Object.keys(data).length > 0);
    if (this.session !== session) return;
    if (write !== null) this.change(write);
    this.tell(words);
  }

  /** Says what has become of the problem that is being made, for as long as its position is there. */
  private tell(words: string): void {
    this.told = words;
    this.say(words);
  }

  /** The line that the row below the board steps through: while moves are tried, the tried line. */
  override get through(): Place {
    const { trial, study } = this;
    if (trial === null) return super.through;
    const { at, length } = trial;
    const canUndo = study?.tried?.side !== null && at > 0;
    return { at, length, moveNumber: at, moves: length, canUndo, canRedo: false, variationLength: 0 };
  }

  override goTo(index: number): void {
    if (this.trial === null) super.goTo(index);
    else this.study?.goTo(index);
  }

  override goToMove(number: number): void {
    if (this.trial === null) super.goToMove(number);
    else this.study?.goTo(number);
  }

  override undo(): void {
    if (this.trial === null) super.undo();
    else this.study?.takeBack();
  }

  override redo(): void {
    if (this.trial === null) super.redo();
  }

  /** Ends trying moves and goes back to the game. */
  override putDown(): boolean {
    if (this.trial === null) return false;
    this.study?.end();
    this.render();
    return true;
  }

  /** Plays the tried moves into the record, as far as its rules allow. */
  keepTrial(): void {
    const { trial, session } = this;
    if (trial === null) return;
    const { moves, position } = trial;
    let forbidden = '';
    this.change(() => {
      if (session.toPlay !== position.toPlay) session.setUp({ toPlay: position.toPlay });
      try {
        for (const move of moves) session.play(move ?? 'pass');
      } catch (error) {
        const reason = messageOf(error);
        forbidden = say('The rules of the game end it there: {reason}.', { reason });
      }
    });
    if (forbidden !== '') this.say(forbidden);
  }

  /** While moves are tried, a press plays and the solver answers. */
  private tryMove(trial: Trial, point: Vertex): void {
    if (trial.board.get(point) !== 0 || !this.study?.takesMoves) return;
    const legality = trial.legality(point);
    if (legality === 'legal') void this.study?.try(point);
    else this.say(refusal(legality, trial.toPlay, vertexName(point, trial.board)));
  }

  // ── Editing ────────────────────────────────────────────────────────────

  protected get notation(): Notation {
    return notationOf(this.session.board);
  }

  /** Makes it the other side's turn. */
  switchSides(): void {
    this.change(() => this.session.setUp({ toPlay: opponent(this.session.toPlay) }));
  }

  /** Uses the tool on the points. */
  private edit(points: readonly Vertex[]): void {
    const { session, tool } = this;
    const setup = stonesOf(tool, session.board, points);
    const marks = marksWith(tool, session.board, session.node.data, points);
    this.change(() => {
      if (setup !== null) session.setUp(setup);
      else if (marks !== null) session.annotate(marks);
    });
  }

  private change(make: () => void): void {
    make();
    this.moved();
  }

  /** With a tool or while reading, a rectangle may begin at any point. */
  protected override lift(): boolean {
    return this.tool !== 'play' || (this.study?.isOn === true && this.trial === null);
  }

  protected override drop(from: Vertex, to: Vertex | null): void {
    if (to === null) return;
    const points = pointsBetween(from, to);
    if (this.tool !== 'play') {
      this.edit(points);
      return;
    }
    const { width, height } = this.session.board;
    this.study?.drawRegion(PointSet.of(width, height, points));
    this.render();
  }

  /** The rectangle that is being drawn. */
  private readonly rectangle = (from: Vertex, to: Point): Shape[] => {
    const { width, height } = this.session.board;
    const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)));
    const points = pointsBetween(from, [within(to[0], width), within(to[1], height)]);
    return [{ kind: 'outline', points, dashed: true, paint: 'focus' }];
  };

  // ── Looking ────────────────────────────────────────────────────────────

  /** Shows the board by these choices of the reader's. */
  set(choices: Partial<Choices>): void {
    this.choices = { ...this.choices, ...choices };
    this.render();
  }

  /** Marks these stones as dead; with null, those that the engine finds. */
  markDead(dead: PointSet | null): void {
    this.session.markDead(dead);
    this.message = '';
    this.render();
  }

  /** Shows labels beside the record's, as long as the board is this one. */
  showLabels(board: GoBoard, labels: BoardLabels): void {
    this.labels = { board, labels };
    this.render();
  }

  private labelsOf(board: GoBoard): BoardLabels {
    return board === this.labels?.board ? this.labels.labels : NO_LABELS;
  }

  /** The values of the last regions of the position. */
  endgame(): ReturnType<Background['endgame']> {
    return this.background.endgame(this.current.board);
  }

  override refreshTheme(): void {
    super.refreshTheme();
    this.count?.refreshTheme();
  }

  /**
   * Handles a press. With a tool: uses it. On a stone: looks at it, reads it, or while the score is shown
   * marks its chain as dead or alive. On an empty point: plays there.
   */
  protected press(point: Vertex): void {
    if (this.tool !== 'play') {
      this.edit([point]);
      return;
    }
    const { study, trial } = this;
    if (trial !== null) {
      this.tryMove(trial, point);
      return;
    }
    if (this.reads && study === null) {
      void this.loadReading().then(() => this.press(point));
      return;
    }
    const { board } = this.session;
    const chain = board.chainAt(point);
    if (chain !== null) {
      this.message = '';
      if (study?.isOn) {
        study.pick(board, point);
        this.render();
      } else if (this.showsScore) this.settleAt(point);
      else this.render();
    } else if (this.onlyCounts) {
      this.say(say('Press a stone to mark its group as dead or alive.'));
    } else if (!this.reads) this.play(point);
    else if (!study?.isSearching)
      this.say(say('Press a stone to read its group: moves are played in the other modes.'));
  }

  /** Marks a group as dead or alive with its neighbours, or says why it stays as it is. */
  private settleAt(point: Vertex): void {
    const settled = this.count?.press(this.session, this.knownDead, point);
    if (settled instanceof PointSet) {
      this.markDead(settled);
      // On a phone the panel may be scrolled away from the count.
      this.say(`${element('status-text').textContent} ${element('score-result').textContent}`);
    } else if (settled !== undefined) this.say(settled);
  }

  protected override tapInWords(point: Vertex): string {
    if (!this.plays) return '';
    const { board, toPlay } = this.table;
    const place = vertexName(point, board);
    const legality = this.table.legality(point);
    return legality === 'legal'
      ? say('{place}: tap again to play.', { place })
      : refusal(legality, toPlay, place);
  }

  /** The moves that are on the board: the tried ones, or the game's. */
  private get table(): Pick<GoSession, 'board' | 'toPlay' | 'legality'> {
    return this.trial ?? this.session;
  }

  /** True when a press on an empty point is a move, of the game or a tried one. */
  private get plays(): boolean {
    if (this.tool !== 'play') return false;
    return this.trial !== null ? this.study?.takesMoves === true : !this.reads && !this.onlyCounts;
  }

  /**
   * The dead stones: those of the record or, when it names none, those that the engine finds; null while it looks for them.
   */
  private get knownDead(): PointSet | null {
    const { board, dead } = this.session;
    return dead ?? this.background.dead(board);
  }

  /** Takes a network of KataGo's, which judges from now on. */
  override takeFile(file: File): Promise<void> | null {
    if (!/\.bin(?:\.gz)?$/.test(file.name)) return null;
    return this.background.takeNetwork(file).then(
      () => this.render(),
      (error: unknown) =>
        showNotice(say('“{file}” could not be read', { file: file.name }), messageOf(error)),
    );
  }

  /** The ownership, asked for only when it is shown: the network that judges it is loaded then. */
  private get ownership(): ScalarMap | null {
    const isShown = this.active.includes(goOverlays.ownership);
    return isShown ? this.background.ownership(this.session.standing) : null;
  }

  private get showsScore(): boolean {
    return this.active.some(({ showsScore }) => showsScore);
  }

  /** True while a game that is over is counted: a press that misses a stone is no move. */
  private get onlyCounts(): boolean {
    return this.showsScore && this.session.isOver && this.trial === null;
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  protected positionInWords(): string {
    return positionInWords(this.session);
  }

  private adviceAt(node: RecordNode): Marks['labels'] | null {
    if (this.advice !== null && this.advice.node !== node) this.advice = null;
    return this.advice?.labels ?? null;
  }

  protected renderGame(): void {
    const { session, active } = this;
    const { board, node, version, lastMove } = session;
    attempt(() => this.reading?.show());
    const { reading, study, trial } = this;
    if (reading !== null && trial !== null) {
      this.drawTrial(reading, trial);
      return;
    }
    const { numbers, scoring: chosen, ...ofLayers } = this.choices;
    const scoring = chosen ?? session.scoring;
    const dead = this.showsScore ? this.knownDead : null;
    const score = dead && this.score(session, board, dead, scoring);
    if (dead !== null && this.message === this.count?.waiting) this.message = '';
    const options = this.options({
      analysis: session.analysis,
      suicide: session.suicide,
      ...(score !== null && { score }),
      ownership: this.ownership,
      lastStone: session.lastStone,
      safe: active.includes(goOverlays.safe) ? this.background.safe(board) : null,
      toPlay: session.toPlay,
      ...ofLayers,
    });
    // Until the dead stones are known, nothing is counted.
    const layers = this.showsScore && score === null ? active.filter((layer) => !layer.showsScore) : active;
    this.draw(
      {
        layers,
        position: board,
        layerOptions: options,
        lastMove: lastMove?.vertex ?? null,
        marks: this.marks(session, board, node, version, numbers, this.labelsOf(board), this.adviceAt(node)),
        variations: this.variations(node, version, session),
        shapes: [...this.ko(), ...(reading?.shapes(board) ?? [])],
        aim: (point) => this.aim(point),
        dragged: this.rectangle,
      },
      boardInWords(session),
    );
    const focus = this.pointed;
    const whereabouts = reading?.study.isSearching ? reading.words : positionInWords(session);
    const about = focus ? pointInWords(session, layers, options, focus, this.plays) : whereabouts;
    // The panel says all of a group that is read, and words on it would cover it.
    const isRead = focus !== null && study?.asked?.group.has(focus) === true;
    const read =
      focus && study?.isOn && !isRead ? study.answers.chainInWords(session, focus, study.asked) : '';
    this.report(read === '' ? about : `${about} ${read}.`, !isRead);
    showInfo(session);
    if (this.showsScore) {
      if (this.count === null) void this.loadCount();
      else this.count.show(session, score, scoring);
    }
    this.lookAhead();
  }

  /** Loads the panel of the mode Count, which then shows the position. */
  private async loadCount(): Promise<void> {
    const { CountPanel } = await pagePart<typeof import('./count.js')>('count');
    this.count ??= new CountPanel(this.background, (index) => {
      this.study?.end();
      this.goTo(index);
    });
    this.render();
  }

  /**
   * Looks for the next positions' results as soon as this one has all of its own, so that each is then drawn once: two of
   * them, because an arrow key that is held goes on before a busy machine has found those of one.
   */
  private lookAhead(): void {
    const { session, background, active } = this;
    if (!background.isCalm) return;
    background.ahead(() => {
      for (const standing of session.following(AHEAD)) {
        const { board } = standing;
        if (active.includes(goOverlays.ownership)) background.ownership(standing);
        if (active.includes(goOverlays.safe)) background.safe(board);
        if (!this.showsScore) continue;
        background.dead(board);
        background.judgement(standing);
      }
    });
  }

  /**
   * Draws the tried moves without layers. Nothing of the panel changes, because the game stays where it is.
   */
  private drawTrial(reading: Reading, trial: Trial): void {
    const { board, played } = trial;
    const { words } = reading;
    this.draw(
      {
        position: board,
        layers: [],
        lastMove: null,
        marks: { labels: played.map(({ point: vertex, text }) => ({ vertex, text })) },
        variations: [],
        shapes: reading.shapes(board),
        aim: (point) => this.aim(point),
      },
      words,
    );
    this.report(words);
  }

  private ko(): Shape[] {
    const { ko } = this.session;
    return ko ? [{ kind: 'frames', points: [ko], half: 0.24, width: 0.08, paint: 'ko' }] : [];
  }

  /** The stone that a press would put on the board, or a cross where it may not be put. */
  private aim(point: Vertex): Shape[] {
    const { tool } = this;
    if (tool !== 'play') {
      return tool === 'black' || tool === 'white'
        ? [{ kind: 'stones', points: [point], side: tool, look: 'tried' }]
        : [{ kind: 'frames', points: [point], half: 0.3, width: 0.05, paint: 'focus' }];
    }
    const { toPlay } = this.table;
    const legality = this.table.legality(point);
    const points = [point];
    if (legality === 'game-over' || !this.plays) return [];
    return legality === 'legal'
      ? [{ kind: 'stones', points, side: toPlay, look: 'planned' }]
      : [{ kind: 'crosses', points, arm: 0.13, paint: 'bad' }];
  }
}
