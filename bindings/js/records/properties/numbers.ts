/** Reads and writes numbers in the form of SGF, which has no exponents. */

import { KakoiError, show } from '../../core/errors.js';
import type { NodeData } from '../node.js';
import { firstValue } from './points.js';

/** The number in a property; null when it has none. */
export function numberIn(data: NodeData, name: string): number | null {
  const text = firstValue(data, name)?.trim() ?? '';
  return /^[+-]?\d{1,15}([.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) + 0 : null;
}

/** The number as text. Throws 'bad-option' for one that needs an exponent. */
export function realText(value: number): string {
  const text = String(value);
  if (/e/.test(text)) throw new KakoiError('bad-option', `SGF has no number for ${show(value)}`);
  return text;
}
