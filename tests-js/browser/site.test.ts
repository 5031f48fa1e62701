/** Things that the pages of all games share: navigation, looks, narrow screens, hosts. */

import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import {
  beginNewGame,
  clickOn,
  drawn,
  drop,
  inSettings,
  mode,
  moveNumber,
  pages,
  picture,
  serve,
  text,
} from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { root } from '../support/run.js';
import { leavePage } from '../support/used-pages.js';

const PAGES = ['index.html', 'loa.html', 'senket.html'];
const address = (page: string) => pathToFileURL(join(pages, page)).href;

const go = pathToFileURL(join(pages, 'index.html')).href;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('every page leads to the others, and the chosen looks go along', async () => {
  const { page, complaints } = await openPage(browser, address('index.html'), { colorScheme: 'light' });
  const looks = () =>
    page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.dataset.surface]);
  expect(await page.locator('nav [aria-current="page"]').innerText()).toBe('Go');
  expect(await looks()).toEqual(['light', 'wood']);
  await page.locator('#theme').click();
  await inSettings(page, () => page.locator('#wood').uncheck({ force: true }));
  await page.locator('nav a', { hasText: 'Lines of Action' }).click();
  await page.waitForSelector('html[data-ready="true"]');
  expect(await page.locator('#board').getAttribute('aria-label')).toMatch(/^Lines of Action/);
  expect(await page.locator('nav [aria-current="page"]').innerText()).toBe('Lines of Action');
  expect(await looks()).toEqual(['dark', 'plain']);
  await page.locator('nav a', { hasText: 'Senket' }).click();
  await page.waitForSelector('html[data-ready="true"]');
  expect(await page.locator('#board').getAttribute('aria-label')).toMatch(/^Senket/);
  expect(await looks()).toEqual(['dark', 'plain']);
  await page.locator('nav a', { hasText: 'Collection' }).click();
  await page.waitForSelector('html[data-ready="true"]');
  expect(await page.locator('nav [aria-current="page"]').innerText()).toBe('Collection');
  expect(await looks()).toEqual(['dark', 'plain']);
  await page.locator('nav a', { hasText: 'Go' }).click();
  await page.waitForSelector('html[data-ready="true"]');
  expect(await page.locator('#board').getAttribute('aria-label')).toMatch(/^Go board/);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test.each(PAGES)('%s fits a phone without scrolling sideways', async (file) => {
  const { page, complaints } = await openPage(browser, address(file), {
    viewport: { width: 360, height: 740 },
  });
  for (const toggle of await page.locator('#chips button').all()) await toggle.check({ force: true });
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, widest]).toEqual([width, width]);
  }
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the address of a page becomes a link to its game', async () => {
  const { page, complaints } = await openPage(browser, address('index.html'));
  await page.locator('#slider').fill('20');
  await page.locator('#share').click();
  await page.waitForFunction(() =>
    /link to this game/i.test(document.querySelector('#status-text')?.textContent ?? ''),
  );
  const opened = await openPage(browser, page.url());
  expect(await moveNumber(opened.page)).toBe('20');
  expect(await picture(opened.page)).toBe(await picture(page));
  expect([...complaints, ...opened.complaints]).toEqual([]);
  for (const shown of [page, opened.page]) await leavePage(shown);
});

test('a shared link is copied where the browser allows it', async () => {
  const server = await serve('/some/where/');
  try {
    const { port } = server.address() as AddressInfo;
    const { page, complaints } = await openPage(browser, `http://127.0.0.1:${port}/some/where/loa.html`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await beginNewGame(page);
    await page.locator('#share').click();
    await page.waitForFunction(() =>
      /link to this game/i.test(document.querySelector('#status-text')?.textContent ?? ''),
    );
    expect(await text(page, 'status-text')).toBe('Link to this game copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(page.url()).toContain('#game=');
    await mode(page, 'record');
    await page.locator('#copy-fen').click();
    await page.waitForFunction(() =>
      /position copied/i.test(document.querySelector('#status-text')?.textContent ?? ''),
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b',
    );
    await inSettings(page, () => page.locator('#picture-copy').click());
    await page.waitForFunction(() =>
      /picture copied/i.test(document.querySelector('#status-text')?.textContent ?? ''),
    );
    const types = () => navigator.clipboard.read().then((items) => items.flatMap((item) => item.types));
    expect(await page.evaluate(types)).toContain('image/png');
    expect(complaints).toEqual([]);
    await page.context().close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of the page with a game in it that says more or less than it should. */
function link(state: unknown): string {
  const text = typeof state === 'string' ? state : JSON.stringify(state);
  return `${go}#game=${deflateRawSync(text).toString('base64url')}`;
}
const stateOf = (sgf: string) => ({ game: { game: 'go', sgf }, isRecord: true });

test('a link that cannot be opened says why, where the page begins with it and where it comes later', async () => {
  const { page, complaints } = await openPage(browser, link(stateOf('(;SZ[9];B[ee])')).slice(0, -12));
  const says = async (why: RegExp) => {
    await page.locator('#notice').waitFor();
    expect(await text(page, 'notice-title')).toBe('This link cannot be opened');
    expect(await text(page, 'notice-detail')).toMatch(why);
    expect(await page.locator('#slider').getAttribute('max')).not.toBe('0'); // the example is there
    await page.locator('#notice-dismiss').click();
    expect(await page.locator('#notice').isVisible()).toBe(false);
  };
  await says(/cut off or changed/);
  for (const [address, why] of [
    [`${go}#game=%%%`, /cut off or changed/],
    [link('null'), /cut off or changed/],
    [link({ game: { game: 'chess' }, isRecord: true }), /./],
    [link({ game: { game: 'loa' }, isRecord: true }), /^It holds a game of Lines of Action\.$/],
    [
      link(stateOf(`(;SZ[19]${';B[aa];W[bb]'.repeat(15_000)})`)),
      /too large for a link: more than 20000 moves/,
    ],
    [link(' '.repeat(100_000_000)), /too large for a link/],
  ] as const) {
    await page.goto(address);
    await says(why);
  }
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('on a phone a menu lists all pages, and leads to them', async () => {
  const { page, complaints } = await openPage(browser, go, {
    viewport: { width: 360, height: 640 },
  });
  const links = page.locator('#page-links a');
  expect(await links.first().isVisible()).toBe(false);
  await page.locator('#pages').click();
  for (const name of ['Go', 'Lines of Action', 'Senket', 'Collection', 'How it works']) {
    const { x = -1, width = 0, height = 0 } = (await links.filter({ hasText: name }).boundingBox()) ?? {};
    expect([name, x >= 0, x + width <= 360, height >= 44]).toEqual([name, true, true, true]);
  }
  await page.keyboard.press('Escape');
  expect(await links.first().isVisible()).toBe(false);
  await page.locator('#pages').click();
  await links.filter({ hasText: 'Collection' }).click();
  await page.waitForSelector('html[data-ready="true"]');
  expect(await page.locator('#pages').innerText()).toBe('Collection');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a link to a game of another page leads there', async () => {
  const address = link({ game: { game: 'loa' }, isRecord: true });
  const { page, complaints } = await openPage(browser, address);
  const way = page.locator('#notice-link');
  expect(await way.innerText()).toBe('Open it on the page of Lines of Action');
  expect(await way.getAttribute('href')).toBe(`loa.html${new URL(address).hash}`);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test.each([
  ['index.html', 'kakoi-go.js'],
  ['loa.html', 'kakoi-loa.js'],
  ['senket.html', 'kakoi-senket.js'],
  ['collection.html', 'kakoi-collection.js'],
  ['algorithms.html', 'kakoi-algorithms.js'],
])(
  'a first visit of %s keeps to its budget as long as nobody touches it, and loads no engine that it does not need',
  async (file, own) => {
    const server = await serve('/kakoi/');
    const context = await browser.newContext({ serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kakoi/${file}`);
      await page.waitForSelector('html[data-ready="true"]');
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(() => {
        return [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
      });
      const names = loaded.map((address) => new URL(address).pathname.replace('/kakoi/', ''));
      const files = names.filter((name) => /\.(html|js|css)$/.test(name));
      const bytes = files.map((name) => gzipSync(readFileSync(join(pages, name)), { level: 9 }).length);
      expect(files.flatMap((name) => /\/(kakoi.*)/.exec(name)?.[1] ?? [])).toEqual([own]);
      const { overBudget } = await import(join(root, 'tests-js/support/budgets.mjs'));
      const whole = bytes.reduce((sum, size) => sum + size, 0);
      expect(overBudget({ [`a first visit of ${file}`]: whole })).toEqual([]);
    } finally {
      await context.close();
      server.closeAllConnections();
      server.close();
    }
  },
);

test('a dialog that is asked for before it is there opens when it is, and where it cannot come, the page says so', async () => {
  const server = await serve('/kakoi/');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    let answer: 'wait' | 'fail' = 'fail';
    let come: () => void = () => {};
    const asked = new Promise<void>((done) => {
      come = done;
    });
    await page.route('**/go-dialogs.js', async (route) => {
      if (answer === 'fail') return route.abort();
      await asked;
      await route.continue();
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kakoi/index.html`);
    await page.waitForSelector('html[data-ready="true"]');
    await page.locator('#new').click();
    await page.locator('#notice').waitFor();
    expect(await text(page, 'notice-title')).toBe('This part of the page could not be loaded');
    answer = 'wait';
    await page.locator('#new').click();
    expect(await page.locator('#new-dialog').count()).toBe(0);
    come();
    await page.locator('#new-dialog').waitFor();
    await page.locator('#new-start').click();
    await page.waitForFunction(() => document.querySelector('#moves-total')?.textContent === '0');
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
});

test('a part of a mode that cannot come is asked for again when the mode begins again, and not when it ends', async () => {
  const server = await serve('/kakoi/');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    let asked = 0;
    await page.route('**/go-endgame.js', (route) => {
      asked++;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kakoi/index.html`);
    await page.waitForSelector('html[data-ready="true"]');
    await mode(page, 'count');
    await page.locator('#notice').waitFor();
    await mode(page, 'layers');
    await page.locator('#notice-dismiss').click();
    expect(asked).toBe(1);
    await mode(page, 'count');
    await page.locator('#worth').waitFor();
    expect(asked).toBe(2);
    expect(await page.locator('#notice').isVisible()).toBe(false);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
});

test('a game too large for a link is not shared as one', async () => {
  const { page, complaints } = await openPage(browser, go);
  await drop(page, `(;SZ[19]${';B[];W[]'.repeat(10_001)})`);
  await page.waitForFunction(() => document.querySelector('#moves-total')?.textContent === '20002');
  await page.locator('#share').click();
  await page.locator('#notice').waitFor();
  expect(await text(page, 'notice-detail')).toMatch(/too large for a link/);
  expect(new URL(page.url()).hash).toBe('');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a notice leaves the board free on every screen', async () => {
  const { page, complaints } = await openPage(browser, go);
  await drop(page, '(;SZ[9');
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [920, 640],
    [640, 400],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const notice = (await page.locator('#notice').boundingBox())!;
    const board = (await page.locator('#board').boundingBox())!;
    const apart =
      notice.x >= board.x + board.width ||
      notice.x + notice.width <= board.x ||
      notice.y >= board.y + board.height ||
      notice.y + notice.height <= board.y;
    expect([width, notice, board, apart]).toEqual([width, notice, board, true]);
    expect(notice.x).toBeGreaterThanOrEqual(0);
    expect(notice.x + notice.width).toBeLessThanOrEqual(width);
    expect(notice.y + notice.height).toBeLessThanOrEqual(height);
  }
  expect(complaints).toEqual([]);
  await leavePage(page);
});

describe('the arrow keys', () => {
  const tool = '[name="tool"]:checked';

  test('choose among tools when the keyboard has come there, and step through the game when a tool was pressed', async () => {
    const { page, complaints } = await openPage(browser, go);
    await drop(page, '(;SZ[9];B[ee];W[gg];B[cc])');
    await page.locator('#first').click();
    await page.keyboard.press('5');
    await page.locator('#tool-play').focus();
    await page.keyboard.press('ArrowRight');
    expect([await page.locator(tool).inputValue(), await moveNumber(page)]).toEqual(['black', '0']);
    await page.locator('label:has([name="tool"][value="triangle"])').click();
    await page.keyboard.press('ArrowRight');
    expect([await page.locator(tool).inputValue(), await moveNumber(page)]).toEqual(['triangle', '1']);
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('walk along tabs and layers when the keyboard has come there, and are the game’s after a press', async () => {
    const { page, complaints } = await openPage(browser, address('loa.html'));
    await page.locator('#open').click();
    await page.locator('#games button').first().click();
    await page.locator('#open-dialog:not([open])').waitFor({ state: 'attached' });
    const at = () => moveNumber(page);
    const mode = () => page.locator('#modes [aria-selected="true"]').getAttribute('id');
    for (const control of [
      '#tab-record',
      '#chips button >> nth=0',
      '#tab-layers',
      '#chips button >> nth=1',
    ]) {
      await page.locator('#slider').fill('0');
      await page.locator(control).click();
      const before = await mode();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      expect([control, await at(), await mode()]).toEqual([control, '1', before]);
    }
    await page.locator('#tab-record').focus();
    await page.keyboard.press('ArrowRight');
    expect([await at(), await mode()]).toEqual(['1', 'tab-layers']);
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('step through the game once the board is pressed, whatever field had them', async () => {
    const { page, complaints } = await openPage(browser, go);
    await drop(page, '(;SZ[9];B[ee];W[gg];B[cc])');
    await mode(page, 'record');
    for (const field of ['#comment', '#find-text', '#jump']) {
      await page.locator('#slider').fill('3');
      await page.locator(field).click();
      await page.keyboard.press('ArrowLeft');
      expect([field, await moveNumber(page)]).toEqual([field, '3']);
      await clickOn(page, 4, 4); // a stone: nothing is played
      await page.keyboard.press('ArrowLeft');
      expect([field, await moveNumber(page)]).toEqual([field, '2']);
    }
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('lead back on the page of collections, too, after a tool was pressed', async () => {
    const { page, complaints } = await openPage(browser, address('collection.html'));
    const board = () => page.locator('#board').getAttribute('aria-label');
    await page.locator('#board[aria-label*="0 black"]').waitFor();
    await page.locator('label:has([name="tool"][value="black"])').click();
    await clickOn(page, 3, 3);
    expect(await board()).toContain('1 black');
    await page.keyboard.press('ArrowLeft');
    expect(await board()).toContain('0 black');
    expect(complaints).toEqual([]);
    await leavePage(page);
  });
});

test('words about a stone stand at it while the mouse is on the board, but not over a group that is read or a move that was played', async () => {
  const { page, complaints } = await openPage(browser, go);
  await drop(page, '(;SZ[9]AB[ac][bc][cc][ca][cb][aa]AW[ee])');
  const note = page.locator('#pointer-note');
  await clickOn(page, 2, 2);
  await note.waitFor();
  await page.mouse.move(1, 1);
  await note.waitFor({ state: 'hidden' });
  await clickOn(page, 6, 6);
  expect(await text(page, 'status-text')).toBe('Move 1: Black G3. White to play.');
  expect(await note.isVisible()).toBe(false);
  await mode(page, 'read');
  await clickOn(page, 4, 4);
  await page.locator('#reading-group').waitFor();
  await page.waitForSelector('html:not([data-reading])', { state: 'attached' });
  expect(await note.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await leavePage(page);
});
