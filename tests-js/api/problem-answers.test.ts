/** The answers that records of problems give, as sites, programs and books mark them. */

import { GoGame, init } from 'kakoi';
import {
  findProblem,
  ProblemGame,
  type ProblemGameOptions,
  type ProblemSolver,
  readQuestion,
} from 'kakoi/problem';
import * as reading from 'kakoi/reading';
import { answersOf } from 'kakoi/sgf';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init(reading.readingEngine));

/** The judged moves of Black, as 'aa right, bb wrong'; those that no mark judges with a question mark. */
function judged(variations: string): string {
  const { tree } = GoGame.fromSgf(`(;SZ[9]${variations})`);
  const answers = answersOf(tree, 'black');
  return [...answers]
    .map(([node, answer]) => `${node.data.B} ${answer}${answers.unmarked.has(node) ? '?' : ''}`)
    .join(', ');
}

/** The answers that a mark on the second of two first moves makes of both. */
const markedBy = (mark: string) => judged(`(;B[aa])(;B[bb]${mark})`);
const RIGHT = 'aa wrong?, bb right';
const WRONG = 'aa right?, bb wrong';
const NOTHING = 'aa right?';

describe('the forms of programs', () => {
  test.each([
    ['GoProblems', '(;B[aa])(;B[bb];W[cc];B[dd]C[White is caught :)RIGHT])', 'aa wrong?, bb right, dd right'],
    ['GoProblems, run into a word', '(;B[aa])(;B[bb]C[CHOICERIGHTSeki])', RIGHT],
    ['GoProblems, a move that is not judged', '(;B[aa]C[RIGHT])(;B[bb]C[NOTTHIS])', 'aa right'],
    ['GoProblems, a variant', '(;B[aa]C[RIGHT])(;B[bb]C[VARIANT])', 'aa right'],
    ['101weiqi', '(;B[aa]N[失败图];W[cc])(;B[bb]N[正解图])', 'aa wrong, bb right'],
    [
      '101weiqi, more diagrams',
      '(;B[aa]N[变化图])(;B[bb]N[失败图2])(;B[cc]N[正解图1])',
      'bb wrong, cc right',
    ],
    [
      '101weiqi, names before the moves',
      '(;N[失败图];B[aa];W[cc])(;N[正解图];B[bb];W[cc];B[dd])',
      'aa wrong, bb right, dd right?',
    ],
    [
      '101weiqi, diagrams that share their first moves',
      '(;B[bb]N[失败图];W[cc];B[dd])(;B[bb]N[正解图];W[cc];B[ee])',
      'bb right, bb right, dd wrong, ee right',
    ],
    ['uliGo and Hactar', '(;B[aa]WV[];W[cc])(;B[bb];W[cc];B[dd])', 'aa wrong, bb right?, dd right?'],
    [
      'uliGo and Hactar, beside words',
      '(;B[aa]WV[];W[cc]C[Wrong.])(;B[bb]C[Correct.])',
      'aa wrong, bb right',
    ],
    ['uliGo, triangles', '(;B[aa]TR[aa];W[cc])(;B[bb];W[cc])', 'aa wrong, bb right?'],
    ['triangles on every last move', '(;B[aa]TR[aa];W[cc]TR[cc])(;B[bb]TR[bb])', NOTHING],
    ['triangles on other stones', '(;B[aa]TR[cc])(;B[bb])', NOTHING],
    ['triangles beside other marks', '(;B[aa]TR[aa]C[Correct])(;B[bb])', 'aa right, bb wrong?'],
    ['EasyGo', '(;B[aa];W[cc])(;B[bb];W[cc];B[dd]C[right])', 'aa wrong?, bb right, dd right'],
    ['go-quiz', '(;B[aa]C[incorrect])(;B[bb]C[correct])', 'aa wrong, bb right'],
    ['Many Faces of Go', '(;B[aa])(;B[bb]TE[2])', RIGHT],
    ['good and bad moves', '(;B[aa]BM[1])(;B[bb]TE[1])(;B[cc]DO[])', 'aa wrong, bb right, cc wrong'],
    ['moves that are only interesting', '(;B[aa]IT[])(;B[bb]TE[])', 'bb right'],
    [
      'a diagram of variations that ends right',
      '(;B[aa]N[变化图];W[bb];B[cc]N[正解图])(;B[dd])',
      'aa right, cc right, dd wrong?',
    ],
    ['good for a side', '(;B[aa];W[cc]GW[1])(;B[bb];W[cc];B[dd]GB[2])', 'aa wrong, bb right, dd right'],
    ['good for a side, without a value', '(;B[aa]GW[])(;B[bb]GB[])', 'aa wrong, bb right'],
    ['even and unclear', '(;B[aa]DM[1])(;B[bb]UC[1])', NOTHING],
    ['SmartGo', '(;B[aa])(;B[bb]CH[1])', RIGHT],
    ['Tsumego Hero', '(;B[aa])(;B[bb];W[cc];B[dd]C[+])', 'aa wrong?, bb right, dd right'],
    ['Kogo', '(;B[aa])(;B[bb]C[\n* Joseki *])', RIGHT],
    ['GoGameGuru', "(;B[aa]C[It's a ko, but Black can do better.])(;B[bb]C[Correct. It's a ko.])", RIGHT],
    ['Anki', '(;B[aa]C[FAIL - White lives])(;B[bb])', 'aa wrong, bb right?'],
    ['a word in a node of its own after the moves', '(;B[aa];W[cc];C[Wrong])(;B[bb])', 'aa wrong, bb right?'],
  ])('%s', (_, variations, expected) => {
    expect(judged(variations)).toBe(expected);
  });

  test.each([
    [
      'RIGHT',
      'Right.',
      "That's right!",
      'This is the right move.',
      'Yes, correct',
      'Also correct.',
      'Well done!',
    ],
    [
      'White is dead. Correct!',
      'Correct Answer',
      'CORRECT - BLACK LIVES',
      '✓',
      'Solution',
      'Correct, but slow',
    ],
    [
      '正解',
      '正解です。',
      'これが正解',
      '黑1正解',
      '正确！黑棋活了',
      '正確',
      '答对了',
      '정답입니다',
      '성공',
      '맞습니다',
    ],
    [
      'Richtig!',
      'Das ist richtig.',
      'Juste',
      '¡Correcto!',
      'Giusto',
      'Правильный ответ',
      'bonne réponse',
      '○',
    ],
  ])('right: %s', (...texts) => {
    for (const text of texts) expect([text, markedBy(`C[${text}]`)]).toEqual([text, RIGHT]);
  });

  test.each([
    [
      'wrong',
      'WRONG',
      'Incorrect!',
      'incorrect',
      'Not right, nor correct.',
      'This is not correct',
      'Fails to kill.',
    ],
    [
      "No, that's wrong.",
      'Nice try, but wrong.',
      'this is NOT RIGHT',
      'Failure',
      '✗',
      'Wrong. B2 is correct.',
    ],
    [
      '失败',
      '失敗。',
      '黑失败',
      '不正解',
      '错误。白棋有眼',
      '不正确',
      '不对',
      '答错了',
      '这不是正解',
      '正解ではない',
      '間違い',
      'はずれ',
    ],
    [
      '오답',
      '실패',
      '틀렸습니다',
      '정답이 아닙니다',
      'Falsch',
      'nicht richtig',
      'Faux',
      'no es correcto',
      'неправильно',
    ],
    ['Mistake', 'A mistake.', 'Bad move.'],
  ])('wrong: %s', (...texts) => {
    for (const text of texts) expect([text, markedBy(`C[${text}]`)]).toEqual([text, WRONG]);
  });

  test.each([
    [
      'Is this correct?',
      'Right?',
      'Move right',
      'on the right side',
      'Right side',
      'ON THE RIGHT SIDE',
      'COPYRIGHT',
    ],
    [
      'the upper RIGHT corner',
      'The correct answer was C3.',
      "'a' is correct. 'b' is a mistake.",
      'Correct me.',
    ],
    [
      'Black moves to the right',
      'Black 7 is in the wrong direction',
      'Not wrong',
      'False eye',
      'Almost correct',
    ],
    ['正解は C3', '正解是C3', '白失败', '失敗ではない', '右边', '정답은 C3', '맞보기', 'rechts', '+5'],
  ])('nothing: %s', (...texts) => {
    for (const text of texts) expect([text, markedBy(`C[${text}]`)]).toEqual([text, NOTHING]);
  });

  test('names of diagrams', () => {
    for (const name of ['正解図', '第1图 正解', 'Diagram 1 (Correct)', 'Solution 2', 'Right'])
      expect([name, markedBy(`N[${name}]`)]).toEqual([name, RIGHT]);
    for (const name of ['失敗図 2', '图一 失败', '错误图', '실패도', 'Wrong 2', 'Failure'])
      expect([name, markedBy(`N[${name}]`)]).toEqual([name, WRONG]);
    for (const name of ['变化图1', '参考図', '참고도', 'Variation 3', 'Right side'])
      expect([name, markedBy(`N[${name}]`)]).toEqual([name, NOTHING]);
  });
});

describe('what the marks come to', () => {
  test.each([
    [
      'where nothing is marked, the main line is the answer, by its place alone',
      '(;B[aa];W[bb];B[cc])(;B[dd])',
      'aa right?, cc right?',
    ],
    [
      'a mark at the end makes the way there right, and what is beside it wrong',
      '(;B[aa];W[bb](;B[cc]C[RIGHT])(;B[dd]))(;B[ee];W[ff])',
      'aa right, cc right, dd wrong?, ee wrong?',
    ],
    ['below the last mark the main line goes on', '(;B[aa]TE[1];W[bb];B[cc])', 'aa right, cc right?'],
    [
      'a reply that refutes makes the move wrong',
      '(;B[aa](;W[bb];B[cc])(;W[dd]C[Wrong]))(;B[ee])',
      'aa wrong, ee right?',
    ],
    [
      'a wrong move may have a right one beside it',
      '(;B[aa];W[bb](;B[cc]WV[])(;B[dd]))',
      'aa right?, cc wrong, dd right?',
    ],
    [
      'where all go wrong, so did the move before',
      '(;B[aa];W[bb](;B[cc]C[Wrong])(;B[dd]C[Wrong]))(;B[ee])',
      'aa wrong, cc wrong, dd wrong, ee right?',
    ],
    [
      'a bad move says nothing of the one before',
      '(;B[aa];W[bb];B[cc]BM[1])(;B[ee])',
      'aa right?, cc wrong, ee right?',
    ],
    ['a good reply praises the refutation', '(;B[aa];W[bb]TE[1])(;B[cc]C[RIGHT])', 'aa wrong?, cc right'],
    [
      'a mistake of the other side is none of the reader',
      '(;B[aa];W[bb]C[Mistake];B[cc])(;B[dd])',
      'aa right?, cc right?',
    ],
    ['the words of the question are no mark', 'C[Wrong or right?]', ''],
    ['a question without moves', '', ''],
  ])('%s', (_, variations, expected) => {
    expect(judged(variations)).toBe(expected);
  });

  test('White reads the marks of sides the other way round', () => {
    const { tree } = GoGame.fromSgf('(;SZ[9](;W[aa]GB[1])(;W[bb]GW[1]))');
    expect([...answersOf(tree, 'white')].map(([{ data }, answer]) => `${data.W} ${answer}`)).toEqual([
      'aa wrong',
      'bb right',
    ]);
  });

  test('long lines and many branches take no longer than they are', () => {
    const line = ';B[aa];W[bb]'.repeat(20_000);
    const fork = Array.from({ length: 20_000 }, (_, i) => `(;B[${'abcdefghi'[i % 9]}a])`).join('');
    expect(judged(`${line};B[cc]C[RIGHT]`).split(', ')).toHaveLength(20_001);
    expect(judged(`${';C[correct]'.repeat(20_000)}${fork}`).split(', ')).toHaveLength(20_000);
  });
});

describe('the judge', () => {
  // A row of four with three points below: Black kills at B1.
  const POSITION = 'SZ[9]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di]PL[B]';
  const solver: ProblemSolver = {
    find: (asked) => findProblem(reading, asked),
    read: (question) => readQuestion(reading, question),
  };
  const play = (variations: string, options: ProblemGameOptions = {}) => {
    const game = GoGame.fromSgf(`(;${POSITION}${variations})`);
    game.goTo(0);
    const position = { board: game.board, toPlay: 'black', ko: null } as const;
    return new ProblemGame(position, { record: game.tree, trustsRecord: true, ...options });
  };
  const [A1, B1] = [
    [0, 8],
    [1, 8],
  ] as const;

  test.each([
    ['by name', '(;B[ai]N[失败图];W[bi])(;B[bi]N[正解图])'],
    ['by name before the moves', '(;N[失败图];B[ai];W[bi])(;N[正解图];B[bi])'],
    ['by WV', '(;B[ai]WV[];W[bi])(;B[bi])'],
    ['by small words', '(;B[ai];W[bi]C[incorrect])(;B[bi]C[correct])'],
  ])('takes the marks of the record at their word: %s', async (_, variations) => {
    const wrong = play(variations);
    expect(await wrong.try(A1)).toMatchObject({ verdict: 'wrong', reply: B1, end: null });
    const right = play(variations);
    expect(await right.hint()).toEqual(B1);
    expect(await right.try(B1)).toMatchObject({ verdict: 'right', end: { isSolved: true, by: 'record' } });
  });

  test('what only the order of moves says does not stand against the solver', async () => {
    const unmarked = '(;B[ai];W[bi])(;B[bi])';
    expect(await play(unmarked).try(A1)).toMatchObject({ verdict: 'right', end: { isSolved: true } });
    const first = play(unmarked, { solver });
    expect(await first.try(A1)).toMatchObject({
      verdict: 'wrong',
      reply: B1,
      recorded: { claim: null, isMarked: false },
      end: null,
    });
    const second = play(unmarked, { solver });
    expect(await second.hint()).toEqual(B1);
    expect(await second.try(B1)).toMatchObject({ verdict: 'right' });
    const main = play('(;B[bi];W[ci])(;B[ai])', { solver });
    expect(await main.solution()).toEqual([B1, [2, 8]]);
    expect(await main.try(B1)).toMatchObject({
      verdict: 'right',
      recorded: { claim: 'right', isMarked: false },
    });
  });

  test('a move beside a right one is wrong, unless the solver is sure that it is not', async () => {
    const strange = '(;B[ai]TE[1])(;B[bi])';
    expect(await play(strange).try(B1)).toMatchObject({ verdict: 'wrong' });
    expect(await play(strange, { solver }).try(B1)).toMatchObject({ verdict: 'right' });
    expect(await play('(;B[bi]TE[1])(;B[ai];W[bi])', { solver }).try(A1)).toMatchObject({
      verdict: 'wrong',
      after: null,
    });
  });
});

test.each([
  ['no node', [{ data: {}, children: [] }, 'black']],
  ['no colour', [GoGame.prototype, 'green']],
])('refuses %s', (_, given) => {
  expect(kakoiErrorOf(() => answersOf(...(given as Parameters<typeof answersOf>)))).toMatchObject({
    code: 'bad-option',
  });
});
