/** Overlays: ways to see one analysis of a position, as shapes and in words. */

import { COLORS } from '#layout/core';
import type { PointSet } from '../../js/api.js';

import { checkShapes } from './check.js';
import type { Pattern } from './geometry/layout.js';
import type { Section } from './geometry/section.js';
import { inWords, type Said } from './said.js';
import { isUnderStones, type Labels, type Point, type Shape, type Side } from './shapes.js';

/** One line of a legend: a symbol, drawn on a strip of board of that many points, and what it stands for. */
export type LegendEntry = {
  readonly shapes: readonly Shape[];
  /** Default 1. */
  readonly columns?: number;
  readonly words: string;
  /** The words as data, for other languages. */
  readonly said?: Said;
};

/** One analysis of a game's positions. `Options` are those of the game's overlays. */
export type AnyOverlay<Board, Options> = {
  /** In a few words. */
  readonly title: string;
  /** A getter in kakoi's own overlays: so bundlers leave out whole overlays that are unused. */
  readonly legend: readonly LegendEntry[];
  /** The shapes for a position. Throws 'bad-option' for anything but a board of the game and its options. */
  shapes(board: Board, options: Options): Shape[];
  /** Further shapes for the place that is pointed at; null: none is. */
  pointed?(board: Board, place: Point | null, options: Options): Shape[];
  /** The overlay's words about the place, or null. */
  describe(board: Board, place: Point, options: Options): string | null;
  /** The same as data, for other languages: inWords() says it. */
  said?(board: Board, place: Point, options: Options): Said | null;
};

/** An overlay whose game is not known. */
export type OverlayOfAnyGame = AnyOverlay<never, never>;

/** An overlay of kakoi, which has all it says as data. */
export type Spoken<Any extends { said?: unknown }> = Any & Required<Pick<Any, 'said'>>;

/** An overlay as its own file has it: checked() adds the checks, and the words in English. */
export type Unchecked<Any extends { said?: unknown }> = Omit<Spoken<Any>, 'describe'>;

/** A line of a legend. */
export function legendEntry(said: Said, shapes: readonly Shape[], columns = 1): LegendEntry {
  return { shapes, columns, words: inWords(said), said };
}

/** A position as shapes. They are drawn in the order of its parts. */
export interface Picture {
  readonly columns: number;
  readonly rows: number;
  readonly pattern: Pattern;
  readonly labels: Labels;
  /** The empty board. */
  readonly board: readonly Shape[];
  /** The overlays' shapes below the stones. */
  readonly under: readonly Shape[];
  readonly stones: readonly Shape[];
  /** The overlays' shapes above the stones. */
  readonly over: readonly Shape[];
  /** The part that is shown. Default: all of it. */
  readonly section?: Section;
}

/** Sorts the overlays' shapes into those below and those above the stones. */
export function layersOf(shown: readonly Shape[]): Pick<Picture, 'under' | 'over'> {
  const shapes = checkShapes(shown);
  return {
    under: shapes.filter(isUnderStones),
    over: shapes.filter((shape) => !isUnderStones(shape)),
  };
}

/** Both sides, in the order in which they are drawn and looked through. */
export const SIDES: readonly Side[] = COLORS;

/** The ring on the piece that moved last: near its rim, because the middle of a stone belongs to the overlays. */
export function lastRing(at: Point, radius: number): Shape {
  return { kind: 'rings', points: [at], radius: radius - 0.1, width: 0.085, paint: 'last', name: 'last' };
}

/** Stones of both sides; one that is lifted shows where it stood. */
export function stonesOf(board: { stones(side: Side): PointSet }, lifted: Point | null = null): Shape[] {
  return SIDES.flatMap((side): Shape[] => {
    const stones = board.stones(side);
    if (lifted === null || !stones.has(lifted))
      return [{ kind: 'stones', points: stones, side, look: 'built' }];
    return [
      { kind: 'stones', points: stones.without(lifted), side, look: 'built' },
      { kind: 'stones', points: [lifted], side, look: 'faded' },
    ];
  });
}
