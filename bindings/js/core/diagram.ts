/** Diagrams: boards and sets as text, one line a row, blanks between cells allowed. */

import { KakoiError, show, showThing } from './errors.js';
import { MAX_SIZE, validateSize } from './validate.js';

/** The cells of a diagram, one character each, row by row. All rows have the same length, 1 to 32. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
}

/**
 * Reads the cells of a diagram and checks its shape: 'bad-diagram' for anything that is not text, or is empty
 * or ragged, 'bad-size' beyond 32. Blank lines before and after are ignored, so a template literal may begin
 * on its own line.
 */
export function readDiagram(text: unknown): Diagram {
  if (typeof text !== 'string') throw new KakoiError('bad-diagram', `a diagram is text, not ${show(text)}`);
  return checkRows(
    text
      .replace(/^\s*\n/, '')
      .trimEnd()
      .split(/\r\n|\n|\r/)
      .map((line) => line.replace(/\s/g, '')),
  );
}

/** As readDiagram, but for the { width, height, rows } that toJSON() wrote. */
export function readJson(json: unknown): Diagram {
  const { width, height, rows } = Object(json) as Partial<Record<keyof Diagram, unknown>>;
  if (!Array.isArray(rows)) throw new KakoiError('bad-diagram', `${showThing(json)} has no list of rows`);
  if (rows.length > MAX_SIZE) validateSize(rows[0]?.length, rows.length); // before copying a list that may be huge
  const diagram = checkRows(Array.from({ length: rows.length }, (_, i) => rows[i])); // holes become undefined, which map() would skip
  if ((width ?? diagram.width) !== diagram.width || (height ?? diagram.height) !== diagram.height) {
    const said = `${show(width)} and ${show(height)}`;
    throw new KakoiError(
      'bad-diagram',
      `the rows are ${diagram.width}×${diagram.height}, width and height say ${said}`,
    );
  }
  return diagram;
}

function checkRows(rows: readonly unknown[]): Diagram {
  const width = (rows[0] as string | undefined)?.length;
  rows.forEach((row, y) => {
    if (typeof row !== 'string')
      throw new KakoiError('bad-diagram', `row ${y + 1} is ${show(row)}, not text`);
    if (row.length !== width) {
      const wrong = `row ${y + 1}, ${show(row)}, has ${row.length} cells`;
      throw new KakoiError('bad-diagram', `${wrong}, row 1 has ${width}`);
    }
  });
  if (!width)
    throw new KakoiError('bad-diagram', `the diagram ${show(rows.join('\n'))} has no cells in its first row`);
  validateSize(width, rows.length);
  return { width, height: rows.length, rows: rows as string[] };
}

/** The 'bad-diagram' error for a character that stands for no cell; `known` lists those that do. */
export function badCell(cell: string, x: number, y: number, known: string): KakoiError {
  return new KakoiError(
    'bad-diagram',
    `${show(cell)} in row ${y + 1}, column ${x + 1} is not one of ${known}`,
  );
}
