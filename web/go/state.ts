/** The state of the page of Go, and what follows from it. */

import type { GoBoard, PointSet, Vertex } from 'kakoi';
import type { Overlay, OverlayOptions } from 'kakoi/pictures';
import type { Marks } from '../shell/marks.js';
import type { Hooks, PageState } from '../shell/state.js';
import type { Workers } from '../shell/workers.js';
import type { Background } from './background.js';
import type { CountPanel } from './count.js';
import { marksOf } from './marks.js';
import type { Reading } from './reading/reading.js';
import type { Trial } from './reading/trial.js';
import type { GoSession, Scoring } from './session.js';

export interface GoState extends PageState<GoSession, Overlay<'go'>> {
  readonly hooks: Hooks<GoState>;
  readonly workers: Workers;
  readonly background: Background;
  /** The panel of the mode Count, once it is loaded. */
  count: CountPanel | null;
  /** The reading of groups and problems, once it is loaded. */
  reading: Reading | null;
  /** True in the mode that reads stones that are pressed. */
  reads: boolean;
  /** The last words about a problem that is being made of the position on the board, or ''. */
  told: string;
  /** Says what the last move did; null until the reader has taken a step. */
  seen: ((session: GoSession) => string) | null;
  /** A problem that was made of a position, and the promise that its answers have come. */
  answersToCome: { readonly session: GoSession; readonly come: Promise<void> } | null;
  /** Labels beside the record's, as long as the board is this one. */
  labels: { readonly board: GoBoard; readonly labels: BoardLabels } | null;
  choices: Choices;
}

/** Words on points of the board. */
export type BoardLabels = Marks['labels'];

/** The reader's choices of what the board shows. */
export interface Choices extends Pick<OverlayOptions<'go'>, 'vicinityLevel' | 'gainOf'> {
  /** True when the stones have the numbers of their moves. */
  readonly numbers: boolean;
  /** The way to count; null for that of the game's rules. */
  readonly scoring: Scoring | null;
}

/** The moves tried on the board; null while the game is on it. */
export function trialOf({ reading }: GoState): Trial | null {
  return reading?.study.tried?.trial ?? null;
}

/** The moves that are on the board: the tried ones, or the game's. */
export function tableOf(page: GoState): Pick<GoSession, 'board' | 'toPlay' | 'legality'> {
  return trialOf(page) ?? page.session;
}

/** True when a press on an empty point is a move, of the game or a tried one. */
export function takesMoves(page: GoState): boolean {
  if (page.tool !== 'play') return false;
  return trialOf(page) === null ? !page.reads && !onlyCounts(page) : page.reading?.study.takesMoves === true;
}

export function showsScore({ active }: GoState): boolean {
  return active.some((overlay) => overlay.showsScore);
}

/** True while a game that is over is counted: a press that misses a stone is no move. */
export function onlyCounts(page: GoState): boolean {
  return showsScore(page) && page.session.isOver && trialOf(page) === null;
}

/**
 * The dead stones: those of the record or, when it names none, those that the engine finds; null while it looks for them.
 */
export function knownDead({ session, background }: GoState): PointSet | null {
  return session.dead ?? background.dead(session.board);
}

/** Marks that single out stones. */
const AROUND = ['triangle', 'square', 'circle', 'cross', 'selected'] as const;

/** The stones that the record marks. */
export function markedStones({ board, node }: GoSession): Vertex[] {
  const marks = marksOf(board, node);
  return AROUND.flatMap((name) => marks[name] ?? []).filter((point) => board.get(point) !== 0);
}
