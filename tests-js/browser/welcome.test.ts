/** The first ten seconds: what a first visitor is shown and told, until he goes on. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { clickOn, drop, pages, place, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const address = (file: string) => pathToFileURL(join(pages, file)).href;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const isWelcome = (page: Page) => page.locator('#welcome').isVisible();

test.each([
  ['index.html', 'Two groups that live forever', [4, 4]],
  ['loa.html', 'Position', null],
  ['senket.html', 'A first territory', [5, 5]],
] as const)(
  '%s begins with a sentence about its board, until another game is opened or this one goes on',
  async (file, title, point) => {
    const { page, complaints } = await openPage(browser, address(file));
    expect([await isWelcome(page), await text(page, 'game-title')]).toEqual([true, title]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    expect(await isWelcome(page)).toBe(true);
    if (point !== null) await clickOn(page, point[0], point[1]);
    else await drop(page, '8/8/8/3b4/8/8/8/w7 b');
    expect(await isWelcome(page)).toBe(false);
    await page.reload();
    await page.waitForSelector('html[data-ready="true"]');
    expect(await isWelcome(page)).toBe(false);
    expect(complaints).toEqual([]);
    await leavePage(page);
  },
);

test('a stone of the first board of Go shows its two eyes', async () => {
  const { page } = await openPage(browser, address('index.html'));
  await page.locator('#board').hover({ position: await place(page, 1, 7) });
  expect(await text(page, 'status-text')).toBe('B2: can never be captured: 2 eyes.');
  await leavePage(page);
});

test('the introduction leads to a problem', async () => {
  const { page } = await openPage(browser, address('index.html'));
  await page.locator('#welcome button', { hasText: 'Try a problem' }).click();
  await page.waitForSelector('html[data-mode="read"]');
  expect(await isWelcome(page)).toBe(false);
  await leavePage(page);
});

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('the picture that stands for the first board is where the board is drawn: %j', async (viewport) => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const box = async (id: string) => (await page.locator(id).boundingBox())!;
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address('index.html'));
  const picture = await box('#first-picture');
  await page.unroute('**/*.js');
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  const board = await box('#board');
  for (const [at, size] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const middles = [picture, board].map((one) => one[at] + one[size] / 2) as [number, number];
    expect(Math.abs(middles[0] - middles[1])).toBeLessThan(3);
  }
  expect(await page.locator('#first-picture').isVisible()).toBe(false);
  await context.close();
});
