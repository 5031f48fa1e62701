/** The position that the page begins with. The others come with the dialog that lists them. */

import { gameOf } from './example.js';

export const firstGame = gameOf({
  title: 'A first territory',
  note: 'Black’s 14 units score 14² = 196. White needs a single fence in the corner to undo them: try it.',
  size: 11,
  black: ['1-4 3-5 4-3 6-2 8-1', '1-9 2-11'],
  white: ['10-11 11-9'],
});
