/** The differences between the games, as `<kakoi-game>` asks for them. A game is a file with one such object. */

import type { Color, GoGame, LoaGame, RecordNode, SenketGame, Vertex } from '../../js/api.js';
import { toSgf } from '../../js/core/vertex.js';
import type { Said } from '../pictures/said.js';

/** A game of any kind. */
export type AnyGame = GoGame | LoaGame | SenketGame;

/** A move as a record has it, legal or not. */
export interface RecordedMove {
  readonly color: Color;
  /** The point that the stone leaves; null in games whose stones stay. */
  readonly from: Vertex | null;
  /** Null for a pass. */
  readonly to: Vertex | null;
  /** The move's name; null for a pass. */
  readonly text: string | null;
}

/** The standing of a position: in words, and the options with which the layer of scores shows it. */
export interface Standing {
  readonly said: Said;
  readonly options: object;
}

/** A game as `<kakoi-game>` plays it. */
export interface GameKind<Game extends AnyGame = AnyGame> {
  /** Loads the engine, unless the page has one. */
  load(): Promise<void>;
  /** The number in GM of its records; null where they are not SGF. */
  readonly number: number | null;
  isOne(value: unknown): value is Game;
  /** Needs the engine. Throws as the class's reader does. */
  read(source: string | Uint8Array, options: { readonly game: number; readonly lenient: boolean }): Game;
  /** The move of a node; null where it has none that can be read. */
  moveOf(node: RecordNode, game: Game): RecordedMove | null;
  /** The point that a mark of the record names; where it is left out, they are named as SGF names points. */
  pointNamed?(text: string, game: Game): Vertex;
  /** Plays for the side to play. Throws 'illegal-move', and 'game-over' where no more can be played. */
  play(game: Game, to: Vertex, from: Vertex | null): void;
  /** The points that a stone may go to, in games whose stones move. */
  targetsOf?(game: Game, from: Vertex): readonly Vertex[];
  /** The name of its overlays in `kakoi/pictures`. */
  readonly overlays: 'goOverlays' | 'loaOverlays' | 'senketOverlays';
  /** The options of its overlays; `last` is the point played last. */
  layerOptions(game: Game, last: Vertex | null): object;
  /** The overlay that shows how a position stands. */
  readonly scoreLayer: string;
  standing(game: Game): Standing;
}

/** The value of a mark with its points as SGF names them; the text of a label stays. */
export function markInSgf(name: string, value: string, pointNamed: (text: string) => Vertex): string {
  if (value === '') return value; // which ends a mark that lasts
  const [first = '', ...rest] = value.split(':');
  const points = name === 'LB' ? [first] : [first, ...rest];
  return [...points.map((text) => toSgf(pointNamed(text))), ...rest.slice(points.length - 1)].join(':');
}

/** Takes no note of faults: a move that cannot be read is none. */
export const ignoreFault = (): void => {};
