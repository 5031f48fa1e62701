/** The page of Go: its state and what can be done to it. */

import {
  type GoBoard,
  type GoGameOptions,
  type GoScore,
  KakoiError,
  type Legality,
  opponent,
  PointSet,
  type RecordNode,
  type ScalarMap,
  toGtp,
  type Vertex,
} from 'kakoi';
import { type GoOverlay, type GoOverlayOptions, goOverlays, type Point, type Shape } from 'kakoi/pictures';
import { App } from '../shell/app.js';
import { fileNameOf } from '../shell/heading.js';
import { latest } from '../shell/latest.js';
import type { KeptSession } from '../shell/session.js';
import { say } from '../shell/words.js';
import type { Analysis } from './analysis.js';
import { Background } from './background.js';
import { isDiagram, readDiagram } from './diagram.js';
import { marksWith, pointsBetween, stonesOf, type Tool } from './editing.js';
import { Graph } from './graph.js';
import { showInfo } from './info-panel.js';
import { marksOf, variationsOf } from './marks.js';
import { showEstimate, showScore } from './score-panel.js';
import { GoSession, type Scoring } from './session.js';
import { Stopwatch, showTiming } from './stopwatch.js';
import { boardInWords, pointInWords, positionInWords, refusal } from './words.js';

export class GoApp extends App<GoSession, GoOverlay> {
  private readonly stopwatch = new Stopwatch(showTiming);
  private readonly background = new Background(() => this.render());
  private readonly graph = new Graph(this.background, (index) => this.goTo(index));
  private numbers = false;
  private vicinityLevel = 2;
  private tool: Tool = 'play';
  /** Null: as the game's rules have it. */
  private scoring: Scoring | null = null;
  /** Made once for a position, not for every move of the mouse. */
  private readonly options = latest(
    (
      analysis: Analysis,
      suicide: boolean,
      score: GoScore,
      ownership: ScalarMap | null,
      lastStone: Vertex | null,
      vicinityLevel: number,
    ): GoOverlayOptions => ({ analysis, suicide, score, ownership, lastStone, vicinityLevel }),
  );
  private readonly score = latest(
    (session: GoSession, _board: GoBoard, dead: PointSet, scoring: Scoring): GoScore =>
      session.score(dead, scoring),
  );
  private readonly nobody = latest((board: GoBoard) => PointSet.empty(board.width, board.height));
  private readonly marks = latest(
    (session: GoSession, board: GoBoard, node: RecordNode, _version: number, numbers: boolean) => [
      ...marksOf(board, node.data),
      ...(numbers ? session.stoneNumbers.map((number) => ({ ...number, kind: 'label' as const })) : []),
    ],
  );
  private readonly variations = latest((_node: RecordNode, _version: number, session: GoSession) =>
    variationsOf(session.nextPoints),
  );

  protected readonly page = 'index.html';

  constructor() {
    super(GoSession.start({ size: 19 }), goOverlays);
  }

  newGame(options: GoGameOptions): void {
    this.open(() => GoSession.start(options), say('This game is impossible'));
  }

  /** A record, or a diagram of a position. */
  protected read(text: string): GoSession {
    return isDiagram(text) ? GoSession.start({ setup: readDiagram(text) }) : GoSession.fromSgf(text);
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
    const { board, suicide } = this.session;
    this.stopwatch.measure(board, suicide);
  }

  // ── Moves ──────────────────────────────────────────────────────────────

  play(point: Vertex): void {
    const { session } = this;
    const legality = session.legality(point);
    if (legality === 'legal') {
      this.attempt(point);
    } else {
      this.say(refusal(legality, session.toPlay, toGtp(point, session.board.height)));
    }
  }

  pass(): void {
    this.attempt('pass');
  }

  private attempt(move: Vertex | 'pass'): void {
    const { session } = this;
    try {
      session.play(move);
    } catch (error) {
      const reason = error instanceof KakoiError ? (error.reason ?? error.code) : '';
      const place = move === 'pass' ? '' : toGtp(move, session.board.height);
      this.say(refusal(reason as Legality, session.toPlay, place));
      return;
    }
    this.moved();
  }

  // ── Editing ────────────────────────────────────────────────────────────

  useTool(tool: Tool): void {
    this.tool = tool;
    this.render();
  }

  /** The other side is to play. */
  switchSides(): void {
    this.change(() => this.session.setUp({ toPlay: opponent(this.session.toPlay) }));
  }

  /** What the tool does to the points. */
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

  /** A rectangle is drawn from any point. */
  protected override lift(): boolean {
    return this.tool !== 'play';
  }

  protected override drop(from: Vertex, to: Vertex | null): void {
    if (to !== null) this.edit(pointsBetween(from, to));
  }

  /** The rectangle that is being drawn. */
  private readonly rectangle = (from: Vertex, to: Point): Shape[] => {
    const { width, height } = this.session.board;
    const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)));
    const points = pointsBetween(from, [within(to[0], width), within(to[1], height)]);
    return [{ kind: 'outline', points, dashed: true, paint: 'focus' }];
  };

  // ── Looking ────────────────────────────────────────────────────────────

  useScoring(scoring: Scoring | null): void {
    this.scoring = scoring;
    this.render();
  }

  /** All stones are alive again. */
  clearDead(): void {
    const { width, height } = this.session.board;
    this.markDead(PointSet.empty(width, height));
  }

  /** The dead stones are those the engine finds. */
  suggestDead(): void {
    this.markDead(null);
  }

  private markDead(dead: PointSet | null): void {
    this.session.markDead(dead);
    this.message = '';
    this.render();
  }

  /** Whether stones bear the numbers of their moves. */
  useNumbers(numbers: boolean): void {
    this.numbers = numbers;
    this.render();
  }

  override refreshTheme(): void {
    super.refreshTheme();
    this.graph?.schedule(); // not there yet while the page is made
  }

  useVicinityLevel(level: number): void {
    this.vicinityLevel = level;
    this.render();
  }

  /** With a tool, use it. On a stone: look at it, or where the score is shown say that its chain is dead, or is not. On an empty point: play there. */
  protected press(point: Vertex): void {
    if (this.tool !== 'play') {
      this.edit([point]);
      return;
    }
    const chain = this.session.board.chainAt(point);
    if (chain !== null) {
      this.message = '';
      if (this.showsScore) this.markDead(this.dead.xor(chain.stones));
      else this.render();
    } else {
      this.play(point);
    }
  }

  protected override tapInWords(point: Vertex): string {
    const { session } = this;
    const place = toGtp(point, session.board.height);
    if (this.tool !== 'play') return say('{place}: tap again.', { place });
    const legality = session.legality(point);
    return legality === 'legal'
      ? say('{place}: tap again to play.', { place })
      : refusal(legality, session.toPlay, place);
  }

  /** Where the record says nothing and the score is shown, those that the engine finds; none until it has. */
  private get dead(): PointSet {
    return this.knownDead ?? this.nobody(this.session.board);
  }

  /** Null while they are looked for. */
  private get knownDead(): PointSet | null {
    const { board, dead } = this.session;
    if (dead !== null) return dead;
    return this.showsScore ? this.background.dead(board) : this.nobody(board);
  }

  /** Asked for only where it is shown: it takes milliseconds. */
  private get ownership(): ScalarMap | null {
    const isShown = this.active.includes(goOverlays.ownership);
    return isShown ? this.background.ownership(this.session.board) : null;
  }

  private get showsScore(): boolean {
    return this.active.some(({ showsScore }) => showsScore);
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  protected positionInWords(): string {
    return positionInWords(this.session);
  }

  protected renderGame(): void {
    const { session, active } = this;
    const { board, node, version, lastMove } = session;
    const scoring = this.scoring ?? session.scoring;
    const score = this.score(session, board, this.dead, scoring);
    const options = this.options(
      session.analysis,
      session.suicide,
      score,
      this.ownership,
      session.lastStone,
      this.vicinityLevel,
    );
    this.draw(
      {
        position: board,
        layerOptions: options,
        lastMove: lastMove?.vertex ?? null,
        marks: this.marks(session, board, node, version, this.numbers),
        variations: this.variations(node, version, session),
        shapes: this.ko(),
        aim: (point) => this.aim(point),
        dragged: this.rectangle,
      },
      boardInWords(session),
    );
    const focus = this.pointed;
    this.report(focus ? pointInWords(session, active, options, focus) : positionInWords(session));
    showInfo(session);
    showScore(score, scoring, session.dead === null, this.knownDead !== null);
    showEstimate(this.showsScore ? session : null, this.background);
    this.graph.show(session);
  }

  private ko(): Shape[] {
    const { ko } = this.session;
    return ko ? [{ kind: 'frames', points: [ko], half: 0.24, width: 0.08, paint: 'ko' }] : [];
  }

  /** The stone that a press would put on the board, or a cross where it may not be put. */
  private aim(point: Vertex): Shape[] {
    const { session, tool } = this;
    if (tool !== 'play') {
      return tool === 'black' || tool === 'white'
        ? [{ kind: 'stones', points: [point], side: tool, look: 'tried' }]
        : [{ kind: 'frames', points: [point], half: 0.3, width: 0.05, paint: 'focus' }];
    }
    const legality = session.legality(point);
    const points = [point];
    if (legality === 'game-over') return [];
    return legality === 'legal'
      ? [{ kind: 'stones', points, side: session.toPlay, look: 'planned' }]
      : [{ kind: 'crosses', points, arm: 0.13, paint: 'bad' }];
  }
}
