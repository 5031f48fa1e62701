/** The pages on every screen and for every reader: sizes, touch, print, colours of the system, screen readers. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { drop, mode, moveNumber, openBuiltIn, pages, place, settled, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const PAGES = ['index.html', 'loa.html', 'senket.html'];
const SCREENS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1024, height: 730 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const address = (page: string) => pathToFileURL(join(pages, page)).href;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const open = (file: string, options = {}) => openPage(browser, address(file), options);
const box = async (page: Page, id: string) => {
  const found = await page.locator(`#${id}`).boundingBox();
  if (found === null) throw new Error(`#${id} is not shown`);
  return found;
};

describe.each(PAGES)('%s, as it opens,', (file) => {
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    ({ page, complaints } = await open(file));
  });
  afterAll(() => leavePage(page));
  afterEach(() => expect(complaints).toEqual([]));

  test('fits every screen: no scrolling sideways, the board in view, nothing over anything', async () => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const { width, height } = screen;
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([screen, widest]).toEqual([screen, width]);
      // The board takes its new size a frame later, or some on a busy machine.
      const fits = (most: number) =>
        (document.getElementById('board')?.getBoundingClientRect().bottom ?? most + 1) <= most;
      const waiting = page.waitForFunction(fits, height);
      expect([
        screen,
        await waiting.then(
          () => true,
          () => false,
        ),
      ]).toEqual([screen, true]);
      const lost = await page.evaluate(() => {
        const boxOf = (id: string) => document.getElementById(id)!.getBoundingClientRect();
        const number = boxOf('move-number');
        const ids = ['first', 'back', 'slider', 'forward', 'last', 'autoplay', 'undo', 'redo'];
        return ids.filter((id) => {
          const control = boxOf(id);
          const isInside = control.width > 0 && control.left >= 0 && control.right <= innerWidth;
          const isApart =
            control.right <= number.left ||
            number.right <= control.left ||
            control.bottom <= number.top ||
            number.bottom <= control.top;
          return !isInside || !isApart;
        });
      });
      expect([screen, lost]).toEqual([screen, []]);
    }
  });

  test('has names for the buttons of the header where they show no words', async () => {
    await page.setViewportSize({ width: 640, height: 450 });
    for (const name of ['Open', 'New', 'Save', 'Share'])
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 1]);
  });

  test('prints the board and the moves, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    const shown = (selector: string) => page.locator(`${selector}:visible`).count();
    expect([
      await shown('header'),
      await shown('.transport'),
      await shown('.switch'),
      await shown('footer'),
    ]).toEqual([0, 0, 0, 0]);
    expect([await shown('#board'), await shown('#game-title')]).toEqual([1, 1]);
    expect(await shown('button:not(#move-list button)')).toBe(0);
    await page.emulateMedia({ media: null });
  });

  test.each([
    [1440, 900, 0.7],
    [2560, 1440, 0.8],
    [3840, 2160, 0.85],
  ])('has a board on %i×%i that takes the height of the window', async (width, height, share) => {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(
      (least) => document.getElementById('board')!.getBoundingClientRect().height / innerHeight > least,
      share,
    );
  });
});

describe.each(PAGES)('%s', (file) => {
  test('at 200 % zoom, and at every width between phone and desk, nothing is wider than the window, not even in German', async () => {
    const { page } = await open(file, { locale: 'de' });
    const wide: string[] = [];
    // A window of 1280×900 has 640×450 pixels at 200 %.
    for (const [height, ...widths] of [
      [360, 568, 640, 740],
      [450, 320, 360, 540, 560, 640, 740, 840, 1024],
      [700, 320, 360, 520, 640, 901, 940, 1000, 1024],
    ] as const) {
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
        if (widest > width) wide.push(`${width}×${height}: ${widest}`);
      }
    }
    expect(wide).toEqual([]);
    await leavePage(page);
  }, 60_000);

  test('has nothing that axe finds wrong, in the light and in the dark', async () => {
    const { page } = await open(file, { bypassCSP: true });
    let known: string[] = []; // parts of the page that are as they were
    const findings = async (state: string) => [state, await axeFindings(page, known)];
    // Counts fast, and has few moves to list.
    if (file === 'index.html') await drop(page, '(;SZ[9]PB[Ann]PW[Bob];B[ee];W[gc](;B[cg])(;B[gg]))');
    for (const tab of await page.locator('[role="tab"]').all()) {
      await tab.click();
      await settled(page);
      if (await page.locator('#several:visible').count()) {
        await page.locator('#several').check({ force: true });
        for (const chip of await page.locator('#chips button').all()) await chip.check({ force: true });
      }
      for (const box of await page.locator('.overlay > .switch:visible').all())
        await box.check({ force: true });
      for (const summary of await page.locator('.panel summary:visible').all()) await summary.click();
      const name = await tab.innerText();
      expect(await findings(name)).toEqual([name, []]);
      known = ['header', '.stage', 'footer'];
    }
    known = ['header', 'main'];
    // The other dialogs, and notices, are the same on all pages.
    for (const dialog of file === 'index.html' ? ['new', 'open', 'settings'] : ['new']) {
      await page.locator(`#${dialog}`).click();
      expect(await findings(dialog)).toEqual([dialog, []]);
      await page.keyboard.press('Escape');
    }
    if (file === 'index.html') {
      await drop(page, 'nothing');
      await page.locator('#notice').waitFor();
      await page.setViewportSize({ width: 360, height: 740 });
      known = [];
      expect(await findings('a phone with a notice')).toEqual(['a phone with a notice', []]);
    }
    await leavePage(page);
  });

  test('says each step once', async () => {
    const { page } = await open(file);
    await page.locator('#open').click();
    await page.locator('#games button').first().click();
    await page.locator('#first').click();
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const live = [
        ...document.querySelectorAll('[role="status"], [role="alert"], [aria-live], output'),
      ].filter((region) => region.getAttribute('aria-live') !== 'off');
      for (const region of live) {
        new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    await page.locator('#forward').click();
    await page.locator('#forward').click();
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said).toHaveLength(2);
    expect(said[1]).toMatch(/^(Move|Turn) 2: /);
    await leavePage(page);
  });

  test('gives away what is shown, as text, as PNG and as SVG', async () => {
    const { page, complaints } = await open(file);
    const saved = async (id: string) => {
      const saving = page.waitForEvent('download');
      await page.locator(id).click();
      return readFileSync(await (await saving).path());
    };
    await page.locator('#settings').click();
    await page.locator('summary', { hasText: 'Board as text' }).click();
    await page.waitForFunction(() => document.getElementById('board-text')?.textContent); // a tick after it opens
    expect(await text(page, 'board-text')).toMatch(/^(Go|Loa|Senket)Board/);
    const png = await saved('#picture-png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBeGreaterThan(1500); // its width
    const svg = (await saved('#picture-svg')).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('<title>');
    expect(complaints).toEqual([]);
    await leavePage(page);
  });
});

test('a phone held sideways has the board and its controls in view', async () => {
  const { page } = await open('index.html', { viewport: { width: 740, height: 360 }, hasTouch: true });
  for (const id of ['board', 'back', 'slider', 'forward', 'status-text']) {
    const { y, height } = await box(page, id);
    expect([id, y >= 0, y + height <= 360]).toEqual([id, true, true]);
  }
  expect((await box(page, 'board')).height).toBeGreaterThan(280); // cells are whole pixels
  await leavePage(page);
});

test('switches are shown in the colours of the system', async () => {
  const { page } = await open('index.html', { forcedColors: 'active', bypassCSP: true });
  await page.addStyleTag({ content: '.switch { transition: none !important }' });
  const look = () =>
    page.locator('#wood').evaluate((element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return { backgroundColor, borderTopWidth };
    });
  await page.locator('#settings').click();
  const on = await look();
  await page.locator('#wood').uncheck({ force: true });
  const off = await look();
  expect([on.borderTopWidth, off.borderTopWidth]).toEqual(['1px', '1px']);
  expect(on.backgroundColor).not.toBe(off.backgroundColor);
  await leavePage(page);
});

test('the name of a picture has the number of the move, whatever comes between moves', async () => {
  const { page, complaints } = await open('index.html');
  await drop(page, '(;SZ[9];B[cc];AB[dd][ee];W[gg])'); // it opens at its end
  await page.locator('#settings').click();
  for (const ending of ['png', 'svg']) {
    const saving = page.waitForEvent('download');
    await page.locator(`#picture-${ending}`).click();
    expect((await saving).suggestedFilename()).toBe(`game 2.${ending}`);
  }
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a finger’s first tap shows the move, the second one plays it', async () => {
  const { page, complaints } = await open('index.html', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await openBuiltIn(page, '1 dan');
  await page.locator('#first').click();
  const before = await moveNumber(page);
  const tap = async (x: number, y: number) => {
    const at = await place(page, x, y);
    const board = await box(page, 'board');
    await page.touchscreen.tap(board.x + at.x, board.y + at.y);
  };
  await tap(9, 9);
  expect(await text(page, 'status-text')).toBe('K10: tap again to play.');
  expect(await moveNumber(page)).toBe(before);
  await tap(2, 2); // elsewhere: another first tap
  expect(await moveNumber(page)).toBe(before);
  await tap(2, 2);
  expect(await text(page, 'status-text')).toMatch(/^Move 1: Black C17/);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('layers are shown one at a time, and several where they are asked for', async () => {
  const { page } = await open('index.html');
  const on = () => page.locator('#chips [aria-checked="true"]').evaluateAll((all) => all.map(({ id }) => id));
  expect(await on()).toEqual(['layer-passAlive']);
  await page.locator('#layer-area').check({ force: true });
  expect(await on()).toEqual(['layer-area']);
  await page.locator('#several').check({ force: true });
  await page.locator('#layer-chains').check({ force: true });
  expect(await on()).toEqual(['layer-chains', 'layer-area']);
  await page.locator('#several').uncheck({ force: true });
  expect(await on()).toHaveLength(1);
  await leavePage(page);
});

test('the reason is said beside the point, and is not cut', async () => {
  const { page } = await open('index.html', { viewport: { width: 1024, height: 730 } });
  await openBuiltIn(page, '1 dan');
  for (const [x, y] of [
    [0, 0],
    [18, 18],
    [0, 11],
    [10, 9],
  ] as const) {
    await page.locator('#board').hover({ position: await place(page, x, y) });
    const note = page.locator('#pointer-note');
    if (!(await note.isVisible())) continue;
    expect(await note.innerText()).toBe(await text(page, 'status-text'));
    const [inner, room] = [await box(page, 'pointer-note'), await box(page, 'board-room')];
    expect(inner.x >= room.x && inner.x + inner.width <= room.x + room.width).toBe(true);
    expect(inner.y >= room.y && inner.y + inner.height <= room.y + room.height).toBe(true);
  }
  await page.locator('#board').hover({ position: await place(page, 10, 9) });
  expect(await text(page, 'pointer-note')).toBe('L10: not alive for good by itself.');
  await leavePage(page);
});

describe('small things', () => {
  test('a width that is not used does not keep a new game from starting', async () => {
    const { page } = await open('index.html');
    await page.locator('#new').click();
    await page.locator('#new-width').fill('99');
    await page.locator('[name="size"][value="9"]').check({ force: true });
    await page.locator('#new-start').click();
    expect(await text(page, 'game-terms')).toMatch(/^9×9/);
    await page.locator('#new').click();
    await page.locator('#new-width').fill('99'); // chooses it, too
    await page.locator('#new-start').click();
    expect(await page.locator('#new-dialog').isVisible()).toBe(true);
    await leavePage(page);
  });

  test('a position that cannot be read is said in the dialog', async () => {
    const { page } = await open('loa.html');
    await page.locator('#new').click();
    await page.locator('#new-position').fill('9/8 b');
    await page.locator('#new-start').click();
    expect(await page.locator('#new-dialog').isVisible()).toBe(true);
    expect(
      await page.locator('#new-position').evaluate((field) => (field as HTMLInputElement).validationMessage),
    ).not.toBe('');
    await page.locator('#new-position').fill('1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w');
    await page.locator('#new-start').click();
    expect(await page.locator('#new-dialog').isVisible()).toBe(false);
    expect(await text(page, 'status-text')).toMatch(/White to move/);
    await leavePage(page);
  });

  test('a record of Go on the page of Lines of Action leads to its own', async () => {
    const { page } = await open('loa.html');
    await drop(page, '(;GM[1]SZ[9];B[cc];W[gg])');
    await page.locator('#notice-link').click();
    await page.waitForURL(/index\.html/);
    await page.waitForSelector('html[data-ready="true"]');
    expect(await text(page, 'game-terms')).toMatch(/^9×9/);
    expect(await moveNumber(page)).toBe('2');
    await leavePage(page);
  });

  test('moves are no longer tried in a new game, and “Post scoring” counts posts', async () => {
    const { page } = await open('senket.html');
    await mode(page, 'play');
    await page.locator('#try').check({ force: true });
    await page.locator('#new').click();
    await page.locator('#new-start').click();
    expect(await page.locator('#try').isChecked()).toBe(false);
    await page.locator('#open').click();
    await page.locator('#games button', { hasText: 'Post scoring' }).click();
    expect(await page.locator('[name="mode"][value="posts"]').isChecked()).toBe(true);
    expect(await text(page, 'ground-name')).toBe('Open points');
    await leavePage(page);
  });
});
