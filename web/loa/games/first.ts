/** The position that the page of Lines of Action starts with. */

import type { BuiltInGame } from '../../shell/dialogs.js';

export const firstGame: BuiltInGame = {
  title: 'Position: whom will it connect?',
  note: 'Black to move can connect Black, White, or both at once.',
  text: '3www2/1ww5/1w6/w7/bw2w3/1b2b3/2bb4/bb5b b',
};
