/** An algorithm at work, as values: an exhibit draws nothing and knows no button; the player runs any of them. */

import type { Color, GoBoard, LoaBoard, PointSet, SenketBoard, Vertex } from 'kakoi';
import type { Said, Shape } from 'kakoi/pictures';
import type { Values } from '../shell/words.js';

/** Two sets of points of one grid, for exhibits about sets alone. */
export interface TwoSets {
  readonly X: PointSet;
  readonly Y: PointSet;
}

/** The positions that exhibits run on, by kind. */
export interface Grounds {
  readonly go: GoBoard;
  readonly loa: LoaBoard;
  readonly senket: SenketBoard;
  readonly sets: TwoSets;
}
export type Kind = keyof Grounds;

/** A set of points by the name that the listing has for it, or shapes where it is no set: numbers, windows, polygons. */
export type Named = PointSet | readonly Shape[];

/** The state after a line has run. */
export interface Step<K extends Kind = Kind> {
  /** The line of the listing, from 1; 0 before the first one. */
  readonly line: number;
  /** The sets that the listing names, as they stand now. */
  readonly sets: Readonly<Record<string, Named>>;
  readonly sentence: Said;
  /** Numbers worth watching, by name. */
  readonly counts?: Readonly<Record<string, number | string>>;
  /** The position, where the algorithm changes it. */
  readonly on?: Grounds[K];
}

/** A sentence with a value for each name in braces, for inWords(); its text names it in translations. */
export function said<Text extends string>(
  text: Text,
  ...[values]: Values<Text, string | number | Said>
): Said {
  if (values === undefined) return { text };
  const entries = Object.entries<string | number | Said>(values);
  return { text, values: Object.fromEntries(entries.map(([name, value]) => [name, signed(value)])) };
}

/** A number less than 0 with the sign that the formulas of listings have, not a hyphen; all else as it is. */
export function signed<Value>(value: Value): Value | string {
  return typeof value === 'number' && value < 0 ? `−${-value}` : value;
}

/** A choice beside the position: its question, and its answers with their words. */
export interface Choice {
  readonly words: Said;
  /** The default answer; the first one unless it is given. */
  readonly first?: string;
  readonly answers: readonly (readonly [answer: string, words: Said])[];
}

/** Points that the reader presses, in order: the move to play, the stone to start from. */
export interface Pressed {
  readonly words: Said;
  /** The most points; one more press begins anew. */
  readonly most: number;
  /** True of points that nothing can be added to, so that one more press begins anew, too. */
  readonly isWhole?: (points: readonly Vertex[]) => boolean;
  readonly start: readonly Vertex[];
}

/** All that an exhibit runs on. */
export interface Given<K extends Kind = Kind> {
  readonly on: Grounds[K];
  /** The answers, by the names of the choices. */
  readonly choices: Readonly<Record<string, string>>;
  readonly points: readonly Vertex[];
}

/** The count on random positions: how often the text's way and the right one differ, and how. */
export interface Trial<K extends Kind = Kind> {
  /** In words: 'random boards of 5×5 to 7×7'. */
  readonly words: Said;
  /** The ways to differ. */
  readonly kinds: readonly Said[];
  readonly position: (random: () => number) => Grounds[K];
  /** The way in which this one differs, by its place in `kinds`, or null. */
  readonly judge: (on: Grounds[K], choices: Readonly<Record<string, string>>) => number | null;
}

export interface Exhibit<K extends Kind = Kind> {
  readonly kind: K;
  /** The position to begin with, as the kind's `read` takes it. */
  readonly start: string;
  readonly choices: Readonly<Record<string, Choice>>;
  readonly pressed?: Pressed;
  readonly listing: readonly string[];
  readonly told: {
    /** The author, and the place where it was published. */
    readonly by: Said;
    /** In one or two sentences, for someone who has never heard of it. */
    readonly idea: Said;
    /** The part of the text that does not hold, beside what does. */
    readonly written?: Said;
    readonly right?: Said;
    readonly cost: Said;
  };
  readonly trial?: Trial<K>;
  /** The run from the first line to the last; the first step is the beginning, with line 0. */
  readonly steps: (given: Given<K>) => Generator<Step<K>>;
}

/** The exhibit itself; the type follows from its kind. */
export const exhibit = <K extends Kind>(one: Exhibit<K>): Exhibit<K> => one;

/** The names of the sides, as sentences have them. */
export const NAMES: Readonly<Record<Color, Said>> = { black: said('Black'), white: said('White') };

/** The choice of a colour, which many exhibits have as `color`. */
export const COLOR: Choice = {
  words: said('Colour'),
  answers: [
    ['black', NAMES.black],
    ['white', NAMES.white],
  ],
};

export function colorIn(choices: Readonly<Record<string, string>>): Color {
  return choices.color === 'white' ? 'white' : 'black';
}

/** The union of the sets, on the grid of `like`. */
export function union(like: PointSet, sets: Iterable<PointSet>): PointSet {
  let all = like.minus(like);
  for (const set of sets) all = all.or(set);
  return all;
}

/** The steps of a run, or as many of them as a slider can hold. */
export function stepsOf<K extends Kind>(one: Exhibit<K>, given: Given<K>, most = 5000): Step<K>[] {
  const steps: Step<K>[] = [];
  for (const step of one.steps(given)) {
    steps.push(step);
    if (steps.length === most) break;
  }
  return steps;
}

/** The answers that an exhibit begins with. */
export function firstAnswers(one: Exhibit): Record<string, string> {
  return Object.fromEntries(
    Object.entries(one.choices).map(([name, { first, answers }]) => [name, first ?? answers[0]![0]]),
  );
}
