/**
 * The page's state and everything that can be done to it, as far as all games share it; each command ends in one
 * `render`. A game adds its session, what a press on the board means, and what is said and drawn.
 */

import { KakoiError, type RecordNode, type Vertex } from 'kakoi';
import { type BoardConfig, type BoardInput, BoardView } from 'kakoi/board';
import type { Point, Theme } from 'kakoi/pictures';
import { attempt } from './attempt.js';
import { showBoardText } from './board-text.js';
import { element, setText } from './elements.js';
import { download } from './files.js';
import { hideNotice, showNotice } from './notice.js';
import { opponentOf } from './opponent.js';
import { pageFor } from './other-pages.js';
import { type AnyOverlay, drawLegends } from './overlay-list.js';
import { showPointerNote } from './pointer-note.js';
import type { RecordCommands } from './record-commands.js';
import { RecordView } from './record-view.js';
import type { AnySession, KeptSession, Opponent } from './session.js';
import { clearAddress, copy, gameInAddress, linkTo, type SharedGame } from './share.js';
import { applyTheme } from './theme.js';
import { type Place, showTransport } from './transport-view.js';
import { nameOf, say } from './words.js';

/** How a game's records are written: the ending of their files, which also names them in links. */
export interface RecordFormat {
  readonly ending: string;
  readonly type: string;
}

/** Stands for no move in particular; links from before name it. */
const UNNAMED_MOVE = Number.MAX_SAFE_INTEGER;

export const SGF: RecordFormat = { ending: 'sgf', type: 'application/x-go-sgf' };

export abstract class App<S extends AnySession = AnySession, O extends AnyOverlay = AnyOverlay>
  implements RecordCommands
{
  /** What has just happened, or why it did not; it stands until the reader looks at something else. */
  protected message = '';
  /** The overlays that are on, from the lowest to the topmost; another array whenever they change. */
  protected active: readonly O[] = [];
  private readonly shown = new Set<string>();
  private boardView: BoardView | null = null;
  private recordView: RecordView | null = null;
  private readonly watchers: ((session: AnySession) => void)[] = [];
  private watched: readonly unknown[] = [];
  /** While the opponent thinks, the board takes no moves. */
  waits = false;
  private isHeld = false;
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

  /** Reads a record; throws what the package throws. */
  protected abstract read(record: string): S;
  /** Another game of the file that the record came from. */
  protected abstract gameOfFile(index: number): S;
  /** What keep() of a session gave; throws what the package throws. */
  protected abstract revive(kept: KeptSession): S;
  /** The file of its page. */
  protected abstract readonly page: string;
  /** A file name without its ending, or ''. */
  protected abstract nameOfFile(): string;
  /** A click, a tap, or the keyboard's choice. */
  protected abstract press(point: Vertex): void;
  /** What a tap says that a second one would do. */
  protected tapInWords(_point: Vertex): string {
    return '';
  }
  /** Gives up what is picked or planned; whether there was anything. */
  putDown(): boolean {
    return false;
  }
  protected abstract positionInWords(): string;
  /** The game has been replaced or is at another move: forget what belonged to the old position. */
  protected abstract positionChanged(): void;
  /** Shows the position: on the board with `draw`, in the status line with `report`, and in the panel. */
  protected abstract renderGame(): void;
  abstract pass(): void;

  /** Whether the stone may be dragged. */
  protected lift(_point: Vertex): boolean {
    return false;
  }
  /** The mouse is at that place, between points too, or away. */
  protected roam(_place: Point | null): void {}
  /** A stone was dragged there, or off the board. */
  protected drop(_from: Vertex, _to: Vertex | null): void {}

  // ── Games ──────────────────────────────────────────────────────────────

  /** Opens a record at the given move, else where it opens by itself; a broken one is reported and changes nothing. */
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

  /** Opens another game of the record's file, of which nothing is lost. */
  openGameOfFile(index: number): void {
    const before = this.session;
    this.open(() => {
      const session = this.gameOfFile(index);
      session.goToFirstPlace();
      return session;
    }, say('This game of the file could not be read'));
    if (this.session === before) this.render();
  }

  /** Opens what `make` returns; when it throws, that is reported under the title and the game stays. */
  open(make: () => S, title: string): void {
    this.settle();
    try {
      this.session = make();
    } catch (error) {
      showNotice(title, messageOf(error));
      return;
    }
    hideNotice(); // before what cannot be kept of the game that was here is told
    this.lookAway();
    this.moved();
  }

  save(): void {
    const { ending, type } = this.format;
    download(`${this.nameOfFile() || 'game'}.${ending}`, this.session.toRecord(), type);
  }

  /** Opens a game as it was kept; where that cannot be, says so, and the game stays; whether it could. */
  reopen(kept: KeptSession, otherwise = say('This game could not be read')): boolean {
    const before = this.session;
    this.open(() => {
      const session = this.revive(kept);
      const { color, level } = kept.opponent ?? {};
      session.opponent = opponentOf(color, level);
      return session;
    }, otherwise);
    return this.session !== before;
  }

  /** What is on the page. */
  get current(): AnySession {
    return this.session;
  }

  /** Copies a link that holds the record and the place in it; the address of the page becomes that link. */
  async share(): Promise<void> {
    let link: string;
    try {
      link = await linkTo(this.session.keep());
    } catch (error) {
      showNotice(say('There is no link to this game'), messageOf(error));
      return;
    }
    history.replaceState(null, '', link);
    const copied = await copy(link);
    this.say(
      copied ? say('Link to this game copied.') : say('The address of this page is a link to this game.'),
    );
  }

  /** Opens the game that the address holds; false when it holds none that can be read. */
  async openShared(): Promise<boolean> {
    const { hash } = location;
    let shared: SharedGame | null;
    try {
      shared = await gameInAddress(this.format.ending);
    } catch (error) {
      showNotice(say('This link cannot be opened'), error instanceof Error ? error.message : String(error));
      return false;
    }
    if (shared === null) return false;
    const before = this.session;
    if ('state' in shared) this.reopen(shared.state, say('This link cannot be opened'));
    else this.load(shared.record, shared.move);
    if (this.session === before) return false;
    if (location.hash === '') history.replaceState(null, '', hash);
    return true;
  }

  /** Calls back with the session whenever it is another, is at another place, or its record has been changed. */
  watch(watcher: (session: AnySession) => void): void {
    this.watchers.push(watcher);
  }

  // ── Moves ──────────────────────────────────────────────────────────────

  /** What the row below the board goes through: the game, unless something else is on the board. */
  get through(): Place {
    return this.session;
  }
  get at(): number {
    return this.through.at;
  }
  get length(): number {
    return this.through.length;
  }

  /** Looks at a place of it, counted in nodes. */
  goTo(index: number): void {
    this.go(() => this.session.goTo(index));
  }

  /** To the position after that many moves of the line. */
  goToMove(number: number): void {
    this.go(() => this.session.goToMove(number));
  }

  goToNode(node: RecordNode): void {
    this.go(() => this.session.goToNode(node));
  }

  step(nodes: number): void {
    this.goTo(this.at + nodes);
  }

  /** Goes to the next variation, or with −1 to the one before: of the latest fork on the way that has one. */
  switchVariation(by: 1 | -1): void {
    const { node } = this.session;
    for (let child = node, { parent } = child; parent !== null; child = parent, { parent } = child) {
      const other = parent.children[parent.children.indexOf(child) + by];
      if (other === undefined) continue;
      this.goToNode(other.mainLine()[node.depth - other.depth] ?? (other.mainLine().at(-1) as RecordNode));
      return;
    }
  }

  /** To where the line leaves the main one. */
  restore(): void {
    this.goToNode(this.session.fork);
  }

  /** Where the record is wrong at that place, says so and stays. */
  private go(to: () => void): void {
    try {
      to();
    } catch (error) {
      this.say(messageOf(error));
      return;
    }
    this.moved();
  }

  // ── The record ─────────────────────────────────────────────────────────

  draft(text: string, node: RecordNode): void {
    this.session.draft(text, node);
    this.render();
  }

  settle(): void {
    this.session.settle();
    this.render();
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
    // The opponent would only play again what has been taken back.
    while (this.session.isOpponentsTurn && this.session.canUndo) this.goOnWith(this.session.undo());
    this.moved();
  }

  redo(): void {
    this.goOnWith(this.session.redo());
    while (this.session.isOpponentsTurn && this.session.canRedo) this.goOnWith(this.session.redo());
    this.moved();
  }

  private goOnWith(session: AnySession): void {
    this.session = session as unknown as S; // sessions go on with those of their own kind
  }

  // ── The opponent ───────────────────────────────────────────────────────

  playAgainst(opponent: Opponent | null): void {
    this.session.opponent = opponent;
    this.render();
  }

  /** Makes a move that the opponent has found. */
  answer(play: () => void): void {
    play();
    this.recordView?.letTypeOn();
    this.moved();
  }

  /** To be called whenever the position may be another. */
  protected moved(): void {
    this.positionChanged();
    this.message = this.positionInWords();
    this.render();
  }

  /** To be called when something has been set up or marked: what there is at the point says the rest. */
  protected edited(): void {
    this.positionChanged();
    this.say('');
  }

  // ── Looking ────────────────────────────────────────────────────────────

  showOverlay(id: string, on: boolean): void {
    if (on) this.shown.add(id);
    else this.shown.delete(id);
    this.active = Object.entries(this.overlays)
      .filter(([name]) => this.shown.has(name))
      .map(([, overlay]) => overlay);
    this.render();
  }

  useWood(wood: boolean): void {
    this.wood = wood;
    this.refreshTheme();
  }

  useCoordinates(coordinates: boolean): void {
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

  /** The point that the reader points at, with whatever. */
  protected get pointed(): Vertex | null {
    return this.boardView?.pointed ?? null;
  }

  /** The board, once there is one. */
  get view(): BoardView | null {
    return this.boardView;
  }

  /** Of a file with what is shown, without its ending. */
  get pictureName(): string {
    return `${this.nameOfFile() || 'game'} ${this.at}`;
  }

  /** What is shown, in words. */
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
    this.message = point !== null && by === 'touch' ? this.tapInWords(point) : '';
    this.render();
  }

  say(message: string): void {
    this.message = message;
    this.render();
  }

  // ── Rendering ──────────────────────────────────────────────────────────

  /** Shows what comes of all of `work` once, and not after each part of it. */
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
    attempt(() => {
      this.recordView ??= new RecordView(this);
      this.recordView.show(this.session);
    });
    this.tellWatchers();
  }

  private tellWatchers(): void {
    const { session } = this;
    const now = [session, session.version, session.node, session.line];
    const isFirst = this.watched.length === 0;
    if (now.every((part, i) => part === this.watched[i])) return;
    this.watched = now;
    if (isFirst) return; // the page is still being made
    clearAddress(); // which would bring back what was there before
    for (const watcher of this.watchers) watcher(session);
  }

  /** Draws the position as the reader wants the board to look; `words` describe it to those who cannot see it. */
  protected draw(shown: Partial<BoardConfig>, words: string): void {
    const { theme, coordinates } = this;
    this.boardView ??= this.makeView();
    const view = this.boardView;
    attempt(() => {
      try {
        view.set({ layers: this.active, ...shown, theme, coordinates, confirm: true });
      } catch (error) {
        // The position at least.
        view.set({ ...shown, layers: [], marks: [], variations: [], shapes: [], theme, coordinates });
        throw error;
      }
    });
    const board = element('board');
    if (board.getAttribute('aria-label') !== words) board.setAttribute('aria-label', words);
    showBoardText(shown.position ?? null);
  }

  private makeView(): BoardView {
    return new BoardView(element<HTMLCanvasElement>('board'), element('board-room'), {
      point: (point, by) => this.lookAt(point, by),
      press: (point) => {
        if (this.waits) this.say(this.waitInWords);
        else this.press(point);
      },
      roam: (place) => this.roam(place),
      lift: (point) => !this.waits && this.lift(point),
      drop: (from, to) => this.drop(from, to),
    });
  }

  private get waitInWords(): string {
    const color = nameOf(this.session.toPlay);
    return say('{color} is thinking. Stop it below the board to move for it.', { color });
  }

  /** The status line: the latest message while it stands, else what is looked at. What layers say is said at the point, too. */
  protected report(about: string, isAboutPoint = this.hasSaid(this.pointed)): void {
    setText('status-text', this.message || about);
    const { pointed, place } = this;
    const said = this.message || (isAboutPoint ? about : '');
    showPointerNote(pointed === null ? '' : said, place ?? pointed);
  }

  /** Whether a layer says anything about the point. */
  private hasSaid(point: Vertex | null): boolean {
    const { position = null, layers = [], layerOptions } = this.boardView?.config ?? {};
    if (point === null || position === null) return false;
    return layers.some((layer) => layer.describe?.(position as never, point, layerOptions as never) != null);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof KakoiError) return error.message;
  return error instanceof Error ? say('Unexpected: {message}', { message: error.message }) : String(error);
}
