/**
 * Things that the pages keep: the game, its place, layers and dead marks survive reloads, other pages, new
 * games and links. The reader's changes stay whatever else is opened, in however many tabs.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GoGame, init, type Vertex } from 'kakoi';
import { parseSgf } from 'kakoi/sgf';
import type { Browser, Page } from 'playwright-core';
import { clickOn, drop, mode, moveNumber, pages, settled, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { root } from '../support/run.js';

const address = (page: string) => pathToFileURL(join(pages, page)).href;
const GO = address('index.html');
const record = readFileSync(join(root, 'tests-js/fixtures/end-game-19.sgf'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  await init();
  browser = await launchChromium();
});
afterAll(() => browser.close());

const ready = (page: Page) => page.waitForSelector('html[data-ready="true"]');
const moves = (page: Page) => page.locator('#move-list button').allInnerTexts();
const longest = (page: Page, max: number) =>
  page.waitForFunction(
    (length) => (document.querySelector('#slider') as HTMLInputElement).max === length,
    String(max),
  );

async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** An empty board of 9×9, with stones where they are wanted. */
async function begin(page: Page, ...stones: Vertex[]): Promise<void> {
  await page.locator('#new').click();
  await page.locator('[name="size"][value="9"]').check({ force: true });
  await page.locator('#new-start').click();
  for (const [x, y] of stones) await clickOn(page, x, y);
}

async function shared(page: Page): Promise<string> {
  await page.locator('#share').click();
  await page.waitForFunction(() =>
    /link to this game/i.test(document.querySelector('#status-text')?.textContent ?? ''),
  );
  return page.url();
}

/** All that is kept of games of Go, by key. */
const keptTexts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('kakoi-game-go-'))),
  );

/** Waits until `many` games are kept whose text contains `said`. */
const keptWith = (page: Page, said: string, many = 1) =>
  page.waitForFunction(
    ([text, number]) => Object.values(localStorage).filter((kept) => kept.includes(text)).length === number,
    [said, many] as const,
  );

/** Fills the browser's storage, except for that many characters. */
const fillStorage = (page: Page, rest: number) =>
  page.evaluate((left) => {
    let size = 0;
    for (let step = 4_000_000; step >= 1; step = Math.floor(step / 2)) {
      for (let fits = true; fits; ) {
        try {
          localStorage.setItem('filler', 'x'.repeat(size + step));
          size += step;
        } catch {
          fits = false;
        }
      }
    }
    localStorage.setItem('filler', 'x'.repeat(size - left));
  }, rest);

/** The games of the dialog 'Open' that were kept, by their titles. */
async function recentGames(page: Page): Promise<string[]> {
  await page.locator('#open').click();
  const titles = await page.locator('#recent-games strong').allInnerTexts();
  await page.locator('#open-close').click();
  return titles;
}

/** A record that is only looked at, once it is kept. */
async function look(page: Page, name: string, comment = ''): Promise<void> {
  await drop(page, `(;SZ[9]PB[${name}]PW[Bob]RE[B+1]C[${comment}];B[cc];W[gg])`);
  await page.waitForFunction(
    (title) => document.querySelector('#game-title')?.textContent?.includes(title),
    name,
  );
}

const onPage = (look: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openPage(browser, GO);
  await mode(page, 'record');
  page.setDefaultTimeout(5000);
  await look(page);
  expect(complaints).toEqual([]);
  await page.context().close();
};

test(
  'the game with its variations, the place in it and the layers survive a reload and a visit to another page',
  onPage(async (page) => {
    await begin(page, [2, 2], [6, 6], [2, 6]);
    await page.locator('#slider').fill('1');
    await clickOn(page, 4, 4);
    await page.locator('#comment').fill('Tengen?');
    await page.locator('#chip-chains').click(); // the layer that was on goes
    await reload(page); // before anything has had time to be written
    expect([await moves(page), await moveNumber(page)]).toEqual([['C7', 'E5'], '2']);
    expect(await page.locator('#comment').inputValue()).toBe('Tengen?');
    expect(
      await page.locator('.switch[id^="overlay-"]:checked').evaluateAll((all) => all.map(({ id }) => id)),
    ).toEqual(['overlay-chains']);
    await page.locator('#slider').fill('1');
    expect(await page.locator('#variations button').allInnerTexts()).toEqual(['A: G3', 'B: E5']);

    await page.locator('nav a', { hasText: 'Senket' }).click();
    await ready(page);
    await page.locator('nav a', { hasText: 'Go' }).click();
    await ready(page);
    expect([await moves(page), await moveNumber(page)]).toEqual([['C7', 'E5'], '1']);
  }),
);

test(
  'a game that New or Open has put away can be taken up again',
  onPage(async (page) => {
    await begin(page, [2, 2], [6, 6]);
    await begin(page, [4, 4]);
    await page.locator('#open').click();
    const recent = page.locator('#recent-games button');
    expect(await recent.locator('span').allInnerTexts()).toEqual([expect.stringMatching(/^2 moves · /)]);
    await recent.click();
    expect(await moves(page)).toEqual(['C7', 'G3']);
    await page.locator('#open').click();
    expect(await recent.locator('span').allInnerTexts()).toEqual([expect.stringMatching(/^1 move · /)]);
  }),
);

test('two tabs do not write over each other’s games', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await mode(page, 'record');
  await begin(page, [2, 2]);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('kakoi-game-go-')));
  const other = await page.context().newPage();
  await other.goto(GO);
  await ready(other);
  expect(await moves(other)).toEqual(['C7']); // the latest game
  await clickOn(other, 6, 6);
  await clickOn(page, 4, 4);
  for (const [tab, expected] of [
    [page, ['C7', 'E5']],
    [other, ['C7', 'G3']],
  ] as const) {
    await reload(tab);
    expect(await moves(tab)).toEqual(expected);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test(
  'dead marks survive stepping, undo, a reload, a link and a file',
  onPage(async (page) => {
    await drop(page, record);
    const game = GoGame.fromSgf(record);
    await longest(page, game.moveNumber);
    await mode(page, 'count');
    await page.locator('#score-clear').click();
    const alive = await text(page, 'score-result');
    expect(alive).toBe(game.score({ dead: [] }).result);
    const [chain] = game.board.chains('black');
    if (chain === undefined) throw new Error('the fixture needs black stones');
    await clickOn(page, ...[...chain.stones][0]!);
    const { result } = game.score({ dead: chain.stones });
    expect(await text(page, 'score-result')).toBe(result);
    await page.locator('#undo').click();
    expect(await text(page, 'score-result')).toBe(alive);
    await page.locator('#redo').click();

    await page.locator('#slider').fill('50');
    await mode(page, 'record');
    await page.locator('#comment').fill('Here.');
    await page.locator('#undo').click(); // takes the comment back
    await page.locator('#last').click();
    expect(await text(page, 'score-result')).toBe(result);
    await reload(page);
    expect(await text(page, 'score-result')).toBe(result);

    const opened = await openPage(browser, await shared(page));
    await mode(opened.page, 'count');
    expect(await text(opened.page, 'score-result')).toBe(result);
    const saving = opened.page.waitForEvent('download');
    await opened.page.locator('#save').click();
    const sgf = readFileSync(await (await saving).path(), 'utf8');
    const dead = GoGame.fromSgf(sgf).node.data;
    expect(dead.TW).toEqual(
      expect.arrayContaining([...chain.stones].map(([x, y]) => String.fromCharCode(97 + x, 97 + y))),
    );
    expect(opened.complaints).toEqual([]);
    await opened.page.context().close();

    await mode(page, 'count');
    await page.locator('#score-suggest').click();
    await settled(page);
    expect(await text(page, 'score-result')).toBe(game.score({ dead: 'auto' }).result);
  }),
);

test(
  'a link holds the whole tree in little, and the address never brings back what is no longer on the board',
  onPage(async (page) => {
    await drop(page, record);
    const { moveNumber: length } = GoGame.fromSgf(record);
    await longest(page, length);
    await page.locator('#slider').fill('10');
    await clickOn(page, 9, 9);
    const link = await shared(page);
    expect(link.length - link.indexOf('#')).toBeLessThan(record.length);
    const opened = await openPage(browser, link);
    expect([await moveNumber(opened.page), (await moves(opened.page))[10]]).toEqual(['11', 'K10']);
    await opened.page.locator('#slider').fill('10');
    expect(await opened.page.locator('#variations button').count()).toBe(2);
    expect(new URL(opened.page.url()).hash).toBe(''); // it has gone on from the link
    await opened.page.context().close();

    expect(new URL(page.url()).hash).not.toBe('');
    await clickOn(page, 10, 9);
    expect(new URL(page.url()).hash).toBe('');
    await reload(page);
    expect(await moveNumber(page)).toBe('12');
  }),
);

test(
  'a link from before opens at its move, and a damaged one is reported',
  onPage(async (page) => {
    await page.goto(`${GO}#move=1&sgf=${encodeURIComponent('(;SZ[9];B[cc];W[gg])')}`);
    await page.waitForFunction(() => (document.querySelector('#slider') as HTMLInputElement).max === '2');
    expect(await moveNumber(page)).toBe('1');
    for (const broken of ['#game=%%%', '#game=AAAA', '#game=q1YqSCxJLErMLVayiq5WKs5PLgGyagE']) {
      await page.goto(GO + broken);
      await page.locator('#notice').waitFor({ state: 'visible' });
      expect([broken, await moves(page)]).toEqual([broken, ['C7', 'G3']]);
      await page.locator('#notice-dismiss').click();
    }
  }),
);

test(
  'a collection comes back as one',
  onPage(async (page) => {
    await drop(page, '(;SZ[9];B[cc])(;SZ[9];B[dd];W[ee])');
    await longest(page, 1);
    await page.locator('#file-game').selectOption({ index: 1 });
    await reload(page);
    expect([await moves(page), await page.locator('#file-game option').count()]).toEqual([['D6', 'E5'], 2]);
    expect(
      await page.locator('#file-game').evaluate((select: HTMLSelectElement) => select.selectedIndex),
    ).toBe(1);
    const saving = page.waitForEvent('download');
    await page.locator('#save').click();
    expect(parseSgf(readFileSync(await (await saving).path(), 'utf8'))).toHaveLength(2);
  }),
);

test(
  'looking at records pushes out the oldest of those looked at, and no game with a comment',
  onPage(async (page) => {
    await begin(page, [2, 2]);
    await page.locator('#comment').fill('My idea.');
    for (let i = 1; i <= 15; i++) {
      await look(page, `Ann${i}`);
      await keptWith(page, `Ann${i}]`);
    }
    expect(await recentGames(page)).toEqual([
      ...Array.from({ length: 11 }, (_, i) => `Ann${14 - i} – Bob`),
      'New game',
    ]);
    await page.locator('#open').click();
    await page.locator('#recent-games button', { hasText: 'New game' }).click();
    expect(await page.locator('#comment').inputValue()).toBe('My idea.');
  }),
);

test(
  'a game that there is no room for is told of, asked about on leaving, and pushes out no other',
  onPage(async (page) => {
    await begin(page, [2, 2]);
    await page.locator('#comment').fill('My idea.');
    await keptWith(page, 'My idea.');
    await look(page, 'Ann');
    await keptWith(page, 'Ann');
    await begin(page, [6, 6]);
    await keptWith(page, 'B[gg]');
    await fillStorage(page, 5000);
    const before = await keptTexts(page);
    expect(Object.keys(before)).toHaveLength(3);

    await page.locator('#comment').fill('Long. '.repeat(5000));
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice')).toMatch(/cannot be kept.*no room.*save it/s);
    expect(await keptTexts(page)).toEqual(before);
    await page.locator('#notice-dismiss').click();
    expect(await recentGames(page)).toEqual(['Ann – Bob', 'New game']);
    const asking = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const asked = await asking;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();

    await begin(page, [4, 4]); // a game that could not be kept lives as long as the page
    await page.locator('#open').click();
    await page.locator('#recent-games button').first().click();
    expect(await page.locator('#comment').inputValue()).toContain('Long. Long.');
    await page.locator('#comment').fill('Short.');
    await keptWith(page, 'Short.');
    await reload(page); // nothing is asked
    expect(await page.locator('#comment').inputValue()).toBe('Short.');
  }),
);

test(
  'games that were only looked at make room for those that are changed',
  onPage(async (page) => {
    await look(page, 'Ann', 'Words. '.repeat(2000));
    await keptWith(page, 'Ann');
    await begin(page, [2, 2]);
    await keptWith(page, 'B[cc]', 2);
    await fillStorage(page, 1000);
    await page.locator('#comment').fill('Mine. '.repeat(1500));
    await keptWith(page, 'Mine.');
    expect(await recentGames(page)).toEqual([]);
    expect(await page.locator('#notice').isVisible()).toBe(false);
  }),
);

test('a duplicated tab gets a copy of its own', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await mode(page, 'record');
  await begin(page, [2, 2]);
  await keptWith(page, 'B[cc]');
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href)); // with all that the tab keeps
  const copy = await opening;
  await ready(copy);
  expect(await moves(copy)).toEqual(['C7']);
  await clickOn(page, 4, 4);
  await keptWith(page, 'W[ee]');
  await clickOn(copy, 6, 6);
  await keptWith(page, 'W[gg]');
  for (const [tab, expected] of [
    [page, ['C7', 'E5']],
    [copy, ['C7', 'G3']],
    [page, ['C7', 'E5']],
  ] as const) {
    await reload(tab);
    expect(await moves(tab)).toEqual(expected);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a game taken up again in another tab, or from the dialog, is kept once', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await mode(page, 'record');
  await begin(page, [2, 2]);
  await keptWith(page, 'B[cc]');
  await begin(page, [4, 4]);
  await keptWith(page, 'B[ee]');
  await page.locator('#open').click();
  await page.locator('#recent-games button').click();
  await clickOn(page, 6, 6);
  await keptWith(page, 'W[gg]');
  const context = page.context();
  await page.close({ runBeforeUnload: true });
  const tomorrow = await context.newPage();
  await tomorrow.goto(GO);
  await ready(tomorrow);
  expect(await moves(tomorrow)).toEqual(['C7', 'G3']);
  await clickOn(tomorrow, 6, 2);
  await keptWith(tomorrow, 'B[gc]');
  expect(Object.keys(await keptTexts(tomorrow))).toHaveLength(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test(
  'what is not a kept game hides no others, and stays as it is',
  onPage(async (page) => {
    await begin(page, [2, 2]);
    await begin(page, [4, 4]);
    await keptWith(page, 'B[ee]');
    const strange = {
      empty: '{}',
      null: 'null',
      text: 'no JSON',
      list: '[1, 2]',
      stateless: '{"title":"A","when":9e15,"moves":1,"state":null}',
      gameless: '{"title":"A","when":9e15,"moves":1,"state":{}}',
      timeless: '{"title":"A","when":"now","moves":1,"state":{"game":{"sgf":"(;)"}}}',
      later: '{"version":7,"games":[{"nodes":[]}]}',
      broken: '{"title":"Broken","when":9e15,"moves":1,"state":{"game":{"sgf":"(;SZ["},"isRecord":true}}',
    };
    await page.evaluate((entries) => {
      for (const [id, kept] of Object.entries(entries)) localStorage.setItem(`kakoi-game-go-${id}`, kept);
      sessionStorage.setItem('kakoi-game-go-', 'gameless');
    }, strange);
    await reload(page);
    expect(await moves(page)).toEqual(['E5']);
    expect(await recentGames(page)).toEqual(['Broken', 'New game']);
    await page.locator('#open').click();
    await page.locator('#recent-games button', { hasText: 'Broken' }).click();
    expect(await text(page, 'notice')).toContain('This game could not be read');
    expect(await moves(page)).toEqual(['E5']);
    for (let i = 0; i < 14; i++) {
      await look(page, `Ann${i}`);
      await keptWith(page, `Ann${i}]`);
    }
    expect(await keptTexts(page)).toMatchObject(
      Object.fromEntries(Object.entries(strange).map(([id, kept]) => [`kakoi-game-go-${id}`, kept])),
    );
  }),
);

test(
  'a kept game is forgotten when the reader says so, and brought back',
  onPage(async (page) => {
    await begin(page, [2, 2], [6, 6]);
    await begin(page, [4, 4]);
    const game = page.locator('#recent-games button');
    await page.locator('#open').click();
    await page.locator('#forget-games').click();
    await game.click();
    expect(await game.innerText()).toContain('Forgotten. Press to bring it back.');
    expect(Object.keys(await keptTexts(page))).toHaveLength(1);
    await game.click();
    expect(await game.innerText()).toContain('2 moves');
    await page.locator('#forget-games').click();
    await game.click();
    expect(await moves(page)).toEqual(['C7', 'G3']);

    await page.locator('#open').click();
    await page.locator('#forget-games').click();
    await game.click();
    await page.locator('#forget-games').click();
    expect(await game.isDisabled()).toBe(true);
    await page.locator('#open-close').click();
    await reload(page);
    expect(await recentGames(page)).toEqual([]);
  }),
);
