/**
 * The state of reading: what is asked about, and what is on the board. They are plain values, and each change makes new ones,
 * so that an answer tells by what is on the board whether it comes too late.
 */

import type { Color, GoBoard, PointSet, RecordNode, Vertex } from 'kakoi';
import type { SolvedProblem } from 'kakoi/problem';
import { COLORS } from '../../shell/words.js';
import { type About, chainsOf, isChain, ownerOf } from './question.js';
import type { Trial } from './trial.js';

/** The stones asked about. */
export interface Asked extends Omit<About, 'region'> {
  /** The stones by which the reader has picked group and other chain, the first one first. */
  readonly pressed: readonly Vertex[];
  /** True when the reader has picked the group, false when the record marks it or the solver has found it. */
  readonly isChosen: boolean;
  /** True when the next stone that is pressed is read with the group: a race or a connection. */
  readonly pairs: boolean;
  /** The problem that was found about the group. */
  readonly problem: SolvedProblem | null;
}

/** The reader's own attempt at the problem: the answers stay hidden. */
export interface Practice {
  /** The move that is hinted at; null for none, and for a pass. */
  readonly hinted: Vertex | null;
  /** True once there was a hint or a mistake since the problem was begun: solving it does not count. */
  readonly isSpoilt: boolean;
}

/** A line that is shown; the reader may go on from it for either side. */
interface Shown {
  readonly is: 'line';
  readonly trial: Trial;
  /** True while it is found out whether a move beside it can be answered. */
  readonly isLeft: boolean;
}

/** The reader's own moves for a side, from the first to the last, which the record or the solver answers. */
export interface Played {
  readonly is: 'open' | 'thinking' | 'over';
  readonly trial: Trial;
  readonly side: Color;
  /** The verdict on the last move, or the final outcome. */
  readonly verdict: string;
  /** True after a move that was right, false after a mistake; null where that is not said. */
  readonly isRight: boolean | null;
}

/** Moves that are tried, from the position of the game on. */
export type Tried = Shown | Played;

export interface State {
  readonly asked: Asked | null;
  /** The node of the record whose problem is solved; null when no answers follow it. */
  readonly record: RecordNode | null;
  readonly practice: Practice | null;
  /** The search for the problem of the whole board that is under way. */
  readonly finding: Promise<SolvedProblem | null> | null;
  /** The game itself, with the answer to the last question for a problem where there is none; or what is tried. */
  readonly on: { readonly is: 'game'; readonly refusal: string } | Tried;
}

/** The game with such stones asked about, and nothing else. */
export function asking(asked: Asked | null): State {
  return { asked, record: null, practice: null, finding: null, on: atRest() };
}

/** The game itself on the board; another value each time, so that what was asked before comes too late. */
export function atRest(refusal = ''): State['on'] {
  return { is: 'game', refusal };
}

/** The moves that are tried; null while the game is on the board. */
export function triedIn({ on }: State): Tried | null {
  return on.is === 'game' ? null : on;
}

export function line(trial: Trial): Tried {
  return { is: 'line', trial, isLeft: false };
}

/** The reader's moves, of which nothing has been said. */
export function played(trial: Trial, side: Color): Played {
  return { is: 'open', trial, side, verdict: '', isRight: null };
}

/** True while the answer to a move is looked for. */
export function isAwaiting(tried: Tried): boolean {
  return tried.is === 'line' ? tried.isLeft : tried.is === 'thinking';
}

/** The same moves, of which nothing has been said. */
export function afresh(tried: Tried): Tried {
  return tried.is === 'line' ? line(tried.trial) : played(tried.trial, tried.side);
}

/** The side that the reader plays, or would play by the next move. */
export function sideOf(tried: Tried): Color {
  return tried.is === 'line' ? tried.trial.toPlay : tried.side;
}

/** A group that is the only thing asked about. */
export const ALONE: Omit<Asked, 'group'> = {
  other: null,
  pressed: [],
  isChosen: false,
  pairs: false,
  isDeep: false,
  problem: null,
};

/**
 * The stones asked about when the reader presses one: its chain, or none when the stone was the last one pressed. With `joins`,
 * the chain is added to the group or removed from it; where a pair is waited for, it is read with the group.
 */
export function picked(
  asked: Asked | null,
  board: GoBoard,
  point: Vertex,
  { joins, isShifted }: { readonly joins: boolean; readonly isShifted: boolean },
): Asked | null {
  const chain = board.chainAt(point)?.stones;
  if (chain === undefined) return asked;
  const alone = { ...ALONE, group: chain, isChosen: true, pressed: [point] };
  if (asked === null) return alone;
  const { group, problem } = asked;
  const pressed = [...asked.pressed, point];
  const isSame = chain.equals(group);
  if ((asked.pairs || isShifted) && isChain(board, group) && !isSame)
    return { ...alone, group, other: chain, pressed, problem };
  const isJoined = joins && ownerOf(board, group) === ownerOf(board, chain);
  const isAgain = asked.isChosen && String(asked.pressed) === String(point);
  if ((isAgain || isJoined) && isSame) return null;
  if (!isJoined) return alone;
  return { ...alone, group: group.intersects(chain) ? group.minus(chain) : group.or(chain), pressed };
}

export function isOfSize(points: PointSet, { width, height }: GoBoard): boolean {
  return points.width === width && points.height === height;
}

/** The stones asked about in another position; null when some of the group are gone. */
export function moved(asked: Asked, board: GoBoard): Asked | null {
  const isThere = (stones: PointSet) =>
    isOfSize(stones, board) && COLORS.some((color) => stones.minus(board.stones(color)).isEmpty);
  if (!isThere(asked.group)) return null;
  const group = chainsOf(board, asked.group); // moves may have made the chains longer
  const other = asked.other !== null && isThere(asked.other) ? chainsOf(board, asked.other) : null;
  // Both may have been connected: then there is one group.
  return { ...asked, group, other: other?.equals(group) ? null : other, problem: null };
}

/** The attempt to solve the problem, as it is before a move of the reader; null when there is none, or one is still looked for. */
export function attemptIn(state: State): State | null {
  const tried = triedIn(state);
  if (tried === null || state.practice === null || state.finding !== null) return null;
  if (!isAwaiting(tried)) return state;
  tried.trial.takeBack(); // nobody would answer
  return { ...state, on: afresh(tried) };
}

/** True while the problem is on the board, to be solved or to be looked at. */
export function practises(state: State): boolean {
  const problem = triedIn(state)?.trial.problem;
  return problem === null || (problem !== undefined && problem.reading === state.asked?.problem?.reading);
}

/** True while there is something to hint at. */
export function canHint(state: State): boolean {
  const trial = triedIn(state)?.trial;
  return state.practice !== null && trial?.at === 0 && (trial.problem !== null || state.record !== null);
}

/** True while the reader may move: not when it is over, and never for the other side, also where nobody answers. */
export function takesMoves(tried: Tried): boolean {
  return tried.is !== 'over' && sideOf(tried) === tried.trial.toPlay;
}
