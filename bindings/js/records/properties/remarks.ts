/** Reads and writes the name, comment and move number of a node: N, C and MN. */

import { validateCount, validateOptions, validateText } from '../../core/validate.js';
import type { NodeData } from '../node.js';
import { numberIn } from './numbers.js';
import { firstValue } from './values.js';

/** The name, comment and move number of a node; '' and null for missing ones. */
export type SgfRemarks = {
  /** N: the name, one line. */
  readonly name: string;
  /** C: the comment; its lines are separated by '\n'. */
  readonly comment: string;
  /** MN: the number displayed for the move. */
  readonly moveNumber: number | null;
};

/** Reads the remarks of a node. */
export function readRemarks(data: NodeData): SgfRemarks {
  const number = numberIn(data, 'MN');
  return {
    name: firstValue(data, 'N') ?? '',
    comment: firstValue(data, 'C') ?? '',
    moveNumber: Number.isInteger(number) && number! >= 0 ? number : null,
  };
}

/** The properties of these remarks; empty ones are left out. Throws 'bad-option'. */
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
