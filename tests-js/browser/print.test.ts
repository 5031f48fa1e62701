/** The game on paper: diagrams with numbers, as books have them. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { drop, pages } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const url = pathToFileURL(join(pages, 'index.html')).href;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('a printed game has its moves as numbered diagrams, and says what they cannot show', async () => {
  const { page, complaints } = await openPage(browser, url);
  // White takes a stone at the seventh move and passes at the ninth; Black plays where it was.
  const moves = ';B[aa];W[ba];B[ee];W[ab];B[ef];W[eg];B[aa];W[fe];B[];W[gg]';
  await drop(page, `(;SZ[9]${moves}${';B[];W[]'.repeat(22)};B[cc])`);
  expect(await page.locator('#diagrams').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await page.locator('#diagrams img').first().waitFor();
  const captions = await page.locator('#diagrams figcaption').allInnerTexts();
  expect(captions).toHaveLength(2);
  expect(captions[0]).toMatch(/^Moves 1 to 50; 7 at 1; 9 passes; 11 passes; /);
  expect(captions[1]).toMatch(/^Moves 51 to 55; 51 passes; /);
  const svg = decodeURIComponent((await page.locator('#diagrams img').first().getAttribute('src')) ?? '');
  const numbers = [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => number);
  expect(numbers).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6', '8', '10']));
  expect(numbers).not.toContain('11');
  expect(await page.locator('#move-list button').count()).toBe(55); // all of them, in view or not
  for (const hidden of ['#reading', '#editing', '#graph', '.transport'])
    expect([hidden, await page.locator(hidden).isVisible()]).toEqual([hidden, false]);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a printed move beside the board is told as the record has it, not as a pass', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, `(;SZ[9];B[ee];W[zz];B[];W[${'q'.repeat(10_000)}])`);
  await page.emulateMedia({ media: 'print' });
  await page.locator('#diagrams img').first().waitFor();
  expect(await page.locator('#diagrams figcaption').innerText()).toBe(
    'Moves 1 to 4; 2 at zz; 3 passes; 4 at qqqqqqqq…',
  );
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('printed diagrams are read across, row by row', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, `(;SZ[9]${';B[];W[]'.repeat(110)})`);
  await page.emulateMedia({ media: 'print' });
  const figures = page.locator('#diagrams figure');
  await figures.nth(4).waitFor();
  expect(await figures.count()).toBe(5);
  const boxes = await figures.evaluateAll((all) =>
    all.map((figure) => {
      const { left, top, bottom } = figure.getBoundingClientRect();
      return { left, top, bottom };
    }),
  );
  const [first, second, third, fourth] = boxes as [Box, Box, Box, Box];
  expect([second.top, fourth.top]).toEqual([first.top, third.top]);
  expect([third.left, fourth.left]).toEqual([first.left, second.left]);
  expect(second.left).toBeGreaterThan(first.left);
  expect(third.top).toBeGreaterThan(Math.max(first.bottom, second.bottom));
  expect(complaints).toEqual([]);
  await leavePage(page);
});
