/** The position that the page of Go starts with. */

import type { BuiltInGame } from '../../shell/opener.js';
import twoGroups from './two-groups.sgf';

export const firstGame: BuiltInGame = {
  title: 'Two groups that live forever',
  note: '9×9: each is shut in, and each has two eyes. Step back to see which stone made the second.',
  text: twoGroups,
};
