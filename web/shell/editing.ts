/** The tools that put stones and marks on the board by hand, and their effects on points. */

import type { NodeData, Vertex } from 'kakoi';
import { dataOfMarks, marksIn, type Notation } from './marks.js';
import { isSame } from './points.js';

const STONES = ['black', 'white', 'empty'] as const;
const MARKS = ['triangle', 'square', 'circle', 'cross'] as const;
const LABELS = ['letter', 'number'] as const;
const LINES = { arrow: 'AR', line: 'LN' } as const;

/** The tool in use; with 'play', which is none of the tools, a press plays. */
export type Tool =
  | 'play'
  | (typeof STONES)[number]
  | (typeof MARKS)[number]
  | (typeof LABELS)[number]
  | LineTool;

/** A tool that joins two points. */
export type LineTool = keyof typeof LINES;

export function isLineTool(tool: Tool): tool is LineTool {
  return tool in LINES;
}

/** All points of the rectangle between two corners. */
export function pointsBetween([x, y]: Vertex, [x2, y2]: Vertex): Vertex[] {
  const [left, top] = [Math.min(x, x2), Math.min(y, y2)];
  const width = Math.abs(x - x2) + 1;
  const points = width * (Math.abs(y - y2) + 1);
  return Array.from({ length: points }, (_, i) => [left + (i % width), top + Math.floor(i / width)]);
}

/** The properties of a node once a tool has marked the points; the same mark again takes it away. Null for other tools. */
export function marksWith(
  tool: Tool,
  notation: Notation,
  data: NodeData,
  points: readonly Vertex[],
): Record<string, readonly string[] | null> | null {
  const isMark = (MARKS as readonly string[]).includes(tool);
  if (!isMark && !(LABELS as readonly string[]).includes(tool)) return null;
  const { TR = [], SQ = [], CR = [], MA = [], M = [], LB = [], L = [] } = data;
  const { triangle, square, circle, cross, labels } = marksIn({ TR, SQ, CR, MA, M, LB, L }, notation);
  const shapes = { triangle: [...triangle], square: [...square], circle: [...circle], cross: [...cross] };
  let texts = [...labels];
  for (const point of points) {
    const had = isMark && shapes[tool as keyof typeof shapes].some((other) => isSame(other, point));
    const label = texts.find(({ vertex }) => isSame(vertex, point));
    for (const name of MARKS) shapes[name] = shapes[name].filter((other) => !isSame(other, point));
    texts = texts.filter((other) => other !== label);
    if (isMark && !had) shapes[tool as keyof typeof shapes].push(point);
    const isOfTool = label !== undefined && /^\d+$/.test(label.text) === (tool === 'number');
    if (!isMark && !isOfTool) texts.push({ vertex: point, text: nextLabel(tool, texts) });
  }
  const none = { TR: null, SQ: null, CR: null, MA: null, M: null, LB: null, L: null };
  return { ...none, ...dataOfMarks({ ...shapes, labels: texts }, notation) };
}

/** The properties of a node once the tool has joined the points; the same line again takes it away. */
export function linesWith(
  tool: LineTool,
  notation: Notation,
  data: NodeData,
  from: Vertex,
  to: Vertex,
): Record<string, readonly string[] | null> {
  const { AR = [], LN = [] } = data;
  const { arrows, lines } = marksIn({ AR, LN }, notation);
  const all = tool === 'arrow' ? arrows : lines;
  const isEqual = (a: Vertex, b: Vertex) => isSame(a, from) && isSame(b, to);
  // A line has no direction.
  const rest = all.filter(
    (one) => !isEqual(one.from, one.to) && (tool === 'arrow' || !isEqual(one.to, one.from)),
  );
  const changed = rest.length < all.length ? rest : [...all, { from, to }];
  const { AR: drawn, LN: joined } = dataOfMarks(
    tool === 'arrow' ? { arrows: changed } : { lines: changed },
    notation,
  );
  return { [LINES[tool]]: (tool === 'arrow' ? drawn : joined) ?? null };
}

/** The first letter, or the first number, that is not on the board yet. */
function nextLabel(tool: Tool, labels: readonly { readonly text: string }[]): string {
  const known = new Set(labels.map(({ text }) => text));
  for (let i = 0; ; i++) {
    const text = tool === 'number' || i >= 26 ? String(i + 1) : String.fromCharCode(65 + i);
    if (!known.has(text)) return text;
  }
}
