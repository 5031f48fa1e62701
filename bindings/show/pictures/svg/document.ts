/** A picture as an SVG document: the same text for the same picture. */

import { clipOf, labelDistance, marginOf, shownOf } from '../geometry/layout.js';
import { type Section, shownIn, sizeOfSection } from '../geometry/section.js';
import type { Picture } from '../overlay.js';
import type { Shape } from '../shapes.js';
import { FONT, type Theme } from '../theme.js';
import { Definitions } from './defs.js';
import { CELL, element, text } from './markup.js';
import { shapeMarkup } from './painter.js';

/** The look of a document. */
export interface DocumentOptions {
  readonly theme: Theme;
  /** The prefix of the ids that it defines. */
  readonly prefix: string;
  /** In pixels; default: as large as its frame. */
  readonly width?: number | undefined;
  readonly coordinates: boolean;
  /** For those who do not see the picture. */
  readonly title: string;
}

export function svgDocument(picture: Picture, options: DocumentOptions): string {
  const { columns, rows, pattern } = picture;
  const section = shownOf(picture);
  const shown = sizeOfSection(section);
  const { theme, coordinates, width: pixels } = options;
  const margin = marginOf({ columns, rows, pattern, coordinates }) * CELL;
  const width = (shown.columns - 1) * CELL + 2 * margin;
  const height = (shown.rows - 1) * CELL + 2 * margin;
  const [x, y] = [section.left * CELL - margin, section.top * CELL - margin];
  const definitions = new Definitions(`k${options.prefix}${pattern[0]}`, theme, pattern);
  const markup = (shapes: readonly Shape[]): string[] =>
    shapes.flatMap((shape) => shapeMarkup(shape, theme, definitions));
  const ground = element('rect', { x, y, width, height, rx: 4, fill: `url(#${definitions.board()})` });
  const board = markup(picture.board);
  const names = coordinates ? [labelMarkup(picture, section, theme)] : [];
  const stones = picture.stones.map((shape) =>
    shape.kind === 'stones' ? { ...shape, points: shownIn(section, shape.points) } : shape,
  );
  const pieces = [...markup(picture.under), ...markup(stones), ...markup(picture.over)];
  const clip = clipMarkup(picture, section, { x, y, width, height }, definitions);
  const content =
    clip === null
      ? [ground, ...board, ...names, ...pieces]
      : [ground, ...names, element('g', { 'clip-path': `url(#${clip})` }, [...board, ...pieces].join('\n'))];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [x, y, width, height].map((side) => String(Math.round(side * 100) / 100)).join(' '),
    width: pixels,
    height: pixels === undefined ? undefined : Math.round((pixels * height) / width),
    role: 'img',
    fill: 'none',
    'font-family': FONT,
    'text-anchor': 'middle',
  };
  const head = [element('title', {}, text(options.title)), element('defs', {}, String(definitions))];
  return `${element('svg', attributes, [...head, ...content].join('\n'))}\n`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The id of the room for the shapes within the frame; null where the whole board is shown. */
function clipMarkup(picture: Picture, section: Section, frame: Box, definitions: Definitions): string | null {
  const clip = clipOf(picture, section);
  if (Object.values(clip).every((side) => !Number.isFinite(side))) return null;
  const [x, y] = [Math.max(frame.x, clip.left * CELL), Math.max(frame.y, clip.top * CELL)];
  const width = Math.min(frame.x + frame.width, clip.right * CELL) - x;
  const height = Math.min(frame.y + frame.height, clip.bottom * CELL) - y;
  // Named by its place: pictures of several parts can stand in one page.
  const name = `c${[section.left, section.top, section.right, section.bottom].join('-')}`;
  return definitions.define(name, (id) =>
    element('clipPath', { id }, element('rect', { x, y, width, height })),
  );
}

function labelMarkup({ pattern, labels }: Picture, section: Section, theme: Theme): string {
  const [left, top, right, bottom] = [section.left, section.top, section.right, section.bottom].map(
    (line) => line * CELL,
  ) as [number, number, number, number];
  const distance = labelDistance(pattern) * CELL;
  const label = (x: number, y: number, name: string): string =>
    element('text', { x, y, dy: '.36em' }, text(name));
  return element(
    'g',
    { class: 'names', fill: theme.label, 'font-size': pattern === 'lines' ? 8 : 7 },
    [
      ...labels.columns
        .slice(section.left, section.right + 1)
        .flatMap((name, i) => [
          label(left + i * CELL, top - distance, name),
          label(left + i * CELL, bottom + distance, name),
        ]),
      ...labels.rows
        .slice(section.top, section.bottom + 1)
        .flatMap((name, i) => [
          label(left - distance, top + i * CELL, name),
          label(right + distance, top + i * CELL, name),
        ]),
    ].join(''),
  );
}
