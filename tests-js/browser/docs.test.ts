/** The reference and the guides as a site: `npm run docs`, opened from a file as on a server. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { launchChromium } from '../support/browser.js';
import { pages } from '../support/markdown.js';
import { node, root } from '../support/run.js';
import { serve } from '../support/server.js';

/** Pages of every kind: the README with its tables, a guide whose examples run and draw boards, a module, a class with its methods. */
const SAMPLE = [
  'index.html',
  'documents/docs_examples.html',
  'modules/kakoi.html',
  'classes/kakoi.SenketBoard.html', // that of Go has thousands of elements, which are no others
];

/** The guides by their heading in the sidebar. */
const GUIDES: Readonly<Record<string, string[]>> = JSON.parse(
  readFileSync(join(root, 'docs/site/guides.json'), 'utf8'),
);

/** Words that a reader may look for, and the guide that comes first: never the same one twice running. */
const FIRST = {
  territory: 'Scoring',
  'dead stones': 'Dead stones and ownership',
  komi: 'Scoring',
  ladder: 'Reading',
  handicap: 'Scoring',
  offline: 'Offline, and from the disk',
  CSP: 'Content-Security-Policy (CSP)',
  Electron: 'Electron',
  'Next.js': 'Next.js',
  Python: 'From Python, and other languages',
  React: 'A game on your page',
};

/** Words that a reader may look for, and a guide that is among the results; the first of them is the first result. */
const FOUND = {
  'dead stones from an array': 'Dead stones and ownership', // which leads to the recipe
  ladder: 'Reading',
  tsumego: 'Recipes',
  png: 'Recipes',
  react: 'A game on your page',
  'chess.js': 'Coming from other libraries',
};

let browser: Browser;
let folder: string;
/** The HTML files, by their path in the site. */
let files: Map<string, string>;

beforeAll(async () => {
  browser = await launchChromium();
  folder = mkdtempSync(join(tmpdir(), 'kakoi-docs-'));
  // The lint has checked the types.
  const run = node(['node_modules/typedoc/bin/typedoc', '--skipErrorChecking', '--out', folder]);
  expect([run.stderr, run.status]).toEqual(['', 0]); // warnings are errors
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  files = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}, 120_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** The title of a page: its first heading. */
const titleOf = (name: string) => /^# (.+)$/m.exec(readFileSync(join(root, name), 'utf8'))?.[1];

test('has every guide and what the package exports', () => {
  const guides = pages.filter(({ name }) => name.startsWith('docs/'));
  const missing = guides.filter(
    ({ name }) => !files.has(`documents/${name.replace('/', '_').replace(/md$/, 'html')}`),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  for (const name of ['GoBoard', 'PointSet', 'LoaBoard'])
    expect(files.has(`classes/kakoi.${name}.html`)).toBe(true);
  expect(files.has('functions/interop.shudan.paintMap.html')).toBe(true);
});

test('has no link to a file that is not there, but for the pages that it lies beside', () => {
  const broken = [...files].flatMap(([name, html]) =>
    [...html.matchAll(/(?:href|src)="(?!https?:|#|data:|mailto:)([^"#?]+)/g)]
      .map((match) => join(dirname(name), match[1]!))
      .filter(
        (target) => !/^\.\.\/(index|algorithms)\.html$/.test(target) && !existsSync(join(folder, target)),
      )
      .map((target) => `${name}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('holds no path of this machine', () => {
  expect([...files].filter(([, html]) => html.includes(root)).map(([name]) => name)).toEqual([]);
});

test.each(['file', 'http'])(
  'opens from %s, asks no other host, and leads to a guide and to a class',
  async (way) => {
    const server = await serve(folder, {});
    const page = await browser.newPage();
    try {
      const start = way === 'http' ? `${server.origin}/` : pathToFileURL(`${folder}/`).href;
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => complaints.push(message.text()));
      page.on('request', (request) => {
        if (!request.url().startsWith(start) && !/^(data|blob):/.test(request.url()))
          complaints.push(request.url());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
      });
      await page.goto(`${start}index.html`);
      await page.locator('.col-content a', { hasText: 'Interoperation' }).first().click();
      await page.locator('h1', { hasText: 'Interoperation' }).waitFor();
      await page.locator('a', { hasText: 'frameworks.md' }).first().click();
      await page.locator('h1', { hasText: 'Drawing boards' }).waitFor();
      await page.goto(`${start}classes/kakoi.GoBoard.html`);
      expect(await page.locator('#passAlive, [id="passalive"]').count()).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
      server.close();
    }
  },
);

test('lists the guides by their titles, in order, and finds them by their words', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.waitForSelector('#tsd-nav-container summary');
  const headings = await page.locator('#tsd-nav-container > li > details > summary').allTextContents();
  expect(headings.map((heading) => heading.trim())).toEqual([...Object.keys(GUIDES), 'Reference']);
  const entries = await page.locator('#tsd-nav-container a[href*="documents/"]').allTextContents();
  expect(entries.map((entry) => entry.trim())).toEqual(Object.values(GUIDES).flat().map(titleOf));

  await page.locator('#tsd-search-trigger').click();
  for (const [word, title] of Object.entries(FOUND)) {
    await page.locator('#tsd-search-input').fill(word);
    await page.locator('#tsd-search-results li', { hasText: title }).first().waitFor();
  }
  for (const [word, title] of Object.entries(FIRST)) {
    await page.locator('#tsd-search-input').fill(word);
    const isFirst = (wanted: string) =>
      document.querySelector<HTMLElement>('#tsd-search-results li')?.innerText.trim() === wanted;
    const found = await page.waitForFunction(isFirst, title, { timeout: 10_000 }).catch(() => null);
    expect([word, found === null ? 'is not first' : title]).toEqual([word, title]);
  }
  const [[words, guide]] = Object.entries(FOUND) as [[string, string]];
  await page.locator('#tsd-search-input').fill(words);
  await page.locator('#tsd-search-results li:first-child', { hasText: guide }).click();
  // Its beginning leads on to the whole program, under the words that were looked for.
  const recipe = page.locator('.col-content a', { hasText: new RegExp(`^${words}$`, 'i') });
  expect((await recipe.boundingBox())!.y).toBeLessThan(720);
  await recipe.click();
  const heading = page.locator('h2', { hasText: new RegExp(`^${words}$`, 'i') });
  expect((await heading.boundingBox())!.y).toBeLessThan(200);
  await page.locator('pre', { hasText: 'fromSignMap' }).first().waitFor();
  await page.close();
});

describe('axe finds nothing wrong', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ bypassCSP: true });
  });
  afterAll(() => page.close());

  test.each(SAMPLE)('in %s', async (name) => {
    await page.goto(pathToFileURL(join(folder, name)).href);
    await page.waitForSelector('#tsd-nav-container summary');
    // The sidebar's 2500 elements are the same on every page: they stay where none of them is chosen, and where one is.
    if (name !== SAMPLE[0] && name !== SAMPLE.at(-1))
      await page.evaluate(() => document.querySelector('#tsd-nav-container')!.remove());
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('runs its examples in place, as they are and as one changes them, and draws their boards', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'documents/docs_examples.html')).href);
  const examples = page.locator('pre:has(> button.run)');
  const count = await examples.count();
  expect(count).toBeGreaterThan(25);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button.run')) button.click();
  });
  await page.waitForFunction(
    (all) => document.querySelectorAll('.result:not([hidden])').length === all,
    count,
  );
  // The output stands between the example and the block that states the expected output.
  const results = await page.locator('.result > pre').allTextContents();
  const expected = await page
    .locator('.result + pre > code')
    .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).innerText));
  const tidy = (texts: string[]) => texts.map((text) => text.replace(/[ \t]+$/gm, '').trim());
  expect(tidy(results)).toEqual(tidy(expected));
  expect(await page.locator('.result svg').count()).toBeGreaterThan(20);

  const code = examples.first().locator('code');
  await code.fill("import { vertexName } from 'kakoi';\nconsole.log(vertexName([3, 3], 19));");
  await code.press('Control+Enter');
  await page.locator('.result > pre', { hasText: /^D16$/ }).waitFor();
  await code.fill("import { GoBoard } from 'kakoi';\nGoBoard.empty(99);");
  await code.press('Control+Enter');
  await page.locator('.result > pre', { hasText: 'KakoiError: ' }).waitFor();
  await page.close();
});

test('lists members by task, types by game, and an example with its method', () => {
  const board = files.get('classes/kakoi.GoBoard.html') ?? '';
  const headings = [...board.matchAll(/<h3[^>]* class="tsd-index-heading[^>]*>([^<]+)</g)].map(
    (match) => match[1],
  );
  expect(headings).toEqual([
    'Make one',
    'Look at it',
    'Play',
    'Chains and life',
    'Score',
    'Maps',
    'Write it',
  ]);
  const passAlive = board.slice(board.indexOf('id="passalive"'));
  expect(passAlive.slice(0, passAlive.indexOf('</section>'))).toContain('vitalRegions');
});
