/** The page of Go over a whole game: its graph, the number of the move, the wheel, numbers on stones, and estimates. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GoGame, init } from 'kakoi';
import { loadNetwork } from 'kakoi/katago';
import { judge, playEngine } from 'kakoi/play';
import type { Browser, Page } from 'playwright-core';
import {
  colors,
  drop,
  dropFile,
  mode,
  moveNumber,
  pages,
  picture,
  settled,
  text,
} from '../support/board-page.js';
import { keepOpen, launchChromium, leaveKept, openAgain, openPage } from '../support/browser.js';
import { katagoFile } from '../support/katago-file.js';
import { root } from '../support/run.js';
import { leavePage } from '../support/used-pages.js';

const record = readFileSync(join(root, 'tests-js/fixtures/end-game-19.sgf'), 'utf8');

let browser: Browser;
let game: GoGame;
beforeAll(async () => {
  await init(playEngine);
  game = GoGame.fromSgf(record);
  browser = await launchChromium();
});
afterAll(() => browser.close());

const onPage = (look: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openAgain(browser, pathToFileURL(join(pages, 'index.html')).href);
  await drop(page, record);
  await page.waitForFunction(
    (length) => (document.querySelector('#slider') as HTMLInputElement).max === length,
    String(game.moveNumber),
  );
  await look(page);
  expect(complaints).toEqual([]);
  await keepOpen(page);
};

/** The same where earlier choices matter. */
const onNewPage: typeof onPage =
  (...given) =>
  () =>
    leaveKept().then(onPage(...given));

const says = (page: Page, id: string, words: string) =>
  page.waitForFunction(
    ([name, wanted]) => document.getElementById(name!)?.textContent?.includes(wanted!),
    [id, words],
  );

test(
  'what is on the board with all layers looks the same whatever was drawn before',
  onPage(async (page) => {
    await page.locator('#several').check({ force: true });
    for (const layer of await page.locator('#chips button').all()) await layer.check({ force: true });
    const look = async () => {
      await settled(page);
      return picture(page);
    };
    for (const [move, width] of [
      [40, 1280],
      [41, 1280],
      [40, 1280],
      [game.moveNumber, 1280],
      [90, 700],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('#slider').fill(String(move));
      await page.locator('#slider').blur();
      const then = await look();
      // Other colours forget everything that is kept for drawing.
      await page.locator('#theme').click();
      expect(await look()).not.toBe(then);
      await page.locator('#theme').click();
      expect([move, (await look()) === then]).toEqual([move, true]);
    }
  }),
);

test(
  'the graph is found in the background, shows the settled points, leaves figures to the count, and leads to a move',
  onPage(async (page) => {
    await mode(page, 'count');
    await page.waitForFunction(
      (all) => Number(document.querySelector<HTMLElement>('#graph')?.dataset.known) >= all,
      Math.min(300, game.moveNumber + 1),
    );
    // A finished game has its score beside it: another number would be a second opinion.
    expect(await text(page, 'over-moves')).not.toMatch(/\d/);
    const { black, white } = game.board.passAlive();
    const settled = [black, white].reduce(
      (sum, { stones, territory }) => sum + stones.size + territory.size,
      0,
    );
    const share = await page.evaluate(() => {
      const canvas = document.querySelector('#graph') as HTMLCanvasElement;
      const context = canvas.getContext('2d')!;
      context.fillStyle = getComputedStyle(canvas).getPropertyValue('--graph-settled');
      const color = [1, 3, 5].map((at) => Number.parseInt(String(context.fillStyle).slice(at, at + 2), 16));
      const ratio = canvas.width / canvas.clientWidth;
      // Just left of the line's end, which is as far from the edges as the drawing keeps.
      const { data } = context.getImageData(canvas.width - 6 * ratio, 0, 1, canvas.height);
      const isLine = (y: number) => color.every((part, i) => Math.abs(part - data[4 * y + i]!) < 60);
      const rows = Array.from({ length: canvas.height }, (_, y) => y).filter(isLine);
      const row = rows.reduce((sum, y) => sum + y, 0) / rows.length / ratio;
      return (canvas.clientHeight - 4 - row) / (canvas.clientHeight - 8);
    });
    expect(share).toBeCloseTo(settled / 361, 1);
    const { width } = (await page.locator('#graph').boundingBox()) as { width: number };
    await page.locator('#graph').click({ position: { x: width / 2, y: 30 } });
    expect(Math.abs(Number(await moveNumber(page)) - game.moveNumber / 2)).toBeLessThan(2);
  }),
);

test(
  'in the middle of a game the score says what the game is likely to come to',
  onPage(async (page) => {
    await mode(page, 'count');
    await page.locator('#slider').fill('100');
    const at100 = GoGame.fromSgf(record);
    at100.goTo(100);
    const { rules, handicap, captures } = at100;
    const { board, toPlay } = at100;
    const { lead, owners } = judge(board, { toPlay, komi: 0, playouts: 60 });
    const { margin: sum, spread } = board.estimate({ rules, handicap, captures, ownership: owners });
    const margin = sum + (toPlay === 'black' ? lead : -lead) - [...owners.values].reduce((a, b) => a + b);
    const leader = margin > 0 ? 'Black' : 'White';
    await says(
      page,
      'score-estimate',
      `If play goes on, as a network judges: ${leader} is ahead by about ${Math.round(Math.abs(margin))}, give or take ${Math.round(spread)}.`,
    );
  }),
);

test(
  'a network of KataGo that is dropped on the page judges in place of its own',
  onPage(async (page) => {
    await mode(page, 'count');
    await page.locator('#slider').fill('100');
    const at100 = GoGame.fromSgf(record);
    at100.goTo(100);
    const { rules, handicap, captures, board, toPlay } = at100;
    const file = katagoFile();
    const { lead, owners } = (await loadNetwork(file)).judge(board, { toPlay, komi: 0 });
    const { margin: sum, spread } = board.estimate({ rules, handicap, captures, ownership: owners });
    const margin = sum + (toPlay === 'black' ? lead : -lead) - [...owners.values].reduce((a, b) => a + b);
    await dropFile(page, 'b6c96.bin', file);
    await says(
      page,
      'score-estimate',
      `If play goes on, as b6c96 judges: ${margin > 0 ? 'Black' : 'White'} is ahead by about ${Math.round(Math.abs(margin))}, give or take ${Math.round(spread)}.`,
    );
    await dropFile(page, 'other.bin.gz', new Uint8Array(9));
    await says(page, 'notice-title', '“other.bin.gz” could not be read');
  }),
);

test(
  'a count of a finished position, or of one that the reader has corrected, stands alone',
  onPage(async (page) => {
    const isSeen = (seen: boolean) =>
      page.locator('#score-estimate').waitFor({ state: seen ? 'visible' : 'hidden' });
    await mode(page, 'count');
    await page.locator('#slider').fill('100');
    await isSeen(true);
    await page.locator('#score-clear').click();
    await isSeen(false);
    await page.locator('#slider').fill('101');
    await isSeen(true);
    await page.locator('#last').click();
    await isSeen(false);
    await page.locator('#slider').fill('1'); // whose stone has the whole board
    await isSeen(true);
  }),
);

test(
  'the number of the move is a field, and the wheel steps over the board',
  onNewPage(async (page) => {
    await page.locator('#jump').fill('57');
    await page.keyboard.press('Enter');
    expect([await moveNumber(page), await text(page, 'moves-total')]).toEqual([
      '57',
      String(game.moveNumber),
    ]);
    await page.locator('#jump').fill('a lot');
    await page.keyboard.press('Enter');
    expect([await moveNumber(page), await page.locator('#jump').inputValue()]).toEqual(['57', '57']);
    await page.locator('#jump').fill('99999');
    await page.keyboard.press('Enter');
    expect(await moveNumber(page)).toBe(String(game.moveNumber));
    await page.locator('#board').hover();
    await page.mouse.wheel(0, -100);
    await page.waitForFunction(
      (last) => (document.querySelector('#slider') as HTMLInputElement).value === last,
      String(game.moveNumber - 1),
    );
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(
      (last) => (document.querySelector('#slider') as HTMLInputElement).value === last,
      String(game.moveNumber),
    );
  }),
);

test(
  'stones bear the numbers of their moves, and keep that over a reload',
  onPage(async (page) => {
    await page.locator('#slider').fill('60');
    await page.mouse.move(1, 1);
    const before = await picture(page);
    await page.locator('#numbers').check({ force: true });
    expect(await picture(page)).not.toBe(before);
    await page.reload();
    await page.waitForSelector('html[data-ready="true"]');
    expect(await page.locator('#numbers').isChecked()).toBe(true);
    await page.locator('#numbers').uncheck({ force: true });
    const [color] = await colors(page, [[0, 0]]);
    expect(color).toHaveLength(3);
    expect(await picture(page)).toBe(before);
  }),
);

test('says in the mode Count what the last regions are worth, and loads for it when that is opened', async () => {
  const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, 'index.html')).href);
  const rows = ['.X.XXXO.OO', 'XXXXXXOOOO', 'XXXX..OOO.', 'XXXXXXOOOO', 'XXX...OOOO', 'XXXXXXOOOO'];
  const stones = (color: string) =>
    rows.flatMap((row, y) =>
      [...row].map((cell, x) => (cell === color ? `[${'abcdefghij'[x]}${'abcdef'[y]}]` : '')),
    );
  await drop(page, `(;SZ[10:6]AB${stones('X').join('')}AW${stones('O').join('')})`);
  await mode(page, 'count');
  expect(await page.locator('script[src*="reading"]').count()).toBe(0);
  await page.locator('#worth summary').click();
  await says(page, 'worth-regions', 'F2');
  expect(await page.locator('#worth-regions tbody tr').allTextContents()).toEqual([
    'F20.751.25gote',
    'F40.50.5gote',
  ]);
  await page.locator('#worth-regions button').nth(1).click();
  expect(await page.locator('#worth-regions svg').getAttribute('aria-label')).toBe(
    'Thermograph: count 0.5, gain of a move 0.5.',
  );
  expect(complaints).toEqual([]);
  await leavePage(page);
});
