import type { Color } from './types.js';
import { validateColor } from './validate.js';

/** The other side: 'white' for 'black'. Throws 'bad-option' for anything else. */
export function opponent(color: Color): Color {
  return validateColor(color) === 'black' ? 'white' : 'black';
}
