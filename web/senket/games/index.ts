/**
 * Positions from the articles of Geoff Canyon, the author of the game, or made to show what he wrote; the
 * notes quote him. His red is Black here, his blue White.
 */

import type { BuiltInGame } from '../../shell/opener.js';
import { type Example, gameOf } from './example.js';
import { firstGame } from './first.js';

const examples: readonly Example[] = [
  {
    title: 'An invaded corner',
    note: '“It’s only 1 unit of territory for Blue, but it costs Red his 14 units of territory, so this move is worth 197 points.” Invading the corner, 2009.',
    size: 11,
    black: ['1-4 3-5 4-3 6-2 8-1', '1-9 2-11'],
    white: ['10-11 11-9', '2-1 1-3'],
  },
  {
    title: 'The invader sealed off',
    note: 'A second line of fences within the first: what lies between them contains no territory of White, and counts again.',
    size: 13,
    black: ['1-7 3-6 5-5 6-3 7-1', '1-5 3-4 4-2 6-1', '1-11 2-13'],
    white: ['2-1 1-3', '12-13 13-11'],
  },
  {
    title: 'Prisoners',
    note: 'Posts without territory of their own, fenced or not, count for whoever surrounds them: “4 units of territory and 2 prisoners”, in his example; here 24 and 4.',
    size: 13,
    black: ['1-7 3-6 5-5 6-3 7-1', '1-11 2-13'],
    white: ['1-4 3-5', '12-13 13-11', '2-2', '4-1'],
  },
  {
    title: 'One set or two',
    note: '“Each set of territories connected by fences scores points equal to the square of the sum”: joined, two diamonds of 5 score 100 and not 50.',
    size: 13,
    black: ['3-2 5-3 4-5 2-4 3-2', '7-6 9-7 8-9 6-8 7-6', '4-5 6-4 7-6'],
    white: ['12-13 13-11'],
  },
  {
    title: 'The four shapes',
    note: 'A dart, a triangle, two corridors, a triangle and a dart: every one of them is a unit, 6 together.',
    size: 13,
    black: ['2-1 1-3'],
    white: ['11-5 9-6 7-5 5-4 3-3 2-5 4-4 6-5 8-6 10-7 11-5'],
  },
  {
    title: 'Seki',
    note: 'Two chains from edge to edge, each with an enemy territory behind it, as H. Hiddema asked: neither has a better right to the ground between them.',
    size: 13,
    black: ['11-13 13-12', '3-13 5-12 7-11 9-10 11-9 13-8'],
    white: ['9-13 11-12 13-11', '1-3 2-1'],
  },
  {
    title: 'Scoring resolved, board 1',
    note: '“The one point blue in the upper right precludes the red three-post fence … and the one point red in the lower left precludes the long blue fence from claiming territory … one point each.” 2009.',
    size: 11,
    black: ['7-11 9-10 11-9', '1-2 3-1'],
    white: ['9-11 11-10', '1-9 3-8 5-7 7-6 9-5 11-4'],
  },
  {
    title: 'Scoring resolved, board 2',
    note: 'The “pathological case” of chains by turns: “It only makes sense to work out from those, and it’s only fair to do it simultaneously.” 3481 points each, and a strip that is nobody’s.',
    size: 11,
    black: [
      '1-10 3-11',
      '1-8 3-9 5-10 7-11',
      '1-6 3-7 5-8 7-9 9-10 11-11',
      '1-4 3-5 5-6 7-7 9-8 11-9',
      '1-2 3-3 5-4 7-5 9-6 11-7',
      '3-1 5-2 7-3 9-4 11-5',
      '7-1 9-2 11-3',
    ],
    white: [
      '1-9 3-10 5-11',
      '1-7 3-8 5-9 7-10 9-11',
      '1-5 3-6 5-7 7-8 9-9 11-10',
      '1-3 3-4 5-5 7-6 9-7 11-8',
      '1-1 3-2 5-3 7-4 9-5 11-6',
      '5-1 7-2 9-3 11-4',
      '9-1 11-2',
    ],
  },
  {
    title: 'Post scoring',
    note: '“Instead of counting the area enclosed, count the open posts enclosed, and two for each enemy post enclosed.” Here 16 units of area hold 13 open points.',
    size: 13,
    black: ['3-5 5-6 7-7 9-6 11-5 9-4 7-3 5-4 3-5'],
    white: ['12-13 13-11'],
  },
];

export const builtInGames: readonly BuiltInGame[] = [firstGame, ...examples.map(gameOf)];
