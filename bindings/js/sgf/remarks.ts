/** What a node is called and what is said about it: N, C and MN. */

import { validateCount, validateOptions, validateText } from '../core/validate.js';
import { numberIn } from './numbers.js';
import { firstValue, type SgfData } from './points.js';

/** What is said about a node; '' and null where nothing is. */
export interface SgfRemarks {
  /** N: one line. */
  readonly name: string;
  /** C: lines end with '\n'. */
  readonly comment: string;
  /** MN: the number that the move is shown with. */
  readonly moveNumber: number | null;
}

/** What is said about a node. */
export function readRemarks(data: SgfData): SgfRemarks {
  const number = numberIn(data, 'MN');
  return {
    name: firstValue(data, 'N') ?? '',
    comment: firstValue(data, 'C') ?? '',
    moveNumber: Number.isInteger(number) && (number as number) >= 0 ? number : null,
  };
}

/** The properties of these remarks; what is empty is left out. Throws 'bad-option'. */
export function writeRemarks(remarks: Partial<SgfRemarks>): Record<string, string[]> {
  const given = validateOptions(remarks, ['name', 'comment', 'moveNumber']);
  const name = validateText(given.name ?? '', 'name');
  const comment = validateText(given.comment ?? '', 'comment');
  const moveNumber = given.moveNumber ?? null;
  return {
    ...(name === '' ? {} : { N: [name] }),
    ...(comment === '' ? {} : { C: [comment] }),
    ...(moveNumber === null ? {} : { MN: [`${validateCount(moveNumber, 'moveNumber')}`] }),
  };
}
