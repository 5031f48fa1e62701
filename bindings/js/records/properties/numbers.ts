/** Reads numbers as people write them, and writes them in the form of SGF, which has no exponents. */

import { badOption, show } from '../../core/errors.js';
import type { NodeData } from '../node.js';
import { firstValue } from './values.js';

/** An amount in a text, with the word of its unit, '' where it has none, and the position behind it. */
export interface Amount {
  readonly value: number;
  readonly unit: string;
  readonly end: number;
}

/** A fraction or a number, then what people put behind it: the unit before or after a second fraction, or a half. */
const AMOUNT =
  /([+-]?)(?:(\d{1,3})\/(\d{1,3})|([1-9]\d{0,2},\d{3}(?:,\d{3}){0,3}(?:\.\d*)?|\d{1,15}(?:[.,]\d*)?)(?!\d))(?:\s*(目|子|집|점|点|點|moku|zi|stones?|points?|pts?|punkte?n?))?(?:\s*(?:又|と|\+|-|&|(?:and|und)\b)?\s*(\d{1,3})\/(\d{1,3})|\s*(半|반|and a half\b))?(?:\s*(目|子|집|점|点|點|moku|zi|stones?|points?|pts?|punkte?n?))?/iy;

/** Nothing, or a number as most programs write it: the pattern above takes longer than all else of a short record. */
const SIMPLE = /^(?:\d{1,15}(?:\.\d{1,15})?)?$/;

/** No number, and no sentence with one, is longer. */
const LONGEST = 200;
const DIGITS = '零一二三四五六七八九';

/** The text with digits and signs of one width: '６½' is '6 1/2', and '三又四分之一' is '3又1/4'. */
export function plainText(text: string): string {
  if (SIMPLE.test(text)) return text;
  return text
    .slice(0, LONGEST)
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replace(/[\u2212\u2044〇两兩]/g, (sign) => ({ '\u2212': '-', '\u2044': '/', 〇: '零' })[sign] ?? '二')
    .replace(/[零一二三四五六七八九十百]+/g, spelled)
    .replace(/(\d{1,3})分之(\d{1,3})/g, '$2/$1')
    .replace(/(^|[^\d])\.(?=\d)/g, '$10.')
    .trim();
}

/** The number that characters of Chinese and Japanese spell: '二十三', '一八四'. */
function spelled(run: string): string {
  let total = 0;
  let digit = 0;
  for (const character of run) {
    const power = character === '十' ? 10 : character === '百' ? 100 : 1;
    if (power === 1) digit = digit * 10 + DIGITS.indexOf(character);
    else [total, digit] = [total + (digit || 1) * power, 0];
  }
  return String(total + digit);
}

/** The amount at a position of a plain text; null when there is none that makes sense. */
export function amountAt(text: string, from = 0): Amount | null {
  if (text === '') return null;
  if (from === 0 && SIMPLE.test(text)) return { value: Number(text), unit: '', end: text.length };
  AMOUNT.lastIndex = from;
  const found = AMOUNT.exec(text);
  if (found === null) return null;
  const [, sign, upper, lower, whole = '0', before, upperAfter, lowerAfter, half, after] = found;
  const parts = [fraction(upper, lower), fraction(upperAfter, lowerAfter), half === undefined ? 0 : 0.5];
  const size = parts.reduce((sum, part) => sum + part, decimal(whole));
  if (Number.isNaN(size)) return null;
  return {
    value: (sign === '-' ? -size : size) + 0,
    unit: (before ?? after ?? '').toLowerCase(),
    end: AMOUNT.lastIndex,
  };
}

/** A proper fraction; 0 where there is none, NaN for others. */
function fraction(upper: string | undefined, lower: string | undefined): number {
  if (upper === undefined) return 0;
  return Number(upper) < Number(lower) ? Number(upper) / Number(lower) : Number.NaN;
}

/** A comma before three digits groups thousands, unless a zero stands before it; any other is decimal. */
function decimal(text: string): number {
  const isGrouped = /^[1-9]\d{0,2},\d{3}(?!\d)/.test(text);
  return Number(isGrouped ? text.replaceAll(',', '') : text.replace(',', '.'));
}

/** The number in a property: '6.5', '6,5', '1,800', '6 1/2'; null when it has none, or anything else beside it. */
export function numberIn(data: NodeData, name: string): number | null {
  const text = plainText(firstValue(data, name) ?? '');
  const amount = amountAt(text);
  return amount !== null && amount.unit === '' && amount.end === text.length ? amount.value : null;
}

/** The number as text. Throws 'bad-option' for one that needs an exponent. */
export function realText(value: number): string {
  const text = String(value);
  if (/e/.test(text)) throw badOption(`SGF has no number for ${show(value)}`);
  return text;
}
