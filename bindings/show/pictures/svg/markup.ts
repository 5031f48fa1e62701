/** Numbers and elements of SVG. From one line of the board to the next are 20 units; [0, 0] is at 0 0. */

import { shortNumber } from '../geometry/outline.js';
import type { Point } from '../shapes.js';

export const CELL = 20;

/** A length of so many cells. */
export function length(cells: number): string {
  return shortNumber(cells * CELL);
}

/** 'x y' of a place on the board. */
export function at([x, y]: Point): string {
  return `${length(x)} ${length(y)}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are undefined are left out. Its content is markup, see text(). */
export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? shortNumber(value) : text(value!)}"`);
  return content === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content}</${name}>`;
}

/** Text as content or as the value of an attribute. */
export function text(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
