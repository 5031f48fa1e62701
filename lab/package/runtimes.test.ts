/** The installed package in runtimes other than Node, and in test runners and bundlers that go with them. */

import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium, visit } from '../../tests-js/support/browser.js';
import { packed, write } from '../../tests-js/support/consumer.js';
import { pages } from '../../tests-js/support/markdown.js';
import { ENGINES, EYES, page, program, slimProgram } from '../../tests-js/support/programs.js';
import { node } from '../../tests-js/support/run.js';
import { serve } from '../../tests-js/support/server.js';
import { installedWith } from './tools.js';

const ENTRIES = ['kakoi', 'kakoi/slim'];
const prints = (entry: string) =>
  `import { init, GoBoard } from '${entry}'; await init(); console.log(${EYES});`;
const REQUIRED = `const { initSync, GoBoard } = require('kakoi'); initSync(); console.log(${EYES});`;

/** Runs a program; returns its status, its output and its complaints. */
function run(command: string, args: readonly string[], cwd: string): [number | null, string, string] {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_OPTIONS: '', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 100_000,
  });
  return [status, stdout, stderr];
}

const installs = new Map<string, string>();
/** The folder with this tool; one for all tests. */
function folderWith(tool: Parameters<typeof installedWith>[0] & string): string {
  const folder = installs.get(tool) ?? installedWith(tool);
  installs.set(tool, folder);
  return folder;
}

describe('Bun', () => {
  test.each([...ENTRIES.map((entry) => [entry, prints(entry)]), ['require()', REQUIRED]])(
    '%s',
    (name, code) => {
      const folder = folderWith('bun');
      const file = name === 'require()' ? 'main.cjs' : 'main.mjs';
      write(folder, { [file as string]: code as string });
      expect(run('node_modules/.bin/bun', ['run', file as string], folder)).toEqual([0, '3\n', '']);
    },
  );
});

describe('Deno', () => {
  test.each([...ENTRIES.map((entry) => [entry, prints(entry)]), ['require()', REQUIRED]])(
    '%s',
    (name, code) => {
      const folder = folderWith('deno');
      const file = name === 'require()' ? 'main.cjs' : 'main.mjs';
      write(folder, { [file as string]: code as string });
      expect(run('node_modules/.bin/deno', ['run', '--allow-read', file as string], folder)).toEqual([
        0,
        '3\n',
        '',
      ]);
    },
  );
});

describe('Vitest', () => {
  const TEST = (entry: string) => `
    import { init, GoBoard } from '${entry}';
    import { expect, test } from 'vitest';
    test('works', async () => { await init(); expect(${EYES}).toBe(3); });`;

  test.each([
    ['left to Node', '{}'],
    ['transformed', `{ test: { server: { deps: { inline: ['kakoi'] } } } }`],
  ])('both entries, %s', (_, config) => {
    const folder = folderWith('vitest');
    write(folder, {
      'vitest.config.mjs': `export default ${config};`,
      'a.test.js': TEST('kakoi'),
      'b.test.js': TEST('kakoi/slim'),
    });
    const [status, stdout] = run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], folder);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/Tests +2 passed/)]);
  });
});

describe('workerd, which runs Cloudflare Workers', () => {
  /** The files of the package for them, by the name that imports them: `kakoi/go`, `kakoi/go.wasm`, and what these share. */
  const modules = () =>
    packed()
      .files.filter(
        (path) => /^dist\/(\w+\.(mjs|wasm)|shared\/[\w-]+\.mjs)$/.test(path) && path !== 'dist/cli.mjs',
      )
      .map((path) => {
        const name = path.replace(/^dist\/(\w+)\.mjs$/, '$1').replace(/^dist\//, '');
        const kind = path.endsWith('.wasm') ? 'wasm' : 'esModule';
        const module = `${kind} = embed "node_modules/kakoi/${path}"`;
        return `( name = "${name === 'index' ? 'kakoi' : `kakoi/${name}`}", ${module} ),`;
      });
  const config = () => `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = ( services = [ ( name = "main", worker = .main ) ],
      sockets = [ ( name = "http", address = "127.0.0.1:0", http = (), service = "main" ) ] );
    const main :Workerd.Worker = ( compatibilityDate = "2026-01-01", modules = [
      ( name = "main", esModule = embed "main.mjs" ),
      ${modules().join('\n      ')} ] );`;

  /** The answer of a worker with this main module. */
  async function answerOf(main: string): Promise<string> {
    const folder = folderWith('workerd');
    // The entry of all games is named as a file, and looks for what it shares beside itself.
    write(folder, { 'main.mjs': main, 'config.capnp': config().replaceAll('"kakoi"', '"kakoi/index"') });
    const child = spawn('node_modules/.bin/workerd', ['serve', 'config.capnp', '--control-fd=3'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    try {
      const port = await new Promise<number>((resolve, reject) => {
        child.on('exit', reject);
        child.stdio[3]?.on('data', (line) => resolve(JSON.parse(String(line)).port));
      });
      return await (await fetch(`http://127.0.0.1:${port}`)).text();
    } finally {
      child.kill();
    }
  }

  /** A worker that answers with the result of the promise, or with what it rejects with. */
  const worker = (imports: string, promise: string) => {
    const engines = [...new Set([...promise.matchAll(/wasm\.(\w+)/g)].map(([, engine]) => engine))];
    return `
      ${imports.replaceAll("'kakoi'", "'kakoi/index'")}
      ${engines.map((engine) => `import ${engine} from 'kakoi/${engine}.wasm';`).join('\n')}
      const wasm = { ${engines.join()} };
      export default { async fetch() { return new Response(String(await (async () => ${promise})().catch(String))); } };`;
  };

  test.each(Object.entries(ENGINES))('init() with the imported kakoi/%s.wasm', async (_, engine) => {
    expect(await answerOf(worker(engine.imports, engine.promise))).toBe(engine.answer);
  });

  test('init() of kakoi/slim with the imported engine', async () => {
    const { promise, answer } = ENGINES.engine!;
    expect(await answerOf(worker(`import { GoBoard, init } from 'kakoi/slim';`, promise))).toBe(answer);
  });

  test('initSync() with the imported engine', async () => {
    const code = `(initSync({ wasm: wasm.engine }), ${EYES})`;
    expect(await answerOf(worker(`import { GoBoard, initSync } from 'kakoi';`, code))).toBe('3');
  });

  test('init() alone says what to do', async () => {
    expect(await answerOf(worker(`import { init } from 'kakoi';`, 'init()'))).toMatch(
      /^KakoiError: .*init\(\{ wasm \}\) takes a module/,
    );
  });

  test('the worker of docs/loading.md', async () => {
    const { markdown } = pages.find(({ name }) => name === 'docs/loading.md')!;
    const indented = /(?:^(?: {4}.*)?\n)+/gm;
    const shown = [...markdown.matchAll(indented)]
      .map(([block]) => block)
      .find((block) => /fetch\(\)/.test(block));
    const main = shown!.replaceAll("'kakoi'", "'kakoi/index'");
    expect(await answerOf(main)).toBe('captured');
  });
});

describe('edge-runtime, which runs what Next.js and Vercel call edge', () => {
  const SCRIPT = (options: string) => `
    import { readFileSync } from 'node:fs';
    import { EdgeRuntime } from 'edge-runtime';
    const file = (name) => readFileSync('node_modules/kakoi/dist/' + name);
    const runtime = new EdgeRuntime();
    runtime.context.wasm = new WebAssembly.Module(file('engine.wasm'));
    runtime.evaluate(file('index.global.js').toString());
    console.log(await runtime.evaluate('kakoi.init(${options}).then(() => kakoi.${EYES.replace('\\n', '\\\\n').replaceAll("'", '"')}, String)'));`;

  test.each([
    ['with a compiled module', '{ wasm }', '3\n'],
    ['alone', '', 'KakoiError: DecompressionStream is missing here\n'],
  ])('init() %s', (_, options, expected) => {
    const folder = folderWith('edge-runtime');
    write(folder, { 'main.mjs': SCRIPT(options) });
    expect(node(['main.mjs'], { cwd: folder })).toEqual({ status: 0, stdout: expected, stderr: '' });
  });
});

test('Metro, which bundles for React Native', () => {
  const folder = folderWith('metro');
  write(folder, {
    'main.js': `const { init, GoBoard } = require('kakoi'); init().then(() => console.log(${EYES}));`,
    'build.cjs': `
      const Metro = require('metro');
      const build = async () => {
        const config = await Metro.loadConfig({ cwd: __dirname });
        await Metro.runBuild(config, { entry: 'main.js', out: 'bundle.cjs', platform: 'web', dev: false });
      };
      build();`,
  });
  expect(node(['build.cjs'], { cwd: folder })).toMatchObject({ status: 0 });
  expect(node(['bundle.cjs'], { cwd: folder })).toEqual({ status: 0, stdout: '3\n', stderr: '' });
});

describe('Parcel, with packageExports', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  test.each([
    ['kakoi', program('kakoi')],
    ['kakoi/slim', program('kakoi/slim')],
    ['kakoi/slim with the address', slimProgram('url:kakoi/engine.wasm')],
  ])('%s', async (_, source) => {
    const folder = folderWith('parcel');
    const manifest = { '@parcel/resolver-default': { packageExports: true } };
    write(folder, {
      'package.json': JSON.stringify(manifest),
      'index.html': page('type="module" src="./main.js"').replace('<link rel="icon" href="data:,">', ''),
      'main.js': source,
    });
    const flags = ['build', 'index.html', '--no-cache', '--public-url', './', '--dist-dir', 'dist'];
    const { status, stdout, stderr } = node(['node_modules/parcel/lib/bin.js', ...flags], { cwd: folder });
    if (status !== 0) throw new Error(stdout + stderr);
    const server = await serve(join(folder, 'dist'), {});
    try {
      const [answer] = await visit(browser, `${server.origin}/index.html`);
      expect(answer).toBe('3');
    } finally {
      server.close();
    }
  });
});
