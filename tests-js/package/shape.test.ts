/** The promises of the package to npm and to bundlers. */

import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { consumer, installed, packed } from '../support/consumer.js';
import { linksOf, pages } from '../support/markdown.js';
import { ENGINES, EYES } from '../support/programs.js';
import { node, root } from '../support/run.js';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The files that the entries share, and the engine of each. */
const SHARED = [
  'answers',
  'core-go',
  'engine-all',
  'engine-collection',
  'engine-endings',
  'engine-go',
  'engine-katago',
  'engine-loa',
  'engine-play',
  'engine-reading',
  'engine-senket',
  'fate',
  'foreign',
  'loa-senket',
  'problem-game',
  'record-element',
  'review',
  'properties',
  'canvas',
  'overlays',
  'pictures',
  'reading',
  'endings',
  'play',
  'collection',
  'katago',
  'splitter',
  'worker',
];

const LIBRARY = [
  ...SHARED.flatMap((name) => [`shared/${name}.mjs`, `shared/${name}.cjs`]),
  'index.mjs',
  'index.cjs',
  'index.global.js',
  'slim.mjs',
  'go.mjs',
  'go.cjs',
  'loa.mjs',
  'loa.cjs',
  'senket.mjs',
  'senket.cjs',
  'interop.mjs',
  'interop.cjs',
  'gtp.mjs',
  'gtp.cjs',
  'sabaki.mjs',
  'sabaki.cjs',
  'sgf.mjs',
  'sgf.cjs',
  'replay.mjs',
  'replay.cjs',
  'endings.mjs',
  'endings.cjs',
  'collection.mjs',
  'collection.cjs',
  'katago.mjs',
  'katago.cjs',
  'play.mjs',
  'play.cjs',
  'reading.mjs',
  'reading.cjs',
  'pictures.mjs',
  'pictures.cjs',
  'board.mjs',
  'board.cjs',
  'game.mjs',
  'game.cjs',
  'svg.mjs',
  'svg.cjs',
  'worker.mjs',
  'worker.cjs',
  'worker-script.js',
];

const built = (entry: string) =>
  ['cjs', 'd.cts', 'd.ts', 'mjs', 'node.cjs', 'node.mjs'].map((kind) => `dist/${entry}.${kind}`);
const file = (path: string) => join(installed(), 'node_modules/kakoi', path);

describe('package.json', () => {
  test('names files that exist', () => {
    const targets = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(targets);
    const { main, module, types, unpkg, jsdelivr, bin, exports } = manifest;
    const named = targets({ main, module, types, unpkg, jsdelivr, bin, exports });
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(file(path)))).toEqual([]);
  });

  test('puts types first, has side effects in elements alone and nothing to install', () => {
    const { '.': main, './interop': interop, './slim': slim, './engine.wasm': wasm } = manifest.exports;
    const ways = [main, interop, slim]
      .flatMap((entry) => [entry.module, entry.import, entry.require])
      .concat(wasm);
    for (const way of ways) expect(Object.keys(way)[0]).toBe('types');
    // Those of the sources are for `npm run dev`.
    const elements = ['board', 'game', 'problem'].map((name) => `./dist/${name}.*`);
    expect(manifest.sideEffects).toEqual([...elements, './bindings/show/*/index.ts']);
    expect(manifest.dependencies).toBeUndefined();
  });
});

describe('what is published', () => {
  test('is this, and no sources, tests or maps', () => {
    const guides = [...packed().files].filter((path) => path.startsWith('docs/'));
    expect(guides.filter((path) => !/^docs\/([a-z-]+\.md|images\/[a-z-]+\.svg)$/.test(path)).sort()).toEqual([
      'docs/game.sgf',
      'docs/images/positions.ndjson',
    ]);
    expect([...packed().files].filter((path) => !guides.includes(path)).sort()).toEqual(
      [
        'CHANGELOG.md',
        'CONTRIBUTING.md',
        'LICENSE',
        'README.md',
        'SECURITY.md',
        'dist/THIRD-PARTY-LICENSES.txt',
        'dist/cli.mjs',
        ...Object.keys(ENGINES).flatMap((name) => [`dist/${name}.wasm`, `dist/${name}.wasm.d.ts`]),
        ...built('go'),
        'dist/index.cjs',
        'dist/index.d.cts',
        'dist/index.d.ts',
        'dist/index.global.js',
        'dist/index.mjs',
        'dist/index.node.cjs',
        'dist/index.node.mjs',
        ...built('interop'),
        ...built('loa'),
        ...built('board'),
        ...built('problem'),
        ...built('game'),
        ...built('pictures'),
        'dist/mcp.mjs',
        'dist/react.d.cts',
        'dist/react.d.ts',
        ...built('endings'),
        ...built('play'),
        ...built('collection'),
        ...built('katago'),
        ...built('reading'),
        ...built('replay'),
        ...built('review'),
        ...built('sabaki'),
        ...built('gtp'),
        'dist/kakoi.1',
        ...built('senket'),
        ...built('sgf'),
        ...SHARED.flatMap((name) => [`dist/shared/${name}.cjs`, `dist/shared/${name}.mjs`]),
        ...['elements', 'review', 'shapes', 'types'].map((name) => `dist/shared/${name}.d.cts`),
        'dist/slim.cjs',
        'dist/slim.mjs',
        'dist/slim.node.cjs',
        'dist/slim.node.mjs',
        ...built('svg'),
        'dist/worker-script.js',
        'dist/worker-threads.cjs',
        'dist/worker-threads.mjs',
        ...built('worker'),
        'package.json',
      ].sort(),
    );
  });

  test.each(['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pages.map(({ name }) => name)])(
    'has what %s links to',
    (name) => {
      // Pictures of the page would double the download; npm's site shows them from the repository.
      const targets = linksOf(readFileSync(file(name), 'utf8')).filter((target) => !target.endsWith('.png'));
      expect(targets.filter((target) => !existsSync(join(dirname(file(name)), target)))).toEqual([]);
    },
  );

  test('has the guides that the comments of its types name', () => {
    const types = packed().files.filter((path) => /\.d\.c?ts$/.test(path));
    const named = types.flatMap(
      (path) => readFileSync(file(path), 'utf8').match(/\bdocs\/[\w/-]+\.md\b/g) ?? [],
    );
    const ours = [...new Set(named)].filter((path) => !/Analysis_Engine|GTP_Extensions/.test(path)); // KataGo's
    expect(ours.length).toBeGreaterThan(3);
    expect(ours.filter((path) => !existsSync(file(path)))).toEqual([]);
  });

  test.each(LIBRARY)('%s uses nothing of Node and evaluates no text', (name) => {
    const text = readFileSync(file(`dist/${name}`), 'utf8');
    const names = builtinModules.filter((builtin) => !builtin.startsWith('_')).join('|');
    expect(text).not.toMatch(new RegExp(`(require\\(|from ?|import ?\\(?)["'](node:|(${names})["'])`));
    expect(text).not.toMatch(/\bnew Function\b|\beval\(|__dirname/);
    if (name !== 'slim.mjs') expect(text).not.toMatch(/\bimport\.meta\b/);
    expect(text).not.toContain(root); // the build leaves no path of its machine
  });

  test('has nothing that the parsers of bundlers refuse: no static blocks of classes', () => {
    const scripts = packed().files.filter((path) => /\.[cm]?js$/.test(path) && path !== 'dist/cli.mjs');
    expect(scripts.length).toBeGreaterThan(40);
    const holding = scripts.filter((path) => {
      const { body } = parseAst(readFileSync(file(path), 'utf8'), { allowReturnOutsideFunction: true });
      const types = JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? null : value));
      return types.includes('"type":"StaticBlock"');
    });
    expect(holding).toEqual([]);
  });
});

test('docs/promise.md and docs/loading.md name every engine', () => {
  const engines = Object.keys(manifest.exports).filter((name) => name.endsWith('.wasm'));
  expect(engines.length).toBeGreaterThan(7);
  for (const guide of ['docs/promise.md', 'docs/loading.md']) {
    const { markdown } = pages.find(({ name }) => name === guide)!;
    expect(engines.filter((name) => !markdown.includes(`${name.slice(2)}\``))).toEqual([]);
  }
});

describe('bundling for browsers', () => {
  type Sizes = Record<string, { readonly bundled: number; readonly loaded: number }>;
  let pageBundle: (contents: string, folder: string) => Promise<string>;
  let overBudget: (sizes: Readonly<Record<string, number>>) => string[];
  let sizesOf: (dist: string) => Promise<Sizes>;
  let namedSizes: (sizes: Sizes, dist: string) => Record<string, number>;
  beforeAll(async () => {
    const support = (name: string) => import(join(root, 'tests-js/support', name));
    ({ pageBundle } = await support('page-bundle.mjs'));
    ({ overBudget } = await support('budgets.mjs'));
    ({ sizesOf, namedSizes } = await support('sizes.mjs'));
  });
  const bundle = (contents: string) => pageBundle(contents, installed());
  const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

  test('works without any set-up', async () => {
    const text = await bundle(`import { init, GoBoard } from 'kakoi'; init().then(() => GoBoard.empty(9));`);
    expect(text).toContain('GoBoard');
  });

  test.each(['kakoi', 'kakoi/slim'])('takes one adapter alone, and the classes of %s once', async (entry) => {
    const one = `import { shudan } from 'kakoi/interop'; console.log(shudan.paintMap);`;
    expect(await bundle(one)).not.toContain('boardXSize'); // which is KataGo's
    const both = await bundle(`import { init, GoBoard } from '${entry}'; import { ogs } from 'kakoi/interop';
      init().then(() => ogs.fromBoard([[1]]) instanceof GoBoard);`);
    expect(both.match(/and await it before/g)).toHaveLength(1);
  });

  test.each(['browser', 'node'] as const)(
    '%s: import and require() of one entry are one copy',
    async (platform) => {
      const folder = consumer({
        'main.mjs': `import { init, GoBoard } from 'kakoi'; import old from './old.cjs'; init().then(() => console.log(old.GoBoard === GoBoard, ${EYES}));`,
        'old.cjs': `module.exports = require('kakoi');`,
      });
      const outfile = join(folder, 'out.mjs');
      await build({
        entryPoints: [join(folder, 'main.mjs')],
        bundle: true,
        format: 'esm',
        platform,
        outfile,
      });
      expect(node([outfile])).toEqual({ status: 0, stdout: 'true 3\n', stderr: '' });
    },
  );

  test('leaves out a package that is imported and not used', async () => {
    expect((await bundle(`import { GoBoard } from 'kakoi'; console.log(1);`)).length).toBeLessThan(200);
  });

  const rolled = async (contents: string) => {
    const folder = consumer({ 'source.mjs': contents });
    const bundle = await rollup({ input: join(folder, 'source.mjs'), plugins: [nodeResolve()] });
    const { output } = await bundle.generate({ format: 'es', compact: true });
    await bundle.close();
    return output[0].code;
  };

  test.each([
    ['esbuild', bundle],
    ['Rollup', rolled],
  ])('takes of the default entry what is imported, and the engine with init() alone: %s', async (_, tool) => {
    const go = await tool(
      `import { init, GoGame } from 'kakoi'; init().then(() => console.log(new GoGame()));`,
    );
    expect(['GoBoard', 'LoaBoard', 'SenketBoard'].map((name) => go.includes(name))).toEqual([
      true,
      false,
      false,
    ]);
    expect(overBudget({ 'a bundle of GoGame, with the engine of all games': gzipped(go) })).toEqual([]);
    const gtp = await tool(`import { vertexName } from 'kakoi'; console.log(vertexName([0, 0], 19));`);
    expect(overBudget({ 'a bundle of vertexName': gzipped(gtp) })).toEqual([]);
  });

  test.each([
    ['esbuild', bundle],
    ['Rollup', rolled],
  ])('keeps the elements of an entry that is imported for them, and no others: %s', async (_, tool) => {
    const tagsOf = async (contents: string) =>
      ['kakoi-board', 'kakoi-game', 'kakoi-problem'].filter((tag) => contents.includes(`"${tag}"`));
    expect(await tagsOf(await tool(`import 'kakoi/game';`))).toEqual(['kakoi-board', 'kakoi-game']);
    if (tool !== rolled) {
      expect(await tagsOf(await tool(`import 'kakoi/problem';`))).toEqual(['kakoi-board', 'kakoi-problem']);
      expect(await tagsOf(await tool(`import 'kakoi/board';`))).toEqual(['kakoi-board']);
    }
    const others = `import { GoGame } from 'kakoi'; import { toSvg } from 'kakoi/svg'; console.log(GoGame, toSvg);`;
    expect(await tagsOf(await tool(others))).toEqual([]);
  });

  test('leaves out elements of which only types are imported', async () => {
    const { code } = await transform(`import type { KakoiGameElement } from 'kakoi/game'; console.log(1);`, {
      loader: 'ts',
    });
    expect((await bundle(code)).length).toBeLessThan(200);
  });

  test('a game on a page that splits loads neither engines nor overlays at first', async () => {
    const folder = consumer({ 'main.js': `import 'kakoi/game';` });
    const { metafile } = await build({
      entryPoints: [join(folder, 'main.js')],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: join(folder, 'out'),
      metafile: true,
      write: false,
    });
    const first = new Set<string>();
    const load = (name: string) => {
      if (first.has(name)) return;
      first.add(name);
      for (const { path, kind } of metafile.outputs[name]!.imports)
        if (kind === 'import-statement') load(path);
    };
    load(Object.keys(metafile.outputs).find((name) => name.endsWith('main.js'))!);
    const inputs = [...first].flatMap((name) => Object.keys(metafile.outputs[name]!.inputs)).join();
    expect(inputs).toContain('dist/game.mjs');
    expect(inputs).not.toMatch(/engine-|overlays|interop|reading/);
  });

  describe('sizes', () => {
    let sizes: Sizes;
    beforeAll(async () => {
      sizes = await sizesOf(file('dist'));
    });

    test('keep to the budget', () => {
      expect(overBudget(namedSizes(sizes, file('dist')))).toEqual([]);
    });

    test('are those of the table in docs/loading.md, to a few hundredths', () => {
      const { markdown } = pages.find(({ name }) => name === 'docs/loading.md')!;
      const rows = [...markdown.matchAll(/^\| `(kakoi[/\w]*)` \|.*\| (\d+)[^|]*\| (\d+)[^|]*\|$/gm)];
      expect(rows.map(([, entry]) => entry).sort()).toEqual(Object.keys(sizes).sort());
      const wrong = rows.filter(([, entry, bundled, loaded]) => {
        const size = sizes[entry!]!;
        const isWrong = (bytes: number, told: string | undefined) =>
          Math.abs(bytes - 1000 * Number(told)) > 1000 + 0.03 * bytes;
        return isWrong(size.bundled, bundled) || isWrong(size.loaded, loaded);
      });
      expect(wrong.map(([row, entry]) => [row, sizes[entry!]])).toEqual([]);
    });
  });
});
