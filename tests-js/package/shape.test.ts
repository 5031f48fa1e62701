/** What the package promises to bundlers and to TypeScript. */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { node, root } from '../support/run.js';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const LIBRARY = ['index.mjs', 'index.cjs', 'index.global.js', 'interop.mjs', 'interop.cjs'];
const TYPES = ['index', 'interop'].flatMap((entry) => [`${entry}.d.ts`, `${entry}.d.cts`]);

describe('package.json', () => {
  test('names files that exist', () => {
    const ways = ['.', './interop'].flatMap((entry) => Object.values<object>(manifest.exports[entry]));
    const files = [manifest.main, manifest.module, manifest.types, manifest.unpkg, manifest.bin.kakoi];
    for (const file of [
      ...files,
      ...ways.flatMap((way) => Object.values<string>(way as Record<string, string>)),
    ]) {
      expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    }
  });

  test('puts types first, has no side effects and nothing to install', () => {
    for (const entry of ['.', './interop']) {
      for (const way of ['import', 'require'])
        expect(Object.keys(manifest.exports[entry][way])[0]).toBe('types');
    }
    expect(manifest.sideEffects).toBe(false);
    expect(manifest.dependencies).toBeUndefined();
  });

  test('has nothing that publint would complain of', () => {
    const run = node(['node_modules/publint/src/cli.js', '--strict', '--pack', 'false']);
    expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('All good!')]);
  });
});

describe('what is published', () => {
  test('is dist, with licences, and no sources or tests', () => {
    expect(manifest.files).toEqual(['dist']); // package.json, README and LICENSE go along by themselves
    expect(readdirSync(join(root, 'dist')).sort()).toEqual(
      ['THIRD-PARTY-LICENSES.txt', 'cli.mjs', ...TYPES, ...LIBRARY].sort(),
    );
  });

  test.each(LIBRARY)('%s uses nothing of Node and evaluates no text', (file) => {
    const text = readFileSync(join(root, 'dist', file), 'utf8');
    const names = builtinModules.filter((name) => !name.startsWith('_')).join('|');
    expect(text).not.toMatch(new RegExp(`(require\\(|from ?|import ?\\(?)["'](node:|(${names})["'])`));
    expect(text).not.toMatch(/\bnew Function\b|\beval\(|\bimport\.meta\b|__dirname/);
    expect(text).not.toContain(root); // the build leaves no path of its machine
  });
});

describe('bundling for browsers', () => {
  const bundle = async (contents: string) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: root },
      bundle: true,
      write: false,
      platform: 'browser',
      format: 'esm',
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  };

  test('works without any set-up', async () => {
    const text = await bundle(`import { init, GoBoard } from 'kakoi'; init().then(() => GoBoard.empty(9));`);
    expect(text).toContain('GoBoard');
  });

  test('takes the adapters alone, and engine and classes once', async () => {
    const adapters = await bundle(
      `import { toShudanPaintMap } from 'kakoi/interop'; console.log(toShudanPaintMap);`,
    );
    const both =
      await bundle(`import { init, GoBoard } from 'kakoi'; import { fromOgsBoard } from 'kakoi/interop';
      init().then(() => fromOgsBoard([[1]]) instanceof GoBoard);`);
    expect(adapters).not.toContain('boardXSize');
    expect(both.match(/class \w*KakoiError/g)).toHaveLength(1);
  });

  test('leaves out a package that is imported and not used', async () => {
    expect((await bundle(`import { GoBoard } from 'kakoi'; console.log(1);`)).length).toBeLessThan(200);
  });
});

describe('types', () => {
  const consumer = `
    import { analyzeMany, GoBoard, GoGame, init, KakoiError, LoaBoard, loaConnectivity, LoaGame, PointSet, type Vertex,
      type VertexLike } from 'kakoi';
    import { fromOgsBoard, toShudanPaintMap } from 'kakoi/interop';
    import type { ByColor, Chain, Color, Connectivity, ErrorCode, GoAnalysis, GoAnalysisName, GoGameOptions, GoMove,
      GoRules, InitOptions, Legality, LoaEnding, LoaGameOptions, LoaLegality, LoaLetters, LoaLineCounts, LoaMove,
      LoaRules, PassAlive, PlayOptions, PlayResult, QuadCounts, RulesName, Sign, SignMap, Symmetry } from 'kakoi';

    export type All = [ByColor<Chain>, Color, Connectivity, ErrorCode, GoAnalysis, GoAnalysisName, GoGameOptions,
      GoMove, GoRules, InitOptions, Legality, LoaEnding, LoaGameOptions, LoaLegality, LoaLetters, LoaLineCounts, LoaMove,
      LoaRules, PassAlive, PlayOptions, PlayResult, QuadCounts, RulesName, Sign, SignMap, Symmetry];

    export async function run(options?: InitOptions): Promise<number> {
      await init(options);
      const { board, captured, ko }: PlayResult = GoBoard.empty(19).play('black', 'D4', { ko: null });
      const point: Vertex | null = ko;
      const forms: VertexLike[] = [[3, 3], { x: 3, y: 3 }, 'D4'];
      const set: PointSet = PointSet.of(19, 19, forms).or(captured).grow(8);
      for (const [x, y] of set) console.log(x + y, point);
      const [first] = analyzeMany([board], ['passAlive', 'chains']);
      const eyes: PointSet[] = first?.passAlive?.black.chains.flatMap((chain) => [...chain.vitalRegions]) ?? [];
      const game = new GoGame({ size: 9, rules: 'chinese' });
      const word: Legality = game.legality('D4');
      try { game.play([0, 0]); } catch (error) { if (error instanceof KakoiError) console.log(error.reason); }
      const moves: readonly LoaMove[] = LoaBoard.start('scrambled-eggs').moves('b1');
      const connects: 'none' | 'mover' | 'opponent' | 'both' | undefined = moves[0]?.connects;
      const loa = new LoaGame({ setup: LoaBoard.start(), rules: { simultaneous: 'mover' } });
      const winner: Color | 'draw' | null = loa.outcome;
      const flags: Uint8Array = loaConnectivity(new BigUint64Array(2));
      console.log(connects, winner, flags);
      // The classes of both entries are the same types.
      const paint: number[][] = toShudanPaintMap(fromOgsBoard([[1]]).with(set, 'black').passAlive());
      console.log(paint);
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

  test.each([
    ['consumer.mts', 'nodenext', 'nodenext'],
    ['consumer.cts', 'nodenext', 'nodenext'],
    ['consumer.ts', 'esnext', 'bundler'],
  ])('are found and strict: %s, %s, %s', (file, module, moduleResolution) => {
    const folder = mkdtempSync(join(tmpdir(), 'kakoi-types-'));
    try {
      writeFileSync(join(folder, file), consumer);
      writeFileSync(join(folder, 'package.json'), '{}');
      const options = { module, moduleResolution, strict: true, noEmit: true, skipLibCheck: false };
      const compilerOptions = { ...options, target: 'es2022', types: [], exactOptionalPropertyTypes: true };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
      mkdirSync(join(folder, 'node_modules'));
      symlinkSync(root, join(folder, 'node_modules/kakoi'), 'junction');
      const run = node([join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
      expect([run.stdout, run.status]).toEqual(['', 0]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
