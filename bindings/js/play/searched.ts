/** The opponents of the games that are searched ply by ply, asked as that of Go is. */

import type { Color, Vertex } from '../core/types.js';
import type { LoaBoard } from '../loa/board.js';
import type { LoaMove } from '../loa/move.js';
import type { SenketBoard } from '../senket/board.js';
import type { MoveChoice } from './choice.js';
import { type LoaSearchOptions, searchLoa } from './loa.js';
import { type SenketSearchOptions, searchSenket } from './senket.js';
import type { StrengthOfQuestion } from './strength.js';

export interface LoaQuestion extends StrengthOfQuestion {
  readonly kind: 'loa';
  readonly board: LoaBoard;
}

export interface SenketQuestion extends StrengthOfQuestion {
  readonly kind: 'senket';
  readonly board: SenketBoard;
  readonly toPlay: Color;
}

/** The limits of the levels: one ply, two plies, and from there on positions, 1.9 times as many from level to level. */
const LOA_LEVELS: readonly LoaSearchOptions[] = [
  { depth: 1 },
  { depth: 2 },
  ...Array.from({ length: 10 }, (_, i) => ({ nodes: Math.round(200_000 / 1.9 ** (9 - i)) })),
];

/** The limits of the levels; between two depths, the search ends where its positions do. */
const SENKET_LEVELS: readonly Omit<SenketSearchOptions, 'toPlay'>[] = [
  { depth: 1 },
  { depth: 2, nodes: 30_000 },
  ...Array.from({ length: 10 }, (_, i) => ({ depth: 3, nodes: Math.round(8_000_000 / 1.9 ** (9 - i)) })),
];

/** The score at which one game in four is lost. */
const LOA_SCALE = 300;
const SENKET_SCALE = 10;

export function answerLoa({ board, level, playouts }: LoaQuestion): MoveChoice<LoaMove> {
  const found = searchLoa(board, playouts > 0 ? { nodes: playouts } : LOA_LEVELS[level - 1]);
  return choiceOf(found, LOA_SCALE);
}

export function answerSenket({ board, toPlay, level, playouts }: SenketQuestion): MoveChoice<Vertex> {
  const limits = playouts > 0 ? { depth: 3, nodes: playouts } : SENKET_LEVELS[level - 1];
  return choiceOf(searchSenket(board, { ...limits, toPlay }), SENKET_SCALE);
}

/** A search's result as a choice; the chance to win is a guess from the score. */
function choiceOf<Move>(
  { move, score, nodes }: { move: Move | null; score: number; nodes: number },
  scale: number,
): MoveChoice<Move> {
  const winRate = 1 / (1 + 3 ** (-score / scale));
  return {
    move,
    resigns: false,
    winRate,
    lead: null,
    playouts: nodes,
    candidates: [{ move, visits: nodes, winRate, lead: null, line: [move] }],
  };
}
