/** The border of a set of points: rings around the squares of its points, as path data with round corners. */

import { isSet, type PointSet } from '../../../js/core/point-set.js';
import { perBoard } from '../per-board.js';
import type { Point } from '../shapes.js';

/** The steps along an edge in the four directions, clockwise from the right. */
const STEP_X = [1, 0, -1, 0];
const STEP_Y = [0, 1, 0, -1];
/** Turning right first stays with the same square where two squares meet in a corner. */
const TURNS = [1, 0, 3];

/** A taker of a path: a canvas, a Path2D, or a text. */
export interface PathSink {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void;
  closePath(): void;
}

/** A number with as few digits as the eye can tell. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** outlinePath() of kakoi/svg, of points that are known to be some. */
export function outlineOf(points: Iterable<Point>, cell: number, inset: number, round: number): string {
  let text = '';
  const at = (x: number, y: number) => `${shortNumber(x)} ${shortNumber(y)}`;
  const sink: PathSink = {
    moveTo: (x, y) => {
      text += `M${at(x, y)}`;
    },
    lineTo: (x, y) => {
      text += `L${at(x, y)}`;
    },
    quadraticCurveTo: (controlX, controlY, x, y) => {
      text += `Q${at(controlX, controlY)} ${at(x, y)}`;
    },
    closePath: () => {
      text += 'Z';
    },
  };
  traceOutline(sink, points, cell, inset, round);
  return text;
}

/** The same as a path that is handed on. */
export function traceOutline(
  sink: PathSink,
  points: Iterable<Point>,
  cell: number,
  inset: number,
  round: number,
): void {
  for (const ring of isSet(points) ? ringsOfSet(points) : ringsOf(points))
    traceRing(sink, ring, cell, inset, round);
}

/** Those of a set that is tinted and outlined, and drawn again when the pointer moves, are found once. */
const ringsOfSet = /* @__PURE__ */ perBoard((points: PointSet) => ringsOf(points));

/**
 * All rings of the set, holes included, as corners: x and y in turn, the top left of the square of point [x, y]. The
 * set lies to the right. Squares that meet in a corner only are kept apart.
 */
function ringsOf(points: Iterable<Point>): number[][] {
  const key = (x: number, y: number) => (y + 1) * 64 + x + 1;
  const squares = new Set<number>();
  for (const [x, y] of points) squares.add(key(x, y));

  // An edge between a point of the set and one outside: four times the corner where it starts, plus its direction.
  const edges = new Set<number>();
  for (const square of squares) {
    if (!squares.has(square - 64)) edges.add(square * 4);
    if (!squares.has(square + 1)) edges.add((square + 1) * 4 + 1);
    if (!squares.has(square + 64)) edges.add((square + 65) * 4 + 2);
    if (!squares.has(square - 1)) edges.add((square + 64) * 4 + 3);
  }

  const found: number[][] = [];
  for (const start of edges) {
    const ring: number[] = [];
    let edge = start;
    do {
      edges.delete(edge);
      const direction = edge & 3;
      const corner = (edge >> 2) + STEP_Y[direction]! * 64 + STEP_X[direction]!;
      edge = start;
      for (const turn of TURNS) {
        const next = corner * 4 + ((direction + turn) & 3);
        if (next !== start && !edges.has(next)) continue;
        edge = next;
        break;
      }
      if ((edge & 3) !== direction) ring.push((corner & 63) - 1, (corner >> 6) - 1);
    } while (edge !== start);
    found.push(ring);
  }
  return found;
}

function traceRing(
  sink: PathSink,
  ring: readonly number[],
  cell: number,
  inset: number,
  round: number,
): void {
  const { length } = ring;
  for (let i = 0; i < length; i += 2) {
    const [cornerX, cornerY] = [ring[i]!, ring[i + 1]!];
    const [before, after] = [(i + length - 2) % length, (i + 2) % length];
    const inX = Math.sign(cornerX - ring[before]!);
    const inY = Math.sign(cornerY - ring[before + 1]!);
    const outX = Math.sign(ring[after]! - cornerX);
    const outY = Math.sign(ring[after + 1]! - cornerY);
    // The inside is to the right of both edges that meet here: step right of each.
    const x = (cornerX - 0.5) * cell + inset * (-inY - outY);
    const y = (cornerY - 0.5) * cell + inset * (inX + outX);
    if (i === 0) sink.moveTo(x - inX * round, y - inY * round);
    else sink.lineTo(x - inX * round, y - inY * round);
    if (round !== 0) sink.quadraticCurveTo(x, y, x + outX * round, y + outY * round);
  }
  sink.closePath();
}
