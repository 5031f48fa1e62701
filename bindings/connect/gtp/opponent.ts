/**
 * The opponent behind genmove where the caller names no other: it needs no engine but those of GTP. It tries moves, asks
 * random games who will own the board after each, corrects them by reading which chains can be captured, and plays the
 * move that gains most. It passes when nothing gains. The same position gives the same move on every machine.
 */

import {
  type Color,
  type GoBoard,
  type GoGame,
  type GoRules,
  opponent,
  PointSet,
  type ScalarMap,
  type Vertex,
} from '../../js/api.js';
import { readSafe } from '../../js/reading/safe.js';
import { readSurely } from './chains.js';

/** The question put to an opponent. */
export type MoveQuestion = {
  /** The game, which must not be changed. */
  readonly game: GoGame;
  readonly color: Color;
  /** The rules and the komi by which the game will be counted. */
  readonly rules: GoRules;
  /** The points to choose among: the legal ones that `allow` and `avoid` leave. */
  readonly moves: PointSet;
  /** From 1, a normal budget, down to 0 for a side that has hardly any time left. */
  readonly budget: number;
  /** The strength that was asked for, as chooseMove() of `kakoi/play` knows it, and the playouts that the clock allows. */
  readonly level: number;
  readonly playouts: number;
};

/** An opponent: returns a legal move, or null to pass. */
export type ChooseMove = (question: MoveQuestion) => Vertex | null;

/** A move with what is expected of it. */
export interface RankedMove {
  readonly vertex: Vertex;
  /** The points that it gains, beside a pass. */
  readonly gain: number;
  /** The chance to win, from 0 to 1, if the random games are right. */
  readonly winRate: number;
}

/** Rounds of trials: how many moves go on to the next, and how many random games each of them gets, on 81 points. */
const ROUNDS = [
  { moves: 40, playouts: 40 },
  { moves: 12, playouts: 120 },
  { moves: 5, playouts: 400 },
] as const;
/** The size of board for which those numbers stand: random games take longer on larger ones. */
const POINTS = 81;
/** The gain in points below which a move is no better than a pass: less is noise. */
const LEAST_GAIN = 0.4;
/** The most positions searched for one chain. */
const NODES = 1000;
/** Chains with more liberties are taken to be out of danger. */
const MOST_LIBERTIES = 3;
/** The ownership from which a point is no longer worth a look. */
const SETTLED = 0.95;

/** The moves worth a look, the best first; none when everything is settled. */
export function rankMoves({ game, color, rules, moves: left, budget }: MoveQuestion): RankedMove[] {
  const { board } = game;
  const { width, height } = board;
  const share = (Math.min(1, POINTS / (width * height)) * (1 + budget)) / 2;
  const playoutsOf = (round: number) => Math.max(8, Math.round(ROUNDS[round]!.playouts * share));
  const value = valueFor(game, color, rules);
  const here = board.ownership({ playouts: 4 * playoutsOf(0), style: 'careful' });
  const threats = threatsOn(board, color);
  let moves = candidates(game, left, color, here, threats)
    .slice(0, ROUNDS[0].moves)
    .flatMap((vertex) => {
      const played = board.play(color, vertex, { suicide: rules.suicide });
      return [{ vertex, played, isUrgent: threats.has(vertex), margin: 0, winRate: 0 }];
    });
  let pass = { margin: 0, winRate: 0 };
  ROUNDS.forEach(({ moves: most }, round) => {
    // Urgent moves stay to the end: random games alone do not see why they are.
    const ranked = moves.filter(({ isUrgent }, i) => isUrgent || i < most);
    const playouts = playoutsOf(round);
    const isLast = round === ROUNDS.length - 1;
    moves = ranked
      .map((move) => ({ ...move, ...value(move.played, playouts, isLast) }))
      .sort((a, b) => b.margin - a.margin);
    if (isLast) pass = value({ board, captured: PointSet.empty(width, height) }, playouts, isLast);
  });
  return moves
    .slice(0, ROUNDS[2].moves)
    .map(({ vertex, margin, winRate }) => ({ vertex, gain: margin - pass.margin, winRate }));
}

/** Chooses the move that gains most, or passes. */
export const chooseMove: ChooseMove = (question) => {
  const [best] = rankMoves(question);
  return best !== undefined && best.gain >= LEAST_GAIN ? best.vertex : null;
};

/** The margin and the chance that the colour may expect after a move, the other side to play. */
function valueFor(game: GoGame, color: Color, rules: GoRules) {
  const sign = color === 'black' ? 1 : -1;
  const { handicap, captures } = game;
  return (
    { board, captured }: { board: GoBoard; captured: PointSet },
    playouts: number,
    reads: boolean,
  ): { margin: number; winRate: number } => {
    const owners = board.ownership({ playouts, style: 'careful' });
    const ownership = reads ? corrected(board, owners, opponent(color)) : owners;
    const { margin, spread } = board.estimate({
      rules,
      handicap,
      ownership,
      captures: { ...captures, [color]: captures[color] + captured.size },
    });
    return { margin: sign * margin, winRate: chance((sign * margin) / Math.max(spread, 0.5)) };
  };
}

/** The ownership, with the stones of chains that reading finds captured given to the other side. */
function corrected(board: GoBoard, owners: ScalarMap, toPlay: Color): number[][] {
  const rows = owners.toMap();
  for (const { color, stones, liberties } of board.chains()) {
    if (liberties.size > MOST_LIBERTIES) continue;
    const [vertex] = stones;
    if (readSurely(board, vertex!, { toPlay, nodes: NODES }).outcome !== 'captured') continue;
    for (const [x, y] of stones) rows[y]![x] = color === 'black' ? -1 : 1;
  }
  return rows;
}

/** The moves that capture, or save, a chain whose fate the first move decides. */
function threatsOn(board: GoBoard, color: Color): PointSet {
  let moves = PointSet.empty(board.width, board.height);
  const other = opponent(color);
  for (const chain of board.chains()) {
    if (chain.liberties.size > MOST_LIBERTIES) continue;
    const [vertex] = chain.stones;
    const attacker = opponent(chain.color);
    const read = (toPlay: Color) => readSurely(board, vertex!, { toPlay, nodes: NODES });
    if (read(attacker).outcome !== 'captured') continue;
    const first = read(color);
    // A chain that is captured either way needs no move, and one that escapes anyway no defence.
    const isDecided = read(other).outcome !== first.outcome;
    if (isDecided && first.move !== null) moves = moves.with(first.move);
  }
  return moves;
}

/** Legal points worth a look, those where most is open first, after the moves that decide a chain. */
function candidates(
  { board }: GoGame,
  moves: PointSet,
  color: Color,
  owners: ScalarMap,
  threats: PointSet,
): Vertex[] {
  const { width, height } = board;
  const safe = readSafe(board);
  const settled = safe.black.territory.or(safe.white.territory);
  const stones = board.empties().not();
  const near = stones.isEmpty ? stones : stones.grow().grow().grow();
  const openness = (vertex: Vertex) => {
    const [x, y] = vertex;
    const line = Math.min(x, y, width - 1 - x, height - 1 - y);
    // The first two lines matter only beside stones; far from all stones, the third and fourth do.
    const isNear = near.has(vertex);
    const place = isNear ? 1 : line === 2 || line === 3 || Math.min(width, height) < 7 ? 0.7 : 0.2;
    return (1.2 - Math.abs(owners.at(vertex))) * place + (threats.has(vertex) ? 2 : 0);
  };
  return [...moves]
    .filter(
      (vertex) =>
        threats.has(vertex) ||
        (!settled.has(vertex) && Math.abs(owners.at(vertex)) < SETTLED && !isOwnEye(board, color, vertex)),
    )
    .map((vertex) => ({ vertex, rank: openness(vertex) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ vertex }) => vertex);
}

/** True when all neighbours are stones of the colour, and at most one point across a corner is the other's. */
function isOwnEye(board: GoBoard, color: Color, [x, y]: Vertex): boolean {
  const own = color === 'black' ? 1 : -1;
  const at = (dx: number, dy: number) => {
    const inside = x + dx >= 0 && y + dy >= 0 && x + dx < board.width && y + dy < board.height;
    return inside ? board.get([x + dx, y + dy]) : null;
  };
  const beside = [at(1, 0), at(-1, 0), at(0, 1), at(0, -1)];
  if (beside.some((sign) => sign !== null && sign !== own)) return false;
  const across = [at(1, 1), at(1, -1), at(-1, 1), at(-1, -1)];
  const foreign = across.filter((sign) => sign === -own).length;
  return foreign < (across.includes(null) ? 1 : 2);
}

/** A move towards the capture of a dead stone that does not lose stones itself; null when there is none. */
export function captureOfDead({ game, color, rules }: MoveQuestion): Vertex | null {
  const { board } = game;
  const dead = board.deadStones();
  const legal = game.legalMoves({ color });
  const targets = board
    .chains(opponent(color))
    .filter(({ stones }) => stones.intersects(dead))
    .sort((a, b) => a.liberties.size - b.liberties.size);
  for (const { liberties } of targets) {
    for (const vertex of liberties.and(legal)) {
      const { board: after } = board.play(color, vertex, { suicide: rules.suicide });
      const reading = readSurely(after, vertex, { toPlay: opponent(color), nodes: NODES });
      if (reading.outcome !== 'captured') return vertex;
    }
  }
  return null;
}

/** The chance that a number with normal distribution, so many deviations above 0, is positive. */
function chance(deviations: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviations)); // the logistic function that is nearest, within 0.01
}
