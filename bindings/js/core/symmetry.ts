import { SYMMETRIES, TRANSPOSES } from '#layout/core';
import type { Symmetry } from './types.js';
import { validateWord } from './validate.js';

/** The engine's number for the symmetry; throws 'bad-option' for an unknown one. */
export function symmetryNumber(symmetry: Symmetry): number {
  return SYMMETRIES.indexOf(validateWord<Symmetry>(symmetry, SYMMETRIES, 'symmetry'));
}

/** True when the symmetry swaps width and height. */
export function transposes(symmetry: Symmetry): boolean {
  return (SYMMETRIES.indexOf(symmetry) & TRANSPOSES) !== 0;
}
