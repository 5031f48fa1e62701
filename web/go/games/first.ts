/** The game that the page of Go starts with. */

import type { BuiltInGame } from '../../shell/dialogs.js';
import danAndKyu from './dan-and-kyu-2007.sgf';

export const firstGame: BuiltInGame = {
  title: '1 dan – 4 kyu, Black by 10½',
  note: '19×19, played to the end: more than half the board is alive for good.',
  text: danAndKyu,
  move: 291,
};
