/** The games that come with the page. */

import type { BuiltInGame } from '../../shell/opener.js';
import alphago from './alphago-lee-sedol-2016-4.sgf';
import danAndKyu from './dan-and-kyu-2007.sgf';
import { firstGame } from './first.js';
import kyuPlayers from './kyu-players-2014.sgf';
import sixPoints from './problem-six-points.sgf';
import tripod from './problem-tripod.sgf';
import smallBoard from './small-board-2013.sgf';

/** Selects the mode that reads groups. */
const READING = '#tab-read';

export const builtInGames: readonly BuiltInGame[] = [
  firstGame,
  {
    title: '1 dan – 4 kyu, Black by 10½',
    note: '19×19, played to the end: more than half the board is alive for good.',
    text: danAndKyu,
    move: 291,
  },
  {
    title: 'AlphaGo – Lee Sedol, game 4',
    note: 'Seoul 2016, 19×19. Opens at move 78, the wedge that won it.',
    text: alphago,
    move: 78,
  },
  {
    title: '5 kyu – 2 kyu, Black by 7½',
    note: '19×19, no dead stones left: its area agrees with the counted result.',
    text: kyuPlayers,
  },
  {
    title: '8 kyu – 9 kyu, White by 1½',
    note: '9×9, decided by little: a short game to step through.',
    text: smallBoard,
  },
  {
    title: 'Problem: six points in the corner',
    note: '9×9: whoever moves first decides. Read it, or play against the solver.',
    text: sixPoints,
    choose: READING,
  },
  {
    title: 'Problem: the tripod group',
    note: '9×9: Black first makes a ko, White first kills.',
    text: tripod,
    choose: READING,
  },
];
