/** The page of Go: its state and what can be done to it. */

import { PointSet, toGtp, type Vertex } from 'kakoi';
import type { Labels } from '../../boards/surface.js';
import { overlays } from '../../overlays/go/index.js';
import { perBoard } from '../../overlays/go/per-board.js';
import type { GoOverlay, View } from '../../overlays/go/view.js';
import { App } from '../app.js';
import { fileNameOf } from '../heading.js';
import { showInfo } from './info-panel.js';
import { showScore } from './score-panel.js';
import { GoSession, type Scoring } from './session.js';
import { Stopwatch, showTiming } from './stopwatch.js';
import { boardInWords, pointInWords, positionInWords, refusal } from './words.js';

const foundDead = perBoard((board) => board.deadStones());

export class GoApp extends App<GoSession> {
  private readonly stopwatch = new Stopwatch(showTiming);
  private vicinityLevel = 2;
  /** Null: as the game's rules have it. */
  private scoring: Scoring | null = null;
  /** Stones of this position that the reader says are dead; null: those the engine finds. */
  private marked: PointSet | null = null;
  /** The stone tapped or clicked last; a finger cannot hover. */
  private inspected: Vertex | null = null;

  constructor() {
    super(GoSession.empty(19, 19));
  }

  newGame(width: number, height: number): void {
    this.open(() => GoSession.empty(width, height), 'This board is not possible');
  }

  protected read(sgf: string): GoSession {
    return GoSession.fromSgf(sgf);
  }

  protected nameOfFile(): string {
    return fileNameOf(this.session.heading);
  }

  protected positionChanged(): void {
    const { board, suicide } = this.session;
    this.marked = null;
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
    if (legality === 'legal' || session.continuesWith(point)) {
      session.play(point);
      this.moved();
    } else {
      this.say(refusal(legality, session.toPlay, toGtp(point, session.board.height)));
    }
  }

  pass(): void {
    try {
      this.session.play('pass');
      this.moved();
    } catch {
      this.say(refusal('game-over', this.session.toPlay, ''));
    }
  }

  // ── Looking ────────────────────────────────────────────────────────────

  useScoring(scoring: Scoring | null): void {
    this.scoring = scoring;
    this.render();
  }

  /** All stones are alive again. */
  clearDead(): void {
    const { width, height } = this.session.board;
    this.marked = PointSet.empty(width, height);
    this.render();
  }

  /** The dead stones are those the engine finds. */
  suggestDead(): void {
    this.marked = null;
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
      if (this.shown.has('score')) this.marked = this.dead.xor(chain.stones);
      this.inspected = point;
      this.message = '';
      this.render();
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
    const { board } = this.session;
    if (this.marked) return this.marked;
    return this.shown.has('score') ? foundDead(board) : PointSet.empty(board.width, board.height);
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  protected positionInWords(): string {
    return positionInWords(this.session);
  }

  protected renderGame(): void {
    const { session, cursor, hovered } = this;
    const focus = cursor ?? hovered ?? this.inspected;
    const scoring = this.scoring ?? session.scoring;
    const score = session.score(this.dead, scoring);
    const view: View = {
      board: session.board,
      analysis: session.analysis,
      score,
      focus,
      lastStone: session.lastStone,
      vicinityLevel: this.vicinityLevel,
    };
    const active: GoOverlay[] = overlays.filter(({ id }) => this.shown.has(id));
    const aim = cursor ?? hovered;
    const legality = aim && session.board.get(aim) === 0 ? session.legality(aim) : null;

    const position = {
      signs: session.board.toSignMap(),
      lastMove: session.lastMove?.vertex ?? null,
      ko: session.ko,
      ghost: aim && legality === 'legal' ? { at: aim, sign: session.toPlay === 'black' ? 1 : -1 } : null,
      forbidden: aim && legality !== null && legality !== 'legal' && legality !== 'game-over' ? aim : null,
      shapes: active.flatMap((overlay) => overlay.shapes(view)),
    };
    this.draw(position, boardInWords(session));
    this.report(focus ? pointInWords(session, active, view, focus) : positionInWords(session));
    showInfo(session);
    showScore(session, score, scoring, this.marked === null);
  }

  protected sizeOfBoard(): { readonly width: number; readonly height: number } {
    return this.session.board;
  }

  protected makeLabels(): Labels {
    const { width, height } = this.session.board;
    return {
      columns: Array.from({ length: width }, (_, x) => toGtp([x, 0], height).replace(/\d+/, '')),
      rows: Array.from({ length: height }, (_, y) => toGtp([0, y], height).replace(/^\D+/, '')),
    };
  }
}
