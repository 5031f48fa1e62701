/** The marks of a record on the board, in the notation of its game. */

import { type NodeData, parseVertex, type RecordNode, toSgf, type Vertex } from 'kakoi';
import { marks } from 'kakoi/sgf';

/** The marks of a node. */
export type Marks = ReturnType<typeof marks.parse>;

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

const NAMES = ['TR', 'SQ', 'CR', 'MA', 'SL', 'LB', 'L', 'M', 'LN', 'AR', 'DD', 'VW'] as const;

/** The marks that hold from their node on, until another node has the same property. */
const LASTING = ['DD', 'VW'] as const;

/** The marks at a node as the board draws them. A property that cannot be read draws nothing. */
export function boardMarks(node: RecordNode, notation: Notation): Partial<Marks> {
  const lasting = LASTING.flatMap((name) => {
    let at: RecordNode | null = node;
    while (at !== null && at.data[name] === undefined) at = at.parent;
    return at === null ? [] : [[name, at.data[name]!] as const];
  });
  return readableMarks({ ...node.data, ...Object.fromEntries(lasting) }, notation);
}

function readableMarks(data: NodeData, notation: Notation): Partial<Marks> {
  const readable = NAMES.filter((name) => data[name] !== undefined && isReadable(name, data, notation));
  return marksIn(Object.fromEntries(readable.map((name) => [name, data[name]!])), notation);
}

function isReadable(name: string, data: NodeData, notation: Notation): boolean {
  try {
    marksIn({ [name]: data[name]! }, notation);
    return true;
  } catch {
    return false;
  }
}

/** The marks in these properties of a node. Throws the errors of marks.parse(). */
export function marksIn(data: NodeData, notation: Notation): Marks {
  const { names } = notation;
  return marks.parse(names === null ? data : translated(data, (text) => toSgf(names.read(text))), notation);
}

/** The properties for these marks. */
export function dataOfMarks(drawn: Partial<Marks>, { names, width, height }: Notation): NodeData {
  const data = marks.write(drawn);
  if (names === null) return data;
  const point = (text: string) => parseVertex(text, width, height);
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
  const { triangle, square, circle, cross, selected } = marks.parse({ [name]: values }, size);
  return [...triangle, ...square, ...circle, ...cross, ...selected];
}

/** The data with every point renamed; a label's text stays. */
function translated(data: NodeData, rename: (point: string) => string): NodeData {
  const changed = Object.entries(data).map(([name, values]) => [
    name,
    values.map((value) => {
      if (value === '') return value; // what ends a mark that lasts
      const [first = '', ...rest] = value.split(':');
      if (name === 'LB') return [rename(first), ...rest].join(':');
      return [first, ...rest].map(rename).join(':');
    }),
  ]);
  return Object.fromEntries(changed) as NodeData;
}
