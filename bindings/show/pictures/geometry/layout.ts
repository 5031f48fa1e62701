/** The room that a board takes around its points. */

import { validateSize } from '../../../js/core/validate.js';
import { checkChoice } from '../check.js';
import { checkSection, type Section, sizeOfSection, wholeOf } from './section.js';

/**
 * Stones stand where lines cross, or in the squares of a chequered board; posts stand in holes within a frame.
 */
export type Pattern = 'lines' | 'squares' | 'holes';

/** The facts that decide the form of a board. */
export type Layout = {
  readonly columns: number;
  readonly rows: number;
  readonly pattern: Pattern;
  readonly coordinates: boolean;
  /** The part that is shown. Default: all of it. */
  readonly section?: Section;
};

/**
 * The radius of stones: on lines, neighbours leave a hair of board between them; in squares, they leave a frame; posts leave room
 * for what joins them.
 */
export const STONE_RADIUS: Readonly<Record<Pattern, number>> = { lines: 0.478, squares: 0.4, holes: 0.3 };

/**
 * Space around the outermost points: half a stone or square, some board, and what the coordinates add, with their own distance
 * from the points.
 */
const MARGINS = {
  lines: { bare: 0.75, coordinates: 0.55, labels: 0.93 },
  squares: { bare: 0.66, coordinates: 0.26, labels: 0.72 },
  holes: { bare: 0.66, coordinates: 0.5, labels: 0.8 },
};

/** Throws 'bad-size' or 'bad-option' for what is not a layout. */
export function checkLayout(layout: Layout): void {
  const { columns, rows, pattern, coordinates, section } = Object(layout) as Layout;
  validateSize(columns, rows);
  if (section !== undefined) checkSection(section, { columns, rows });
  checkChoice('pattern', pattern, Object.keys(MARGINS));
  checkChoice('coordinates', coordinates, [true, false]);
}

/** From the outermost points to the edge of the board. */
export function marginOf({ pattern, coordinates }: Layout): number {
  return MARGINS[pattern].bare + (coordinates ? MARGINS[pattern].coordinates : 0);
}

/** From the outermost points to the middle of the coordinates. */
export function labelDistance(pattern: Pattern): number {
  return MARGINS[pattern].labels;
}

/** The part that a layout shows. */
export function shownOf({ columns, rows, section }: Pick<Layout, 'columns' | 'rows' | 'section'>): Section {
  return section ?? wholeOf({ columns, rows });
}

/**
 * The room for the shapes around the points shown, in cells from the outermost points: without end where the board ends,
 * and half a cell where it goes on, so that lines run on and stones of the next line are not cut in two.
 */
export function clipOf({ columns, rows }: Pick<Layout, 'columns' | 'rows'>, section: Section): Section {
  const { left, top, right, bottom } = section;
  return {
    left: left === 0 ? Number.NEGATIVE_INFINITY : left - 0.5,
    top: top === 0 ? Number.NEGATIVE_INFINITY : top - 0.5,
    right: right === columns - 1 ? Number.POSITIVE_INFINITY : right + 0.5,
    bottom: bottom === rows - 1 ? Number.POSITIVE_INFINITY : bottom + 0.5,
  };
}

/** Width divided by height of what is shown of a board, margins included. */
export function aspectOf(layout: Layout): number {
  checkLayout(layout);
  const border = 2 * marginOf(layout) - 1;
  const { columns, rows } = sizeOfSection(shownOf(layout));
  return (columns + border) / (rows + border);
}
