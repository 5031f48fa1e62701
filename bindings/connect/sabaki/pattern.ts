/** Shapes, and where they lie on a board. */

import type { GoBoard, Sign, Vertex } from '../../js/api.js';

/** A point with its stone: 1, −1, or 0 for an empty one. */
export type SignedVertex = readonly [vertex: Vertex, sign: Sign];

/**
 * A shape. A move on one of its `anchors` makes it when all `vertices` are on the board as the shape has them, turned,
 * mirrored, or with exchanged colours.
 */
export interface Pattern {
  readonly name?: string | null;
  /** A page that explains the name. */
  readonly url?: string | null;
  /** The size of the only square board that has the shape. */
  readonly size?: number | string | null;
  /** 'corner': the anchors keep their distance from the edges. */
  readonly type?: 'corner' | null;
  readonly anchors?: readonly SignedVertex[] | null;
  readonly vertices: readonly SignedVertex[];
}

/** The place of a shape on a board. */
export type PatternPlace = {
  /** The number of the symmetry by which the shape lies there, 0 to 7. */
  readonly symmetryIndex: number;
  /** True when the colours are exchanged. */
  readonly invert: boolean;
  readonly anchors: readonly Vertex[];
  readonly vertices: readonly Vertex[];
};

type Turn = (point: Vertex) => Vertex;

/** The symmetries of a square, in the order of @sabaki/boardmatcher's indices. */
const TURNS: readonly Turn[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-x, y],
  ([x, y]) => [x, -y],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, x],
  ([x, y]) => [-y, x],
  ([x, y]) => [y, -x],
  ([x, y]) => [-y, -x],
];

/** The place of a shape that the stone on `move` makes; null when it makes none. */
export function matchShape(board: GoBoard, sign: Sign, move: Vertex, pattern: Pattern): PatternPlace | null {
  const { width, height } = board;
  const { size, type, anchors, vertices } = pattern;
  if (size != null && (width !== height || width !== Number(size))) return null;
  const [x, y] = move;
  for (const [[anchorX, anchorY], anchorSign] of anchors ?? []) {
    if (type === 'corner' && !isSameCorner(move, [anchorX, anchorY], width, height)) continue;
    const invert = sign !== anchorSign;
    const symmetryIndex = TURNS.findIndex((turn) =>
      vertices.every(([[vertexX, vertexY], wanted]) => {
        const [stepX, stepY] = turn([vertexX - anchorX, vertexY - anchorY]);
        const point: Vertex = [x + stepX, y + stepY];
        const inside = point[0] >= 0 && point[1] >= 0 && point[0] < width && point[1] < height;
        return inside && board.get(point) === (invert ? -wanted : wanted) + 0;
      }),
    );
    if (symmetryIndex < 0) continue;
    const place = ([[vertexX, vertexY]]: SignedVertex): Vertex => {
      const [stepX, stepY] = TURNS[symmetryIndex]!([vertexX - anchorX, vertexY - anchorY]);
      return [x + stepX, y + stepY];
    };
    return { symmetryIndex, invert, anchors: anchors!.map(place), vertices: vertices.map(place) };
  }
  return null;
}

/** True when the move is as far from the edges of some corner as the point is from those of the first. */
function isSameCorner([x, y]: Vertex, [anchorX, anchorY]: Vertex, width: number, height: number): boolean {
  const near = (at: number, size: number) => [at, size - 1 - at];
  const [columns, rows] = [near(x, width), near(y, height)];
  return (
    (columns.includes(anchorX) && rows.includes(anchorY)) ||
    (columns.includes(anchorY) && rows.includes(anchorX))
  );
}
