/** Numbers and elements of SVG. From one line of the board to the next are 20 units; [0, 0] is at 0 0. */

export type Point = readonly [x: number, y: number];

export const CELL = 20;

/** A number with as few digits as the eye can tell. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** 'x y' of a point of the board. */
export function at([x, y]: Point): string {
  return `${n(x * CELL)} ${n(y * CELL)}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are undefined are left out. Its content is markup, see text(). */
export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : text(value as string)}"`);
  return content === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content}</${name}>`;
}

/** Text as content or as the value of an attribute. */
export function text(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
