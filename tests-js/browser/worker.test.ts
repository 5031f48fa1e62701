/** kakoi/worker in Chromium, bundled by esbuild, under a Content-Security-Policy. */

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { GoGame, init } from 'kakoi';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/browser.js';
import { consumer, installed } from '../support/consumer.js';
import { page } from '../support/programs.js';
import { root } from '../support/run.js';
import { type Server, serve } from '../support/server.js';

const RECORD = readFileSync(join(root, 'tests-js/fixtures/end-game-19.sgf'), 'utf8');
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** A program that asks a pool of two for the dead stones of 40 positions and shows the answer. */
const ask = (options: string) => `
  import { GoGame, init, PointSet } from 'kakoi';
  import { createPool } from 'kakoi/worker';
  export async function run() {
    await init();
    const game = GoGame.fromSgf(${JSON.stringify(RECORD)});
    const boards = game.history.map(({ number }) => game.boardAt(number)).slice(-40);
    const pool = createPool({ workers: 2${options} });
    const progress = [];
    try {
      const dead = await pool.deadStonesMany(boards, { onProgress: ({ done }) => progress.push(done) });
      const error = await pool.score(game.board, { rules: 'none' }).catch(({ name, code }) => name + ' ' + code);
      const stop = AbortSignal.timeout(50);
      const stopped = await pool.deadStones(game.board, { playouts: 100_000, signal: stop }).catch(({ name }) => name);
      const sets = dead.every((set) => set instanceof PointSet);
      return { dead: dead.map((set) => set.toDiagram()), sets, progress: progress.at(-1), error, stopped };
    } catch (error) {
      return { failure: error.code + ': ' + error.message };
    } finally {
      await pool.terminate();
    }
  }`;

const SHOW = '.then((answer) => { document.documentElement.dataset.answer = JSON.stringify(answer); });';

const SOURCES: Readonly<Record<string, string>> = {
  'ask-inlined.js': ask(''),
  'ask-served.js': ask(`, script: new URL('worker-script.js', location.href)`),
  'inlined.js': `import { run } from './ask-inlined.js'; run()${SHOW}`,
  'served.js': `import { run } from './ask-served.js'; run()${SHOW}`,
  'nested-worker.js': `import { run } from './ask-inlined.js'; run().then(postMessage);`,
  'nested.js': `new Promise((resolve) => {
      new Worker('nested-worker.js', { type: 'module' }).onmessage = ({ data }) => resolve(data);
    })${SHOW}`,
};

let folder: string;
let browser: Browser;
const servers: Server[] = [];

beforeAll(async () => {
  const pages = ['inlined', 'served', 'nested'].map((name) => [
    `${name}.html`,
    page(`type="module" src="${name}.js"`),
  ]);
  folder = consumer({ ...SOURCES, ...Object.fromEntries(pages) });
  await build({
    absWorkingDir: folder,
    entryPoints: Object.keys(SOURCES).filter((name) => !name.startsWith('ask-')),
    outdir: '.',
    allowOverwrite: true,
    bundle: true,
    minify: true,
    format: 'esm',
  });
  copyFileSync(
    join(installed(), 'node_modules/kakoi/dist/worker-script.js'),
    join(folder, 'worker-script.js'),
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

interface Answer {
  dead?: string[];
  sets?: boolean;
  progress?: number;
  error?: string;
  stopped?: string;
  failure?: string;
}

/** The answer that the page gets under the policy, and the number of workers then and at most. */
async function visit(name: string, policy: string): Promise<{ answer: Answer; left: number; most: number }> {
  const server = await serve(folder, { 'content-security-policy': policy });
  servers.push(server);
  const tab = await browser.newPage();
  let most = 0;
  tab.on('worker', () => {
    most = Math.max(most, tab.workers().length);
  });
  await tab.goto(`${server.origin}/${name}.html`);
  const html = await tab.waitForSelector('html[data-answer]');
  const answer = JSON.parse((await html.getAttribute('data-answer')) ?? '') as Answer;
  // Chromium gives a busy worker two seconds.
  for (let i = 0; i < 50 && tab.workers().length > 0; i++) await tab.waitForTimeout(100);
  const left = tab.workers().length;
  await tab.close();
  return { answer, left, most };
}

async function expected(): Promise<Answer> {
  await init();
  const game = GoGame.fromSgf(RECORD);
  const boards = game.history.map(({ number }) => game.boardAt(number)).slice(-40);
  return {
    dead: boards.map((board) => board.deadStones().toDiagram()),
    sets: true,
    progress: 40,
    error: 'KakoiError bad-option',
    stopped: 'TimeoutError',
  };
}

test('with the script inside the package the policy needs worker-src blob:', async () => {
  const { answer, left, most } = await visit('inlined', `${POLICY}; worker-src blob:`);
  expect(answer).toEqual(await expected());
  expect([most, left]).toEqual([2, 0]); // terminate() has ended them
});

test("with the script served from the site, worker-src 'self'", async () => {
  const { answer, left } = await visit('served', `${POLICY}; worker-src 'self'`);
  expect(answer).toEqual(await expected());
  expect(left).toBe(0);
});

test('inside a module worker', async () => {
  const { answer } = await visit('nested', `${POLICY}; worker-src 'self' blob:`);
  expect(answer).toEqual(await expected());
});

test('where the policy forbids both, the error says what is missing', async () => {
  const { answer } = await visit('inlined', POLICY);
  expect(answer.failure).toMatch(/^unsupported: .*'worker-src blob:'/);
});
