/** The page of the algorithms: tiles, and the player that runs any exhibit. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { ROWS } from '../../web/algorithms/list.js';
import { axeFindings } from '../support/axe.js';
import { drawn, drop, pages, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { wordsIn } from '../support/page-words.js';
import { leavePage } from '../support/used-pages.js';

const address = pathToFileURL(join(pages, 'algorithms.html')).href;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The lit line of the listing, and the sentence. */
const said = async (page: Page) => [
  await page.locator('#player-listing [aria-current="step"]').allInnerTexts(),
  await text(page, 'player-sentence'),
];

const board = (page: Page) =>
  page
    .locator('#player-board')
    .evaluate((one) => (one as HTMLElement & { position: object }).position.toString());

/** Presses a point of the board. */
async function press(page: Page, x: number, y: number, columns: number, rows: number): Promise<void> {
  const { width, height } = (await page.locator('#player-board canvas').boundingBox())!;
  // The names along the sides take as much as a column and a row.
  const position = { x: (width * (x + 1.5)) / (columns + 2), y: (height * (y + 1.5)) / (rows + 2) };
  await page.locator('#player-board canvas').click({ position });
}

test('every tile leads to its exhibit, and each exhibit to the next', async () => {
  const { page, complaints } = await openPage(browser, address);
  expect(await page.locator('.tile').count()).toBe(ROWS.length);
  await page.locator('.tile').first().click();
  for (const { title } of ROWS) {
    await page.waitForFunction(
      (name) => document.querySelector('#player-title')?.textContent === name,
      title.text,
    );
    expect(await page.title()).toBe(`kakoi: ${title.text}`);
    await page.locator('#player-last').click();
    expect(
      await page.locator('#player-slider').evaluate((one: HTMLInputElement) => one.value === one.max),
    ).toBe(true);
    if (title !== ROWS.at(-1)!.title) await page.locator('#player-next').click();
  }
  await page.goBack();
  await page.waitForFunction(
    (name) => document.querySelector('#player-title')?.textContent === name,
    ROWS.at(-2)!.title.text,
  );
  await page.locator('.between a', { hasText: 'All' }).click();
  await page.locator('#player').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('steps go forward and back by buttons, keys and the slider, and run by themselves', async () => {
  const { page, complaints } = await openPage(browser, `${address}#benson`);
  expect(await said(page)).toEqual([[], 'Which stones can never be captured?']);
  await page.locator('#player-forward').click();
  expect(await said(page)).toEqual([['Chains = all chains of X'], 'Every chain may still live: 3 of them.']);
  await page.keyboard.press('ArrowRight'); // a button has no use for arrows
  await page.locator('#player-board').focus(); // nor has the board, until Enter is pressed
  await page.keyboard.press('ArrowRight');
  expect(await text(page, 'player-sentence')).toBe(
    'The chain A2 goes: only the region at A3 is vital to it. Not its liberties: D3.',
  );
  await page.keyboard.press('ArrowLeft');
  expect(await text(page, 'player-at')).toBe('2 / 11');
  await page.keyboard.press('End');
  expect(await text(page, 'player-sentence')).toBe('No chain is left: none lives unconditionally.');
  expect(await page.locator('#player-forward').getAttribute('aria-disabled')).toBe('true');
  await page.locator('#player-slider').fill('10');
  expect(await text(page, 'player-sentence')).toBe('Nothing more is dropped.');
  await page.locator('#player-first').click();
  await page.locator('#player-speed').selectOption('fast');
  await page.locator('#player-play').click();
  await page.waitForFunction(() => document.querySelector('#player-at')?.textContent === '11 / 11');
  expect(await page.locator('#player-play').getAttribute('aria-label')).toBe('Run'); // it has ended
  await page.locator('#player-back').focus();
  await page.keyboard.press(' '); // presses the button, and runs nothing
  expect(await text(page, 'player-at')).toBe('10 / 11');
  expect(await page.locator('#player-play').getAttribute('aria-label')).toBe('Run');
  await page.locator('pre').focus();
  await page.keyboard.press('ArrowLeft'); // scrolls the program
  expect(await text(page, 'player-at')).toBe('10 / 11');
  await page.locator('#player-board').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft'); // goes from point to point
  expect(await text(page, 'player-at')).toBe('10 / 11');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the reader’s own board runs at once, is in the address, and comes back by it', async () => {
  const { page, complaints } = await openPage(browser, `${address}#benson`);
  await press(page, 4, 4, 9, 5); // closes the ring
  await page.locator('#player-last').click();
  expect(await text(page, 'player-sentence')).toBe('26 stones live, however often their owner passes.');
  const link = page.url();
  expect(link).toContain('on=XXXXXXXXX/');
  await page.locator('[name="player-color"][value="white"]').check({ force: true });
  await page.locator('#player-last').click();
  expect(await text(page, 'player-sentence')).toMatch(/^\d+ stones live/);

  const { page: other } = await openPage(browser, link);
  expect(await board(other)).toBe(await board(page));
  await other.locator('#player-start').click();
  expect(await board(other)).not.toBe(await board(page));
  expect(new URL(other.url()).hash).toBe('#benson');
  await other.locator('#player-size').selectOption('5');
  expect(await board(other)).toContain('GoBoard 5×5');
  await other.goto(`${address}#sets`);
  await other.goto(`${address}#benson?on=..Q`);
  expect(await text(other, 'notice-title')).toBe('The position of the link cannot be read');
  expect(complaints).toEqual([]);
  await leavePage(page);
  await leavePage(other);
});

test('a board of a size that is not on offer has its size shown all the same', async () => {
  const { page } = await openPage(browser, `${address}#benson`);
  const size = () => page.locator('#player-size option:checked').innerText();
  expect(await size()).toBe('9×5');
  await page.locator('#player-clear').click();
  expect(await size()).toBe('9×5'); // it keeps its shape
  await page.locator('#player-start').click();
  expect(await size()).toBe('9×5');
  await leavePage(page);
});

test('a press after a loop is closed begins another', async () => {
  const { page } = await openPage(browser, `${address}#loop`);
  expect(await page.locator('#player-size option:checked').innerText()).toBe('9×9');
  expect(await text(page, 'player-at')).toBe('0 / 17');
  for (const [x, y] of [[2, 6], [4, 5], [3, 3], [1, 4]] as const) await press(page, x, y, 9, 9); // biome-ignore format: a list of points
  expect(await text(page, 'player-sentence')).toBe('4 + 4 / 2 − 1 = 5. The engine says 5.');
  await press(page, 2, 6, 9, 9); // closes it
  expect(await text(page, 'player-sentence')).toBe('4 + 4 / 2 − 1 = 5. The engine says 5.');
  await press(page, 6, 6, 9, 9);
  expect(await text(page, 'player-sentence')).toMatch(/^Press the posts of a loop in order/);
  await leavePage(page);
});

test('sets are pinned to the board by their names', async () => {
  const { page } = await openPage(browser, `${address}#benson`);
  const shown = () => page.locator('#player-sets [data-shown]').allInnerTexts();
  await page.locator('#player-forward').click();
  expect(await shown()).toEqual(['Chains']);
  const chip = page.locator('#player-sets button', { hasText: 'Chains' });
  await chip.click();
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
  await page.locator('#player-forward').click();
  expect(await shown()).toEqual(['Chains', 'Regions']);
  await chip.click();
  expect(await shown()).toEqual(['Regions']);
  await leavePage(page);
});

test('what the reader finds again as another board is pinned on that one', async () => {
  const { page } = await openPage(browser, `${address}#group`);
  await page.evaluate(() => {
    location.hash = '#group?on=.....X./......./......./......./......./......./.......';
  });
  await page.waitForFunction(() => document.querySelector('#player-at')?.textContent === '0 / 6');
  const before = await board(page);
  await page.locator('#player-sets button', { hasText: 'Libs' }).click();
  expect(await board(page)).toBe(before);
  await leavePage(page);
});

test('a chip has the colours in which its name is drawn', async () => {
  const { page } = await openPage(browser, `${address}#territories`);
  const chip = (name: string) =>
    page
      .locator('#player-sets button', { hasText: new RegExp(`^${name}$`) })
      .evaluate((one) => one.style.getPropertyValue('--chip').match(/(?<=--paint-)[\w-]+/g));
  expect(await chip('Rival')).toEqual(['spoiler']);
  expect(await chip('Claims')).toEqual(['area-black', 'focus', 'area-white']);
  await page.evaluate(() => {
    location.hash = '#benson';
  });
  await page.waitForFunction(() => document.querySelector('#player-title')?.textContent === 'Benson');
  expect(await chip('Chains')).toEqual(['vital']);
  expect(await chip('Regions')).toEqual(['alive']);
  await page.evaluate(() => {
    location.hash = '#joints';
  });
  await page.waitForFunction(() => document.querySelector('#player-title')?.textContent === 'Weak joints');
  expect(await chip('Parts')).toEqual(['group-1', 'group-2']);
  expect(await chip('S')).toEqual(['alive']); // a set has none of those
  await leavePage(page);
});

test('the program runs on the board, and the count on random ones', async () => {
  const { page, complaints } = await openPage(browser, `${address}#benson-text`);
  await page.locator('#program-run').click();
  expect(await text(page, 'program-output')).toMatch(/\w/);
  await page.locator('#trial-run').click();
  await page.waitForFunction(() =>
    /^[1-9]\d{2}/.test(document.querySelector('#trial-tally')?.textContent ?? ''),
  );
  await page.locator('#trial-run').click();
  const tally = await text(page, 'trial-tally');
  expect(tally).toMatch(/^[\d,]+ positions · [\d,]+ .* · [\d,]+ /);
  await page.waitForTimeout(100);
  expect(await text(page, 'trial-tally')).toBe(tally);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test.each([
  ['index.html', 'passAlive', 'Benson', /^[.XO/]{89}$/],
  ['loa.html', 'quads', 'Bit quads', /^[1-8bw/]+ [bw]$/],
  ['senket.html', 'territories', 'Territories', /^11: X \d+-\d+ \d+-\d+;/],
] as const)(
  'a layer of %s is watched at work on the position on its board',
  async (file, layer, title, position) => {
    const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, file)).href);
    await page.locator('#tab-layers').click();
    await page.locator(`#layer-${layer}`).check({ force: true });
    await page.locator(`[data-overlay="${layer}"] .watch`).click();
    await page.waitForSelector('html[data-ready="true"] #player-board');
    expect(await text(page, 'player-title')).toBe(title);
    expect(new URLSearchParams(page.url().split('?')[1]).get('on')).toMatch(position);
    expect(complaints).toEqual([]);
    await leavePage(page);
  },
);

test('a count ends with the answers that it is about, and with its exhibit', async () => {
  const { page, complaints } = await openPage(browser, `${address}#benson-text`);
  const begin = async () => {
    await page.locator('#trial-run').click();
    await page.waitForFunction(() => document.querySelector('#trial-tally')?.textContent !== '');
    expect(await text(page, 'trial-run')).toBe('Stop');
  };
  await begin();
  await page.locator('[name="player-border"][value="all"]').check({ force: true });
  expect([await text(page, 'trial-tally'), await text(page, 'trial-run')]).toEqual([
    '',
    'Count on random positions',
  ]);
  await begin();
  await page.evaluate(() => {
    location.hash = 'petersen';
  });
  await page.waitForFunction(() =>
    /^Petersen/.test(document.querySelector('#player-title')?.textContent ?? ''),
  );
  expect([await text(page, 'trial-tally'), await text(page, 'trial-run')]).toEqual([
    '',
    'Count on random positions',
  ]);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('tiles keep the colours that the reader chose when they have run', async () => {
  const { page } = await openPage(browser, address);
  const tile = page.locator('.tile').first();
  const theme = () =>
    tile
      .locator('kakoi-board')
      .evaluate((one) => JSON.stringify((one as unknown as { theme: object }).theme));
  const before = await theme();
  await page.locator('#theme').click();
  const chosen = await theme();
  expect(chosen).not.toBe(before);
  await tile.hover();
  await page.mouse.move(0, 0);
  expect(await theme()).toBe(chosen);
  await leavePage(page);
});

test('a link that is damaged opens its exhibit all the same', async () => {
  const { page, complaints } = await openPage(browser, `${address}#territories?on=11: X foo`);
  for (const hash of ['territories?on=99:', 'benson?on=', 'sets?on=q', 'quads?on=8/8']) {
    expect(await page.locator('#player').isVisible()).toBe(true);
    await page.locator('#notice-dismiss').click();
    await page.goto(`${address}#${hash}`);
    await page.locator('#notice').waitFor();
  }
  await page.locator('#notice-dismiss').click();
  await page.goto(`${address}#chains?at=0.0_99.99_1.1&step=-3`); // read, as far as it can be
  await page.waitForFunction(
    () => document.querySelector('#player-title')?.textContent === 'Groups as stones come',
  );
  expect(await page.locator('#notice').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('Benson is watched by the rules of the game', async () => {
  const { page } = await openPage(browser, pathToFileURL(join(pages, 'index.html')).href);
  await drop(page, '(;SZ[5]RU[NZ]AB[aa][bb])');
  await page.locator('#tab-layers').click();
  await page.locator('[data-overlay="passAlive"] .watch').click();
  await page.waitForSelector('html[data-ready="true"] #player-board');
  expect(page.url()).toContain('suicide=allowed');
  expect(await page.locator('[name="player-suicide"][value="allowed"]').isChecked()).toBe(true);
  await leavePage(page);
});

test('exhibits speak the reader’s language', async () => {
  const { page, complaints } = await openPage(browser, `${address}#benson`, { locale: 'ja' });
  const { words } = wordsIn('ja');
  expect(await text(page, 'player-sentence')).toBe(words['Which stones can never be captured?']);
  await page.locator('.between a').nth(1).click();
  await page.locator('.tile strong').first().waitFor();
  expect(await page.locator('.tile strong').first().innerText()).toBe(words.Sets);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test.each([
  ['', 1280],
  ['#benson', 1280],
  ['#benson-text', 360],
] as const)(
  'axe finds nothing at %j, %d wide, by day and by night, and nothing is wider than the window',
  async (hash, width) => {
    const { page } = await openPage(browser, `${address}${hash}`, {
      viewport: { width, height: 800 },
      bypassCSP: true,
    });
    expect(await axeFindings(page)).toEqual([]);
    for (const narrow of [width, 360]) {
      await page.setViewportSize({ width: narrow, height: 800 });
      await drawn(page); // boards take their new size a frame later
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await leavePage(page);
  },
);
