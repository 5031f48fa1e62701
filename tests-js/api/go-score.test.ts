import { join } from 'node:path';
import { GoBoard, GoGame, type GoScore, goRules, init, PointSet, type RulesName } from 'kakoi';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { readRecords, sharedData, whenShared } from '../support/shared-data.js';

beforeAll(() => init());

/** 9 points and 8 stones each; a dame between them, and White has to connect at the bottom. */
const EVEN = `
  . . X . O . .
  . . X X O . .
  . . X O O . .
  . . X X O . .
  . X X O . . O`;

const even = () => GoBoard.fromDiagram(EVEN);
const sizes = ({ black, white }: GoScore) => [black.points.size, white.points.size];

describe('GoBoard.score', () => {
  test('by territory: what is surrounded, and White’s komi', () => {
    const score = even().score();
    expect(sizes(score)).toEqual([9, 9]);
    expect([score.black.total, score.white.total, score.margin, score.result]).toEqual([
      9,
      15.5,
      -6.5,
      'W+6.5',
    ]);
    expect(score.dame.toDiagram().split('\n')[0]).toBe('...#...');
    expect([score.dame.size, score.seki.size, score.dead.size]).toEqual([1, 0, 0]);
    expect([...score.falseEyes]).toEqual([[4, 4]]);
  });

  test('by area: stones too, and no captures', () => {
    const score = even().score({ rules: 'chinese', captures: { black: 3, white: 1 } });
    expect(sizes(score)).toEqual([17, 17]);
    expect([score.black.total, score.white.total, score.result]).toEqual([17, 24.5, 'W+7.5']);
    expect([score.black.captures, score.white.captures]).toEqual([3, 1]);
    expect([score.dame.size, score.seki.size, score.falseEyes.size]).toEqual([1, 0, 0]);
  });

  const KOMI: Record<RulesName, number> = {
    japanese: 6.5,
    korean: 6.5,
    chinese: 7.5,
    aga: 7.5,
    'new-zealand': 7,
    ing: 8,
    'tromp-taylor': 7.5,
  };
  const BONUS_OF_4: Record<RulesName, number> = {
    japanese: 0,
    korean: 0,
    chinese: 4,
    aga: 3,
    'new-zealand': 0,
    ing: 4,
    'tromp-taylor': 0,
  };
  test.each(Object.keys(KOMI) as RulesName[])('%s: komi and handicap bonus', (rules) => {
    const margin = (options: Parameters<GoBoard['score']>[0]) => even().score({ rules, ...options }).margin;
    expect(margin({})).toBe(-KOMI[rules]);
    expect(margin({ komi: 0 })).toBe(0);
    expect(margin({ komi: -5.5 })).toBe(5.5);
    expect(margin({ handicap: 4 })).toBe(0 - KOMI[rules] - BONUS_OF_4[rules]);
    expect(margin({ handicap: 1 })).toBe(margin({}));
    const bonus = (handicap: number) => even().score({ rules, handicap }).handicapBonus;
    expect([0, 1, 4].map(bonus)).toEqual([0, 0, BONUS_OF_4[rules]]);
    expect(margin({ rules: goRules(rules, { komi: 1, handicapBonus: 'n-1' }), handicap: 9 })).toBe(-9);
  });

  test('dead stones are taken, with the points under them', () => {
    const board = GoBoard.fromDiagram('. . X . O . .\n. O X . O X .\n. . X . O . .\n. . X . O . X');
    const dead = PointSet.of(7, 4, [[1, 1], [5, 1], [6, 3]]); // biome-ignore format: a list of points
    const territory = board.score({ dead, captures: { black: 2, white: 5 }, komi: 0 });
    expect(sizes(territory)).toEqual([8, 8]);
    expect([territory.black.deadTaken, territory.white.deadTaken]).toEqual([1, 2]);
    expect([territory.black.total, territory.white.total, territory.result]).toEqual([11, 15, 'W+4']);
    expect(territory.dead.equals(dead)).toBe(true);

    const area = board.score({ rules: 'tromp-taylor', dead, komi: 0 });
    expect([area.black.total, area.white.total, area.margin, area.result]).toEqual([12, 12, 0, 'Draw']);
    expect(area.black.points.equals(board.area({ dead }).black)).toBe(true);
    expect(area.dame.equals(board.area({ dead }).neutral)).toBe(true);
  });

  test('by territory nothing is counted in seki, and false eyes are shown', () => {
    const seki = GoBoard.fromDiagram('. X . O .\nX X O O O\nO O X X X\n. O X . X\nO O X X .').score({
      komi: 0,
    });
    expect(seki.seki.has([0, 0])).toBe(true);
    expect(seki.black.points.has([0, 0])).toBe(false);

    const falseEye = GoBoard.fromDiagram(`
      . X . X O .
      X X X . X O
      O O X X X O
      . O O O O O
      O . O . . O`).score({ komi: 0 });
    expect([...falseEye.falseEyes]).toEqual([[5, 0]]);
    expect(falseEye.result).toBe('W+1');
  });

  test('fractions of komi leave no rounding errors in the result', () => {
    const { margin, result } = even().score({ komi: 6.1 });
    expect([margin, result]).toEqual([9 - 15.1, 'W+6.1']);
    expect(even().score({ komi: 0 }).result).toBe('Draw');
    expect(even().score({ rules: 'chinese', komi: -0.25 }).result).toBe('B+0.25');
  });

  test('the empty board is nobody’s', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 32],
      [32, 32],
    ] as const) {
      // biome-ignore format: a list of sizes
      for (const rules of ['japanese', 'chinese'] as const) {
        const score = GoBoard.empty(width, height).score({ rules, komi: 0 });
        expect([score.result, score.dame.isFull, ...sizes(score)]).toEqual(['Draw', true, 0, 0]);
      }
    }
  });

  test('colours swapped, the margin is the other way round', () => {
    const random = randomNumbers(5);
    for (let round = 0; round < 40; round++) {
      const map = Array.from({ length: 9 }, () =>
        Array.from({ length: 9 }, () => ([1, -1, 0] as const)[Math.floor(random() * 3)] as number),
      );
      const board = GoBoard.fromSignMap(map);
      const swapped = GoBoard.fromSignMap(map.map((row) => row.map((sign) => 0 - sign)));
      for (const rules of ['japanese', 'chinese'] as const) {
        const score = board.score({ rules, komi: 0 });
        expect(swapped.score({ rules, komi: 0 }).margin).toBe(0 - score.margin);
        expect(board.transform('rotate90').score({ rules, komi: 0 }).margin).toBe(score.margin);
      }
    }
  });

  test('what is wrong with the options is said, and the board stays as it was', () => {
    const board = even();
    const wrong = (options: unknown) => errorOf(() => board.score(options as object));
    expect(wrong({ komi: Number.NaN })).toBe('bad-option: komi must be a finite number, not NaN');
    expect(wrong({ komi: Number.POSITIVE_INFINITY })).toBe(
      'bad-option: komi must be a finite number, not Infinity',
    );
    expect(wrong({ komi: '6.5' })).toBe("bad-option: komi must be a finite number, not '6.5'");
    expect(wrong({ handicap: -1 })).toBe('bad-option: handicap must be an integer from 0 to 35, not -1');
    expect(wrong({ handicap: 2.5 })).toBe('bad-option: handicap must be an integer from 0 to 35, not 2.5');
    expect(wrong({ captures: { black: -1, white: 0 } })).toMatch(
      /^bad-option: captures.black must be an integer/,
    );
    expect(wrong({ captures: { black: 0 } })).toMatch(
      /^bad-option: captures.white must be .* not undefined$/,
    );
    expect(wrong({ captures: 3 })).toBe('bad-option: captures must be { black, white }, not 3');
    expect(wrong({ rules: 'mahjong' })).toMatch(/^bad-option: the name of the rules .* not 'mahjong'$/);
    expect(wrong({ rules: null })).toMatch(/^bad-option/);
    expect(wrong({ komii: 1 })).toMatch(/^bad-option: unknown option 'komii'/);
    expect(wrong({ dead: 5 })).toBe('bad-option: dead stones must be a PointSet or a list, not 5');
    expect(wrong({ dead: [5] })).toMatch(/^bad-vertex: 5 is not a vertex/);
    expect(wrong({ dead: 'all' })).toBe("bad-option: dead stones must be a PointSet or a list, not 'all'");
    expect(wrong({ dead: PointSet.empty(7, 6) })).toBe(
      'size-mismatch: dead stones are of 7×6, the board 7×5',
    );
    expect(wrong({ dead: PointSet.of(7, 5, ['A5']) })).toBe(
      'bad-option: there is no stone at A5 that could be dead',
    );
    expect(wrong({ dead: PointSet.of(7, 5, ['C5']) })).toMatch(/^bad-option: dead stones split a chain: /);
    expect(board.equals(even())).toBe(true);
  });
});

describe('GoGame', () => {
  const game = (options = {}) => new GoGame({ setup: even(), komi: 0, ...options });

  test('is counted with its own rules, komi, handicap and captures', () => {
    expect(game().score().margin).toBe(0);
    expect(game({ rules: 'chinese', komi: 3 }).score().margin).toBe(-3);
    expect(game({ rules: 'aga', handicap: 5 }).score().margin).toBe(-4);

    const capturing = new GoGame({ size: 3, komi: 0 });
    for (const move of ['B3', 'A3', 'A2']) capturing.play(move);
    expect(capturing.score().black).toMatchObject({ captures: 1, total: 8 });
  });

  test('has a result after two passes, not before', () => {
    const played = game({ komi: 4.5 });
    expect(played.result()).toBeNull();
    played.pass();
    expect(played.result()).toBeNull();
    played.pass();
    expect(played.result()).toBe('W+4.5');
    expect(played.score().result).toBe('W+4.5');
    played.undo();
    expect(played.result()).toBeNull();
  });

  test('counts all stones as alive unless told which are dead', () => {
    const setup = GoBoard.fromDiagram('. . X . O . .\n. O X . O X .\n. . X . O . .\n. . X . O . X');
    const played = new GoGame({ setup, komi: 0 });
    played.pass();
    played.pass();
    const dead = PointSet.of(7, 4, ['B3', 'F3', 'G1']);
    expect([played.result(), played.result({ dead }), played.result()]).toEqual(['Draw', 'W+1', 'Draw']);
    const wrong = PointSet.of(7, 4, ['A4']);
    expect(errorOf(() => played.result({ dead: wrong }))).toMatch(/^bad-option: there is no stone at A4/);
    expect(errorOf(() => played.score({ dead: wrong }))).toMatch(/^bad-option: there is no stone at A4/);
    expect(errorOf(() => played.score({ komi: 1 } as object))).toMatch(/^bad-option: unknown option 'komi'/);
  });

  test('resigned, is not counted', () => {
    const resigned = game();
    resigned.resign('white');
    expect(resigned.result()).toBe('B+R');
  });

  test('may be a draw', () => {
    const drawn = game();
    drawn.pass();
    drawn.pass();
    expect(drawn.result()).toBe('Draw');
  });
});

whenShared('the shared boards', () => {
  interface Shared {
    readonly name: string;
    readonly board: string[];
    readonly dead: string[];
    readonly territory: string[];
    readonly seki?: string[];
  }

  test('agree in territory and seki', () => {
    const fitting = readRecords<Shared>(join(sharedData, 'seki/boards.jsonl')).filter(
      ({ board }) => board[0]!.length <= 32,
    );
    expect(fitting).toHaveLength(29);
    for (const { name, board, dead, territory, seki } of fitting) {
      const score = GoBoard.fromDiagram(board.join('\n')).score({
        dead: PointSet.fromDiagram(dead.join('\n')),
        territory: 'strict',
        komi: 0,
      });
      const owners = board.map((row, y) =>
        [...row]
          .map((_, x) => (score.black.points.has([x, y]) ? 'X' : score.white.points.has([x, y]) ? 'O' : '.'))
          .join(''),
      );
      expect([name, owners]).toEqual([name, territory]);
      if (seki !== undefined) expect([name, score.seki.toDiagram()]).toEqual([name, seki.join('\n')]);
    }
  });
});
