import { init, LoaBoard, LoaGame, type LoaGameOptions, type LoaRules } from 'kakoi';
import { errorOf, kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init());

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

/** A game in which the moves have been played. */
function played(game: LoaGame, ...moves: string[]): LoaGame {
  for (const move of moves) game.play(move);
  return game;
}

const setUp = (fen: string, rules: Partial<LoaRules> = {}) =>
  new LoaGame({ setup: LoaBoard.fromFen(fen), rules });

const texts = ({ history }: LoaGame) => history.map(({ text }) => text);

const state = (game: LoaGame) =>
  JSON.stringify([
    game.board,
    game.moveNumber,
    game.history,
    game.outcome,
    game.end,
    game.result(),
    game.info,
  ]);

/** Four moves that lead back to where they began. */
const ROUND = ['b1-b3', 'a2-c2', 'b3-b1', 'c2-a2'];

/** Black to move must pass; white then has moves. */
const STUCK = 'w4w2/8/3w4/8/8/3ww3/www1w3/1bwbw3 b';

/** d2xd4 connects white; in the second position it connects both. */
const OWN_GOAL = '7b/8/8/8/3w4/8/w2b4/w7 b';
const BOTH = '8/8/8/4b3/3w4/8/w2b4/w7 b';

describe('a new game', () => {
  test('is the standard one, black to move, under the rules of the Olympiad', () => {
    const game = new LoaGame();
    expect(game.board.equals(LoaBoard.start())).toBe(true);
    expect(game.rules).toEqual({ simultaneous: 'draw', noMove: 'pass', repetition: 3 });
    expect([game.toPlay, game.moveNumber, game.history, game.outcome, game.end, game.isOver]).toEqual([
      'black',
      0,
      [],
      null,
      null,
      false,
    ]);
    expect([game.result(), game.info]).toEqual([null, {}]);
  });

  test('takes a set-up by name or as a board, and some of the rules', () => {
    const eggs = new LoaGame({ setup: 'scrambled-eggs', rules: { noMove: 'loss' } });
    expect(eggs.board.equals(LoaBoard.start('scrambled-eggs'))).toBe(true);
    expect(eggs.rules).toEqual({ simultaneous: 'draw', noMove: 'loss', repetition: 3 });
    const board = LoaBoard.fromFen('5w2/8/8/3b4/8/7w/8/b7 w');
    expect(new LoaGame({ setup: board }).board).toBe(board);
    expect(new LoaGame({ setup: board }).toPlay).toBe('white');
  });

  test('may be over before it begins', () => {
    const game = setUp('8/8/8/2bb4/8/8/8/w6w b');
    expect([game.outcome, game.end, game.result()]).toEqual(['black', 'connection', 'B+']);
    expect(errorOf(() => game.play('c5-c6'))).toBe(
      'game-over: the game is over after move 0: black has won by connecting all stones',
    );
  });

  test.each<[unknown, RegExp]>([
    [{ setup: 'gemma' }, /set-up must be one of .*not 'gemma'/],
    [{ setup: '8/8/8/8/8/8/8/8 b' }, /set-up must be one of /],
    [{ setup: {} }, /set-up .*not \{\}/],
    [{ rules: { repetition: 1 } }, /repetition must be 0 or at least 2/],
    [{ rules: null }, /object, not null/],
    [{ rules: 'olympiad' }, /object, not 'olympiad'/],
    [{ info: { black: 7 } }, /info.black must be a string, not 7/],
    [{ info: { player: 'x' } }, /unknown option 'player'/],
    [{ sise: 8 }, /unknown option 'sise'; known: setup, size, rules, info/],
    [null, /object, not null/],
  ])('not with %p', (options, message) => {
    const error = errorOf(() => new LoaGame(options as LoaGameOptions));
    expect(error).toMatch(/^bad-option: /);
    expect(error).toMatch(message);
  });
});

describe('playing', () => {
  test('turns alternate, and the history tells what has been played', () => {
    const game = new LoaGame();
    expect(game.play('f8:h6')).toEqual({
      from: [5, 0],
      to: [7, 2],
      capture: true,
      text: 'f8xh6',
      connects: 'none',
    });
    expect([game.toPlay, game.moveNumber]).toEqual(['white', 1]);
    const [move] = game.board.legalMoves('a2');
    game.play(move!);
    expect([game.toPlay, texts(game)]).toEqual(['black', ['f8xh6', move?.text]]);
    expect(game.board.toFen()).toBe(LoaBoard.start().play('f8xh6').play(texts(game)[1]!).toFen());
  });

  test('the legality of a move and the legal moves, which end with the game', () => {
    const game = new LoaGame();
    expect([game.legality('b1-b3'), game.legality('b1-b4'), game.legality(null)]).toEqual([
      'legal',
      'wrong-distance',
      'can-move',
    ]);
    expect(game.legality({ from: 'a2', to: 'c2' })).toBe('not-your-stone');
    expect([game.legalMoves().length, game.legalMoves('b1').map(({ text }) => text)]).toEqual([
      36,
      ['b1-h1', 'b1-b3', 'b1-d3'],
    ]);
    expect(kakoiErrorOf(() => game.pass())).toMatchObject({ code: 'illegal-move', reason: 'can-move' });
    game.resign();
    expect([game.legality('b1-b3'), game.legalMoves()]).toEqual(['game-over', []]);
    expect(errorOf(() => game.legality('b1'))).toMatch(/^bad-notation: /);
    expect(game.board.legality('b1-b3')).toBe('legal');
  });

  test('what is refused leaves the game as it was', () => {
    const game = played(new LoaGame(), 'b1-b3', 'a2-c2');
    game.undo();
    const before = state(game);
    for (const [call, error] of [
      [() => game.play('a3-a4'), /^illegal-move: white may not move a3-a4: 6 stones/],
      [() => game.play('b3-b1'), /^illegal-move: white .*opponent's stone/],
      [() => game.play('pass'), /^illegal-move: white may not pass/],
      [() => game.play('a2'), /^bad-notation: /],
      [() => game.play(null), /^illegal-move: white may not pass/],
      [() => game.play(wrong(undefined)), /^bad-notation: /],
      [() => game.resign(wrong('b')), /^bad-option: /],
      [() => game.goTo(3), /^bad-option: the move number must be an integer from 0 to 2, not 3/],
      [() => game.goTo(-1), /^bad-option: /],
      [() => game.goTo(wrong('1')), /^bad-option: /],
      [() => game.boardAt(3), /^bad-option: /],
      [() => game.boardAt(0.5), /^bad-option: /],
    ] as const) {
      expect(errorOf(call)).toMatch(error);
      expect(state(game)).toBe(before);
    }
    expect(game.redo()).toBe(true);
    expect(texts(game)).toEqual(['b1-b3', 'a2-c2']);
  });

  test('what a game hands out cannot be used to change it', () => {
    const game = played(new LoaGame({ info: { black: 'A' } }), 'b1-b3');
    for (const change of [
      () => (game.history as unknown[]).push(1),
      () => Object.assign(game.rules, { repetition: 0 }),
      () => Object.assign(game.info, { black: 'B' }),
      () => Object.assign(game.history[0] as object, { text: 'pass' }),
    ]) {
      expect(change).toThrow(TypeError);
    }
    expect(texts(game)).toEqual(['b1-b3']);
  });
});

describe('going back and forth', () => {
  test('undo and redo', () => {
    const game = new LoaGame();
    expect([game.undo(), game.redo()]).toEqual([false, false]);
    played(game, 'b1-b3', 'a2-c2');
    expect(texts(game)).toEqual(['b1-b3', 'a2-c2']);
    expect([game.undo(), game.moveNumber, game.toPlay, texts(game)]).toEqual([true, 1, 'white', ['b1-b3']]);
    expect([game.redo(), texts(game), game.redo(), game.moveNumber]).toEqual([
      true,
      ['b1-b3', 'a2-c2'],
      false,
      2,
    ]);
    expect([game.undo(), game.undo(), game.undo()]).toEqual([true, true, false]);
    expect(game.board.equals(LoaBoard.start())).toBe(true);
  });

  test('the same move again keeps what follows, another forgets it', () => {
    const game = played(new LoaGame(), ...ROUND);
    game.goTo(1);
    game.play('A2:C2');
    game.goTo(4);
    expect(texts(game)).toEqual(ROUND);
    game.goTo(1);
    game.play('a4-c4');
    expect([game.redo(), game.moveNumber]).toEqual([false, 2]);
    expect(errorOf(() => game.goTo(3))).toMatch(/from 0 to 2/);
  });

  test('goTo and boardAt', () => {
    const game = played(new LoaGame(), ...ROUND);
    expect(texts(game)).toEqual(ROUND);
    game.goTo(2);
    expect([game.moveNumber, texts(game)]).toEqual([2, ROUND.slice(0, 2)]);
    expect(game.boardAt(4).equals(LoaBoard.start())).toBe(true); // the whole line, wherever the game stands
    expect(game.boardAt(1).equals(LoaBoard.start().play('b1-b3'))).toBe(true);
    expect(game.boardAt(2)).toBe(game.board);
    game.goTo(0);
    expect([game.board.equals(LoaBoard.start()), game.toPlay, game.history]).toEqual([true, 'black', []]);
  });
});

describe('the end', () => {
  test.each([
    ['an own goal', OWN_GOAL, {}, 'white', 'connection', 'W+', 'white has won by connecting all stones'],
    ['both', BOTH, {}, 'draw', 'simultaneous', 'Draw', 'it is a draw by connecting both sides at once'],
    [
      'both, the mover winning',
      BOTH,
      { simultaneous: 'mover' },
      'black',
      'simultaneous',
      'B+',
      'black has won by connecting both sides at once',
    ],
  ] as const)('by %s', (_, fen, rules, outcome, end, result, words) => {
    const game = setUp(fen, rules);
    game.play('d2xd4');
    expect([game.outcome, game.end, game.isOver, game.result()]).toEqual([outcome, end, true, result]);
    expect(game.info.result).toBe(result);
    const before = state(game);
    for (const call of [() => game.play('a1-b1'), () => game.play('pass'), () => game.resign()]) {
      expect(errorOf(call)).toBe(`game-over: the game is over after move 1: ${words}`);
    }
    expect(state(game)).toBe(before);
    game.undo();
    expect([game.isOver, game.result(), game.info.result]).toEqual([false, null, undefined]);
  });

  test('without a move: a pass', () => {
    const game = setUp(STUCK, { repetition: 2 });
    expect(game.pass()).toMatchObject({ text: 'pass', from: [-1, -1], to: [-1, -1] });
    // The same stones, but the other side to move: no repetition.
    expect([game.toPlay, game.moveNumber, game.isOver]).toEqual(['white', 1, false]);
  });

  test.each([
    ['loss', 'white', 'W+', 'white has won by having no move'],
    ['draw', 'draw', 'Draw', 'it is a draw by having no move'],
  ] as const)("without a move, under '%s'", (noMove, outcome, result, words) => {
    const game = setUp(STUCK, { noMove });
    expect([game.outcome, game.end, game.result()]).toEqual([outcome, 'no-move', result]);
    expect(errorOf(() => game.play('pass'))).toBe(`game-over: the game is over after move 0: ${words}`);
  });

  test.each([
    [2, 4],
    [3, 8],
    [4, 12],
  ])('when a position has occurred %i times', (repetition, moves) => {
    const game = new LoaGame({ rules: { repetition } });
    for (let i = 0; i < moves; i++) {
      expect([i, game.isOver]).toEqual([i, false]);
      game.play(ROUND[i % 4]!);
    }
    expect([game.outcome, game.end, game.result()]).toEqual(['draw', 'repetition', 'Draw']);
    expect(errorOf(() => game.play('b1-b3'))).toBe(
      `game-over: the game is over after move ${moves}: it is a draw by repetition`,
    );
    game.undo();
    expect(game.isOver).toBe(false);
    game.redo();
    expect(game.end).toBe('repetition');
    game.goTo(moves - 4);
    expect(game.isOver).toBe(false);
  });

  test('never by repetition when the rules say 0', () => {
    const game = new LoaGame({ rules: { repetition: 0 } });
    for (let i = 0; i < 10; i++) played(game, ...ROUND);
    expect([game.isOver, game.moveNumber]).toEqual([false, 40]);
  });

  test('a position that repeats and decides is decided', () => {
    const game = setUp('8/8/8/2bb4/8/8/8/w6w b', { repetition: 2 });
    expect(game.end).toBe('connection');
  });

  test('by resignation', () => {
    const game = played(new LoaGame(), 'b1-b3');
    game.resign();
    expect([game.outcome, game.end, game.result(), game.info.result]).toEqual([
      'black',
      'resignation',
      'B+R',
      'B+R',
    ]);
    expect([game.moveNumber, texts(game), game.board.toPlay]).toEqual([1, ['b1-b3'], 'white']);
    for (const call of [() => game.play('a2-c2'), () => game.resign('black')]) {
      expect(errorOf(call)).toBe('game-over: the game is over after move 1: black has won by resignation');
    }
    expect(game.undo()).toBe(true);
    expect([game.isOver, game.moveNumber]).toEqual([false, 1]);
    expect(game.redo()).toBe(true);
    expect(game.result()).toBe('B+R');
    game.goTo(0);
    expect(game.isOver).toBe(false);
    game.goTo(1); // to the end of the line
    expect([game.isOver, game.moveNumber]).toEqual([true, 1]);
    game.undo();
    game.play('a2-c2');
    game.resign('white');
    expect([game.result(), game.moveNumber, game.redo()]).toEqual(['B+R', 2, false]);
    expect(new LoaGame().resign()).toBe(undefined);
  });

  test('the reason of an error is that of the board', () => {
    expect(kakoiErrorOf(() => new LoaGame().play('b1-b8'))).toMatchObject({
      code: 'illegal-move',
      reason: 'wrong-distance',
    });
  });
});

test.each([
  ['W+', 'white', null],
  ['B+12', 'black', null],
  ['Draw', 'draw', null],
  ['0', 'draw', null],
  ['W+R', 'white', 'resignation'],
  ['Void', null, null],
])('a record that ends with RE[%s] has the outcome %p', (RE, outcome, end) => {
  const game = LoaGame.fromSgf(`(;GM[9]RE[${RE}];B[b1-b3])`);
  expect([game.outcome, game.end]).toEqual([outcome, end]);
  game.undo();
  expect(game.outcome).toBe(null);
});

test('the recorded result holds until moves are added', () => {
  const game = new LoaGame({ info: { black: ' Soucie\n', white: '', result: 'B+T' } });
  expect([game.info, game.result()]).toEqual([{ black: 'Soucie', result: 'B+T' }, null]);
  game.play('b1-b3');
  expect(game.info).toEqual({ black: 'Soucie' });
});
