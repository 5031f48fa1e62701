/** OGS, against its own library: kakoi must agree with goban's engine about every game. */

import { GoBoard, GoGame, init, PointSet } from 'kakoi';
import { ogs } from 'kakoi/interop';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { rival } from '../support/rivals.js';

type Moves = readonly { readonly x: number; readonly y: number }[];
/** The text of a board, and those of the nodes below. */
type Boards = [board: string, below: Boards[]];
const gobanGame =
  rival<(data: ogs.Game) => { errors: unknown[]; board: string; toPlay: string; captures: object }>(
    'gobanGame',
  );
const gobanTree = rival<(data: ogs.Game) => Boards>('gobanTree');
const gobanSaved = rival<(data: ogs.Game) => ogs.Tree>('gobanSaved');
const encodeMoves = rival<(moves: Moves) => string>('encodeMoves');
const decodeMoves = rival<(moves: string, width: number, height: number) => unknown[]>('decodeMoves');

beforeAll(() => init());

const textOf = (board: GoBoard) =>
  ogs
    .toBoard(board)
    .map((row) => row.join(''))
    .join('/');

/** Compares goban's answers about the game with kakoi's. */
function expectAgreement(data: ogs.Game): void {
  const game = ogs.fromGame(data);
  expect({ board: textOf(game.board), toPlay: game.toPlay, captures: game.captures, errors: [] }).toEqual(
    gobanGame(data),
  );
}

/** A game of random legal moves and some passes, of either side in turn. */
function randomGame(seed: number, size: number): GoGame {
  const random = randomNumbers(seed);
  const game = new GoGame({ size });
  while (game.moveNumber < 3 * size * size && !game.isOver) {
    const point = random() < 0.02 ? null : game.legalMoves().randomPoint(random);
    if (point === null) game.pass();
    else game.play(point);
  }
  return game;
}

const moveList = (game: GoGame) =>
  game.history.map(({ vertex }) => ({ x: vertex?.[0] ?? -1, y: vertex?.[1] ?? -1 }));

describe('boards', () => {
  const board = () => GoBoard.fromDiagram('X . O\n. X .');
  test('are maps of 0, 1 and 2', () => {
    expect(ogs.toBoard(board())).toEqual([
      [1, 0, 2],
      [0, 1, 0],
    ]);
    expect(ogs.fromBoard(ogs.toBoard(board())).equals(board())).toBe(true);
  });

  test('of other numbers and shapes are refused', () => {
    expect(errorOf(() => ogs.fromBoard([[0, -1]]))).toBe('bad-diagram: -1 is not an OGS color 0, 1 or 2');
    expect(errorOf(() => ogs.fromBoard([[0, 1], [0]]))).toMatch('bad-diagram: ');
    expect(errorOf(() => ogs.fromBoard(null as never))).toBe('bad-option: null is not a map of 0, 1 and 2');
  });
});

describe('points', () => {
  test('are two letters each, as goban encodes them', () => {
    const set = PointSet.fromDiagram('.#.\n..#');
    expect(ogs.toPoints(set)).toBe('bacb');
    expect(ogs.toPoints(set)).toBe(encodeMoves([...set].map(([x, y]) => ({ x, y }))));
    expect(ogs.fromPoints('bacb', 3, 2).equals(set)).toBe(true);
    expect(ogs.fromPoints('', 3, 2).isEmpty).toBe(true);
  });

  test('of other text, off the board or beyond the alphabet are refused', () => {
    expect(errorOf(() => ogs.fromPoints('b', 3, 2))).toBe("bad-vertex: 'b' is not an OGS point like 'dd'");
    expect(errorOf(() => ogs.fromPoints('dd', 3, 2))).toMatch('off-board: ');
    expect(errorOf(() => ogs.fromPoints('..', 3, 2))).toMatch('off-board: ');
    expect(errorOf(() => ogs.toPoints(PointSet.empty(27)))).toMatch('size-mismatch: ');
  });
});

describe('games from OGS', () => {
  test.each([5, 9, 13, 19])('in every form of moves, at random on %d lines', (size) => {
    for (let seed = 1; seed <= 3; seed++) {
      const played = randomGame(seed, size);
      const objects = moveList(played);
      const packed = objects.map(({ x, y }) => [x, y, 1000] as const);
      const common = { width: size, height: size, rules: 'japanese' } as const;
      for (const moves of [objects, packed, encodeMoves(objects)]) expectAgreement({ ...common, moves });
      expect(ogs.fromGame({ ...common, moves: packed }).board.equals(played.board)).toBe(true);
    }
  });

  test.each([9, 13, 19])('with handicap stones where OGS has them, on %d lines', (size) => {
    for (let handicap = 0; handicap <= 9; handicap++) {
      expectAgreement({ width: size, height: size, rules: 'japanese', handicap, moves: [[0, 0]] });
    }
  });

  test.each(['chinese', 'aga', 'japanese', 'korean', 'ing', 'nz'] as const)(
    'with handicap under %s rules',
    (rules) => {
      for (const moves of ['aa', 'aabbccdd']) {
        expectAgreement({ width: 9, height: 9, rules, handicap: 3, moves });
        expectAgreement({ width: 9, height: 9, rules, handicap: 3, moves, free_handicap_placement: true });
      }
    },
  );

  test('with handicap stones that black plays, passes and edits between them', () => {
    for (const moves of ['', 'aa', 'aa..bb..cc..dd', 'aa!1ddbb!2eeccff', 'aabbcc..']) {
      expectAgreement({ width: 9, height: 9, rules: 'chinese', handicap: 3, moves });
      expectAgreement({ width: 7, height: 7, rules: 'japanese', handicap: 3, moves });
      const initial_state = { black: 'gg', white: '' };
      expectAgreement({ width: 9, height: 9, rules: 'japanese', handicap: 3, initial_state, moves });
    }
  });

  test('with stones to begin with, and edits', () => {
    const stones = { initial_state: { black: 'bbcc', white: 'cb' }, initial_player: 'white' } as const;
    expectAgreement({ width: 9, height: 9, rules: 'aga', ...stones, moves: 'ddbc' });
    expectAgreement({ width: 9, height: 9, rules: 'aga', moves: 'aa!1ff!2gg!0aabb..cc' });
    const edit = { x: 3, y: 3, color: 2, edited: true } as const;
    expectAgreement({ width: 9, height: 9, rules: 'aga', moves: [{ x: 0, y: 0 }, edit, { x: 1, y: 1 }] });
    expectAgreement({
      width: 9,
      height: 9,
      rules: 'aga',
      moves: [
        [0, 0, 5, 0, { edited: true }],
        [1, 1],
      ],
    });
  });

  test('with names, rules, komi and result', () => {
    const players = { black: { id: 7, username: 'Ku[r]o' }, white: { id: 8, username: 'Shiro\\' } };
    const game = ogs.fromGame({
      width: 9,
      height: 9,
      rules: 'nz',
      komi: 5.5,
      players,
      winner: 8,
      outcome: 'Resignation',
      moves: 'aa',
    });
    expect(game.info).toEqual({ black: 'Ku[r]o', white: 'Shiro\\', result: 'W+R' });
    expect([game.rulesName, game.rules.komi, game.isOver]).toEqual(['NZ', 5.5, true]);
    const counted = ogs.fromGame({ rules: 'chinese', winner: 'black', outcome: '8.5 points' });
    expect([counted.board.width, counted.info.result]).toEqual([19, 'B+8.5']);
  });

  test.each<[string, unknown, string]>([
    ['no object', 7, 'bad-option: 7 is not an OGS game'],
    ['other rules', { rules: 'house' }, "bad-option: 'house' is not a name of OGS rules"],
    [
      'rules that are not a name',
      { rules: Object.create(null) },
      'bad-option: {} is not a name of OGS rules',
    ],
    ['no outcome', { outcome: Symbol('won') }, 'bad-option: Symbol(won) is not an outcome'],
    ['inherited names', { rules: 'toString' }, "bad-option: 'toString' is not a name of OGS rules"],
    ['moves that are none', { moves: [{}] }, 'bad-vertex: {} is not an OGS move'],
    [
      'moves off the board',
      { width: 9, moves: [[9, 0]] },
      'off-board: [9, 0] is not a point of the 9×9 board',
    ],
    ['moves of other text', { moves: 'a1' }, "bad-vertex: 'a' is not an OGS point like 'dd'"],
    ['moves of another kind', { moves: 5 }, 'bad-option: 5 is not a list of OGS moves'],
    [
      'a size that is none',
      { width: 40 },
      'bad-size: width and height must be integers from 1 to 32, not 40 and 40',
    ],
    ['no stones', { width: 9, initial_state: null }, 'bad-option: null is not an initial_state'],
    ['no color', { initial_player: 'B' }, "bad-option: 'B' is not an initial_player"],
  ])('refuses %s', (_, data, message) => {
    expect(errorOf(() => ogs.fromGame(data as ogs.Game))).toBe(message);
  });
});

describe('games to OGS', () => {
  test('takes marks on any point of a board, and none beside it', () => {
    const marked = (x: number, y: number) => ({
      width: 9,
      height: 5,
      move_tree: { x: -1, y: -1, marks: [{ x, y, marks: { triangle: true } }] },
    });
    for (const [x, y, text] of [
      [0, 0, 'aa'],
      [8, 4, 'ie'],
    ] as const) {
      // biome-ignore format: a list of points
      expect(ogs.fromGame(marked(x, y)).tree.data.TR).toEqual([text]);
    }
    for (const [x, y] of [
      [-1, 0],
      [0, -1],
      [9, 0],
      [0, 5],
      [0.5, 0],
      [0, 0.5],
    ] as const) {
      // biome-ignore format: a list of points
      expect(errorOf(() => ogs.fromGame(marked(x, y)))).toMatch(/^off-board: .*9×5 board/);
    }
  });

  test.each([5, 9, 19])('replay in goban, at random on %d lines', (size) => {
    const game = randomGame(4, size);
    const { board, toPlay } = game;
    expect(gobanGame(ogs.toGame(game))).toMatchObject({ errors: [], board: textOf(board), toPlay });
  });

  test('keep handicap, komi, rules and size', () => {
    const game = new GoGame({ size: 13, handicap: 4, rules: 'aga', komi: 0.5 });
    game.play('A1');
    const data = ogs.toGame(game);
    expect(data).toEqual({
      width: 13,
      height: 13,
      rules: 'aga',
      komi: 0.5,
      handicap: 4,
      free_handicap_placement: false,
      initial_player: 'white',
      initial_state: { black: 'ddjddjjj', white: '' },
      moves: [[0, 12]],
    });
    expect(decodeMoves(data.initial_state.black ?? '', 13, 13)).toHaveLength(4);
    expectAgreement(data);
    expect(ogs.fromGame(data).toSgf()).toBe(game.toSgf());
  });

  test('with stones set up on the way, as edits', () => {
    const game = GoGame.fromSgf(
      '(;SZ[9]RU[AGA]AB[ii];AW[hi];B[aa];AW[bb]AB[dd:ed]AE[aa];W[cc];B[ee];AE[ee])',
    );
    const data = ogs.toGame(game);
    expect(data.initial_state).toEqual({ black: 'ii', white: 'hi' });
    expect(data.moves).toEqual([
      [0, 0],
      [0, 0, -1, 0, { edited: true }],
      [3, 3, -1, 1, { edited: true }],
      [4, 3, -1, 1, { edited: true }],
      [1, 1, -1, 2, { edited: true }],
      [2, 2],
      [4, 4],
      [4, 4, -1, 0, { edited: true }],
    ]);
    expectAgreement(data);
    expect(ogs.fromGame(data).board.equals(game.board)).toBe(true);
    game.goTo(1);
    expect(ogs.fromGame(ogs.toGame(game)).board.equals(game.board)).toBe(true);
  });

  test('refuse what OGS cannot say', () => {
    const sgf = (moves: string) => GoGame.fromSgf(`(;SZ[9]RU[AGA]${moves})`);
    expect(errorOf(() => ogs.toGame(sgf(';B[aa];B[bb]')))).toBe(
      'bad-option: move 2 is not by the side to play: OGS moves alternate',
    );
    expect(errorOf(() => ogs.toGame(sgf(';B[aa];PL[B]')))).toBe(
      'bad-option: move 2 is not by the side to play: OGS moves alternate',
    );
    expect(errorOf(() => ogs.toGame(sgf(';B[aa](;W[bb])(;AW[bb];W[cc])'), { variations: true }))).toBe(
      "bad-option: the record sets up stones after move 1, which OGS's move trees cannot express",
    );
    expect(errorOf(() => ogs.toGame(sgf(';B[aa](;W[bb])(;B[cc])'), { variations: true }))).toBe(
      'bad-option: move 2 is not by the side to play: OGS moves alternate',
    );
    expect(errorOf(() => ogs.toGame(sgf(''), { variations: 1 as never }))).toMatch('bad-option: ');
    expect(errorOf(() => ogs.toGame(new GoGame({ rules: 'tromp-taylor' })))).toBe(
      'bad-option: OGS has no name for the rules of this game',
    );
    expect(errorOf(() => ogs.toGame({} as GoGame))).toBe('bad-option: {} is not a GoGame');
  });
});

describe('move trees', () => {
  const RECORD = `(;SZ[9]RU[AGA]C[the start]AB[gg]
    (;B[cc]C[first]TR[cc][dd]LB[ee:A];W[dc](;B[ff];W[])(;B[fe]C[or this]SQ[aa:bb];W[ee]TE[1]))
    (;B[dd]CR[dd]MA[ed]BM[1](;W[ff])(;W[fg];B[ca])))`;
  const TREE: ogs.Tree = {
    x: -1,
    y: -1,
    text: 'the start',
    trunk_next: {
      x: 2,
      y: 2,
      text: 'first',
      marks: [
        { x: 2, y: 2, marks: { triangle: true } },
        { x: 3, y: 3, marks: { triangle: true } },
        { x: 4, y: 4, marks: { letter: 'A' } },
      ],
      trunk_next: {
        x: 3,
        y: 2,
        trunk_next: { x: 5, y: 5, trunk_next: { x: -1, y: -1 } },
        branches: [
          {
            x: 5,
            y: 4,
            text: 'or this',
            marks: [
              { x: 0, y: 0, marks: { square: true } },
              { x: 1, y: 0, marks: { square: true } },
              { x: 0, y: 1, marks: { square: true } },
              { x: 1, y: 1, marks: { square: true } },
            ],
            branches: [{ x: 4, y: 4, correct_answer: true }],
          },
        ],
      },
    },
    branches: [
      {
        x: 3,
        y: 3,
        wrong_answer: true,
        marks: [
          { x: 3, y: 3, marks: { circle: true } },
          { x: 4, y: 3, marks: { cross: true } },
        ],
        branches: [
          { x: 5, y: 5 },
          { x: 5, y: 6, branches: [{ x: 2, y: 0 }] },
        ],
      },
    ],
  };

  test('hold variations, comments, marks and answers', () => {
    const data = ogs.toGame(GoGame.fromSgf(RECORD), { variations: true });
    expect(data).toMatchObject({
      initial_player: 'black',
      initial_state: { black: 'gg', white: '' },
      moves: [],
    });
    expect(data.move_tree).toEqual(TREE);
  });

  test('are those that goban loads and saves', () => {
    const data = ogs.toGame(GoGame.fromSgf(RECORD), { variations: true });
    expect(gobanGame(data).errors).toEqual([]);
    const sorted = (tree: ogs.Tree): unknown => ({
      ...tree,
      ...(tree.marks && { marks: tree.marks.map((mark) => JSON.stringify(mark)).sort() }),
      ...(tree.trunk_next && { trunk_next: sorted(tree.trunk_next) }),
      ...(tree.branches && { branches: tree.branches.map(sorted) }),
    });
    expect(sorted(gobanSaved(data))).toEqual(sorted(TREE));
  });

  test('come back as the record', () => {
    const game = GoGame.fromSgf(RECORD);
    const data = ogs.toGame(game, { variations: true });
    const again = ogs.fromGame(data);
    expect(ogs.toGame(again, { variations: true })).toEqual(data);
    expect(again.board.equals(game.board)).toBe(true);
    expect(again.comment).toBe('');
    again.goTo(1);
    expect([again.comment, again.node.data.LB, again.node.children.length]).toEqual(['first', ['ee:A'], 1]);
    again.goTo(again.tree.children[1] as never);
    expect([again.board.get('D6'), again.node.data.BM]).toEqual([1, ['1']]);
  });

  test('agree with goban at every node, at random', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = randomNumbers(seed);
      const game = new GoGame({ size: 7, rules: 'aga' });
      for (let i = 0; i < 60; i++) {
        const nodes = [...game.tree.walk()];
        if (random() < 0.3) game.goTo(nodes[Math.floor(random() * nodes.length)] as never);
        const point = game.legalMoves().randomPoint(random);
        if (point !== null) game.play(point);
      }
      const data = ogs.toGame(game, { variations: true });
      const again = ogs.fromGame(data);
      expect(again.tree.walk().next().done).toBe(false);
      let nodes = 0;
      const compare = ([board, below]: Boards, ours: typeof again.tree) => {
        nodes++;
        again.goTo(ours);
        expect(textOf(again.board)).toBe(board);
        expect(ours.children.length).toBe(below.length);
        below.forEach((child, i) => void compare(child, ours.children[i] as never));
      };
      compare(gobanTree(data), again.tree);
      expect(nodes).toBe([...game.tree.walk()].length);
    }
  });

  test('go on from moves, and begin with the handicap that black plays', () => {
    const game = ogs.fromGame({
      width: 9,
      rules: 'chinese',
      handicap: 2,
      moves: 'aabb',
      move_tree: { x: -1, y: -1, branches: [{ x: 0, y: 0, text: 'a corner', branches: [{ x: 2, y: 2 }] }] },
    });
    expect(game.tree.children.map(({ data }) => data)).toEqual([{ B: ['aa'], C: ['a corner'] }]);
    expect(game.tree.children[0]?.children.map(({ data }) => data)).toEqual([{ B: ['bb'] }, { B: ['cc'] }]);
    expect(game.toPlay).toBe('white');
  });

  test('of 10,000 moves and of 1,000 branches take linear time', () => {
    let deep: ogs.Tree = { x: 0, y: 0 };
    for (let i = 0; i < 10_000; i++) deep = { x: i % 19, y: Math.floor(i / 19) % 19, trunk_next: deep };
    const game = ogs.fromGame({ move_tree: { x: -1, y: -1, trunk_next: deep } });
    expect(game.moveNumber).toBe(10_001);
    let depth = 0;
    const data = ogs.toGame(game, { variations: true });
    for (let tree = data.move_tree; tree?.trunk_next; tree = tree.trunk_next) depth++;
    expect(depth).toBe(10_001);
  });

  test.each<[string, unknown, string]>([
    ['no object', 7, 'bad-option: 7 is not a move tree'],
    ['no branches', { branches: {} }, 'bad-option: {} is not a list of branches'],
    ['no point', { trunk_next: { x: 'a', y: 1 } }, "bad-vertex: {x: 'a', y: 1} is not an OGS move"],
    ['a point off the board', { branches: [{ x: 19, y: 1 }] }, 'off-board: '],
    ['no marks', { marks: [{ x: 1, y: 1 }] }, 'bad-option: undefined is not a set of marks'],
    ['a mark off the board', { marks: [{ x: -1, y: 1, marks: {} }] }, 'off-board: '],
    [
      'a letter that is none',
      { marks: [{ x: 1, y: 1, marks: { letter: 5 } }] },
      'bad-option: 5 is not a letter',
    ],
    ['text that is none', { text: [] }, 'bad-option: [] is not a text'],
  ])('refuses %s', (_, move_tree, message) => {
    expect(errorOf(() => ogs.fromGame({ move_tree } as ogs.Game))).toMatch(message);
  });

  test('refuses a tree that holds itself', () => {
    const tree: ogs.Tree = { x: 1, y: 1 };
    tree.branches = [tree];
    expect(errorOf(() => ogs.fromGame({ move_tree: tree }))).toBe(
      'bad-option: a node of the move tree comes twice',
    );
  });
});
