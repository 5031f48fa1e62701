/** Games through JSON and structuredClone(): the whole line is kept, and the place of the game in it. */

import { GoBoard, GoGame, goRules, init, LoaBoard, LoaGame, PointSet, SenketBoard, SenketGame } from 'kakoi';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

/** The facts of a game at every place of its line, reached by undo() and then redo(). */
function story(
  game: GoGame | LoaGame | SenketGame,
  facts: () => unknown = () => ({ ...game, ...visible(game) }),
): unknown[] {
  const told = [facts()];
  while (game.undo()) told.push(facts());
  told.push('redo');
  while (game.redo()) told.push(facts());
  return told;
}

function visible(game: GoGame | LoaGame | SenketGame) {
  const common = {
    number: game.moveNumber,
    over: game.isOver,
    history: game.history,
    board: game.board.toJSON(),
  };
  if (game instanceof SenketGame) return { ...common, text: game.toText(), outcome: game.outcome };
  const { info } = game;
  if (game instanceof LoaGame)
    return { ...common, info, sgf: game.toSgf(), end: game.end, result: game.result() };
  const { toPlay, ko, captures, rulesName } = game;
  return { ...common, info, toPlay, ko, captures, rulesName, sgf: game.toSgf(), result: game.result() };
}

const ways: [string, (json: object) => unknown][] = [
  ['JSON', (json) => JSON.parse(JSON.stringify(json))],
  ['structuredClone', (json) => structuredClone(json)],
];

const GO: [string, () => GoGame][] = [
  ['without a move', () => new GoGame({ size: 9 })],
  [
    'with a handicap and info',
    () => new GoGame({ handicap: 3, info: { black: 'A \\ [b]', event: ']' }, komi: 0.5 }),
  ],
  [
    'with rules that no record names',
    () => {
      const rules = goRules('aga', { suicide: true, handicapBonus: 'n', komi: 3.1 });
      const game = new GoGame({ setup: GoBoard.fromDiagram('.X.O.\n.....'), toPlay: 'white', rules });
      game.play('A1');
      return game;
    },
  ],
  [
    'in the middle of its line',
    () => {
      const game = new GoGame({ size: 5, rules: 'chinese' });
      for (const move of ['C3', 'pass', 'D2', 'B2', 'A1'] as const) game.play(move);
      game.goTo(2);
      return game;
    },
  ],
  [
    'with a resignation that is taken back',
    () => {
      const game = new GoGame({ size: 5 });
      game.play('C3');
      game.resign('black');
      game.undo();
      return game;
    },
  ],
  [
    'that was resigned',
    () => {
      const game = new GoGame({ size: 5, info: { result: 'B+3.5' } });
      game.resign();
      return game;
    },
  ],
  ['whose result says so without a resignation', () => new GoGame({ size: 3, info: { result: 'W+R' } })],
  [
    'from a record with moves over stones, set-up in between and a resignation',
    () =>
      GoGame.fromSgf('(;SZ[5]RU[My own]KM[1e-7]RE[B+R];B[aa];W[aa];AE[aa]AB[bb][cc]PL[W];B[dd];B[];AW[ee])'),
  ],
];

const LOA: [string, () => LoaGame][] = [
  ['without a move', () => new LoaGame({ setup: 'scrambled-eggs' })],
  [
    'in the middle of its line',
    () => {
      const game = new LoaGame({ info: { white: 'W' }, rules: { repetition: 0, noMove: 'loss' } });
      for (const move of ['b1-h1', 'a2-c2', 'h1-b1']) game.play(move);
      game.goTo(1);
      return game;
    },
  ],
  [
    'with a resignation that is taken back',
    () => {
      const game = new LoaGame({ setup: LoaBoard.fromFen('b7/8/2b5/8/8/8/w6w/8 w') });
      game.play('a2-b3');
      game.resign('white');
      game.undo();
      return game;
    },
  ],
  [
    'that was resigned',
    () => {
      const game = LoaGame.fromSgf('(;GM[9]RE[B+R];B[b1h1])');
      return game;
    },
  ],
  ['whose result says so without a resignation', () => new LoaGame({ info: { result: 'W+R' } })],
];

const SENKET: [string, () => SenketGame][] = [
  ['without a turn', () => new SenketGame({ size: 11 })],
  [
    'in the middle of its line',
    () => {
      const game = new SenketGame({ size: 11 });
      game.play('3-3');
      game.play('8-8');
      game.play('4-5');
      game.pass();
      game.pass();
      game.goTo(3);
      return game;
    },
  ],
];

describe.each(ways)('through %s comes an equal game', (_way, carry) => {
  test.each(GO)('of Go %s', (_name, make) => {
    expect(story(GoGame.fromJSON(carry(make().toJSON())))).toEqual(story(make()));
  });

  test.each(LOA)('of Lines of Action %s', (_name, make) => {
    expect(story(LoaGame.fromJSON(carry(make().toJSON())))).toEqual(story(make()));
  });

  test.each(SENKET)('of Senket %s', (_name, make) => {
    expect(story(SenketGame.fromJSON(carry(make().toJSON())))).toEqual(story(make()));
  });
});

test('what the JSON says', () => {
  const go = new GoGame({ size: 5, rules: 'chinese' });
  go.play('C3');
  go.undo();
  expect(go.toJSON()).toEqual({
    game: 'go',
    sgf: expect.stringContaining(';B[cc]'),
    index: 0,
    rules: goRules('chinese'),
    node: 0,
    end: 1,
    ending: null,
    resumed: 0,
  });
  expect(new LoaGame().toJSON()).toMatchObject({ game: 'loa', node: 0, end: 0, rules: { repetition: 3 } });
  expect(new SenketGame().toJSON()).toEqual({
    game: 'senket',
    text: 'Senket 31\n',
    node: 0,
    end: 0,
    ending: null,
    resumed: 0,
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what a caller without types may pass
const wrong = (value: unknown): any => value;

describe('refused', () => {
  const go = () => new GoGame({ size: 5 }).toJSON();
  const loa = () => new LoaGame().toJSON();
  const senket = () => new SenketGame().toJSON();

  test.each<[string, () => unknown, RegExp]>([
    ['nothing', () => GoGame.fromJSON(undefined), /^bad-option: undefined is not what toJSON\(\)/],
    [
      'a game itself',
      () => GoGame.fromJSON(new GoGame()),
      /^bad-option: \[object GoGame\] is not what toJSON/,
    ],
    ['another game', () => GoGame.fromJSON(loa()), /^bad-option: \{game: 'loa', .* is not what toJSON/],
    ['a game of Go', () => SenketGame.fromJSON(go()), /^bad-option: \{game: 'go', /],
    ['no text', () => LoaGame.fromJSON({ ...loa(), sgf: 5 }), /^bad-option: .*sgf: 5/],
    ['no SGF', () => GoGame.fromJSON({ ...go(), sgf: 'x' }), /^bad-sgf: /],
    ['no rules', () => GoGame.fromJSON({ ...go(), rules: null }), /^bad-option: .*not null/],
    [
      'rules of LOA',
      () => LoaGame.fromJSON({ ...loa(), rules: { ko: 1 } }),
      /^bad-option: unknown option 'ko'/,
    ],
    [
      'a place beyond',
      () => GoGame.fromJSON({ ...go(), node: 1 }),
      /^bad-option: the number of the node .*not 1/,
    ],
    [
      'an end beyond',
      () => LoaGame.fromJSON({ ...loa(), end: -1 }),
      /^bad-option: the number of the end .*not -1/,
    ],
    ['turns beyond', () => SenketGame.fromJSON({ ...senket(), node: '0' }), /^bad-option: .*not '0'/],
    [
      'no resigner',
      () => GoGame.fromJSON({ ...go(), ending: { node: 0, color: 'red' } }),
      /^bad-option: .*'red'/,
    ],
    [
      'half of one',
      () => GoGame.fromJSON({ ...go(), ending: { node: 0, color: 'black' } }),
      /^bad-option: the end must be one of 'resignation'/,
    ],
  ])('%s', (_name, call, message) => {
    expect(errorOf(call)).toMatch(message);
  });

  const LOST = / \(a clone\? clone toJSON\(\) instead\)/;
  const set = () => wrong(structuredClone(PointSet.full(3)));
  const board = () => wrong(structuredClone(GoBoard.empty(3)));
  test.each<[string, () => unknown]>([
    ['a game of Go to fromJSON', () => GoGame.fromJSON(structuredClone(wrong(new GoGame())))],
    ['a game of Lines of Action to fromJSON', () => LoaGame.fromJSON(structuredClone(wrong(new LoaGame())))],
    ['a board to fromJSON', () => GoBoard.fromJSON(board())],
    ['a board to compare with', () => GoBoard.empty(3).equals(board())],
    ['a board to set up', () => new GoGame({ setup: board() })],
    ['a set to fromJSON', () => PointSet.fromJSON(set())],
    ['a set to combine with', () => PointSet.full(3).and(set())],
    ['dead stones', () => GoBoard.empty(3).score({ dead: set() })],
    ['dead stones of an area', () => GoBoard.empty(3).area({ dead: set() })],
    ['stones to put', () => PointSet.of(3, 3, set())],
    [
      'a board of Lines of Action to fromJSON',
      () => LoaBoard.fromJSON(structuredClone(wrong(LoaBoard.start()))),
    ],
    [
      'a board of Lines of Action',
      () => LoaBoard.start().equals(wrong(structuredClone(wrong(LoaBoard.start())))),
    ],
    [
      'a set-up of Lines of Action',
      () => new LoaGame({ setup: wrong(structuredClone(wrong(LoaBoard.start()))) }),
    ],
    [
      'a board of Senket to fromJSON',
      () => SenketBoard.fromJSON(structuredClone(wrong(SenketBoard.empty(5)))),
    ],
    [
      'a board of Senket',
      () => SenketBoard.empty(5).equals(wrong(structuredClone(wrong(SenketBoard.empty(5))))),
    ],
  ])('a copy without content says so: %s', (_name, call) => {
    expect(errorOf(call)).toMatch(LOST);
  });
  test('a vertex is none either', () => {
    expect(errorOf(() => GoBoard.empty(3).with(set(), 'black'))).toMatch(LOST);
  });
});

test('games are their diagrams as text', () => {
  const go = new GoGame({ setup: GoBoard.fromDiagram('.X.\n...'), toPlay: 'white' });
  go.play('A1');
  expect(`${go}`).toBe('GoGame 3×2, move 1, black to play\n.X.\nO..');
  const loa = new LoaGame();
  expect(String(loa)).toBe(`LoaGame, move 0, black to move\n${LoaBoard.start().toDiagram()}`);
  const senket = new SenketGame({ size: 3 });
  senket.play('1-1');
  expect(`${senket}`).toBe('SenketGame 3×3, move 1, white to play\n...\n...\nX..');
});
