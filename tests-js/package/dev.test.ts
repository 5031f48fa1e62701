/** `npm run dev` on a copy of the sources. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, openPage } from '../support/browser';
import { root } from '../support/run';

const copy = join(process.env.KAKOI_SCRATCH!, 'dev');
const title = 'kakoi: Go, analysed';

let server: ChildProcess;
let printed = '';
let browser: Browser;

beforeAll(async () => {
  const isSource = (path: string) => path !== join(root, 'web/dist');
  const sources = [
    'CMakeLists.txt',
    'CMakePresets.json',
    'bindings',
    'cmake',
    'package.json',
    'scripts',
    'src',
    'web',
  ];
  for (const name of sources) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  }
  mkdirSync(join(copy, 'build'));
  for (const name of ['node_modules', 'build/wasm']) symlinkSync(join(root, name), join(copy, name));
  browser = await launchChromium();
});

afterAll(() => browser.close());
afterEach(() => server.kill());

/** Runs the command, and waits until it serves; the address. */
function dev(...options: string[]): Promise<string> {
  printed = '';
  const env = { ...process.env, NODE_OPTIONS: '', PORT: '0' };
  server = spawn('npm', ['run', 'dev', '--', ...options], { cwd: copy, env });
  server.stdout!.resume();
  server.stderr!.on('data', (text: Buffer) => {
    printed += text;
  });
  return untilPrinted(/http:\/\/127\.0\.0\.1:\d+/);
}

/** Waits until this is printed, and forgets it with all before. */
async function untilPrinted(pattern: RegExp): Promise<string> {
  for (;;) {
    const match = pattern.exec(printed);
    if (match) {
      printed = printed.slice(match.index + match[0].length);
      return match[0];
    }
    if (server.exitCode !== null) throw new Error(`ended with ${server.exitCode}: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function edit(name: string, change: (text: string) => string): void {
  const file = join(copy, name);
  // As many editors save: what watches the file itself sees it disappear.
  writeFileSync(`${file}.new`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.new`, file);
}

const untilTitled = (page: Page, text: string) => page.waitForFunction((t) => document.title === t, text);

test('serves the pages, reloads them at a change, survives an error, and ends when told', async () => {
  const address = await dev('--release-engine');
  const { page, complaints } = await openPage(browser, address);
  expect(await page.title()).toBe(title);
  expect(complaints).toEqual([]);

  for (const words of ['changed once', 'changed twice']) {
    edit('web/go/page.html', (html) => html.replace(/<title>.*</, `<title>${words}<`));
    await untilTitled(page, words);
  }

  await page.waitForSelector('html[data-ready="true"]');
  printed = '';
  edit('bindings/pictures/theme.ts', (script) => `const = 1;\n${script}`);
  await untilPrinted(/bindings\/pictures\/theme\.ts:1:6[\s\S]*failed/);
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]'); // as it was built before

  edit('bindings/pictures/theme.ts', (script) =>
    script.replace('const = 1;', 'document.title = "repaired";'),
  );
  await untilTitled(page, 'repaired');

  server.kill('SIGTERM');
  await once(server, 'exit');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('breakpoints hold in the sources', () => {
  const sources = (script: string): string[] =>
    JSON.parse(readFileSync(join(copy, 'build/dev/wasm', `${script}.map`), 'utf8')).sources;
  expect(sources('go.js')).toContain('../../../web/go/app.ts');
  expect(sources('go.js')).toContain('../../../bindings/pictures/theme.ts');
  expect(sources('kakoi.js')).toContain('../../../bindings/js/go/board.ts');
});

test("the engine's asserts show in the console, with file and line", async () => {
  edit('src/core/geometry.cpp', (text) => text.replace('assert(width >= 1 ', 'assert(width >= 99 '));
  const address = await dev();
  const page = await browser.newPage();
  const message = page.waitForEvent('console', (entry) => entry.text().includes('Assertion failed'));
  await page.goto(address);
  const text = (await message).text();
  expect(text).toContain('width >= 99');
  expect(text).toMatch(/src\/core\/geometry\.cpp,\d+,Grid/);
}, 300_000); // it compiles the engine
