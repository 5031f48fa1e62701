/** The games and positions that come with the page. */

import type { BuiltInGame } from '../../shell/opener.js';
import { firstGame } from './first.js';
import sampleGame from './sample-game.sgf';
import sampleGameLonger from './sample-game-longer.sgf';

export const builtInGames: readonly BuiltInGame[] = [
  {
    title: 'Sample game, Black connects',
    note: '31 moves, made by a simple program that looks two moves ahead.',
    text: sampleGame,
  },
  {
    title: 'Sample game, White connects',
    note: '38 moves, made by the same program.',
    text: sampleGameLonger,
  },
  firstGame,
  {
    title: 'Position: whom will it connect?',
    note: 'Black to move can connect Black, White, or both at once.',
    text: '3www2/1ww5/1w6/w7/bw2w3/1b2b3/2bb4/bb5b b',
  },
  {
    title: 'Position: a ring',
    note: 'White is connected round one empty square: the Euler number is 0.',
    text: '4b1bb/2wwwb2/3wbw2/3bw3/3w1ww1/4b2w/b7/8 b',
  },
  {
    title: 'Position: a ring and a stone',
    note: 'Black’s Euler number is 1, and yet there are two groups.',
    text: '2w5/5w2/w1bww3/1bwww3/b1bw4/1bbb4/w4b1w/8 b',
  },
  {
    title: 'Position: a forced pass',
    note: 'White’s stones bar every line of both black ones.',
    text: '4w1wb/6ww/8/8/4w3/2w5/w7/b1w4w b',
  },
];
