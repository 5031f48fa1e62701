/** Areas and influence in the forms of @sabaki/influence. */

import { GoBoard, type PointSet } from '../../js/api.js';
import { validateBoolean, validateCount, validateNumber, validateOptions } from '../../js/core/validate.js';

/**
 * The area of each side, map[y][x]: 1 for Black's stones and the empty points that reach Black alone, −1 for White's,
 * 0 for all others. Throws 'bad-diagram' or 'bad-size' for anything but a map of 1, −1 and 0.
 */
export function areaMap(data: readonly (readonly number[])[]): number[][] {
  return areaOf(GoBoard.fromSignMap(data as never));
}

/**
 * The influence of both sides, map[y][x] from −1 (white) to 1 (black). Areas are ±1. Any other point belongs to the side
 * with the nearer stone, if that is at most `maxDistance` (default 6) steps away and the side's radiance there is at
 * least `minRadiance` (default 2); its value is that radiance beside the strongest. Chains radiate up to six steps, less
 * with each, around the other side's stones, and back from the edge. With `discrete`, the values are 1, −1 and 0. All
 * stones count as alive. Throws as areaMap() does, and 'bad-option'.
 */
export function map(
  data: readonly (readonly number[])[],
  options?: { discrete?: boolean; maxDistance?: number; minRadiance?: number },
): number[][] {
  const {
    discrete = false,
    maxDistance = 6,
    minRadiance = 2,
  } = validateOptions(options, ['discrete', 'maxDistance', 'minRadiance']);
  validateBoolean(discrete, 'discrete');
  validateCount(maxDistance, 'maxDistance');
  validateNumber(minRadiance, 'minRadiance');
  const board = GoBoard.fromSignMap(data as never);
  const area = areaOf(board);
  const sides = [sideOf(board, 'black', maxDistance), sideOf(board, 'white', maxDistance)] as const;
  const [black, white] = sides;
  const values = area.map((row, y) =>
    row.map((owner, x) => {
      if (owner !== 0) return owner;
      const sign = Math.sign(white.steps[y]![x]! - black.steps[y]![x]!);
      if (Number.isNaN(sign) || sign === 0) return 0; // equally near, or both out of reach
      const radiance = (sign > 0 ? black : white).radiance[y]![x]!;
      return Math.round(radiance) < minRadiance ? 0 : sign * radiance;
    }),
  );
  const strongest = Math.max(
    1,
    ...values.flatMap((row, y) => row.map((value, x) => (area[y]![x] === 0 ? Math.abs(value) : 0))),
  );
  const shares = values.map((row, y) =>
    row.map((value, x) => {
      if (area[y]![x] !== 0) return value;
      return isAlone(values, x, y) ? 0 : discrete ? Math.sign(value) : value / strongest;
    }),
  );
  return enclosed(shares);
}

function areaOf(board: GoBoard): number[][] {
  const { black, white } = board.area();
  const rows = Array.from({ length: board.height }, () => new Array<number>(board.width).fill(0));
  for (const [x, y] of black) rows[y]![x] = 1;
  for (const [x, y] of white) rows[y]![x] = -1;
  return rows;
}

/** The steps to a side's nearest stone, Infinity beyond `most`, and the side's radiance, both as map[y][x]. */
function sideOf(board: GoBoard, color: 'black' | 'white', most: number) {
  const { width, height } = board;
  const rows = (value: number) => Array.from({ length: height }, () => new Array<number>(width).fill(value));
  const steps = rows(Number.POSITIVE_INFINITY);
  let reached = board.stones(color);
  let added = reached;
  for (let step = 0; step <= most && !added.isEmpty; step++) {
    for (const [x, y] of added) steps[y]![x] = step;
    const grown = reached.grow();
    added = grown.minus(reached);
    reached = grown;
  }
  const radiance = rows(0);
  const others = board.stones(color === 'black' ? 'white' : 'black');
  for (const stones of board.stones(color).chains()) radiate(stones, others, radiance);
  return { steps, radiance };
}

/** Steps that radiance goes, its strength at a stone, and the strength that comes back from an edge. */
const RANGE = 6;
const AT_STONE = 1.5;
const FROM_EDGE = 2;

/** Adds the radiance of a chain. Its paths go on beyond the edges, and count at the mirror images of their points. */
function radiate(stones: PointSet, others: PointSet, radiance: number[][]): void {
  const { width, height } = stones;
  const inside = (at: number, size: number) => at >= 0 && at < size;
  const mirrored = (at: number, size: number) => (at < 0 ? -at - 1 : at >= size ? 2 * size - at - 1 : at);
  const key = (x: number, y: number) => (y + RANGE) * (width + 2 * RANGE) + x + RANGE;
  let front: (readonly [number, number])[] = [...stones];
  const seen = new Set(front.map(([x, y]) => key(x, y)));
  for (let step = 0; step <= RANGE; step++) {
    const next: [number, number][] = [];
    for (const [x, y] of front) {
      const isInside = inside(x, width) && inside(y, height);
      const row = radiance[mirrored(y, height)];
      const column = mirrored(x, width);
      // On boards smaller than the range, a mirror image may lie beyond the other edge.
      if (row?.[column] !== undefined) row[column]! += isInside ? AT_STONE / (1 + step) : FROM_EDGE;
      for (const [nextX, nextY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const isBoard = inside(nextX, width) && inside(nextY, height);
        if (seen.has(key(nextX, nextY)) || (isBoard && others.has([nextX, nextY]))) continue;
        seen.add(key(nextX, nextY));
        next.push([nextX, nextY]);
      }
    }
    front = next;
  }
}

/** True when no neighbour belongs to the point's side. */
function isAlone(values: readonly (readonly number[])[], x: number, y: number): boolean {
  const sign = Math.sign(values[y]![x]!);
  const near = [values[y]![x - 1], values[y]![x + 1], values[y - 1]?.[x], values[y + 1]?.[x]];
  return near.every((value) => value === undefined || Math.sign(value) !== sign);
}

/** The map with each region of nobody's points that touches one side alone given to that side. */
function enclosed(values: number[][]): number[][] {
  const signs = values.map((row) => row.map(Math.sign));
  const owners = areaOf(GoBoard.fromSignMap(signs as never));
  return values.map((row, y) => row.map((value, x) => (value === 0 ? owners[y]![x]! : value)));
}
