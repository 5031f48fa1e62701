/** The marks of a record on the board, in the notation of its game. */

import { type NodeData, toSgf, type Vertex } from 'kakoi';
import type { BoardMark, MarkKind } from 'kakoi/board';
import { readMarks, type SgfMarks, writeMarks } from 'kakoi/sgf';

/** The notation of points in the records of a game. */
export interface Notation {
  readonly width: number;
  readonly height: number;
  /** Converts names; null when they are those of Go, as in SGF, and nothing is translated. */
  readonly names: {
    readonly read: (text: string) => Vertex;
    readonly write: (point: Vertex) => string;
  } | null;
}

const NAMES = ['TR', 'SQ', 'CR', 'MA', 'SL', 'LB', 'LN', 'AR'] as const;

/** The marks of a node as the board draws them. A property that cannot be read draws nothing. */
export function boardMarks(data: NodeData, notation: Notation): BoardMark[] {
  return NAMES.flatMap((name) => {
    const values = data[name];
    if (values === undefined) return [];
    try {
      return listed(marksIn({ [name]: values }, notation));
    } catch {
      return [];
    }
  });
}

/** The marks in these properties of a node. Throws the errors of readMarks(). */
export function marksIn(data: NodeData, notation: Notation): SgfMarks {
  const { names } = notation;
  return readMarks(names === null ? data : translated(data, (text) => toSgf(names.read(text))), notation);
}

/** The properties for these marks. */
export function dataOfMarks(marks: Partial<SgfMarks>, { names, width, height }: Notation): NodeData {
  const data = writeMarks(marks);
  if (names === null) return data;
  const point = (text: string): Vertex => [text.charCodeAt(0) - 97, text.charCodeAt(1) - 97];
  const plain = Object.entries(data).map(([name, values]) => {
    if (name === 'LB' || name === 'LN' || name === 'AR') return [name, values];
    return [name, readPoints(name, values, { width, height }).map(toSgf)]; // only Go's records have rectangles
  });
  return translated(Object.fromEntries(plain), (text) => names.write(point(text)));
}

function readPoints(
  name: string,
  values: readonly string[],
  size: { width: number; height: number },
): Vertex[] {
  const { triangle, square, circle, cross, selected } = readMarks({ [name]: values }, size);
  return [...triangle, ...square, ...circle, ...cross, ...selected];
}

/** The data with every point renamed; a label's text stays. */
function translated(data: NodeData, rename: (point: string) => string): NodeData {
  const changed = Object.entries(data).map(([name, values]) => [
    name,
    values.map((value) => {
      const [first = '', ...rest] = value.split(':');
      if (name === 'LB') return [rename(first), ...rest].join(':');
      return [first, ...rest].map(rename).join(':');
    }),
  ]);
  return Object.fromEntries(changed) as NodeData;
}

function listed({ selected, circle, square, triangle, cross, labels, lines, arrows }: SgfMarks): BoardMark[] {
  const all = (kind: MarkKind, points: readonly Vertex[]) =>
    points.map((point): BoardMark => ({ point, kind }));
  return [
    ...all('dot', selected),
    ...all('circle', circle),
    ...all('square', square),
    ...all('triangle', triangle),
    ...all('cross', cross),
    ...labels.map(({ vertex, text }): BoardMark => ({ point: vertex, kind: 'label', text })),
    ...lines.map(({ from, to }): BoardMark => ({ point: from, kind: 'line', to })),
    ...arrows.map(({ from, to }): BoardMark => ({ point: from, kind: 'arrow', to })),
  ];
}
