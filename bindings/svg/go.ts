/** A position of Go as SVG. */

import { type GoBoard, type GoScore, internal, parseVertex, toGtp, type Vertex } from '../js/index.js';
import { checkBoard, checkOptions, checkScore, lastVertex } from './options.js';
import { middleOf, Picture, type PictureOptions } from './picture.js';
import { starPoints } from './star-points.js';

/** What can be shown on a board of Go. */
export const GO_OVERLAYS = ['chains', 'benson', 'area', 'score', 'ownership', 'influence'] as const;
/** One of GO_OVERLAYS. */
export type GoOverlay = (typeof GO_OVERLAYS)[number];

/** What a picture of Go can be asked for. */
export interface GoPictureOptions extends PictureOptions {
  readonly overlays?: readonly GoOverlay[];
  /** A point as [x, y] or text ('E5'). */
  readonly lastMove?: Vertex | string | null;
  /** What the overlay 'score' shows; default: a count by Japanese rules that finds the dead stones. */
  readonly score?: GoScore;
  /** Whether the rules allow suicide, for 'benson'. Default false. */
  readonly suicide?: boolean;
}

const COLORS = ['black', 'white'] as const;
/** Below that, a point is anybody's. */
const LEAST_OWNERSHIP = 0.1;
/** Bouzy's numbers from here on are as strong as can be drawn. */
const FULL_INFLUENCE = 24;
/** Of chains with two liberties; those with fewer are in danger. */
const WARNING = '#d97706';

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function goSvg(board: GoBoard, options: GoPictureOptions = {}): string {
  checkBoard(board, internal.isBoard, 'GoBoard');
  checkOptions(options, GO_OVERLAYS, ['score', 'suicide']);
  if (options.score !== undefined) checkScore(options.score, board);
  const { width, height } = board;
  const { lastMove } = options;
  const last =
    typeof lastMove === 'string' ? parseVertex(lastMove, width, height) : lastVertex(options, board);
  const moved = last ? `, the last move at ${toGtp(last, height)}` : '';
  const picture = new Picture(
    {
      columns: width,
      rows: height,
      kind: 'lines',
      columnNames: Array.from({ length: width }, (_, x) => toGtp([x, 0], height).replace(/\d+/, '')),
      rowNames: Array.from({ length: height }, (_, y) => String(height - y)),
      stars: starPoints(width, height),
      title: `Go, ${width}×${height}${moved}`,
    },
    options,
  );
  for (const side of COLORS) for (const point of board.stones(side)) picture.stone(side, point);
  for (const overlay of new Set(options.overlays ?? [])) OVERLAYS[overlay](picture, board, options);
  if (last && board.get(last) !== 0) picture.ring('last', last, picture.theme.last);
  return picture.toString();
}

type Draw = (picture: Picture, board: GoBoard, options: GoPictureOptions) => void;

const OVERLAYS: Readonly<Record<GoOverlay, Draw>> = {
  /** Stones linked, and each chain's number of liberties; few of them stand out. */
  chains(picture, board) {
    const chains = board.chains();
    const { bad } = picture.theme;
    const colorOf = (liberties: number, quiet: string) => [bad, bad, WARNING][liberties] ?? quiet;
    for (const { stones, liberties } of chains) picture.links(stones, colorOf(liberties.size, '#4f7cac'));
    for (const { color, stones, liberties } of chains) {
      const [body, ink] = color === 'black' ? ['#26262a', '#f3efe7'] : ['#f7f4ee', '#29241d'];
      const isQuiet = liberties.size > 2;
      const fill = colorOf(liberties.size, body);
      picture.badge('liberties', middleOf(stones), String(liberties.size), fill, isQuiet ? ink : '#fff');
    }
  },

  /** Stones that nobody can capture, with what they enclose. */
  benson(picture, board, { suicide = false }) {
    const alive = board.passAlive({ suicide });
    const { theme } = picture;
    for (const side of COLORS) {
      const { stones, territory } = alive[side];
      picture.area(side, territory);
      picture.tint(stones, theme.alive, 0.3);
      picture.outline('alive', stones.or(territory), theme.alive);
      picture.dots('alive', stones, theme.alive, 5);
      picture.squares('owner', territory, theme.owner[side]);
    }
  },

  area(picture, board) {
    const area = board.area();
    const empties = board.empties();
    for (const side of COLORS) {
      picture.area(side, area[side]);
      picture.squares('owner', area[side].and(empties), picture.theme.owner[side]);
    }
    picture.crosses('neutral', area.neutral, picture.theme.neutral, 2.4);
  },

  /** Points, dead stones, seki, false eyes and dame. */
  score(picture, board, options) {
    const score = options.score ?? board.score({ dead: 'auto' });
    const { theme } = picture;
    const living = board.empties().or(score.dead).not();
    for (const side of COLORS) {
      const { points } = score[side];
      picture.area(side, points);
      picture.squares('owner', points.minus(living).minus(score.dead), theme.owner[side]);
    }
    picture.outline('seki', score.seki, theme.vital, true);
    picture.dots('false-eye', score.falseEyes, theme.vital, 5);
    picture.crosses('dame', score.dame.minus(score.dead), theme.neutral, 2.4);
    picture.crosses('dead', score.dead, theme.bad, 4);
  },

  /** Who is likely to hold a point, the surer the larger. */
  ownership(picture, board) {
    const map = board.ownership({ style: 'careful' });
    for (const side of COLORS) {
      const sign = side === 'black' ? 1 : -1;
      const cells = [...board.stones(side).not()].map((point) => [point, map.at(point) * sign] as const);
      picture.heat(
        'owner',
        cells.filter(([, value]) => value >= LEAST_OWNERSHIP),
        picture.theme.owner[side],
      );
    }
  },

  influence(picture, board) {
    const map = board.bouzy();
    const empties = [...board.empties()];
    for (const side of COLORS) {
      const sign = side === 'black' ? 1 : -1;
      const near = empties.filter((point) => map.at(point) * sign > 0);
      const strength = (point: Vertex) => Math.min(1, (map.at(point) * sign) / FULL_INFLUENCE);
      picture.area(side, near);
      picture.heat(
        'influence',
        near.map((point) => [point, strength(point) * 0.7] as const),
        picture.theme.owner[side],
      );
    }
  },
};
