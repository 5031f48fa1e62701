/** The words of overlays and boards: made as data, and said in English or by a translation. */

import { badOption, show } from '../../js/core/errors.js';
import type { Side } from './shapes.js';

/** A sentence as data, with the names of its values in braces. Its text also names it in a translation. */
export interface Said {
  /** In English: 'can never be captured: {n} eyes'. */
  readonly text: string;
  /** The English where the value `n` is 1, if that differs: 'can never be captured: {n} eye'. */
  readonly one?: string;
  /** The values by their names; one that is said itself is translated by itself. */
  readonly values?: Readonly<Record<string, string | number | Said>>;
}

/** A text for each form that counts take in the language, by the names that Intl.PluralRules gives them. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The words of another language. */
export interface Translation {
  /** As HTML has it: 'de', 'pt-BR'. It decides which form a count takes. */
  readonly language: string;
  /** By the `text` of what is said; names in braces stand where the values go. */
  readonly words: Readonly<Record<string, string | PluralForms>>;
}

/**
 * The sentence in the language of the translation; in English without a translation, or if that lacks the text.
 * Throws 'bad-option' for anything but a sentence and a translation.
 */
export function inWords(said: Said, translation: Translation | null = null): string {
  const { text, one = text, values } = Object(said) as Said;
  if (typeof text !== 'string' || typeof one !== 'string')
    throw badOption(`a text to say must be { text, values }, not ${show(said)}`);
  if (translation !== null) checkTranslation(translation);
  const n = values?.n;
  const word = translation && wordIn(translation, text, n);
  const known = typeof word === 'string' ? translation : null;
  return (known ? (word as string) : n === 1 ? one : text).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values?.[name];
    return typeof value === 'object' ? inWords(value, known) : String(value);
  });
}

/** The form for a count of `n`; anything but a string where the translation lacks the text. */
function wordIn({ language, words }: Translation, text: string, n: unknown): unknown {
  const word = words[text];
  if (typeof word !== 'object') return word;
  return word?.[new Intl.PluralRules(language).select(typeof n === 'number' ? n : Number.NaN)] ?? word?.other;
}

/** Throws 'bad-option' unless the value is a translation. */
export function checkTranslation(value: Translation): void {
  const { language, words } = Object(value) as Translation;
  try {
    // A list of languages may be long.
    const isOne = typeof language === 'string' && Intl.getCanonicalLocales(language).length > 0;
    if (isOne && Object(words) === words) return;
  } catch {
    // No language has such a name.
  }
  throw badOption(`a translation must be { language: 'de', words }, not ${show(value)}`);
}

/** A sentence; `one` is its English where the value `n` is 1. */
export function said(text: string, values?: Said['values'], one?: string): Said {
  return { text, ...(one !== undefined && { one }), ...(values && { values }) };
}

/** '1 liberty', '3 liberties'. */
export function count(n: number, one: string, many = `${one}s`): Said {
  return said(`{n} ${many}`, { n }, `{n} ${one}`);
}

/** 'Black' for 'black'. */
export function nameOf(side: Side): Said {
  return said(side === 'black' ? 'Black' : 'White');
}
