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
import { axeFindings } from '../support/axe.js';
import { clickOn, drop, keptGames, mode, moveNumber, pages, settled, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { root } from '../support/run.js';
import { leavePage } from '../support/used-pages.js';

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

interface Kept {
  readonly id: string;
  readonly isChanged: boolean;
}

/** All that is kept, as text, by the ids of the games. */
const keptTexts = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries((await keptGames<Kept>(page)).map((game) => [game.id, JSON.stringify(game)]));

/** Waits until `many` games are kept whose text contains `said`. */
const keptWith = async (page: Page, said: string, many = 1): Promise<void> => {
  let kept: string[] = [];
  for (let tries = 0; tries < 100; tries++) {
    kept = Object.values(await keptTexts(page)).filter((text) => text.includes(said));
    if (kept.length === many) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`${kept.length} games are kept with ${said}, not ${many}`);
};

/** Leaves room for so many more characters in the browser's database, as the page sees it. */
const leaveRoom = (page: Page, characters: number) =>
  page.evaluate((most) => {
    const { prototype } = IDBObjectStore;
    const { put, delete: remove } = prototype;
    const sizes = new Map<string, number>();
    let room = most;
    prototype.put = function (value: { id: string }, ...rest) {
      const size = JSON.stringify(value).length;
      const left = room + (sizes.get(value.id) ?? 0);
      if (size > left) throw new DOMException('full', 'QuotaExceededError');
      sizes.set(value.id, size);
      room = left - size;
      return put.call(this, value, ...rest);
    };
    prototype.delete = function (id) {
      room += sizes.get(String(id)) ?? 2000; // as much as a small game takes
      return remove.call(this, id);
    };
  }, characters);

/** Puts games into the browser's database as the page keeps them. */
const putGames = (page: Page, games: readonly object[]) =>
  page.evaluate(async (all) => {
    const asked = indexedDB.open('kakoi');
    await new Promise((done) => {
      asked.onsuccess = done;
    });
    const task = asked.result.transaction('games', 'readwrite');
    for (const game of all) task.objectStore('games').put(game);
    await new Promise((done) => {
      task.oncomplete = done;
    });
    asked.result.close();
  }, games);

/** A game of Ann's with that number, as it is kept. */
const annsGame = (number: number, more: object = {}) => ({
  id: `ann${number}`,
  game: 'go',
  title: `Ann ${number} – Bob`,
  when: number,
  moves: 2,
  isChanged: false,
  state: {
    game: {
      ...{ game: 'go', index: 0, node: 2, end: 2, ending: null, resumed: null },
      sgf: `(;SZ[9]PB[Ann ${number}]PW[Bob]C[Lesson ${number}];B[cc];W[gg])`,
      rules: { scoring: 'territory', ko: 'simple', suicide: false, komi: 6.5, handicapBonus: 'none' },
    },
    isRecord: true,
  },
  ...more,
});

/** Opens the dialog, which first looks for the games that are kept. */
async function openDialog(page: Page): Promise<void> {
  await page.locator('#open').click();
  await page.locator('#open-dialog[open]:not([aria-busy])').waitFor();
}

/** The games of the dialog 'Open' that were kept, by their titles. */
async function recentGames(page: Page): Promise<string[]> {
  await openDialog(page);
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
  await look(page);
  expect(complaints).toEqual([]);
  await leavePage(page);
};

test(
  'the game with its variations, the place in it and the layers survive a reload and a visit to another page',
  onPage(async (page) => {
    await begin(page, [2, 2], [6, 6], [2, 6]);
    await page.locator('#slider').fill('1');
    await clickOn(page, 4, 4);
    await page.locator('#comment').fill('Tengen?');
    await page.locator('#layer-chains').click(); // the layer that was on goes
    await reload(page); // before anything has had time to be written
    expect([await moves(page), await moveNumber(page)]).toEqual([['C7', 'E5'], '2']);
    expect(await page.locator('#comment').inputValue()).toBe('Tengen?');
    expect(
      await page.locator('#chips [aria-checked="true"]').evaluateAll((all) => all.map(({ id }) => id)),
    ).toEqual(['layer-chains']);
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
    await openDialog(page);
    const recent = page.locator('#recent-games .open-game');
    expect(await recent.locator('span').allInnerTexts()).toEqual([expect.stringMatching(/^2 moves · /)]);
    await recent.click();
    expect(await moves(page)).toEqual(['C7', 'G3']);
    await openDialog(page);
    expect(await recent.locator('span').allInnerTexts()).toEqual([expect.stringMatching(/^1 move · /)]);
  }),
);

test('two tabs that do not hear of each other do not write over each other’s games', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await page.context().addInitScript(() => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
  });
  await reload(page);
  await mode(page, 'record');
  await begin(page, [2, 2]);
  await keptWith(page, 'B[cc]');
  const other = await page.context().newPage();
  await other.goto(GO);
  await ready(other);
  expect(await moves(other)).toEqual(['C7']); // the latest game
  await clickOn(other, 6, 6);
  await clickOn(page, 4, 4);
  await keptWith(page, 'W[gg]');
  await keptWith(page, 'W[ee]');
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
    await settled(page);
    await page.locator('#score-clear').click();
    const alive = await text(page, 'score-result');
    expect(alive).toBe(game.score({ dead: [] }).result);
    const [chain] = game.board.chains('black');
    if (chain === undefined) throw new Error('the fixture needs black stones');
    await clickOn(page, ...[...chain.stones][0]!);
    // A press marks the chain's whole group: what it reaches without crossing white stones.
    const { board } = game;
    const group = chain.stones.expandTo(board.stones('white').not()).and(board.stones('black'));
    const { result } = game.score({ dead: group });
    expect(await text(page, 'score-result')).toBe(result);
    await page.locator('#undo').click();
    expect(await text(page, 'score-result')).toBe(alive);
    await page.locator('#redo').click();

    await page.locator('#slider').fill('50');
    await mode(page, 'record');
    await page.locator('#comment').fill('Here.');
    await page.locator('#undo').click(); // takes the comment back
    await page.locator('#last').click();
    await mode(page, 'count');
    expect(await text(page, 'score-result')).toBe(result);
    await reload(page);
    await page.locator('#score-result', { hasText: result }).waitFor();

    const opened = await openPage(browser, await shared(page));
    await mode(opened.page, 'count');
    await opened.page.locator('#score-result', { hasText: result }).waitFor();
    const saving = opened.page.waitForEvent('download');
    await opened.page.locator('#save').click();
    const sgf = readFileSync(await (await saving).path(), 'utf8');
    const dead = GoGame.fromSgf(sgf).node.data;
    expect(dead.TW).toEqual(
      expect.arrayContaining([...chain.stones].map(([x, y]) => String.fromCharCode(97 + x, 97 + y))),
    );
    expect(opened.complaints).toEqual([]);
    await leavePage(opened.page);

    await mode(page, 'count');
    await page.locator('#score-suggest').click();
    await settled(page);
    expect(await text(page, 'score-result')).toBe(game.score({ dead: 'auto' }).result);
  }),
);

test(
  'a game that came by a link is the tab’s own once it is changed, whatever was kept before',
  onPage(async (page) => {
    await begin(page, [2, 2], [6, 6]);
    const link = await shared(page);
    await begin(page, [4, 4]);
    await reload(page);
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('html[data-ready="true"]');
    await clickOn(page, 2, 6);
    expect(await moves(page)).toEqual(['C7', 'G3', 'C3']);
    await reload(page);
    expect(await moves(page)).toEqual(['C7', 'G3', 'C3']);
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
    await leavePage(opened.page);

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
  'a file of several problems is listed by its name and their number, whichever was looked at',
  onPage(async (page) => {
    const problem = (name: string) => `(;SZ[9]GN[${name}]PL[B]AB[cc]AW[dd])`;
    const buffer = Buffer.from(['First', 'Second', 'Third'].map(problem).join(''));
    await page
      .locator('#file-input')
      .setInputFiles({ name: 'Corner problems.sgf', mimeType: 'text/plain', buffer });
    await mode(page, 'record');
    await page.locator('#file-game').selectOption({ index: 1 });
    await begin(page, [4, 4]);
    await openDialog(page);
    const recent = page.locator('#recent-games .open-game');
    expect(await recent.innerText()).toMatch(/^Corner problems\s+3 records · /);
    await recent.click();
    expect(await text(page, 'game-title')).toBe('Second');
  }),
);

test(
  'looking at records pushes out the oldest of those looked at, and none that is changed, named or pinned',
  onPage(async (page) => {
    await begin(page, [2, 2]);
    await page.locator('#comment').fill('My idea.');
    await page.locator('#comment').blur();
    await keptWith(page, 'My idea.');
    await putGames(page, [
      ...Array.from({ length: 35 }, (_, i) => annsGame(i + 10)),
      annsGame(1, { isChanged: true }),
      annsGame(2, { name: 'My first' }),
      annsGame(3, { isPinned: true }),
    ]);
    await look(page, 'Carol');
    await keptWith(page, 'Carol');
    await keptWith(page, 'Ann 15', 0);
    const titles = await recentGames(page);
    expect(titles.slice(0, 4)).toEqual(['Ann 3 – Bob', 'New game', 'Ann 44 – Bob', 'Ann 43 – Bob']);
    expect(titles.slice(-3)).toEqual(['Ann 16 – Bob', 'My first', 'Ann 1 – Bob']);
    await openDialog(page);
    await page.locator('#recent-games .open-game', { hasText: 'New game' }).click();
    expect(await page.locator('#comment').inputValue()).toBe('My idea.');
  }),
);

test(
  'a game that there is no room for is told of, asked about on leaving, and pushes out no other that is changed',
  onPage(async (page) => {
    await begin(page, [2, 2]);
    await page.locator('#comment').fill('My idea.');
    await page.locator('#comment').blur();
    await keptWith(page, 'My idea.');
    await begin(page, [6, 6]);
    await keptWith(page, 'B[gg]');
    await leaveRoom(page, 5000);
    const before = await keptTexts(page);
    expect(Object.keys(before)).toHaveLength(2);

    await page.locator('#comment').fill('Long. '.repeat(5000));
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice')).toMatch(/cannot be kept.*no room.*save it/s);
    expect(await keptTexts(page)).toEqual(before);
    await page.locator('#notice-dismiss').click();
    expect(await recentGames(page)).toEqual(['New game']);
    const asking = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const asked = await asking;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();

    await begin(page, [4, 4]); // a game that could not be kept lives as long as the page
    await openDialog(page);
    await page.locator('#recent-games .open-game', { hasText: 'New game' }).first().click();
    expect(await page.locator('#comment').inputValue()).toContain('Long. Long.');
    await page.locator('#comment').fill('Short.');
    await page.locator('#comment').blur();
    await keptWith(page, 'Short.');
    await reload(page); // nothing is asked
    expect(await page.locator('#comment').inputValue()).toBe('Short.');
  }),
);

test(
  'games that were only looked at make room for those that are changed',
  onPage(async (page) => {
    await look(page, 'Ann');
    await keptWith(page, 'Ann');
    await begin(page, [2, 2]);
    await keptWith(page, 'B[cc]', 2);
    await leaveRoom(page, 1500);
    await page.locator('#comment').fill('Mine. '.repeat(300));
    await page.locator('#comment').blur();
    await keptWith(page, 'Mine.');
    expect(await recentGames(page)).toEqual([]);
    expect(await page.locator('#notice').isVisible()).toBe(false);
  }),
);

test('a browser that keeps nothing says so as soon as there is something to lose, and in the dialog', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The user forbids it.', 'SecurityError');
    };
  });
  await page.goto(GO);
  await ready(page);
  await page.locator('#first').click();
  await page.waitForTimeout(600);
  expect(await page.locator('#notice').isVisible()).toBe(false); // nothing of the reader's is in it
  await begin(page, [2, 2]);
  await page.locator('#notice').waitFor({ state: 'visible' });
  expect(await text(page, 'notice')).toMatch(/keeps no games.*Save what you want to keep.*forbids/s);
  await page.locator('#notice-dismiss').click();
  await openDialog(page);
  expect(await text(page, 'library-said')).toMatch(/keeps no games/);
  await context.close();
});

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
  await leavePage(page);
});

test('a game taken up again in another tab, or from the dialog, is kept once', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await mode(page, 'record');
  await begin(page, [2, 2]);
  await keptWith(page, 'B[cc]');
  await begin(page, [4, 4]);
  await keptWith(page, 'B[ee]');
  await openDialog(page);
  await page.locator('#recent-games .open-game').click();
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
    await openDialog(page);
    await page.locator('#recent-games .open-game', { hasText: 'Broken' }).click();
    expect(await text(page, 'notice')).toContain('This game could not be read');
    expect(await moves(page)).toEqual(['E5']);
    const { broken: _taken, ...rest } = strange;
    const left = await page.evaluate(() => ({ ...localStorage }));
    expect(left).toMatchObject(
      Object.fromEntries(Object.entries(rest).map(([id, kept]) => [`kakoi-game-go-${id}`, kept])),
    );
    expect(left['kakoi-game-go-broken']).toBeUndefined();
  }),
);

test(
  'games that earlier versions of the page have kept are taken over',
  onPage(async (page) => {
    const { id: _id, game: _game, isChanged: _is, ...old } = annsGame(7);
    await page.evaluate((kept) => {
      localStorage.setItem('kakoi-game-go-abc', JSON.stringify(kept));
      localStorage.setItem(
        'kakoi-game-go-def',
        JSON.stringify({
          ...kept,
          title: 'Other',
          isChanged: false,
          when: 8,
          state: { ...kept.state, game: { ...kept.state.game, sgf: '(;SZ[9]PB[Eve];B[cc];W[gg])' } },
        }),
      );
    }, old);
    await reload(page);
    expect(await text(page, 'game-title')).toBe('Eve – White'); // the latest
    expect(await recentGames(page)).toEqual(['Ann 7 – Bob']);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-game-'))),
    ).toEqual([]);
    expect(JSON.parse((await keptTexts(page)).abc ?? '{}')).toMatchObject({ isChanged: true }); // unless it says otherwise
  }),
);

test(
  'a kept game is deleted when the reader says so, and brought back',
  onPage(async (page) => {
    await begin(page, [2, 2], [6, 6]);
    await begin(page, [4, 4]);
    const game = page.locator('#recent-games .open-game');
    const end = page.locator('#recent-games [aria-label="Delete"]');
    await openDialog(page);
    await end.click();
    await game.locator('span', { hasText: 'Deleted. Press to bring it back.' }).waitFor();
    expect(Object.keys(await keptTexts(page))).toHaveLength(1);
    await page.locator('#library-find').fill(await game.locator('strong').innerText()); // lists it anew
    await game.locator('span', { hasText: 'Deleted. Press to bring it back.' }).waitFor();
    await game.click();
    await game.locator('span', { hasText: '2 moves' }).waitFor();
    await game.click();
    expect(await moves(page)).toEqual(['C7', 'G3']);

    await openDialog(page);
    await end.click();
    await game.locator('span', { hasText: 'Deleted.' }).waitFor();
    await page.locator('#open-close').click();
    await openDialog(page); // as long as the page is there
    await game.locator('span', { hasText: 'Deleted. Press to bring it back.' }).waitFor();
    await game.click();
    await game.locator('span', { hasText: '1 move' }).waitFor();
    await end.click();
    await game.locator('span', { hasText: 'Deleted.' }).waitFor();
    await page.locator('#open-close').click();
    await reload(page);
    expect(await recentGames(page)).toEqual([]);
  }),
);

test(
  'the game on the board is among those that are found, and named; its name is its heading, and comes back with it',
  onPage(async (page) => {
    await begin(page, [2, 2]);
    await begin(page, [4, 4]);
    await page.locator('#comment').fill('A quiet move.');
    await openDialog(page);
    const here = page.locator('#game-here');
    await here.locator('span', { hasText: 'On the board now · 1 move' }).waitFor();
    await page.locator('#library-find').fill('quiet');
    expect(await page.locator('#game-here li, #recent-games li').count()).toBe(1);
    await page.locator('#library-find').fill('loud');
    expect(await here.locator('li').count()).toBe(0);
    await page.locator('#library-find').fill('');
    expect(await here.getByLabel('Delete').isVisible()).toBe(false);
    await here.getByLabel('Rename').click();
    await page.keyboard.type('The middle');
    await page.keyboard.press('Enter');
    expect(await text(page, 'game-title')).toBe('The middle');
    await here.locator('.open-game').click();
    expect(await page.locator('#open-dialog').isVisible()).toBe(false);
    expect(await moves(page)).toEqual(['E5']);

    await openDialog(page);
    await page.locator('#recent-games .open-game').click();
    expect(await text(page, 'game-title')).toBe('New game');
    await openDialog(page);
    await page.locator('#recent-games .open-game', { hasText: 'The middle' }).click();
    expect(await text(page, 'game-title')).toBe('The middle');
    await reload(page);
    expect(await text(page, 'game-title')).toBe('The middle');
  }),
);

test(
  'kept games are found by words and by the position on the board, pinned and named; the list is one stop of the keyboard',
  onPage(async (page) => {
    await putGames(page, [
      annsGame(1, { isChanged: true }),
      annsGame(2, {
        state: {
          ...annsGame(2).state,
          game: { ...annsGame(2).state.game, sgf: '(;SZ[9]C[On cuts.];B[gc];W[cg])' },
        },
      }),
      annsGame(3, {
        state: { ...annsGame(3).state, game: { ...annsGame(3).state.game, sgf: '(;SZ[9];B[dd];W[ee])' } },
      }),
    ]);
    await begin(page, [2, 6], [6, 2]); // as in the first two games, turned
    await openDialog(page);
    const titles = () => page.locator('#recent-games strong').allInnerTexts();
    expect(await titles()).toEqual(['Ann 3 – Bob', 'Ann 2 – Bob', 'Ann 1 – Bob']);
    await page.locator('#library-find').fill('CUTS');
    expect(await titles()).toEqual(['Ann 2 – Bob']);
    await page.locator('#library-find').fill('');
    await page.locator('#library-position').click();
    await page.locator('#library-said', { hasText: '2 of 3' }).waitFor();
    expect(await titles()).toEqual(['Ann 2 – Bob', 'Ann 1 – Bob']);

    await page.locator('#recent-games .open-game').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter'); // the pin of the second
    await page.locator('#recent-games [aria-pressed="true"]').waitFor();
    expect(await titles()).toEqual(['Ann 1 – Bob', 'Ann 2 – Bob']); // pinned ones stand first, at once
    await page.keyboard.press('ArrowRight'); // from its pin, wherever that is now
    await page.keyboard.press('Enter');
    await page.keyboard.type('The best of Ann');
    await page.keyboard.press('Enter');
    await page.locator('#recent-games strong', { hasText: 'The best of Ann' }).waitFor(); // it is kept first
    expect(await titles()).toEqual(['The best of Ann', 'Ann 2 – Bob']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#recent-games') ?? null)).toBeNull();

    await page.locator('#recent-games .open-game').last().click();
    expect([await moves(page), await moveNumber(page)]).toEqual([['G7', 'C3'], '2']); // where the position is
    await reload(page);
    expect((await recentGames(page))[0]).toBe('The best of Ann');
  }),
);

test(
  'a search finds the beginnings of words, and names of Japan, China and Korea anywhere',
  onPage(async (page) => {
    await putGames(page, [
      ...[7, 17, 27].map((number) => annsGame(number, { title: `Player ${number}` })),
      annsGame(1, { title: '本因坊秀策', when: 7 }),
      annsGame(2, {
        title: 'Sedol',
        state: {
          ...annsGame(2).state,
          game: { ...annsGame(2).state.game, sgf: '(;SZ[19]KM[7.5]DT[2012-07-01]PB[이세돌];B[cc])' },
        },
      }),
    ]);
    await openDialog(page);
    const found = async (words: string) => {
      await page.locator('#library-find').fill(words);
      return page.locator('#recent-games strong').allInnerTexts();
    };
    expect(await found('Player 7')).toEqual(['Player 7']);
    expect(await found('play 1')).toEqual(['Player 17']);
    expect(await found('7')).toEqual(['Player 7']);
    expect(await found('layer')).toEqual([]);
    expect(await found('秀策')).toEqual(['本因坊秀策']);
    expect(await found('세돌')).toEqual(['Sedol']);
    expect(await found('2012-07')).toEqual(['Sedol']);
    expect(await found('07-01')).toEqual(['Sedol']);
  }),
);

test('games of other pages in a file of games are told, with the page that has them', async () => {
  const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, 'loa.html')).href);
  await openDialog(page);
  const said = async (...games: object[]) => {
    const buffer = Buffer.from(JSON.stringify({ kakoi: 'games', version: 1, games }));
    await page.setInputFiles('#file-input', { name: 'games.json', mimeType: 'application/json', buffer });
    await page.locator('#library-said', { hasText: ' added;' }).waitFor();
    return text(page, 'library-said');
  };
  expect(await said(annsGame(1), annsGame(2))).toBe(
    '2 games added; 0 were here already. On the page of Go: 2 games.',
  );
  expect(await page.locator('#recent-games li').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('all games go into one file, and from there into another browser, where nothing is lost or doubled', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await mode(page, 'record');
  await putGames(page, [
    annsGame(1, { name: 'Named', isPinned: true }),
    annsGame(2, { id: 'loa1', game: 'loa' }),
  ]);
  await begin(page, [4, 4]);
  await openDialog(page);
  const saving = page.waitForEvent('download');
  await page.locator('#library-save').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^kakoi-games-\d{4}-\d\d-\d\d\.json$/);
  const saved = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(saved).games).toHaveLength(3);
  await leavePage(page);

  const other = await openPage(browser, GO);
  await putGames(other.page, [
    annsGame(1, {
      state: { ...annsGame(1).state, game: { ...annsGame(1).state.game, sgf: '(;SZ[9];B[aa];W[bb])' } },
    }),
  ]);
  const buffer = Buffer.from(saved);
  for (const [added, here] of [
    ['3 games', 0],
    ['0 games', 3],
  ]) {
    await openDialog(other.page);
    await other.page.setInputFiles('#file-input', {
      name: 'games.json',
      mimeType: 'application/json',
      buffer,
    });
    await other.page
      .locator('#library-said', { hasText: `${added} added; ${here} were here already.` })
      .waitFor();
    await other.page.locator('#open-close').click();
  }
  expect(await recentGames(other.page)).toEqual(['Named', 'New game', 'Ann 1 – Bob']);
  await drop(other.page, '{"kakoi":"games","version":1,"games":[null,{"id":5},"x"]}');
  await other.page.locator('#library-said', { hasText: '0 games added' }).waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
  await leavePage(other.page);
});

test('two tabs of one game take turns: what one has done is in the other when the reader turns to it', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await mode(page, 'record');
  await begin(page, [2, 2]);
  await keptWith(page, 'B[cc]');
  const other = await page.context().newPage();
  await other.goto(GO);
  await ready(other);
  for (const [tab, seen, point, expected] of [
    [other, page, [6, 6], ['C7', 'G3']],
    [page, other, [4, 4], ['C7', 'G3', 'E5']],
    [other, page, [6, 2], ['C7', 'G3', 'E5', 'G7']],
  ] as const) {
    await clickOn(tab, ...(point as [number, number]));
    await seen.waitForFunction(
      (max) => (document.querySelector('#slider') as HTMLInputElement).max === max,
      String(expected.length),
    );
    expect(await moves(seen)).toEqual(expected);
  }
  expect(Object.keys(await keptTexts(page))).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test(
  'the browser’s Back and Forward, and the page’s own, lead through the games that were opened, with all that can be undone',
  onPage(async (page) => {
    await look(page, 'Ann');
    await clickOn(page, 4, 4);
    await look(page, 'Carol');
    await page.goBack();
    await longest(page, 3);
    expect(await text(page, 'game-title')).toBe('Ann – Bob');
    await page.locator('#undo').click();
    expect(await moves(page)).toEqual(['C7', 'G3']);
    await page.locator('#game-back').click();
    await longest(page, Number(await page.locator('#slider').getAttribute('max')));
    await page.waitForFunction(() => !document.querySelector('#game-title')?.textContent?.includes('Ann –'));
    await page.locator('#game-forward').click();
    await page.locator('#game-title', { hasText: 'Ann – Bob' }).waitFor();
    await page.locator('#game-forward').click();
    await page.locator('#game-title', { hasText: 'Carol' }).waitFor();
    await keptWith(page, 'Carol');
    await reload(page);
    await page.goBack(); // by what is kept
    await page.locator('#game-title', { hasText: 'Ann – Bob' }).waitFor();
  }),
);

test('a page that the browser lays aside while it writes holds up nobody, and has written when it is back', async () => {
  const { page, complaints } = await openPage(browser, GO);
  await begin(page, [2, 2]);
  await keptWith(page, 'B[cc]');
  // A page that is laid aside hears no more of the transaction that it has begun.
  await page.evaluate(() => {
    const { prototype } = IDBDatabase;
    const { transaction } = prototype;
    prototype.transaction = function (...asked) {
      prototype.transaction = transaction;
      queueMicrotask(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      return transaction.apply(this, asked);
    };
  });
  await clickOn(page, 6, 6);
  const isOnItsWay = () => Object.values(localStorage).some((game) => String(game).includes('W[gg]'));
  await page.waitForFunction(isOnItsWay);
  expect(Object.values(await keptTexts(page)).join()).not.toContain('W[gg]');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await keptWith(page, 'W[gg]');
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith('kakoi-game-')));
  expect(Object.keys(await keptTexts(page))).toHaveLength(1);
  expect(await page.locator('#notice').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test(
  'the name of the file stays with the game',
  onPage(async (page) => {
    await drop(page, '(;SZ[9];B[cc])');
    await longest(page, 1);
    await keptWith(page, '"file":"game"');
    await page.locator('#facts').click();
    await page.locator('#fact-file').fill('Lesson 3');
    await page.locator('#facts-form .primary').click();
    await clickOn(page, 4, 4);
    await keptWith(page, '"file":"Lesson 3"');
    await reload(page);
    const saving = page.waitForEvent('download');
    await page.locator('#save').click();
    expect((await saving).suggestedFilename()).toBe('Lesson 3.sgf');
  }),
);

test('the dialog has nothing that axe finds wrong, with games in it', async () => {
  const { page } = await openPage(browser, GO, { bypassCSP: true });
  await putGames(page, [annsGame(1, { isPinned: true }), annsGame(2)]);
  await openDialog(page);
  await page.locator('#recent-games .open-game').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await leavePage(page);
});
