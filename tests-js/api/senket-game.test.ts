import { type Fence, init, SenketBoard, SenketGame, type SenketGameOptions, type Vertex } from 'kakoi';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { fenceOf, fenceText, postText, randomPost, senketBoard } from '../support/senket-boards.js';

beforeAll(() => init());

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

const state = (game: SenketGame) =>
  JSON.stringify([game.board, game.toPlay, game.moveNumber, game.history, game.isOver, game.toText()]);

/** A game on 11×11 points with these posts in turn; '-' is a pass. */
function played(...posts: string[]): SenketGame {
  const game = new SenketGame({ size: 11 });
  for (const post of posts) {
    if (post === '-') game.pass();
    else game.play(post);
  }
  return game;
}

const fences = (...names: string[]) => names.map((name) => fenceOf(name, 11));

const texts = (list: readonly Fence[], size = 11) => list.map((fence) => fenceText(fence, size));

/** Black has 3 units and 2 open points, white 2 units and 3 open points. */
const UNLIKE = ['3-3', '3-11', '5-4', '5-10', '6-6', '7-11', '4-5', '10-2', '-', '-'];

describe('a new game', () => {
  test('is empty, black to play, 31 points a side unless told otherwise', () => {
    const game = new SenketGame();
    expect([game.board.size, game.toPlay, game.moveNumber, game.history, game.isOver]).toEqual([
      31,
      'black',
      0,
      [],
      false,
    ]);
    expect([game.outcome, game.undo(), game.redo()]).toEqual([null, false, false]);
    expect(game.score()).toEqual(SenketBoard.empty().score());
    expect(new SenketGame({ size: 3 }).board.size).toBe(3);
    expect(new SenketGame({}).board.size).toBe(31);
  });

  test.each<[unknown, RegExp]>([
    [{ size: 2 }, /^bad-size: size must be an integer from 3 to 32, not 2$/],
    [{ size: 33 }, /^bad-size: .*not 33$/],
    [{ size: '11' }, /^bad-size: .*not '11'$/],
    [{ points: 11 }, /^bad-option: unknown option 'points'; known: size, setup, toPlay, info$/],
    [11, /^bad-option: options must be a plain object, not 11$/],
    [null, /^bad-option: .*not null$/],
  ])('not with %p', (options, message) => {
    expect(errorOf(() => new SenketGame(options as SenketGameOptions))).toMatch(message);
  });
});

describe('playing', () => {
  test('turns alternate, and the history tells what has been added', () => {
    const game = new SenketGame({ size: 11 });
    expect(game.play('2-1')).toEqual({ number: 1, color: 'black', post: [1, 10], fences: [] });
    expect([game.toPlay, game.moveNumber]).toEqual(['white', 1]);
    expect(game.play({ x: 9, y: 0 })).toEqual({ number: 2, color: 'white', post: [9, 0], fences: [] });
    expect(game.play([0, 8])).toEqual({
      number: 3,
      color: 'black',
      post: [0, 8],
      fences: [{ from: [0, 8], to: [1, 10] }],
    });
    expect(game.pass()).toEqual({ number: 4, color: 'white', post: null, fences: [] });
    expect([game.toPlay, game.moveNumber, game.isOver]).toEqual(['black', 4, false]);
    expect(game.history).toBe(game.history);
    expect(game.history.map(({ color, number }) => [color, number])).toEqual([
      ['black', 1],
      ['white', 2],
      ['black', 3],
      ['white', 4],
    ]);
    expect(game.board.equals(senketBoard(11, 'R 2-1 1-3; B 10-11'))).toBe(true);
    expect(game.score()).toEqual(game.board.score());
    expect(game.score({ mode: 'posts' })).toEqual(game.board.score({ mode: 'posts' }));
  });

  test('with no fence, or those of a list', () => {
    const game = played('2-1', '11-11');
    expect(game.play('1-3', 'none').fences).toEqual([]);
    game.pass();
    expect(texts(game.play('4-4', fences('2-1/1-3')).fences)).toEqual(['1-3/2-1']);
    expect(game.board.fences('black')).toHaveLength(1);
  });

  test('the legality of a turn, with the reason', () => {
    const game = played('5-5', '5-6', '6-7');
    expect(game.legality('9-9')).toBe('legal');
    expect(game.legality('pass')).toBe('legal');
    expect(game.legality('5-5')).toBe('occupied');
    expect(game.legality('7-5', fences('7-5/5-6'))).toBe('crosses');
    expect(game.legality('7-5', 'none')).toBe('legal');
    expect(game.board.legality('black', '9-9', fences('9-9/8-8'))).toBe('no-knights-step');
    expect(game.legalMoves().equals(game.board.posts('black').or(game.board.posts('white')).not())).toBe(
      true,
    );
    expect(game.legality('7-5', [{ from: '7-5', to: '5-6' }])).toBe('crosses');
    expect(errorOf(() => game.legality('12-5'))).toBe("off-board: point '12-5' is outside the 11×11 board");
    expect(errorOf(() => game.board.legality(wrong('red'), '1-1'))).toMatch(/^bad-option: /);
    expect(game.moveNumber).toBe(3);
  });

  test('what is refused leaves the game as it was', () => {
    const game = played('5-5', '5-6', '6-7', '9-9');
    game.undo();
    const before = state(game);
    for (const [call, error] of [
      [() => game.play('5-5'), 'illegal-move: white may not put a post on 5-5: black has one there'],
      [
        () => game.play('7-5', fences('7-5/5-6')),
        "illegal-move: white may not add the fence 7-5/5-6: it would cross black's fence 5-5/6-7",
      ],
      [
        () => game.play('7-7', fences('7-7/8-8')),
        "illegal-move: white may not add the fence 7-7/8-8: its ends are not a knight's step apart",
      ],
      [() => game.play('12-5'), "off-board: point '12-5' is outside the 11×11 board"],
      [() => game.play('D4'), "bad-vertex: 'D4' is not a point like '3-14'"],
      [() => game.play('1-1', wrong('some')), /^bad-option: fences must be one of 'all', 'none'/],
      [() => game.play('1-1', wrong(7)), /^bad-option: fences must be a list, not 7$/],
      [() => game.score({ mode: wrong('post') }), /^bad-option: mode /],
      [() => game.result({ mode: wrong('post') }), /^bad-option: mode /],
      [() => game.goTo(5), /^bad-option: the move number must be an integer from 0 to 4, not 5$/],
      [() => game.goTo(-1), /^bad-option: /],
      [() => game.goTo(wrong('1')), /^bad-option: /],
      [() => game.boardAt(5), /^bad-option: the move number must be an integer from 0 to 4, not 5$/],
      [() => game.boardAt(0.5), /^bad-option: /],
    ] as const) {
      const message = errorOf(call);
      if (typeof error === 'string') expect(message).toBe(error);
      else expect(message).toMatch(error);
      expect(state(game)).toBe(before);
    }
    expect(game.redo()).toBe(true); // what was taken back is still there
    expect(kakoiErrorOf(() => game.play('5-5'))).toMatchObject({ reason: 'occupied' });
  });

  test('what a game hands out cannot be used to change it', () => {
    const game = played('2-1', '11-11', '1-3');
    for (const change of [
      () => (game.history as unknown[]).push(1),
      () => Object.assign(game.history[0] as object, { post: null }),
      () => Object.assign(game.history[0]?.post as object, { 0: 5 }),
      () => Object.assign(game.history[2]?.fences as object, { 0: null }),
    ]) {
      expect(change).toThrow(TypeError);
    }
    expect(game.toText()).toBe('Senket 11\n1. 2-1\n2. 11-11\n3. 1-3 +2-1\n');
  });
});

describe('going back and forth', () => {
  test('undo and redo', () => {
    const game = played('2-1', '10-11', '1-3');
    const board = game.board;
    expect([game.undo(), game.moveNumber, game.toPlay, game.history.length]).toEqual([true, 2, 'black', 2]);
    expect(game.board.fences('black')).toEqual([]);
    expect([game.redo(), game.board, game.redo()]).toEqual([true, board, false]);
    expect([game.undo(), game.undo(), game.undo(), game.undo()]).toEqual([true, true, true, false]);
    expect([game.board.equals(SenketBoard.empty(11)), game.toPlay]).toEqual([true, 'black']);
  });

  test('the same turn again keeps what follows, another forgets it', () => {
    const game = played('2-1', '10-11', '1-3', '-');
    game.goTo(2);
    game.play([0, 8], fences('2-1/1-3')); // the same post and fence, said otherwise
    expect([game.redo(), game.moveNumber]).toEqual([true, 4]);
    game.goTo(3);
    game.pass();
    expect(game.moveNumber).toBe(4);
    game.goTo(2);
    game.play('1-3', 'none'); // without the fence: another turn
    expect([game.redo(), game.moveNumber]).toEqual([false, 3]);
    expect(errorOf(() => game.goTo(4))).toMatch(/from 0 to 3/);
    game.undo();
    game.pass();
    expect([game.redo(), game.history[2]?.post]).toEqual([false, null]);
  });

  test('goTo and boardAt', () => {
    const game = played('2-1', '10-11', '1-3', '11-9');
    game.goTo(1);
    expect([game.moveNumber, game.toPlay, game.history.length]).toEqual([1, 'white', 1]);
    expect(game.boardAt(0).equals(SenketBoard.empty(11))).toBe(true);
    expect(game.boardAt(1)).toBe(game.board);
    // boardAt() sees the whole line, wherever the game stands.
    expect(game.boardAt(4).equals(senketBoard(11, 'R 2-1 1-3; B 10-11 11-9'))).toBe(true);
    game.goTo(4);
    expect([game.board.fences('white').length, game.toPlay]).toEqual([1, 'black']);
  });
});

describe('the end', () => {
  test('two passes in a row', () => {
    const game = played('2-1', '-', '1-3', '-');
    expect([game.isOver, game.outcome, game.end, game.result()]).toEqual([false, null, null, null]); // passes, but not in a row
    game.pass();
    expect([game.isOver, game.outcome, game.toPlay]).toEqual([true, 'black', 'white']);
    const before = state(game);
    for (const call of [() => game.play('5-5'), () => game.pass(), () => game.play('x')]) {
      expect(errorOf(call)).toBe('game-over: the game is over after move 5: both sides have passed');
      expect(state(game)).toBe(before);
    }
    game.undo();
    expect([game.isOver, game.outcome]).toEqual([false, null]);
    game.play('5-5');
    expect([game.isOver, game.redo()]).toEqual([false, false]);
  });

  test('by resignation, which undo() takes back as a step', () => {
    const game = played('2-1', '11-11', '1-3');
    game.resign();
    expect([game.isOver, game.outcome, game.end, game.result(), game.info.result]).toEqual([
      true,
      'black',
      'resignation',
      'B+R',
      'B+R',
    ]);
    expect([game.legality('5-5'), game.legality(null), game.legalMoves().size]).toEqual([
      'game-over',
      'game-over',
      0,
    ]);
    for (const call of [() => game.play('5-5'), () => game.pass(), () => game.resign()])
      expect(errorOf(call)).toBe('game-over: the game is over after move 3: white has resigned');
    expect([game.undo(), game.isOver, game.moveNumber]).toEqual([true, false, 3]);
    expect([game.redo(), game.isOver]).toEqual([true, true]);
    game.undo();
    game.play('5-5');
    game.resign('white', 'time');
    expect([game.result(), game.outcome]).toEqual(['B+T', 'black']);
    game.resume();
    expect([game.isOver, game.play('6-7').fences.length]).toEqual([false, 0]);
  });

  test('by resignation is in the record, and in the game as JSON', () => {
    const game = new SenketGame({ size: 11, info: { black: 'Canyon', white: 'Dyer' } });
    game.play('2-1');
    game.resign();
    expect(game.toText()).toBe('Senket 11\n#! PB[Canyon]PW[Dyer]RE[B+R]\n1. 2-1\n');
    const read = SenketGame.fromText(game.toText());
    expect([read.isOver, read.end, read.info]).toEqual([
      true,
      'resignation',
      { black: 'Canyon', white: 'Dyer', result: 'B+R' },
    ]);
    read.goTo(0);
    expect([read.isOver, read.toText({ variations: false })]).toEqual([
      false,
      'Senket 11\n#! PB[Canyon]PW[Dyer]\n',
    ]);
    const copy = SenketGame.fromJSON(JSON.parse(JSON.stringify(game)));
    expect([copy.result(), copy.undo(), copy.isOver, copy.toText()]).toEqual([
      'B+R',
      true,
      false,
      'Senket 11\n#! PB[Canyon]PW[Dyer]\n1. 2-1\n',
    ]);
    expect(SenketGame.fromText('Senket 11\n#! RE[W+12]\n1. 2-1\n').outcome).toBe('white'); // which no rule says
    copy.setInfo({ black: '', event: 'Mind Sports' });
    expect(copy.info).toEqual({ white: 'Dyer', event: 'Mind Sports' });
  });

  test('the greater total wins, in the mode asked for', () => {
    const game = played(...UNLIKE);
    expect([game.score().black.total, game.score().white.total]).toEqual([9, 4]);
    expect([game.score({ mode: 'posts' }).black.total, game.score({ mode: 'posts' }).white.total]).toEqual([
      4, 9,
    ]);
    expect([game.outcome, game.result(), game.result({ mode: 'posts' })]).toEqual(['black', 'B+5', 'W+5']);
  });

  test('equal totals are a draw', () => {
    const corners = played('2-1', '10-11', '1-3', '11-9', '-', '-');
    expect([corners.outcome, corners.end, corners.result({ mode: 'posts' })]).toEqual([
      'draw',
      'passes',
      'Draw',
    ]);
    expect(played('-', '-').outcome).toBe('draw');
  });
});

describe('records', () => {
  test('say each turn in a line, points as x-y', () => {
    const game = played('5-5', '5-6', '6-7', '-', '9-9');
    game.pass();
    game.play('7-6', fences('7-6/5-5'));
    game.play('1-1', 'none');
    game.play('11-11', 'none');
    game.undo();
    expect(game.toText({ variations: false })).toBe(
      'Senket 11\n1. 5-5\n2. 5-6\n3. 6-7 +5-5\n4. pass\n5. 9-9\n6. pass\n7. 7-6 +5-5\n8. 1-1\n',
    );
    expect(new SenketGame().toText()).toBe('Senket 31\n');
  });

  test('variations stand behind the turn that they replace, in their order, and come back so', () => {
    const text = `Senket 11
1. 5-5
2. 5-6
(
2. 9-9
3. 9-8
(
3. 1-1
4. pass
)
)
(
2. pass
)
3. 6-7 +5-5
`;
    const game = SenketGame.fromText(text);
    expect(game.toText()).toBe(text);
    const [first] = game.tree.children;
    expect(first?.children.map(({ data }) => data.W?.[0])).toEqual(['5-6', '9-9', 'pass']);
    expect(first?.children[1]?.children.map(({ data }) => data.B?.[0])).toEqual(['9-8', '1-1']);
    expect(game.toText({ variations: false })).toBe('Senket 11\n1. 5-5\n2. 5-6\n3. 6-7 +5-5\n');
  });

  test('a fence between old posts', () => {
    const game = played('5-5', '-', '9-9', '-', '1-1', '-', '11-11', '-');
    game.play('6-7', 'none');
    game.pass();
    game.play('8-7', fences('8-7/6-8', '5-5/6-7').slice(1));
    expect(game.toText().trimEnd().split('\n').slice(-3)).toEqual(['9. 6-7', '10. pass', '11. 8-7 5-5=6-7']);
  });

  test('are read with comments, without numbers, and with other breaks', () => {
    const record = [
      '# before the game',
      '',
      'SENKET   11 # points a side',
      '5-5 # the centre, nearly',
      '  17. 9-9',
      '6-7 +5-5',
      '',
      'PASS # nothing to do',
      '1. 7-6\t5-5=7-6',
      '#1-1',
    ];
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const game = SenketGame.fromText(record.join(lineBreak));
      expect(game.toText()).toBe(
        [
          'Senket 11\n# before the game\n# points a side',
          '1. 5-5\n# the centre, nearly',
          '2. 9-9',
          '3. 6-7 +5-5',
          '4. pass\n# nothing to do',
          '5. 7-6 +5-5\n# 1-1\n',
        ].join('\n'),
      );
    }
    // No fence is implied.
    expect(SenketGame.fromText('Senket 11\n5-5\npass\n6-7').board.fences('black')).toEqual([]);
    expect(SenketGame.fromText('\uFEFFSenket 3').board.size).toBe(3);
    expect(SenketGame.fromText('Senket 032').board.size).toBe(32);
  });

  test('of games by chance, there and back', () => {
    const random = randomNumbers(7);
    for (const size of [3, 5, 9, 17, 31, 32]) {
      const game = new SenketGame({ size });
      while (!game.isOver && game.moveNumber < 6 * size) {
        const { board, toPlay } = game;
        const post = random() < 0.1 ? null : randomPost(board, toPlay, random);
        const [old] = board.legalFences(toPlay);
        if (post === null) game.pass();
        else if (random() < 0.3) game.play(post, old === undefined ? 'none' : [old]);
        else game.play(post, random() < 0.5 ? 'all' : 'none');
      }
      const text = game.toText();
      const read = SenketGame.fromText(text);
      expect(read.toText()).toBe(text);
      expect(read.history).toEqual(game.history);
      expect([read.isOver, read.toPlay]).toEqual([game.isOver, game.toPlay]);
      for (let i = 0; i <= game.moveNumber; i++) expect(read.boardAt(i).equals(game.boardAt(i))).toBe(true);
      for (const { post } of game.history) {
        if (post !== null) expect(text).toContain(` ${postText(post, size)}`);
      }
    }
  });

  test.each<[string, number, number, RegExp]>([
    ['', 1, 1, /the first line must be 'Senket' and the points per side$/],
    ['\n# nothing\n', 1, 1, /the first line must be 'Senket'/],
    ['Go 19', 1, 1, /the first line must be 'Senket'/],
    ['# x\n  Senket11', 2, 3, /the first line must be 'Senket'/],
    ['1. 5-5', 1, 1, /the first line must be 'Senket'/],
    [' Senket', 1, 2, /the points per side must follow the name of the game$/],
    ['Senket # 11', 1, 1, /the points per side must follow/],
    ['Senket eleven', 1, 8, /the points per side must follow/],
    ['Senket 1000', 1, 8, /the points per side must follow/],
    ['Senket -5', 1, 8, /the points per side must follow/],
    ['Senket 11 17', 1, 11, /nothing is expected here$/],
    ['Senket 11\n1.', 2, 1, /a post or 'pass' must follow the number$/],
    ['Senket 11\n\n5-5\n 2. # soon', 4, 2, /a post or 'pass' must follow the number$/],
    ['Senket 11\n1. pass 5-5', 2, 9, /nothing may follow a pass$/],
    ['Senket 11\npass +5-5', 2, 6, /nothing may follow a pass$/],
    ['Senket 11\nresign', 2, 1, /'resign' is not a point like '3-14'$/],
    ['Senket 11\n1. 1. 5-5', 2, 4, /'1\.' is not a point/],
    ['Senket 11\n1 5-5', 2, 1, /'1' is not a point/],
    ['Senket 11\nE5', 2, 1, /'E5' is not a point/],
    ['Senket 11\r\n1. 12-5', 2, 4, /point '12-5' is outside the 11×11 board$/],
    ['Senket 11\n1. 5-0', 2, 4, /point '5-0' is outside/],
    ['Senket 11\n5-5 6-7', 2, 5, /'6-7' is not a fence like '\+3-4' or '3-4=5-5'$/],
    ['Senket 11\n5-5 6-7=5-5=6-7', 2, 5, /'6-7=5-5=6-7' is not a fence/],
    ['Senket 11\n5-5 +', 2, 5, /'' is not a point/],
    ['Senket 11\n5-5 +6', 2, 5, /'6' is not a point/],
    ['Senket 11\n5-5 =', 2, 5, /'' is not a point/],
    ['Senket 11\n5-5 6-7=', 2, 5, /'' is not a point/],
    ['Senket 11\n5-5 +6-7 +6-12', 2, 10, /point '6-12' is outside/],
    ['Senket 11\n5-5 6-12=7-10', 2, 5, /point '6-12' is outside/],
    ['Senket 11\n5-5\n9-9\n6-7 + 5-5', 4, 5, /'' is not a point/],
  ])('%j is wrong at line %i, column %i', (text, line, column, message) => {
    const error = kakoiErrorOf(() => SenketGame.fromText(text));
    expect(error.code).toBe('bad-notation');
    expect(error.message).toMatch(message);
    expect(error.message.startsWith(`line ${line}, column ${column}: `)).toBe(true);
  });

  test.each([['2'], ['0'], ['33'], ['999']])("of %s points a side are a 'bad-size'", (size) => {
    const message = `bad-size: size must be an integer from 3 to 32, not ${size}`;
    expect(errorOf(() => SenketGame.fromText(`Senket ${size}`))).toBe(message);
    expect(errorOf(() => SenketGame.fromText(`Senket ${size}\n9-x`))).toBe(message); // before the turns
  });

  test.each<[string, string, string]>([
    ['5-5\n5-5', 'illegal-move occupied', 'turn 2: white may not put a post on 5-5: black has one there'],
    [
      '# none\n1. 5-5\n\n2. pass\n3. 8-8 +5-5',
      'illegal-move no-knights-step',
      "turn 3: black may not add the fence 8-8/5-5: its ends are not a knight's step apart",
    ],
    [
      '5-5\n6-7 +5-5',
      'illegal-move no-post',
      'turn 2: white may not add the fence 6-7/5-5: its ends are not both white posts',
    ],
    [
      '5-5\npass\n6-7 +5-5 6-7=5-5',
      'illegal-move exists',
      'turn 3: black may not add the fence 6-7/5-5: it is there already',
    ],
    [
      '5-5\n5-6\n6-7 +5-5\n7-5 +5-6',
      'illegal-move crosses',
      "turn 4: white may not add the fence 7-5/5-6: it would cross black's fence 5-5/6-7",
    ],
    [
      '5-5\npass\npass\n1-1',
      'game-over undefined',
      'turn 4: the game is over after move 3: both sides have passed',
    ],
  ])('%j breaks the rules', (turns, kind, message) => {
    const error = kakoiErrorOf(() => SenketGame.fromText(`Senket 11\n${turns}`));
    expect([`${error.code} ${error.reason}`, error.message]).toEqual([kind, message]);
    expect('reason' in error).toBe(error.code === 'illegal-move');
  });

  test.each([[undefined], [null], [7], [['Senket 11']], [{}]])('%p is not text', (value) => {
    expect(errorOf(() => SenketGame.fromText(wrong(value)))).toMatch(/^bad-notation: a record is text, not /);
  });
});

describe('a game that begins with a position', () => {
  const corner = () => {
    let board = SenketBoard.empty(11);
    for (const post of ['1-4', '3-5', '4-3', '6-2', '8-1', '1-9']) board = board.play('black', post);
    for (const post of ['10-11', '11-9', '1-3']) board = board.play('white', post);
    return board;
  };

  test('is written, read and played on from there', () => {
    const game = new SenketGame({ setup: corner(), toPlay: 'white' });
    expect([game.toPlay, game.moveNumber, game.board.equals(corner())]).toEqual(['white', 0, true]);
    game.play('2-1');
    game.play('5-5');
    expect(game.toText()).toBe(
      `Senket 11
#! AB[1-4 3-5 4-3 6-2 8-1][1-9]AW[10-11 11-9][1-3]PL[W]
1. 2-1 +1-3
2. 5-5 +4-3
`,
    );
    const again = SenketGame.fromText(game.toText());
    expect(again.board.equals(game.board)).toBe(true);
    expect(again.history.map(({ color }) => color)).toEqual(['white', 'black']);
    again.goTo(0);
    expect(again.board.equals(corner())).toBe(true);
    expect(SenketGame.fromJSON(game.toJSON()).board.equals(game.board)).toBe(true);
    expect(game.clone().toText()).toBe(game.toText());
  });

  test('keeps every fence, also where strands meet and close', () => {
    const random = randomNumbers(5);
    for (let i = 0; i < 200; i++) {
      let board = SenketBoard.empty(9);
      for (let posts = 0; posts < 40; posts++) {
        const color = random() < 0.5 ? 'black' : 'white';
        const at: Vertex = [Math.floor(random() * 9), Math.floor(random() * 9)];
        if (board.get(at) === 0) board = board.play(color, at);
      }
      const text = new SenketGame({ setup: board }).toText();
      expect(SenketGame.fromText(text).board.toJSON()).toEqual(board.toJSON());
    }
  });

  test.each<[string, () => unknown, string]>([
    [
      'a size that is not its own',
      () => new SenketGame({ setup: corner(), size: 9 }),
      'the set-up has 11 points',
    ],
    ['no board', () => new SenketGame({ setup: {} as never }), 'bad-option: {} is not a SenketBoard'],
    ['no colour', () => new SenketGame({ toPlay: 'red' as never }), 'bad-option: '],
    [
      'no point',
      () => SenketGame.fromText('Senket 11\n#! AB[1-4 x]\n'),
      "bad-notation: the set-up: 'x' is not",
    ],
    ['a point beyond', () => SenketGame.fromText('Senket 5\n#! AW[9-9]\n'), 'bad-notation: the set-up: '],
    [
      'posts that no fence can join',
      () => SenketGame.fromText('Senket 11\n#! AB[1-4 1-5]\n'),
      "illegal-move: the set-up: black may not add the fence 1-4/1-5: its ends are not a knight's step apart",
    ],
    [
      'fences that cross',
      () => SenketGame.fromText('Senket 11\n#! AB[2-2 3-4]AW[2-4 3-2]\n'),
      'illegal-move: the set-up: white may not add the fence',
    ],
  ])('%s is refused', (_what, make, message) => {
    expect(errorOf(make)).toContain(message);
  });

  test('its set-up is not to be annotated away', () => {
    const game = new SenketGame({ setup: corner() });
    expect(errorOf(() => game.annotate({ AB: null }))).toContain('bad-option: ');
  });
});
