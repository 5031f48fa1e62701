/** The installed package as TypeScript sees it. */

import { complaints, complaintsIn, foreignDeclarations, SETTINGS } from '../support/type-checks.js';

const program = (entry: string) => `
  import { analyzeMany, GoBoard, GoGame, init, KakoiError, LoaBoard, loaConnectivity, LoaGame, PointSet, SenketBoard,
    SenketGame, type Vertex, type VertexLike } from '${entry}';
  import { ogs, shudan } from 'kakoi/interop';
  import type { ByColor, Chain, Color, ErrorCode, Fence, GoAnalysis, GoGameOptions, GoMove,
    GoRules, Legality, LoaEvaluation, LoaQuadWindow, LoaGameOptions, LoaLegality, LoaMove,
    LoaRules, PassAlive, PlayResult, QuadCounts, RulesName, SenketClaim, SenketGameOptions, SenketMode,
    SenketMove, SenketLegality, SenketScore, SenketSet, SenketSetup, Sign, SignMap,
    Symmetry } from '${entry}';

  export type All = [ByColor<Chain>, Color, ErrorCode, Fence, GoAnalysis, GoGameOptions,
    GoMove, GoRules, Legality, LoaEvaluation, LoaQuadWindow, LoaGameOptions, LoaLegality, LoaMove,
    LoaRules, PassAlive, PlayResult, QuadCounts, RulesName, SenketClaim, SenketGameOptions, SenketMode,
    SenketMove, SenketLegality, SenketScore, SenketSet, SenketSetup, Sign, SignMap,
    Symmetry];

  export async function run(options?: Parameters<typeof init>[0]): Promise<number> {
    await init(options);
    const { board, captured, ko }: PlayResult = GoBoard.empty(19).play('black', 'D4', { ko: null });
    const point: Vertex | null = ko;
    const forms: VertexLike[] = [[3, 3], { x: 3, y: 3 }, 'D4'];
    const set: PointSet = PointSet.of(19, 19, forms).or(captured).grow(8);
    for (const [x, y] of set) console.log(x + y, point);
    const [first] = analyzeMany([board], ['passAlive', 'chains']);
    if (first !== undefined) console.log(first.chains[0]?.stones.size);
    // @ts-expect-error nobody asked for it
    console.log(first?.area);
    const names: (keyof GoAnalysis)[] = ['area'];
    const some: GoAnalysis[] = analyzeMany([board], names);
    // @ts-expect-error names of a list that is not known may be missing
    console.log(some[0]?.area.black, analyzeMany([board], names)[0]?.area.black);
    board.area({ dead: forms });
    board.score({ dead: new Set(forms) });
    board.score({ dead: 'auto' });
    const copies = [GoGame.fromJSON(new GoGame().toJSON()), LoaGame.fromJSON('{}'), SenketGame.fromJSON({})];
    console.log(copies.map((game) => game.toJSON().game));
    const eyes: PointSet[] = first?.passAlive.black.chains.flatMap((chain) => [...chain.vitalRegions]) ?? [];
    const game = new GoGame({ size: 9, rules: 'chinese' });
    const word: Legality = game.legality('D4');
    try { game.play([0, 0]); } catch (error) { if (error instanceof KakoiError) console.log(error.reason); }
    const moves: readonly LoaMove[] = LoaBoard.start('scrambled-eggs').legalMoves('b1');
    const connects: 'none' | 'mover' | 'opponent' | 'both' | undefined = moves[0]?.connects;
    const loa = new LoaGame({ setup: LoaBoard.start(), rules: { simultaneous: 'mover' } });
    const winner: Color | 'draw' | null = loa.outcome;
    const flags: Uint8Array = loaConnectivity(new BigUint64Array(2));
    console.log(connects, winner, flags);
    // The classes of both entries are the same types.
    const paint: number[][] = shudan.paintMap(ogs.fromBoard([[1]]).with(set, 'black').passAlive());
    console.log(paint);
    const fence: Fence = { from: [0, 8], to: [1, 10] };
    const senket: SenketBoard = SenketBoard.empty().play('black', '2-1').play('black', [0, 28], 'none');
    const claims: readonly SenketClaim[] = new SenketGame({ size: 11 }).score({ mode: 'posts' }).claims;
    for (const { reason, polygon, set } of claims) {
      const cause: number | null = reason?.kind === 'contains-territory' ? reason.claim : set;
      const corner: Vertex | undefined = polygon[0]?.[0];
      console.log(cause, corner, senket.score().white.total);
    }
    // @ts-expect-error fences do not change
    senket.fences('black')[0].to = [0, 0];
    // @ts-expect-error all, none or a list
    senket.play('white', '3-3', 'some');
    // @ts-expect-error a list of fences, not one
    senket.play('white', '3-3', fence);
    // @ts-expect-error a repetition is a number
    new LoaGame({ rules: { repetition: 'never' } });
    // @ts-expect-error moves do not change
    loa.play('b1-h1').capture = true;
    // @ts-expect-error colours are words
    board.play(1, 'D4');
    // @ts-expect-error connectivity is 4 or 8
    set.grow(6);
    // @ts-expect-error boards are made by factories
    new GoBoard(9, 9);
    // @ts-expect-error boards do not change
    board.width = 5;
    return eyes.length + word.length;
  }`;

const WORKER = `
  import { GoBoard, type GoScore, LoaBoard, type PointSet, type ScalarMap, SenketBoard, type Vertex } from 'kakoi';
  import { createPool, WorkerPool } from 'kakoi/worker';

  export async function run(options?: { workers?: number }): Promise<PointSet[]> {
    const pool: WorkerPool = createPool(options);
    const board = GoBoard.empty(19);
    const task = { signal: AbortSignal.timeout(1000) };
    const many = { ...task, onProgress: ({ done, total }: { done: number; total: number }) => console.log(done / total) };
    const dead: PointSet = await pool.deadStones(board, { ...task, playouts: 400 });
    const { openPoints } = await pool.judgeChains(board, task);
    const reasons: ('border' | 'undecided')[] = openPoints.map(({ reason }) => reason);
    const [judged] = board.judgeChains().chains;
    const decided: 'proof' | 'playouts' | 'search' | 'ownership' | 'undecided' | undefined = judged?.decidedBy;
    board.score({ territory: 'surrounded', ownership: [[decided === 'proof' ? reasons.length : 0]] });
    const score: GoScore = await pool.score(board, { dead, rules: 'chinese' });
    await pool.score(board, { dead: ['D4', [3, 3]] });
    const [analysis] = await pool.analyzeMany([board], ['area']);
    if (analysis !== undefined) console.log(analysis.area.black.size);
    const [first] = await pool.scoreGames(['(;)'], many);
    if (first?.status === 'fulfilled') console.log(first.value.margin - score.margin);
    // @ts-expect-error each board would need its own
    pool.scoreMany([board], { dead });
    const { move } = await pool.searchLoa(LoaBoard.start(), { nodes: 1000, ...task });
    const post: Vertex | null = (await pool.searchSenket(SenketBoard.empty(11), { toPlay: 'black', mode: 'area' })).move;
    const values: ScalarMap = await pool.moveValues(SenketBoard.empty(11), 'white', { mode: 'posts' });
    // @ts-expect-error whose post it is has to be said
    pool.searchSenket(SenketBoard.empty(11), { depth: 1 });
    console.log(move?.text, post, values.at([0, 0]));
    await pool.terminate();
    return pool.deadStonesMany(new Set([board]), { seed: 2, ...many });
  }`;

const READING = `
  import { GoBoard, init, initSync, type Vertex } from 'kakoi';
  import { type CaptureReading, type Certainty, type ConnectionReading, type LifeProof, type LifeReading, type ProblemReading, type ProofCheck, proofFromJSON, type RaceReading, readCapture, readConnection, readingEngine, readLife, readProblem, readRace, readSafe, type SafeChain, type ScoreProof, verifyProof } from 'kakoi/reading';
  import { createPool } from 'kakoi/worker';

  export async function run(options: { toPlay: 'black'; nodes?: number }): Promise<readonly Vertex[]> {
    await init(readingEngine);
    initSync(readingEngine);
    const board = GoBoard.empty(9).with('E5', 'white');
    const read: CaptureReading = readCapture(board, [4, 4], { ...options, ko: null, nodes: 1000, proved: true });
    const word: 'captured' | 'escapes' | 'ko' | 'unknown' = read.outcome;
    // @ts-expect-error somebody has to move first
    readCapture(board, 'E5', { nodes: 10 });
    const life: LifeReading = readLife(board, 'E5', { ...options, region: board.empties(), proof: true });
    const problem: ProblemReading = readProblem(board, { ...options, text: '黒先' });
    const sure: Certainty | null = problem.certainty;
    const race: RaceReading = readRace(board, 'E5', problem.first[0] ?? 'A1', options);
    const joined: ConnectionReading = await createPool().readConnection(board, 'E5', [4, 4], options);
    const fates: ('lives' | 'dies' | 'seki' | 'ko' | 'unknown')[] = [race.a, race.b];
    console.log(sure, fates, joined.outcome === 'cut', readConnection(board, 'E5', 'E5', options).line);
    const chains: readonly SafeChain[] = readSafe(board).white.chains;
    const liberties: 1 | 2 | undefined = chains[0]?.regions[0]?.sureLiberties;
    console.log(liberties, (await createPool().readSafe(board, { nodes: 100 })).black.territory.size);
    const checks: ProofCheck[] = life.proofs.map((proof) => verifyProof(board, proof));
    const score: ScoreProof = { game: 'go', proof: 'score', winner: 'black', lead: 9, toPlay: 'black', answers: {} };
    checks.push(verifyProof(board, score));
    const proofs: LifeProof[] = life.proofs.map((proof) => proofFromJSON(proof.toJSON()));
    const assumed: number[] = (await Promise.all(proofs.map((proof) => createPool().verifyProof(board, proof)))).map(({ assumes }) => assumes.length);
    console.log(assumed, proofs[0]?.toJSON().answers);
    await createPool().readLife(board, board.stones('white'), { toPlay: 'black', nodes: checks.length });
    const same = await createPool().readCapture(board, 'E5', { toPlay: 'black', signal: AbortSignal.timeout(word.length) });
    return read.move === null ? same.line : [read.move];
  }`;

const ENDINGS = `
  import { init, initSync, LoaBoard } from 'kakoi';
  import { endingsEngine, readWin, verifyWin, type WinReading } from 'kakoi/endings';
  import { createPool } from 'kakoi/worker';

  export async function run(options: { nodes?: number }): Promise<string[]> {
    await init(endingsEngine);
    initSync(endingsEngine);
    const board = LoaBoard.start();
    const read: WinReading = readWin(board, { ...options, rules: { noMove: 'loss' } });
    const word: 'wins' | 'loses' | 'neither' | 'unknown' = read.outcome;
    const { proof } = readWin(board, { past: [board], proof: true });
    const check: ReturnType<typeof verifyWin> | null = proof === null ? null : verifyWin(board, proof, { rules: { repetition: 2 } });
    if (check?.fault !== null) initSync(endingsEngine);
    // @ts-expect-error nodes bound it, not plies
    readWin(board, { depth: 3 });
    const same = await createPool().readWin(board, { nodes: word.length, signal: AbortSignal.timeout(10) });
    return same.line.map(({ text }) => text);
  }`;

const WASM = `
  import { init, initSync } from 'kakoi/slim';
  import wasm from 'kakoi/engine.wasm';

  export async function run(options: Parameters<typeof initSync>[0]): Promise<void> {
    await init({ wasm });
    initSync(options);
  }`;

const DEFAULT = program('kakoi');
const SLIM = program('kakoi/slim');

test('finds the types in both kinds of modules', () => {
  const files = {
    'a.mts': DEFAULT,
    'b.cts': DEFAULT,
    'c.mts': SLIM,
    'd.cts': SLIM,
    'e.mts': WORKER,
    'f.cts': WORKER,
    'g.mts': WASM,
    'h.mts': READING,
    'i.cts': READING,
    'j.mts': ENDINGS,
    'k.cts': ENDINGS,
  };
  expect(complaints(files, { module: 'node16', moduleResolution: 'node16' })).toBe('');
});

test('finds the types as bundlers resolve', () => {
  const files = {
    'a.ts': DEFAULT,
    'b.ts': SLIM,
    'c.ts': WORKER,
    'd.ts': WASM,
    'e.ts': READING,
    'f.ts': ENDINGS,
  };
  expect(complaints(files, { module: 'esnext', moduleResolution: 'bundler' })).toBe('');
});

/** lab/package has the other versions of TypeScript. What resolves as node16 does is tried above. */
const OWN = SETTINGS.filter(
  ({ compiler, dom, resolution }) => compiler === '6.0' && !dom && resolution !== 'node16',
);

test.each(OWN)("TypeScript $compiler, $resolution, needs no types of the browser's", (setting) => {
  expect(complaintsIn(setting)).toBe('');
});

test('TypeScript writes declarations that name the package', () => {
  expect(foreignDeclarations('6.0')).toEqual([]);
});
