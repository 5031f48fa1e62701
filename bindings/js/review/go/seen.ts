import { opponent } from '../../core/opponent.js';
import { PointSet } from '../../core/point-set.js';
import type { Color, Vertex } from '../../core/types.js';
import type { GoBoard } from '../../go/board.js';
import type { Told } from '../told.js';
import { type GoStep, namesOf } from './step.js';

/** The liberties of a chain that may soon be short of them. */
const FEW = 3;

/** The facts that are seen on the board, all of them proved by it. */
export function* seenFacts(step: GoStep): Generator<Told> {
  const { color, at, captured, before, after } = step;
  if (at === null) return;
  const other = opponent(color);
  const { width, height } = captured;
  const played = PointSet.of(width, height, [at]);
  const beside = played.explode();

  const taken = captured.and(before.board.stones(other));
  if (!taken.isEmpty) {
    const turned = before.chains.filter(
      (chain) => chain.stones.intersects(taken) && before.fate(chain, other).outcome === 'lives',
    );
    const stones = turned.reduce((sum, chain) => sum + chain.stones.size, 0);
    yield { key: 'captures', target: taken, weight: 2 * stones };
  }
  for (const { color: owner, stones, liberties } of after.chains)
    if (owner === other && liberties.size === 1 && stones.intersects(beside))
      yield { key: 'puts-in-atari', target: stones };

  const joined = before.chains.filter((chain) => chain.color === color && chain.stones.intersects(beside));
  const own = after.chainAt(at);
  const [one, second] = joined;
  if (one !== undefined && second !== undefined) {
    yield { key: 'connects', target: one.stones.or(second.stones), values: namesOf([one, second]) };
  }
  if (own !== undefined && captured.isEmpty && joined.length > 0) {
    const liberties = own.liberties.size;
    if (liberties <= FEW && joined.every((chain) => chain.liberties.size > liberties))
      yield { key: 'fills-own-liberty', target: own.stones, values: { liberties } };
  }

  const eyes = (board: GoBoard, owner: Color) => eyesNear(board, owner, played.or(captured).grow(8));
  const made = eyes(after.board, color).minus(eyes(before.board, color));
  if (!made.isEmpty) yield { key: 'makes-eye', target: made };
  const broken = eyes(before.board, other).minus(eyes(after.board, other));
  if (!broken.isEmpty) yield { key: 'breaks-eye', target: broken };
  if (eyes(before.board, color).has(at)) yield { key: 'fills-own-eye', target: played };

  const { black, white } = before.alive;
  const owned = [black, white].find(({ territory }) => territory.has(at));
  if (owned !== undefined) yield { key: 'inside-settled', target: played };
}

/** The points that are eyes by their shape: beside stones of one colour alone, with at most one corner lost, at the edge none. */
function eyesNear(board: GoBoard, color: Color, near: PointSet): PointSet {
  const { width, height } = board;
  const stones = board.stones(color);
  const others = board.stones(opponent(color));
  const isEye = ([x, y]: Vertex) => {
    const within = (dx: number, dy: number): Vertex[] => {
      const [to, row] = [x + dx, y + dy];
      return to >= 0 && row >= 0 && to < width && row < height ? [[to, row]] : [];
    };
    const sides = [within(1, 0), within(-1, 0), within(0, 1), within(0, -1)].flat();
    const corners = [within(1, 1), within(1, -1), within(-1, 1), within(-1, -1)].flat();
    const lost = corners.filter((corner) => others.has(corner)).length;
    return sides.every((side) => stones.has(side)) && lost <= (corners.length === 4 ? 1 : 0);
  };
  return PointSet.of(width, height, [...near.and(board.empties())].filter(isEye));
}
