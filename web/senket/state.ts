/** The state of the page of Senket, and what follows from it. */

import { type Color, type Fence, type SenketBoard, type SenketMode, type Vertex, vertexName } from 'kakoi';
import type { Overlay } from 'kakoi/pictures';
import { latest } from '../shell/latest.js';
import type { Hooks, PageState } from '../shell/state.js';
import type { Workers } from '../shell/workers.js';
import type { Scratch } from './scratch.js';
import type { SenketSession } from './session.js';
import { type SenketView, viewOf } from './view.js';
import type { Worth } from './worth.js';

export interface SenketState extends PageState<SenketSession, Overlay<'senket'>> {
  readonly hooks: Hooks<SenketState>;
  readonly workers: Workers;
  readonly worth: Worth;
  /** The way to count. */
  mode: SenketMode;
  /** True when a new post is joined to all posts it can be. */
  linking: boolean;
  /** Fences between old posts that the next turn builds. */
  pending: readonly Fence[];
  /** The post that a fence is being drawn from. */
  pulled: Vertex | null;
  /** The shapes that the overlays add where the reader points. */
  looked: string;
  /** The scratch layer while moves are tried, and the colour that tries them. */
  scratch: Scratch | null;
  tryColor: Color;
}

/** The position that the next post goes onto. */
export function positionOf({ scratch, session }: SenketState): SenketBoard {
  return scratch?.board ?? session.board;
}

/** The colour whose posts are placed now. */
export function sideOf({ scratch, session, tryColor }: SenketState): Color {
  return scratch === null ? session.toPlay : tryColor;
}

/** True when nothing can be placed: the game is over, and no moves are tried. */
export function isClosed({ scratch, session }: SenketState): boolean {
  return session.isOver && scratch === null;
}

export function isFree(page: SenketState, point: Vertex): boolean {
  return positionOf(page).get(point) === 0;
}

/** True when a post may be put there, as far as it is free. */
export function hasChance(page: SenketState, point: Vertex): boolean {
  return isFree(page, point) && !isClosed(page);
}

/** The post's name in records. */
export function nameAt(page: SenketState, point: Vertex): string {
  return vertexName(point, positionOf(page));
}

const viewPlayed = latest(viewOf);
const viewTried = latest(viewOf);

/** The position of the game, counted. */
export function baseView({ session, mode }: SenketState): SenketView {
  return viewPlayed(session.board, mode);
}

/** The position on the board, counted: with what is tried. */
export function shownView(page: SenketState): SenketView {
  const { scratch, mode } = page;
  return scratch === null ? baseView(page) : viewTried(scratch.board, mode);
}
