/** The position that the page of Lines of Action starts with. */

import type { BuiltInGame } from '../../shell/opener.js';

export const firstGame: BuiltInGame = {
  title: 'Position: one stone is missing',
  note: 'Black to move joins all stones at once.',
  text: '6w1/8/2w2b1w/4b3/3b4/w1b5/6b1/3w4 b',
};
