/** Benson's rule round by round on the page of Go. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { drop, pages, picture, place, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const url = pathToFileURL(join(pages, 'index.html')).href;
/** A ring of three chains: two fall at once, the third with the eyes that it loses. White lives inside. */
const RING = `
  X X X X X X X X X
  X X O O O O O X X
  . X O . O . O X .
  X O O O O O O O X
  X X X X . X X X X`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('each round says which chains and regions it drops, and why', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, RING);
  const result = await picture(page);
  await page.locator('#rounds-watch').click();
  expect(await text(page, 'rounds-place')).toBe(
    'Black: begins with 3 chains and 3 regions; 2 rounds to come.',
  );
  expect(await page.locator('#rounds-reasons').isVisible()).toBe(false);

  await page.locator('#rounds-forward').click();
  expect(await text(page, 'rounds-place')).toBe(
    'Black, round 1 of 2: 2 chains and 3 regions dropped; 1 chain and 0 regions are left.',
  );
  expect(await page.locator('#rounds-reasons li').allInnerTexts()).toEqual([
    'Chain A2, 5 stones: only the region at A3 is vital to it; D3 is not its liberty.',
    'Chain J2, 5 stones: only the region at J3 is vital to it; D3 is not its liberty.',
    'Region at C4, 18 points: A2 on its border has been dropped.',
    'Region at A3, 1 point: A2 on its border has been dropped.',
    'Region at J3, 1 point: J2 on its border has been dropped.',
  ]);
  const first = await picture(page);
  expect(first).not.toBe(result);

  await page.locator('#board').hover({ position: await place(page, 0, 3) });
  expect(await text(page, 'status-text')).toBe(
    'A2: Chain A2, 5 stones: only the region at A3 is vital to it; D3 is not its liberty.',
  );
  expect(await picture(page)).not.toBe(first);

  await page.locator('#rounds-forward').click();
  expect(await text(page, 'rounds-place')).toMatch(/^Black, round 2 of 2: 1 chain and 0 regions dropped/);
  expect(await page.locator('#rounds-forward').getAttribute('aria-disabled')).toBe('true');
  await page.locator('#rounds-back').click();
  expect(await text(page, 'rounds-place')).toMatch(/^Black, round 1 of 2/);

  await page.locator('[name="rounds-color"][value="white"]').check({ force: true });
  expect(await text(page, 'rounds-place')).toBe('White: nothing is dropped; 1 chain and 3 regions stay.');
  await page.locator('#rounds-end').click();
  await page.mouse.move(1, 1);
  expect(await picture(page)).toBe(result);
  expect(complaints).toEqual([]);
  await leavePage(page);
});
