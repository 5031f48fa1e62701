/** kakoi/worker in threads of Node. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { analyzeMany, GoBoard, GoGame, init, KakoiError, LoaGame, PointSet, SenketBoard } from 'kakoi';
import { playEngine, searchLoa, searchSenket } from 'kakoi/play';
import { createPool, type WorkerPool } from 'kakoi/worker';
import { errorOf } from '../support/errors.js';
import { node, root } from '../support/run.js';

const fixture = (name: string) => readFileSync(join(root, 'tests-js/fixtures', name), 'utf8');
const RECORD = fixture('end-game-19.sgf');

let game: GoGame;
/** Boards of several sizes, mixed. */
let boards: GoBoard[];
let pool: WorkerPool;
beforeAll(async () => {
  await init(playEngine);
  game = GoGame.fromSgf(RECORD);
  boards = [
    ...[40, 120, 200, 280, game.moveNumber].map((number) => game.boardAt(number)),
    GoBoard.empty(1),
    GoBoard.fromDiagram('. X . X O .\nX X X O O O'),
    GoBoard.fromDiagram('. X X O .\nX X . O O\n. X X O .'),
    GoGame.fromSgf(fixture('mid-game-19.sgf')).board,
    GoBoard.empty(32, 3).with('D2', 'white'),
  ];
  pool = createPool({ workers: 2 });
});
afterAll(() => pool.terminate());

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const esm = (code: string, ...flags: string[]) => node([...flags, '--input-type=module', '--eval', code]);
const cjs = (code: string, ...flags: string[]) => node([...flags, '--input-type=commonjs', '--eval', code]);
const printed = (stdout: string) => ({ status: 0, stdout, stderr: '' });

/** The reason with which a promise rejects. */
async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const answer = await promise.then(
    () => 'it was fulfilled',
    (reason: unknown) => ({ reason }),
  );
  if (typeof answer === 'string') throw new Error(answer);
  return answer.reason;
}

describe('results are those of the direct calls', () => {
  test('for lists', async () => {
    const playouts = { playouts: 20, seed: 7 };
    const [dead, ownership, scores, analyses] = await Promise.all([
      pool.deadStonesMany(boards, playouts),
      pool.ownershipMany(boards, { ...playouts, style: 'careful' }),
      pool.scoreMany(boards, { rules: 'aga', dead: 'auto' }),
      pool.analyzeMany(boards, ['passAlive', 'chains', 'area', 'legalMoves', 'bouzy'], { suicide: true }),
    ]);
    expect(plain(dead)).toEqual(plain(boards.map((board) => board.deadStones(playouts))));
    expect(plain(ownership)).toEqual(
      plain(boards.map((board) => board.ownership({ ...playouts, style: 'careful' }))),
    );
    expect(plain(scores)).toEqual(plain(boards.map((board) => board.score({ rules: 'aga', dead: 'auto' }))));
    expect(plain(analyses)).toEqual(
      plain(analyzeMany(boards, ['passAlive', 'chains', 'area', 'legalMoves', 'bouzy'], { suicide: true })),
    );
  });

  test('for searches, and for what moves are worth', async () => {
    const loa = LoaGame.fromSgf(fixture('loa-game.sgf')).boardAt(3);
    expect(loa.toPlay).toBe('white');
    expect(await pool.searchLoa(loa, { nodes: 3000 })).toEqual(searchLoa(loa, { nodes: 3000 }));
    let senket = SenketBoard.empty(11);
    for (const post of ['1-4', '3-5', '4-3', '6-2', '8-1', '1-9', '2-11'])
      senket = senket.play('black', post);
    for (const post of ['10-11', '11-9', '1-3']) senket = senket.play('white', post);
    const options = { toPlay: 'white', depth: 1, mode: 'posts' } as const;
    expect(await pool.searchSenket(senket, options)).toEqual(searchSenket(senket, options));
    expect((await pool.moveValues(senket, 'white')).at([1, 10])).toBe(226);
    expect(plain(await pool.moveValues(senket, 'black', { mode: 'posts' }))).toEqual(
      plain(senket.moveValues('black', 'posts')),
    );
    for (const refused of [
      () => pool.searchLoa(GoBoard.empty(9) as never),
      () => pool.searchLoa(loa, { depth: 0 }),
      () => pool.searchSenket(senket, { toPlay: 'red' as never }),
      () => pool.moveValues(loa as never, 'black'),
      () => pool.moveValues(senket, 'black', { depth: 1 } as never),
    ])
      expect(await rejection(refused())).toMatchObject({ code: 'bad-option' });
  });

  test('for one board, with sets among the options', async () => {
    const { board } = game;
    const dead = await pool.deadStones(board);
    const ownership = board.ownership({ style: 'careful' });
    const fast = { effort: 'fast', ownership } as const;
    expect(plain(await pool.judgeChains(board, fast))).toEqual(plain(board.judgeChains(fast)));
    expect(plain(await pool.judgeChainsMany([board, board], fast))).toEqual(
      plain([board.judgeChains(fast), board.judgeChains(fast)]),
    );
    expect(plain(await pool.estimate(board, { komi: 0.5 }))).toEqual(plain(board.estimate({ komi: 0.5 })));
    const counted = { territory: 'surrounded', effort: 'high' } as const;
    expect(plain(await pool.score(board, counted))).toEqual(plain(board.score(counted)));
    expect(plain(await pool.estimateMany([board], { effort: 'fast' }))).toEqual(
      plain([board.estimate({ effort: 'fast' })]),
    );
    expect(dead.size).toBeGreaterThan(0);
    expect(dead.equals(board.deadStones())).toBe(true);
    expect(plain(await pool.score(board, { dead, komi: 0.5 }))).toEqual(
      plain(board.score({ dead, komi: 0.5 })),
    );
    expect(await pool.ownership(board, { playouts: 5 })).toEqual(board.ownership({ playouts: 5 }));
  });

  test('for game records, of which a bad one stops no other', async () => {
    const answers = await pool.scoreGames([RECORD, 'no record', '(;SZ[9];B[ee])'], { seed: 3 });
    const dead = game.board.deadStones({ seed: 3 });
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(plain(answers[0])).toEqual({ status: 'fulfilled', value: plain(game.score({ dead })) });
    const { reason } = answers[1] as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(KakoiError);
    expect(reason).toMatchObject({ code: 'bad-sgf', message: expect.stringContaining('line 1, column 1') });
  });

  test('and values of the same package', async () => {
    const dead = await pool.deadStones(game.board);
    expect(dead).toBeInstanceOf(PointSet);
    expect(game.board.with(dead, null).stones('black').intersects(dead)).toBe(false);
    const [analysis] = await pool.analyzeMany([game.board], ['bouzy', 'chains']);
    expect(analysis?.chains?.[0]?.stones).toBeInstanceOf(PointSet);
    expect(analysis?.bouzy?.at('D4')).toBe(game.board.bouzy().at('D4'));
  });

  test('nothing for nothing, which is told once', async () => {
    const seen: { done: number; total: number }[] = [];
    expect(await pool.deadStonesMany([], { onProgress: (progress) => seen.push(progress) })).toEqual([]);
    expect(seen).toEqual([{ done: 0, total: 0 }]);
    expect(await pool.scoreMany([], { handicap: 9, rules: 'aga' })).toEqual([]);
    expect(await pool.scoreGames([])).toEqual([]);
  });
});

test('progress grows up to the total', async () => {
  const list = Array.from({ length: 50 }, () => GoBoard.empty(5));
  const seen: { done: number; total: number }[] = [];
  await pool.deadStonesMany(list, { onProgress: (progress) => seen.push(progress) });
  const done = seen.map((progress) => progress.done);
  expect(done.length).toBeGreaterThanOrEqual(8);
  expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
  expect(done.at(-1)).toBe(50);
  expect(new Set(seen.map(({ total }) => total))).toEqual(new Set([50]));
});

test('what onProgress throws is what the call rejects with, and the pool goes on', async () => {
  const thrown = new Error('of the caller');
  const onProgress = () => {
    throw thrown;
  };
  const list = Array.from({ length: 50 }, () => GoBoard.empty(5));
  expect(await rejection(pool.deadStonesMany(list, { onProgress }))).toBe(thrown);
  expect(await pool.deadStonesMany(list)).toHaveLength(50);
  expect(await rejection(pool.deadStonesMany([], { onProgress }))).toBe(thrown);
  expect(await rejection(pool.scoreGames([RECORD, RECORD], { onProgress }))).toBe(thrown);
  const late = () => Promise.reject(thrown);
  expect(await rejection(pool.ownershipMany(list, { playouts: 1000, onProgress: late }))).toBe(thrown);
  const start = new GoGame({ size: 9 });
  for (const how of [{ onProgress }, { onProgress: late }, { trees: 2, onProgress }])
    expect(await rejection(pool.chooseMove(start, { level: 8, ...how }))).toBe(thrown);
  expect((await pool.chooseMove(start, { level: 1 })).move).toHaveLength(2);
});

describe('a signal that throws', () => {
  const thrown = new Error('of the caller');
  const fail = () => {
    throw thrown;
  };
  const signal = {
    reason: 'none',
    throwIfAborted: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  test.each(['throwIfAborted', 'addEventListener', 'removeEventListener'])('from its %s', async (name) => {
    const thrower = { ...signal, [name]: fail } as unknown as AbortSignal;
    expect(await rejection(pool.deadStones(game.board, { signal: thrower }))).toBe(thrown);
    expect(await rejection(pool.deadStonesMany([game.board], { signal: thrower }))).toBe(thrown);
    expect(await pool.deadStonesMany([game.board])).toHaveLength(1);
  });
});

test('options are read once, and those that were checked are those that are sent', async () => {
  const reads = new Map<PropertyKey, number>();
  const counting = <const T extends object>(options: T): T =>
    new Proxy(options, {
      get(target, key) {
        if (key in target) reads.set(key, (reads.get(key) ?? 0) + 1);
        return Reflect.get(target, key);
      },
    });
  const rules = { ko: 'simple', suicide: false, scoring: 'area', komi: 5.5, handicapBonus: 'none' } as const;
  const boards = [game.board, game.board];
  const playouts = { playouts: 5, seed: 1 };
  const { signal } = new AbortController();
  const senket = SenketBoard.empty(5);
  const calls: (() => Promise<unknown>)[] = [
    () => pool.deadStonesMany(boards, counting({ ...playouts, effort: 'fast', signal, onProgress() {} })),
    () =>
      pool.score(
        game.board,
        counting({ rules: counting(rules), dead: [], captures: counting({ black: 1, white: 0 }) }),
      ),
    () => pool.scoreMany(boards, counting({ rules: counting(rules), effort: 'fast' })),
    () => pool.scoreGames([RECORD], counting({ ...playouts, territory: 'strict' })),
    () => pool.chooseMove(new GoGame({ size: 5 }), counting({ level: 1, trees: 2, seed: 3 })),
    () => pool.searchLoa(LoaGame.fromSgf(fixture('loa-game.sgf')).board, counting({ depth: 1, nodes: 10 })),
    () => pool.searchSenket(senket, counting({ toPlay: 'black', depth: 1, nodes: 10 })),
    () => pool.moveValues(senket, 'black', counting({ mode: 'posts' })),
  ];
  for (const call of calls) {
    reads.clear();
    await call();
    expect(reads.size).toBeGreaterThan(0);
    expect(Object.fromEntries([...reads].filter(([, times]) => times > 1))).toEqual({});
  }
});

describe('errors', () => {
  test('arrive as what the direct call throws', async () => {
    const { board } = game;
    const wrong: [() => Promise<unknown>, () => unknown][] = [
      [() => pool.deadStones(board, { playouts: 0 }), () => board.deadStones({ playouts: 0 })],
      [() => pool.ownershipMany([board], { seed: -1 }), () => board.ownership({ seed: -1 })],
      [() => pool.score(board, { rules: 'none' as 'ing' }), () => board.score({ rules: 'none' as 'ing' })],
      [
        () => pool.score(board, { dead: PointSet.full(19) }), // no stone on some of them
        () => board.score({ dead: PointSet.full(19) }),
      ],
      [
        () => pool.deadStones(board, { plyouts: 3 } as object),
        () => board.deadStones({ plyouts: 3 } as object),
      ],
      [() => pool.deadStones(board, 5 as never), () => board.deadStones(5 as never)],
      [
        () => pool.analyzeMany([board], ['chain' as 'chains']),
        () => analyzeMany([board], ['chain' as 'chains']),
      ],
      [
        () => pool.analyzeMany([board, {} as GoBoard], ['chains']),
        () => analyzeMany([board, {} as GoBoard], ['chains']),
      ],
    ];
    for (const [asked, call] of wrong) {
      const error = (await rejection(asked())) as KakoiError;
      expect(error).toBeInstanceOf(KakoiError);
      expect(`${error.code}: ${error.message}`).toBe(errorOf(call));
    }
  });

  test('of the pool itself name what is wrong', async () => {
    for (const workers of [0, 1.5, 257, '2']) {
      expect(() => createPool({ workers: workers as number })).toThrow(/workers must be an integer from 1/);
    }
    expect(() => createPool({ threads: 2 } as object)).toThrow(/unknown option 'threads'/);
    for (const script of [5, {}, null, Symbol('s'), Object.create(null), GoBoard.empty(3)]) {
      expect(errorOf(() => createPool({ script: script as never }))).toMatch(
        /^bad-option: script must be a URL or a string, not /,
      );
    }
    const { board } = game;
    for (const options of [new Map(), game, new Date(), null]) {
      expect(await rejection(pool.deadStonesMany([board], options as object))).toMatchObject({
        code: 'bad-option',
        message: expect.stringMatching(/^options must be a plain object, not /),
      });
    }
    const inside = { rules: new Map() as never };
    expect(await rejection(pool.score(board, inside))).toMatchObject({
      code: 'bad-option',
      message: '[object Map] cannot be sent to a worker: it is not a plain object',
    });
    expect(await rejection(pool.deadStones(board, { signal: 5 as never }))).toMatchObject({
      code: 'bad-option',
      message: 'signal must be an AbortSignal, not 5',
    });
    expect(await rejection(pool.deadStonesMany([board], { onProgress: 5 as never }))).toMatchObject({
      code: 'bad-option',
    });
    expect(await rejection(pool.scoreGames('(;)'))).toMatchObject({ code: 'bad-option' });
    const holes = new Array(2 ** 32 - 1) as never; // code that visits all of them never ends
    expect(await rejection(pool.scoreGames(holes))).toMatchObject({
      code: 'bad-option',
      message: 'records[0] is missing',
    });
    expect(await rejection(pool.analyzeMany([], holes))).toMatchObject({
      code: 'bad-option',
      message: expect.stringContaining('it has holes'),
    });
    expect(await rejection(pool.score(board, { komi: (() => 1) as never }))).toMatchObject({
      code: 'bad-option',
      message: 'a function cannot be sent to a worker',
    });
  });
});

test('a list of dead stones may be of any kind', async () => {
  const board = GoBoard.fromDiagram('. X O .\n. X O .\n. X O X');
  const expected = board.score({ dead: PointSet.of(4, 3, ['D1']) });
  for (const dead of [['D1'], new Set(['D1']), PointSet.of(4, 3, [[3, 2]])]) {
    expect(plain(await pool.score(board, { dead }))).toEqual(plain(expected));
  }
  expect(await rejection(pool.score(board, { dead: new Set([5]) as never }))).toMatchObject({
    code: 'bad-vertex',
  });
});

describe('scoreGames', () => {
  const FALSE_EYE =
    '(;SZ[6:5]KM[0]AB[ba][da][ab][bb][cb][eb][cc][dc][ec]AW[ea][fb][ac][bc][fc][bd][cd][dd][ed][fd][ae][ce][fe])';

  test('takes text, bytes of any encoding and games, as their own score() counts them', async () => {
    const bytes = Buffer.concat([
      Buffer.from('(;PB['),
      Buffer.from('88cd8ce9', 'hex'), // Shift_JIS, nowhere named
      Buffer.from(`]${RECORD.slice(RECORD.indexOf(';') + 1)}`),
    ]);
    const earlier = GoGame.fromSgf(RECORD);
    earlier.goTo(200);
    const answers = await pool.scoreGames([
      RECORD,
      bytes,
      new Uint8Array(bytes),
      game,
      earlier,
      new Uint8Array(3),
    ]);
    const expected = [game, game, game, game, earlier].map((each) => each.score({ dead: 'auto' }));
    expect(plain(answers.slice(0, 5))).toEqual(
      plain(expected.map((value) => ({ status: 'fulfilled', value }))),
    );
    expect(answers[5]).toMatchObject({ status: 'rejected', reason: { code: 'bad-sgf' } });
  });

  test('counts territory as players do, or strictly', async () => {
    const falseEye = GoGame.fromSgf(FALSE_EYE);
    const result = async (options?: object) => {
      const [answer] = await pool.scoreGames([FALSE_EYE], options);
      return answer?.status === 'fulfilled' ? answer.value.result : answer?.reason;
    };
    const counted = (territory: 'strict' | 'surrounded') =>
      falseEye.score({ dead: 'auto', territory }).result;
    expect(await result()).toBe(counted('surrounded'));
    expect(await result({ territory: 'strict' })).toBe(counted('strict'));
  });

  test('mends faults of records when asked to', async () => {
    const broken = '(;SZ[5]AB[ca][cb][cc][cd][ce]@';
    const [refused] = await pool.scoreGames([broken]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'bad-sgf' } });
    const [mended] = await pool.scoreGames([broken], { lenient: true });
    expect(mended).toMatchObject({ status: 'fulfilled', value: { result: 'B+13.5' } });
    for (const wrong of [{ territory: 'all' }, { lenient: 1 }, { ownership: [] }]) {
      expect(await rejection(pool.scoreGames([broken], wrong as object))).toMatchObject({
        code: 'bad-option',
      });
    }
  });
});

describe('calls that wait', () => {
  test('are refused at once when they are wrong, however busy the workers are', async () => {
    const single = createPool({ workers: 1 });
    const stop = new AbortController();
    const { board } = game;
    const order: string[] = [];
    const long = rejection(single.deadStones(board, { playouts: 100_000, signal: stop.signal })).then(() =>
      order.push('long'),
    );
    const wrong = [
      () => single.deadStones(board, { playouts: 0 }),
      () => single.deadStones(board, { effort: 'hard' as 'high' }),
      () => single.ownershipMany([board], { style: 'wild' as 'careful' }),
      () => single.estimate(board, { komi: Number.NaN }),
      () => single.score(board, { dead: 'auto', rules: 'none' as 'ing' }),
      () => single.score(board, { dead: 'auto', territory: 'all' as 'strict' }),
      () => single.analyzeMany([board], ['chain' as 'chains']),
      () => single.scoreGames([RECORD], { territory: 'all' as 'strict' }),
      () => single.searchLoa(LoaGame.fromSgf(fixture('loa-game.sgf')).board, { depth: 0 }),
      () => single.moveValues(SenketBoard.empty(5), 'red' as 'black'),
    ];
    for (const ask of wrong) {
      expect(await rejection(ask())).toMatchObject({ code: 'bad-option' });
      order.push('wrong');
    }
    stop.abort();
    await long;
    expect(order).toEqual([...wrong.map(() => 'wrong'), 'long']);
    await single.terminate();
  });

  test('short ones pass long ones, which get their turn all the same', async () => {
    const single = createPool({ workers: 1 });
    await single.score(game.board); // the worker is there
    const order: string[] = [];
    const told = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
    const long = { playouts: 3000, effort: 'fast' } as const;
    const waiting = [
      told('running', single.deadStones(game.board, long)),
      told('long', single.deadStones(game.board, long)),
      ...Array.from({ length: 70 }, (_, i) => told(`short ${i + 1}`, single.score(game.board))),
    ];
    await Promise.all(waiting);
    expect(order.slice(0, 3)).toEqual(['running', 'short 1', 'short 2']);
    expect(order.indexOf('long')).toBeGreaterThan(50);
    expect(order.indexOf('long')).toBeLessThan(order.indexOf('short 70'));
    await single.terminate();
  });
});

test('the classes keep their names', () => {
  expect(pool.constructor.name).toBe('WorkerPool');
});

describe('options at fault', () => {
  const board = () => GoBoard.empty(5);

  test('are so whatever the records are', async () => {
    for (const records of [['no record'], [RECORD], []]) {
      expect(await rejection(pool.scoreGames(records, { bogus: 1 } as object))).toMatchObject({
        code: 'bad-option',
        message: expect.stringContaining("unknown option 'bogus'"),
      });
    }
  });

  test('are so without boards', async () => {
    const wrong: (() => Promise<unknown>)[] = [
      () => pool.analyzeMany([], ['nope' as 'chains']),
      () => pool.deadStonesMany([], { playouts: 0 }),
      () => pool.ownershipMany([], { style: 'wild' as 'careful' }),
      () => pool.scoreMany([], { rules: 'none' as 'ing' }),
      () => pool.scoreMany([], [] as object),
    ];
    for (const ask of wrong) expect(await rejection(ask())).toMatchObject({ code: 'bad-option' });
  });

  test('are so when nothing can send them', async () => {
    const round: { playouts?: unknown } = {};
    round.playouts = round;
    const wrong: object[] = [
      round,
      { kakoi: 'set' },
      { rules: { kakoi: 'board' } },
      { playouts: Symbol('5') },
    ];
    for (const options of wrong) {
      expect(await rejection(pool.score(board(), options))).toMatchObject({
        code: 'bad-option',
        message: expect.stringContaining('cannot be sent to a worker'),
      });
    }
    expect(
      await rejection(Promise.resolve().then(() => pool.deadStonesMany([board()], wrong[3]))),
    ).toMatchObject({
      code: 'bad-option',
    });
  });

  test('are a signal that nobody can listen to', async () => {
    const signal = { throwIfAborted() {} } as AbortSignal;
    expect(await rejection(pool.deadStones(board(), { signal }))).toMatchObject({ code: 'bad-option' });
  });
});

describe('cancelling', () => {
  test('rejects with the reason at once and does not start what is queued', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const seen: number[] = [];
    const list = Array.from({ length: 2000 }, () => game.board);
    const many = pool.deadStonesMany(list, {
      signal: stop.signal,
      onProgress: ({ done }) => {
        seen.push(done);
        if (seen.length === 2) stop.abort(reason);
      },
    });
    expect(await rejection(many)).toBe(reason);
    await pool.deadStonesMany([game.board, game.board]); // anything queued would have come before these
    expect(seen).toHaveLength(2);
  });

  test('ends a long computation, after which the worker is there for others', async () => {
    const single = createPool({ workers: 1 });
    try {
      await single.deadStones(game.board);
      const start = performance.now();
      const signal = AbortSignal.timeout(50);
      const long = single.deadStones(game.board, { playouts: 100_000, signal });
      expect(await rejection(long)).toMatchObject({ name: 'TimeoutError' });
      expect((await single.deadStones(game.board)).size).toBeGreaterThan(0);
      expect(performance.now() - start).toBeLessThan(2500); // the computation itself takes twice as long
    } finally {
      await single.terminate();
    }
  });

  test('before the beginning starts nothing', async () => {
    const fresh = createPool({ workers: 1 });
    const signal = AbortSignal.abort('no');
    expect(await rejection(fresh.deadStones(game.board, { signal }))).toBe('no');
    expect(await rejection(fresh.deadStonesMany([game.board], { signal }))).toBe('no');
    await fresh.terminate();
  });

  test('comes too late when the answer is there', async () => {
    const stop = new AbortController();
    const dead = await pool.deadStones(game.board, { signal: stop.signal });
    stop.abort();
    expect(dead.size).toBeGreaterThan(0);
    expect((await pool.deadStones(game.board)).equals(dead)).toBe(true);
  });
});

describe('terminate()', () => {
  test('rejects what is under way and what comes later', async () => {
    const short = createPool({ workers: 1 });
    const running = rejection(short.deadStones(game.board, { playouts: 100_000 }));
    const queued = rejection(short.deadStonesMany([game.board, game.board]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await short.terminate();
    const ended = { name: 'AbortError', message: 'the pool of workers was terminated' };
    expect(await running).toMatchObject(ended);
    expect(await queued).toMatchObject(ended);
    expect(await rejection(short.deadStones(game.board))).toMatchObject(ended);
    expect(await rejection(short.deadStonesMany([]))).toMatchObject(ended);
    expect(await rejection(short.scoreGames([]))).toMatchObject(ended);
    await short.terminate(); // again is fine
  });

  test('twice at once waits for the same end', async () => {
    const short = createPool({ workers: 2 });
    await short.deadStonesMany([game.board, game.board]);
    await Promise.all([short.terminate(), short.terminate()]);
  });

  test('while workers start rejects what they were to do', async () => {
    const short = createPool({ workers: 2 });
    const first = rejection(short.deadStones(game.board)); // no worker is there yet
    await short.terminate();
    expect(await first).toMatchObject({ name: 'AbortError' });

    const other = createPool({ workers: 2 });
    const second = rejection(other.deadStonesMany(Array(50).fill(game.board)));
    await new Promise((resolve) => setTimeout(resolve, 5)); // threads that do not yet listen
    await other.terminate();
    expect(await second).toMatchObject({ name: 'AbortError' });
  });

  test.each([0, 100, 250])('%i ms after a computation was cancelled', async (wait) => {
    const short = createPool({ workers: 1 });
    await short.deadStones(game.board);
    const stop = new AbortController();
    const long = rejection(short.deadStones(game.board, { playouts: 100_000, signal: stop.signal }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    stop.abort();
    await new Promise((resolve) => setTimeout(resolve, wait));
    await Promise.all([short.terminate(), short.terminate()]);
    expect(await long).toBe(stop.signal.reason);
  });

  test('of a pool that was never used', async () => {
    await expect(createPool().terminate()).resolves.toBeUndefined();
  });
});

/** A program that counts the threads that are started, and has `pool` of `workers` and `boards`. */
const program = (workers: number, code: string) => `
  import { availableParallelism } from 'node:os';
  import { GoBoard, GoGame, init } from 'kakoi';
  import { createPool } from 'kakoi/worker';
  const threads = [];
  process.on('worker', (thread) => threads.push(thread));
  await init();
  const game = GoGame.fromSgf(${JSON.stringify(RECORD)});
  const boards = game.history.map(({ number }) => game.boardAt(number)).slice(-100);
  const pool = createPool({ workers: ${workers} });
  setTimeout(() => process.exit(9), 60_000).unref(); // in case that something keeps it running
  ${code}`;

describe('as a program', () => {
  test('starts workers when there is work, and has all of them work', () => {
    const run = esm(
      program(
        3,
        `await new Promise((resolve) => setTimeout(resolve, 100));
        console.log(threads.length);
        await pool.deadStonesMany(boards);
        const active = threads.map((thread) => thread.performance.eventLoopUtilization().active);
        console.log(threads.length, Math.min(...active) > Math.max(...active) / 4);
        await pool.terminate();
        console.log(threads.map((thread) => thread.threadId).join());
        console.log(createPool().workers === availableParallelism());`,
      ),
    );
    expect(run).toEqual(printed('0\n3 true\n-1,-1,-1\ntrue\n'));
  });

  test('ends when its work is done, the pool terminated or not', () => {
    const run = esm(program(2, `console.log((await pool.deadStonesMany(boards.slice(-4))).length);`));
    expect(run).toEqual(printed('4\n'));
  });

  test('does not end before', () => {
    const code = `
      await pool.deadStones(game.board);
      await new Promise((resolve) => setTimeout(resolve, 50));
      pool.deadStones(game.board, { playouts: 3000 }).then(() => console.log('done'));`;
    expect(esm(program(1, code))).toEqual(printed('done\n'));
  });

  test('goes on when what it is told throws, and leaves nothing running', () => {
    const code = `
      import { once } from 'node:events';
      const fail = () => { throw new Error('of the caller'); };
      const list = [GoBoard.empty(1), ...boards.slice(0, 3)];
      const long = { playouts: 100_000, effort: 'fast', onProgress: fail };
      console.log(await pool.deadStonesMany(list, long).catch(({ message }) => message));
      await Promise.race(threads.map((thread) => once(thread, 'exit')));
      console.log((await pool.deadStonesMany(boards.slice(0, 4))).length);`;
    expect(esm(program(2, code))).toEqual(printed('of the caller\n4\n'));
  });

  test('loads as ES module and as CommonJS, also where code may not be made from strings', () => {
    const use = `createPool({ workers: 1 }).scoreGames(['(;SZ[5]AB[ca][cb][cc][cd][ce])'])
      .then(([score]) => console.log(score.value.result));`;
    const flag = '--disallow-code-generation-from-strings';
    for (const flags of [[], [flag]]) {
      expect(esm(`import { createPool } from 'kakoi/worker'; ${use}`, ...flags)).toEqual(printed('B+13.5\n'));
      expect(cjs(`const { createPool } = require('kakoi/worker'); ${use}`, ...flags)).toEqual(
        printed('B+13.5\n'),
      );
    }
  });

  test('may give one signal to any number of calls, and leaves no listener on it', () => {
    const code = `
      import { getEventListeners } from 'node:events';
      const { signal } = new AbortController();
      const answers = await Promise.all(Array.from({ length: 30 }, () => pool.deadStones(boards[0], { signal })));
      console.log(answers.length, getEventListeners(signal, 'abort').length);`;
    expect(esm(program(2, code))).toEqual(printed('30 0\n')); // no warning of a leak
  });

  test('does no work on import', () => {
    const code = `
      let touched = 0;
      for (const name of Object.getOwnPropertyNames(WebAssembly)) {
        if (typeof WebAssembly[name] === 'function') WebAssembly[name] = () => touched++;
      }
      process.on('worker', () => touched++);
      await import('kakoi/worker');
      await new Promise((resolve) => setTimeout(resolve, 50));
      console.log(touched);`;
    expect(esm(code)).toEqual(printed('0\n'));
  });
});

test('bundled for browsers it holds nothing of Node and evaluates no text', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `import { createPool } from 'kakoi/worker'; createPool();`, resolveDir: root },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text ?? '';
  expect(text).toContain('hardwareConcurrency');
  expect(text).not.toMatch(/(require\(|from ?|import ?\(?)["'](node:|worker_threads|os|child_process)/);
  expect(text).not.toMatch(/\bnew Function\b|\beval\(|\bimport\.meta\b|__dirname/);
});
