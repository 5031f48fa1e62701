/**
 * The state of a game's page as one plain object. The functions of this folder and of the game's change it, and `render`
 * shows it; a game adds values of its own, and the functions in which it differs from others.
 */

import type { LoaMove, Vertex } from 'kakoi';
import type { BoardView } from 'kakoi/board';
import type { Point, Shape, Theme } from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import type { Tool } from './editing.js';
import type { AnyOverlay } from './legends.js';
import type { AnySession, Game, KeptSession, Opponent } from './session.js';
import { applyTheme } from './theme.js';
import type { Place } from './transport-view.js';

export interface PageState<S extends AnySession = AnySession, O extends AnyOverlay = AnyOverlay> {
  readonly hooks: Hooks<PageState<S, O>>;
  /** All overlays of the game by their ids, from the lowest to the topmost. */
  readonly overlays: Readonly<Record<string, O>>;
  /** The game on the page. */
  session: S;
  /** The latest event, or the reason why something failed; it stands until the reader looks at something else. */
  message: string;
  /** The message that says where the game is: it belongs below the board, and beside the pointer it would cover stones. */
  whereabouts: string;
  /** The ids of the overlays that the reader has switched on. */
  shown: ReadonlySet<string>;
  /** The layers of the mode, shown instead of the reader's own; null while these are. */
  layersOfMode: readonly string[] | null;
  /** The overlays that are on, from the lowest to the topmost; another array whenever they change. */
  active: readonly O[];
  /** Shapes that are drawn beside those of the position. */
  beside: readonly Shape[];
  /** True while the opponent thinks: the board takes no moves. */
  waits: boolean;
  /** Goes to the next mistake that the review has found, or with −1 to the previous one; opens the review before there is one. */
  nextMistake: (by: 1 | -1) => void;
  tool: Tool;
  /** The end that has been pressed of a line to be drawn. */
  lineFrom: Vertex | null;
  wood: boolean;
  coordinates: boolean;
  theme: Theme;
  /** Null until the page is connected. */
  board: BoardView | null;
  /** The view of the record besides the board; null until it is loaded. */
  record: { show(session: AnySession): void; letTypeOn(): void; redraw(): void } | null;
  /** True while several changes are to be rendered at once. */
  isHeld: boolean;
  readonly watchers: ((session: AnySession) => void)[];
  /** The record and the place in it of which the watchers have been told. */
  watched: readonly unknown[];
}

/** The format of a game's records: the ending of their files, which also names them in links. */
interface RecordFormat {
  readonly ending: string;
  readonly type: string;
}

export const SGF: RecordFormat = { ending: 'sgf', type: 'application/x-go-sgf' };

/** The functions in which the page of a game differs from others. */
export interface Hooks<P extends { readonly session: AnySession }> {
  /** The file of the game's page. */
  readonly file: string;
  readonly format: RecordFormat;
  /** Reads a record; throws the package's errors. */
  read(record: string): P['session'];
  /** Restores the result of a session's keep(); throws the package's errors. */
  revive(kept: KeptSession): P['session'];
  /** The SGF of a record that another program wrote, or of a diagram; null for all else. Rejects for a faulty one. */
  translate?(source: string | Uint8Array): Promise<string | null>;
  /** Takes a file that is no record, but something that the page works with; null for all else. */
  takeFile?(page: P, file: File): Promise<void> | null;
  /** Called when another game is on the page. */
  replaced?(page: P): void;
  /** Called when the game has been replaced or is at another move: forgets the state of the old position. */
  positionChanged(page: P): void;
  positionInWords(page: P): string;
  /** Shows the position: on the board with `draw`, in the status line with `report`, and in the panel. */
  draw(page: P): void;
  /** Called when the page has become light or dark. */
  themeChanged?(page: P): void;
  /** Handles a click, a tap, or the keyboard's choice. */
  press(page: P, point: Vertex): void;
  /** The words after a tap that say what a second tap would do. */
  tapInWords?(page: P, point: Vertex): string;
  /** True when the stone may be dragged. */
  lift(page: P, point: Vertex): boolean;
  /** Called when a stone was dragged there, or off the board. */
  drop(page: P, from: Vertex, to: Vertex | null): void;
  /** Called when the mouse is at another place, between points too, or away. */
  roam?(page: P): void;
  /** Gives up a picked stone, a plan or tried moves; returns true when there was one. */
  putDown(page: P): boolean;
  /** Called when another tool is in use, before the page shows it. */
  toolChanged?(page: P): void;
  switchSides(page: P): void;
  pass(page: P): void;
  /** The moves that are tried on the board; null while the game is on it. */
  trying?(page: P): Trying | null;
  /** Finds a move for the side to play; the result plays it. */
  findMove(page: P, how: Pick<Opponent, 'level' | 'seed'>, signal: AbortSignal): Promise<() => void>;
  /** Advice on the pages whose hint is a single move. */
  readonly adviser?: Adviser<P>;
  /** True when the record asks something that solve() takes; only games with problems have either. */
  asks?(session: P['session']): boolean | Promise<boolean>;
  /** Finds out what the position asks, and shows the answer or lets the reader look for it. */
  solve?(page: P, hidesAnswers: boolean): Promise<void>;
}

/** Moves that are only tried: the game stays where it is. */
export interface Trying extends Place {
  /** Goes to a place of the tried line; absent where the row below the board steps through the game. */
  goTo?(index: number): void;
  /** Takes the last of them back. */
  undo(): void;
}

export interface Adviser<P> {
  /** Finds what the engine would play in the reader's place. */
  suggest(
    page: P,
    game: Game,
    how: ChooseOptions,
    signal: AbortSignal,
  ): Promise<MoveChoice<LoaMove | Vertex>>;
  nameOf(page: P, move: LoaMove | Vertex): string;
}

/** The state of a page that begins with the game. */
export function stateOf<S extends AnySession, O extends AnyOverlay>(
  session: S,
  overlays: Readonly<Record<string, O>>,
): Omit<PageState<S, O>, 'hooks'> {
  return {
    ...{ session, overlays, message: '', whereabouts: '' },
    ...{ shown: new Set(), layersOfMode: null, active: [], beside: [] },
    ...{ waits: false, nextMistake() {}, tool: 'play', lineFrom: null },
    ...{ wood: true, coordinates: true, theme: applyTheme(true), board: null, record: null },
    ...{ isHeld: false, watchers: [], watched: [] },
  };
}

/** The place that the row below the board shows: in the game, or in the line that is tried. */
export function placeOf(page: PageState): Place {
  return page.hooks.trying?.(page) ?? page.session;
}

/** The point that the reader points at, by mouse, finger or keyboard. */
export function pointedAt({ board }: PageState): Vertex | null {
  return board?.pointed ?? null;
}

/** The place that the reader points at, between points too. */
export function pointerOf({ board }: PageState): Point | null {
  return board?.place ?? null;
}
