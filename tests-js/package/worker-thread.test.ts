/** The thread that calls kakoi/worker checks and sends, but does none of the work. */

import { createHash } from 'node:crypto';
import { GoBoard, GoGame, init, LoaBoard, ScalarMap, SenketBoard } from 'kakoi';
import { Collection, collectionEngine } from 'kakoi/collection';
import { endingsEngine, readWin } from 'kakoi/endings';
import { playEngine, searchLoa, searchSenket } from 'kakoi/play';
import { readCapture, readingEngine, readLife, verifyProof } from 'kakoi/reading';
import { createPool, WorkerPool } from 'kakoi/worker';

/** The memories of the engines of this thread: every call of an engine writes there. */
const memories: WebAssembly.Memory[] = [];

const pool = createPool({ workers: 2 });
beforeAll(async () => {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
    const instance = await instantiate(module, imports);
    memories.push(instance.exports.memory as WebAssembly.Memory);
    return instance;
  }) as typeof instantiate;
  await init(readingEngine, endingsEngine, playEngine, collectionEngine);
  WebAssembly.instantiate = instantiate;
  expect(memories).toHaveLength(5);
});
afterAll(() => pool.terminate());

const contents = () =>
  memories.map(({ buffer }) => createHash('sha1').update(new Uint8Array(buffer)).digest('hex'));

const corner = () => GoBoard.fromDiagram('.XO..\nXXO..\nOOO..\n.....\n.....');
const some = { nodes: 1000 } as const;

describe('leaves the engines of this thread alone', () => {
  const map = new ScalarMap(5, 5, new Float32Array(25));
  const record = '(;SZ[5];B[cc];W[bb])';
  const shard = () => {
    const games = Collection.empty();
    games.add(record);
    return games.toBytes();
  };
  const tasks: Partial<Record<keyof WorkerPool, () => () => Promise<unknown>>> = {
    deadStones: () => {
      const board = corner();
      return () => pool.deadStones(board, { playouts: 5 });
    },
    judgeChains: () => {
      const board = corner();
      return () => pool.judgeChains(board, { ownership: map });
    },
    estimate: () => {
      const board = corner();
      return () => pool.estimate(board, { ownership: map });
    },
    ownership: () => {
      const board = corner();
      return () => pool.ownership(board, { playouts: 5 });
    },
    score: () => {
      const board = corner();
      return () => pool.score(board, { dead: ['A4', 'B4', 'B5'] });
    },
    deadStonesMany: () => {
      const board = corner();
      return () => pool.deadStonesMany([board, board], { playouts: 5 });
    },
    judgeChainsMany: () => {
      const board = corner();
      return () => pool.judgeChainsMany([board], { ownership: { black: map, white: map } });
    },
    estimateMany: () => () => pool.estimateMany([]),
    ownershipMany: () => () => pool.ownershipMany([]),
    scoreMany: () => {
      const board = corner();
      return () => pool.scoreMany([board, board], { dead: 'auto' });
    },
    scoreGames: () => {
      const game = GoGame.fromSgf(record);
      return () => pool.scoreGames([record, game, new TextEncoder().encode(record)]);
    },
    analyzeMany: () => {
      const board = corner();
      return () => pool.analyzeMany([board], ['chains', 'bouzy']);
    },
    readCapture: () => {
      const board = corner();
      return () => pool.readCapture(board, 'A4', { toPlay: 'white', ...some });
    },
    readLife: () => {
      const board = corner();
      return () => pool.readLife(board, board.stones('black'), { toPlay: 'white', proof: true, ...some });
    },
    readRace: () => {
      const board = corner();
      return () => pool.readRace(board, 'A4', 'C5', { toPlay: 'white', ...some });
    },
    readConnection: () => {
      const board = corner();
      return () => pool.readConnection(board, 'A4', 'B5', { toPlay: 'white', ...some });
    },
    readProblem: () => {
      const board = corner();
      const marks = board.stones('black');
      return () => pool.readProblem(board, { toPlay: 'white', marks, text: 'White to kill', ...some });
    },
    readSafe: () => {
      const board = corner();
      return () => pool.readSafe(board, some);
    },
    readEndgame: () => {
      const board = corner();
      return () => pool.readEndgame(board, some);
    },
    verifyProof: () => {
      const board = corner();
      const { proofs } = readLife(board, 'A4', { toPlay: 'white', proof: true });
      return () => pool.verifyProof(board, proofs[0]!);
    },
    facts: () => {
      const game = new GoGame({ setup: corner() });
      game.play('E1');
      return () => pool.facts(game, some);
    },
    reviewGame: () => {
      const game = GoGame.fromSgf(record);
      return () => pool.reviewGame(game, some);
    },
    readWin: () => {
      const board = LoaBoard.start();
      return () => pool.readWin(board, { proof: true, past: [board], ...some });
    },
    judge: () => {
      const board = corner();
      return () => pool.judge(board, { toPlay: 'black' });
    },
    judgeMany: () => {
      const board = corner();
      return () => pool.judgeMany([board, board], { toPlay: 'black' });
    },
    searchLoa: () => {
      const board = LoaBoard.start();
      return () => pool.searchLoa(board, { depth: 1 });
    },
    searchSenket: () => {
      const board = SenketBoard.empty(5);
      return () => pool.searchSenket(board, { toPlay: 'black', depth: 1 });
    },
    moveValues: () => {
      const board = SenketBoard.empty(5);
      return () => pool.moveValues(board, 'black');
    },
    buildShards: () => () => pool.buildShards([record, { source: record, name: 'one' }]),
    findInShards: () => {
      const [kept, board] = [shard(), GoBoard.empty(5)];
      return () => pool.findInShards([kept], { board });
    },
    continuationsInShards: () => {
      const kept = shard();
      return () => pool.continuationsInShards([kept], { pattern: 'X' });
    },
    duplicatesInShards: () => {
      const kept = shard();
      return () => pool.duplicatesInShards([kept, kept]);
    },
  };

  test.each(Object.entries(tasks))('%s', async (_, prepare) => {
    const call = prepare();
    const before = contents();
    expect(await call()).toBeDefined();
    expect(contents()).toEqual(before);
  });

  test('all of them are here, but chooseMove, which asks a game about its past', () => {
    const members = Object.getOwnPropertyNames(WorkerPool.prototype);
    const others = ['constructor', 'terminate', 'chooseMove'];
    expect(members.filter((name) => !others.includes(name) && !(name in tasks))).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['the game', () => corner().deadStones({ playouts: 5 })],
    ['reading', () => readCapture(corner(), 'A4', { toPlay: 'white', ...some })],
    ['endings', () => readWin(LoaBoard.start(), some)],
    ['opponents of Lines of Action', () => searchLoa(LoaBoard.start(), { depth: 1 })],
    ['opponents of Senket', () => searchSenket(SenketBoard.empty(5), { toPlay: 'black', depth: 1 })],
    ['collections', () => Collection.fromBytes(shard()).find({ pattern: 'X' })],
  ])('while a direct call does not: %s', (_, call) => {
    const before = contents();
    call();
    expect(contents()).not.toEqual(before);
  });
});

test('a proof is played out by the worker alone', async () => {
  const board = GoBoard.fromDiagram('.......\nOOOOO..\nXXXXO..\n...XO..');
  const [proof] = readLife(board, 'A2', { toPlay: 'white', proof: true }).proofs;
  const { get } = Map.prototype;
  const asked = new Set<unknown>();
  Map.prototype.get = function (key) {
    if (Object.hasOwn(proof!.answers, key)) asked.add(key);
    return get.call(this, key);
  };
  try {
    expect(await pool.verifyProof(board, proof!)).toMatchObject({ valid: true });
    expect(asked.size).toBe(0);
    expect(verifyProof(board, proof!).valid).toBe(true);
    expect(asked.size).toBeGreaterThan(3);
  } finally {
    Map.prototype.get = get;
  }
});
