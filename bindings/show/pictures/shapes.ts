/**
 * The shapes that pictures are made of. They are plain data: where they are is told in points of the board, [0, 0] at the top left and 1 from
 * one line to the next; how large they are in the same unit; their colour by the name of a paint, which a theme gives a value. Most
 * hold many of a kind, so that a painter draws them in one go.
 */

import type { Paint } from './theme.js';

/** A place on the board: points have whole numbers, places between them do not. */
export type Point = readonly [x: number, y: number];

/** A straight line between two places. */
export type Segment = readonly [from: Point, to: Point];

/** Closed rings of corners. Holes are rings as well, because all are filled by the 'evenodd' rule. */
export type Rings = readonly (readonly Point[])[];

/** One of the two players. */
export type Side = 'black' | 'white';

/**
 * The look of stones, posts and fences: built; dead; about to be built; or tried in thought only, with a dashed rim.
 */
export type Look = 'built' | 'faded' | 'planned' | 'tried';

/** Lines of text around a place: the first is as tall as `size`, others are smaller. */
export type Caption = {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly size: number;
};

/** The names along the sides of a board. */
export type Labels = {
  /** From left to right. */
  readonly columns: readonly string[];
  /** From top to bottom. */
  readonly rows: readonly string[];
};

type Painted = {
  readonly paint: Paint;
  /** For programs that look for it: what SVG calls its class. */
  readonly name?: string;
};

/** A tint on the squares of the points, with round corners. */
export type AreaShape = Painted & {
  readonly kind: 'area';
  readonly points: Iterable<Point>;
};

/** A line around the squares of the points, with round corners. */
export type OutlineShape = Painted & {
  readonly kind: 'outline';
  readonly points: Iterable<Point>;
  readonly dashed?: boolean;
};

/** A region of any form, filled. */
export type RegionShape = Painted & {
  readonly kind: 'region';
  readonly rings: Rings;
};

/** The border of a region. */
export type BorderShape = Painted & {
  readonly kind: 'border';
  readonly rings: Rings;
};

/** Slanting lines across a region, but not across those it excepts. */
export type HatchShape = Painted & {
  readonly kind: 'hatch';
  readonly rings: Rings;
  readonly except: Rings;
  readonly rising: boolean;
};

/** Lines with round ends, of the given width; one that ends where it begins is a disc. */
export type LinesShape = Painted & {
  readonly kind: 'lines';
  readonly segments: Iterable<Segment>;
  readonly width: number;
  readonly dashed?: boolean;
};

/** Broad, translucent bands that join points; one that ends where it begins is a disc. */
export type BandsShape = Painted & {
  readonly kind: 'bands';
  readonly segments: Iterable<Segment>;
};

/** Arrows from the first place of each segment to the edge of the stone at the second. */
export type ArrowsShape = Painted & {
  readonly kind: 'arrows';
  readonly segments: Iterable<Segment>;
  /** The width of the shaft; the head goes with it. */
  readonly width: number;
};

/** Filled circles. */
export type DiscsShape = Painted & {
  readonly kind: 'discs';
  readonly points: Iterable<Point>;
  readonly radius: number;
};

/** Circles; those around stones have a radius of about 0.44. */
export type RingsShape = Painted & {
  readonly kind: 'rings';
  readonly points: Iterable<Point>;
  readonly radius: number;
  readonly width: number;
};

/** Squares that are not filled. */
export type FramesShape = Painted & {
  readonly kind: 'frames';
  readonly points: Iterable<Point>;
  /** Half a side. */
  readonly half: number;
  readonly width: number;
};

/** Crosses from corner to corner of a small square. */
export type CrossesShape = Painted & {
  readonly kind: 'crosses';
  readonly points: Iterable<Point>;
  /** Half a side of the square. */
  readonly arm: number;
};

/** Small squares that say whose a point is, all alike. */
export type SquaresShape = Painted & {
  readonly kind: 'squares';
  readonly points: Iterable<Point>;
};

/** Squares that are the larger and the more opaque the stronger they are, from 0 to 1. */
export type HeatShape = Painted & {
  readonly kind: 'heat';
  readonly cells: Iterable<readonly [at: Point, strength: number]>;
};

/** A short text, or none, on a disc or a tile; of size 1 it fills a stone. */
export type BadgeShape = Painted & {
  readonly kind: 'badge' | 'tile';
  readonly at: Point;
  readonly text: string;
  readonly ink: Paint;
  readonly size: number;
};

/** Stones or posts, as large as the pattern of the board has them. */
export type StonesShape = {
  readonly kind: 'stones';
  readonly points: Iterable<Point>;
  readonly side: Side;
  readonly look: Look;
};

/** Lines from post to post that stand out from every ground. */
export type FencesShape = {
  readonly kind: 'fences';
  readonly segments: Iterable<Segment>;
  readonly side: Side;
  readonly look: Look;
};

/** The first of the captions that is legible, or nothing; with a halo, or, if it has one line, on a plate. */
export type CaptionsShape = Painted & {
  readonly kind: 'captions' | 'plates';
  readonly captions: readonly Caption[];
  /** The colour of the halo or of the plate. */
  readonly ground: Paint;
};

/** Lines through all points, sharp ones. */
export type GridShape = Painted & {
  readonly kind: 'grid';
  readonly columns: number;
  readonly rows: number;
  /** The colour of a bolder line around all points; default: there is none. */
  readonly frame?: Paint;
};

/** The squares of a chequered board, within a frame of the given colour; the top left one is light. */
export type ChequersShape = Painted & {
  readonly kind: 'chequers';
  readonly columns: number;
  readonly rows: number;
};

/**
 * Shapes that are paler than others, all together: where they overlap each other they hide as ever, but for thin lines.
 */
export type FadedShape = {
  readonly kind: 'faded';
  readonly shapes: readonly Shape[];
  /** From 0 to 1. */
  readonly opacity: number;
};

/** Anything that can be drawn on a board. */
export type Shape =
  | AreaShape
  | OutlineShape
  | RegionShape
  | BorderShape
  | HatchShape
  | LinesShape
  | BandsShape
  | ArrowsShape
  | DiscsShape
  | RingsShape
  | FramesShape
  | CrossesShape
  | SquaresShape
  | HeatShape
  | BadgeShape
  | StonesShape
  | FencesShape
  | CaptionsShape
  | GridShape
  | ChequersShape
  | FadedShape;

const GROUND: ReadonlySet<Shape['kind']> = /* @__PURE__ */ new Set(['area', 'bands', 'region', 'hatch']);

/** True when the shape belongs below the stones of a board. */
export function isUnderStones(shape: Shape): boolean {
  return shape.kind === 'faded' ? shape.shapes.every(isUnderStones) : GROUND.has(shape.kind);
}
