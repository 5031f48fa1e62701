/** Moves of Go by sets alone: Petersen's lines for the side to move. */

import type { GoBoard, Vertex } from 'kakoi';
import { exhibit, said } from '../exhibit.js';
import { boardOf } from '../grounds/go.js';
import { begin, play } from '../parts/bin-matrix.js';

export default exhibit<'go'>({
  kind: 'go',
  start: '.OX../OX.X./OOX../.....',
  choices: {
    read: {
      words: said('The else of line 8'),
      answers: [
        ['meant', said('as it is meant')],
        ['compiled', said('as a compiler reads it')],
      ],
    },
  },
  // A capture, two quiet moves, a suicide, a capture back, and the ko.
  pressed: {
    words: said('The next move'),
    most: 400,
    start: [
      [0, 0],
      [4, 3],
      [4, 0],
      [2, 1],
      [1, 0],
      [0, 0],
    ],
  },
  listing: [
    'if X | O has pos: return occupied',
    'P = X with pos; S = pos.neighbors4 & O; capture = 0',
    'if S.any: S = S.expandTo(O); Libs = S.neighbors4 − P',
    '  Safe = (Libs.neighbors4 & S).expandTo(S)',
    '  N = S xor Safe; capture = N.count',
    'if capture = 0',
    '  and pos has no liberty in P: return suicide',
    'else',
    '  if capture = 1 and P = oldX: return ko',
    '  prisoners += capture',
    '  oldO = O',
    '  O = O xor N',
    'oldX = X',
    'X = P, and the turn is O’s',
  ],
  told: {
    by: said('Kjeld Petersen, “BinMatrix”, Sensei’s Library'),
    idea: said(
      'The rules of Go without a look at any single stone: the enemies beside a move spread over their chains, the way goes back from their liberties, and what it does not reach is captured.',
    ),
    written: said(
      'By its indentation the else of line 8 belongs to captures; a compiler takes it for every move that is no suicide. A move that touches no enemy skips lines 3 to 5, so N still holds what was captured earlier, and line 12 puts it back, in the other colour.',
    ),
    right: said('Lines 9 to 12 are for captures alone: O changes only when something is taken.'),
    cost: said(
      'Some ten operations on whole sets, however many stones; lines 6 to 14 have the text’s numbers.',
    ),
  },
  trial: {
    words: said('Random boards of 5×5 to 7×7, and 50 random presses on each.'),
    kinds: [said('with stones that nobody played, or that vanish')],
    position: (random) => boardOf(5 + Math.floor(3 * random()), 5 + Math.floor(3 * random()), random),
    judge: (on, { read }) => (differs(on, read === 'compiled') ? 0 : null),
  },
  *steps({ on, choices, points }) {
    const game = begin(on);
    const sides = said('X is the side to move, O the other. Black begins.');
    yield { line: 0, sets: {}, sentence: points.length > 0 ? sides : said('Press points: Black begins.') };
    for (const pos of points) yield* play(game, pos, choices.read === 'compiled');
  },
});

/** True when the lines and the engine part company within 50 moves; those follow from the stones. */
function differs(on: GoBoard, isCompiled: boolean): boolean {
  const game = begin(on);
  let [board, ko]: [GoBoard, Vertex | null] = [on, null];
  let state = Number(on.stones('black').toBigInt() % 2147483646n) + 1;
  for (let i = 0; i < 50; i++) {
    state = (state * 16807) % 2147483647;
    const pos: Vertex = [state % on.width, Math.floor(state / on.width) % on.height];
    const { turn } = game;
    if (board.legality(turn, pos, { ko }) === 'legal') ({ board, ko } = board.play(turn, pos, { ko }));
    for (const _ of play(game, pos, isCompiled));
    const { black, white } = game.stones;
    if (!black.equals(board.stones('black')) || !white.equals(board.stones('white'))) return true;
  }
  return false;
}
