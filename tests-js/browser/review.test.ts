/** The mode Review on the pages of all games. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { axeFindingsAsShown } from '../support/axe.js';
import { clickOn, drop, dropFile, mode, moveNumber, pages, picture, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { root } from '../support/run.js';
import { leavePage } from '../support/used-pages.js';

/** Black can kill the corners at B1 and at H1, and plays E5 and F5; White makes one live after the other. */
const CORNERS = `(;SZ[9]PB[Ann]PW[Bob]RE[W+1]PL[B]AB[ag][bg][cg][dg][eg][eh][ei][fg][gg][hg][ig]
  AW[ah][bh][ch][dh][di][fh][gh][hh][ih][fi];B[ee];W[bi];B[fe];W[hi])`;
const LEFT = 'Black could have captured the chain at A2 by B1; White can save it now.';
const RIGHT = 'Black could have captured the chain at F2 by H1; White can save it now.';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const onPage = (file: string, look: (page: Page) => Promise<void>) => async () => {
  const url = pathToFileURL(join(pages, file)).href;
  const { page, complaints } = await openPage(browser, url, { bypassCSP: true });
  await look(page);
  expect(complaints).toEqual([]);
  await leavePage(page);
};

const items = (page: Page) => page.locator('#review-moments > li');
const said = (page: Page, words: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('#status-text')?.textContent ?? ''),
    words.source,
  );

const finished = (page: Page) =>
  page.waitForFunction(() =>
    ['review-start', 'review-stop'].every((id) => document.getElementById(id)?.hidden === true),
  );

/** Opens the mode and waits until all moves have been looked at. */
async function review(page: Page): Promise<void> {
  await mode(page, 'review');
  await finished(page);
}

test(
  'lists the moments at which a game of Go turned, and steps through the mistakes by key',
  onPage('index.html', async (page) => {
    await drop(page, CORNERS);
    await review(page);
    expect(await items(page).allInnerTexts()).toEqual([
      `1. Black E5\n${LEFT}\n✓ proved`,
      `3. Black F5\n${RIGHT}\n✓ proved`,
    ]);
    await page.keyboard.press('n'); // the record opens at its first move
    expect([await moveNumber(page), await text(page, 'status-text')]).toEqual(['0', LEFT]);
    await page.keyboard.press('n');
    expect([await moveNumber(page), await text(page, 'status-text')]).toEqual(['2', RIGHT]);
    await page.keyboard.press('n');
    expect(await text(page, 'status-text')).toBe('No later mistake was found.');
    await page.keyboard.press('p');
    expect([await moveNumber(page), await text(page, 'status-text')]).toEqual(['0', LEFT]);
    await page.keyboard.press('p');
    expect(await text(page, 'status-text')).toBe('No earlier mistake was found.');
    await page.keyboard.press('n');
    expect(await page.locator('.moment[aria-current]').innerText()).toContain(RIGHT);
    expect(await axeFindingsAsShown(page)).toEqual([]);

    // The marks are gone with the next step.
    const marked = await picture(page);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    expect(await picture(page)).not.toBe(marked);
    expect(await page.locator('.moment[aria-current]').count()).toBe(0);

    await items(page).last().locator('.moment').click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await said(page, /^Link to this game copied|^The address of this page is a link/);
    expect(new URL(page.url()).hash).toMatch(/^#game=/);

    // Another look at the same game finds its review there.
    await drop(page, '(;SZ[9];B[ee];W[gc])');
    await page.locator('#review-start').click();
    await finished(page);
    expect(await text(page, 'review-state')).toBe('Nothing was found on which the game turned.');
    await drop(page, CORNERS);
    expect(await items(page).count()).toBe(2);
  }),
  120_000,
);

test(
  'plays a mistake out against the solver',
  onPage('index.html', async (page) => {
    await drop(page, CORNERS);
    await review(page);
    await items(page).last().locator('.moment').click();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await said(page, /^Black to capture\. You are Black: /);
    await clickOn(page, 7, 8);
    await said(page, /^Good: (Black|White) leaves the chain at \w+ without a way out\./);
  }),
  120_000,
);

test(
  'keeps mistakes as problems, which come back after a day and then after three',
  onPage('index.html', async (page) => {
    const grid = () => page.locator('#collection-list button').allTextContents();
    const days = async () => {
      const kept = await page.evaluate(() => localStorage.getItem('kakoi-mistakes') ?? '[]');
      const dues = (JSON.parse(kept) as { due: number }[]).map(({ due }) => (due - Date.now()) / 86_400_000);
      return dues.map((days) => Math.round(days) + 0).sort((a, b) => a - b);
    };
    /** Moves the days of all that is kept so far on. */
    const wait = (passed: number) =>
      page.evaluate((passed) => {
        const kept = JSON.parse(localStorage.getItem('kakoi-mistakes')!) as { due: number }[];
        const earlier = kept.map((mistake) => ({ ...mistake, due: mistake.due - passed * 86_400_000 }));
        localStorage.setItem('kakoi-mistakes', JSON.stringify(earlier));
      }, passed);
    const open = async () => {
      await mode(page, 'review');
      await page.locator('#review-kept').click();
      await said(page, /^Black to kill\. You are Black: /);
    };
    await drop(page, CORNERS);
    await review(page);
    for (const index of [0, 1]) {
      await items(page).nth(index).locator('.moment').click();
      await page.getByRole('button', { name: 'Keep as a problem' }).click();
      await said(page, /^Kept as a problem\.$/);
    }
    await page.getByRole('button', { name: 'Keep as a problem' }).click();
    await said(page, /^This is kept already\.$/);
    expect(await text(page, 'review-kept')).toBe('Your mistakes as problems: 2, 2 of them due');
    await open();
    expect(await grid()).toEqual(['1↻', '2↻']);
    await clickOn(page, 1, 8);
    await said(page, /^Solved: /);
    expect([await grid(), await days()]).toEqual([
      ['1✓', '2↻'],
      [0, 1],
    ]);

    await open(); // now the other is the first
    expect(await grid()).toEqual(['1↻', '2✓']);
    await wait(1);
    await open();
    expect(await grid()).toEqual(['1↻', '2↻']);
    await page.locator('#collection-list button').last().click();
    await said(page, /^Black to kill\. You are Black: /);
    await clickOn(page, 1, 8);
    await said(page, /^Solved: /);
    expect(await days()).toEqual([-1, 3]);
  }),
  180_000,
);

test(
  'stops and goes on, and keeps what it has found',
  onPage('index.html', async (page) => {
    await drop(page, readFileSync(join(root, 'web/go/games/kyu-players-2014.sgf'), 'utf8'));
    await mode(page, 'review');
    await items(page).first().waitFor();
    await page.locator('#review-stop').click();
    await page.locator('#review-start').waitFor();
    const stopped = await text(page, 'review-state');
    const [, done] = /^Stopped: (\d+) of 256 moves looked at\.$/.exec(stopped) ?? [];
    const found = await items(page).count();
    await page.locator('#review-start').click();
    await page.waitForFunction(
      (before) => Number(/\d+/.exec(document.querySelector('#review-state')?.textContent ?? '')) > before,
      Number(done),
    );
    expect(await items(page).count()).toBeGreaterThanOrEqual(found);
    await page.locator('#review-stop').click();
  }),
  120_000,
);

test(
  'names the win that was missed in Lines of Action',
  onPage('loa.html', async (page) => {
    // White would join its stones with c3-c5, but moves away and lets Black join.
    await drop(page, '(;GM[9]PL[W]AB[a7][b8][c6]AW[d6][e6][c3];W[c3-c1])');
    await review(page);
    expect((await items(page).allInnerTexts()).join()).toMatch(
      /^1\. White c3-c1\nWhite could have won by c3-c5; /,
    );
    const before = await picture(page);
    await items(page).first().locator('.moment').click();
    expect(await moveNumber(page)).toBe('0');
    expect(await picture(page)).not.toBe(before);
  }),
  90_000,
);

test(
  'names the turn of Senket that left a capture out',
  onPage('senket.html', async (page) => {
    // White has cut off a corner; Black passes instead of fencing a white post in.
    const record = 'Senket 9\n1. 5-4\n2. 6-6\n3. 7-5 +5-4\n4. 1-7\n5. 6-7 +7-5\n6. 2-9 +1-7\n7. pass';
    await dropFile(page, 'a.txt', new TextEncoder().encode(record));
    await page.waitForSelector('html:not([data-opening])', { state: 'attached' });
    await review(page);
    expect(await items(page).first().innerText()).toBe(
      '7. Black pass\n4-6 would have been worth 4524 more to Black.\n✓ proved',
    );
  }),
  90_000,
);

test(
  'the status line says what the last move did',
  onPage('index.html', async (page) => {
    await drop(page, '(;SZ[9]PB[Ann]PW[Bob];B[ee];W[aa];B[ba])');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await said(page, /^Move 3: Black B9\. White to play\. Black puts the chain at A9 in atari\.$/);
  }),
  90_000,
);
