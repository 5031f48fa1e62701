/** The page of Go: its state and what can be done to it. */

import { type GoBoard, KakoiError, type Legality, PointSet, toGtp, type Vertex } from 'kakoi';
import { type GoOverlay, type GoOverlayOptions, goOverlays, goPicture, type Shape } from 'kakoi/pictures';
import { App } from '../shell/app.js';
import { fileNameOf } from '../shell/heading.js';
import type { KeptSession } from '../shell/session.js';
import { showInfo } from './info-panel.js';
import { markShapes, variationShapes } from './marks.js';
import { showScore } from './score-panel.js';
import { GoSession, type Scoring } from './session.js';
import { Stopwatch, showTiming } from './stopwatch.js';
import { boardInWords, pointInWords, positionInWords, refusal } from './words.js';

/** For as long as the board lives: the playouts take milliseconds. */
const foundDead = new WeakMap<GoBoard, PointSet>();

function deadOn(board: GoBoard): PointSet {
  const found = foundDead.get(board) ?? board.deadStones();
  foundDead.set(board, found);
  return found;
}

export class GoApp extends App<GoSession, GoOverlay> {
  private readonly stopwatch = new Stopwatch(showTiming);
  private vicinityLevel = 2;
  /** Null: as the game's rules have it. */
  private scoring: Scoring | null = null;
  /** The stone tapped or clicked last; a finger cannot hover. */
  private inspected: Vertex | null = null;

  constructor() {
    super(GoSession.empty(19, 19), goOverlays);
  }

  newGame(width: number, height: number): void {
    this.open(() => GoSession.empty(width, height), 'This board is impossible');
  }

  protected read(sgf: string): GoSession {
    return GoSession.fromSgf(sgf);
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
    if (this.inspected && board.get(this.inspected) === 0) this.inspected = null;
    this.stopwatch.measure(board, suicide);
  }

  protected override lookAway(): void {
    this.inspected = null;
    super.lookAway();
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

  useVicinityLevel(level: number): void {
    this.vicinityLevel = level;
    this.render();
  }

  override leaveBoard(): void {
    this.inspected = null;
    super.leaveBoard();
  }

  /** On a stone: look at it, or where the score is shown say that its chain is dead, or is not. On an empty point: play there. */
  protected press(point: Vertex): void {
    const chain = this.session.board.chainAt(point);
    if (chain !== null) {
      this.inspected = point;
      this.message = '';
      if (this.showsScore) this.markDead(this.dead.xor(chain.stones));
      else this.render();
    } else {
      this.inspected = null;
      this.play(point);
    }
  }

  protected entry(): Vertex {
    const { width, height } = this.session.board;
    return this.session.lastMove?.vertex ?? [Math.floor((width - 1) / 2), Math.floor((height - 1) / 2)];
  }

  /** The engine is asked only where the score is shown: it takes milliseconds. */
  private get dead(): PointSet {
    const { board, dead } = this.session;
    if (dead !== null) return dead;
    return this.showsScore ? deadOn(board) : PointSet.empty(board.width, board.height);
  }

  private get showsScore(): boolean {
    return this.active.some(({ showsScore }) => showsScore);
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  protected positionInWords(): string {
    return positionInWords(this.session);
  }

  protected renderGame(): void {
    const { session, cursor, hovered, active } = this;
    const { board, analysis, suicide, lastStone } = session;
    const focus = cursor ?? hovered ?? this.inspected;
    const scoring = this.scoring ?? session.scoring;
    const score = session.score(this.dead, scoring);
    const options: GoOverlayOptions = {
      analysis,
      suicide,
      score,
      lastStone,
      vicinityLevel: this.vicinityLevel,
    };
    const shown = active.flatMap((overlay) => [
      ...overlay.shapes(board, options),
      ...(overlay.pointed?.(board, focus, options) ?? []),
    ]);
    const picture = goPicture(board, shown, session.lastMove?.vertex ?? null);
    const { ghost, refused } = this.aim();
    const shapes = [
      ...picture.under,
      ...this.ko(),
      ...picture.stones,
      ...ghost,
      ...picture.over,
      ...variationShapes(session.nextPoints),
      ...markShapes(board, session.node.data),
      ...refused,
    ];
    this.draw({ picture, shapes }, boardInWords(session));
    this.report(focus ? pointInWords(session, active, options, focus) : positionInWords(session));
    showInfo(session);
    showScore(score, scoring, session.dead === null);
  }

  private ko(): Shape[] {
    const { ko } = this.session;
    return ko ? [{ kind: 'frames', points: [ko], half: 0.24, width: 0.08, paint: 'ko' }] : [];
  }

  /** The stone that a press would put on the board, or a cross where it may not be put. */
  private aim(): { readonly ghost: Shape[]; readonly refused: Shape[] } {
    const { session } = this;
    const aim = this.cursor ?? this.hovered;
    const legality = aim && session.board.get(aim) === 0 ? session.legality(aim) : 'game-over';
    if (aim === null || legality === 'game-over') return { ghost: [], refused: [] };
    const points = [aim];
    return legality === 'legal'
      ? { ghost: [{ kind: 'stones', points, side: session.toPlay, look: 'planned' }], refused: [] }
      : { ghost: [], refused: [{ kind: 'crosses', points, arm: 0.13, paint: 'bad' }] };
  }

  protected sizeOfBoard(): { readonly width: number; readonly height: number } {
    return this.session.board;
  }
}
