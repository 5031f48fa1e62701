/** Reads and writes marks on points: TR SQ CR MA SL DD VW, LB, LN and AR; reads L and M of FF[3]. */

import { badOption, show } from '../../core/errors.js';
import type { Vertex } from '../../core/types.js';
import { validateOptions, validateText } from '../../core/validate.js';
import { fromSgf, toSgf } from '../../core/vertex.js';
import type { NodeData } from '../node.js';
import {
  badValue,
  listOfAll,
  readPoint,
  readPoints,
  type SgfBoardSize,
  validateBoardSize,
  writePoints,
} from './points.js';
import { valuesOf } from './values.js';

/** A text on a point. */
export type SgfLabel = {
  readonly vertex: Vertex;
  readonly text: string;
};

/** A line or an arrow between two points. */
export type SgfLine = {
  readonly from: Vertex;
  readonly to: Vertex;
};

/** The marks of a node, as points [x, y] from the top left. */
export type SgfMarks = {
  /** TR, SQ, CR, MA (in old records M) and SL: row by row, each point once. */
  readonly triangle: readonly Vertex[];
  readonly square: readonly Vertex[];
  readonly circle: readonly Vertex[];
  readonly cross: readonly Vertex[];
  readonly selected: readonly Vertex[];
  /**
   * DD, points shown in grey, and VW, the only points shown, from this node on. Empty ends the effect, null
   * leaves it unchanged.
   */
  readonly dimmed: readonly Vertex[] | null;
  readonly visible: readonly Vertex[] | null;
  /** LB (in old records L, whose points are a, b, c and so on), LN and AR, in the order of the record. */
  readonly labels: readonly SgfLabel[];
  readonly lines: readonly SgfLine[];
  readonly arrows: readonly SgfLine[];
};

const SHAPES = { triangle: 'TR', square: 'SQ', circle: 'CR', cross: 'MA', selected: 'SL' } as const;
const AREAS = { dimmed: 'DD', visible: 'VW' } as const;
const LINES = { lines: 'LN', arrows: 'AR' } as const;
const NAMES = [
  'triangle',
  'square',
  'circle',
  'cross',
  'selected',
  'dimmed',
  'visible',
  'labels',
  'lines',
  'arrows',
] as const;

/** The marks of a node. Throws 'bad-sgf' for a value that is not a point of the board. */
export function readMarks(data: NodeData, size: SgfBoardSize): SgfMarks {
  const board = validateBoardSize(size);
  const points = (name: string) => readPoints(data, name, board);
  const area = (name: string) => (valuesOf(data, name).length === 0 ? null : points(name));
  const pairs = (name: string): SgfLine[] =>
    valuesOf(data, name).map((value) => {
      const [from, to, surplus] = value.split(':', 3);
      if (to === undefined || surplus !== undefined) throw badValue(name, value, 'two points with a colon');
      return { from: readPoint(name, value, from!, board), to: readPoint(name, value, to, board) };
    });
  return {
    triangle: points(SHAPES.triangle),
    square: points(SHAPES.square),
    circle: points(SHAPES.circle),
    cross: readPoints({ MA: [...valuesOf(data, 'MA'), ...oldPoints(data, 'M', board)] }, 'MA', board),
    selected: points(SHAPES.selected),
    dimmed: area(AREAS.dimmed),
    visible: area(AREAS.visible),
    labels: [
      ...oldPoints(data, 'L', board).map((point, i) => ({
        vertex: fromSgf(point),
        text: LETTERS.charAt(i) || `${i + 1}`,
      })),
      ...valuesOf(data, 'LB').map((value) => {
        const colon = value.indexOf(':');
        if (colon < 0) throw badValue('LB', value, 'a point and a text with a colon');
        return { vertex: readPoint('LB', value, value.slice(0, colon), board), text: value.slice(colon + 1) };
      }),
    ],
    lines: pairs(LINES.lines),
    arrows: pairs(LINES.arrows),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The points of a property of FF[3]; none where a value is something else, as FF[4] leaves the name to programs. */
function oldPoints(data: NodeData, name: 'L' | 'M', { width, height }: SgfBoardSize): string[] {
  const values = valuesOf(data, name).map((value) => value.trim());
  const isPoint = (value: string) => {
    if (!/^[a-z]{2}$/i.test(value)) return false;
    const [x, y] = fromSgf(value);
    return x < width && y < height;
  };
  return values.every(isPoint) ? values : [];
}

/**
 * The properties of these marks, for the data of a node. Missing and empty fields are left out, except empty
 * `dimmed` and `visible`. Throws 'bad-option', 'bad-vertex' or 'off-board'.
 */
export function writeMarks(marks: Partial<SgfMarks>): Record<string, string[]> {
  const given = validateOptions(marks, NAMES);
  const data: Record<string, string[]> = {};
  const put = (name: string, values: string[]) => {
    if (values.length > 0) data[name] = values;
  };
  for (const [key, name] of entries(SHAPES)) put(name, writePoints(given[key] ?? [], key));
  for (const [key, name] of entries(AREAS)) {
    const area = given[key] ?? null;
    if (area !== null) data[name] = area.length === 0 ? [''] : writePoints(area, key);
  }
  const labels = listOfAll(given.labels ?? [], 'labels');
  put(
    'LB',
    labels.map((label) => {
      const { vertex, text } = itemOf(label, 'a label is { vertex, text }');
      return `${toSgf(vertex)}:${validateText(text, 'the text of a label')}`;
    }),
  );
  for (const [key, name] of entries(LINES)) {
    const lines = listOfAll(given[key] ?? [], key);
    put(
      name,
      lines.map((line) => {
        const { from, to } = itemOf(line, 'a line is { from, to }');
        return `${toSgf(from)}:${toSgf(to)}`;
      }),
    );
  }
  return data;
}

function entries<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}

function itemOf<T>(item: T, what: string): T {
  if (typeof item !== 'object' || item === null) throw badOption(`${what}, not ${show(item)}`);
  return item;
}
