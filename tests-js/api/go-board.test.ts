import { GoBoard, init, type PassAlive, PointSet, type Symmetry } from 'kakoi';
import { diagram } from '../support/diagrams.js';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init());

const board = (text: string) => GoBoard.fromDiagram(text);

describe('making boards', () => {
  test('from a diagram, in all its letters', () => {
    const made = board(`
      X # .
      O , +`);
    expect([made.width, made.height]).toEqual([3, 2]);
    expect(made.toDiagram()).toBe('XX.\nO..');
  });

  test('from a sign map: rows may be arrays of any kind', () => {
    expect(
      GoBoard.fromSignMap([
        [1, -1],
        [0, -0],
      ]).toDiagram(),
    ).toBe('XO\n..');
    expect(GoBoard.fromSignMap([Int8Array.of(0, -1), Float64Array.of(1, 0)]).toDiagram()).toBe('.O\nX.');
    expect(GoBoard.fromSignMap({ length: 1, 0: { length: 2, 0: 1, 1: 0 } }).toDiagram()).toBe('X.');
  });

  test('empty ones, square and not, at the limits', () => {
    expect(GoBoard.empty(3, 2).toDiagram()).toBe('...\n...');
    expect(GoBoard.empty(5).height).toBe(5);
    expect(GoBoard.empty(1).toSignMap()).toEqual([[0]]);
    expect(GoBoard.empty(32).empties().size).toBe(1024);
  });

  test('not with new', () => {
    const Anything = GoBoard as unknown as new (...args: unknown[]) => GoBoard;
    expect(kakoiErrorOf(() => new Anything(9, 9))).toMatchObject({ code: 'bad-option' });
  });
});

describe('reading boards', () => {
  const made = () =>
    board(`
      X . O
      . X .`);

  test('get, stones, empties, sign map', () => {
    expect([made().get([0, 0]), made().get('C2'), made().get({ x: 1, y: 0 })]).toEqual([1, -1, 0]);
    expect(made().stones('black').toDiagram()).toBe('#..\n.#.');
    expect(made().stones('white').toDiagram()).toBe('..#\n...');
    expect(made().empties().toDiagram()).toBe('.#.\n#.#');
    expect(made().toSignMap()).toEqual([
      [1, 0, -1],
      [0, 1, 0],
    ]);
  });

  test('equals compares stones and size', () => {
    expect(made().equals(made())).toBe(true);
    expect(made().equals(made().with([1, 0], 'white'))).toBe(false);
    expect(GoBoard.empty(2, 3).equals(GoBoard.empty(3, 2))).toBe(false);
  });

  test('JSON text, structuredClone and postMessage carry toJSON() there and back', () => {
    const lattice = GoBoard.fromSignMap(
      Array.from({ length: 7 }, (_, y) => Array.from({ length: 32 }, (_, x) => ((x * 5 + y * 3) % 3) - 1)),
    );
    expect(made().toJSON()).toEqual({ width: 3, height: 2, rows: ['X.O', '.X.'] });
    for (const original of [made(), lattice]) {
      expect(GoBoard.fromJSON(JSON.parse(JSON.stringify(original))).equals(original)).toBe(true);
      expect(GoBoard.fromJSON(structuredClone(original.toJSON())).equals(original)).toBe(true);
      expect(GoBoard.fromDiagram(original.toDiagram()).equals(original)).toBe(true);
      expect(GoBoard.fromSignMap(original.toSignMap()).equals(original)).toBe(true);
    }
  });

  test('as text, and in Node’s console, is the diagram', () => {
    const { inspect } = require('node:util');
    expect(String(made())).toBe('GoBoard 3×2\nX.O\n.X.');
    expect(inspect(made())).toBe(String(made()));
  });
});

describe('set-up', () => {
  test('puts and removes stones as they are, capturing nothing', () => {
    const made = board('XO.');
    expect(made.with([2, 0], 'black').toDiagram()).toBe('XOX');
    expect(made.with('A1', 'white').toDiagram()).toBe('OO.');
    expect(made.with(PointSet.full(3, 1), 'white').toDiagram()).toBe('OOO');
    expect(made.with(PointSet.fromDiagram('##.'), null).toDiagram()).toBe('...');
    expect(made.toDiagram()).toBe('XO.');
  });
});

describe('playing', () => {
  test('a stone on an empty point changes nothing else', () => {
    const { board: after, captured, ko } = GoBoard.empty(3).play('black', 'B2');
    expect(after.toDiagram()).toBe('...\n.X.\n...');
    expect(captured.isEmpty).toBe(true);
    expect(ko).toBeNull();
  });

  test('captures several chains at once', () => {
    const before = board(`
      . X X . .
      X O O X .
      X O . O X
      . X O X .
      . . X . .`);
    const { board: after, captured, ko } = before.play('black', [2, 2]);
    expect(after.toDiagram()).toBe(
      diagram(`
        . X X . .
        X . . X .
        X . X . X
        . X . X .
        . . X . .`),
    );
    expect(captured.toDiagram()).toBe(
      diagram(`
        . . . . .
        . # # . .
        . # . # .
        . . # . .
        . . . . .`),
    );
    expect(ko).toBeNull();
    expect(before.get([1, 1])).toBe(-1);
  });

  test('a capture comes before the question of suicide', () => {
    const { board: after } = board(`
      . X O .
      X O . O
      . X O .`).play('black', [2, 1]);
    expect(after.toDiagram()).toBe(
      diagram(`
        . X O .
        X . X O
        . X O .`),
    );
  });

  test('a chain with an outside liberty stays', () => {
    const { board: after, captured } = board(`
      . O O X
      . X . .`).play('black', [2, 1]);
    expect(captured.isEmpty).toBe(true);
    expect(after.toDiagram()).toBe('.OOX\n.XX.');
  });

  describe('simple ko', () => {
    const open = () =>
      board(`
        . X O .
        X O . O
        . X O .`);

    test('the stone just captured alone may not be taken back by the stone that took it', () => {
      const { board: after, ko } = open().play('black', [2, 1]);
      expect(ko).toEqual([1, 1]);
      expect(after.legality('white', [1, 1], { ko })).toBe('ko');
      expect(after.legalMoves('white', { ko }).has([1, 1])).toBe(false);
      expect(kakoiErrorOf(() => after.play('white', [1, 1], { ko }))).toMatchObject({ reason: 'ko' });
    });

    test('without the memory of it the board lets it happen', () => {
      const { board: after } = open().play('black', [2, 1]);
      expect(after.legality('white', [1, 1])).toBe('legal');
      expect(after.legality('white', [1, 1], { ko: null })).toBe('legal');
      expect(after.play('white', [1, 1]).ko).toEqual([2, 1]);
    });

    test('is not a ko when two stones are captured', () => {
      const { captured, ko } = board(`
        . X X O .
        X O O . O
        . X X O .`).play('black', [3, 1]);
      expect(captured.size).toBe(2);
      expect(ko).toBeNull();
    });

    test('is not a ko when the capturing stone has company or another liberty', () => {
      const company = board(`
        . X . X .
        X O . X .
        . X X X .`);
      expect(company.play('black', [2, 1]).ko).toBeNull();
      const liberty = board('O.X\nX..');
      expect(liberty.play('black', [1, 0])).toMatchObject({ ko: null });
      expect(liberty.play('black', [1, 0]).board.toDiagram()).toBe('.XX\nX..');
    });

    test('takes the point in any notation', () => {
      const { board: after } = open().play('black', [2, 1]);
      for (const ko of [[1, 1] as const, { x: 1, y: 1 }, 'B2', 'bb'])
        expect(after.legality('white', 'B2', { ko })).toBe('ko');
    });
  });

  describe('suicide', () => {
    const twoInTheCorner = () =>
      board(`
        . X O .
        O O . .
        . . . .`);

    test('of one stone is never legal', () => {
      const corner = board(`
        . O .
        O . .`);
      for (const options of [{}, { suicide: true }] as const) {
        expect(corner.legality('black', [0, 0], options)).toBe('suicide');
        expect(corner.legalMoves('black', options).has([0, 0])).toBe(false);
        expect(kakoiErrorOf(() => corner.play('black', [0, 0], options))).toMatchObject({
          reason: 'suicide',
        });
      }
      expect(corner.legality('white', [0, 0])).toBe('legal');
    });

    test('of several stones is legal by option and removes them', () => {
      expect(twoInTheCorner().legality('black', [0, 0])).toBe('suicide');
      const { board: after, captured, ko } = twoInTheCorner().play('black', [0, 0], { suicide: true });
      expect(after.toDiagram()).toBe('..O.\nOO..\n....');
      expect(captured.toDiagram()).toBe('##..\n....\n....');
      expect(ko).toBeNull();
    });
  });

  test('legality in words', () => {
    const made = board(`
      . O .
      O . X`);
    expect(made.legality('white', [1, 1])).toBe('legal');
    expect(made.legality('black', [2, 1])).toBe('occupied');
    expect(made.legality('black', [0, 0])).toBe('suicide');
    expect(made.legality('black', [2, 0], { ko: [2, 0] })).toBe('ko');
    expect(made.legality('black', [3, 0])).toBe('off-board');
    expect(made.legality('black', 'T19')).toBe('off-board');
  });

  test.each([
    ['occupied', [2, 1], 'black may not play at C1: the point is occupied'],
    ['suicide', [0, 0], 'black may not play at A2: it would be suicide'],
    ['off-board', [3, 0], 'black may not play at [3, 0]: it is outside the board'],
  ] as const)('an illegal move throws its reason: %s', (reason, vertex, message) => {
    const made = board(`
      . O .
      O . X`);
    expect(kakoiErrorOf(() => made.play('black', vertex))).toMatchObject({
      code: 'illegal-move',
      reason,
      message,
    });
    expect(made.toDiagram()).toBe('.O.\nO.X');
  });

  test('legalMoves holds the points of which legality says so', () => {
    const made = board(`
      . O . X .
      O X X . X
      O O X X O
      . O . O .`);
    for (const color of ['black', 'white'] as const) {
      for (const options of [{}, { suicide: true }, { ko: [2, 0] as const }]) {
        const legal = [...PointSet.full(5, 4)].filter((v) => made.legality(color, v, options) === 'legal');
        expect([...made.legalMoves(color, options)]).toEqual(legal);
      }
    }
    expect(made.legalMoves('black').toDiagram()).toBe(
      diagram(`
        . . # . #
        . . . # .
        . . . . .
        . . # . #`),
    );
  });
});

describe('chains and regions', () => {
  const made = () =>
    board(`
      X X . O
      . X O O
      X . . .`);

  test('chainAt: the stones and their liberties', () => {
    expect(made().chainAt([0, 0])?.color).toBe('black');
    expect(made().chainAt([0, 0])?.stones.toDiagram()).toBe('##..\n.#..\n....');
    expect(made().chainAt('B2')?.liberties.toDiagram()).toBe('..#.\n#...\n.#..');
    expect(made().chainAt('D3')?.color).toBe('white');
    expect(made().chainAt('C3')).toBeNull();
  });

  test('chains: black’s first, each colour’s in the order of their lowest points', () => {
    expect(
      made()
        .chains()
        .map(({ color, stones }) => `${color} ${[...stones].join(' ')}`),
    ).toEqual(['black 0,0 1,0 1,1', 'black 0,2', 'white 3,0 2,1 3,1']);
    expect(made().chains('white')[0]?.liberties.toDiagram()).toBe('..#.\n....\n..##');
    expect(made().chains('black')).toHaveLength(2);
    expect(GoBoard.empty(9).chains()).toEqual([]);
  });

  test('regions: the parts of everything that is not the colour', () => {
    expect(
      made()
        .regions('black')
        .map((region) => region.toDiagram()),
    ).toEqual(['..##\n..##\n.###', '....\n#...\n....']);
    expect(
      GoBoard.empty(3)
        .regions('white')
        .map((region) => region.size),
    ).toEqual([9]);
    expect(board('XX').regions('black')).toEqual([]);
  });
});

describe('pass-alive (Benson)', () => {
  const text = ({ stones, territory }: PassAlive) =>
    stones
      .toMap()
      .map((row, y) => row.map((stone, x) => (stone ? '#' : territory.has([x, y]) ? '+' : '.')).join(''))
      .join('\n');

  test('two eyes, and why: each chain with the regions vital to it', () => {
    const { black, white } = board(`
      . X . X . .
      X X X X . .
      . . . . O .`).passAlive();
    expect(text(black)).toBe(
      diagram(`
        + # + # . .
        # # # # . .
        . . . . . .`),
    );
    expect(black.chains).toHaveLength(1);
    expect(black.chains[0]?.stones.equals(black.stones)).toBe(true);
    expect(black.chains[0]?.vitalRegions.map((region) => [...region])).toEqual([[[0, 0]], [[2, 0]]]);
    expect(white).toMatchObject({ chains: [] });
    expect(white.stones.isEmpty && white.territory.isEmpty).toBe(true);
  });

  test('one eye is not life', () => {
    expect(text(board('.X.\nXX.\n...').passAlive().black)).toBe('...\n...\n...');
  });

  test('chains live together on eyes they share', () => {
    const shared = board(`
      . . . .
      X X . .
      X . X X
      . X . .`);
    expect(text(shared.passAlive().black)).toBe(
      diagram(`
        . . . .
        # # . .
        # + # #
        + # + +`),
    );
    expect(shared.passAlive().black.chains.map(({ vitalRegions }) => vitalRegions.length)).toEqual([2, 2, 2]);
    const diamond = board(`
      . X .
      X . X
      . X .`);
    expect(text(diamond.passAlive().black)).toBe('+#+\n#+#\n+#+');
    expect(diamond.passAlive().black.chains).toHaveLength(4);
  });

  test('an opponent stone beside the wall of an eye changes nothing', () => {
    const made = board(`
      . X . O X
      X X X X X`);
    expect(text(made.passAlive().black)).toBe('+#++#\n#####');
    expect(text(made.passAlive({ suicide: true }).black)).toBe('+#++#\n#####');
  });

  test('one deep in an eye does where suicide is legal', () => {
    const ring = board(`
      X X X X X
      X . O . X
      X O O O X
      X . O . X
      X X X X X
      . X X X X`);
    expect(text(ring.passAlive().black)).toBe(
      diagram(`
        # # # # #
        # + + + #
        # + + + #
        # + + + #
        # # # # #
        + # # # #`),
    );
    expect(ring.passAlive({ suicide: true }).black.stones.isEmpty).toBe(true);
  });

  test('an eye with an empty point out of reach of the chain is not vital', () => {
    const made = board(`
      X X X X X
      X . . . X
      X . . . X
      X . . . X
      X X X X X
      . X X X X`);
    expect(made.passAlive().black.stones.isEmpty).toBe(true);
  });

  test('territory ends where two points have no neighbour of the colour', () => {
    const one = board(`
      . X . . . X .
      X X . . . X X
      X X . . . X X
      X X X X X X X`);
    expect(text(one.passAlive().black)).toBe(
      diagram(`
        + # . . . # +
        # # . . . # #
        # # . . . # #
        # # # # # # #`),
    );
    const less = board(`
      . X . . . X .
      X X . . . X X
      X X X X X X X`);
    expect(text(less.passAlive().black)).toBe(
      diagram(`
        + # + + + # +
        # # + + + # #
        # # # # # # #`),
    );
  });

  test('both colours at once; seki and the empty board give nobody anything', () => {
    const both = board(`
      . X . X O . O .
      X X X X O O O O`).passAlive();
    expect(text(both.black)).toBe('+#+#....\n####....');
    expect(text(both.white)).toBe('....#+#+\n....####');
    const seki = board(`
      . X O . X O
      X X O . X O
      O O O X X O
      . . O O O O`).passAlive();
    expect(seki.black.stones.isEmpty).toBe(true);
    const empty = GoBoard.empty(19).passAlive();
    expect(empty.black.territory.isEmpty && empty.white.territory.isEmpty).toBe(true);
  });

  test('on a board of one row', () => {
    expect(text(board('.X.X.O').passAlive().black)).toBe('+#+#++');
    expect(text(board('.X.X.OO').passAlive().black)).toBe('+#+#...');
    expect(text(board('.X.').passAlive().black)).toBe('+#+');
  });
});

describe('area', () => {
  const made = () =>
    board(`
      . X . O .
      X X . O O
      . . . . .
      X X . . O
      . X O . .`);

  test('stones, and empty points that reach only their colour', () => {
    const { black, white, neutral } = made().area();
    expect(black.toDiagram()).toBe(
      diagram(`
        # # . . .
        # # . . .
        . . . . .
        # # . . .
        # # . . .`),
    );
    expect(white.toDiagram()).toBe(
      diagram(`
        . . . # #
        . . . # #
        . . . . .
        . . . . #
        . . # . .`),
    );
    expect(neutral.size).toBe(25 - black.size - white.size);
    expect(black.or(white).intersects(neutral)).toBe(false);
  });

  test('after dead stones have been taken off', () => {
    const { black, white, neutral } = board(`
      . X O .
      . X O .
      O X O .`).area({ dead: PointSet.of(4, 3, ['A1']) });
    expect(black.toDiagram()).toBe('##..\n##..\n##..');
    expect(white.toDiagram()).toBe('..##\n..##\n..##');
    expect(neutral.isEmpty).toBe(true);
  });

  test('refuses to call an empty point or part of a chain dead', () => {
    const dead = (...vertices: string[]) => ({ dead: PointSet.of(5, 5, vertices) });
    expect(kakoiErrorOf(() => made().area(dead('A5')))).toMatchObject({
      code: 'bad-option',
      message: expect.stringContaining('no stone at A5'),
    });
    expect(kakoiErrorOf(() => made().area(dead('B1')))).toMatchObject({
      code: 'bad-option',
      message: expect.stringMatching(/split a chain: A2/),
    });
  });

  test('belongs to nobody on an empty board, to one side with one stone', () => {
    expect(GoBoard.empty(9).area().neutral.size).toBe(81);
    expect(GoBoard.empty(9).with('E5', 'white').area().white.size).toBe(81);
  });
});

describe('hash', () => {
  // Users store these values, so a change of any breaks their data. The engine's own tests hold the same
  // numbers.
  test.each([
    ['.', '4c57d1d11c8b37dc'],
    ['X', 'ae7779e86796fa73'],
    ['O', '08717d6b4e142010'],
    ['. X O .\nX . . O\n. X O .', '519c567ef114e089'],
  ])('never changes: %p', (text, hash) => {
    expect(board(text).hash()).toBe(hash);
  });

  test('never changes: empty boards', () => {
    expect(GoBoard.empty(19).hash()).toBe('7a13ab17be186538');
    expect(GoBoard.empty(9).hash()).toBe('5bf39284d7e8437c');
  });

  test('is 16 hex digits and tells positions and sizes apart', () => {
    const boards = Array.from({ length: 32 }, (_, i) => GoBoard.empty(i + 1)).flatMap((empty) => [
      empty,
      empty.with('A1', 'black'),
      empty.with('A1', 'white'),
    ]);
    const hashes = boards.map((each) => each.hash());
    expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
    expect(new Set(hashes).size).toBe(boards.length);
    expect(GoBoard.empty(2, 3).hash()).not.toBe(GoBoard.empty(3, 2).hash());
  });

  test('does not depend on the way to the position', () => {
    const one = GoBoard.empty(9).play('black', 'C3').board.play('white', 'D4').board;
    const other = GoBoard.empty(9).with('D4', 'white').with('C3', 'black');
    expect(one.hash()).toBe(other.hash());
  });

  const SYMMETRIES = 'identity rotate90 rotate180 rotate270 flipX flipY transpose antiTranspose'.split(
    ' ',
  ) as Symmetry[];

  test('canonicalHash is the least hash over the symmetries that are not wider than high', () => {
    for (const made of [
      board('XO.\n.X.\n..O'),
      board('XO..\n.X.O'),
      GoBoard.empty(9, 13).with('C4', 'black'),
      GoBoard.empty(19).with('C4', 'black').with('R16', 'white'),
    ]) {
      const alike = SYMMETRIES.map((symmetry) => made.transform(symmetry));
      const upright = alike.filter(({ width, height }) => width <= height);
      const least = upright.map((each) => each.hash()).sort()[0];
      for (const each of alike) expect(each.canonicalHash()).toBe(least);
    }
  });

  test('with colours swapped too when asked', () => {
    const made = board('XO.\nXX.\n..O');
    const swapped = board('OX.\nOO.\n..X');
    expect(made.canonicalHash()).not.toBe(swapped.canonicalHash());
    expect(made.canonicalHash({ swapColors: true })).toBe(swapped.canonicalHash({ swapColors: true }));
    expect(made.canonicalHash({ swapColors: true })).toBe(
      [made.canonicalHash(), swapped.canonicalHash()].sort()[0],
    );
  });
});

describe('transform', () => {
  test.each<[Symmetry, string]>([
    ['identity', 'XO.\nX..'],
    ['rotate90', 'XX\n.O\n..'],
    ['rotate180', '..X\n.OX'],
    ['rotate270', '..\nO.\nXX'],
    ['flipX', '.OX\n..X'],
    ['flipY', 'X..\nXO.'],
    ['transpose', 'XX\nO.\n..'],
    ['antiTranspose', '..\n.O\nXX'],
  ])('%s', (symmetry, expected) => {
    expect(board('XO.\nX..').transform(symmetry).toDiagram()).toBe(expected);
  });

  test('four quarter turns are none', () => {
    const made = board('XO..X\n.X.O.\nOO..X');
    const turned = [1, 2, 3, 4].reduce((each) => each.transform('rotate90'), made);
    expect(turned.equals(made)).toBe(true);
  });
});

describe('boards are values', () => {
  test('frozen', () => {
    const made = board('X.') as { width: number };
    expect(Object.isFrozen(made)).toBe(true);
    expect(() => {
      made.width = 5;
    }).toThrow(TypeError);
  });

  test('what a call returned stays as it was, whatever is called afterwards', () => {
    const made = board(`
      . X . X O . O .
      X X X X O O O O`);
    const results = {
      played: made.play('black', [2, 0]),
      legal: made.legalMoves('white'),
      chains: made.chains(),
      alive: made.passAlive(),
      area: made.area(),
      hash: made.hash(),
      regions: made.regions('black'),
      turned: made.transform('rotate90'),
    };
    const full = GoBoard.fromSignMap(
      Array.from({ length: 32 }, (_, y) => Array.from({ length: 32 }, (_, x) => ((x + y) % 2 ? 1 : -1))),
    );
    const churn = () => {
      full.chains();
      full.passAlive();
      full.area();
      GoBoard.empty(32).play('white', [31, 31]);
      full.canonicalHash({ swapColors: true });
    };
    churn(); // before the lazy parts are read …
    const first = JSON.stringify(results);
    churn(); // … and after
    expect(JSON.stringify(results)).toBe(first);
    expect(results.alive.black.chains[0]?.vitalRegions).toHaveLength(2);
    expect(results.played.board.toDiagram()).toBe('.XXXO.O.\nXXXXOOOO');
    expect(results.area.neutral.isEmpty).toBe(true);
  });

  test('the arrays that come out are the caller’s own', () => {
    const made = board('XO');
    const map = made.toSignMap();
    (map[0] as number[])[0] = -1;
    const json = made.toJSON() as { rows: string[] };
    json.rows[0] = 'OO';
    const given = [[1, 0]];
    const fromMap = GoBoard.fromSignMap(given);
    given[0]![0] = 0;
    expect(made.toDiagram()).toBe('XO');
    expect(fromMap.toDiagram()).toBe('X.');
  });
});
