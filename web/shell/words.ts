/**
 * The words of the pages in the reader's language. The source has them in English, which is also what names them in the table
 * (web/words); where no table is loaded they stay as they are.
 */

import type { Color } from 'kakoi';
import type { Translations, Words } from '../words/index.js';
import type { Word } from '../words/table.js';

/** The names in braces: 'color' in '{color} to play.'. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<Text> = [Names<Text>] extends [never] ? [] : [values: Record<Names<Text>, string | number>];

let translations: Translations | null = null;
let plurals: Intl.PluralRules | null = null;

/** From now on in that language. */
export function speak(language: string, words: Translations): void {
  translations = words;
  plurals = new Intl.PluralRules(language);
}

/** The words, which the table must have, with values for the names in braces. */
export function say<Text extends Words>(english: Text, ...[values]: Values<Text>): string {
  const word = translations?.words[english] ?? english;
  return fill(typeof word === 'string' ? word : word.other, values ?? {});
}

/** '1 liberty', '3 liberties': the table has '{n} liberties'. */
export function count(n: number, one: string, many = `${one}s`): string {
  const word = translations?.words[`{n} ${many}`];
  return word === undefined ? `${n} ${n === 1 ? one : many}` : fill(formOf(word, n), { n });
}

/**
 * What the package says of a position, which is in English, by the form of its sentences: parts that are sentences
 * themselves are translated likewise. What is not in the table stays.
 */
export function heard(english: string): string {
  if (translations === null) return english;
  const { words, said } = translations;
  const known = words[english];
  if (typeof known === 'string') return known;
  for (const form of said) {
    const word = words[form] as Word;
    const values = valuesIn(english, form);
    if (values === null) continue;
    const inner = Object.entries(values).map(([name, value]) => [name, heard(value)] as const);
    return fill(formOf(word, Number(values.n)), Object.fromEntries(inner));
  }
  return english;
}

function formOf(word: Word, n: number): string {
  if (typeof word === 'string') return word;
  return plurals?.select(n) === 'one' ? word.one : word.other;
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What stands in place of the names, or null for a text of another form. */
function valuesIn(text: string, form: string): Record<string, string> | null {
  const [start = '', ...rest] = form.split(/\{(\w+)\}/);
  if (!text.startsWith(start)) return null;
  const values: Record<string, string> = {};
  let at = start.length;
  for (let i = 0; i < rest.length; i += 2) {
    const [name, after] = [rest[i] as string, rest[i + 1] as string];
    const isLast = i + 2 >= rest.length;
    const end = isLast ? text.length - after.length : text.indexOf(after, at);
    if (end <= at || !text.startsWith(after, end)) return null;
    values[name] = text.slice(at, end);
    at = end + after.length;
  }
  return at === text.length ? values : null;
}

export const COLORS: readonly Color[] = ['black', 'white'];

/** 'Black' for 'black'. */
export function nameOf(color: Color): string {
  return color === 'black' ? say('Black') : say('White');
}

/** 'black', as what is said of a stone. */
export function colorOf(color: Color): string {
  return color === 'black' ? say('black') : say('white');
}
