/** The apps of README and docs/ that are made with React, Preact, Vue and Svelte: tests-js/browser/guides.test.ts has the others. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tests-js/support/browser.js';
import {
  apps,
  boards,
  clickable,
  type Files,
  games,
  isPlain,
  isPlayedThrough,
  openApp,
  playsByClicks,
  playsOnBoard,
} from '../../tests-js/support/guide-apps.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = require('svelte/compiler');
      const source = readFileSync(path, 'utf8');
      return { contents: compile(source, { filename: path, generate: 'client' }).js.code, loader: 'js' };
    });
  },
};

const vue: Plugin = {
  name: 'vue',
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { compileScript, parse } = require('vue/compiler-sfc');
      const { descriptor } = parse(readFileSync(path, 'utf8'), { filename: path });
      const { content } = compileScript(descriptor, {
        id: 'app',
        inlineTemplate: true,
        templateOptions: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('kakoi-') } },
      });
      return { contents: content, loader: 'ts' };
    });
  },
};

const libraries = { folder: join(__dirname, '../node_modules'), plugins: [svelte, vue] };
const open = (files: Files) => openApp(browser, files, libraries);
/** Those of Next.js need its own build: bundlers.test.ts. */
const isFramed = (app: { readonly files: Files; readonly page: string }) =>
  !isPlain(app) && app.page !== 'docs/nextjs.md';

test('there are some of each', () => {
  const sections = apps.filter(isFramed).map(({ section }) => section);
  expect([...new Set(sections)].sort()).toEqual(['Preact, with Shudan', 'React', 'Svelte', 'Vue']);
});

test.each(apps.filter(isFramed))('$page, $section: opens and draws', async ({ files }) => {
  const { page, complaints } = await open(files);
  expect(complaints).toEqual([]);
  expect((await page.screenshot()).length).toBeGreaterThan(3000); // an empty page is smaller
  await page.close();
});

test.each(
  [
    ...clickable.map((app) => ({ ...app, plays: playsByClicks })),
    ...boards.map((app) => ({ ...app, plays: playsOnBoard })),
    ...games.map((app) => ({ ...app, plays: isPlayedThrough })),
  ].filter(isFramed),
)('$page, $section: $plays.name', async ({ files, plays }) => {
  const { page, complaints } = await open(files);
  await plays(page);
  expect(complaints).toEqual([]);
  await page.close();
});
