/**
 * The pictures of docs/pages.md: each is a state that can be reached as here, and shows what the guide says of it.
 * `npm run pictures` runs the same and writes them.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import {
  clickOn,
  drawn,
  drop,
  mode,
  openBuiltIn,
  pages,
  place,
  settled,
  text,
} from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { root } from '../support/run.js';
import { leavePage } from '../support/used-pages.js';

const images = join(root, 'docs/images');
const SIZE = { width: 1280, height: 850 };

interface Picture {
  readonly file: string;
  readonly page: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** The text of the status line then. */
  readonly says: RegExp;
  /** The status line, where it is another one. */
  readonly status?: string;
}

const hover = async (page: Page, x: number, y: number) =>
  page.locator('#board').hover({ position: await place(page, x, y) });
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((target) => {
    // Below the fade at the top of the panel.
    const panel = target.closest('.panel');
    panel?.scrollBy(0, target.getBoundingClientRect().top - panel.getBoundingClientRect().top - 24);
  });
const WHOLE_BOARD = readFileSync(join(root, 'tests-js/fixtures/whole-board.senket'), 'utf8');
const LADDER = readFileSync(join(root, 'docs/reading.md'), 'utf8').match(/fromDiagram\(`([^`]+)`/)?.[1] ?? '';

const pictures: readonly Picture[] = [
  {
    file: 'page.png',
    page: 'index.html',
    async reach(page) {
      await openBuiltIn(page, '1 dan');
      await hover(page, 10, 7);
    },
    says: /^L12: can never be captured: 2 eyes\.$/,
  },
  {
    file: 'reading.png',
    page: 'index.html',
    async reach(page) {
      await drop(page, LADDER);
      await mode(page, 'read');
      await clickOn(page, 3, 5);
      await page.locator('#show-fate-black:not([aria-disabled="true"])').click();
      await page.locator('#reading-marks').waitFor();
      await page.locator('#slider').fill('4');
      await page.locator('#slider').blur();
      await page.mouse.move(1, 1);
    },
    says: /^Move 4 of 19: White E5\.$/,
  },
  {
    file: 'loa.png',
    page: 'loa.html',
    async reach(page) {
      await openBuiltIn(page, 'Sample game, Black connects');
      await page.locator('#several').check({ force: true });
      await page.locator('#layer-connection').uncheck({ force: true });
      for (const id of ['groups', 'quads']) await page.locator(`#layer-${id}`).check({ force: true });
      await page.locator('[name="quad-colors"][value="black"]').check({ force: true });
      await page.locator('#slider').fill('24');
      await page.locator('#slider').blur();
      await scrollTo(page, '#overlays');
    },
    says: /^Move 24: White f7xc7\. Black to move\.$/,
  },
  {
    file: 'senket.png',
    page: 'senket.html',
    async reach(page) {
      await drop(page, WHOLE_BOARD);
      await hover(page, 15, 15);
    },
    says: /^16-2: .* do not count: contains White’s territory/,
  },
  {
    file: 'collection.png',
    page: 'collection.html',
    async reach(page) {
      const { madeGame } = await import(join(root, 'tests-js/support/made-games.mjs'));
      // Games that nobody played, half of them Aki's as Black and half as White.
      const games = Array.from({ length: 600 }, (_, i) =>
        madeGame(i).replace(i % 2 ? /PB\[[^\]]*/ : /PW\[[^\]]*/, i % 2 ? 'PB[Aki' : 'PW[Aki'),
      );
      const buffer = Buffer.from(games.join('\n'));
      await page.locator('#files-input').setInputFiles({ name: 'games.sgf', mimeType: '', buffer });
      await page.locator('#next-moves button').first().click();
      await settled(page);
      await page.locator('#next-moves button').first().click();
      await page.mouse.move(0, 0);
      await settled(page);
    },
    says: /^\d+ games with this position\.$/,
  },
  {
    file: 'algorithms.png',
    page: 'algorithms.html',
    async reach(page) {
      await page.locator('.tile', { hasText: 'live forever' }).click();
      for (let step = 0; step < 4; step++) await page.locator('#player-forward').click();
      await page.mouse.move(0, 0);
    },
    status: 'player-sentence',
    says: /^The chain J2 goes: only the region at J3 is vital to it\./,
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test.each(pictures)('$file', async ({ file, page: name, reach, says, status = 'status-text' }) => {
  const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, name)).href, {
    viewport: SIZE,
  });
  await reach(page);
  await drawn(page);
  expect(await text(page, status)).toMatch(says);
  expect(complaints).toEqual([]);
  const path = join(images, file);
  if (process.env.WRITE_PICTURES) {
    await page.waitForSelector('html:not([data-reading]):not([data-searching])', { state: 'attached' });
    await page.waitForTimeout(500); // switches slide
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(path);
  }
  expect(readFileSync(join(root, 'docs/pages.md'), 'utf8')).toContain(`(images/${file})`);
  expect(existsSync(path) && (await sharp(path).metadata())).toMatchObject(SIZE);
  await leavePage(page);
});
