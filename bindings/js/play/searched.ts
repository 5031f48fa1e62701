/** The opponents of the games that are searched ply by ply, asked as that of Go is. */

import type { Color, Vertex } from '../core/types.js';
import type { LoaBoard } from '../loa/board.js';
import type { LoaMove } from '../loa/move.js';
import type { SenketBoard } from '../senket/board.js';
import type { SenketMode } from '../senket/score.js';
import type { MoveChoice } from './choice.js';
import { type LoaSearchOptions, lookAheadInLoa } from './loa.js';
import { lookAheadInSenket, type SenketSearchOptions } from './senket.js';
import type { StrengthOfQuestion } from './strength.js';
import { NO_WHIM } from './whim.js';

export interface LoaQuestion extends StrengthOfQuestion {
  readonly kind: 'loa';
  readonly board: LoaBoard;
}

/** A position of Senket as the engine is asked about it. */
export interface SenketPositionQuestion {
  readonly kind: 'senket';
  readonly board: SenketBoard;
  readonly toPlay: Color;
  readonly mode: SenketMode;
  /** The lead of the side to play. */
  readonly lead: number;
}

export type SenketQuestion = SenketPositionQuestion & StrengthOfQuestion;

/** The first moves that a level does not see. */
interface Sight {
  /** So many of a hundred. */
  readonly overlooks?: number;
}

/** The levels: one ply with fewer and fewer moves overlooked, two plies, and five to eight times as many positions from level to level. */
const LOA_LEVELS: readonly (LoaSearchOptions & Sight)[] = [
  { depth: 1, overlooks: 95 },
  { depth: 1, overlooks: 91 },
  { depth: 1, overlooks: 85 },
  { depth: 1, overlooks: 72 },
  { depth: 1, overlooks: 48 },
  { depth: 1 },
  { depth: 2 },
  { nodes: 2000 },
  { nodes: 10_000 },
  { nodes: 50_000 },
  { nodes: 250_000 },
  { nodes: 2_000_000 },
];

/** The levels: one ply with fewer and fewer moves overlooked, two plies, three with fewer and fewer again, and four. */
const SENKET_LEVELS: readonly (Pick<Required<SenketSearchOptions>, 'depth' | 'nodes'> & Sight)[] = [
  ...[100, 97, 95, 91, 84, 70, 0].map((overlooks) => ({ depth: 1, nodes: 1, overlooks })),
  { depth: 2, nodes: 1_000_000 },
  ...[70, 45, 0].map((overlooks) => ({ depth: 3, nodes: 8_000_000, overlooks })),
  { depth: 4, nodes: 3_000_000 },
];

/** The score at which one game in four is lost; lab/notes/play.md tells how good that guess is. */
const LOA_SCALE = 100;

/**
 * The lead in Senket at which one game in four is lost, as a share of the board's number of points squared, because areas
 * count by their squares.
 */
const SENKET_SHARE = 1 / 30;

export function answerLoa({ board, level, playouts, seed }: LoaQuestion): MoveChoice<LoaMove> {
  const { overlooks = 0, ...limits } = playouts > 0 ? { nodes: playouts } : LOA_LEVELS[level - 1]!;
  const found = lookAheadInLoa(board, limits, { overlooks, varies: true, seed });
  return choiceOf(found, chanceOf(found.score / LOA_SCALE, overlooks));
}

/** The question about a board, all of it checked before. */
export function questionOfSenket(
  board: SenketBoard,
  toPlay: Color,
  mode: SenketMode,
): SenketPositionQuestion {
  const { black, white } = board.score({ mode });
  const lead = black.total - white.total;
  return { kind: 'senket', board, toPlay, mode, lead: toPlay === 'black' ? lead : -lead };
}

export function answerSenket({
  board,
  toPlay,
  mode,
  lead,
  level,
  playouts,
  seed,
}: SenketQuestion): MoveChoice<Vertex> {
  const ofLevel = SENKET_LEVELS[level - 1]!;
  const { overlooks = 0, ...limits } = playouts > 0 ? { depth: 3, nodes: playouts } : ofLevel;
  const whim = { overlooks, varies: true, seed };
  const asked = { ...limits, toPlay, mode };
  const found = lookAheadInSenket(board, asked, whim);
  // Three plies lean to the side that plays two of them, and two to the other: the mean leans to neither.
  const even = found.depth === 3 ? lookAheadInSenket(board, { ...asked, depth: 2 }, NO_WHIM) : found;
  const score = (found.score + even.score) / 2;
  return choiceOf(found, chanceOf((lead + score) / (SENKET_SHARE * board.size ** 4), overlooks));
}

/** The chance to win with a score, 1 being that at which one game in four is lost. Who overlooks moves does not know it. */
function chanceOf(score: number, overlooks: number): number | null {
  return overlooks > 0 ? null : 1 / (1 + 3 ** -score);
}

/** A search's result as a choice. */
function choiceOf<Move>(
  { move, nodes }: { move: Move | null; nodes: number },
  winRate: number | null,
): MoveChoice<Move> {
  return {
    move,
    resigns: false,
    winRate,
    lead: null,
    playouts: nodes,
    candidates: [{ move, visits: nodes, winRate, lead: null, line: [move] }],
  };
}
