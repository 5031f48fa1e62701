/** A position of Lines of Action as SVG. */

import { internal, type LoaBoard, type PointSet, type Vertex } from '../js/index.js';
import { checkBoard, checkOptions, checkVertex } from './options.js';
import { middleOf, Picture, type PictureOptions, seriesColor } from './picture.js';

/** What can be shown on a board of Lines of Action. */
export const LOA_OVERLAYS = ['groups', 'quads', 'moves'] as const;
/** One of LOA_OVERLAYS. */
export type LoaOverlay = (typeof LOA_OVERLAYS)[number];

/** What a picture of Lines of Action can be asked for. */
export interface LoaPictureOptions extends PictureOptions {
  readonly overlays?: readonly LoaOverlay[];
  readonly lastMove?: { readonly from: Vertex; readonly to: Vertex } | null;
}

const COLORS = ['black', 'white'] as const;
const SIZE = { width: 8, height: 8 };

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function loaSvg(board: LoaBoard, options: LoaPictureOptions = {}): string {
  checkBoard(board, internal.isLoaBoard, 'LoaBoard');
  checkOptions(options, LOA_OVERLAYS);
  const moved = movedBy(options);
  const picture = new Picture(
    {
      columns: 8,
      rows: 8,
      kind: 'squares',
      columnNames: [...'abcdefgh'],
      rowNames: [...'87654321'],
      stars: [],
      title: `Lines of Action, ${board.toMove} to move`,
    },
    options,
  );
  for (const side of COLORS) for (const point of board.stones(side)) picture.stone(side, point);
  for (const overlay of new Set(options.overlays ?? [])) OVERLAYS[overlay](picture, board);
  if (moved) {
    picture.dots('last-from', [moved.from], picture.theme.last, 4);
    picture.ring('last', moved.to, picture.theme.last);
  }
  return picture.toString();
}

/** From where to where the last move went; null without one, and for a pass, whose squares are both [-1, -1]. */
function movedBy({ lastMove }: LoaPictureOptions): { readonly from: Vertex; readonly to: Vertex } | null {
  if (lastMove === undefined || lastMove === null) return null;
  const { from, to } = lastMove;
  const isPass = [from, to].every((square) => Array.isArray(square) && String(square) === '-1,-1');
  if (isPass) return null;
  return { from: checkVertex(from, SIZE, 'lastMove.from'), to: checkVertex(to, SIZE, 'lastMove.to') };
}

const OVERLAYS: Readonly<Record<LoaOverlay, (picture: Picture, board: LoaBoard) => void>> = {
  /** Stones that touch, joined; a side's groups differ in colour and carry their size. */
  groups(picture, board) {
    for (const side of COLORS) {
      const groups = board.groups(side).sort((a, b) => b.size - a.size);
      groups.forEach((stones, rank) => {
        const i = 2 * rank + (side === 'black' ? 0 : 1); // touching groups of both sides stay apart
        const joints = jointsOf(stones);
        picture.bands([...joints, ...[...stones].map((point) => [point, point] as const)], seriesColor(i));
        picture.segments('joints', joints, seriesColor(i), 1.6);
        picture.badge('group', middleOf(stones), String(stones.size), seriesColor(i), '#fff', 11);
      });
    }
  },

  /** The windows of 2×2 squares that hold stones of the side to move: how many, or d for a diagonal pair. */
  quads(picture, board) {
    const stones = board.stones(board.toMove);
    const has = (x: number, y: number) => x >= 0 && y >= 0 && x < 8 && y < 8 && stones.has([x, y]);
    for (let y = 0; y <= 8; y++) {
      for (let x = 0; x <= 8; x++) {
        const window = [has(x - 1, y - 1), has(x, y - 1), has(x - 1, y), has(x, y)];
        const count = window.filter(Boolean).length;
        if (count === 0) continue;
        const isDiagonal = count === 2 && window[0] === window[3];
        const color = seriesColor(isDiagonal ? 4 : count - 1);
        picture.badge('quad', [x - 0.5, y - 0.5], isDiagonal ? 'd' : String(count), color, '#fff', 8.6);
      }
    }
  },

  /** Where each stone of the side to move may go. */
  moves(picture, board) {
    for (const { from, to, capture } of board.moves()) {
      picture.arrow(capture ? 'capture' : 'move', from, to, capture ? picture.theme.bad : seriesColor(0));
    }
  },
};

/** From every stone to those after it that it touches. */
function jointsOf(stones: PointSet): (readonly [Vertex, Vertex])[] {
  const steps = [
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ] as const;
  return [...stones].flatMap((from) =>
    steps
      .map(([dx, dy]): Vertex => [from[0] + dx, from[1] + dy])
      .filter(([x, y]) => x >= 0 && x < stones.width && y < stones.height && stones.has([x, y]))
      .map((to) => [from, to] as const),
  );
}
