/** What an overlay is: a way to see one analysis of a position on the board. */

import type { Color, Vertex } from 'kakoi';
import type { Shape } from '../boards/shapes.js';

/** `View` is what the game's overlays need to know of the position. */
export interface Overlay<View> {
  readonly id: string;
  /** In drawing order; what comes later lies above. */
  shapes(view: View): Shape[];
  /** What the overlay says about the point, in a few words, or null. */
  describe(view: View, point: Vertex): string | null;
}

export const COLORS: readonly Color[] = ['black', 'white'];

/** 'Black' for 'black'. */
export function nameOf(color: Color): string {
  return color === 'black' ? 'Black' : 'White';
}

/** '1 liberty', '3 liberties'. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
