/** The way of docs/recipes.md from an empty folder to a picture, copied as a reader would copy it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tests-js/support/browser.js';
import { emptyFolder, npm, write } from '../../tests-js/support/consumer.js';
import { diagram } from '../../tests-js/support/diagrams.js';
import { node, root } from '../../tests-js/support/run.js';
import { serve, start } from '../../tests-js/support/server.js';
import { install } from './tools.js';

const section = /^## A picture in a page\n([\s\S]*)/m.exec(
  readFileSync(join(root, 'docs/recipes.md'), 'utf8'),
)?.[1];
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(section ?? '')?.[1] ?? '';

const VITE = 'node_modules/vite/bin/vite.js';
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = emptyFolder();
  npm(['init', '-y'], folder);
  install(folder, ['kakoi', 'vite']);
  write(folder, { 'index.html': block('html'), 'main.js': block('js') });
  browser = await launchChromium();
});
afterAll(() => browser?.close());

/** The picture's squares as text: b when the ground beside the point is bluish, w when it is reddish. */
async function squares(url: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const painted = () => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const context = canvas.getContext('2d')!;
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      if (data.every((value) => value === 0)) return null;
      const ground = (x: number, y: number) => {
        const [red, , blue] = data.slice(4 * ((y + 25) * width + x + 25)) as unknown as [
          number,
          number,
          number,
        ];
        return red === blue ? '.' : blue > red ? 'b' : 'w';
      };
      let rows = '';
      for (let y = 60; y < height; y += 60) {
        for (let x = 60; x < width; x += 60) rows += ground(x, y);
        rows += '\n';
      }
      return rows.trim();
    };
    return (await (await page.waitForFunction(painted)).jsonValue())!;
  } finally {
    await page.close();
  }
}

const ALIVE = diagram(`
  b b b b w w w
  b b b b w w w
  b b . b b w w
  b b . . b b w
  b b b w w w w`);

test('says what beforeAll() does', () => {
  expect(block('sh')).toBe('npm init -y\nnpm install kakoi vite\n');
});

test('npx vite', async () => {
  expect(section).toContain('`npx vite` shows it');
  const server = await start([VITE, '--host', '127.0.0.1', '--port', '0'], folder);
  try {
    expect(await squares(server.origin)).toBe(ALIVE);
  } finally {
    server.close();
  }
});

test('npx vite build', async () => {
  expect(section).toContain('`npx vite build` makes the files');
  expect(node([VITE, 'build'], { cwd: folder })).toMatchObject({ status: 0 });
  const server = await serve(join(folder, 'dist'), {});
  try {
    expect(await squares(`${server.origin}/index.html`)).toBe(ALIVE);
  } finally {
    server.close();
  }
});
