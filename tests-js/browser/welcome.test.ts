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
    await page.locator('#first').click();
    await page.locator('#last').click();
    expect(await isWelcome(page)).toBe(true);
    if (point !== null) await clickOn(page, ...point);
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

test('the picture that stands for the first board is where the board is drawn', async () => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(address('index.html'));
  const before = (await page.locator('#first-picture').boundingBox())!;
  const { page: drawn } = await openPage(browser, address('index.html'), {
    viewport: { width: 1280, height: 800 },
  });
  const after = (await drawn.locator('#board').boundingBox())!;
  const middle = ({ x, y, width, height }: typeof before) => [x + width / 2, y + height / 2];
  expect(Math.hypot(...middle(before).map((at, i) => at - middle(after)[i]!))).toBeLessThan(4);
  expect(await drawn.locator('#first-picture').isVisible()).toBe(false);
  await context.close();
  await leavePage(drawn);
});
