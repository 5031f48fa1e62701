/** The installed package in Chromium, under a strict Content-Security-Policy: bundled, as it is, in workers, from a file. */

import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type BuildOptions, build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { rollup } from 'rollup';
import { launchChromium, visit } from '../support/browser.js';
import { consumer, installed, write } from '../support/consumer.js';
import { EYES, page, program, show, slimProgram } from '../support/programs.js';
import { type Server, serve } from '../support/server.js';

/** Images from data: are for the page's empty icon. */
const POLICY = "default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'";

const GLOBAL = show(`kakoi.init().then(() => kakoi.${EYES})`);

/** A page whose script asks a worker. */
const asking = (worker: string, options: string) =>
  show(`new Promise((resolve, reject) => {
    const worker = new Worker('${worker}', ${options});
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
  })`);
const ANSWER = `.then(() => postMessage(${EYES}), (error) => postMessage(String(error)));`;

const moduleScript = (path: string) => page(`type="module" src="${path}"`);

const PAGES: Readonly<Record<string, string>> = {
  'script type=module': moduleScript('module.js'),
  'script type=module, slim': moduleScript('module-slim.js'),
  'classic script': page('src="kakoi/index.global.js"', 'src="global.js"'),
  'module worker': page('src="ask-module-worker.js"'),
  'module worker, slim': page('src="ask-module-worker-slim.js"'),
  'classic worker': page('src="ask-classic-worker.js"'),
  esbuild: moduleScript('esbuild/default.js'),
  'esbuild, slim, the file copied': moduleScript('esbuild/slim.js'),
  'esbuild, slim, the file imported': moduleScript('esbuild/imported.js'),
  Rollup: moduleScript('rollup/default.js'),
  'Rollup, slim, the file copied': moduleScript('rollup/slim.js'),
};
const ALONE = 'slim-alone.html';
const fileOf = (name: string) => `${name.replace(/\W+/g, '-')}.html`;

let folder: string;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  const dist = join(installed(), 'node_modules/kakoi/dist');
  folder = consumer({
    ...Object.fromEntries(Object.entries(PAGES).map(([name, html]) => [fileOf(name), html])),
    [ALONE]: moduleScript('alone/slim.js'),
    'module.js': program('./kakoi/index.mjs'),
    'module-slim.js': program('./kakoi/slim.mjs'),
    'global.js': GLOBAL,
    'ask-module-worker.js': asking('module-worker.js', `{ type: 'module' }`),
    'module-worker.js': `import { init, GoBoard } from './kakoi/index.mjs'; init()${ANSWER}`,
    'ask-module-worker-slim.js': asking('module-worker-slim.js', `{ type: 'module' }`),
    'module-worker-slim.js': `import { init, GoBoard } from './kakoi/slim.mjs'; init()${ANSWER}`,
    'ask-classic-worker.js': asking('classic-worker.js', '{}'),
    'classic-worker.js': `importScripts('kakoi/index.global.js'); const { init, GoBoard } = kakoi; init()${ANSWER}`,
    'source/default.js': program('kakoi'),
    'source/slim.js': program('kakoi/slim'),
    'source/imported.js': slimProgram('kakoi/engine.wasm'),
  });
  cpSync(dist, join(folder, 'kakoi'), { recursive: true });
  await bundleWithEsbuild();
  await bundleWithRollup();
  for (const tool of ['esbuild', 'rollup']) {
    copyFileSync(join(dist, 'engine.wasm'), join(folder, tool, 'engine.wasm'));
  }
  mkdirSync(join(folder, 'alone'));
  copyFileSync(join(folder, 'esbuild/slim.js'), join(folder, 'alone/slim.js'));
  server = await serve(folder, { 'content-security-policy': POLICY });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function bundleWithEsbuild(): Promise<void> {
  const options: BuildOptions = { bundle: true, minify: true, format: 'esm', absWorkingDir: folder };
  const entryPoints = ['source/default.js', 'source/slim.js'];
  await build({ ...options, entryPoints, outdir: 'esbuild' });
  await build({
    ...options,
    entryPoints: ['source/imported.js'],
    outdir: 'esbuild',
    publicPath: '/esbuild',
    loader: { '.wasm': 'file' },
  });
}

async function bundleWithRollup(): Promise<void> {
  for (const name of ['default', 'slim']) {
    const bundle = await rollup({
      input: join(folder, `source/${name}.js`),
      plugins: [nodeResolve({ browser: true })],
      onLog(_level, log) {
        throw new Error(log.message);
      },
    });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    write(folder, { [`rollup/${name}.js`]: output[0].code });
  }
}

test.each(Object.keys(PAGES))('%s', async (name) => {
  expect(await visit(browser, `${server.origin}/${fileOf(name)}`)).toEqual(['3', []]);
});

test('a classic script of a page opened from the disk', async () => {
  expect(await visit(browser, pathToFileURL(join(folder, fileOf('classic script'))).href)).toEqual(['3', []]);
});

test('where the file was not copied, the error says to do so', async () => {
  const [answer] = await visit(browser, `${server.origin}/${ALONE}`);
  expect(answer).toMatch(
    /^KakoiError: .*HTTP status 404; copy node_modules\/kakoi\/dist\/engine\.wasm beside the bundle/,
  );
});

test('where the policy forbids WebAssembly, the error names the directive', async () => {
  const strict = await serve(folder, { 'content-security-policy': "default-src 'self'" });
  try {
    const [answer] = await visit(browser, `${strict.origin}/${fileOf('script type=module')}`);
    expect(answer).toMatch(/^KakoiError: .*'wasm-unsafe-eval'/);
  } finally {
    strict.close();
  }
});
