/** Numbers as SGF writes them. */

import { KakoiError, show } from '../core/errors.js';
import { firstValue, type SgfData } from './points.js';

/** The number that a property holds: SGF has no exponents; null without one. */
export function numberIn(data: SgfData, name: string): number | null {
  const text = firstValue(data, name)?.trim() ?? '';
  return /^[+-]?\d{1,15}([.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) + 0 : null;
}

/** A number as SGF writes it. Throws 'bad-option' for one that only an exponent could write. */
export function realText(value: number): string {
  const text = String(value);
  if (/e/.test(text)) throw new KakoiError('bad-option', `SGF has no number for ${show(value)}`);
  return text;
}
