/** The position that the page begins with. The others come with the dialog that lists them. */

import { gameOf } from './example.js';

export const firstGame = gameOf({
  title: 'An invaded corner',
  note: '“It’s only 1 unit of territory for Blue, but it costs Red his 14 units of territory, so this move is worth 197 points.” Invading the corner, 2009.',
  size: 11,
  black: ['1-4 3-5 4-3 6-2 8-1', '1-9 2-11'],
  white: ['10-11 11-9', '2-1 1-3'],
});
