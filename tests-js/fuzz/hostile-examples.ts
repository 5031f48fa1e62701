/**
 * Examples of correct calls of every export. The catalogue puts hostile values in the place of each argument,
 * and of each value inside it. An export without an example here fails the run.
 */

import type * as Main from 'kakoi';
import type * as Board from 'kakoi/board';
import type * as Collections from 'kakoi/collection';
import type * as Endings from 'kakoi/endings';
import type * as Gtp from 'kakoi/gtp';
import type * as Interop from 'kakoi/interop';
import type * as KataGo from 'kakoi/katago';
import type * as Pictures from 'kakoi/pictures';
import type * as Play from 'kakoi/play';
import type * as Problem from 'kakoi/problem';
import type * as Reading from 'kakoi/reading';
import type * as Reviews from 'kakoi/review';
import type * as Sabaki from 'kakoi/sabaki';
import type * as Sgf from 'kakoi/sgf';
import type * as Svg from 'kakoi/svg';
import type * as Workers from 'kakoi/worker';
import { katagoFile } from '../support/katago-file.js';

// biome-ignore lint/suspicious/noExplicitAny: arguments of every kind
type Any = any;
type Arguments = readonly Any[];

export interface Examples {
  /** An instance to call on, by class; new for every call where it can change. */
  readonly receivers: Readonly<Record<string, () => object>>;
  /** Arguments by 'function', 'new Class', 'Class.static' and 'Class#method'; what takes none needs none. */
  readonly calls: Readonly<Record<string, (receiver: Any) => Arguments>>;
}

/** Examples for the entries with games; of each entry those that it exports. */
export function gameExamples(kakoi: typeof Main): Examples {
  const goBoard = () => kakoi.GoBoard.fromDiagram('.XO.\nX.XO\n.XO.');
  const set = () => kakoi.PointSet.fromDiagram('##..\n...#\n.#..');
  const other = () => kakoi.PointSet.fromDiagram('.#..\n..##\n####');
  const fence = () => ({ from: [0, 0], to: [1, 2] });
  const map = () => new kakoi.ScalarMap(2, 1, new Int16Array(2));
  const ownership = () => new kakoi.ScalarMap(4, 3, new Float32Array(12));
  const rules = () => ({
    ko: 'simple',
    suicide: false,
    scoring: 'area',
    komi: 6.5,
    handicapBonus: 'none',
  });
  return {
    receivers: {
      PointSet: set,
      ScalarMap: map,
      KakoiError: () => new kakoi.KakoiError('bad-option', 'an example'),
      GoBoard: goBoard,
      GoGame: () => {
        const game = new kakoi.GoGame({ width: 4, height: 3 });
        for (const move of ['A1', 'B2', 'pass', 'C3']) game.play(move);
        game.undo();
        game.play('D1'); // a variation
        game.comment = 'a comment';
        return game;
      },
      RecordNode: () => kakoi.GoGame.fromSgf('(;SZ[3];B[aa](;W[bb])(;W[cc]C[x]))').tree.children[0] as object,
      LoaBoard: () => kakoi.LoaBoard.start(),
      LoaGame: () => {
        const game = new kakoi.LoaGame();
        game.play('b1-h1');
        game.play('a3-c3');
        game.undo();
        game.play('a2-c2');
        return game;
      },
      SenketBoard: () => kakoi.SenketBoard.empty(5).play('black', '1-5').play('black', '2-3'),
      SenketGame: () => {
        const game = new kakoi.SenketGame({ size: 5 });
        game.play('1-1');
        game.play('3-3');
        game.undo();
        game.pass();
        return game;
      },
    },
    calls: {
      vertexName: () => [[0, 1], 9],
      toSgf: () => [[0, 1]],
      parseVertex: () => ['B2', 4, 3],
      opponent: () => ['black'],
      handicapPoints: () => [19, 19, 9],
      senketLoopArea: () => [
        [
          [1, 0],
          [3, 1],
          [2, 3],
          [0, 2],
        ],
      ],
      stringifySgf: () => [[{ data: { SZ: ['9'] }, children: [{ data: { C: ['a]b'] }, children: [] }] }]],
      goRules: () => ['aga', { komi: 5.5, ko: 'simple' }],
      analyzeEach: () => [[goBoard()], ['area'], { suicide: true }],
      analyzeMany: () => [[goBoard(), goBoard()], ['chains', 'bouzy'], { suicide: true }],
      loaConnectivity: () => [new BigUint64Array([1n, 2n])],

      'new KakoiError': () => ['bad-option', 'why', { reason: 'x', cause: 1 }],

      'new PointSet': () => [2, 2, new Uint32Array(2)],
      'PointSet.empty': () => [3, 2],
      'PointSet.full': () => [3, 2],
      'PointSet.of': () => [3, 3, [[0, 0], { x: 1, y: 1 }, 'A1']],
      'PointSet.fromDiagram': () => ['#.\n.#'],
      'PointSet.fromJSON': () => [{ width: 2, height: 1, rows: ['#.'] }],
      'PointSet.fromBigInt': () => [3, 2, 0b100110n],
      'PointSet#has': () => [[0, 0]],
      'PointSet#equals': () => [other()],
      'PointSet#isSubsetOf': () => [other()],
      'PointSet#intersects': () => [other()],
      'PointSet#with': () => [{ x: 1, y: 1 }],
      'PointSet#without': () => ['A1'],
      'PointSet#toggled': () => [[3, 2]],
      'PointSet#and': () => [other()],
      'PointSet#or': () => [other()],
      'PointSet#xor': () => [other()],
      'PointSet#minus': () => [other()],
      'PointSet#explode': () => [8],
      'PointSet#grow': () => [8],
      'PointSet#border': () => [8],
      'PointSet#shrink': () => [8],
      'PointSet#expandTo': () => [other(), 8],
      'PointSet#firstChain': () => [8],
      'PointSet#chains': () => [8],
      'PointSet#randomPoint': () => [() => 0.5],
      'PointSet#eulerNumber': () => [8],
      'PointSet#transform': () => ['rotate90'],

      'new ScalarMap': () => [2, 1, new Float32Array(2)],
      'ScalarMap#at': () => [[0, 0]],

      'new GoBoard': () => [2, 2, new Uint32Array(4)],
      'GoBoard.empty': () => [3, 2],
      'GoBoard.fromSignMap': () => [
        [
          [0, 1],
          [-1, 0],
        ],
      ],
      'GoBoard.fromDiagram': () => ['X.\n.O'],
      'GoBoard.fromJSON': () => [{ width: 2, height: 1, rows: ['X.'] }],
      'GoBoard#get': () => [[0, 0]],
      'GoBoard#stones': () => ['black'],
      'GoBoard#with': () => [[0, 0], 'black'],
      'GoBoard#equals': () => [goBoard()],
      'GoBoard#legality': () => ['black', [0, 0], { ko: [1, 1], suicide: true }],
      'GoBoard#legalMoves': () => ['black', { ko: 'A1', suicide: true }],
      'GoBoard#play': () => ['black', { x: 0, y: 2 }, { ko: { x: 0, y: 0 }, suicide: false }],
      'GoBoard#chainAt': () => [[1, 0]],
      'GoBoard#chains': () => ['white'],
      'GoBoard#regions': () => ['white'],
      'GoBoard#passAlive': () => [{ suicide: true }],
      'GoBoard#passAliveRounds': () => [{ suicide: true }],
      'GoBoard#area': () => [{ dead: kakoi.PointSet.empty(4, 3) }],
      'GoBoard#vicinity': () => [[0, 0], 2],
      'GoBoard#vicinityMap': () => [[0, 0]],
      'GoBoard#influence': () => ['black', 2, { chain: [0, 1] }],
      'GoBoard#influenceGain': () => ['black', 2],
      'GoBoard#bouzy': () => [{ dilations: 2, erosions: 1 }],
      'GoBoard#score': () => [
        {
          rules: rules(),
          komi: 0.5,
          handicap: 2,
          dead: kakoi.PointSet.empty(4, 3),
          captures: { black: 1, white: 2 },
          territory: 'surrounded',
        },
      ],
      'GoBoard#estimate': () => [
        { rules: rules(), komi: 0.5, handicap: 2, captures: { black: 1, white: 2 }, ownership: ownership() },
      ],
      'GoBoard#ownership': () => [{ playouts: 2, seed: 1, style: 'careful' }],
      'GoBoard#deadStones': () => [
        {
          playouts: 2,
          seed: 1,
          effort: 'normal',
          ownership: { black: ownership(), white: ownership() },
        },
      ],
      'GoBoard#judgeChains': () => [{ playouts: 2, seed: 1, effort: 'fast', ownership: ownership() }],
      'GoBoard#canonicalHash': () => [{ swapColors: true }],
      'GoBoard#transform': () => ['flipX'],

      'new GoGame': () => [
        {
          width: 4,
          height: 3,
          rules: rules(),
          komi: 6.5,
          handicap: 1,
          setup: goBoard(),
          toPlay: 'white',
          info: { black: 'B', result: 'B+R' },
        },
      ],
      'GoGame.fromSgf': () => ['(;SZ[9]RU[Chinese];B[aa];W[bb])', { strict: true, lenient: true, game: 0 }],
      'GoGame.fromJSON': () => [
        {
          game: 'go',
          sgf: '(;SZ[4:3]RU[AGA];B[aa](;W[bb])(;W[cc]))',
          index: 0,
          rules: rules(),
          node: 1,
          end: 3,
          ending: { node: 3, color: 'white', by: 'time', undone: true },
          resumed: 2,
        },
      ],
      ...recordCalls('GoGame', { data: { B: ['aa'], C: ['x'] }, children: [] }),
      'GoGame#setUp': () => [{ black: ['A2'], white: [[0, 0]], empty: [{ x: 1, y: 1 }], toPlay: 'white' }],

      'GoGame#legality': () => [[0, 0]],
      'GoGame#legalMoves': () => [{ color: 'white' }],
      'GoGame#play': () => [[3, 0], { color: 'white' }],
      'GoGame#boardAt': () => [1],
      'GoGame#score': () => [{ dead: kakoi.PointSet.empty(4, 3) }],
      'GoGame#result': () => [{ dead: 'auto' }],

      'new LoaBoard': () => [new Uint32Array(4), 'black'],
      'LoaBoard.start': () => ['scrambled-eggs', 6],
      'LoaBoard.empty': () => [6, 'white'],
      'LoaBoard.fromFen': () => ['1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b'],
      'LoaBoard.fromDiagram': () => [`X.......\n${'........\n'.repeat(6)}.......O`, 'white'],
      'LoaBoard.fromBits': () => [1n, 2n, 'black', 7],
      'LoaBoard.fromJSON': () => [{ fen: '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b' }],
      'LoaBoard#get': () => ['b1'],
      'LoaBoard#stones': () => ['black'],
      'LoaBoard#bits': () => ['black'],
      'LoaBoard#equals': () => [kakoi.LoaBoard.start()],
      'LoaBoard#legalMoves': () => ['b1'],
      'LoaBoard#legality': () => [{ from: 'b1', to: [7, 7] }],
      'LoaBoard#play': () => [{ from: [1, 7], to: [7, 7], capture: false, text: 'b1-h1', connects: 'none' }],
      'LoaBoard#resolve': () => ['b1-h1'],
      'LoaBoard#lineCounts': () => ['b1'],
      'LoaBoard#groups': () => ['black'],
      'LoaBoard#quadWindows': () => ['black'],
      'LoaBoard#weakJoints': () => ['white'],
      'LoaBoard#quads': () => ['black'],
      'LoaBoard#eulerNumber': () => ['black', 4],
      'LoaBoard#isConnected': () => ['black'],
      'LoaBoard#outcome': () => [{ simultaneous: 'draw', noMove: 'pass', repetition: 3 }],
      'LoaBoard#ending': () => [{ simultaneous: 'mover' }],
      'LoaBoard#perft': () => [1],
      'LoaBoard#toFen': () => [{ letters: 'Ll' }],

      'new LoaGame': () => [{ setup: 'standard', rules: { repetition: 2 }, info: { white: 'W' } }],
      'LoaGame.fromSgf': () => [
        '(;GM[9]SZ[8];B[b1-h1])',
        { rules: { noMove: 'loss' }, lenient: true, game: 0 },
      ],
      'LoaGame.fromJSON': () => [
        {
          game: 'loa',
          sgf: '(;GM[9]SZ[8];B[b1-h1](;W[a3-c3])(;W[a2-c2]))',
          index: 0,
          rules: { simultaneous: 'mover', noMove: 'pass', repetition: 3 },
          node: 1,
          end: 3,
          ending: { node: 3, color: 'white', by: 'forfeit', undone: true },
          resumed: null,
        },
      ],
      ...recordCalls('LoaGame', { data: { B: ['c1-c3'], C: ['x'] }, children: [] }),
      'LoaGame#legality': () => ['a3-c3'],
      'LoaGame#legalMoves': () => ['b1'],
      'LoaGame#play': () => ['a3-c3'],
      'LoaGame#boardAt': () => [1],

      'new SenketBoard': () => [5, new Uint32Array(50)],
      'SenketBoard.empty': () => [5],
      'SenketBoard.from': () => [
        {
          size: 5,
          black: { posts: [[0, 0], '2-3'], fences: [fence()] },
          white: { posts: [[4, 4]], fences: [] },
        },
      ],
      'SenketBoard.fromJSON': () => [
        {
          size: 5,
          black: { posts: [[0, 0], '2-3'], fences: [fence()] },
          white: { posts: [], fences: [] },
        },
      ],
      'SenketBoard#get': () => ['1-5'],
      'SenketBoard#posts': () => ['black'],
      'SenketBoard#fences': () => ['black'],
      'SenketBoard#equals': () => [kakoi.SenketBoard.empty(5)],
      'SenketBoard#legality': () => ['white', '5-5', [fence()]],
      'SenketBoard#legalMoves': () => ['white'],
      'SenketBoard#legalFences': () => ['black', '3-4'],
      'SenketBoard#play': () => ['white', '5-5', [fence()]],
      'SenketBoard#moveValues': () => ['black', 'posts'],
      'SenketBoard#score': () => [{ mode: 'posts' }],

      'new SenketGame': () => [{ size: 5, setup: kakoi.SenketBoard.empty(5), toPlay: 'white' }],
      'SenketGame.fromText': () => ['Senket 5\n1. 1-1\n2. 3-3\n'],
      'SenketGame.fromJSON': () => [
        { game: 'senket', text: 'Senket 5\n1. 1-1\n2. 3-3\n(\n2. pass\n)\n', node: 1, end: 3 },
      ],
      ...recordCalls('SenketGame', { data: { B: ['2-2'], C: ['x'] }, children: [] }),
      'SenketGame#legality': () => ['3-4', [fence()]],
      'SenketGame#toText': () => [{ variations: true }],
      'SenketGame#play': () => ['3-3', [fence()]],
      'SenketGame#boardAt': () => [1],
      'SenketGame#score': () => [{ mode: 'posts' }],
      'SenketGame#result': () => [{ mode: 'posts' }],
    },
  };
}

/**
 * Examples for the records of games of every kind, the methods of SGF's among them; `tree` continues from the
 * receiver.
 */
function recordCalls(name: string, tree: object): Examples['calls'] {
  const first = ({ tree }: Any) => tree.children[0];
  return Object.fromEntries(
    Object.entries<(receiver: Any) => Arguments>({
      'comment=': () => ['why'],
      annotate: (on) => [{ C: ['a'], TR: ['aa', 'bb'], GB: null }, first(on)],
      append: (on) => [tree, first(on)],
      delete: (on) => [first(on).children[1]],
      promote: (on) => [first(on).children[1]],
      reorder: (on) => [first(on), 0],
      goTo: (on) => [on.tree],
      setInfo: () => [{ black: 'B', result: 'W+T' }],
      resign: () => ['white', 'time'],
      toSgf: () => [{ variations: true }],
    }).map(([method, given]) => [`${name}#${method}`, given]),
  );
}

/** The names of functions, those of an object with its own: 'formatOf', 'ogs.fromGame'. */
type NameIn<Exports> = {
  [Name in keyof Exports & string]: Exports[Name] extends (...args: never[]) => unknown
    ? Name
    : `${Name}.${keyof Exports[Name] & string}`;
}[keyof Exports & string];

export function interopExamples(kakoi: typeof Main): Examples {
  const game = () => kakoi.GoGame.fromSgf('(;SZ[4:3]KM[6.5];B[aa];W[bb];B[])');
  const set = () => kakoi.PointSet.fromDiagram('#.\n.#');
  const frame = () => ({ width: 2, height: 1, perspective: 'black' });
  const options = () => ({ width: 4, height: 3, rules: 'aga', komi: 5.5, handicap: 0 });
  const calls: Record<NameIn<typeof Interop>, () => Arguments> = {
    'chess.fromAlgebraic': () => ['a1', 8, 8],
    'chess.toAlgebraic': () => [[0, 7], 8],
    'chess.fromBitboard': () => [5n],
    'chess.toBitboard': () => [kakoi.PointSet.full(8)],
    'gtp.fromMoves': () => [
      [
        ['B', 'A1'],
        ['W', 'pass'],
      ],
      options(),
    ],
    'gtp.toMoves': () => [game()],
    'gtp.toCommands': () => [game()],
    'katago.toQuery': () => [game(), { id: 'q', maxVisits: 10 }],
    'katago.fromResponse': () => [
      {
        id: 'q',
        turnNumber: 1,
        isDuringSearch: false,
        moveInfos: [{ move: 'A1', visits: 1, winrate: 0.5, scoreLead: 0, prior: 0.1, pv: ['A1', 'pass'] }],
        rootInfo: { visits: 1, winrate: 0.5, scoreLead: 1 },
        ownership: [0.5, -0.5],
        policy: [0.5, 0.25, 0.25],
      },
      frame(),
    ],
    'katago.fromMap': () => [[0.5, -0.5], frame()],
    'ogs.estimator': () => [[[0, 1, -1]], 'black', 10, 0.3],
    fromRecord: () => [
      '\\HS\n\\HE\n\\GS\nINI 0 1 2 &4\nSTO 0 2 2 15 15\nSKI 0 3\n\\GE',
      { format: 'gib', lenient: true, strict: false },
    ],
    formatOf: () => ['. X .'],
    'ogs.fromBoard': () => [
      [
        [0, 1],
        [2, 0],
      ],
    ],
    'ogs.toBoard': () => [game().board],
    'ogs.fromPoints': () => ['aabb', 4, 3],
    'ogs.toPoints': () => [set()],
    'ogs.fromGame': () => [
      {
        width: 4,
        height: 3,
        rules: 'japanese',
        komi: 6.5,
        handicap: 0,
        free_handicap_placement: false,
        initial_player: 'black',
        initial_state: { black: 'aa', white: 'bb' },
        moves: [
          [0, 1, 100],
          [2, 2],
        ],
        game_name: 'g',
        players: { black: { id: 1, username: 'b' }, white: { id: 2, username: 'w' } },
        outcome: 'Resignation',
        winner: 1,
        move_tree: {
          x: -1,
          y: -1,
          text: 'why',
          marks: [{ x: 1, y: 1, marks: { triangle: true, letter: 'A' } }],
          trunk_next: { x: 1, y: 2, correct_answer: true },
          branches: [{ x: 3, y: 2 }],
        },
      },
    ],
    'ogs.toGame': () => [game(), { variations: true }],
    'sabaki.toMoves': () => [game()],
    'sabaki.fromMoves': () => [
      [
        [1, [0, 0]],
        [-1, [-1, -1]],
      ],
      options(),
    ],
    'wgo.toObjects': () => [game().board, { marks: { CR: set() }, owners: { black: set(), white: set() } }],
    'shudan.paintMap': () => [{ black: set(), white: set() }],
    'shudan.markerMap': () => [{ circle: set(), cross: set() }],
    'shudan.ghostStoneMap': () => [
      { black: set(), white: set() },
      { type: 'good', faint: true },
    ],
    'shudan.heatMap': () => [game().board.bouzy(), { full: 100, text: (value: number) => String(value) }],
  };
  return { receivers: {}, calls };
}

export function sabakiExamples(): Examples {
  const data = () => [
    [0, 1, -1],
    [1, -1, 0],
  ];
  const move = () => [data(), 1, [0, 0], { library: [{ anchors: [[[0, 0], 1]], vertices: [[[1, 0], 1]] }] }];
  const calls: Record<
    keyof typeof Sabaki.deadstones | keyof typeof Sabaki.influence | keyof typeof Sabaki.boardmatcher,
    () => Arguments
  > = {
    nameMove: move,
    findPatternInMove: move,
    guess: () => [data(), { finished: true, iterations: 10 }],
    getProbabilityMap: () => [data(), 10],
    areaMap: () => [data()],
    map: () => [data(), { discrete: true, maxDistance: 4, minRadiance: 1 }],
  };
  return { receivers: {}, calls };
}

/**
 * Examples for pictures. The contents of shapes are not tried: they are the overlays' own; of foreign shapes,
 * only the list and the kinds are checked.
 */
export function pictureExamples(kakoi: typeof Main, pictures: typeof Pictures): Examples {
  const board = () => kakoi.GoBoard.fromDiagram('.X.XO\nXXXXO\nOOOOO');
  const senketOptions = () => ({
    mode: 'posts',
    toPlay: 'white',
    values: senket().moveValues('white', 'posts'),
  });
  const senket = () => kakoi.SenketBoard.empty(5).play('black', '2-1').play('black', '1-3', 'all');
  const layout = () => ({ columns: 5, rows: 3, pattern: 'lines', coordinates: true }) as const;
  const frame = () => pictures.fitCanvas(layout(), 400, 300);
  /** As much of a canvas as the tests have. */
  const context = () =>
    new Proxy(new (class Context {})(), {
      get: (_, name) => (name === 'save' ? () => undefined : () => ({ addColorStop: () => undefined })),
      set: () => true,
    });
  const go = () => ({
    analysis: kakoi.analyzeMany([board()], ['area', 'bouzy', 'chains', 'passAlive'])[0],
    suicide: true,
    score: board().score(),
    safe: { black: safe('black'), white: safe('white') },
    lastStone: [1, 0],
    vicinityLevel: 2,
    toPlay: 'white',
    gainOf: 'last',
  });
  const safe = (color: 'black' | 'white') => ({
    stones: board().stones(color),
    territory: board().empties(),
    chains: [
      {
        stones: board().stones(color),
        miai: [
          [
            [0, 0],
            [2, 0],
          ],
        ],
        regions: [{ points: board().empties(), sureLiberties: 2 }],
      },
    ],
  });
  const loa = () => ({ moves: kakoi.LoaBoard.start().legalMoves().slice(0, 2), quadColors: ['black'] });
  const said = () => ({ text: '{n} {what}', one: '{n}', values: { n: 2, what: { text: 'stones' } } });
  const translation = () => ({
    language: 'de',
    words: { '{n} {what}': { one: '{n}', other: '{what} {n}' }, stones: 'Steine' },
  });
  return {
    receivers: { CanvasPainter: () => new pictures.CanvasPainter(frame(), pictures.THEMES.light.wood) },
    calls: {
      fitCanvas: () => [layout(), 400, 300, 40],
      pointAt: () => [frame(), 30, 40],
      'new CanvasPainter': () => [frame(), pictures.THEMES.light.wood],
      'CanvasPainter#paintBoard': () => [context(), [], null],
      'CanvasPainter#pen': () => [context()],
      'CanvasPainter#paint': () => [context(), []],
      'goOverlays.shapes': () => [board(), go()],
      'goOverlays.pointed': () => [board(), [1, 0], go()],
      'goOverlays.describe': () => [board(), [1, 0], go()],
      'goOverlays.said': () => [board(), [1, 0], go()],
      toPicture: () => [board(), { shapes: [], lastMove: [1, 0] }],
      'loaOverlays.shapes': () => [kakoi.LoaBoard.start(), loa()],
      'loaOverlays.pointed': () => [kakoi.LoaBoard.start(), [1, 0], loa()],
      'loaOverlays.describe': () => [kakoi.LoaBoard.start(), [1, 0], loa()],
      'loaOverlays.said': () => [kakoi.LoaBoard.start(), [1, 0], loa()],
      loaLines: () => [kakoi.LoaBoard.start(), [1, 0]],
      'senketOverlays.shapes': () => [senket(), senketOptions()],
      'senketOverlays.pointed': () => [senket(), [0.5, 4], senketOptions()],
      'senketOverlays.describe': () => [senket(), [0.5, 4], senketOptions()],
      'senketOverlays.said': () => [senket(), [0.5, 4], senketOptions()],
      inWords: () => [said(), translation()],
    },
  };
}

export function replayExamples(kakoi: typeof Main): Examples {
  const setup = () => kakoi.GoBoard.fromDiagram('.XO.\nX.XO\n.XO.');
  return {
    receivers: {},
    calls: {
      replayMany: () => [
        [
          { size: 4, moves: ['A1', [1, 1], null, { color: 'white', vertex: { x: 2, y: 2 } }] },
          { setup: setup(), width: 4, height: 3, moves: new Int16Array([3, -1]), toPlay: 'white' },
        ],
        { rules: 'aga', steps: true, positions: true },
      ],
    },
  };
}

export function sgfExamples(kakoi: typeof Main, sgf: typeof Sgf): Examples {
  const data = () => ({ TR: ['aa:bb'], LB: ['aa:1'], BL: ['3'], GB: ['1'], C: ['c'], TB: ['aa'] });
  const size = () => ({ width: 9, height: 9 });
  const options = () => ({ lenient: true, onNote: () => undefined });
  const vertex = [1, 1] as const;
  const calls: Partial<Record<NameIn<typeof Sgf> | 'new KakoiError', () => Arguments>> = {
    'new KakoiError': () => ['bad-sgf', 'why', { reason: 'x', cause: 1 }],
    parseSgf: () => ['(;SZ[9](;B[aa])(;B[bb]))', options()],
    stringifySgf: () => [[{ data: data(), children: [{ data: {}, children: [] }] }]],
    decodeSgf: () => [new Uint8Array([40, 59, 41]), { onNote: () => undefined }],
    readSgfGames: () => [['(;B[aa])', '(;W[bb])'], { ...options(), maxLength: 100 }],
    'marks.parse': () => [data(), size()],
    'territory.parse': () => [data(), size()],
    'territory.write': () => [{ black: [vertex], white: [] }],
    'clock.parse': () => [data()],
    'clock.write': () => [{ blackSeconds: 3, whiteMoves: 2, overtime: 'x' }],
    'evaluation.parse': () => [data()],
    'evaluation.write': () => [{ position: { is: 'even', emphasis: 1 }, hotspot: 2, value: 0.5 }],
    'remarks.parse': () => [data()],
    'remarks.write': () => [{ name: 'n', comment: 'c', moveNumber: 3 }],
    'result.parse': () => [data()],
    'marks.write': () => [
      {
        triangle: [vertex],
        dimmed: [],
        labels: [{ vertex, text: '1' }],
        lines: [{ from: vertex, to: vertex }],
      },
    ],
    answersOf: () => [kakoi.GoGame.fromSgf('(;SZ[9](;B[aa]C[RIGHT])(;B[bb]))').tree, 'black'],
  };
  return { receivers: { KakoiError: () => new sgf.KakoiError('bad-sgf', 'an example') }, calls };
}

export function endingsExamples(kakoi: typeof Main): Examples {
  const calls: Partial<Record<keyof typeof Endings, () => Arguments>> = {
    readWin: () => [
      kakoi.LoaBoard.start(),
      {
        nodes: 50,
        rules: { simultaneous: 'mover', noMove: 'loss', repetition: 2 },
        past: [kakoi.LoaBoard.start()],
        proof: true,
      },
    ],
    verifyWin: () => [
      kakoi.LoaBoard.start(),
      {
        game: 'loa',
        proof: 'win',
        fen: kakoi.LoaBoard.start().toFen(),
        winner: 'black',
        plies: 3,
        rules: { simultaneous: 'draw', noMove: 'pass' },
        drawn: [kakoi.LoaBoard.start('scrambled-eggs').toFen()],
        answers: { [kakoi.LoaBoard.start().toFen()]: 'b1-b3' },
      },
      { rules: { repetition: 2 }, past: [kakoi.LoaBoard.start()] },
    ],
  };
  return { receivers: {}, calls };
}

export function playExamples(kakoi: typeof Main): Examples {
  const calls: Partial<Record<keyof typeof Play, () => Arguments>> = {
    chooseMove: () => [new kakoi.GoGame({ size: 5 }), { level: 1, playouts: 5, seed: 1 }],
    analyzeMoves: () => [
      new kakoi.GoGame({ size: 5 }),
      { level: 1, playouts: 5, seed: 1, moves: kakoi.PointSet.full(5, 5) },
    ],
    judge: () => [kakoi.GoBoard.fromDiagram('.XO.\nX.XO\n.XO.'), { toPlay: 'black', komi: 0.5, ko: 'A3' }],
    createUci: () => [{ write: () => {}, search: () => new Promise(() => {}) }],
    searchLoa: () => [kakoi.LoaBoard.start(), { depth: 2, nodes: 100 }],
    searchSenket: () => [kakoi.SenketBoard.empty(7), { toPlay: 'black', depth: 1, nodes: 50, mode: 'posts' }],
  };
  return { receivers: {}, calls };
}

export function katagoExamples(): Examples {
  const calls: Partial<Record<keyof typeof KataGo, () => Arguments>> = {
    loadNetwork: () => [katagoFile(8)],
  };
  return { receivers: {}, calls };
}

export function collectionExamples(kakoi: typeof Main, collections: typeof Collections): Examples {
  const collection = () => {
    const made = collections.Collection.empty();
    made.add('(;SZ[9]PB[a]RE[B+R];B[cc];W[gg];B[gf])(;SZ[4:3];B[aa])');
    return made;
  };
  const pattern = () => ({
    pattern: 'X*.\n.ox',
    anchor: 'edge',
    symmetries: true,
    swapColors: true,
    where: () => true,
    limit: 3,
  });
  const sums = () => [{ color: 'black', vertex: [1, 1], count: 2, blackWins: 1, whiteWins: 1 }];
  return {
    receivers: { Collection: collection },
    calls: {
      addContinuations: () => [[sums(), sums()]],
      'new Collection': () => [],
      'Collection.fromBytes': () => [collection().toBytes()],
      'Collection#add': () => ['(;SZ[9];B[cc];W[gg])', { name: 'a name', lenient: true }],
      'Collection#addAll': () => [collection(), [0]],
      'Collection#remove': () => [1],
      'Collection#games': () => [() => true],
      'Collection#info': () => [0],
      'Collection#game': () => [0],
      'Collection#toSgf': () => [0],
      'Collection#find': () => [{ board: kakoi.GoBoard.empty(9), toPlay: 'black', limit: 2 }],
      'Collection#continuations': () => [{ ...pattern(), local: true }],
      'Collection#duplicates': () => [{ by: 'position' }],
    },
  };
}

export function reviewExamples(kakoi: typeof Main, review: typeof Reviews): Examples {
  const game = () => {
    const played = new kakoi.GoGame({ size: 3 });
    for (const vertex of ['B2', 'A1', 'A2', 'C1', 'B1'] as const) played.play(vertex);
    return played;
  };
  return {
    receivers: {},
    calls: {
      facts: () => [game(), { move: 5, nodes: 50 }],
      factText: () => [review.facts(game(), { nodes: 50 })[0], () => 'a sentence'],
      reviewGame: () => [
        game(),
        { from: 4, to: 5, nodes: 50, known: review.reviewGame(game(), { from: 1, to: 1, nodes: 50 }) },
      ],
    },
  };
}

export function readingExamples(kakoi: typeof Main, reading: typeof Reading): Examples {
  const board = () => kakoi.GoBoard.fromDiagram('.XO.\nX.XO\n.XO.');
  const calls: Partial<Record<keyof typeof Reading, () => Arguments>> = {
    readCapture: () => [board(), [1, 0], { toPlay: 'white', ko: [0, 0], nodes: 50, proved: true }],
    readSafe: () => [board(), { nodes: 50 }],
    readEndgame: () => [board(), { nodes: 50 }],
    readLife: () => [
      board(),
      [1, 0],
      { toPlay: 'white', ko: [0, 0], nodes: 50, region: kakoi.PointSet.full(4, 3), proof: true },
    ],
    readRace: () => [board(), 'B3', [2, 0], { toPlay: 'white', ko: [0, 0], nodes: 50 }],
    readConnection: () => [board(), 'B3', [0, 1], { toPlay: 'white', ko: [0, 0], nodes: 50 }],
    readProblem: () => [
      board(),
      { toPlay: 'white', ko: [0, 0], nodes: 50, marks: kakoi.PointSet.full(4, 3), text: 'White to live' },
    ],
    verifyProof: () => [
      board(),
      {
        claim: 'captured',
        koMaster: 'black',
        retakes: 5,
        toPlay: 'white',
        ko: null,
        target: kakoi.PointSet.of(4, 3, ['B3']),
        region: kakoi.PointSet.full(4, 3),
        answers: { 'X.': 'A1' },
      },
    ],
    proofFromJSON: () => [
      {
        game: 'go',
        proof: 'life',
        claim: 'captured',
        koMaster: 'black',
        retakes: 5,
        toPlay: 'white',
        ko: [0, 0],
        target: { width: 4, height: 3, rows: ['.#..', '....', '....'] },
        region: { width: 4, height: 3, rows: ['####', '####', '####'] },
        answers: { 'X.': 'A1' },
      },
    ],
  };
  const searchBoard = () => {
    const made = new reading.GoSearchBoard(board());
    made.play('white', 'B2');
    return made;
  };
  return {
    receivers: { GoSearchBoard: searchBoard },
    calls: {
      ...calls,
      'new GoSearchBoard': () => [board(), { ko: [0, 0] }],
      'GoSearchBoard#get': () => ['B3'],
      'GoSearchBoard#liberties': () => [[1, 0]],
      'GoSearchBoard#chainAt': () => ['B3'],
      'GoSearchBoard#legality': () => ['black', 'A3'],
      'GoSearchBoard#legalMoves': () => ['black'],
      'GoSearchBoard#play': () => ['black', 'A3'],
    },
  };
}

/** A stand-in for the drawing that browsers have and Node has not: every call does nothing. */
const drawing: Any = new Proxy(class {}, {
  construct: () => drawing,
  get: () => () => drawing,
  set: () => true,
});
for (const name of ['Path2D', 'OffscreenCanvas'])
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: drawing });

/** A canvas as far as a board needs one to be made. */
function aCanvas(): Any {
  const context = new Proxy(
    {},
    {
      get: (_, name) => (name === 'save' ? () => undefined : () => ({ addColorStop: () => undefined })),
      set: () => true,
    },
  );
  class Canvas {
    readonly style = {};
    readonly dataset = {};
    readonly ownerDocument = {
      defaultView: {
        document: { createElement: aCanvas },
        matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
        addEventListener: () => undefined,
        requestAnimationFrame: () => 1,
        cancelAnimationFrame: () => undefined,
        ResizeObserver: class {
          observe(): void {}
          disconnect(): void {}
        },
      },
    };
    addEventListener(): void {}
    getContext(): Any {
      return context;
    }
  }
  return new Canvas();
}

class Room {
  readonly clientWidth = 400;
  readonly clientHeight = 400;
  readonly style = { setProperty: () => undefined };
}

export function boardExamples(kakoi: typeof Main, board: typeof Board, pictures: typeof Pictures): Examples {
  const position = () => kakoi.GoBoard.empty(5, 3);
  const config = () => ({
    position: position(),
    layers: [pictures.goOverlays.area],
    layerOptions: { suicide: true },
    lastMove: [1, 1],
    marks: {
      circle: [[1, 1]],
      dimmed: [[0, 0]],
      visible: null,
      labels: [{ vertex: [1, 1], text: 'A' }],
      arrows: [{ from: [1, 1], to: [2, 2] }],
    },
    variations: [{ point: [0, 0], text: 'B' }],
    shapes: [],
    toPlay: 'black',
    aim: () => [],
    dragged: () => [],
    base: null,
    confirm: true,
    coordinates: true,
    section: { left: 0, top: 0, right: 1, bottom: 1 },
    theme: 'auto',
    material: 'wood',
    translation: { language: 'de', words: { empty: 'leer', white: { one: 'w', other: 'w' } } },
  });
  const view = () => new board.BoardView(aCanvas(), new Room() as Any, {}, { position: position() });
  const element = () => new board.KakoiBoardElement();
  const properties = Object.entries(config()).map(([name, value]): [string, () => Arguments] => [
    `KakoiBoardElement#${name}=`,
    () => [value],
  ]);
  return {
    receivers: { BoardView: view, KakoiBoardElement: element },
    calls: {
      sectionAround: () => [[[1, 1]], { width: 9, height: 9 }, { margin: 1 }],
      'new BoardView': () => [aCanvas(), new Room(), {}, config()],
      'BoardView#set': () => [config()],
      'BoardView#toCanvas': () => [400],
      'BoardView#describe': () => [[1, 1]],
      'new KakoiBoardElement': () => [],
      'KakoiBoardElement#set': () => [config()],
      'KakoiBoardElement#attributeChangedCallback': () => ['theme', null, 'dark'],
      ...Object.fromEntries(properties),
    },
  };
}

export function problemExamples(
  kakoi: typeof Main,
  problem: typeof Problem,
  reading: typeof Reading,
): Examples {
  const board = () => kakoi.GoBoard.fromDiagram('XXXX.\nOOOX.\n...X.');
  const position = () => ({
    board: board(),
    toPlay: 'black',
    ko: null,
    marks: kakoi.PointSet.empty(5, 3),
    text: '',
  });
  const question = () => ({
    kind: 'life',
    board: board(),
    group: board().stones('white'),
    other: null,
    toPlay: 'black',
    ko: null,
    region: null,
    walls: false,
    nodes: 100,
  });
  const solved = () => ({
    question: question(),
    reading: { outcome: 'dies', line: [[1, 2]], move: [1, 2], certainty: 'read' },
  });
  const solver = () => ({ find: async () => null, read: async () => solved().reading });
  const record = () => kakoi.GoGame.fromSgf('(;SZ[5:3];B[bc];W[ac])').tree;
  const game = () => {
    const played = new problem.ProblemGame(position() as Any, { record: record() });
    played.play([1, 2]);
    return played;
  };
  /** Stands for an element, where there are none. */
  const element = () =>
    Object.assign(new problem.KakoiProblemElement(), {
      getAttribute: () => null,
      setAttribute: () => undefined,
      removeAttribute: () => undefined,
      dispatchEvent: () => true,
      textContent: '',
    });
  return {
    receivers: { ProblemGame: game, KakoiProblemElement: element },
    calls: {
      outcomeRank: () => [true, 'ko'],
      findProblem: () => [reading, position()],
      readQuestion: () => [reading, question()],
      'new ProblemGame': () => [
        position(),
        { record: record(), solver: solver(), problem: solved(), line: [[1, 2], null], trustsRecord: true },
      ],
      'ProblemGame#goTo': () => [1],
      'ProblemGame#legality': () => [[1, 2]],
      'ProblemGame#play': () => [[0, 2]],
      'ProblemGame#try': () => [[0, 2]],
      'new KakoiProblemElement': () => [],
      'KakoiProblemElement#sgf=': () => ['(;SZ[9])'],
      'KakoiProblemElement#src=': () => ['problem.sgf'],
      'KakoiProblemElement#game=': () => [0],
      'KakoiProblemElement#reader=': () => ['auto'],
      'KakoiProblemElement#theme=': () => ['dark'],
      'KakoiProblemElement#translation=': () => [{ language: 'de', words: { Hint: 'Tipp' } }],
      'KakoiProblemElement#attributeChangedCallback': () => ['theme', null, 'dark'],
    },
  };
}

export function svgExamples(kakoi: typeof Main, pictures: typeof Pictures): Examples {
  const board = () => kakoi.GoBoard.fromDiagram('X.\n.O');
  const look = () => ({ theme: 'dark', width: 200, coordinates: true, section: 'a1-b2' });
  const calls: Partial<Record<keyof typeof Svg, () => Arguments>> = {
    toSvg: () => [
      board(),
      {
        ...look(),
        overlays: [pictures.goOverlays.area, pictures.goOverlays.vicinity, pictures.goOverlays.chains],
        lastMove: [0, 0],
        score: board().score(),
        suicide: true,
        vicinityLevel: 2,
      },
    ],
    outlinePath: () => [
      [
        [0, 0],
        [0, 1],
      ],
      { cell: 10, inset: 0.1, round: 0.2 },
    ],
    starPoints: () => [9, 9],
    pictureSvg: () => [
      { ...pictures.toPicture(kakoi.GoBoard.empty(2)), board: [], stones: [] },
      { theme: pictures.THEMES.light.wood, width: 200, coordinates: true, title: 'A board' },
    ],
  };
  return { receivers: {}, calls };
}

/** Examples for the pool: those of what it does in workers, with its own options. */
export function workerExamples(
  kakoi: typeof Main,
  pool: () => Workers.WorkerPool,
  direct: Examples['calls'],
): Examples {
  const board = () => kakoi.GoBoard.fromDiagram('.XO.\nX.XO\n.XO.');
  const task = () => ({ playouts: 1, seed: 1, signal: undefined });
  const many = () => ({ ...task(), onProgress: () => undefined });
  /** The arguments of the direct call, whose options are the last, after the board where it is a method of one. */
  const pooled = (name: string, own: string): [string, () => Arguments] => [
    `WorkerPool#${name}`,
    () => {
      const given = [...direct[own]!(undefined)];
      const options = given.pop();
      return [...(own.includes('#') ? [board()] : []), ...given, { ...options, signal: undefined }];
    },
  ];
  const readings = ['Safe', 'Endgame', 'Win', 'Life', 'Race', 'Connection', 'Problem', 'Capture'];
  return {
    receivers: { WorkerPool: pool },
    calls: {
      ...Object.fromEntries([
        ...readings.map((name) => pooled(`read${name}`, `read${name}`)),
        ...['searchLoa', 'searchSenket', 'facts', 'reviewGame'].map((name) => pooled(name, name)),
        ...['deadStones', 'judgeChains', 'estimate', 'ownership', 'score'].map((name) =>
          pooled(name, `GoBoard#${name}`),
        ),
      ]),
      createPool: () => [{ workers: 1 }],
      'new WorkerPool': () => [{ workers: 1 }],
      'WorkerPool#estimateMany': () => [[board(), board()], { ...many(), effort: 'fast' }],
      'WorkerPool#deadStonesMany': () => [[board(), board()], many()],
      'WorkerPool#judgeChainsMany': () => [[board(), board()], many()],
      'WorkerPool#ownershipMany': () => [[board()], many()],
      'WorkerPool#scoreMany': () => [[board()], { komi: 5.5, onProgress: () => undefined }],
      'WorkerPool#analyzeMany': () => [[board()], ['chains'], { suicide: true, onProgress: () => undefined }],
      'WorkerPool#buildShards': () => [
        ['(;SZ[5];B[cc])', { source: '(;B[aa])', name: 'a' }],
        { perShard: 1, lenient: true, signal: undefined, onProgress: () => undefined },
      ],
      'WorkerPool#findInShards': () => [[], { pattern: 'X' }, { signal: undefined }],
      'WorkerPool#continuationsInShards': () => [[], { pattern: 'X', local: true }, { signal: undefined }],
      'WorkerPool#duplicatesInShards': () => [[], { by: 'signature', signal: undefined }],
      'WorkerPool#scoreGames': () => [['(;SZ[5];B[cc])'], many()],
      'WorkerPool#chooseMove': () => [
        new kakoi.GoGame({ size: 5 }),
        { level: 1, playouts: 5, trees: 1, onProgress: undefined, signal: undefined },
      ],
      'WorkerPool#judge': () => [board(), { toPlay: 'black', komi: 0.5, ko: 'A3', signal: undefined }],
      'WorkerPool#judgeMany': () => [
        [board(), board()],
        { toPlay: 'white', komi: 0.5, ko: null, signal: undefined, onProgress: () => undefined },
      ],
      'WorkerPool#moveValues': () => [
        kakoi.SenketBoard.empty(5),
        'black',
        { mode: 'posts', signal: undefined },
      ],
      'WorkerPool#verifyProof': () => [...direct.verifyProof!(undefined), { signal: undefined }],
    },
  };
}

/** Examples for GTP. The text of send() may be anything, and is tried by a fuzzer of its own. */
export function gtpExamples(): Examples {
  const calls: Record<keyof typeof Gtp, () => Arguments> = {
    createGtp: () => [
      {
        size: 5,
        rules: 'chinese',
        komi: 7,
        level: 3,
        playouts: 5,
        readFile: () => '(;)',
        chooseMove: () => null,
        analyze: () => [],
        judge: () => null,
      },
    ],
  };
  return { receivers: {}, calls };
}
