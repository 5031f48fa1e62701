/** The page of collections: games go in, what was played next comes out, and all of it is there at the next visit. */

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { init } from 'kakoi';
import { Collection, collectionEngine } from 'kakoi/collection';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { clickOn, drop, pages, place, settled, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { wordsIn } from '../support/page-words.js';
import { leavePage } from '../support/used-pages.js';

const address = pathToFileURL(join(pages, 'collection.html')).href;

/** Aki's games: as Black the upper side, of four games three won; as White one, lost. */
const GAMES = [
  '(;SZ[19]PB[Aki]PW[Ito]DT[2001-05-01]EV[Cup]RE[B+R];B[pd];W[dp];B[pp];W[dd])',
  '(;SZ[19]PB[Aki]PW[Baek]DT[2002-05-01]RE[B+2.5];B[pd];W[dp];B[dc];W[pp])',
  '(;SZ[19]PB[Aki]PW[Ito]DT[2003-05-01]RE[W+R];B[dd];W[pp];B[dp];W[pd])', // the first one, turned
  '(;SZ[19]PB[Aki]PW[Chen]DT[2004-05-01]RE[B+R];B[qd];W[dp];B[pp];W[dd])',
  '(;SZ[19]PB[Ito]PW[Aki]DT[2005-05-01]RE[B+R];B[pd];W[dd];B[pq];W[dp])',
];

/** A folder with a file a game, and one that is broken. */
function folder(): string {
  const path = mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'games-'));
  mkdirSync(join(path, 'later'));
  GAMES.forEach((game, i) => {
    writeFileSync(join(path, i < 3 ? '' : 'later', `${i}.sgf`), game);
  });
  writeFileSync(join(path, 'broken.sgf'), '(;SZ[19];B[pd');
  writeFileSync(join(path, 'notes.md'), 'not a game');
  return path;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const open = (options = {}) => openPage(browser, address, options);
const add = async (page: Page, ...files: string[]) => {
  await page
    .locator(files.length > 1 || /\.\w+$/.test(files[0]!) ? '#files-input' : '#folder-input')
    .setInputFiles(files);
  await page.waitForSelector('#work', { state: 'hidden' });
  await settled(page);
};
/** The rows of a list: the moves, how many games, and how many of them were won. */
const rows = (page: Page, list: string) =>
  page.locator(`#${list} button`).evaluateAll((all) =>
    all.map((row) =>
      [...row.children]
        .map((part) => part.textContent)
        .join(' ')
        .trim()
        .replace(/ +/g, ' '),
    ),
  );
const games = (page: Page) => page.locator('#match-list strong').allInnerTexts();

test('a folder of one’s games says at once what one plays at the third move, and how often it won', async () => {
  const { page, complaints } = await open();
  expect(await page.locator('#welcome').isVisible()).toBe(true);
  await add(page, folder());
  expect(await text(page, 'collection-title')).toBe('5 games');
  expect(await page.locator('#player').inputValue()).toBe('Aki');
  expect(await page.locator('[name="color"]:checked').inputValue()).toBe('black');
  expect(await text(page, 'score-black')).toBe('4 · 75 %');
  expect(await text(page, 'score-white')).toBe('1 · 0 %');
  expect(await rows(page, 'opening-lines')).toEqual([
    'Q16 D4 D16 2 50 %', // to the left or to the right: turned, they are one
    'Q16 D4 D17 1 100 %',
    'Q17 D4 D16 1 100 %',
  ]);
  await page.locator('#faults summary').click();
  expect(await page.locator('#faults-list li').allInnerTexts()).toEqual([
    expect.stringMatching(/broken\.sgf: line 1, column \d+/),
  ]);

  // A press on the board, or on a move of the list, goes on; a step leads back.
  expect(await rows(page, 'next-moves')).toEqual(['Q16 3 67 %', 'Q17 1 100 %']);
  await clickOn(page, 15, 3);
  await settled(page);
  expect(await rows(page, 'next-moves')).toEqual(['D4 3 67 %']);
  await page.keyboard.press('1');
  await settled(page);
  expect(await rows(page, 'next-moves')).toEqual(['D16 2 50 %', 'D17 1 100 %']);
  expect(await games(page)).toEqual(['Aki – Ito', 'Aki – Baek', 'Aki – Ito']);
  await page.keyboard.press('ArrowLeft');
  await settled(page);
  expect(await rows(page, 'next-moves')).toHaveLength(1);

  // Then both colours, and everyone's games.
  await page.locator('[name="color"][value=""]').check({ force: true });
  await settled(page);
  expect(await rows(page, 'next-moves')).toEqual(['D4 3 67 %', 'D16 1 0 %']);
  await page.locator('#player').fill('');
  await page.waitForFunction(() => /Black/.test(document.querySelector('#next-told')?.textContent ?? ''));
  await settled(page);
  expect(await rows(page, 'next-moves')).toEqual(['D4 3 67 %', 'D16 1 100 %']);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a reader without games looks into a sample, to which the way back leads, until games of one’s own take its place', async () => {
  const { page, complaints } = await open();
  await page.locator('#open-sample').click();
  await page.locator('#match-list strong').first().waitFor();
  await settled(page);
  expect(await text(page, 'collection-title')).toBe('96 games');
  expect(await page.locator('#collection-sample').isVisible()).toBe(true);
  expect(await rows(page, 'next-moves')).toEqual(['E5 74 58 %', 'E6 21 33 %', 'F6 1 0 %']);
  await clickOn(page, 4, 4);
  await settled(page);
  expect(await text(page, 'status-text')).toBe('74 games with this position.');

  await page.locator('#match-list a').first().click();
  await page.waitForURL(/index\.html/);
  await page.goBack();
  await page.locator('#match-list strong').first().waitFor();
  await settled(page);
  expect(await text(page, 'status-text')).toBe('74 games with this position.');

  await add(page, folder());
  expect(await text(page, 'collection-title')).toBe('5 games');
  expect(await page.locator('#collection-sample').isVisible()).toBe(false);
  expect(await page.locator('#player').inputValue()).toBe('Aki');
  await page.reload();
  await page.locator('#match-list strong').first().waitFor();
  expect(await text(page, 'collection-title')).toBe('5 games');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the sample is removed like other games, and is not there at the next visit', async () => {
  const { page, complaints } = await openPage(browser, `${address}#sample`);
  await page.locator('#match-list strong').first().waitFor();
  await page.locator('#empty').click();
  await page.locator('#empty-really').click();
  await page.waitForSelector('#welcome:not([hidden])');
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  await settled(page);
  expect(await page.locator('#welcome').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a phone shows the whole board, what the page is for, and the ways to games on the first screen', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await open({ viewport });
  const tools = (await page.locator('.below').boundingBox())!;
  expect(tools.y + tools.height).toBeLessThanOrEqual(viewport.height);
  for (const id of ['#board', '#welcome-heading', '#choose-folder', '#open-sample']) {
    const box = (await page.locator(id).boundingBox())!;
    expect([id, box.y >= 0, box.y + box.height <= tools.y]).toEqual([id, true, true]);
  }
  await leavePage(page);
});

test('a step leads back wherever the press before was: on a line of openings, or on the board after it', async () => {
  const { page, complaints } = await open();
  await add(page, folder());
  const board = () => page.locator('#board').getAttribute('aria-label');
  await page.locator('#opening-lines button').first().click();
  await settled(page);
  expect(await board()).toContain('2 black and 1 white');
  await page.keyboard.press('ArrowLeft');
  await settled(page);
  expect(await board()).toContain('1 black and 1 white');
  await clickOn(page, 9, 9);
  await page.keyboard.press('ArrowLeft');
  await settled(page);
  expect(await board()).toContain('1 black and 1 white');
  await page.locator('#opening-lines button').first().focus();
  await page.keyboard.press('ArrowDown'); // up and down are the list's
  expect(
    await page
      .locator('#opening-lines button')
      .nth(1)
      .evaluate((row) => row.matches(':focus')),
  ).toBe(true);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a reload and the way back from a game keep every step, and the empty board is as far as they lead', async () => {
  const { page, complaints } = await open();
  await add(page, folder());
  const board = () => page.locator('#board').getAttribute('aria-label');
  const again = async () => {
    await page.waitForSelector('html[data-ready="true"]');
    await page.locator('#match-list a').first().waitFor();
    await settled(page);
  };
  await clickOn(page, 15, 3);
  await clickOn(page, 3, 15);
  await settled(page);
  await page.reload();
  await again();
  expect(await board()).toContain('1 black and 1 white');
  await page.locator('#back').click();
  expect(await board()).toContain('1 black and 0 white');
  await settled(page);
  await page.locator('#match-list a').first().click();
  await page.waitForURL(/index\.html/);
  await page.goBack();
  await again();
  expect(await board()).toContain('1 black and 0 white');
  await page.locator('#forward').click();
  expect(await board()).toContain('1 black and 1 white');
  await page.locator('#first').click();
  expect(await board()).toContain('0 black and 0 white');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a date that is none, and a last one before the first, are told at their field and leave the games as they are', async () => {
  const { page, complaints } = await open();
  await add(page, folder());
  await page.locator('#player').fill('');
  await page.locator('#more-filters summary').click();
  const given = async (id: string, date: string) => {
    await page.locator(id).fill(date);
    await page.locator(id).press('Tab');
    await page.waitForTimeout(300); // longer than the form waits for another letter
    await settled(page);
    const field = page.locator(id);
    expect(await field.getAttribute('aria-invalid')).toBe(String((await text(page, 'dates-wrong')) !== ''));
    return [await text(page, 'match-count'), await text(page, 'dates-wrong')];
  };
  const wrong = 'A date is a year, a month or a day: 1999, 1999-05 or 1999-05-31.';
  expect(await given('#since', 'abc')).toEqual(['5 games', wrong]);
  expect(await given('#since', '2003-13')).toEqual(['5 games', wrong]);
  expect(await given('#since', '2003')).toEqual(['3 games', '']);
  expect(await given('#until', '2001')).toEqual(['3 games', 'The last date is before the first one.']);
  expect(await given('#until', '2003-05')).toEqual(['1 game', '']);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the same game in two files counts once, and the page says so; one with another fact or move stays', async () => {
  const { page, complaints } = await open();
  const path = mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'copies-'));
  const problem = '(;SZ[9]AB[aa][bb];B[ee])';
  const files = [GAMES[0], GAMES[0], GAMES[0]!.replace('Cup', 'League'), problem, problem].map((game, i) => {
    const file = join(path, `${i}.sgf`);
    writeFileSync(file, game!);
    return file;
  });
  await add(page, ...files);
  expect(await text(page, 'collection-title')).toBe('3 games');
  expect(await text(page, 'notice-title')).toBe('3 games added');
  expect(await text(page, 'notice-detail')).toBe('The same as others, and left out: 2 games.');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a notice on a phone stands above the games and never over the board', async () => {
  const { page } = await open({ viewport: { width: 360, height: 740 } });
  await drop(page, GAMES[0]!);
  await page.locator('#match-list strong').waitFor();
  await page.locator('#board').scrollIntoViewIfNeeded();
  await drop(page, GAMES[0]!); // which is there already
  await page.locator('#notice').waitFor();
  const notice = (await page.locator('#notice').boundingBox())!;
  const room = (await page.locator('#board').boundingBox())!;
  expect(notice.y).toBeGreaterThanOrEqual(0);
  expect(notice.y + notice.height).toBeLessThanOrEqual(room.y);
  await leavePage(page);
});

test('a shape is drawn and found, and its games open in the study board at the move', async () => {
  const { page, complaints } = await open();
  await add(page, folder());
  await page.locator('#player').fill('');
  await page.locator('[name="tool"][value="black"]').check({ force: true });
  await clickOn(page, 15, 15);
  await page.locator('[name="tool"][value="area"]').check({ force: true });
  const board = (await page.locator('#board').boundingBox())!;
  const at = async (x: number, y: number) => {
    const { x: left, y: top } = await place(page, x, y);
    return [board.x + left, board.y + top] as const;
  };
  await page.mouse.move(...(await at(13, 13)));
  await page.mouse.down();
  await page.mouse.move(...(await at(16, 16)));
  await page.mouse.move(...(await at(18, 18)));
  await page.mouse.up();
  await settled(page);
  expect(await page.locator('[name="place"]:checked').inputValue()).toBe('corner');
  await page.waitForFunction(
    () => document.querySelector('#status-text')?.textContent === '5 games with this pattern.',
  );
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector('#status-text')?.textContent === '5 games with this pattern.',
  );
  expect(await page.locator('[name="place"]:checked').inputValue()).toBe('corner');

  // With White's stone as well; first one corner is pressed, then the other, as fingers and keys do.
  await page.locator('#whole').click();
  await page.locator('[name="tool"][value="area"]').check({ force: true });
  for (const [x, y] of [
    [2, 2],
    [16, 16],
  ] as const)
    await clickOn(page, x, y);
  await page.locator('[name="tool"][value="white"]').check({ force: true });
  await clickOn(page, 3, 3);
  for (const [tool, x, y] of [
    ['*', 3, 15],
    ['o', 15, 3],
  ] as const) {
    await page.locator(`[name="tool"][value="${tool}"]`).check({ force: true });
    await clickOn(page, x, y);
  }
  await settled(page);
  expect(await page.locator('[name="place"]:checked').inputValue()).toBe('anywhere');
  expect(await page.locator('[name="place"][value="corner"]').isDisabled()).toBe(true);
  expect(await text(page, 'status-text')).toBe('3 games with this pattern.');
  expect(await games(page)).toEqual(['Aki – Ito', 'Aki – Baek', 'Aki – Ito']);
  await page.locator('#match-list a').first().click();
  await page.waitForURL(/index\.html/);
  await page.waitForSelector('html[data-ready="true"]');
  expect(await text(page, 'game-title')).toContain('Aki');
  expect(await page.locator('#slider').inputValue()).toBe('2'); // Q4 was White's, D16 Black's by then
  await page.goBack();
  await page.waitForSelector('html[data-ready="true"]');
  await page.waitForSelector('#match-list a');
  await settled(page);
  expect(await text(page, 'status-text')).toBe('3 games with this pattern.'); // as it was left
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('games that are there more than once are listed in sets, by what is compared', async () => {
  const { page, complaints } = await open();
  const path = join(mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'twice-')), 'twice.sgf');
  const turned = '(;SZ[19]PB[Aki]PW[Dan];B[dd];W[pp];B[dp];W[pd])'; // the first of GAMES
  const reordered = '(;SZ[19]PB[Aki]PW[Eve];B[pp];W[dp];B[pd];W[dd])';
  writeFileSync(path, [GAMES[0], GAMES[3], turned, reordered].join(''));
  await add(page, path);
  await page.locator('#player').fill('');
  await page.waitForFunction(() => document.querySelectorAll('#match-list strong').length === 4);
  const sets = async (by: string) => {
    await page.locator('#alike').selectOption(by);
    await settled(page);
    return page
      .locator('#match-list li')
      .evaluateAll((all) => all.map((row) => row.querySelector('strong')?.textContent ?? row.textContent));
  };
  expect(await sets('moves')).toEqual(['2 games', 'Aki – Ito', 'Aki – Dan']);
  expect(await sets('position')).toEqual(['3 games', 'Aki – Ito', 'Aki – Dan', 'Aki – Eve']);
  expect(await sets('signature')).toEqual([]);
  expect(await sets('')).toHaveLength(4);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a zip of thousands of short games comes whole', async () => {
  const { page, complaints } = await open();
  const zip = join(mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'zip-')), 'games.zip');
  const games = Array.from({ length: 3000 }, (_, i) => [`${i}.sgf`, strToU8(`(;SZ[9]PB[${i}];B[ee])`)]);
  writeFileSync(zip, zipSync(Object.fromEntries(games)));
  await add(page, zip);
  expect(await page.locator('#faults').isVisible()).toBe(false);
  expect((await text(page, 'collection-title')).replace(/\D/g, '')).toBe('3000');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('games stay in the browser, come but once, and go out as files that come in again', async () => {
  await init(collectionEngine);
  const { page, complaints } = await open();
  const games = folder();
  await add(page, games);
  await add(page, games);
  expect(await text(page, 'notice-detail')).toBe('Already here: 5 games.');
  const zip = `${games}.zip`;
  writeFileSync(zip, zipSync({ 'a/one.sgf': strToU8('(;SZ[9];B[ee])'), 'readme.md': strToU8('no') }));
  const notZip = `${games}-none.zip`;
  writeFileSync(notZip, 'PK');
  await add(page, zip, notZip);
  expect(await text(page, 'collection-title')).toBe('6 games');
  expect(await page.locator('#faults').isVisible()).toBe(true);
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  await page.waitForFunction(() => document.querySelector('#collection-title')?.textContent === '6 games');

  const saved = async (id: string) => {
    const saving = page.waitForEvent('download');
    await page.locator(id).click();
    const path = `${games}-${(await saving).suggestedFilename()}`;
    await (await saving).saveAs(path);
    return path;
  };
  const kept = await saved('#save');
  const collection = Collection.fromBytes(new Uint8Array(readFileSync(kept)));
  expect(collection.size).toBe(6);
  await settled(page);
  expect(readFileSync(await saved('#save-sgf'), 'utf8').match(/^\(;/gm)).toHaveLength(4); // the filter's

  await page.locator('#empty').click();
  await page.locator('#empty-really').click();
  await page.waitForSelector('#welcome:not([hidden])');
  await add(page, kept);
  expect(await text(page, 'collection-title')).toBe('6 games');
  await page.locator('#more-filters summary').click();
  await page.locator('#size').selectOption('9×9');
  await settled(page);
  expect(await text(page, 'status-text')).toBe('0 games with this position.'); // none of Aki's
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('adding thousands of games tells how far it is, and can be stopped', async () => {
  const { page, complaints } = await open();
  const path = mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'many-'));
  const files = Array.from({ length: 12 }, (_, i) => join(path, `${i}.sgf`));
  for (const [i, file] of files.entries())
    writeFileSync(file, GAMES[i % 5]!.replace('];B', `]GN[${i}]C[${'x'.repeat(200)}];B`).repeat(2500));
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      const words = document.querySelector('#work-text')?.textContent ?? '';
      said.push(words);
      // As a reader who has seen enough.
      if (/^[2-9]/.test(words)) document.querySelector<HTMLButtonElement>('#work-stop')!.click();
    }).observe(document.querySelector('#work-text')!, { childList: true });
  });
  await add(page, ...files);
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said.at(-1)).toMatch(/^\d of 12 files read: \d+ games added$/);
  const kept = Number.parseInt((await text(page, 'collection-title')).replace(/\D/g, ''), 10);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(12 * 2500);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

describe('every reader', () => {
  test('has nothing that axe finds wrong, in the light and in the dark', async () => {
    const { page } = await open({ bypassCSP: true });
    const findings = async (state: string, known: string[] = []) => [state, await axeFindings(page, known)];
    expect(await findings('empty')).toEqual(['empty', []]);
    await add(page, folder());
    await page.locator('#more-filters summary').click();
    await page.locator('[name="tool"][value="area"]').check({ force: true });
    for (const [x, y] of [
      [9, 9],
      [18, 18],
    ] as const)
      await clickOn(page, x, y);
    await settled(page);
    await page.locator('#faults summary').click();
    expect(await findings('a pattern')).toEqual(['a pattern', []]);
    for (const dialog of ['open', 'settings', 'help', 'empty']) {
      await page.locator(`#${dialog}`).click();
      expect(await findings(dialog, ['header', 'main'])).toEqual([dialog, []]);
      await page.keyboard.press('Escape');
    }
    await leavePage(page);
  });

  test.each(['en', 'de'])('finds nothing wider than the screen in %s, and nothing raw', async (locale) => {
    const { page, complaints } = await open({ locale });
    await add(page, folder());
    await page.locator('#more-filters summary').click();
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [740, 360],
      [820, 1180],
      [940, 700],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([width, height, widest]).toEqual([width, height, width]);
    }
    if (locale !== 'en') expect(await text(page, 'next-heading')).toBe(wordsIn(locale).words['Played next']);
    expect(await page.locator('body').innerText()).not.toMatch(/\{\w*\}|undefined|\[object/);
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('chooses a point by keys, and hears what was played there', async () => {
    const { page } = await open();
    await add(page, folder());
    await page.locator('#board').focus();
    await page.keyboard.press('Enter'); // to the middle
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
    }
    expect(await text(page, 'status-text')).toBe('Q16: 3 games, won 67 %.');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await rows(page, 'next-moves')).toEqual(['D4 3 67 %']);
    await leavePage(page);
  });
});
