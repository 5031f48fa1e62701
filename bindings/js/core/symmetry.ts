import { LAYOUT } from './layout.js';
import type { Symmetry } from './types.js';
import { validateWord } from './validate.js';

/** The engine's number for each symmetry. */
const NUMBERS: Readonly<Record<Symmetry, number>> = {
  identity: LAYOUT.SYMMETRY_IDENTITY,
  rotate90: LAYOUT.SYMMETRY_ROTATE_90,
  rotate180: LAYOUT.SYMMETRY_ROTATE_180,
  rotate270: LAYOUT.SYMMETRY_ROTATE_270,
  flipX: LAYOUT.SYMMETRY_FLIP_X,
  flipY: LAYOUT.SYMMETRY_FLIP_Y,
  transpose: LAYOUT.SYMMETRY_TRANSPOSE,
  antiTranspose: LAYOUT.SYMMETRY_ANTI_TRANSPOSE,
};

/** The engine's number for the symmetry; throws 'bad-option' for an unknown one. */
export function symmetryNumber(symmetry: Symmetry): number {
  return NUMBERS[validateWord(symmetry, Object.keys(NUMBERS) as Symmetry[], 'symmetry')];
}

/** Whether the symmetry swaps width and height. */
export function transposes(symmetry: Symmetry): boolean {
  return (NUMBERS[symmetry] & LAYOUT.SYMMETRY_TRANSPOSE) !== 0;
}
