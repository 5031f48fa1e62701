/**
 * The built page of Senket in Chromium, as a visitor sees and uses it. Fences and territories are read from
 * pixels.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init, SenketGame, type Vertex } from 'kakoi';
import type { Browser, Page } from 'playwright-core';
import {
  beginNewGame,
  clickOn,
  colors,
  drop,
  mode,
  moveNumber,
  pages,
  picture,
  place,
  text,
} from '../support/board-page.js';
import { keepOpen, launchChromium, leaveKept, openAgain, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const url = pathToFileURL(join(pages, 'senket.html')).href;

let browser: Browser;
beforeAll(async () => {
  await init();
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** '1-1' is bottom left; boards are 11×11 here unless a size is given. */
function vertex(point: string, size = 11): Vertex {
  const [x, y] = point.split('-').map(Number) as [number, number];
  return [x - 1, size - y];
}

const click = (page: Page, point: string) => clickOn(page, ...vertex(point));
const status = (page: Page) => text(page, 'status-text');
const totals = async (page: Page) => [await text(page, 'total-black'), await text(page, 'total-white')];
const turns = (page: Page) => page.locator('#move-list button').allInnerTexts();
const choose = async (page: Page, name: string, value: string): Promise<void> => {
  if (name === 'mode') await mode(page, 'count');
  if (name === 'try-color') await mode(page, 'play');
  await page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
};

/** Lines of a record without its numbers. */
const record = (lines: string, size = 11) =>
  `Senket ${size}\n${lines
    .trim()
    .split(/\s*\n\s*/)
    .join('\n')}\n`;

async function startNew(page: Page, size: string): Promise<void> {
  await page.locator('#new').click();
  await choose(page, 'size', size);
  await page.locator('#new-start').click();
}

async function paste(page: Page, content: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
  }, content);
}

async function openExample(page: Page, title: string): Promise<void> {
  await page.locator('#open').click();
  await page.locator('#games button', { hasText: title }).click();
}

async function play(page: Page, ...points: string[]): Promise<void> {
  for (const point of points) await click(page, point);
}

/** The mouse at a place, between points too; off the board without one. */
async function hover(page: Page, at: Vertex | null): Promise<void> {
  if (at === null) return page.mouse.move(1, 1);
  await page.locator('#board').hover({ position: await place(page, ...at) });
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await hover(page, vertex(from));
  await page.mouse.down();
  const [start, end] = [vertex(from), vertex(to)];
  await hover(page, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
  await hover(page, end);
  await page.mouse.up();
}

async function savedText(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.locator('#save').click();
  return readFileSync(await (await saving).path(), 'utf8');
}

/** The colour on the middle of each fence: 'X', 'O', or '.' for neither. */
async function fencesAt(page: Page, ...fences: string[]): Promise<string> {
  const middles = fences.map((fence): Vertex => {
    const [from, to] = fence.split('/').map((point) => vertex(point)) as [Vertex, Vertex];
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  });
  const shown = await colors(page, middles);
  return shown
    .map((color) => (Math.max(...color) < 90 ? 'X' : Math.min(...color) > 222 ? 'O' : '.'))
    .join('');
}

/** The brightness of the board along a line of points, 0 to 255. */
async function brightness(page: Page, from: Vertex, to: Vertex): Promise<number[]> {
  const along = Array.from(
    { length: 40 },
    (_, i): Vertex => [from[0] + ((to[0] - from[0]) * i) / 39, from[1] + ((to[1] - from[1]) * i) / 39],
  );
  return (await colors(page, along)).map(([red, green, blue]) => (red + green + blue) / 3);
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Runs a test on a page of its own, which must not complain. */
function onPage(body: (page: Page) => Promise<void>, options = {}): () => Promise<void> {
  return async () => {
    const { page, complaints } = await openAgain(browser, url, options);
    await beginNewGame(page); // the page opens with a position
    await body(page);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  };
}

/** The same where earlier choices matter. */
const onNewPage: typeof onPage =
  (...given) =>
  () =>
    leaveKept().then(onPage(...given));

describe('building', () => {
  test(
    'a click puts a post; it is linked to all it can be',
    onPage(async (page) => {
      expect(await page.locator('#board').getAttribute('aria-label')).toBe(
        'Senket board, 17×17, 0 black and 0 white posts',
      );
      await startNew(page, '11');
      await play(page, '3-3', '8-8', '5-4', '9-6', '4-5');
      await hover(page, null);
      expect(await fencesAt(page, '3-3/5-4', '3-3/4-5', '8-8/9-6', '5-4/4-5')).toBe('XXO.');
      expect(await status(page)).toBe('Turn 5: Black 4-5 with 1 fence. White to play.');
      expect(await turns(page)).toEqual(['3-3', '8-8', '5-4 +1', '9-6 +1', '4-5 +1']);
      const before = await picture(page);
      await click(page, '8-8');
      expect(await status(page)).toBe('White may not put a post on 8-8: white has one there.');
      await hover(page, null);
      expect([await picture(page), await moveNumber(page)]).toEqual([before, '5']);
    }),
  );

  test(
    'with linking off posts stand alone until fences are drawn',
    onPage(async (page) => {
      await startNew(page, '11');
      await choose(page, 'linking', 'none');
      await play(page, '3-3', '8-8', '5-4', '9-6');
      expect(await fencesAt(page, '3-3/5-4', '8-8/9-6')).toBe('..');

      await drag(page, '3-3', '5-4');
      expect(await status(page)).toMatch(/^The next post builds the fence 3-3\/5-4 as well/);
      await hover(page, null);
      const planned = await picture(page);
      await page.keyboard.press('Escape');
      expect(await picture(page)).not.toBe(planned);
      await drag(page, '3-3', '5-4');
      expect(await moveNumber(page)).toBe('4');
      await click(page, '10-2');
      await hover(page, null);
      expect(await fencesAt(page, '3-3/5-4')).toBe('X');

      await drag(page, '8-8', '10-9'); // to a free point: the post with this fence alone
      await drag(page, '3-3', '3-5'); // and no fence at all
      expect(await status(page)).toMatch(/knight's step/);
      expect(await savedText(page)).toBe(
        'Senket 11\n1. 3-3\n2. 8-8\n3. 5-4\n4. 9-6\n5. 10-2 3-3=5-4\n6. 10-9 +8-8\n',
      );
    }),
  );

  test(
    'a fence that would cross another is refused by name',
    onPage(async (page) => {
      await paste(page, record('4-4\n5-4\n10-10\n4-6 +5-4\n5-6'));
      await play(page, '1-1'); // White; then Black tries
      await drag(page, '4-4', '5-6');
      expect(await status(page)).toMatch(/4-4\/5-6: it would cross white's fence .*5-4/);
    }),
  );

  test(
    'pointing at a point shows the fences a post there would get',
    onNewPage(async (page) => {
      await paste(page, record('3-3\n8-8\n5-6\n8-4'));
      await hover(page, vertex('1-9'));
      const before = await brightness(page, vertex('3-3'), vertex('4-5'));
      await hover(page, vertex('4-5'));
      expect(await status(page)).toMatch(/^4-5: 1 fence\./);
      const after = await brightness(page, vertex('3-3'), vertex('4-5'));
      const darker = after.filter((value, i) => value < before[i]! - 40).length;
      expect(darker).toBeGreaterThan(20);
      expect(await moveNumber(page)).toBe('4');
    }),
  );

  test(
    'a finger taps once to see and again to play',
    onPage(
      async (page) => {
        const tap = async (point: string) => {
          const { x, y } = await place(page, ...vertex(point, 17));
          await page.locator('#board').tap({ position: { x, y } });
        };
        await tap('5-5');
        expect([await moveNumber(page), await status(page)]).toEqual([
          '0',
          '5-5: no fence for Black here. Tap again to play.',
        ]);
        await tap('5-5');
        await tap('9-9');
        await tap('9-9');
        expect(await moveNumber(page)).toBe('2');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      },
      { viewport: { width: 390, height: 800 }, hasTouch: true },
    ),
  );

  test(
    'the keyboard chooses a point and plays there',
    onPage(async (page) => {
      await page.locator('#board').focus();
      for (const key of ['Enter', 'ArrowUp', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      expect(await turns(page)).toEqual(['9-10', '10-10']);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowLeft');
      expect(await moveNumber(page)).toBe('1');
    }),
  );
});

describe('the score', () => {
  test(
    'is held back while only one side has territory',
    onPage(async (page) => {
      await paste(page, record('2-1\n8-8\n1-3 +2-1\n10-11'));
      await mode(page, 'count');
      expect(await page.locator('#score-early').isVisible()).toBe(true);
      expect(await totals(page)).toEqual(['–', '–']);
      await paste(page, record('2-1\n10-11\n1-3 +2-1\n11-9 +10-11'));
      expect(await page.locator('#score-early').isVisible()).toBe(false);
      expect(await totals(page)).toEqual(['1', '1']);
    }),
  );

  test(
    'of the author’s second board is even, with a strip that is nobody’s',
    onPage(async (page) => {
      await openExample(page, 'Scoring resolved, board 2');
      expect(await text(page, 'game-title')).toBe('Scoring resolved, board 2');
      expect(await totals(page)).toEqual(['3481', '3481']);
      expect(await text(page, 'sums-black')).toBe('(45 + 14)²');
      const [upper, lower] = await colors(page, [
        [1.5, 0.5],
        [8.5, 9.4],
      ]);
      expect(Math.max(...(upper as number[]))).toBeLessThan(Math.min(...(lower as number[])));
      await openExample(page, 'Seki');
      await hover(page, [9.2, 2.5]);
      expect(await status(page)).toMatch(/contested, .* claims this ground by the same right\.$/);
    }),
  );

  test(
    'an invaded claim is hatched, and says what spoils it',
    onPage(async (page) => {
      await openExample(page, 'A first territory');
      const [from, to]: Vertex[] = [
        [2.2, 9.6],
        [4.8, 9.6],
      ];
      expect(spread(await brightness(page, from!, to!))).toBeLessThan(40);
      expect(await totals(page)).toEqual(['197', '1']);
      await hover(page, [2.4, 8.6]);
      expect(await status(page)).toContain('Black’s territory: area 14; scores 14² = 196.');

      await openExample(page, 'An invaded corner');
      await hover(page, null);
      expect(spread(await brightness(page, from!, to!))).toBeGreaterThan(60);
      expect(await totals(page)).toEqual(['1', '2']);
      await hover(page, [2.4, 8.6]);
      expect(await status(page)).toContain('Black’s 14 do not count: contains White’s territory at 1-2.');
    }),
  );

  test(
    'marks prisoners, and counts open points instead of area where that is chosen',
    onPage(async (page) => {
      await openExample(page, 'Prisoners');
      const [dead, alive] = await colors(page, [vertex('2-2', 13), vertex('12-13', 13)]);
      expect((dead as number[])[0]).toBeGreaterThan(1.6 * (dead as number[])[1]!); // a red cross
      expect(Math.min(...(alive as number[]))).toBeGreaterThan(200);
      expect(await totals(page)).toEqual(['785', '1']);
      expect(await text(page, 'prisoners-black')).toBe('4');
      await choose(page, 'mode', 'posts');
      expect(await text(page, 'ground-name')).toBe('Open points');
      expect(await text(page, 'sums-black')).toBe('(24 + 2·4)² + 2²');
      expect(await totals(page)).toEqual(['1028', '4']);
      await page.reload();
      await page.waitForSelector('html[data-ready="true"]');
      expect(await totals(page)).toEqual(['1028', '4']);
    }),
  );

  test(
    'two passes end the game, with a winner or a tie',
    onPage(async (page) => {
      await openExample(page, 'An invaded corner');
      const empty = await colors(page, [vertex('6-6', 11)]);
      await page.locator('#pass').click();
      await page.locator('#pass').click();
      expect(await text(page, 'game-result')).toBe('Both have passed. White wins, 2 to 1.');
      expect(await status(page)).toBe('Both have passed. White wins, 2 to 1.');
      await click(page, '6-6');
      expect(await status(page)).toBe('Both have passed. White wins, 2 to 1.'); // and no post
      expect(await colors(page, [vertex('6-6', 11)])).toEqual(empty);
      await page.locator('#undo').click();
      expect(await text(page, 'game-result')).toBe('');
      await startNew(page, '11');
      await page.locator('#pass').click();
      await page.locator('#pass').click();
      expect(await text(page, 'game-result')).toBe('Both have passed. A tie: 0 each.');
    }),
  );
});

test(
  'a record tells who resigned, and the players',
  onPage(async (page) => {
    await paste(page, 'Senket 11\n#! PB[Ann]PW[Bo]RE[B+R]\n1. 2-1\n2. 5-5\n3. 1-3 +2-1\n');
    expect(await text(page, 'game-result')).toBe('Black wins: White resigned.');
    expect([await text(page, 'name-black'), await text(page, 'name-white')]).toEqual(['Ann', 'Bo']);
    expect(await text(page, 'score-heading')).toBe('If the game ended now');
    await click(page, '6-6');
    expect(await status(page)).toBe('Black wins: White resigned.');
    await page.keyboard.press('ArrowLeft');
    expect(await text(page, 'game-result')).toBe('');
  }),
);

describe('what a post is worth', () => {
  test(
    'White’s invasion of a corner is the largest square on the board',
    onPage(async (page) => {
      await paste(
        page,
        record(
          `1-4\n10-11\n3-5 +1-4\n11-9 +10-11\n4-3 +3-5\n1-3\n6-2 +4-3\npass\n8-1 +6-2\npass\n1-9\npass\n2-11 +1-9`,
        ),
      );
      const board = SenketGame.fromText(await savedText(page)).board;
      await mode(page, 'layers');
      await page.locator('#layer-worth').check({ force: true });
      await page.locator('#best-move', { hasText: 'White gains most by 2-1: +226.' }).waitFor();
      expect(board.moveValues('white').at([1, 10])).toBe(226);
      await hover(page, vertex('2-1'));
      expect(await status(page)).toContain('a post is worth +226 to White, the most.');
      const [blue] = await colors(page, [[1.1, 10.1]]);
      expect((blue as number[])[2]).toBeGreaterThan(1.3 * (blue as number[])[0]!);
      await choose(page, 'mode', 'posts');
      await mode(page, 'layers');
      await page
        .locator('#best-move', { hasText: 'White gains most' })
        .filter({ hasNotText: '+226' })
        .waitFor();
    }),
  );

  test(
    'the other side’s threats are framed, and follow whose move it is',
    onPage(async (page) => {
      await paste(
        page,
        record(
          `1-4\n10-11\n3-5 +1-4\n11-9 +10-11\n4-3 +3-5\n1-3\n6-2 +4-3\npass\n8-1 +6-2\npass\n1-9\npass\n2-11 +1-9\npass`,
        ),
      );
      await mode(page, 'layers');
      await page.locator('#layer-threats').check({ force: true });
      await page.locator('#most-threatened', { hasText: 'White threatens most by 2-1: +226.' }).waitFor();
      await hover(page, vertex('2-1'));
      expect(await status(page)).toContain('White threatens +226 here, the most.');
      await page.keyboard.press('ArrowLeft');
      await page.locator('#most-threatened', { hasText: 'Black threatens' }).waitFor();
    }),
  );
});

describe('trying moves', () => {
  test(
    'changes the totals and not the game',
    onPage(async (page) => {
      await openExample(page, 'A first territory');
      const before = [await savedText(page), await moveNumber(page)];
      await hover(page, null);
      const untouched = await picture(page);
      await mode(page, 'play');
      await page.locator('#try').check({ force: true });
      await choose(page, 'try-color', 'white');
      await play(page, '2-1', '1-3');
      expect(await text(page, 'change-text')).toBe('Black −196, White +1');
      expect(await totals(page)).toEqual(['1', '2']);
      await click(page, '1-3'); // takes it away again; 2-1 is left, a prisoner
      expect(await text(page, 'change-text')).toBe('Black +29, White ±0');
      await choose(page, 'try-color', 'black');
      await play(page, '1-2');
      await page.locator('#undo').click();
      await choose(page, 'try-color', 'white');
      await choose(page, 'linking', 'none');
      await play(page, '1-3');
      await drag(page, '2-1', '1-3');
      expect([await text(page, 'change-black'), await text(page, 'change-white')]).toEqual(['−196', '+1']);
      await page.locator('#try-clear').click();
      expect(await text(page, 'change-text')).toBe('Nothing tried yet.');
      await play(page, '1-2');
      await page.locator('#try').uncheck({ force: true });
      await hover(page, null);
      expect(await picture(page)).toBe(untouched);
      expect([await savedText(page), await moveNumber(page)]).toEqual(before);
      await click(page, '6-6');
      expect(await moveNumber(page)).toBe(String(Number(before[1]) + 1));
    }),
  );
});

describe('games in and out', () => {
  test(
    'undo, redo and the slider go through the turns',
    onPage(async (page) => {
      await startNew(page, '11');
      await play(page, '3-3', '8-8', '5-4');
      await hover(page, null);
      const after = await picture(page);
      await page.locator('#undo').click();
      expect([await turns(page), await fencesAt(page, '3-3/5-4')]).toEqual([['3-3', '8-8'], '.']);
      await page.locator('#redo').click();
      await hover(page, null);
      expect(await picture(page)).toBe(after);
      await page.locator('#slider').fill('1');
      expect(await status(page)).toBe('Turn 1: Black 3-3. White to play.');
      await mode(page, 'record');
      await page.locator('#move-list [data-move="2"]').click();
      expect(await moveNumber(page)).toBe('2');
    }),
  );

  test(
    'a saved game opens again, and a link restores it at its place',
    onNewPage(async (page) => {
      await startNew(page, '11');
      await play(page, '3-3', '8-8', '5-4', '9-6');
      await hover(page, null);
      const after = await picture(page);
      const saving = page.waitForEvent('download');
      await page.locator('#save').click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('senket.txt');
      const saved = readFileSync(await download.path(), 'utf8');
      expect(SenketGame.fromText(saved).history.map(({ fences }) => fences.length)).toEqual([0, 0, 1, 1]);
      await startNew(page, '17');
      await drop(page, saved);
      await page.waitForFunction(() => (document.querySelector('#slider') as HTMLInputElement).max === '4');
      expect(await picture(page)).toBe(after);

      await page.locator('#slider').fill('3');
      await page.locator('#share').click();
      await page.waitForFunction(() => /^#game=/.test(location.hash));
      const opened = await openPage(browser, page.url());
      expect(await picture(opened.page)).toBe(await picture(page));
      expect([await moveNumber(opened.page), await turns(opened.page)]).toEqual(['3', await turns(page)]);
      expect(opened.complaints).toEqual([]);
      await leavePage(opened.page);
    }),
  );

  test(
    'what comes with the page opens, sizes can be chosen, and a broken record is reported',
    onPage(async (page) => {
      await page.locator('#open').click();
      const games = page.locator('#games button');
      await games.first().waitFor();
      for (let i = 0; i < (await games.count()); i++) {
        if (i > 0) await page.locator('#open').click();
        await games.nth(i).click();
        expect([i, await page.locator('#notice').isVisible()]).toEqual([i, false]);
      }
      await page.locator('#new').click();
      await page.locator('[name="size"][value="31"]').check({ force: true });
      expect(await page.locator('#new-size').inputValue()).toBe('31');
      await page.locator('#new-size').fill('32');
      await page.locator('#new-start').click();
      expect(await text(page, 'game-terms')).toBe('32×32 points, area scoring');
      await paste(page, record('3-3\n12-3'));
      await page.locator('#notice').waitFor({ state: 'visible' });
      expect(await text(page, 'notice')).toMatch(/line 3/);
      expect(await text(page, 'game-terms')).toBe('32×32 points, area scoring');
    }),
  );
});
