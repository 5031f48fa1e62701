/** Records on the page of Go as a reader uses them: the tree, comments, marks, several games of a file. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GoGame, init, stringifySgf } from 'kakoi';
import { parseSgf } from 'kakoi/sgf';
import type { Browser, Page } from 'playwright-core';
import { clickOn, colors, drop, mode, moveNumber, pages, place, text } from '../support/board-page.js';
import { keepOpen, launchChromium, openAgain } from '../support/browser.js';

const url = pathToFileURL(join(pages, 'index.html')).href;

/** Two games; the first with variations, a comment, marks and a property that nobody knows. */
const FILE = `(;FF[4]GM[1]SZ[9]PB[Ann]PW[Bob]RE[W+R]KM[5.5]XY[kept]
;B[cc];W[gg];B[gc]C[A corner.]TR[cc]MA[ee]LB[cg:A]
(;W[cg];B[dg](;W[dh])(;W[df];B[ef]))
(;W[eg]C[Another way.];B[ce]))
(;GM[1]SZ[9]GN[The second];B[ee];W[cc])`;

let browser: Browser;
beforeAll(async () => {
  await init();
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function opened(record = FILE, options = {}) {
  const { page, complaints } = await openAgain(browser, url, options);
  await mode(page, 'record');
  await drop(page, record);
  // A problem is asked at once; its record is behind that.
  if ((await page.locator('#tab-read').getAttribute('aria-selected')) === 'true')
    await page.locator('#trial-end').click();
  const [first] = parseSgf(record);
  let nodes = 0;
  for (let node = first; node?.children[0]; node = node.children[0]) nodes++;
  await page.waitForFunction(
    (max) => (document.querySelector('#slider') as HTMLInputElement).max === max,
    String(nodes),
  );
  return { page, complaints };
}

const onPage =
  (look: (page: Page) => Promise<void>, record = FILE, options = {}) =>
  async () => {
    const { page, complaints } = await opened(record, options);
    await look(page);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  };

const moves = (page: Page) => page.locator('#move-list button').allInnerTexts();
const comment = (page: Page) => page.locator('#comment').inputValue();

async function saved(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.locator('#save').click();
  return readFileSync(await (await saving).path(), 'utf8');
}

/** Clicks the node of the tree with a depth, in the row of its variation. */
async function clickTree(page: Page, depth: number, row: number): Promise<void> {
  await page.locator('#tree-space').click({ position: { x: 13 + 22 * depth, y: 13 + 22 * row } });
}

test(
  'variations are offered, lettered on the board, and followed from the list, the tree and the keyboard',
  onPage(async (page) => {
    expect(await moves(page)).toEqual(['C7', 'G3', 'G7', 'C3', 'D3', 'D2']);
    await page.locator('#slider').fill('3');
    expect(await page.locator('#variations button').allInnerTexts()).toEqual(['A: C3', 'B: E3']);
    const [[red, green, blue] = [0, 0, 0]] = await colors(page, [[3.75, 6]]);
    expect(blue).toBeGreaterThan(Math.max(red, green)); // the badge at E3

    await page.locator('#variations button', { hasText: 'E3' }).click();
    expect([await moves(page), await moveNumber(page)]).toEqual([['C7', 'G3', 'G7', 'E3', 'C5'], '4']);
    expect(await text(page, 'branch-text')).toBe('Variation: 1 move');
    await page.keyboard.press('ArrowUp');
    expect((await moves(page))[3]).toBe('C3');
    await page.keyboard.press('ArrowDown');
    expect((await moves(page))[3]).toBe('E3');
    await page.locator('#restore').click();
    expect([await moveNumber(page), await page.locator('#branch').isVisible()]).toEqual(['3', false]);
    expect(await moves(page)).toEqual(['C7', 'G3', 'G7', 'C3', 'D3', 'D2']); // forward is the main line again

    await clickTree(page, 7, 1); // the variation that leaves the line last lies nearest to it
    expect(await moves(page)).toEqual(['C7', 'G3', 'G7', 'C3', 'D3', 'D4', 'E4']);
    await clickTree(page, 5, 2);
    expect(await moves(page)).toEqual(['C7', 'G3', 'G7', 'E3', 'C5']);
    await clickTree(page, 1, 0);
    expect(await moveNumber(page)).toBe('1');
  }),
);

test(
  'a saved file holds every game, variation, comment and property, and what was played, written and deleted since',
  onPage(async (page) => {
    const normal = (sgf: string) => stringifySgf(parseSgf(sgf));
    expect(normal(await saved(page))).toBe(normal(FILE));

    await page.locator('#slider').fill('2');
    await clickOn(page, 4, 4);
    await page.locator('#comment').fill('My own idea.\nWith [brackets].');
    await page.locator('#slider').fill('0');
    expect(await comment(page)).toBe('');
    const [one, two] = parseSgf(await saved(page));
    const branches = one?.children[0]?.children[0]?.children;
    expect(branches?.map(({ data }) => [data.B, data.C])).toEqual([
      [['gc'], ['A corner.']],
      [['ee'], ['My own idea.\nWith [brackets].']],
    ]);
    expect(one?.data.XY).toEqual(['kept']);
    expect(two?.data.GN).toEqual(['The second']);

    await page.locator('#slider').fill('3'); // the line is still that of the own move
    await page.locator('#delete-node').click();
    expect(normal(await saved(page))).toBe(normal(FILE));
    await page.locator('#undo').click();
    await page.locator('#promote').click();
    const [promoted] = parseSgf(await saved(page));
    expect(promoted?.children[0]?.children[0]?.children.map(({ data }) => data.B)).toEqual([['ee'], ['gc']]);
  }),
);

test(
  'comments are shown where they stand, changed, and changed back',
  onPage(async (page) => {
    await page.locator('#slider').fill('3');
    expect(await comment(page)).toBe('A corner.');
    await page.locator('#comment').fill('Not the corner that matters.');
    await page.locator('#forward').click();
    expect(await comment(page)).toBe('');
    await page.locator('#back').click();
    expect(await comment(page)).toBe('Not the corner that matters.');
    await page.locator('#undo').click();
    expect(await comment(page)).toBe('A corner.');
    await page.locator('#comment').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft'); // in the text, not in the game
    expect(await moveNumber(page)).toBe('3');
  }),
);

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a press on the board', (page) => clickOn(page, 8, 8)],
  ['a step', (page) => page.locator('#forward').click()],
  [
    'a turn of the wheel',
    (page) =>
      page
        .locator('#board')
        .hover()
        .then(() => page.mouse.wheel(0, 100)),
  ],
  ['the tree', (page) => clickTree(page, 5, 2)],
  [
    'undo',
    (page) =>
      page
        .locator('#undo')
        .click()
        .then(() => page.locator('#redo').click()),
  ],
  ['another game of the file', (page) => page.locator('#file-game').selectOption({ index: 1 })],
])('a comment that is typed stays with its node, whatever is done at once: %s', async (_, leave) => {
  await onPage(async (page) => {
    await page.locator('#slider').fill('3');
    await page.locator('#comment').selectText();
    await page.keyboard.type('Why here?'); // filling the field would say that it has been left
    await leave(page);
    const open = parseSgf(await saved(page)).slice(0, 1);
    const comments: string[] = [];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node.data.C !== undefined) comments.push(`${node.data.B ?? node.data.W}: ${node.data.C}`);
      open.push(...node.children);
    }
    expect(comments.sort()).toEqual(['eg: Another way.', 'gc: Why here?']);
  })();
});

test(
  'a comment that is being typed is kept when the page is hidden, and when another game begins',
  onPage(async (page) => {
    await page.locator('#slider').fill('3');
    await page.locator('#comment').fill('Why here?');
    const isKept = await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      return Object.values(localStorage).some((kept) => kept.includes('Why here?'));
    });
    expect(isKept).toBe(true);
    await page.locator('#comment').fill('Why not there?');
    await drop(page, '(;SZ[9];B[ee])');
    await page.locator('#open').click();
    await page.locator('#recent-games .open-game', { hasText: '2 records' }).first().click();
    expect([await moveNumber(page), await comment(page)]).toEqual(['3', 'Why not there?']);
  }),
);

/** Black to live in the corner, as files of problems have it: the right answer first, or after another. */
const PROBLEM = `(;GM[1]FF[3]SZ[9]AB[ca][cb][bb][ac]AW[da][db][dc][cc][bc][ad]C[Black to live.]
(;B[ab]C[Correct! Two eyes.])(;B[aa];W[ab]C[Wrong.]))`;
const stones = 'AB[ca][cb]AW[da][db]';
const played = ';B[ee];W[cc];B[gg];W[cg]';

test.each([
  ['a problem', PROBLEM, '0', 'Black to live.'],
  ['a problem with one answer', `(;SZ[9]${stones}C[Live.];B[ba]C[Correct!])`, '0', 'Live.'],
  ['a problem whose stones follow the root', `(;SZ[9];${stones}C[Live.];B[ba]C[Correct!])`, '1', 'Live.'],
  ['a problem from a game', `(;SZ[9]PB[Ann]PW[Bob]RE[B+R]${stones}C[Live.];B[ba]C[Yes])`, '0', 'Live.'],
  ['a lesson', '(;SZ[9]C[Openings.](;B[cc]C[Best.])(;B[gg]))', '0', 'Openings.'],
  ['a game', `(;SZ[9]PB[Ann]PW[Bob]C[A final.]${played}C[The end.])`, '4', 'The end.'],
  ['a game with variations', '(;SZ[9]RE[W+2.5](;B[cc])(;B[gg]))', '1', ''],
  ['a game that was looked back at', '(;SZ[9]RE[W+2.5]C[Why?](;B[cc]C[So.])(;B[gg]))', '0', 'Why?'],
  ['a game with a handicap', `(;SZ[9]HA[2]AB[gc][cg];W[ee];B[cc]C[The end.])`, '2', 'The end.'],
  ['moves alone', `(;SZ[9]${played}C[The end.])`, '4', 'The end.'],
])('%s opens where it should', async (_, record, number, said) => {
  await onPage(async (page) => {
    expect([await moveNumber(page), await comment(page)]).toEqual([number, said]);
  }, record)();
});

test(
  'the problems of a file open at their questions, one after the other',
  onPage(async (page) => {
    expect([await moveNumber(page), await comment(page)]).toEqual(['0', 'Black to live.']);
    await mode(page, 'record'); // the file opened where its problems are solved
    await page.locator('#file-game').selectOption({ index: 1 });
    expect([await moveNumber(page), await comment(page)]).toEqual(['0', 'White to kill.']);
    await page.locator('#last').click();
    expect(await comment(page)).toBe('Correct!');
  }, `${PROBLEM}(;SZ[9]${stones}PL[W]C[White to kill.];W[ba]C[Correct!])`),
);

test(
  'a record is saved under the name of its file, whichever of its games is looked at',
  onPage(async (page) => {
    const nameOfSaved = async () => {
      const saving = page.waitForEvent('download');
      await page.locator('#save').click();
      return (await saving).suggestedFilename();
    };
    expect(await nameOfSaved()).toBe('game.sgf');
    const buffer = Buffer.from('(;SZ[9]PB[Ann]PW[Bo];B[ee])(;SZ[9];B[cc])');
    await page.setInputFiles('#file-input', { name: 'Lesson 3.sgf', mimeType: 'text/plain', buffer });
    await page.locator('#file-games').waitFor();
    expect(await nameOfSaved()).toBe('Lesson 3.sgf');
    await page.locator('#file-game').selectOption({ index: 1 });
    expect(await nameOfSaved()).toBe('Lesson 3.sgf');
  }),
);

test(
  'marks of the record are drawn on stones and points',
  onPage(async (page) => {
    await page.mouse.move(1, 1);
    await page.locator('#layer-passAlive').click();
    await page.locator('#slider').fill('2');
    const points = [
      [2, 1.77],
      [3.9, 3.9],
      [2, 5.75],
    ] as const;
    const before = await colors(page, points);
    await page.locator('#slider').fill('3');
    const after = await colors(page, points);
    expect(Math.max(...(before[0] as number[]))).toBeLessThan(130);
    expect(Math.min(...(after[0] as number[]))).toBeGreaterThan(200); // white on the black stone
    expect(after[1]).not.toEqual(before[1]);
    expect(after[2]).not.toEqual(before[2]);
  }),
);

test(
  'the games of a file are offered; what was changed in one is there on coming back, and in the file',
  onPage(async (page) => {
    const options = page.locator('#file-game option');
    expect(await options.allInnerTexts()).toEqual(['1 of 2: Ann – Bob', '2 of 2: The second']);
    await page.locator('#comment').fill('Read.');
    await page.locator('#file-game').selectOption({ index: 1 });
    expect(await moves(page)).toEqual(['E5', 'C7']);
    await clickOn(page, 6, 6);
    await page.locator('#file-game').selectOption({ index: 0 });
    expect([await text(page, 'game-title'), await comment(page)]).toEqual(['Ann – Bob', 'Read.']);
    const games = parseSgf(await saved(page));
    expect(games.map(({ data }) => data.PB ?? data.GN)).toEqual([['Ann'], ['The second']]);
    expect(GoGame.fromSgf(stringifySgf(games), { game: 1 }).moveNumber).toBe(3);
    await drop(page, '(;SZ[9])');
    await page.locator('#file-games').waitFor({ state: 'hidden' });
  }),
);

test.each([
  [
    'after a resignation',
    '(;GM[1]SZ[9]RE[W+R];B[cc];W[gg])',
    'Black resigned: W+R.',
    'Black E5. White to play. The result W+R is gone: undo brings it back.',
  ],
  [
    'after two passes',
    '(;GM[1]SZ[9];B[cc];W[];B[])',
    'Both passed: the game is over.',
    'White E5. Black to play.',
  ],
])('a stone goes on from the end of a record %s', async (_, record, ending, next) => {
  await onPage(async (page) => {
    const last = Number(await moveNumber(page));
    expect(await text(page, 'status-text')).toContain(ending);
    await clickOn(page, 4, 4);
    expect(await moveNumber(page)).toBe(String(last + 1));
    expect(await text(page, 'status-text')).toBe(`Move ${last + 1}: ${next}`);
    await clickOn(page, 4, 4); // a stone is there: it is looked at, and nothing is played
    expect(await moveNumber(page)).toBe(String(last + 1));
  }, record)();
});

test(
  'a fault in a variation is told where it is looked at, and what follows it is there',
  onPage(async (page) => {
    await page.locator('#slider').fill('0');
    expect(await page.locator('#notice').isVisible()).toBe(false);
    await page.locator('#variations button').last().click();
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice')).toContain("Line 1, column 24: 'zz' is outside the 9×9 board.");
    await page.locator('#forward').click();
    expect(await text(page, 'status-text')).toContain('White E5');
  }, '(;GM[1]SZ[9](;B[cc])(;B[zz];W[ee]))'),
);

test(
  'the list of moves is one stop of the keyboard, and its arrows go from row to row',
  onPage(async (page) => {
    await page.locator('#first').click();
    await page.locator('#move-list').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await moveNumber(page)).toBe('3');
    await page.keyboard.press('ArrowUp');
    await page.locator('#move-list [aria-current]', { hasText: 'C7' }).waitFor(); // it follows in the next frame
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#move-list') ?? null)).toBeNull();
  }, '(;GM[1]SZ[9];B[cc];W[gg];B[cg];W[gc];B[ee])'),
);

test('a record of ten thousand moves keeps the page small', async () => {
  const points = Array.from({ length: 10_000 }, (_, i) => {
    const [x, y] = [i % 19, Math.floor(i / 19) % 19];
    return `;${i % 2 ? 'W' : 'B'}[${String.fromCharCode(97 + x, 97 + y)}]`;
  });
  await onPage(
    async (page) => {
      expect(await page.locator('#move-list button').count()).toBeLessThan(100);
      expect(await page.locator('#move-list [aria-current]').innerText()).toBe('F6');
      await page.locator('#tree').evaluate((tree) => tree.scrollTo(0, 0));
      await clickTree(page, 5, 0);
      await page.locator('#move-list [aria-current]', { hasText: 'E19' }).waitFor(); // it follows in the next frame
      const { width } = (await page.locator('#tree-canvas').boundingBox()) as { width: number };
      expect(width).toBeLessThan(400);
    },
    `(;GM[1]SZ[19]${points.join('')})`,
  )();
});

test('on a phone the record is below the board, and nothing scrolls sideways', async () => {
  await onPage(
    async (page) => {
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBe(360);
      await page.locator('#slider').fill('3');
      await page.locator('#variations button', { hasText: 'E3' }).tap();
      expect(await moveNumber(page)).toBe('4');
      await page.locator('#board').scrollIntoViewIfNeeded();
      expect(await place(page, 0, 0)).toBeTruthy();
    },
    FILE,
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  )();
});

test(
  'a move after the end of a record says that its result is gone, and undo brings it back',
  onPage(async (page) => {
    await clickOn(page, 4, 4);
    expect(await text(page, 'status-text')).toMatch(/The result B\+2 is gone: undo brings it back\.$/);
    expect(await saved(page)).not.toContain('RE[');
    await page.locator('#undo').click();
    expect(await text(page, 'status-text')).not.toContain('is gone');
    expect(await saved(page)).toContain('RE[B+2]');
  }, '(;GM[1]SZ[9]RE[B+2];B[cc];W[gg])'),
);

test(
  "Black's moves stand on the left of the list and White's on the right, when one plays twice too",
  onPage(async (page) => {
    const rows = () =>
      page
        .locator('#move-list li')
        .evaluateAll((items) =>
          items.map((item) => [...item.children].map((cell) => (cell as HTMLElement).innerText)),
        );
    expect(await rows()).toEqual([
      ['1.', 'C7', 'G3'],
      ['2.', '', 'G7'],
      ['3.', 'C3', 'E5'],
    ]);
    await page.locator('#move-list').focus();
    await page.locator('#slider').fill('2');
    await page.locator('#move-list').press('ArrowDown');
    expect(await moveNumber(page)).toBe('3');
    await page.locator('#slider').fill('4');
    await page.locator('#move-list').press('ArrowUp'); // no move of Black is there
    expect(await moveNumber(page)).toBe('3');
  }, '(;GM[1]SZ[9];B[cc];W[gg];W[gc];B[cg];W[ee])'),
);

test(
  'the keyboard goes on from the list of moves when a line has been made the main one',
  onPage(async (page) => {
    await page.locator('#slider').fill('1');
    await page.locator('#variations button').last().click();
    await page.locator('#promote').press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('move-list');
    expect((await saved(page)).indexOf('W[gc]')).toBeLessThan((await saved(page)).indexOf('W[gg]'));
  }, '(;GM[1]SZ[9];B[cc](;W[gg])(;W[gc]))'),
);

test(
  'columns and rows after z are points, and a move beside the board is no pass',
  onPage(async (page) => {
    expect(await page.locator('#move-list button').allInnerTexts()).toEqual(['AG1', 'AF2', 'aZ', 'pass']);
    await page.locator('#slider').fill('1');
    expect(await text(page, 'status-text')).toBe('Move 1: Black AG1. White to play.');
    await page.locator('#slider').fill('3');
    expect(await text(page, 'status-text')).toContain('Move 3: Black aZ.');
  }, '(;GM[1]SZ[32];B[FF];W[EE];B[aZ];W[])'),
);
