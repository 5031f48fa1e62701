/**
 * The page's state and its commands, as far as all games share them; each command ends in one `render`. A
 * game adds its session, the meaning of a press on the board, its words and its drawing.
 */

import { KakoiError, type LoaMove, type RecordNode, type Vertex } from 'kakoi';
import { type BoardConfig, type BoardInput, BoardView } from 'kakoi/board';
import type { Point, Shape, Theme } from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import type { SgfNote } from 'kakoi/sgf';
import { clearAddress, isLink } from './address.js';
import { attempt } from './attempt.js';
import { showBoardText } from './board-text.js';
import { copy } from './clipboard.js';
import { isLineTool, linesWith, type Tool } from './editing.js';
import { element, setAttribute, setText } from './elements.js';
import { messageOf } from './errors.js';
import { download } from './files.js';
import type { LinkError } from './link.js';
import type { Notation } from './marks.js';
import { hideNotice, showNotice } from './notice.js';
import { opponentOf } from './opponent.js';
import type { Strength } from './opponents.js';
import { pageFor } from './other-pages.js';
import { type AnyOverlay, drawLegends } from './overlay-list.js';
import { pagePart } from './part.js';
import { showPointerNote } from './pointer-note.js';
import { isSame } from './points.js';
import type { RecordCommands } from './record-commands.js';
import type { RecordView } from './record-view.js';
import type { AnySession, Facts, Game, KeptSession, NodeText, Opponent, PositionTest } from './session.js';
import { withSign } from './signs.js';
import { applyTheme } from './theme.js';
import { type Place, showTransport } from './transport-view.js';
import { nameOf, say } from './words.js';

/** The format of a game's records: the ending of their files, which also names them in links. */
export interface RecordFormat {
  readonly ending: string;
  readonly type: string;
}

/** Stands for no move in particular; old links name it. */
const UNNAMED_MOVE = Number.MAX_SAFE_INTEGER;

export const SGF: RecordFormat = { ending: 'sgf', type: 'application/x-go-sgf' };

export abstract class App<S extends AnySession = AnySession, O extends AnyOverlay = AnyOverlay>
  implements RecordCommands
{
  /**
   * The latest event, or the reason why something failed; it stands until the reader looks at something else.
   */
  protected message = '';
  /** The message that says where the game is: it belongs below the board, and beside the pointer it would cover stones. */
  private whereabouts = '';
  /** The overlays that are on, from the lowest to the topmost; another array whenever they change. */
  protected active: readonly O[] = [];
  private readonly shown = new Set<string>();
  /** The layers of the mode, shown instead of the reader's own. */
  private layersOfMode: ReadonlySet<string> | null = null;
  private boardView: BoardView | null = null;
  private recordView: RecordView | null = null;
  private readonly fileNames = new WeakMap<object, string>();
  private readonly watchers: ((session: AnySession) => void)[] = [];
  private watched: readonly unknown[] = [];
  /** True while the opponent thinks: the board takes no moves. */
  waits = false;
  private isHeld = false;
  protected tool: Tool = 'play';
  /** The end that has been pressed of a line to be drawn. */
  private lineFrom: Vertex | null = null;
  private wood = true;
  private coordinates = true;
  private theme: Theme;

  constructor(
    protected session: S,
    /** All overlays of the game by their ids, from the lowest to the topmost. */
    readonly overlays: Readonly<Record<string, O>>,
    private readonly format = SGF,
  ) {
    this.theme = applyTheme(this.wood);
  }

  // ── What a game adds ───────────────────────────────────────────────────

  /** Reads a record; throws the package's errors. */
  protected abstract read(record: string): S;
  /** Another game of the file that the record came from. */
  protected abstract gameOfFile(index: number): S;
  /** Restores the result of a session's keep(); throws the package's errors. */
  protected abstract revive(kept: KeptSession): S;
  /** The file of the game's page. */
  protected abstract readonly page: string;
  /** A file name without its ending, or ''. */
  protected abstract nameOfFile(): string;
  /** Handles a click, a tap, or the keyboard's choice. */
  protected abstract press(point: Vertex): void;
  /** The words after a tap that say what a second tap would do. */
  protected tapInWords(_point: Vertex): string {
    return '';
  }
  /** Gives up a picked stone or a plan; returns true when there was one. */
  putDown(): boolean {
    return false;
  }
  /** The notation of points in the game's records. */
  protected abstract get notation(): Notation;
  /** Called when another tool is in use, before the page shows it. */
  protected toolChanged(): void {}
  protected abstract positionInWords(): string;
  /** Called when the game has been replaced or is at another move: forgets the state of the old position. */
  protected abstract positionChanged(): void;
  /** Shows the position: on the board with `draw`, in the status line with `report`, and in the panel. */
  protected abstract renderGame(): void;
  abstract pass(): void;
  /** Finds a move for the side to play; the result plays it. */
  abstract findMove(how: Strength, signal: AbortSignal): Promise<() => void>;

  /** Finds what the engine would play in the reader's place, on the pages whose hint is a single move. */
  suggest?(game: Game, how: ChooseOptions, signal: AbortSignal): Promise<MoveChoice<LoaMove | Vertex>>;

  /** Shapes that are drawn beside those of the position. */
  beside: readonly Shape[] = [];

  /** True when the record asks something that solve() takes; only games with problems have either. */
  get asks(): boolean | Promise<boolean> {
    return false;
  }

  /** Finds out what the position asks, and shows the answer or lets the reader look for it. */
  solve?(hidesAnswers: boolean): Promise<void>;

  /** True when the stone may be dragged. */
  protected lift(_point: Vertex): boolean {
    return false;
  }
  /** Called when the mouse is at that place, between points too, or away. */
  protected roam(_place: Point | null): void {}
  /** Called when a stone was dragged there, or off the board. */
  protected drop(_from: Vertex, _to: Vertex | null): void {}

  /** The SGF of a record that another program wrote, or of a diagram; null for all else. Rejects for a faulty one. */
  translate?(source: string | Uint8Array): Promise<string | null>;

  /** Takes a file that is no record, but something that the page works with; null for all else. */
  takeFile?(file: File): Promise<void> | null;

  // ── Games ──────────────────────────────────────────────────────────────

  /**
   * Opens a record at the given move, or at its first place when none is given; a broken record is reported
   * and changes nothing.
   */
  load(record: string, move = UNNAMED_MOVE): void {
    const page = pageFor(record);
    if (page !== null && page.file !== this.page) {
      showNotice(say('This is a record of another game'), say('It can be opened on its own page:'), {
        text: say('Open it on the page of {game}', { game: say(page.name) }),
        href: `${page.file}#${new URLSearchParams({ move: String(move), [page.ending]: record })}`,
      });
      return;
    }
    this.open(() => {
      const session = this.read(record);
      if (move === UNNAMED_MOVE) session.goToFirstPlace();
      else session.goToMove(move);
      return session;
    }, say('This game record could not be read'));
  }

  /** Opens another game of the record's file; nothing of the file is lost. */
  openGameOfFile(index: number): void {
    const before = this.session;
    this.open(() => {
      const session = this.gameOfFile(index);
      session.goToFirstPlace();
      return session;
    }, say('This game of the file could not be read'));
    if (this.session === before) this.render();
  }

  /**
   * Opens the session that `make` returns; when it throws, that is reported under the title and the game
   * stays.
   */
  open(make: () => S, title: string): void {
    this.settle();
    try {
      this.session = make();
    } catch (error) {
      showNotice(title, explained(error));
      return;
    }
    hideNotice(); // first, because the page may have to tell that the old game could not be kept
    this.lookAway();
    this.moved();
  }

  /** Goes back to a session that has been on the page before. */
  show(session: AnySession): void {
    this.open(() => session as unknown as S, '');
  }

  save(): void {
    const { ending, type } = this.format;
    download(`${this.ownName || 'game'}.${ending}`, this.session.toRecord(), type);
  }

  /** Remembers the name of the file that the record came from, for all of its games. */
  nameFile(name: string, { file }: AnySession = this.session): void {
    const own = name.replace(/\.\w+$/, '').trim();
    if (own === '') this.fileNames.delete(file);
    else this.fileNames.set(file, own);
  }

  /** The name of the file that the session's record came from, or ''. */
  fileNameOf({ file }: AnySession): string {
    return this.fileNames.get(file) ?? '';
  }

  /** The number of places with such positions in a kept game; 0 when it cannot be read. */
  countPlaces(kept: KeptSession, isWanted: PositionTest): number {
    try {
      return this.revive(kept).placesWith(isWanted).length;
    } catch {
      return 0;
    }
  }

  /** The name of the record's file, or one by the reader or the record, without its ending; '' when there is none. */
  private get ownName(): string {
    const { file, name } = this.session;
    return this.fileNames.get(file) ?? (name || this.nameOfFile());
  }

  /**
   * Opens a kept game, of which `claim` is told before anybody else; returns false, after saying so, when it cannot be opened
   * and the present game stays.
   */
  reopen(
    kept: KeptSession,
    claim: (session: AnySession) => void = () => {},
    otherwise = say('This game could not be read'),
  ): boolean {
    const before = this.session;
    this.open(() => {
      const session = this.revive(kept);
      const { color, level, seed } = kept.opponent ?? {};
      session.opponent = opponentOf(color, level, seed);
      claim(session);
      return session;
    }, otherwise);
    return this.session !== before;
  }

  /** The session on the page. */
  get current(): AnySession {
    return this.session;
  }

  /** Copies a link that holds the record and the place in it; the address of the page becomes that link. */
  async share(): Promise<void> {
    const { linkTo } = await pagePart<typeof import('./link.js')>('link');
    let link: string;
    try {
      link = await linkTo(this.session.keep());
    } catch (error) {
      showNotice(say('There is no link to this game'), explained(error));
      return;
    }
    history.replaceState(history.state, '', link);
    const copied = await copy(link);
    this.say(
      copied ? say('Link to this game copied.') : say('The address of this page is a link to this game.'),
    );
  }

  /** Opens the game that the address holds; false when it holds none that can be read. */
  async openShared(): Promise<boolean> {
    if (!isLink()) return false;
    const { hash } = location;
    const part = await pagePart<typeof import('./link.js')>('link').catch(() => null);
    if (part === null) return false; // which the page has said
    let shared: Awaited<ReturnType<typeof part.gameInAddress>>;
    try {
      shared = await part.gameInAddress(this.format.ending);
    } catch (error) {
      showNotice(say('This link cannot be opened'), messageOf(error), (error as LinkError).way);
      return false;
    }
    if (shared === null) return false;
    const before = this.session;
    if ('state' in shared) this.reopen(shared.state, undefined, say('This link cannot be opened'));
    else this.load(shared.record, shared.move);
    if (this.session === before) return false;
    if (location.hash === '') history.replaceState(history.state, '', hash);
    return true;
  }

  /** Calls back with the session whenever it is another, is at another place, or its record has been changed. */
  watch(watcher: (session: AnySession) => void): void {
    this.watchers.push(watcher);
  }

  // ── Moves ──────────────────────────────────────────────────────────────

  /**
   * The line that the row below the board steps through: the game's, unless something else is on the board.
   */
  get through(): Place {
    return this.session;
  }
  get at(): number {
    return this.through.at;
  }
  get length(): number {
    return this.through.length;
  }

  /** Goes to a place of the line, counted in nodes. */
  goTo(index: number): void {
    this.go(() => this.session.goTo(index));
  }

  /** Goes to the position after that many moves of the line. */
  goToMove(number: number): void {
    this.go(() => this.session.goToMove(number));
  }

  goToNode(node: RecordNode): void {
    this.go(() => this.session.goToNode(node));
  }

  step(nodes: number): void {
    this.goTo(this.at + nodes);
  }

  /** Goes to the next variation, or with −1 to the previous one, of the latest fork on the way. */
  switchVariation(by: 1 | -1): void {
    const { node } = this.session;
    for (let child = node, { parent } = child; parent !== null; child = parent, { parent } = child) {
      const other = parent.children[parent.children.indexOf(child) + by];
      if (other === undefined) continue;
      this.goToNode(other.mainLine()[node.depth - other.depth] ?? other.mainLine().at(-1)!);
      return;
    }
  }

  /** Goes to the place where the line leaves the main line, and is on the main line again. */
  restore(): void {
    this.go(() => this.session.goToMainLine());
  }

  /** Goes to a place; when the record is wrong there, says so and stays. */
  private go(to: () => void): void {
    try {
      to();
    } catch (error) {
      this.say(explained(error));
      return;
    }
    this.moved();
  }

  // ── The record ─────────────────────────────────────────────────────────

  draft(text: string, node: RecordNode, property: NodeText): void {
    this.session.draft(text, node, property);
    this.render();
  }

  judge(sign: string): void {
    this.session.annotate(withSign(this.session.node.data, sign));
    this.render();
  }

  settle(isDone = false): void {
    this.session.settle(isDone);
    this.render();
  }

  get facts(): Facts {
    return { ...this.session.facts, file: this.ownName };
  }
  set facts(facts: Facts) {
    const { file = '', ...rest } = facts;
    const hadName = file === this.ownName;
    this.goOnWith(this.session.withFacts(rest));
    if (!hadName) this.nameFile(file);
    this.moved();
  }

  promote(): void {
    this.session.promote();
    this.moved();
  }

  deleteNode(): void {
    this.session.delete();
    this.moved();
    this.say(say('Deleted. Undo brings it back.'));
  }

  undo(): void {
    this.goOnWith(this.session.undo());
    // Undoing stops at the reader's turn: at the opponent's, the opponent would play the undone move again.
    while (this.session.isOpponentsTurn && this.session.canUndo) this.goOnWith(this.session.undo());
    this.moved();
  }

  redo(): void {
    this.goOnWith(this.session.redo());
    while (this.session.isOpponentsTurn && this.session.canRedo) this.goOnWith(this.session.redo());
    this.moved();
  }

  private goOnWith(session: AnySession): void {
    this.session = session as unknown as S; // a session continues as one of its own kind
  }

  // ── The opponent ───────────────────────────────────────────────────────

  playAgainst(opponent: Opponent | null): void {
    this.session.opponent = opponent;
    this.render();
  }

  /** Ends the game with a loss of the side to play. */
  resign(): void {
    this.session.resign();
    this.moved();
  }

  /** Makes a move that the opponent has found. */
  answer(play: () => void): void {
    play();
    this.recordView?.letTypeOn();
    this.moved();
  }

  /** To be called whenever the position may have changed. */
  protected moved(): void {
    this.positionChanged();
    this.message = this.whereabouts = this.positionInWords();
    const result = this.session.takeLostResult();
    if (result !== '')
      this.message += ` ${say('The result {result} is gone: undo brings it back.', { result })}`;
    this.render();
    const faults = this.session.takeFaults();
    void this.tellFaults(faults);
  }

  /** Tells the reader what was wrong with the record that was opened, if anything. */
  async tellFaults(faults: readonly SgfNote[]): Promise<void> {
    const { session } = this;
    if (faults.length === 0) return;
    const part = await pagePart<typeof import('./faults.js')>('faults');
    if (this.session === session) part.tellFaults(faults);
  }

  /** To be called after setting up or marking; the words about the point say the rest. */
  protected edited(): void {
    this.positionChanged();
    this.say('');
  }

  // ── Lines by hand ──────────────────────────────────────────────────────

  useTool(tool: Tool): void {
    this.tool = tool;
    this.lineFrom = null;
    this.toolChanged();
    this.render();
  }

  /** Joins two points that are pressed one after the other; false when the tool in use is another. */
  private pressLine(point: Vertex): boolean {
    if (!isLineTool(this.tool)) return false;
    const { lineFrom } = this;
    this.lineFrom = lineFrom === null ? point : null;
    if (lineFrom === null) this.say(say('Press the other end.'));
    else this.drawLine(lineFrom, point);
    return true;
  }

  private drawLine(from: Vertex, to: Vertex | null): void {
    const { tool, session, notation } = this;
    this.lineFrom = null;
    if (isLineTool(tool) && to !== null && !isSame(from, to))
      session.annotate(linesWith(tool, notation, session.node.data, from, to));
    this.edited();
  }

  /** The line that would be drawn to the place. */
  private readonly plannedLine = (from: Vertex, to: Point): Shape[] => {
    const kind = this.tool === 'arrow' ? 'arrows' : 'lines';
    return [{ kind, segments: [[from, to]], width: 0.09, paint: 'focus' }];
  };

  // ── Looking ────────────────────────────────────────────────────────────

  showOverlay(id: string, on: boolean): void {
    if (on) this.shown.add(id);
    else this.shown.delete(id);
    this.activate();
  }

  /** Shows these layers instead of the reader's own; with null the reader's again. */
  useLayersOfMode(ids: readonly string[] | null): void {
    this.layersOfMode = ids === null ? null : new Set(ids);
    this.activate();
  }

  /** True while layers of the mode stand in for the reader's. */
  get hidesLayers(): boolean {
    return this.layersOfMode !== null;
  }

  private activate(): void {
    const shown = this.layersOfMode ?? this.shown;
    this.active = Object.entries(this.overlays)
      .filter(([id]) => shown.has(id))
      .map(([, overlay]) => overlay);
    this.render();
  }

  useWood(wood: boolean): void {
    if (wood === this.wood) return;
    this.wood = wood;
    this.refreshTheme();
  }

  useCoordinates(coordinates: boolean): void {
    if (coordinates === this.coordinates) return;
    this.coordinates = coordinates;
    this.render();
  }

  /** To be called when the page has become light or dark. */
  refreshTheme(): void {
    this.theme = applyTheme(this.wood);
    drawLegends(this.overlays, this.theme);
    this.recordView?.redraw();
    this.render();
  }

  /** Forgets where the reader looks: another game is on the board. */
  protected lookAway(): void {
    this.boardView?.leave();
  }

  /** The point that the reader points at, by mouse, finger or keyboard. */
  protected get pointed(): Vertex | null {
    return this.boardView?.pointed ?? null;
  }

  /** The board, once there is one. */
  get view(): BoardView | null {
    return this.boardView;
  }

  /** The name of a file with the picture on the board, without its ending. */
  get pictureName(): string {
    return `${this.ownName || 'game'} ${this.through.moveNumber}`;
  }

  /** The board in words. */
  get words(): string {
    return element('board').getAttribute('aria-label') ?? '';
  }

  /** The place that the reader points at, between points too. */
  protected get place(): Point | null {
    return this.boardView?.place ?? null;
  }

  leaveBoard(): void {
    this.boardView?.leave();
    this.message = '';
    this.render();
  }

  private lookAt(point: Vertex | null, by: BoardInput): void {
    const isFirstTap = point !== null && by === 'touch' && this.tool === 'play';
    this.message = isFirstTap ? this.tapInWords(point) : '';
    this.render();
  }

  say(message: string): void {
    this.message = message;
    this.render();
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  /** Renders the result of `work` once, and not after each part of it. */
  atOnce(work: () => void): void {
    this.isHeld = true;
    try {
      work();
    } finally {
      this.isHeld = false;
    }
    this.render();
  }

  protected render(): void {
    if (this.isHeld) return;
    attempt(() => this.renderGame());
    attempt(() => showTransport(this.through));
    attempt(() => this.recordView?.show(this.session));
    this.tellWatchers();
  }

  /** Loads the view of the record, for which the first board does not wait. */
  async loadRecordView(): Promise<void> {
    const { RecordView } = await pagePart<typeof import('./record-view.js')>('record');
    this.recordView ??= new RecordView(this);
    this.render();
  }

  private tellWatchers(): void {
    const { session } = this;
    const now = [session, session.version, session.node, session.line];
    const isFirst = this.watched.length === 0;
    if (now.every((part, i) => part === this.watched[i])) return;
    this.watched = now;
    if (isFirst) return; // the page is still being made
    clearAddress(); // the address would bring the old game back
    for (const watcher of this.watchers) watcher(session);
  }

  /** Draws the position with the reader's settings; `words` describe it to readers who cannot see it. */
  protected draw(shown: Partial<BoardConfig>, words: string): void {
    const { theme, coordinates } = this;
    const confirm = this.tool === 'play'; // what a tool puts, another press takes away
    this.boardView ??= this.makeView();
    const view = this.boardView;
    const lineEnd = this.lineFrom === null ? [] : [frameOf(this.lineFrom)];
    const shapes = this.beside.concat(shown.shapes ?? [], lineEnd);
    attempt(() => {
      try {
        view.set({ layers: this.active, ...shown, shapes, ...this.lineDrawing, theme, coordinates, confirm });
      } catch (error) {
        // At least the position is drawn.
        view.set({ ...shown, layers: [], marks: {}, variations: [], shapes: [], theme, coordinates });
        throw error;
      }
    });
    setAttribute(element('board'), 'aria-label', words);
    showBoardText(shown.position ?? null);
  }

  /** The drawing of a line tool, in place of the game's own. */
  private get lineDrawing(): Partial<BoardConfig> {
    if (!isLineTool(this.tool)) return {};
    const { lineFrom, plannedLine } = this;
    return {
      dragged: plannedLine,
      aim: (point) =>
        lineFrom === null || isSame(lineFrom, point) ? [frameOf(point)] : plannedLine(lineFrom, point),
    };
  }

  private makeView(): BoardView {
    return new BoardView(element<HTMLCanvasElement>('board'), element('board-room'), {
      point: (point, by) => this.lookAt(point, by),
      press: (point) => {
        if (this.waits) this.say(this.waitInWords);
        else if (!this.pressLine(point)) this.press(point);
      },
      roam: (place) => this.roam(place),
      lift: (point) => !this.waits && (isLineTool(this.tool) || this.lift(point)),
      drop: (from, to) => (isLineTool(this.tool) ? this.drawLine(from, to) : this.drop(from, to)),
    });
  }

  private get waitInWords(): string {
    const color = nameOf(this.session.toPlay);
    return say('{color} is thinking. Stop it below the board to move for it.', { color });
  }

  /**
   * Fills the status line: the latest message while it stands, else words about the place looked at. The
   * words of layers are also shown at the point.
   */
  protected report(about: string, isAboutPoint = this.hasSaid(this.pointed)): void {
    setText('status-text', this.message || about);
    const { pointed, place } = this;
    const said = this.message || (isAboutPoint ? about : '');
    const isQuiet = pointed === null || said === this.whereabouts;
    showPointerNote(isQuiet ? '' : said, place ?? pointed);
  }

  /** True when a layer says anything about the point. */
  private hasSaid(point: Vertex | null): boolean {
    const { position = null, layers = [], layerOptions } = this.boardView?.config ?? {};
    if (point === null || position === null) return false;
    return layers.some((layer) => layer.describe?.(position as never, point, layerOptions as never) != null);
  }
}

/** The mark of an end of a line that is being drawn. */
function frameOf(point: Vertex): Shape {
  return { kind: 'frames', points: [point], half: 0.3, width: 0.05, paint: 'focus' };
}

/** The message, which for other errors than the package's own says that they are not expected. */
function explained(error: unknown): string {
  if (error instanceof KakoiError) return error.message;
  return error instanceof Error ? say('Unexpected: {message}', { message: error.message }) : String(error);
}
