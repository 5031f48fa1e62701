/** Words that every page has use for. */

import type { Color } from 'kakoi';

export const COLORS: readonly Color[] = ['black', 'white'];

/** 'Black' for 'black'. */
export function nameOf(color: Color): string {
  return color === 'black' ? 'Black' : 'White';
}

/** '1 liberty', '3 liberties'. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
