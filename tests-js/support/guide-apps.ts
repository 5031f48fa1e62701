/** The apps that README and docs/ show file by file, opened with the installed package, and clicked on as a reader would. */

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { GoBoard } from 'kakoi';
import type { KakoiBoardElement } from 'kakoi/board';
import type {} from 'kakoi/game';
import type { Browser, Page } from 'playwright-core';
import { drawn } from './board-page.js';
import { emptyFolder, installed, write } from './consumer.js';
import { appsOf, pages } from './markdown.js';
import { serve } from './server.js';

/** The files of an app, by name. */
export type Files = ReadonlyMap<string, string>;

/** The other libraries that an app is made with: the folder that has them, and plugins that compile for them. */
export interface Libraries {
  readonly folder: string;
  readonly plugins: readonly Plugin[];
}

export const apps = pages.flatMap((page) => appsOf(page).map((app) => ({ page: page.name, ...app })));
/** True for apps that are made with no other library. */
export const isPlain = ({ files }: { readonly files: Files }): boolean =>
  ![...files].some(
    ([name, text]) => /\.(svelte|vue|tsx|jsx)$/.test(name) || /from '(vue|svelte|p?react)/.test(text),
  );

const appsOfGuide = (guide: string) => apps.filter(({ page }) => page === `docs/${guide}.md`);
export const clickable = appsOfGuide('frameworks');
export const boards = appsOfGuide('board');
export const problems = appsOfGuide('problems');
export const games = appsOfGuide('game');

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
export async function openApp(
  browser: Browser,
  files: Files,
  libraries?: Libraries,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Only this test reads pixels back, not the app; and the app may tell of its events.
    const isNone = message.text().includes('willReadFrequently') || message.type() === 'debug';
    if (!isNone) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  if ([...files.values()].some((text) => text.includes('node_modules/'))) await visitAsItIs(page, files);
  else complaints.push(...(await visitBundled(page, files, libraries)));
  await page.waitForSelector('canvas, svg, .shudan-goban');
  return { page, complaints };
}

/** Serves the files beside the node_modules of the installed package. */
async function visitAsItIs(page: Page, files: Files): Promise<void> {
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
async function visitBundled(page: Page, files: Files, libraries?: Libraries): Promise<string[]> {
  const folder = emptyFolder();
  if (libraries) symlinkSync(libraries.folder, join(folder, 'node_modules'), 'junction');
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
    plugins: [thePackage, ...(libraries?.plugins ?? [])],
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

/** Clicks on a point of the board on the page. */
export async function press(page: Page, x: number, y: number): Promise<void> {
  const canvas = page.locator('kakoi-board canvas');
  const { cell, left, top, scale } = await canvas.evaluate((element) => {
    const { dataset, width, clientWidth } = element as HTMLCanvasElement;
    const { cell, left, top } = dataset;
    return { cell: Number(cell), left: Number(left), top: Number(top), scale: clientWidth / width };
  });
  await canvas.click({ position: { x: (left + x * cell) * scale, y: (top + y * cell) * scale } });
}

const withBoard = (page: Page) =>
  page.waitForFunction(() => {
    const board = document.querySelector('kakoi-problem')?.shadowRoot?.querySelector('kakoi-board');
    return board?.position && board.shadowRoot?.querySelector('canvas')?.dataset.cell;
  });

/** A click plays, black and white in turn, and legally. */
export async function playsByClicks(page: Page): Promise<void> {
  expect(await stoneAt(page, 4, 4)).toBe('none');
  await click(page, 4, 4);
  await expect(stoneAt(page, 4, 4)).resolves.toBe('black');
  await click(page, 4, 4); // occupied: nothing happens
  await click(page, 2, 6);
  await expect(stoneAt(page, 2, 6)).resolves.toBe('white');
  await expect(stoneAt(page, 4, 4)).resolves.toBe('black');
}

/** A wrong move is told and taken back, the right one solves. */
export async function isSolved(page: Page): Promise<void> {
  await withBoard(page);
  await press(page, 0, 8);
  await page.waitForFunction(() => document.querySelector('#progress')?.textContent === 'Not yet.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await press(page, 1, 8);
  await page.waitForFunction(
    () => document.querySelector('#progress')?.textContent === 'Solved after 1 wrong moves.',
  );
}

/** A step is made, by a button and by a key. */
export async function isPlayedThrough(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('kakoi-game')?.game);
  const moveNumber = () => page.evaluate(() => document.querySelector('kakoi-game')?.game?.moveNumber);
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.keyboard.press('ArrowRight');
  expect(await moveNumber()).toBe(2);
}

/** The board plays, in turn and legally, by mouse and keyboard. */
export async function playsOnBoard(page: Page): Promise<void> {
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
}
