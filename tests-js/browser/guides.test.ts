/**
 * The apps that README and docs/ show file by file, opened and clicked on with the installed package as a
 * reader would: apps with an import map are served as they are, the others bundled.
 */

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { GoBoard } from 'kakoi';
import type { KakoiBoardElement } from 'kakoi/board';
import type { Browser, Page } from 'playwright-core';
import { drawn } from '../support/board-page.js';
import { launchChromium } from '../support/browser.js';
import { emptyFolder, installed, write } from '../support/consumer.js';
import { appsOf, pages } from '../support/markdown.js';
import { root } from '../support/run.js';
import { serve } from '../support/server.js';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchChromium();
  folder = emptyFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(() => browser.close());

const apps = pages.flatMap((page) => appsOf(page).map((app) => ({ page: page.name, ...app })));
const clickable = apps.filter(({ page }) => page === 'docs/frameworks.md');
const boards = apps.filter(({ page }) => page === 'docs/board.md');
const problems = apps.filter(({ page }) => page === 'docs/problems.md');

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = require('svelte/compiler');
      const source = require('node:fs').readFileSync(path, 'utf8');
      return { contents: compile(source, { filename: path, generate: 'client' }).js.code, loader: 'js' };
    });
  },
};

const vue: Plugin = {
  name: 'vue',
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { compileScript, parse } = require('vue/compiler-sfc');
      const { descriptor } = parse(require('node:fs').readFileSync(path, 'utf8'), { filename: path });
      const { content } = compileScript(descriptor, {
        id: 'app',
        inlineTemplate: true,
        templateOptions: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('kakoi-') } },
      });
      return { contents: content, loader: 'ts' };
    });
  },
};

/** Finds the package where it is installed, which is not beside the libraries it is used with. */
const thePackage: Plugin = {
  name: 'the-package',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^kakoi(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === 'installed'
        ? null
        : resolve(path, { kind, resolveDir: installed(), pluginData: 'installed' }),
    );
  },
};

/** Opens the app in a page of its own; returns everything it complains of. */
async function open(files: ReadonlyMap<string, string>): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Only this test reads pixels back, not the app.
    if (!message.text().includes('willReadFrequently')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  if (files.get('index.html')?.includes('"importmap"')) await visitAsItIs(page, files);
  else complaints.push(...(await visitBundled(page, files)));
  await page.waitForSelector('canvas, svg, .shudan-goban');
  return { page, complaints };
}

/** Serves the files beside the node_modules of the installed package. */
async function visitAsItIs(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  const served = emptyFolder();
  write(served, Object.fromEntries(files));
  symlinkSync(join(installed(), 'node_modules'), join(served, 'node_modules'), 'junction');
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const server = await serve(served, {});
  try {
    await page.goto(`${server.origin}/index.html`, { waitUntil: 'networkidle' });
  } finally {
    server.close();
  }
}

/** Bundles and opens the files; returns the bundler's complaints. */
async function visitBundled(page: Page, files: ReadonlyMap<string, string>): Promise<string[]> {
  write(folder, Object.fromEntries(files));
  const entry = [...files.keys()].find((name) => name.startsWith('main.')) ?? '';
  const { outputFiles, warnings } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['browser', 'svelte', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [thePackage, svelte, vue],
    logLevel: 'silent',
  });
  const html = (files.get('index.html') ?? '<!doctype html><body></body>').replace(/<script.*<\/script>/, '');
  await page.setContent(html);
  await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' });
  return warnings.map(({ text }) => text);
}

/** The stone on the point [x, y] of the 9×9 board, and whether it is tinted. */
async function stoneAt(page: Page, x: number, y: number): Promise<'black' | 'white' | 'none'> {
  return page.evaluate(
    ([column, row]) => {
      const vertex = document.querySelector(`.shudan-vertex[data-x="${column}"][data-y="${row}"]`);
      if (vertex?.classList.contains('shudan-sign_1')) return 'black';
      if (vertex?.classList.contains('shudan-sign_-1')) return 'white';
      const canvas = document.querySelector('canvas');
      const unit = (canvas?.width ?? 0) / 9;
      const pixel = canvas
        ?.getContext('2d')
        ?.getImageData((column + 0.7) * unit, (row + 0.7) * unit, 1, 1).data;
      const sum = (pixel?.[0] ?? 0) + (pixel?.[1] ?? 0) + (pixel?.[2] ?? 0);
      return pixel === undefined || (sum > 0 && sum < 3 * 255) ? 'none' : sum === 0 ? 'black' : 'white';
    },
    [x, y] as const,
  );
}

async function click(page: Page, x: number, y: number): Promise<void> {
  const vertex = page.locator(`.shudan-vertex[data-x="${x}"][data-y="${y}"]`);
  if (await vertex.count()) return vertex.click();
  return page.locator('canvas').click({ position: { x: (x + 0.5) * 40, y: (y + 0.5) * 40 } });
}

test('there are apps', () => {
  expect(clickable.map(({ section }) => section)).toEqual([
    'Plain canvas',
    'React',
    'Preact, with Shudan',
    'Svelte',
  ]);
});

test.each(apps)('$page, $section: opens and draws', async ({ files }) => {
  const { page, complaints } = await open(files);
  expect(complaints).toEqual([]);
  expect((await page.screenshot()).length).toBeGreaterThan(3000); // an empty page is smaller
  await page.close();
});

/** Without it, a phone shows a page as wide as a desk's, and a board the size of a stamp. */
test.each(apps.filter(({ files }) => files.has('index.html')))(
  '$page, $section: fills a phone',
  async ({ files }) => {
    expect(files.get('index.html')).toContain('<meta name="viewport" content="width=device-width">');
  },
);

test.each(clickable)('$section: a click plays, black and white in turn, and legally', async ({ files }) => {
  const { page, complaints } = await open(files);
  expect(await stoneAt(page, 4, 4)).toBe('none');
  await click(page, 4, 4);
  await expect(stoneAt(page, 4, 4)).resolves.toBe('black');
  await click(page, 4, 4); // occupied: nothing happens
  await click(page, 2, 6);
  await expect(stoneAt(page, 2, 6)).resolves.toBe('white');
  await expect(stoneAt(page, 4, 4)).resolves.toBe('black');
  expect(complaints).toEqual([]);
  await page.close();
});

test('the board and problems are shown with every framework', () => {
  expect(boards.map(({ section }) => section)).toEqual(['Plain HTML', 'React', 'Vue', 'Svelte']);
  expect(problems.map(({ section }) => section)).toEqual(['Plain HTML', 'React', 'Vue', 'Svelte']);
});

/** Clicks on a point of the board on the page. */
async function press(page: Page, x: number, y: number): Promise<void> {
  const canvas = page.locator('kakoi-board canvas');
  const { cell, left, top, scale } = await canvas.evaluate((element) => {
    const { dataset, width, clientWidth } = element as HTMLCanvasElement;
    const { cell, left, top } = dataset;
    return { cell: Number(cell), left: Number(left), top: Number(top), scale: clientWidth / width };
  });
  await canvas.click({ position: { x: (left + x * cell) * scale, y: (top + y * cell) * scale } });
}

test('the 29 lines are stepped through on a board, and read as a compiler does they bring a stone back', async () => {
  const { files } = apps.find(({ page }) => page === 'docs/bit-matrix.md')!;
  const { page, complaints } = await open(files);
  const words = () => page.locator('#words').textContent();
  const shown = () =>
    page
      .locator('kakoi-board')
      .evaluate((element) => ((element as KakoiBoardElement).position as GoBoard).toDiagram());
  const go = async (x: number, y: number) => {
    const said: string[] = [];
    await press(page, x, y);
    for (said.push((await words())!); await page.locator('#next').isEnabled(); said.push((await words())!))
      await page.locator('#next').click();
    return said;
  };
  await page.locator('#as-written').check();
  expect(await go(0, 0)).toEqual([
    'line 3: P, its stones with the new one',
    'line 4: S, the enemies that it touches',
    'line 5: S, with their chains',
    'line 5: their other liberties',
    'line 5: the chains that have one',
    'line 5: N, captured',
    'line 12: what is left of the enemies',
    'legal; white to play',
  ]);
  expect(await shown()).toBe('X.X..\nOX.X.\n.OX..\n.....');
  expect((await go(4, 3)).at(-1)).toBe('legal; black to play');
  expect(await shown()).toBe('XXX..\nOX.X.\n.OX..\n....O');
  expect(complaints).toEqual([]);
  await page.close();
});

const withBoard = (page: Page) =>
  page.waitForFunction(() => {
    const board = document.querySelector('kakoi-problem')?.shadowRoot?.querySelector('kakoi-board');
    return board?.position && board.shadowRoot?.querySelector('canvas')?.dataset.cell;
  });

test.each(problems)(
  '$section: a wrong move is told and taken back, the right one solves',
  async ({ files }) => {
    const { page, complaints } = await open(files);
    await withBoard(page);
    await press(page, 0, 8);
    await page.waitForFunction(() => document.querySelector('#progress')?.textContent === 'Not yet.');
    await page.getByRole('button', { name: 'Take back' }).click();
    await press(page, 1, 8);
    await page.waitForFunction(
      () => document.querySelector('#progress')?.textContent === 'Solved after 1 wrong moves.',
    );
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test.each(boards)(
  '$section: the board plays, in turn and legally, by mouse and keyboard',
  async ({ files }) => {
    const { page, complaints } = await open(files);
    const canvas = page.locator('kakoi-board canvas');
    await page.waitForFunction(
      () => document.querySelector('kakoi-board')?.shadowRoot?.querySelector('canvas')?.dataset.cell,
    );
    const diagram = () =>
      page.evaluate(() =>
        ((document.querySelector('kakoi-board') as KakoiBoardElement).position as GoBoard).toDiagram(),
      );
    await press(page, 4, 4);
    await press(page, 4, 4); // occupied: nothing happens
    await press(page, 2, 6);
    await drawn(page); // React renders in its own time
    expect(await diagram()).toBe(
      [
        '.........',
        '.........',
        '.........',
        '.........',
        '....X....',
        '.........',
        '..O......',
        '.........',
        '.........',
      ].join('\n'),
    );
    await canvas.focus();
    await page.keyboard.press('Enter'); // where the last stone is
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('kakoi-board p').textContent()).toBe('D3: empty');
    await page.keyboard.press('Enter');
    await drawn(page);
    expect((await diagram()).split('\n')[6]).toBe('..OX.....');
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('the board speaks the language it is given, and English of what that lacks', async () => {
  const { page, complaints } = await open(boards[0]?.files ?? new Map());
  const said = await page.evaluate(() => {
    const board = document.querySelector('kakoi-board') as KakoiBoardElement;
    const canvas = board.shadowRoot?.querySelector('canvas');
    const words = () => [
      canvas?.getAttribute('aria-label'),
      canvas?.getAttribute('aria-description')?.slice(0, 11),
      board.view?.describe([4, 4]),
    ];
    const english = words();
    board.translation = {
      language: 'de',
      words: { 'Go board, {width} by {height}': 'Go-Brett, {width} mal {height}', empty: 'leer' },
    };
    const german = words();
    board.set({ translation: undefined as never });
    return { english, german, again: words() };
  });
  expect(said.english).toEqual(['Go board, 9 by 9', 'Enter, then', 'E5: empty']);
  expect(said.german).toEqual(['Go-Brett, 9 mal 9', 'Enter, then', 'E5: leer']);
  expect(said.again).toEqual(said.english);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the editor plays into branches, comments, promotes and takes back', async () => {
  const { files } = apps.find(({ page }) => page === 'docs/records.md')!;
  const { page, complaints } = await open(files);
  const record = async () => (await page.locator('pre').textContent())?.replace(/\s/g, '');
  const point = async (x: number, y: number) => {
    const { width = 0 } = (await page.locator('svg').boundingBox()) ?? {};
    const unit = width / 212; // 8 spaces of 20 units and two margins of 26
    await page.locator('svg').click({ position: { x: (26 + 20 * x) * unit, y: (26 + 20 * y) * unit } });
  };
  expect(await page.locator('textarea').inputValue()).toBe('Presses.');
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('button').allTextContents()).toEqual(['fd', 'ff']);
  await point(2, 2);
  await page.locator('textarea').fill('Elsewhere ]');
  await page.locator('textarea').blur();
  await page.keyboard.press('ArrowUp');
  expect(await record()).toBe('(;SZ[9];B[ee];W[ge](;B[cc]C[Elsewhere\\]])(;B[fd]C[Presses.])(;B[ff];W[gf]))');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  expect(await record()).toBe('(;SZ[9];B[ee];W[ge](;B[fd]C[Presses.])(;B[ff];W[gf]))');
  expect(complaints).toEqual([]);
  await page.close();
});
