/** A position of Senket as SVG. */

import { type Fence, internal, type SenketBoard, type Vertex } from '../js/index.js';
import { checkBoard, checkOptions, lastVertex } from './options.js';
import { Picture, type PictureOptions } from './picture.js';

/** What can be shown on a board of Senket. */
export const SENKET_OVERLAYS = ['territories'] as const;
/** One of SENKET_OVERLAYS. */
export type SenketOverlay = (typeof SENKET_OVERLAYS)[number];

/** What a picture of Senket can be asked for. */
export interface SenketPictureOptions extends PictureOptions {
  readonly overlays?: readonly SenketOverlay[];
  readonly lastMove?: Vertex | null;
}

const COLORS = ['black', 'white'] as const;

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function senketSvg(board: SenketBoard, options: SenketPictureOptions = {}): string {
  checkBoard(board, internal.isSenketBoard, 'SenketBoard');
  checkOptions(options, SENKET_OVERLAYS);
  const { size } = board;
  const last = lastVertex(options, { width: size, height: size });
  const numbers = Array.from({ length: size }, (_, i) => String(i + 1));
  const picture = new Picture(
    {
      columns: size,
      rows: size,
      kind: 'points',
      columnNames: numbers,
      rowNames: [...numbers].reverse(),
      stars: [],
      title: `Senket, ${size}×${size}`,
    },
    options,
  );
  for (const overlay of new Set(options.overlays ?? [])) OVERLAYS[overlay](picture, board);
  for (const side of COLORS) {
    picture.fences(
      side,
      board.fences(side).map(({ from, to }: Fence) => [from, to] as const),
    );
    for (const point of board.posts(side)) picture.stone(side, point);
  }
  if (last) picture.ring('last', last, picture.theme.last);
  return picture.toString();
}

const OVERLAYS: Readonly<Record<SenketOverlay, (picture: Picture, board: SenketBoard) => void>> = {
  /** Territories hatched, their prisoners crossed out; claims that are none have a dashed border only. */
  territories(picture, board) {
    for (const { color, state, polygon, prisoners } of board.score().claims) {
      if (state === 'valid') {
        picture.polygon(color, polygon);
        picture.crosses('prisoner', prisoners, picture.theme.bad, 3.4);
      } else {
        picture.dashed('claim', polygon, picture.theme.bad);
      }
    }
  },
};
