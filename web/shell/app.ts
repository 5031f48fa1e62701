/** The page's state and everything that can be done to it; each command ends in one `render`. */

import { KakoiError, PointSet, toGtp, type Vertex } from 'kakoi';
import { Board } from '../boards/board.js';
import type { Labels } from '../boards/surface.js';
import { overlays } from '../overlays/index.js';
import type { Overlay, View } from '../overlays/overlay.js';
import { perBoard } from '../overlays/per-board.js';
import { element, setText } from './elements.js';
import { download } from './files.js';
import { showInfo } from './info-panel.js';
import { hideNotice, showNotice } from './notice.js';
import { showScore } from './score-panel.js';
import { type Scoring, Session } from './session.js';
import { Stopwatch, type Timing } from './stopwatch.js';
import { boardInWords, pointInWords, positionInWords, refusal } from './words.js';

const foundDead = perBoard((board) => board.deadStones());

export class App {
  private session = Session.empty(19, 19);
  private readonly board: Board;
  private readonly stopwatch = new Stopwatch((timing) => showTiming(timing));
  private readonly shown = new Set<string>();
  private wood = true;
  private coordinates = true;
  private vicinityLevel = 2;
  /** Null: as the game's rules have it. */
  private scoring: Scoring | null = null;
  /** Stones of this position that the reader says are dead; null: those the engine finds. */
  private marked: PointSet | null = null;
  private labels: Labels | null = null;
  /** Where the mouse is. */
  private hovered: Vertex | null = null;
  /** The stone tapped or clicked last; a finger cannot hover. */
  private inspected: Vertex | null = null;
  /** Where the keyboard is, once it has entered the board. */
  private cursor: Vertex | null = null;
  /** What has just happened, or why it did not; it stands until the reader looks at something else. */
  private message = '';

  constructor() {
    this.board = new Board(element<HTMLCanvasElement>('board'), element('board-room'), {
      hover: (point) => this.hover(point),
      press: (point) => this.press(point),
    });
    this.open(this.session);
  }

  // ── Games ──────────────────────────────────────────────────────────────

  /** Opens a record at the given move or at its end; a broken one is reported and changes nothing. */
  load(sgf: string, move = Number.MAX_SAFE_INTEGER): void {
    try {
      const session = Session.fromSgf(sgf);
      session.goTo(move);
      this.open(session);
      hideNotice();
    } catch (error) {
      showNotice('This game record could not be read', messageOf(error));
    }
  }

  newGame(width: number, height: number): void {
    try {
      this.open(Session.empty(width, height));
      hideNotice();
    } catch (error) {
      showNotice('This board is not possible', messageOf(error));
    }
  }

  save(): void {
    const { black, white } = this.session.info;
    const name = [black, white]
      .filter(Boolean)
      .join(' - ')
      .replace(/[^\p{L}\p{N} .-]+/gu, '_');
    download(`${name || 'game'}.sgf`, this.session.toSgf());
  }

  private open(session: Session): void {
    this.session = session;
    this.hovered = this.inspected = this.cursor = null;
    this.labels = this.makeLabels();
    this.moved();
  }

  // ── Moves ──────────────────────────────────────────────────────────────

  get at(): number {
    return this.session.at;
  }
  get length(): number {
    return this.session.length;
  }

  goTo(move: number): void {
    this.session.goTo(move);
    this.moved();
  }

  step(moves: number): void {
    this.goTo(this.session.at + moves);
  }

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

  undo(): void {
    this.session.undo();
    this.moved();
  }

  redo(): void {
    this.session.redo();
    this.moved();
  }

  restore(): void {
    this.session.restore();
    this.moved();
  }

  /** To be called whenever the position may be another. */
  private moved(): void {
    this.message = positionInWords(this.session);
    this.marked = null;
    if (this.inspected && this.session.board.get(this.inspected) === 0) this.inspected = null;
    this.stopwatch.measure(this.session.board, this.session.suicide);
    this.render();
  }

  // ── Looking ────────────────────────────────────────────────────────────

  showOverlay(id: string, on: boolean): void {
    if (on) this.shown.add(id);
    else this.shown.delete(id);
    this.render();
  }

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

  useWood(wood: boolean): void {
    this.wood = wood;
    document.documentElement.dataset.surface = wood ? 'wood' : 'plain';
    this.refreshTheme();
    this.render();
  }

  useCoordinates(coordinates: boolean): void {
    this.coordinates = coordinates;
    this.labels = this.makeLabels();
    this.render();
  }

  refreshTheme(): void {
    this.board.refreshTheme();
  }

  /** Whether the arrow keys move over the board rather than through the game. */
  get onBoard(): boolean {
    return this.cursor !== null;
  }

  /** Lets the keyboard onto the board, to where the game is. */
  enterBoard(): void {
    const { width, height } = this.session.board;
    this.cursor = this.session.lastMove?.vertex ?? [
      Math.floor((width - 1) / 2),
      Math.floor((height - 1) / 2),
    ];
    this.render();
  }

  leaveBoard(): void {
    this.cursor = this.inspected = null;
    this.render();
  }

  moveCursor(dx: number, dy: number): void {
    if (this.cursor === null) return;
    const { width, height } = this.session.board;
    const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
    this.cursor = [clamp(this.cursor[0] + dx, width), clamp(this.cursor[1] + dy, height)];
    this.message = '';
    this.render();
  }

  pressCursor(): void {
    if (this.cursor !== null) this.press(this.cursor);
  }

  private hover(point: Vertex | null): void {
    this.hovered = point;
    this.message = '';
    this.render();
  }

  /** On a stone: look at it, or where the score is shown say that its chain is dead, or is not. On an empty point: play there. */
  private press(point: Vertex): void {
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

  /** The engine is asked only where the score is shown: it takes milliseconds. */
  private get dead(): PointSet {
    const { board } = this.session;
    if (this.marked) return this.marked;
    return this.shown.has('score') ? foundDead(board) : PointSet.empty(board.width, board.height);
  }

  private say(message: string): void {
    this.message = message;
    this.render();
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  private render(): void {
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
    const active: Overlay[] = overlays.filter(({ id }) => this.shown.has(id));
    const aim = cursor ?? hovered;
    const legality = aim && session.board.get(aim) === 0 ? session.legality(aim) : null;

    this.board.set({
      columns: session.board.width,
      rows: session.board.height,
      signs: session.board.toSignMap(),
      labels: this.labels,
      wood: this.wood,
      lastMove: session.lastMove?.vertex ?? null,
      ko: session.ko,
      ghost: aim && legality === 'legal' ? { at: aim, sign: session.toPlay === 'black' ? 1 : -1 } : null,
      forbidden: aim && legality !== null && legality !== 'legal' && legality !== 'game-over' ? aim : null,
      cursor,
      shapes: active.flatMap((overlay) => overlay.shapes(view)),
    });
    element('board').setAttribute('aria-label', boardInWords(session));

    const about = focus ? pointInWords(session, active, view, focus) : positionInWords(session);
    setText('status-text', this.message || about);
    this.renderControls();
    showInfo(session);
    showScore(session, score, scoring, this.marked === null);
  }

  private renderControls(): void {
    const { session } = this;
    const slider = element<HTMLInputElement>('slider');
    slider.max = String(session.length);
    slider.value = String(session.at);
    slider.setAttribute('aria-valuetext', `Move ${session.at} of ${session.length}`);
    slider.style.setProperty('--done', session.length === 0 ? '0' : String(session.at / session.length));
    setText('move-number', `${session.at} / ${session.length}`);
    enable('first', session.at > 0);
    enable('back', session.at > 0);
    enable('forward', session.at < session.length);
    enable('last', session.at < session.length);
    enable('autoplay', session.length > 0);
    enable('undo', session.canUndo);
    enable('redo', session.canRedo);
    element('branch').hidden = !(session.isRecord && session.ownMoves > 0);
    setText(
      'branch-text',
      `Your variation: ${session.ownMoves === 1 ? '1 move' : `${session.ownMoves} moves`}`,
    );
  }

  private makeLabels(): Labels | null {
    if (!this.coordinates) return null;
    const { width, height } = this.session.board;
    return {
      columns: Array.from({ length: width }, (_, x) => toGtp([x, 0], height).replace(/\d+$/, '')),
      rows: Array.from({ length: height }, (_, y) => toGtp([0, y], height).replace(/^\D+/, '')),
    };
  }
}

/** A button that is disabled loses the focus, and the arrow keys with it: it is marked instead. */
function enable(id: string, enabled: boolean): void {
  element(id).setAttribute('aria-disabled', String(!enabled));
}

function showTiming(timing: Timing | null): void {
  const time = element('status-time');
  time.toggleAttribute('data-waiting', timing === null);
  if (timing === null) return;
  const figure =
    timing.microseconds < 10 ? timing.microseconds.toFixed(1) : String(Math.round(timing.microseconds));
  setText('status-time', `chains + Benson + area + influence: ${figure} µs`);
  time.title = `Engine time for a position: ${timing.copies} copies of this position in one call, the fastest of a few runs`;
  time.dataset.microseconds = timing.microseconds.toFixed(2);
}

function messageOf(error: unknown): string {
  if (error instanceof KakoiError) return error.message;
  return error instanceof Error ? `Unexpected: ${error.message}` : String(error);
}
