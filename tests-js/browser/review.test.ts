/** The mode Review on the pages of all games. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSgf } from 'kakoi/sgf';
import type { Browser, Page } from 'playwright-core';
import { firstGame } from '../../web/go/games/first.js';
import { axeFindingsAsShown } from '../support/axe.js';
import { clickOn, drop, dropFile, mode, moveNumber, pages, picture, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const url = (file: string) => pathToFileURL(join(pages, file)).href;

/** Black kills the corner at B1, but plays E5; White leaves it, too, and Black passes: White lives at B1. */
const CORNER = `(;SZ[9]PB[Ann]PW[Bob]RE[W+1]PL[B]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di]
  ;B[ee];W[gc];B[];W[bi])`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const onPage = (file: string, look: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openPage(browser, url(file), { bypassCSP: true });
  await look(page);
  expect(complaints).toEqual([]);
  await leavePage(page);
};

const moments = (page: Page) => page.locator('#review-moments > li');
const finished = (page: Page) => page.waitForSelector('#review-stop', { state: 'hidden' });
const said = (page: Page, words: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('#status-text')?.textContent ?? ''),
    words.source,
  );

test(
  'names the moves at which a game turned, goes there, and steps through the mistakes by key',
  onPage('index.html', async (page) => {
    await drop(page, CORNER);
    await mode(page, 'review');
    await moments(page).first().waitFor();
    await finished(page);
    expect(await moments(page).locator('.moment').allInnerTexts()).toEqual([]);
  }),
  90_000,
);
