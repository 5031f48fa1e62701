/** The board of the page: what is looked for, and on it what was played next. */

import type { Color, Vertex } from 'kakoi';
import { type BoardInput, BoardView } from 'kakoi/board';
import type { Point, Shape } from 'kakoi/pictures';
import { element, setAttribute } from '../shell/elements.js';
import type { Look } from '../shell/kept-look.js';
import { isSame } from '../shell/points.js';
import type { NextMove } from './games.js';
import { type Area, areaOf, isWithin, pointOf, type Question } from './question.js';
import { shareOf } from './words.js';

export type Tool = 'play' | Color | '*' | 'x' | 'o' | 'area';

export interface BoardCommands {
  press(point: Vertex): void;
  draw(area: Area): void;
  point(point: Vertex | null): void;
}

/** The moves that are drawn: of more, the board could not be read. */
const MOST_DRAWN = 40;
/** In CSS pixels: from there on, a disc has room for two numbers. */
const ROOMY = 29.5;
const FEW = 4;

export class Board {
  private readonly view: BoardView;
  private tool: Tool = 'play';
  /** The first corner of a part, pressed by a key or a tap. */
  private corner: Vertex | null = null;
  private question: Question | null = null;
  private moves: readonly NextMove[] = [];
  /** The point of the move that the reader looks at in a list. */
  private marked: Vertex | null = null;

  constructor(
    private look: Look,
    private readonly commands: BoardCommands,
  ) {
    this.view = new BoardView(element<HTMLCanvasElement>('board'), element('board-room'), {
      press: (point, by) => this.press(point, by),
      point: (point) => commands.point(point),
      lift: () => this.tool === 'area',
      drop: (from, to) => {
        if (to !== null) commands.draw(areaOf(from, to));
      },
    });
  }

  takeTool(tool: Tool): void {
    this.tool = tool;
    this.corner = null;
    this.draw();
  }

  useLook(look: Look): void {
    this.look = look;
    this.draw();
  }

  /** Shows the question, and the moves that answer it. */
  show(question: Question, moves: readonly NextMove[], words: string): void {
    this.question = question;
    this.moves = moves;
    this.marked = null;
    setAttribute(element('board'), 'aria-label', words);
    this.draw();
  }

  mark(point: Vertex | null): void {
    if (isSame(point, this.marked)) return;
    this.marked = point;
    this.draw();
  }

  private press(point: Vertex, by: BoardInput): void {
    const { tool, corner } = this;
    if (tool !== 'area') {
      this.commands.press(point);
      return;
    }
    // The mouse draws; keys and fingers press two corners.
    if (corner === null) {
      this.corner = point;
      this.draw();
    } else if (by === 'mouse' && isSame(corner, point)) {
      this.takeTool(tool);
    } else {
      this.corner = null;
      this.commands.draw(areaOf(corner, point));
    }
  }

  private draw(): void {
    const { question, tool, corner } = this;
    if (question === null) return;
    const { board, area, last, open, toPlay } = question;
    const cells = [...open].map(([key, as]) => ({ at: key.split(',').map(Number) as unknown as Vertex, as }));
    const outside: Vertex[] = [];
    for (let y = 0; area !== null && y < board.height; y++)
      for (let x = 0; x < board.width; x++) if (!isWithin(area, [x, y])) outside.push([x, y]);
    const part = (of: Area): Shape => ({ kind: 'outline', points: pointsOf(of), paint: 'focus' });
    this.view.set({
      ...{ position: board, lastMove: last, ...this.look },
      toPlay: tool === 'play' ? toPlay : tool === 'black' || tool === 'white' ? tool : null,
      marks: outside.length > 0 ? { dimmed: outside } : {},
      shapes: [
        ...(area === null ? [] : [part(area)]),
        ...cells.flatMap(({ at, as }) => openShapes(at, as)),
        ...this.answers(),
        ...(this.marked === null
          ? []
          : [{ kind: 'rings', points: [this.marked], radius: 0.49, width: 0.07, paint: 'focus' } as const]),
        ...(corner === null ? [] : [part(areaOf(corner, corner))]),
      ],
      aim:
        tool === 'area'
          ? (point) => [part(areaOf(corner ?? point, point))]
          : tool === '*' || tool === 'x' || tool === 'o'
            ? (point) => openShapes(point, tool)
            : null,
      dragged: (from, [x, y]) => {
        const to: Vertex = [
          Math.max(0, Math.min(board.width - 1, Math.round(x))),
          Math.max(0, Math.min(board.height - 1, Math.round(y))),
        ];
        return [part(areaOf(from, to))];
      },
    });
  }

  /** The moves played next: each a disc with how many games, and how often the side that is told of won. */
  private answers(): Shape[] {
    const { question, moves } = this;
    if (question === null || moves.length === 0) return [];
    const points = atPoints(moves).slice(0, MOST_DRAWN);
    return points.flatMap(({ vertex, ...move }): Shape[] => {
      const [x, y] = pointOf(question, vertex);
      const number = shortNumber(move.count);
      const share = shareOf(move);
      // Those that a quarter as many games go on with as with the first stand out.
      const isMain = move.count >= points[0]!.count / 4;
      const paints = isMain
        ? ({ paint: 'badge-ink', ground: 'candidate' } as const)
        : ({ paint: 'label', ground: 'board' } as const);
      const text = (lines: string, up: number, sizes: readonly number[]): Shape => ({
        kind: 'captions',
        captions: sizes.map((size) => ({ lines: [lines], at: [x, y + up], size })),
        ...paints,
      });
      // The share of a few games says nothing.
      const isRoomy = this.cell >= ROOMY && share !== null && move.count > FEW;
      return [
        { kind: 'discs', points: [[x, y]], radius: 0.47, paint: paints.ground },
        { kind: 'rings', points: [[x, y]], radius: 0.45, width: 0.07, paint: `stone-${move.color}` },
        ...(isRoomy
          ? [text(number, -0.14, [0.36]), text(share.replace(' ', ''), 0.18, [0.27, 0.29])]
          : [text(number, 0, number.length > 3 ? [0.36, 0.42, 0.5] : [0.44, 0.5, 0.56])]),
      ];
    });
  }

  /** The distance of the lines, in CSS pixels. */
  private get cell(): number {
    const canvas = element<HTMLCanvasElement>('board');
    return (Number(canvas.dataset.cell) * canvas.getBoundingClientRect().width) / canvas.width;
  }
}

/** The moves by their points: where both sides went on, they are one, of the side that did more often. */
function atPoints(moves: readonly NextMove[]): (NextMove & { readonly vertex: Vertex })[] {
  const points = new Map<string, NextMove & { readonly vertex: Vertex }>();
  for (const { vertex, ...move } of moves) {
    if (vertex === null) continue;
    const other = points.get(String(vertex));
    points.set(String(vertex), {
      vertex,
      color: other?.color ?? move.color,
      count: move.count + (other?.count ?? 0),
      won: move.won + (other?.won ?? 0),
      lost: move.lost + (other?.lost ?? 0),
    });
  }
  return [...points.values()].sort((a, b) => b.count - a.count);
}

/** The sign of a point that is left open: a star; or half a stone. */
function openShapes(at: Point, as: '*' | 'x' | 'o'): Shape[] {
  if (as === '*')
    return [
      { kind: 'discs', points: [at], radius: 0.36, paint: 'board' },
      {
        kind: 'captions',
        captions: [{ lines: ['✻'], at, size: 0.7 }],
        paint: 'label',
        ground: 'board',
      },
    ];
  const paint = as === 'x' ? 'stone-black' : 'stone-white';
  return [
    { kind: 'rings', points: [at], radius: 0.36, width: 0.1, paint },
    { kind: 'discs', points: [at], radius: 0.14, paint },
  ];
}

function pointsOf({ left, top, right, bottom }: Area): Vertex[] {
  const points: Vertex[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) points.push([x, y]);
  return points;
}

/** At most four signs: 999, 1.2k, 34k. */
function shortNumber(n: number): string {
  if (n < 1000) return String(n);
  return n < 9950 ? `${(n / 1000).toFixed(1)}k` : `${Math.round(n / 1000)}k`;
}
