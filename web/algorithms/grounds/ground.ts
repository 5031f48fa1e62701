/** One kind of position that exhibits run on: how it is read, written, edited and shown. */

import type { Vertex } from 'kakoi';
import type { BoardPosition } from 'kakoi/board';
import type { Said, Shape } from 'kakoi/pictures';
import type { Grounds, Kind } from '../exhibit.js';

/** A tool that presses use: a stone, a post or a point of a set, or nothing in its place. */
export type Tool = 'black' | 'white' | 'empty';

export interface Ground<K extends Kind = Kind> {
  /** The position of a text of `write`; throws a KakoiError for any other text. */
  readonly read: (text: string) => Grounds[K];
  /** One line, for links. */
  readonly write: (on: Grounds[K]) => string;
  readonly tools: Readonly<Record<Tool, Said>>;
  /** The position after a press with the tool; it throws a KakoiError where the rules do not allow it. */
  readonly put: (on: Grounds[K], point: Vertex, tool: Tool) => Grounds[K];
  /** Those of square boards alone take the width for both. */
  readonly empty: (width: number, height: number) => Grounds[K];
  /** The lengths of sides that the page offers. */
  readonly sizes: readonly number[];
  readonly random: (width: number, height: number, random: () => number) => Grounds[K];
  readonly board: (on: Grounds[K]) => BoardPosition;
  /** Shapes of the position itself that the board has no pieces for. */
  readonly shapes: (on: Grounds[K]) => readonly Shape[];
}
