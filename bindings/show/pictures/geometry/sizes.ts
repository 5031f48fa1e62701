/** The sizes of marks, in cells, whoever draws them, and their opacity. */

import type { Look } from '../shapes.js';

/** The opacity of pieces over what lies below them. */
export const OPACITY: Readonly<Record<Look, number>> = { built: 1, faded: 0.42, planned: 0.5, tried: 0.75 };

/** The inset of areas and outlines in the squares of their points, and the radius of their corners. */
export const AREA = { inset: 0.03, round: 0.3 };
export const OUTLINE = { inset: 0.04, round: 0.34, width: 0.07, dashes: [0.2, 0.13] };

export const BORDER_WIDTH = 0.075;
export const BAND = { width: 0.94, opacity: 0.62 };
export const LINE_DASHES = [0.1, 0.14];
export const HATCH = { step: 0.36, width: 0.05 };

/** The radius of the disc where an arrow begins, in widths of its shaft. */
export const ARROW_TAIL = 1.2;

/** The width of a cross's lines, in the length of its arms. */
export const CROSS_WIDTH = 0.54;
/** The width of the rim of small marks. */
export const MARK_RIM = 0.03;
/** Half a side of the square that says whose a point is. */
export const SQUARE = 0.14;
/** Half a side, and the opacity, of a square of that strength. */
export const heatOf = (strength: number) => ({ half: 0.07 + 0.2 * strength, opacity: 0.3 + 0.7 * strength });

/** Half a side of a tile, or the radius of a badge, of size 1. */
export const BADGE = 0.315;
/** The radius of a tile's corners, of half its side. */
export const TILE_ROUND = 0.4;

export const FENCE = { width: 0.15, rim: 0.035, dashes: [0.24, 0.13] };
/** The rim of stones that are only tried; its dashes are parts of the radius. */
export const TRIED = { width: 0.07, dashes: [0.6, 0.45] };
