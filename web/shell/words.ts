/**
 * The words of the pages in the reader's language. The source has them in English, which is also what names them in the tables
 * (web/words); what these lack stays in English.
 */

import type { Color, GoGame } from 'kakoi';
import { inWords, type Overlay, type Point, type Said, type Translation } from 'kakoi/pictures';

/** The names in braces: 'color' in '{color} to play.'. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
/** A value for each of them, or nothing where there is none. */
export type Values<Text, Value = string | number> = [Names<Text>] extends [never]
  ? []
  : [values: Record<Names<Text>, Value>];

let spoken: Translation | null = null;

/** From now on in that language. */
export function speak(words: Translation): void {
  spoken = words;
}

/** The reader's language, for boards; null for English. */
export function translation(): Translation | null {
  return spoken;
}

/** The words, with values for the names in braces. */
export function say<Text extends string>(english: Text, ...[values]: Values<Text>): string {
  return translated(values === undefined ? { text: english } : { text: english, values });
}

/** '1 liberty', '3 liberties': the tables have '{n} liberties'. */
export function count(n: number, one: string, many = `${one}s`): string {
  return translated({ text: `{n} ${many}`, one: `{n} ${one}`, values: { n } });
}

/** The sentence, which is data, in the reader’s language. */
export function translated(said: Said): string {
  return inWords(said, spoken);
}

/** One line of an overlay's legend. */
export type LegendEntry = Overlay<'go'>['legend'][number];

export function legendInWords({ said, words }: LegendEntry): string {
  return said === undefined ? words : translated(said);
}

/** The layers' words about the place; the pages' own layers give them in the reader's language. */
export function layersInWords<Board, Options>(
  layers: readonly {
    describe(board: Board, place: Point, options: Options): string | null;
    said?(board: Board, place: Point, options: Options): Said | null;
  }[],
  board: Board,
  place: Point,
  options: Options,
): string[] {
  return layers.flatMap((layer) => {
    if (layer.said === undefined) return layer.describe(board, place, options) ?? [];
    const said = layer.said(board, place, options);
    return said === null ? [] : translated(said);
  });
}

export const COLORS: readonly Color[] = ['black', 'white'];

/** The ways in which a game ends other than by its rules. */
export type GameEnding = NonNullable<Parameters<GoGame['resign']>[1]>;

/** The loss of a side other than by the rules: 'Black resigned'. */
export function lossInWords(by: GameEnding, loser: Color): string {
  const color = nameOf(loser);
  if (by === 'time') return say('{color} ran out of time', { color });
  return by === 'forfeit' ? say('{color} forfeited the game', { color }) : say('{color} resigned', { color });
}

/** 'Black' for 'black'. */
export function nameOf(color: Color): string {
  return color === 'black' ? say('Black') : say('White');
}

/** 'black', as what is said of a stone. */
export function colorOf(color: Color): string {
  return color === 'black' ? say('black') : say('white');
}
