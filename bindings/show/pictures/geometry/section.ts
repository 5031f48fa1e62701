/** A part of a board: the rectangle of points that a picture shows. */

import { KakoiError, type Vertex } from '../../../js/api.js';
import { badOption, show } from '../../../js/core/errors.js';
import { validateInteger, validateOptions, validateSize } from '../../../js/core/validate.js';
import { checkList, checkVertex } from '../check.js';
import type { Labels, Point } from '../shapes.js';

/** The outermost points shown, 0-based from the top left; all four sides belong to it. */
export type Section = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Options of sectionAround(). */
export type SectionAroundOptions = {
  /** The number of lines shown beyond the outermost points. Default 2. */
  readonly margin?: number;
};

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A corner as the coordinates name it, and the opposite one: 'a1-g7'; in Senket, whose points are '3-4', '1-1-10-10'. */
const CORNERS = /^([a-z]+|\d+-)(\d+)-([a-z]+|\d+-)(\d+)$/i;

/** A side as near to the edge of the board goes there: a board that stops one line before its edge looks like a larger one. */
const NEAR_EDGE = 2;

export function wholeOf({ columns, rows }: Grid): Section {
  return { left: 0, top: 0, right: columns - 1, bottom: rows - 1 };
}

/** The numbers of columns and rows of points shown. */
export function sizeOfSection({ left, top, right, bottom }: Section): Grid {
  return { columns: right - left + 1, rows: bottom - top + 1 };
}

export function isInSection({ left, top, right, bottom }: Section, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The places that are nearest to points shown: of a stone beside them there would be a sliver. */
export function shownIn(section: Section, places: Iterable<Point>): Point[] {
  return [...places].filter(([x, y]) => isInSection(section, [Math.round(x), Math.round(y)]));
}

/** Throws 'bad-option' unless the value is a section, and 'off-board' beyond the board. */
export function checkSection(section: unknown, { columns, rows }: Grid): Section {
  const { left, top, right, bottom } = Object(section) as Section;
  const isSection = [left, top, right, bottom].every(Number.isInteger) && left <= right && top <= bottom;
  if (!isSection)
    throw badOption(`a section is { left, top, right, bottom } in points, not ${show(section)}`);
  if (left < 0 || top < 0 || right >= columns || bottom >= rows)
    throw new KakoiError('off-board', `the section ${show(section)} is outside the ${columns}×${rows} board`);
  return { left, top, right, bottom };
}

/** The names of the columns and rows of two corners: 'a', '1', 'g', '7'. Throws 'bad-option'. */
function cornersIn(section: string): string[] {
  const corners = CORNERS.exec(section.trim());
  if (corners === null)
    throw badOption(`a section is named by two opposite corners, as 'a1-g7', not ${show(section)}`);
  return corners.slice(1).map((name) => name.replace('-', ''));
}

/** Throws 'bad-option' or 'off-board' for what is a section of no board, however large. */
export function checkSectionOfAny(section: unknown): void {
  if (typeof section === 'string') cornersIn(section);
  else checkSection(section, { columns: 32, rows: 32 });
}

/** The section that a text names by two opposite corners, or that is given as such. Throws as checkSection() does. */
export function readSection(section: unknown, labels: Labels): Section {
  const grid = { columns: labels.columns.length, rows: labels.rows.length };
  if (typeof section !== 'string') return checkSection(section, grid);
  const [x, y, otherX, otherY] = cornersIn(section).map((name, i) => {
    const names = i % 2 === 0 ? labels.columns : labels.rows;
    const index = names.findIndex((label) => label.toLowerCase() === name.toLowerCase());
    if (index < 0)
      throw new KakoiError(
        'off-board',
        `the section ${show(section)} is outside the ${grid.columns}×${grid.rows} board`,
      );
    return index;
  }) as [number, number, number, number];
  return {
    left: Math.min(x, otherX),
    top: Math.min(y, otherY),
    right: Math.max(x, otherX),
    bottom: Math.max(y, otherY),
  };
}

/**
 * The part of a board that holds the points, with some lines around: for a problem, the corner that it is about. Sides near
 * the edge of the board go there. Without points it is the whole board.
 *
 * ```ts
 * board.set({ position, section: sectionAround(position.empties().not(), position) });
 * ```
 *
 * Throws 'bad-option' for a margin other than 0 to 32, 'bad-vertex' or 'off-board' for points that are not of the board.
 */
export function sectionAround(
  points: Iterable<Vertex>,
  size: { readonly width: number; readonly height: number },
  options: SectionAroundOptions = {},
): Section {
  const { width, height } = Object(size) as typeof size;
  validateSize(width, height);
  const { margin = 2 } = validateOptions(options, ['margin']);
  validateInteger(margin, 0, 32, 'margin');
  const list = checkList('the points', points, (point) => checkVertex(point, { width, height }, 'a point'));
  if (list.length === 0) return wholeOf({ columns: width, rows: height });
  const span = (values: readonly number[], length: number): [least: number, most: number] => {
    const least = Math.min(...values) - margin;
    const most = Math.max(...values) + margin;
    return [least <= NEAR_EDGE ? 0 : least, most >= length - 1 - NEAR_EDGE ? length - 1 : most];
  };
  const [left, right] = span(
    list.map(([x]) => x),
    width,
  );
  const [top, bottom] = span(
    list.map(([, y]) => y),
    height,
  );
  return { left, top, right, bottom };
}
