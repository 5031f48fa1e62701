/** The page of Lines of Action: its state and its commands. */

import {
  type Color,
  type LoaBoard,
  type LoaGame,
  type LoaGameOptions,
  type LoaMove,
  opponent,
  type RecordNode,
  type Vertex,
} from 'kakoi';
import {
  loaLines,
  loaOverlays,
  type Overlay,
  type OverlayOptions,
  type Point,
  type Shape,
} from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import { App } from '../shell/app.js';
import { copy } from '../shell/clipboard.js';
import { marksWith, pointsBetween } from '../shell/editing.js';
import { element } from '../shell/elements.js';
import { fileNameOf } from '../shell/heading.js';
import { latest } from '../shell/latest.js';
import { boardMarks, type Notation } from '../shell/marks.js';
import { choose } from '../shell/player.js';
import { isSame } from '../shell/points.js';
import type { KeptSession, Opponent } from '../shell/session.js';
import { COLORS, say } from '../shell/words.js';
import { Workers } from '../shell/workers.js';
import { boardFor, boardWith, notationOf, readPosition } from './editing.js';
import { showPanel } from './panel.js';
import { Proofs } from './proof.js';
import { LoaSession } from './session.js';
import { boardInWords, pickedInWords, positionInWords, refusal, squareInWords } from './words.js';

/** All overlays but `moves`: the page shows the moves of the stone that is picked instead of all at once. */
const { moves: _all, ...overlays } = loaOverlays;

export class LoaApp extends App<LoaSession, Overlay<'loa'>> {
  /** The stone that is about to move. */
  private picked: Vertex | null = null;
  private quadColors: readonly Color[] = COLORS;
  private readonly workers = new Workers();
  private readonly proofs = new Proofs(this.workers);
  /** The options of the overlays, made once and not for every move of the mouse. */
  private readonly options = latest(
    (quadColors: readonly Color[], isOver: boolean): OverlayOptions<'loa'> => ({
      quadColors,
      ...(isOver ? { moves: [] } : {}),
    }),
  );

  private readonly marks = latest((session: LoaSession, node: RecordNode, _version: number) =>
    boardMarks(node, notationOf(session.board)),
  );

  protected readonly page = 'loa.html';

  constructor() {
    super(LoaSession.start(), overlays);
  }

  /** Starts a new game; `setup` may be a position as text. */
  newGame(options: LoaGameOptions, opponent: Opponent | null): void {
    this.open(() => {
      const session = LoaSession.start(options);
      session.opponent = opponent;
      return session;
    }, say('This game is impossible'));
  }

  /** Finds a move for the side to move; the result plays it. */
  async findMove(how: ChooseOptions, signal: AbortSignal): Promise<() => void> {
    const { session } = this;
    const { move } = await this.suggest(session.asGame, how, signal);
    return () => session.play(move?.text ?? 'pass');
  }

  override suggest(game: LoaGame, how: ChooseOptions, signal: AbortSignal): Promise<MoveChoice<LoaMove>> {
    return choose(game, how, this.workers, signal);
  }

  /** Reads a record, a position ('1bbbbbb1/… b'), or moves from the standard position. */
  protected read(text: string): LoaSession {
    if (/\(\s*;/.test(text)) return LoaSession.fromSgf(text);
    const setup = readPosition(text);
    if (setup !== null) return LoaSession.start({ setup });
    const moves = text.replace(/\b\d+\./g, ' ').match(/\S+/g) ?? [];
    return /^[a-h][1-8]/i.test(moves[0] ?? '') ? LoaSession.fromMoves(moves) : LoaSession.fromSgf(text);
  }

  protected revive(kept: KeptSession): LoaSession {
    return LoaSession.revive(kept);
  }

  protected gameOfFile(index: number): LoaSession {
    return this.session.gameOfFile(index);
  }

  protected nameOfFile(): string {
    return fileNameOf(this.session.heading);
  }

  /** The position as text. */
  get fen(): string {
    return this.session.board.toFen();
  }

  async copyPosition(): Promise<void> {
    const copied = await copy(this.fen);
    this.say(copied ? say('Position copied.') : say('The browser does not allow pages to copy.'));
  }

  protected positionChanged(): void {
    this.picked = null;
  }

  protected override lookAway(): void {
    this.picked = null;
    super.lookAway();
  }

  // ── Editing ────────────────────────────────────────────────────────────

  protected get notation(): Notation {
    return notationOf(this.session.board);
  }

  protected override toolChanged(): void {
    this.picked = null;
  }

  /** Makes it the other side's turn. */
  switchSides(): void {
    this.setUp(boardFor(this.session.board, opponent(this.session.toPlay)));
  }

  /** Uses the tool on the squares. */
  private edit(points: readonly Vertex[]): void {
    const { session, tool } = this;
    const marks = marksWith(tool, notationOf(session.board), session.node.data, points);
    if (marks === null) {
      this.setUp(boardWith(tool, session.board, points));
    } else {
      session.annotate(marks);
      this.edited();
    }
  }

  private setUp(board: LoaBoard): void {
    this.session = this.session.begunWith(board);
    this.edited();
  }

  /** The rectangle that is being drawn. */
  private readonly rectangle = (from: Vertex, to: Point): Shape[] => {
    const last = this.session.board.width - 1;
    const within = (value: number) => Math.max(0, Math.min(last, Math.round(value)));
    const points = pointsBetween(from, [within(to[0]), within(to[1])]);
    return [{ kind: 'outline', points, dashed: true, paint: 'focus' }];
  };

  // ── Moves ──────────────────────────────────────────────────────────────

  pass(): void {
    this.session.play('pass');
    this.moved();
  }

  /** Moves the stone, or says why it may not. */
  private move(from: Vertex, to: Vertex): void {
    const { session } = this;
    const move = session.isOver
      ? undefined
      : session.board.legalMoves(from).find((legal) => isSame(legal.to, to));
    if (move === undefined) {
      this.say(refusal(session, from, to));
    } else {
      session.play(move.text);
      this.moved();
    }
  }

  private isOwn(point: Vertex): boolean {
    const { board, toPlay, isOver } = this.session;
    return !isOver && board.stones(toPlay).has(point);
  }

  private pick(point: Vertex | null): void {
    this.picked = point;
    this.message = point === null ? '' : pickedInWords(this.session, point);
    this.render();
  }

  /**
   * Handles a press. On a stone of one's own: picks it, or puts it down again. Elsewhere, with a stone
   * picked: moves it there.
   */
  protected press(point: Vertex): void {
    if (this.tool !== 'play') this.edit([point]);
    else if (isSame(this.picked, point)) this.pick(null);
    else if (this.isOwn(point)) this.pick(point);
    else if (this.picked !== null) this.move(this.picked, point);
    else if (this.session.board.get(point) !== 0) this.say(refusal(this.session, point, point));
  }

  /**
   * Any stone may be lifted, the opponent's too: the reason why it may not move is given when it is let go.
   */
  protected override lift(point: Vertex): boolean {
    if (this.tool !== 'play') return true;
    if (this.session.board.get(point) === 0) return false;
    if (this.isOwn(point)) this.pick(point);
    else this.render();
    return true;
  }

  protected override drop(from: Vertex, to: Vertex | null): void {
    if (this.tool !== 'play') {
      if (to !== null) this.edit(pointsBetween(from, to));
    } else if (to === null || isSame(from, to)) this.pick(null);
    else this.move(from, to);
  }

  // ── Looking ────────────────────────────────────────────────────────────

  useQuadColors(colors: readonly Color[]): void {
    this.quadColors = colors;
    this.render();
  }

  /** Puts the picked stone down. */
  override putDown(): boolean {
    const isPicked = this.picked !== null;
    if (isPicked) this.pick(null);
    return isPicked;
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  protected positionInWords(): string {
    return positionInWords(this.session);
  }

  protected renderGame(): void {
    const { session, picked, active } = this;
    const { board, lastMove, node, version } = session;
    const options = this.options(this.quadColors, session.isOver);
    this.draw(
      {
        position: board,
        layerOptions: options,
        lastMove,
        marks: this.marks(session, node, version),
        shapes: picked ? loaLines(board, picked) : [],
        dragged: this.tool === 'play' ? null : this.rectangle,
      },
      boardInWords(session),
    );
    const focus = this.pointed;
    element('board').style.cursor = focus && this.isOwn(focus) ? 'grab' : '';
    const about = focus === null ? positionInWords(session) : squareInWords(session, active, options, focus);
    this.report(about);
    const pass = element('pass');
    pass.hidden = !session.mustPass;
    pass.classList.add('primary');
    showPanel(session);
    this.proofs.show(session);
  }
}
