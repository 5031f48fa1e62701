/** The reference and the guides as a site: `npm run docs`, opened from a file as on a server. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '../support/browser.js';
import { pages } from '../support/markdown.js';
import { node, root } from '../support/run.js';

let folder: string;
/** The HTML files, by their path in the site. */
let files: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kakoi-docs-'));
  const run = node(['node_modules/typedoc/bin/typedoc', '--out', folder]);
  expect([run.stderr, run.status]).toEqual(['', 0]); // warnings are errors
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  files = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('has every guide and what the package exports', () => {
  const guides = pages.filter(({ name }) => name.startsWith('docs/'));
  for (const { name } of guides)
    expect(files.has(name.replace('docs/', 'documents/').replace(/md$/, 'html'))).toBe(true);
  for (const name of ['GoBoard', 'PointSet', 'LoaBoard'])
    expect(files.has(`classes/kakoi.${name}.html`)).toBe(true);
  expect(files.has('functions/interop.toShudanPaintMap.html')).toBe(true);
});

test('has no link to a file that is not there, but for the page it is linked from', () => {
  const broken = [...files].flatMap(([name, html]) =>
    [...html.matchAll(/(?:href|src)="(?!https?:|#|data:|mailto:)([^"#?]+)/g)]
      .map((match) => join(dirname(name), match[1] as string))
      .filter((target) => target !== '../index.html' && !existsSync(join(folder, target)))
      .map((target) => `${name}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('holds no path of this machine', () => {
  expect([...files].filter(([, html]) => html.includes(root)).map(([name]) => name)).toEqual([]);
});

test('opens from a file, asks no network, and leads from the start to a guide with its pictures', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!/^(file|data|blob):/.test(request.url())) complaints.push(request.url());
    });
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    expect(await page.locator('h1, h2').first().innerText()).toMatch(/kakoi/i);
    await page.locator('.tsd-panel a', { hasText: 'docs/interoperation.md' }).first().click();
    await page.locator('h1', { hasText: 'Interoperation' }).waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});
