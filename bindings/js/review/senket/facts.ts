import { opponent } from '../../core/opponent.js';
import { PointSet } from '../../core/point-set.js';
import type { Color, Vertex } from '../../core/types.js';
import { vertexName } from '../../core/vertex.js';
import type { SenketBoard } from '../../senket/board.js';
import type { SenketGame } from '../../senket/game.js';
import type { SenketClaim, SenketScore } from '../../senket/score.js';
import type { Fact } from '../fact.js';
import { movesOfLine } from '../moves.js';
import { factsOf, type Told } from '../told.js';

type SenketTold = Told<Vertex, never>;

/** A turn between two positions, with what they count. */
interface SenketStep {
  readonly move: number;
  readonly color: Color;
  readonly post: Vertex | null;
  readonly before: SenketBoard;
  readonly earlier: SenketScore;
  readonly now: SenketScore;
}

/** The facts about turns of Senket, as the positions before and after them count; with no nodes, without what a turn was worth. */
export function factsOfSenket(
  game: SenketGame,
  moves: readonly number[],
  nodes: number,
): Fact<Vertex, never>[][] {
  const line = movesOfLine(game.clone());
  let last: { readonly board: SenketBoard; readonly score: SenketScore } | undefined;
  const scoreOf = (board: SenketBoard) => (last?.board === board ? last.score : board.score());
  return moves.map((move) => {
    const turn = line[move - 1];
    if (turn === undefined) return [];
    const { color, post } = turn;
    const before = game.boardAt(move - 1);
    const after = game.boardAt(move);
    const earlier = scoreOf(before);
    const now = after.score();
    last = { board: after, score: now };
    const step = { move, color, post, before, earlier, now };
    const told = [...claimFacts(step), ...(nodes > 0 ? worthFacts(step) : [])];
    return factsOf({ move, color, at: post }, told, (point) => vertexName(point, before));
  });
}

/** The territories that the turn made, saved or voided, and the post that it gave away. */
function* claimFacts({ color, post, before, earlier, now }: SenketStep): Generator<SenketTold> {
  const { size } = before;
  const other = opponent(color);
  const held = new Set(validOf(earlier, color).map(outline));
  const made = validOf(now, color).filter((claim) => !held.has(outline(claim)));
  const score = now[color].total - earlier[color].total;
  if (made.length > 0 && score > 0) {
    const target = pointsOf(made, size);
    const wasVoid = earlier.claims.some(
      (claim) =>
        claim.color === color && claim.state === 'invalid' && pointsOf([claim], size).intersects(target),
    );
    yield {
      key: wasVoid ? 'restores' : 'claims',
      target,
      weight: score,
      values: { area: areaOf(made), score },
    };
  }
  const holds = new Set(validOf(now, other).map(outline));
  const lost = validOf(earlier, other).filter((claim) => !holds.has(outline(claim)));
  const cost = earlier[other].total - now[other].total;
  if (lost.length > 0)
    yield {
      key: 'voids',
      target: pointsOf(lost, size),
      weight: Math.max(cost, 0),
      values: { area: areaOf(lost) },
    };
  if (post !== null && validOf(now, other).some(({ prisoners }) => prisoners.has(post)))
    yield { key: 'gives-prisoner', target: PointSet.of(size, size, [post]), weight: Math.max(-cost, 0) };
}

/** The post that was worth more, as if the game ended after the turn. */
function* worthFacts({ color, move, before, earlier, now }: SenketStep): Generator<SenketTold> {
  const { size } = before;
  const lead = (score: SenketScore) => score[color].total - score[opponent(color)].total;
  const took = lead(now) - lead(earlier);
  const values = before.moveValues(color);
  let worth = took;
  let better: Vertex | null = null;
  for (const point of PointSet.full(size)) {
    const value = values.at(point);
    if (value > worth) [worth, better] = [value, point];
  }
  if (better === null) return;
  const target = PointSet.of(size, size, [better]);
  const line = [better];
  yield {
    key: 'misses-score',
    target,
    from: move - 1,
    better,
    line,
    weight: worth - took,
    values: { took, worth, more: worth - took },
  };
}

function validOf({ claims }: SenketScore, color: Color): SenketClaim[] {
  return claims.filter((claim) => claim.color === color && claim.state === 'valid');
}

const outline = ({ polygon }: SenketClaim) => JSON.stringify(polygon);

const areaOf = (claims: readonly SenketClaim[]) => claims.reduce((sum, { area }) => sum + area, 0);

/** The points of claims: their corners, and all that they hold. */
function pointsOf(claims: readonly SenketClaim[], size: number): PointSet {
  const corners = PointSet.of(
    size,
    size,
    claims.flatMap(({ polygon }) => polygon.flat()),
  );
  return claims.reduce((all, { openPoints, prisoners }) => all.or(openPoints).or(prisoners), corners);
}
