import { GoBoard, GoGame, type GoRules, goRules, init, type RulesName, type Vertex } from 'kakoi';
import { diagram } from '../support/diagrams.js';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init());

/** A game in which the moves have been played ('pass' among them). */
function played(game: GoGame, ...moves: string[]): GoGame {
  for (const move of moves) game.play(move);
  return game;
}

const setUp = (text: string, toPlay: 'black' | 'white', rules: RulesName | GoRules = 'japanese') =>
  new GoGame({ setup: GoBoard.fromDiagram(text), toPlay, rules });

describe('a new game', () => {
  test('is 19×19 under Japanese rules, black to play', () => {
    const game = new GoGame();
    expect([game.board.width, game.board.height]).toEqual([19, 19]);
    expect(game.rules).toEqual(goRules('japanese'));
    expect([game.toPlay, game.moveNumber, game.ko, game.isOver, game.result()]).toEqual([
      'black',
      0,
      null,
      false,
      null,
    ]);
    expect(game.captures).toEqual({ black: 0, white: 0 });
    expect(game.history).toEqual([]);
  });

  test('takes sizes as one number or two', () => {
    const sizes = [
      new GoGame({ size: 9 }),
      new GoGame({ width: 5, height: 7 }),
      new GoGame({ width: 5 }),
      new GoGame({ setup: GoBoard.empty(4, 3) }),
    ].map(({ board }) => [board.width, board.height]);
    expect(sizes).toEqual([
      [9, 9],
      [5, 7],
      [5, 5],
      [4, 3],
    ]);
  });

  test('takes rules by name or in full, and a komi', () => {
    expect(new GoGame({ rules: 'chinese' }).rules.ko).toBe('positional');
    expect(new GoGame({ rules: 'aga', komi: 0.5 }).rules).toEqual(goRules('aga', { komi: 0.5 }));
    const own = goRules('tromp-taylor', { suicide: false });
    expect(new GoGame({ rules: own }).rules).toEqual(own);
  });

  test('starts with handicap stones and white to play', () => {
    const game = new GoGame({ size: 9, handicap: 5 });
    expect(game.board.toDiagram()).toBe(
      diagram(`
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .`),
    );
    expect(game.toPlay).toBe('white');
    expect([...new GoGame({ handicap: 2 }).board.stones('black')]).toEqual([
      [15, 3],
      [3, 15],
    ]);
    expect([...new GoGame({ handicap: 9 }).board.stones('black')]).toHaveLength(9);
    expect(new GoGame({ handicap: 1 }).toPlay).toBe('black');
  });

  test('starts from any position, with either side to play', () => {
    const game = setUp('X.O', 'white');
    expect([game.board.toDiagram(), game.toPlay]).toEqual(['X.O', 'white']);
  });
});

describe('goRules', () => {
  test.each<[RulesName, GoRules]>([
    ['japanese', { scoring: 'territory', ko: 'simple', suicide: false, komi: 6.5, handicapBonus: 'none' }],
    ['korean', { scoring: 'territory', ko: 'simple', suicide: false, komi: 6.5, handicapBonus: 'none' }],
    ['chinese', { scoring: 'area', ko: 'positional', suicide: false, komi: 7.5, handicapBonus: 'n' }],
    ['aga', { scoring: 'area', ko: 'situational', suicide: false, komi: 7.5, handicapBonus: 'n-1' }],
    ['new-zealand', { scoring: 'area', ko: 'situational', suicide: true, komi: 7, handicapBonus: 'none' }],
    ['ing', { scoring: 'area', ko: 'situational', suicide: true, komi: 8, handicapBonus: 'n' }],
    ['tromp-taylor', { scoring: 'area', ko: 'positional', suicide: true, komi: 7.5, handicapBonus: 'none' }],
  ])('%s', (name, rules) => {
    expect(goRules(name)).toEqual(rules);
    expect(goRules(name, { komi: 0 })).toEqual({ ...rules, komi: 0 });
    expect(Object.isFrozen(goRules(name))).toBe(true);
  });
});

describe('playing', () => {
  test('turns alternate; the history tells number, colour, vertex and captures', () => {
    const game = played(new GoGame({ size: 5 }), 'A2', 'A1', 'B1');
    expect(
      game.history.map(({ number, color, vertex, captured }) => [number, color, vertex, [...captured]]),
    ).toEqual([
      [1, 'black', [0, 3], []],
      [2, 'white', [0, 4], []],
      [3, 'black', [1, 4], [[0, 4]]],
    ]);
    expect([game.toPlay, game.moveNumber]).toEqual(['white', 3]);
    expect(game.captures).toEqual({ black: 1, white: 0 });
  });

  test('play returns the move and takes a vertex in any form', () => {
    const game = new GoGame({ size: 5 });
    expect(game.play([0, 0])).toMatchObject({ number: 1, color: 'black', vertex: [0, 0] });
    expect(game.play({ x: 1, y: 0 })).toMatchObject({ number: 2, color: 'white', vertex: [1, 0] });
    expect(game.play('ca')).toMatchObject({ number: 3, vertex: [2, 0] });
    expect(game.pass()).toMatchObject({ number: 4, vertex: null });
    expect(game.play('D5')).toMatchObject({ number: 5, vertex: [3, 0] });
    expect(game.board.toDiagram().split('\n')[0]).toBe('XOXX.');
  });

  test('a colour may be named, to play out of turn', () => {
    const game = new GoGame({ size: 5 });
    game.play('C3');
    const move = game.play('B2', { color: 'black' });
    expect([move.color, move.number, game.toPlay]).toEqual(['black', 2, 'white']);
    game.play('pass', { color: 'black' });
    game.play('D4', { color: 'white' }); // whose turn it is
    expect(game.history.map(({ color }) => color)).toEqual(['black', 'black', 'black', 'white']);
    expect(GoGame.fromSgf(game.toSgf()).history).toEqual(game.history);
    expect(errorOf(() => game.play('A1', { color: 'red' as never }))).toMatch(/^bad-option: .*'red'/);
    expect(errorOf(() => game.play('A1', { colour: 'white' } as never))).toMatch(/^bad-option: .*'colour'/);
    expect(game.moveNumber).toBe(4);
  });

  test('a move out of turn lifts a ko, as any move elsewhere', () => {
    const game = new GoGame({ setup: GoBoard.fromDiagram('. X O .\nX O . O\n. X O .\n. . . .') });
    game.play('C3');
    expect(game.ko).toEqual([1, 1]);
    expect(errorOf(() => game.play('B3'))).toMatch(/^illegal-move/);
    game.play('A1', { color: 'black' });
    expect(game.play('B3', { color: 'white' }).captured.size).toBe(1);
  });

  test('an illegal move throws its reason and changes nothing', () => {
    const game = played(new GoGame({ size: 3 }), 'B3', 'C1', 'A2', 'C2');
    const before = JSON.stringify([game.board, game.history, game.captures, game.toPlay]);
    for (const [vertex, reason] of [
      ['B3', 'occupied'],
      ['D1', 'off-board'],
    ] as const) {
      expect(game.legality(vertex)).toBe(reason);
      expect(kakoiErrorOf(() => game.play(vertex))).toMatchObject({ code: 'illegal-move', reason });
    }
    game.pass();
    expect(game.legality('A3')).toBe('suicide');
    expect(kakoiErrorOf(() => game.play('A3'))).toMatchObject({ reason: 'suicide' });
    game.undo();
    expect(kakoiErrorOf(() => game.play('I5'))).toMatchObject({ code: 'bad-vertex' });
    expect(kakoiErrorOf(() => game.legality('Z'))).toMatchObject({ code: 'bad-vertex' });
    expect(JSON.stringify([game.board, game.history, game.captures, game.toPlay])).toBe(before);
  });

  test('what a game hands out cannot be used to change it', () => {
    const game = setUp('.XO.\nXO.O\n.XO.', 'black');
    game.play('C2');
    const [move] = game.history;
    for (const change of [
      () => (game.history as unknown[]).push(1),
      () => Object.assign(move as object, { color: 'white' }),
      () => Object.assign(move?.vertex as object, [0, 0]),
      () => Object.assign(game.ko as object, [0, 0]),
      () => Object.assign(game.captures, { black: 99 }),
      () => Object.assign(game.rules, { komi: 99 }),
    ]) {
      expect(change).toThrow(TypeError);
    }
    expect(game.history).toHaveLength(1);
    expect(game.history[0]?.vertex).toEqual([2, 1]);
    expect(game.ko).toEqual([1, 1]);
    expect(game.captures.black).toBe(1);
  });

  test('a vertex the caller keeps is the caller’s', () => {
    const game = new GoGame({ size: 5 });
    const vertex: [number, number] = [1, 1];
    game.play(vertex);
    vertex[0] = 4;
    expect(game.history[0]?.vertex).toEqual([1, 1]);
  });
});

describe('the end', () => {
  test('is counted in either way, and with an ownership map', () => {
    const game = new GoGame({ setup: GoBoard.fromDiagram('.XO.\nXXOO\n.XO.\nXXOO'), komi: 0 });
    expect(game.score().result).toBe('Draw');
    expect(game.score({ territory: 'surrounded' }).result).toBe('Draw');
    const black = Array.from({ length: 4 }, () => [1, 1, 1, 1]); // all of it, so that White's stones are dead
    expect(game.score({ ownership: black }).result).toMatch(/^B\+/);
    expect(errorOf(() => game.score({ komi: 3 } as never))).toMatch(/^bad-option: unknown option 'komi'/);
  });

  test('two passes in a row end the game; a move in between does not', () => {
    const game = played(new GoGame({ size: 5 }), 'pass', 'C3', 'PASS');
    expect(game.isOver).toBe(false);
    game.pass();
    expect(game.isOver).toBe(true);
    expect(game.legality('A1')).toBe('game-over');
    expect(game.legalMoves().isEmpty).toBe(true);
    expect(errorOf(() => game.play('A1'))).toMatch(/^game-over: .*move 4: both sides have passed/);
    expect(errorOf(() => game.pass())).toMatch(/^game-over/);
    expect(errorOf(() => game.resign())).toMatch(/^game-over/);
    expect(game.undo()).toBe(true);
    expect(game.isOver).toBe(false);
    expect(game.play('A1').number).toBe(4);
  });

  test('a resignation ends it with a result', () => {
    const game = played(new GoGame({ size: 5 }), 'C3');
    game.resign();
    expect([game.isOver, game.result()]).toEqual([true, 'B+R']);
    expect(errorOf(() => game.play('A1'))).toMatch(/^game-over: .*white has resigned/);
    game.undo();
    expect([game.isOver, game.result(), game.moveNumber]).toEqual([false, null, 1]);
    expect(game.redo()).toBe(true);
    expect(game.result()).toBe('B+R');
  });

  test('a resignation taken back leaves no result behind', () => {
    const game = played(new GoGame({ size: 5 }), 'C3');
    game.resign();
    expect(game.info.result).toBe('B+R');
    game.undo();
    expect(game.info.result).toBeUndefined();
    expect(game.toSgf()).not.toContain('RE[');
  });

  test('a recorded result holds until the record is gone on with', () => {
    const game = GoGame.fromSgf('(;SZ[9]RE[B+3.5];B[aa];W[bb])');
    game.goTo(1);
    expect(game.info.result).toBe('B+3.5');
    game.redo();
    game.resign('black');
    expect(game.info.result).toBe('W+R');
    game.undo();
    expect(game.info.result).toBe('B+3.5');
    expect(game.toSgf()).toContain('RE[B+3.5]');
    game.play('C3');
    expect(game.info.result).toBeUndefined();
    expect(game.toSgf()).not.toContain('RE[');
  });

  test('a recorded resignation is not a step of its own: undo takes back the last move', () => {
    const game = GoGame.fromSgf('(;SZ[5]RE[B+R];B[aa];W[bb];B[cc])');
    expect([game.isOver, game.result()]).toEqual([true, 'B+R']);
    expect([game.undo(), game.moveNumber, game.isOver, game.result()]).toEqual([true, 2, false, null]);
    expect([game.redo(), game.moveNumber, game.isOver, game.redo()]).toEqual([true, 3, true, false]);
    game.undo();
    game.play('A1');
    expect([game.isOver, game.info.result]).toEqual([false, undefined]);
  });

  test('a resignation made here is a step after the last move, which goTo the end makes too', () => {
    const game = played(new GoGame({ size: 5 }), 'A1', 'B2');
    game.resign();
    game.undo();
    game.undo();
    expect([game.redo(), game.moveNumber, game.isOver]).toEqual([true, 2, false]);
    expect([game.redo(), game.moveNumber, game.isOver, game.redo()]).toEqual([true, 2, true, false]);
    game.goTo(1);
    expect([game.isOver, game.redo(), game.isOver]).toEqual([false, true, false]);
    game.goTo(2);
    expect([game.isOver, game.result()]).toEqual([true, 'W+R']);
  });

  test('a strict record keeps its result too', () => {
    expect(GoGame.fromSgf('(;SZ[9]RE[W+0.5];B[aa])', { strict: true }).info.result).toBe('W+0.5');
  });

  test('it knows what its rules are called', () => {
    expect(new GoGame().rulesName).toBe('Japanese');
    expect(new GoGame({ rules: 'new-zealand' }).rulesName).toBe('NZ');
    expect(GoGame.fromSgf('(;RU[House rules])').rulesName).toBe('House rules');
    expect(GoGame.fromSgf('(;SZ[9])').rulesName).toBe('');
  });

  test('either colour may resign at any time', () => {
    const game = new GoGame({ size: 5 });
    game.resign('black');
    expect(game.result()).toBe('W+R');
  });

  test('a pass that answers a pass only counts when nothing lies between', () => {
    const game = played(new GoGame({ size: 5 }), 'pass');
    game.undo();
    expect(played(game, 'A1', 'pass').isOver).toBe(false);
  });
});

describe('moving through the game', () => {
  const game = () => played(new GoGame({ size: 3 }), 'B2', 'A1', 'A2', 'pass', 'B1'); // the last takes A1

  test('undo and redo', () => {
    const one = game();
    expect([one.board.toDiagram(), one.captures.black]).toEqual(['...\nXX.\n.X.', 1]);
    expect(one.undo()).toBe(true);
    expect([one.board.toDiagram(), one.captures.black, one.toPlay]).toEqual(['...\nXX.\nO..', 0, 'black']);
    expect(one.redo()).toBe(true);
    expect([one.board.toDiagram(), one.captures.black, one.redo()]).toEqual(['...\nXX.\n.X.', 1, false]);
    while (one.undo()) expect(one.moveNumber).toBeGreaterThanOrEqual(0);
    expect([one.moveNumber, one.board.stones('black').size, one.history]).toEqual([0, 0, []]);
  });

  test('goTo any move of the line, forwards and back', () => {
    const one = game();
    for (const number of [0, 3, 5, 1, 4, 2]) {
      one.goTo(number);
      expect(one.moveNumber).toBe(number);
      expect(one.history).toHaveLength(number);
      expect(one.board.equals(one.boardAt(number))).toBe(true);
    }
    expect(kakoiErrorOf(() => one.goTo(6))).toMatchObject({ code: 'bad-option' });
    expect(errorOf(() => one.goTo(-1))).toMatch(/not -1$/);
    expect(errorOf(() => one.goTo(1.5))).toMatch(/not 1\.5$/);
    expect(errorOf(() => one.goTo('2' as never))).toMatch(/not '2'$/);
    expect(one.moveNumber).toBe(2);
  });

  test('boardAt shows any position without moving', () => {
    const one = game();
    expect([0, 1, 2, 3, 4, 5].map((n) => one.boardAt(n).toDiagram())).toEqual([
      '...\n...\n...',
      '...\n.X.\n...',
      '...\n.X.\nO..',
      '...\nXX.\nO..',
      '...\nXX.\nO..',
      '...\nXX.\n.X.',
    ]);
    expect(one.moveNumber).toBe(5);
    expect(kakoiErrorOf(() => one.boardAt(6))).toMatchObject({ code: 'bad-option' });
  });

  test('the same move keeps what lies ahead, another one replaces it', () => {
    const one = game();
    one.goTo(1);
    one.play('A1');
    one.goTo(5);
    expect(one.board.toDiagram()).toBe('...\nXX.\n.X.');
    one.goTo(1);
    one.play('C3');
    expect(errorOf(() => one.goTo(3))).toMatch(/^bad-option/);
    expect(one.history.map(({ vertex }) => vertex)).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });
});

describe('simple ko', () => {
  const KO = `
    . X O .
    X O . O
    . X O .`;

  test('forbids taking back at once, and no longer', () => {
    const game = setUp(KO, 'black');
    game.play('C2');
    expect(game.ko).toEqual([1, 1]);
    expect(game.legality('B2')).toBe('ko');
    expect(kakoiErrorOf(() => game.play('B2'))).toMatchObject({ code: 'illegal-move', reason: 'ko' });
    expect(game.legalMoves().has('B2')).toBe(false);
    played(game, 'D3', 'A3');
    expect(game.ko).toBeNull();
    expect(game.play('B2').captured.size).toBe(1);
    expect(game.ko).toEqual([2, 1]);
  });

  test('a pass lifts it for both sides', () => {
    const game = played(setUp(KO, 'black'), 'C2', 'pass', 'A3');
    expect(game.legality('B2')).toBe('legal');
  });

  test('undo brings it back', () => {
    const game = played(setUp(KO, 'black'), 'C2', 'D3');
    expect(game.ko).toBeNull();
    game.undo();
    expect([game.ko, game.legality('B2')]).toEqual([[1, 1], 'ko']);
  });
});

describe('superko', () => {
  const rules = (ko: GoRules['ko']) => goRules('tromp-taylor', { ko, suicide: false });
  const KINDS = ['simple', 'positional', 'situational', 'natural-situational'] as const;

  // White sends two at A3, Black takes both at C3, White takes that one back at B3: the first position again.
  const SEND_TWO = `
    . O . O .
    X X O O .
    . . . . .`;

  test.each([
    ['simple', 'legal'],
    ['positional', 'superko'],
    ['situational', 'legal'], // then White was to play, now Black would be
    ['natural-situational', 'legal'],
  ] as const)('sending two, returning one under %s ko: %s', (ko, legality) => {
    const game = played(setUp(SEND_TWO, 'white', rules(ko)), 'A3', 'C3');
    expect(game.legality('B3')).toBe(legality);
    expect(game.legalMoves().has('B3')).toBe(legality === 'legal');
    if (legality === 'legal') {
      expect(played(game, 'B3').board.equals(game.boardAt(0))).toBe(true);
    } else {
      expect(kakoiErrorOf(() => game.play('B3'))).toMatchObject({ code: 'illegal-move', reason: legality });
    }
  });

  test.each([
    ['simple', 'legal'],
    ['situational', 'superko'],
    ['natural-situational', 'superko'],
  ] as const)('a second round of it under %s ko: %s', (ko, legality) => {
    const game = played(setUp(SEND_TWO, 'white', rules(ko)), 'A3', 'C3', 'B3', 'pass');
    expect(game.legality('A3')).toBe(legality);
  });

  test.each([
    ['situational', 'superko'],
    ['natural-situational', 'legal'], // nobody had played to that position before
  ] as const)('when a pass began it, under %s ko: %s', (ko, legality) => {
    const game = played(setUp(SEND_TWO, 'black', rules(ko)), 'pass', 'A3', 'C3');
    expect(game.legality('B3')).toBe(legality);
  });

  // Three kos: the side that may take always finds one that is open.
  const TRIPLE_KO = `
    . X O .
    X O . O
    . X O .
    . X O .
    X . X O
    . X O .
    . X O .
    X O . O
    . X O .`;
  const ROUND = ['C8', 'B5', 'C2', 'B8', 'C5', 'B2'] as const;

  test.each([
    ['simple', 'legal'],
    ['positional', 'superko'],
    ['situational', 'superko'],
    ['natural-situational', 'legal'], // the start was made by no play …
  ] as const)('triple ko under %s ko: the sixth capture is %s', (ko, legality) => {
    const game = played(setUp(TRIPLE_KO, 'black', rules(ko)), ...ROUND.slice(0, 5));
    expect(game.history.every(({ captured }) => captured.size === 1)).toBe(true);
    expect(game.legality('B2')).toBe(legality);
    if (ko !== 'natural-situational') return;
    played(game, 'B2');
    expect(game.legality('C8')).toBe('superko'); // … but the next position was
  });

  // Eternal life: each side gives two stones and takes two, and after four moves the position is the same.
  const ETERNAL_LIFE = `
    . . O .
    O O X X
    O . O .`;

  test.each([
    ['simple', 'legal'],
    ['positional', 'superko'],
    ['situational', 'superko'],
  ] as const)('eternal life under %s ko: the last move of a round is %s', (ko, legality) => {
    const game = played(setUp(ETERNAL_LIFE, 'black', rules(ko)), 'A3', 'D3', 'B3');
    expect(game.captures).toEqual({ black: 2, white: 0 });
    expect(game.legality('C3')).toBe(legality);
    if (ko === 'simple') expect(played(game, 'C3').board.equals(game.boardAt(0))).toBe(true);
  });

  test('under simple ko a triple ko goes round for ever', () => {
    const game = played(setUp(TRIPLE_KO, 'black'), ...ROUND, ...ROUND, ...ROUND);
    expect(game.board.equals(game.boardAt(0))).toBe(true);
    expect(game.captures).toEqual({ black: 9, white: 9 });
  });

  test('an ordinary ko is still called ko, and lifted once the board has changed', () => {
    for (const ko of KINDS) {
      const game = played(setUp('.XO..\nX..O.\n.XO..', 'white', rules(ko)), 'B2', 'C2');
      expect([ko, game.legality('B2'), game.ko]).toEqual([ko, 'ko', [1, 1]]);
      expect(played(game, 'E3', 'A3').legality('B2')).toBe('legal');
    }
  });

  test('undo forgets the positions that came later', () => {
    const game = played(setUp(SEND_TWO, 'white', rules('positional')), 'A3', 'C3');
    expect(game.legality('B3')).toBe('superko');
    game.goTo(0);
    played(game, 'E1', 'D1', 'A3', 'C3');
    expect(game.legality('B3')).toBe('superko');
  });
});

describe('superko in random games on tiny boards', () => {
  const RULES = (['positional', 'situational', 'natural-situational'] as const).flatMap((ko) =>
    [false, true].map((suicide) => goRules('tromp-taylor', { ko, suicide })),
  );

  test.each(RULES)(
    '$ko ko, suicide $suicide: forbids what its definition says, and nothing else',
    (rules) => {
      const random = randomNumbers(7);
      let forbidden = 0;
      for (let round = 0; round < 40; round++) {
        const game = new GoGame({ width: 2 + (round % 3), height: 1 + (round % 2), rules });
        const past = [{ board: game.board.toDiagram(), toPlay: game.toPlay, madeBy: '' }];
        const repeats = (vertex: Vertex) => {
          const board = game.board.play(game.toPlay, vertex, { suicide: rules.suicide }).board.toDiagram();
          return past.some(
            (then) =>
              then.board === board &&
              (rules.ko === 'positional' ||
                (rules.ko === 'situational' ? then.toPlay !== game.toPlay : then.madeBy === game.toPlay)),
          );
        };
        for (let move = 0; move < 40 && !game.isOver; move++) {
          const { board, toPlay } = game;
          const possible = [...board.legalMoves(toPlay, { suicide: rules.suicide })];
          const allowed = possible.filter((vertex) => !repeats(vertex));
          forbidden += possible.length - allowed.length;
          expect([...game.legalMoves()]).toEqual(allowed);
          for (const vertex of possible) {
            const legality = game.legality(vertex);
            expect(legality === 'ko' || legality === 'superko').toBe(repeats(vertex));
          }
          const vertex = random() < 0.1 ? undefined : allowed[Math.floor(random() * allowed.length)];
          game.play(vertex ?? 'pass');
          past.push({ board: game.board.toDiagram(), toPlay: game.toPlay, madeBy: vertex ? toPlay : '' });
        }
      }
      expect(forbidden).toBeGreaterThan(20); // or the games prove nothing
    },
  );
});

describe('suicide by rules', () => {
  const TWO = '.XO.\nOO..\n....';

  test('is refused under Japanese rules', () => {
    expect(setUp(TWO, 'black').legality('A3')).toBe('suicide');
  });

  test('removes the chain under New Zealand rules; the stones count for the opponent', () => {
    const game = setUp(TWO, 'black', 'new-zealand');
    const { captured } = game.play('A3');
    expect([...captured]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(game.board.toDiagram()).toBe('..O.\nOO..\n....');
    expect(game.captures).toEqual({ black: 0, white: 2 });
    expect(setUp('.O.\nO..', 'black', 'new-zealand').legality('A2')).toBe('suicide'); // one stone: never
  });

  test('that repeats a position is superko', () => {
    const game = setUp('..O.\nOO..\n....', 'black', goRules('new-zealand', { ko: 'positional' }));
    played(game, 'B3', 'pass');
    expect(game.legality('A3')).toBe('superko'); // would leave the first position
    expect(game.legalMoves().has('A3')).toBe(false);
  });
});

describe('superko and stones set up by hand', () => {
  const KO = { black: ['B4', 'A3', 'B2'], white: ['C4', 'B3', 'D3', 'C2'], toPlay: 'black' } as const;

  test('a set-up that changes nothing lets nobody take back', () => {
    const game = new GoGame({ size: 4, rules: 'tromp-taylor' });
    game.setUp(KO);
    game.play('C3');
    game.setUp({ black: ['C3'] });
    expect([game.toPlay, game.legality('B3')]).toEqual(['white', 'ko']);
    expect(GoGame.fromSgf(game.toSgf()).legality('B3')).toBe('ko');
  });

  test('a set-up that is changed is another position', () => {
    const game = new GoGame({ size: 4, rules: 'tromp-taylor' });
    game.setUp(KO);
    game.legalMoves(); // looks at the positions so far
    game.setUp({ white: ['A1'] });
    game.play('C3');
    expect(game.legality('B3')).toBe('ko');
    expect(game.legalMoves().has('B3')).toBe(false);
  });
});
