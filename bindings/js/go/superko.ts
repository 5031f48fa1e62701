import { opponent } from '../core/opponent.js';
import { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import type { GoBoard } from './board.js';
import type { GoRules } from './rules.js';

/** A position of a game as the ko rules remember it. */
export class Situation {
  readonly board: GoBoard;
  readonly toPlay: Color;
  /** What simple ko forbids to the side to play. */
  readonly ko: Vertex | null;
  /** Who made it by a play; null when a pass or a set-up did. */
  readonly madeBy: Color | null;
  #counts: { readonly black: number; readonly white: number } | undefined;

  constructor(board: GoBoard, toPlay: Color, ko: Vertex | null, madeBy: Color | null) {
    this.board = board;
    this.toPlay = toPlay;
    this.ko = ko && Object.freeze(ko); // the game hands it out
    this.madeBy = madeBy;
  }

  /** Stones of the colour; kept, because superko asks for them again at every later move. */
  count(color: Color): number {
    this.#counts ??= { black: this.board.stones('black').size, white: this.board.stones('white').size };
    return this.#counts[color];
  }
}

/**
 * The points where a play of `color`, legal but for superko, would repeat an earlier position: the board
 * alone ('positional'), with the same side to play ('situational'), or made by a play of the same side
 * ('natural-situational').
 *
 * Only earlier positions that one play can reach are looked at: such a position has either one more own
 * stone, which says where the play would be, or, after a suicide, fewer own stones and all of the opponent's.
 */
export function repeatingMoves(
  now: Situation,
  color: Color,
  rules: Pick<GoRules, 'ko' | 'suicide'>,
  earlier: Iterable<Situation>,
): PointSet {
  const { board } = now;
  const other = opponent(color);
  const own = board.stones(color);
  let repeating = PointSet.empty(board.width, board.height);
  let suicides: PointSet | undefined;

  for (const position of earlier) {
    if (rules.ko === 'situational' && position.toPlay !== other) continue;
    if (rules.ko === 'natural-situational' && position.madeBy !== color) continue;

    let candidates: PointSet;
    if (position.count(color) === now.count(color) + 1 && position.count(other) <= now.count(other)) {
      candidates = position.board.stones(color).minus(own);
      if (candidates.size !== 1) continue;
    } else if (
      rules.suicide &&
      position.count(color) < now.count(color) &&
      position.count(other) === now.count(other)
    ) {
      suicides ??= board
        .legalMoves(color, { suicide: true })
        .minus(board.legalMoves(color, { suicide: false }));
      candidates = suicides;
    } else {
      continue;
    }

    for (const vertex of candidates) {
      if (board.legality(color, vertex, { suicide: rules.suicide }) !== 'legal') continue;
      const played = board.play(color, vertex, { suicide: rules.suicide });
      if (played.board.equals(position.board)) repeating = repeating.with(vertex);
    }
  }
  return repeating;
}
