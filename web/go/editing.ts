/** The tools that put stones and marks on the board by hand, and what each of them does to a point or a rectangle of points. */

import type { GoBoard, GoSetup, NodeData, Vertex } from 'kakoi';
import { readMarks, writeMarks } from 'kakoi/sgf';
import { isSame } from '../shell/points.js';

const STONES = ['black', 'white', 'empty'] as const;
const MARKS = ['triangle', 'square', 'circle', 'cross'] as const;
const LABELS = ['letter', 'number'] as const;

/** 'play' is none of them: a press plays. */
export type Tool = 'play' | (typeof STONES)[number] | (typeof MARKS)[number] | (typeof LABELS)[number];

/** All points of the rectangle between two corners. */
export function pointsBetween([x, y]: Vertex, [x2, y2]: Vertex): Vertex[] {
  const [left, top] = [Math.min(x, x2), Math.min(y, y2)];
  const width = Math.abs(x - x2) + 1;
  const points = width * (Math.abs(y - y2) + 1);
  return Array.from({ length: points }, (_, i) => [left + (i % width), top + Math.floor(i / width)]);
}

/** The stones that a tool puts and takes; a stone of its own colour that is pressed alone is taken. Null for other tools. */
export function stonesOf(tool: Tool, board: GoBoard, points: readonly Vertex[]): GoSetup | null {
  if (tool === 'empty') return { empty: points };
  if (tool !== 'black' && tool !== 'white') return null;
  const [only] = points;
  const isOwn = only !== undefined && board.get(only) === (tool === 'black' ? 1 : -1);
  return points.length === 1 && isOwn ? { empty: points } : { [tool]: points };
}

/** The properties of a node once a tool has marked the points; the same mark again takes it away. Null for other tools. */
export function marksWith(
  tool: Tool,
  board: GoBoard,
  data: NodeData,
  points: readonly Vertex[],
): Record<string, readonly string[] | null> | null {
  const isMark = (MARKS as readonly string[]).includes(tool);
  if (!isMark && !(LABELS as readonly string[]).includes(tool)) return null;
  const { TR = [], SQ = [], CR = [], MA = [], LB = [] } = data;
  const { triangle, square, circle, cross, labels } = readMarks({ TR, SQ, CR, MA, LB }, board);
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
  const none = { TR: null, SQ: null, CR: null, MA: null, LB: null };
  return { ...none, ...writeMarks({ ...shapes, labels: texts }) };
}

/** The first letter, or the first number, that is not on the board yet. */
function nextLabel(tool: Tool, labels: readonly { readonly text: string }[]): string {
  const known = new Set(labels.map(({ text }) => text));
  for (let i = 0; ; i++) {
    const text = tool === 'number' || i >= 26 ? String(i + 1) : String.fromCharCode(65 + i);
    if (!known.has(text)) return text;
  }
}
