/** The answers that records of problems give, as sites and books mark them. */

import { GoGame, init } from 'kakoi';
import { readAnswers } from 'kakoi/sgf';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init());

/** The judged moves of Black, as 'aa right, bb wrong'. */
function answersOf(variations: string): string {
  const { tree } = GoGame.fromSgf(`(;SZ[9]${variations})`);
  return [...readAnswers(tree, 'black')].map(([{ data }, answer]) => `${data.B} ${answer}`).join(', ');
}

test.each([
  [
    'where nothing is marked, the main line is the answer',
    '(;B[aa];W[bb];B[cc])(;B[dd])',
    'aa right, cc right',
  ],
  [
    'a mark at the end makes the way there right, and what is beside it wrong',
    '(;B[aa];W[bb](;B[cc]C[RIGHT])(;B[dd]))(;B[ee];W[ff])',
    'aa right, cc right, dd wrong, ee wrong',
  ],
  [
    'a comment that begins with Correct is a mark',
    '(;B[aa]C[Correct, well done])(;B[bb])',
    'aa right, bb wrong',
  ],
  ['words within a sentence are none', '(;B[aa]C[Is this correct?])(;B[bb])', 'aa right'],
  ['of Japanese books', '(;B[aa]C[正解])(;B[bb]C[失敗])(;B[cc]C[不正解])', 'aa right, bb wrong, cc wrong'],
  ['good and bad moves', '(;B[aa]TE[1])(;B[bb]BM[1])(;B[cc]DO[])', 'aa right, bb wrong, cc wrong'],
  ['a good reply praises the refutation', '(;B[aa];W[bb]TE[1])(;B[cc]C[RIGHT])', 'aa wrong, cc right'],
  ['NOTTHIS leaves a move open', '(;B[aa]C[RIGHT])(;B[bb]C[NOTTHIS])', 'aa right'],
  ['a question without moves', '', ''],
])('%s', (_, variations, expected) => {
  expect(answersOf(variations)).toBe(expected);
});

test.each([
  ['no node', [{ data: {}, children: [] }, 'black']],
  ['no colour', [GoGame.prototype, 'green']],
])('refuses %s', (_, given) => {
  expect(kakoiErrorOf(() => readAnswers(...(given as Parameters<typeof readAnswers>)))).toMatchObject({
    code: 'bad-option',
  });
});
