/** The configuration of a board: its position, layers, marks and texts. */

import type { Color, GoBoard, LoaBoard, SenketBoard, Vertex } from '../../js/api.js';
import type { SgfMarks } from '../../js/records/properties/marks.js';
import type { Section } from '../pictures/geometry/section.js';
import type { OverlayOfAnyGame } from '../pictures/overlay.js';
import type { Translation } from '../pictures/said.js';
import type { Point, Shape } from '../pictures/shapes.js';
import type { Material, Theme, ThemeName } from '../pictures/theme.js';

/** A position of any of the games. */
export type BoardPosition = GoBoard | LoaBoard | SenketBoard;

/** One overlay of `goOverlays`, `loaOverlays` or `senketOverlays`, or one made alike. */
export type BoardLayer = Pick<OverlayOfAnyGame, 'shapes' | 'pointed' | 'describe' | 'said'> & {
  /** True when prisoners are faded and crossed out beneath the layer, in Senket. */
  readonly marksPrisoners?: boolean;
};

/** A way the game goes on, shown where its move is played. */
export interface BoardVariation {
  readonly point: Vertex;
  /** Default: A, B, C and so on where there are several. */
  readonly text?: string;
}

/** Everything that a board shows. */
export interface BoardConfig {
  /** Null: no board at all. Default null. */
  readonly position: BoardPosition | null;
  /** From the lowest to the topmost; those below the topmost are paler where they meet. Default none. */
  readonly layers: readonly BoardLayer[];
  /** Options for the layers of that game. Default `{}`. */
  readonly layerOptions: object;
  /**
   * The part of the board that is shown: two opposite corners by their coordinates, as 'a1-g7' ('1-1-10-10' in Senket), or
   * what sectionAround() gives. Default null: all of it.
   */
  readonly section: string | Section | null;
  /** The point that was played last, or from where to where a stone went. Default null. */
  readonly lastMove: Vertex | { readonly from: Vertex; readonly to: Vertex } | null;
  /** As `marks.parse()` of `kakoi/sgf` gives them; those that are left out are none. Default `{}`. */
  readonly marks: Partial<SgfMarks>;
  /** The next moves of the record, to be marked on the board. Default none. */
  readonly variations: readonly BoardVariation[];
  /** Shapes drawn over everything else. Default none. */
  readonly shapes: readonly Shape[];
  /** Whose stone is shown where a press would put it, on points that are empty. Default null: nobody's. */
  readonly toPlay: Color | null;
  /** Gives the shapes shown at the empty point that is pointed at, instead of that stone. Default null. */
  readonly aim: ((point: Vertex) => readonly Shape[]) | null;
  /** Gives the shapes shown while a piece is dragged from a point to a place. Default: the stone itself, in Senket nothing. */
  readonly dragged: ((from: Vertex, place: Point) => readonly Shape[]) | null;
  /** In Senket, the position without what is only tried. Default null: all is built. */
  readonly base: SenketBoard | null;
  /**
   * True: a finger's first tap on an empty point only shows what a second one does there, where the points are smaller
   * than a fingertip. Default false.
   */
  readonly confirm: boolean;
  /** Default true. */
  readonly coordinates: boolean;
  /** Default 'auto': as the system has it. */
  readonly theme: ThemeName | 'auto' | Theme;
  /** Default 'wood'. */
  readonly material: Material;
  /** The words of the language in which the board speaks of itself and of its points. Default null: English. */
  readonly translation: Translation | null;
}
