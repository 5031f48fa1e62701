/** Groups read on the page of Go, in Chromium: answers, lines on the board, and problems played against the solver. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GoBoard, init, type Vertex } from 'kakoi';
import { readingEngine, readLife } from 'kakoi/reading';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { clickOn, colors, drop, mode, pages, picture, place, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { root } from '../support/run.js';
import { leavePage } from '../support/used-pages.js';

const url = pathToFileURL(join(pages, 'index.html')).href;

const LADDER = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X . . . . . .
  . . X O . . . . .
  . . . X X . . . .
  . . . . . . . . .
  . . . . . . . . .`;
/** The side that moves first decides, at B2. */
const SIX_POINTS = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O . . . .
  X X X X O . . . .
  . . . X O . . . .
  . . . X O . . . .`;
/** Black has one eye, and a way out at C3. */
const OPEN = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . O . . . . . . .
  O O . . . . . . .
  X X X O . . . . .
  . . X O . . . . .`;

let browser: Browser;
beforeAll(async () => {
  await init(readingEngine);
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** As a book prints it: a corner, of which the rest of the board goes on. White to play lives, with D1, G1 or K1. */
const SECOND_LINE = `
$$W White to live
$$ | . . . . . . . . . . .
$$ | . . X X X X X X X a .
$$ | . X O O O O O O O X .
$$ | . . . . . . . . . . .
$$ -----------------------`;
const RACE = `
  . . . . . . .
  . X X X X X .
  X X O O O O .
  O O X X X O .
  . . . . X O .`;
const CUTTING_POINT = `
  . . . . . . .
  . . O O . . .
  . . X . X . .
  . . . . O . .
  . . . . . . .`;

/** Waits until everything that was asked has been answered. */
async function read(page: Page): Promise<void> {
  await page.waitForTimeout(50);
  await page.waitForSelector('html:not([data-reading])', { state: 'attached' });
}

/** The page with the position, and a stone of it read. */
async function openRead(diagram: string, [x, y]: Vertex, options = {}) {
  const opened = await openPage(browser, url, options);
  const { page } = opened;
  await drop(page, diagram);
  await mode(page, 'read');
  await clickOn(page, x, y);
  await page.locator('#reading-target').waitFor();
  await read(page);
  return opened;
}

async function answers(page: Page): Promise<string[]> {
  return (await page.locator('.answer:visible').allInnerTexts()).map((words) =>
    words.replace(/\s+/g, ' ').trim(),
  );
}

/** The position on the board, as the page writes it below its title. */
async function boardAsText(page: Page): Promise<GoBoard> {
  await page.locator('.text-board').evaluate((details) => details.setAttribute('open', ''));
  await page.waitForFunction(() => document.querySelector('#board-text')?.textContent !== '');
  return GoBoard.fromDiagram((await text(page, 'board-text')).split('\n').slice(1).join('\n'));
}

async function stonesAt(page: Page, points: readonly Vertex[]): Promise<string> {
  // Between the number and the rim, away from the lines.
  const found = await colors(
    page,
    points.map(([x, y]) => [x + 0.25, y + 0.25]),
  );
  return found.map((rgb) => (Math.max(...rgb) < 110 ? 'X' : Math.min(...rgb) > 185 ? 'O' : '.')).join('');
}

test('a group is named by the stone that was pressed', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, '(;SZ[9]AB[ce][de][ee])');
  await mode(page, 'read');
  await clickOn(page, 3, 4);
  expect(await text(page, 'reading-target')).toBe('Black D5, 3 stones');
  await clickOn(page, 4, 4);
  expect(await text(page, 'reading-target')).toBe('Black E5, 3 stones');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the group that was pressed is the one to solve, and a group whose fate is settled is none', async () => {
  const { page, complaints } = await openPage(browser, url);
  // White's group at the top can be killed, too, and those of the whole board are looked for when none is pressed.
  const top = 'AB[ea][eb][ec][fc][gc][hc][ic]AW[fa][fb][gb][hb][ib]';
  await drop(page, `(;SZ[9]PL[B]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di]${top})`);
  await mode(page, 'read');
  const said = (words: RegExp) =>
    page.waitForFunction(
      (source) => new RegExp(source).test(document.querySelector('#status-text')?.textContent ?? ''),
      words.source,
    );
  await clickOn(page, 0, 7);
  await page.locator('#reading-practise').click();
  await said(/^Black to (kill|capture)\. You are Black: /);
  expect(await text(page, 'reading-target')).toBe('White A2, 5 stones');
  await page.locator('#practice-answer').click();
  await said(/^Black first: White .*, 5 stones, can be captured|^Black first: White .* is captured/);
  expect(await page.locator('#row-problem-black').isVisible()).toBe(true);
  expect(await page.locator('#row-fate-black').isVisible()).toBe(false); // it would tell the same in other words
  expect(await page.locator('#row-fate-white').isVisible()).toBe(true);

  await page.locator('#trial-end').click();
  await clickOn(page, 0, 6); // Black's wall
  await page.locator('#reading-practise').click();
  await page.waitForFunction(() =>
    /^Whoever begins: (lives|escapes)\./.test(document.querySelector('#reading-search')?.textContent ?? ''),
  );
  await clickOn(page, 0, 6);
  expect(await page.locator('#reading-hint').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a chain that has grown is still one of the group, and leaves it whole', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, '(;SZ[9];B[ee];W[gg];B[ef])');
  await page.keyboard.press('ArrowLeft');
  await mode(page, 'read');
  await clickOn(page, 4, 4);
  expect(await text(page, 'reading-target')).toBe('Black E5, 1 stone');
  await page.locator('label[for="reading-joins"]').click();
  await page.keyboard.press('ArrowRight');
  expect(await text(page, 'reading-target')).toBe('Black E5, 2 stones');
  await clickOn(page, 4, 4);
  expect(await page.locator('#reading-hint').isVisible()).toBe(true); // nothing is read any more
  await clickOn(page, 4, 4);
  expect(await text(page, 'reading-target')).toBe('Black E5, 2 stones');
  await clickOn(page, 4, 5);
  expect(await page.locator('#reading-hint').isVisible()).toBe(true); // whichever of its stones is pressed
  await clickOn(page, 6, 6);
  expect(await text(page, 'reading-target')).toBe('White G3, 1 stone');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

describe('asking is not playing', () => {
  test.each([
    ['a mouse', {}],
    ['a finger', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ])(
    'a press of %s beside a stone leaves the record as it is, and says where moves are played',
    async (_, options) => {
      const { page, complaints } = await openPage(browser, url, options);
      await drop(page, '(;SZ[19];B[pd];W[dp])');
      await mode(page, 'read');
      const before = await picture(page);
      const { x, y } = await place(page, 9, 9);
      const board = page.locator('#board');
      for (let taps = 0; taps < 2; taps++)
        await ('hasTouch' in options
          ? board.tap({ position: { x, y } })
          : board.click({ position: { x, y } }));
      expect(await text(page, 'status-text')).toBe(
        'Press a stone to read its group: moves are played in the other modes.',
      );
      expect(await page.locator('#slider').getAttribute('max')).toBe('2');
      expect(await page.locator('#undo').getAttribute('aria-disabled')).toBe('true');
      await page.mouse.move(1, 1);
      if (!('hasTouch' in options)) expect(await picture(page)).toBe(before); // no stone is aimed at it either
      await mode(page, 'record');
      await clickOn(page, 9, 9);
      expect(await page.locator('#slider').getAttribute('max')).toBe('3');
      expect(complaints).toEqual([]);
      await leavePage(page);
    },
  );

  test('moves are tried on the board where a question is played, and not in the record', async () => {
    const { page, complaints } = await openRead(SIX_POINTS, [0, 6]);
    await page.locator('#try-fate-white').click();
    await clickOn(page, 1, 7);
    await page.waitForFunction(() =>
      /^Good: /.test(document.querySelector('#status-text')?.textContent ?? ''),
    );
    await page.locator('#trial-end').click();
    expect(await page.locator('#slider').getAttribute('max')).toBe('0');
    expect(complaints).toEqual([]);
    await leavePage(page);
  });
});

describe('what is said of one group agrees', () => {
  const GAME = readFileSync(join(root, 'web/go/games/alphago-lee-sedol-2016-4.sgf'), 'utf8');
  /** L12 has liberties enough not to be caught at once, and is likely to die all the same. */
  const opened = async (at: number, [x, y]: Vertex) => {
    const opened = await openPage(browser, url);
    const { page } = opened;
    await drop(page, GAME);
    await page.locator('#slider').fill(String(at));
    await mode(page, 'read');
    await clickOn(page, x, y);
    await page.locator('#reading-target').waitFor();
    await read(page);
    return opened;
  };
  test.each([
    [120, 10, 7],
    [120, 3, 6],
    [78, 10, 8],
    [150, 12, 9],
  ])('after move %d, at %d, %d', async (at, x, y) => {
    const { page, complaints } = await opened(at, [x, y]);
    const [black = '', white = ''] = await answers(page);
    expect([black, white]).toEqual([expect.not.stringContaining('…'), expect.not.stringContaining('…')]);
    const isSafe = (words: string) =>
      /: (escapes|lives|stays)/.test(words) && words.includes('without a move');
    const isLost = (words: string) => /: (dies|captured)/.test(words);
    expect([black, white, isSafe(black) && isLost(white)]).toEqual([black, white, false]);
    expect([black, white, isSafe(white) && isLost(black)]).toEqual([black, white, false]);
    // A line that says that the group is captured ends with its stones off the board.
    for (const color of ['black', 'white']) {
      const show = page.locator(`#show-fate-${color}`);
      if ((await show.getAttribute('aria-disabled')) === 'true') continue;
      await show.click();
      await read(page);
      const said = await text(page, 'status-text');
      await page.locator('#last').click();
      if (said.includes('is captured'))
        expect([said, (await boardAsText(page)).get([x, y])]).toEqual([said, 0]);
      await page.locator('#trial-end').click();
    }
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('what is offered to be played can be played', async () => {
    const { page, complaints } = await openPage(browser, url);
    await drop(page, readFileSync(join(root, 'tests-js/fixtures/end-game-19.sgf'), 'utf8'));
    await page.locator('#slider').fill('40');
    await mode(page, 'read');
    let offered = 0;
    for (const [x, y] of [
      [15, 2],
      [14, 9],
      [11, 13],
    ] as const) {
      await clickOn(page, x, y);
      await page.locator('#reading-target').waitFor();
      await read(page);
      for (const color of ['black', 'white']) {
        const attempt = page.locator(`#try-fate-${color}`);
        if (!(await attempt.isVisible())) continue;
        offered++;
        await attempt.click();
        await read(page);
        expect(await text(page, 'status-text')).toMatch(/^You are (Black|White): /);
        await page.locator('#trial-end').click();
      }
    }
    expect(offered).toBeGreaterThan(0);
    expect(offered).toBeLessThan(6); // some boards are too open
    expect(complaints).toEqual([]);
    await leavePage(page);
  });
});

test('a stone that is pressed says what comes of its chain for both sides, and shows a ladder move by move', async () => {
  const { page, complaints } = await openRead(LADDER, [3, 5]);
  expect(await text(page, 'reading-target')).toBe('White D4, 1 stone');
  expect((await answers(page))[0]).toBe('Black first: captured with D5, 19 moves; proved');

  const game = await picture(page);
  await page.locator('#show-fate-black').click();
  await read(page);
  expect(await picture(page)).not.toBe(game); // the whole line, as ghosts
  expect(await text(page, 'status-text')).toBe('Black first: White D4, 1 stone, is captured (proved).');
  // The six lanes before the ladder's head, without the first move.
  expect(await text(page, 'reading-marks')).toBe(
    'A stone of White on any of the 22 tinted points would break the ladder.',
  );

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await text(page, 'status-text')).toBe('Move 2 of 19: White E4.');
  expect(
    await stonesAt(page, [
      [3, 4],
      [4, 5],
      [5, 5],
    ]),
  ).toBe('XO.');
  await page.locator('#last').click();
  expect(await text(page, 'status-text')).toMatch(/^Move 19 of 19: Black /);
  expect(
    await stonesAt(page, [
      [3, 5],
      [4, 5],
      [5, 4],
    ]),
  ).toBe('...'); // White has been taken

  await page.locator('#trial-end').click();
  await page.mouse.move(1, 1);
  expect(
    await stonesAt(page, [
      [3, 5],
      [3, 4],
    ]),
  ).toBe('O.');
  expect(await page.locator('#slider').inputValue()).toBe('0');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the pointer reads chains, and the line of one can be kept as a variation', async () => {
  const { page, complaints } = await openRead(LADDER, [3, 5]);
  await page.locator('#board').hover({ position: await place(page, 2, 4) });
  await page.waitForFunction(() =>
    /Black first: escapes/.test(document.querySelector('#status-text')?.textContent ?? ''),
  );
  await page.locator('#show-fate-black').click();
  await page.locator('#jump').fill('3');
  await page.locator('#jump').press('Enter');
  await page.locator('#trial-keep').click();
  expect(await page.locator('#move-list button').allInnerTexts()).toEqual(['D5', 'E4', 'F4']);
  // The words about the move stay when the answers about the group come.
  const words = 'Move 3: Black F4. White to play. Black puts the chain at D4 in atari.';
  await page.locator('#status-text', { hasText: words }).waitFor();
  await read(page);
  expect(await text(page, 'status-text')).toBe(words);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('life and death: outcomes, the line, every first move that does', async () => {
  const { page, complaints } = await openRead(SIX_POINTS, [0, 6]);
  const [black = '', white] = await answers(page);
  expect(black).toMatch(/^Black first: lives with [ABC][12], \d moves; (read, not )?proved$/);
  expect(white).toBe('White first: captured with B2, 5 moves; read, not proved');
  const named = /with (..)/.exec(black)?.[1];
  await page.locator('#show-fate-black').click();
  await read(page);
  // Every point inside, tried one by one here.
  const board = GoBoard.fromDiagram(SIX_POINTS);
  const good = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].filter(
    (point) => readLife(board.play('black', point).board, 'A3', { toPlay: 'white' }).outcome === 'lives',
  );
  expect(good).toContain(named);
  const others = good.filter((point) => point !== named).join(', ');
  expect(await text(page, 'reading-marks')).toBe(`Just as good, ringed in green: ${others}.`);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('an answer about a group that is not closed in says that it is only likely; a rectangle that is drawn bounds it', async () => {
  const { page, complaints } = await openRead(OPEN, [0, 7]);
  const open = await answers(page);
  expect(open).toEqual([
    expect.stringMatching(/^Black first: .*; likely$/),
    'White first: captured with C3, 5 moves; proved',
  ]);
  expect(await text(page, 'reading-certainty')).toContain('Likely: no wall closes around the stones.');
  const box = await page.locator('#board').boundingBox();
  const [from, to] = [await place(page, 0, 8), await place(page, 4, 4)];
  await page.mouse.move((box?.x ?? 0) + from.x, (box?.y ?? 0) + from.y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + to.x, (box?.y ?? 0) + to.y, { steps: 4 });
  await page.mouse.up();
  await read(page);
  expect(await answers(page)).toEqual([
    expect.stringMatching(/^Black first: lives with .*; (read, not )?proved$/),
    expect.stringMatching(/^White first: (dies|captured) with C3, .*; (read, not )?proved$/),
  ]);
  expect(await text(page, 'reading-certainty')).not.toContain('Likely');
  await page.locator('#reading-region').click();
  await read(page);
  expect(await answers(page)).toEqual(open);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem pasted from a book is solved at the press of a button: its group, every first move, and a line', async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, SECOND_LINE);
  await mode(page, 'read');
  await page.locator('#reading-solve').click();
  await page.locator('#reading-problem').waitFor();
  await read(page);
  expect(await text(page, 'reading-target')).toBe('White C2, 7 stones');
  expect(await text(page, 'reading-problem-heading')).toBe('White to live');
  expect((await answers(page))[0]).toMatch(/^White first: lives with (B1|F1|K1|C1|J1), \d+ moves?; likely$/);
  expect(await text(page, 'status-text')).toBe('White first: White C2, 7 stones, lives (likely).');
  expect(await text(page, 'reading-marks')).toMatch(/^Just as good, ringed in green: /);
  expect((await boardAsText(page)).width).toBe(19); // the rest of the board goes on
  await page.keyboard.press('ArrowRight');
  expect(await text(page, 'status-text')).toMatch(/^Move 1 of \d+: White [A-T]1\.$/);

  // Against the solver, which answers within walls.
  await page.locator('#try-problem-white').click();
  await read(page);
  expect(await text(page, 'status-text')).toMatch(/^You are White: /);
  await clickOn(page, 5, 18);
  await page.waitForFunction(() => /^Good: /.test(document.querySelector('#status-text')?.textContent ?? ''));
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the reader solves the problem alone: answers stay hidden, mistakes are refuted, and the file goes on', async () => {
  const { page, complaints } = await openPage(browser, url);
  const white = ['bs', 'br', 'cr', 'dr', 'er', 'fr', 'gr'].map((point) => `[${point}]`).join('');
  const problem = `(;SZ[19]PL[B]AB[as][ar][aq][bq][cq][dq][eq][fq][gq][hq][hr][hs]AW${white})`;
  await drop(page, problem + problem); // which asks the first
  await page.locator('#practice-hint').waitFor();
  const said = (words: RegExp) =>
    page.waitForFunction(
      (source) => new RegExp(source).test(document.querySelector('#status-text')?.textContent ?? ''),
      words.source,
    );
  await said(/^Black to kill\. You are Black: /);
  expect(await page.locator('#reading-answers').isVisible()).toBe(false);
  const before = await picture(page);
  await page.locator('#practice-hint').click();
  expect(await picture(page)).not.toBe(before);
  await clickOn(page, 9, 9); // far away
  await said(/^A mistake: White makes the group at \w+ live\. Undo takes it back\./);
  await page.locator('#practice-again').click();
  await said(/^Black to kill\. You are Black: /);
  await page.locator('#practice-answer').click();
  await said(/^Black first: White [A-T]\d+, 7 stones, is captured/);
  expect(await page.locator('#reading-answers').isVisible()).toBe(true);
  await page.locator('#practice-next').click();
  await said(/^Black to kill\. You are Black: /);
  expect(await page.locator('#file-game').evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(
    1,
  );
  expect(await page.locator('#practice-next').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the record’s own answers are used: right and wrong as it says, its replies, and what it lacks', async () => {
  const { page, complaints } = await openPage(browser, url);
  const white = ['bs', 'br', 'cr', 'dr', 'er', 'fr', 'gr'].map((point) => `[${point}]`).join('');
  const question = `SZ[19]PL[B]AB[as][ar][aq][bq][cq][dq][eq][fq][gq][hq][hr][hs]AW${white}`;
  await drop(page, `(;${question}(;B[ds];W[gs];B[es]C[RIGHT])(;B[jj]C[WRONG];W[ds]))`);
  const said = (words: RegExp) =>
    page.waitForFunction(
      (source) => new RegExp(source).test(document.querySelector('#status-text')?.textContent ?? ''),
      words.source,
    );
  await said(/^Black to kill\./);
  await clickOn(page, 9, 9);
  await said(/^Wrong, says the record\. A mistake: White makes the group at \w+ live\./);
  expect(await stonesAt(page, [[3, 18]])).toBe('O'); // the record's reply
  await page.locator('#practice-again').click();
  await said(/^Black to kill\./);
  await clickOn(page, 3, 18);
  await said(/^Right, says the record\. Good: /);
  expect(await stonesAt(page, [[6, 18]])).toBe('O');
  await clickOn(page, 4, 18);
  await said(/^Solved: the answer of the record ends here\./);
  await page.locator('#practice-again').click();
  await said(/^Black to kill\./);
  await clickOn(page, 6, 18);
  await said(/^Also right: the record does not have it\. Good: /);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('where no fate depends on who begins, the search for a problem says so', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, '(;SZ[9]AB[ee])');
  await mode(page, 'read');
  await page.locator('#reading-solve').click();
  await page.waitForFunction(() =>
    /^No group was found/.test(document.querySelector('#reading-search')?.textContent ?? ''),
  );
  expect(await page.locator('#reading-group').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('two chains of different colours race, and the race can be played', async () => {
  const { page, complaints } = await openRead(RACE, [0, 3]);
  await page.locator('#reading-pair').click();
  expect(await text(page, 'reading-search')).toMatch(/^Press a stone of the other chain/);
  await clickOn(page, 2, 3);
  await read(page);
  expect(await text(page, 'reading-target')).toBe('White A2, 2 stones, and Black C2, 4 stones');
  expect(await answers(page)).toEqual([
    expect.stringMatching(/^Black first: White dies, Black lives with B1, /),
    expect.stringMatching(/^White first: White lives, Black dies with B1, /),
  ]);
  await page.locator('#try-race-black').click();
  await clickOn(page, 1, 4);
  await page.waitForFunction(() =>
    /^(Good|Solved): White dies/.test(document.querySelector('#status-text')?.textContent ?? ''),
  );
  await page.locator('#trial-end').click();
  await page.locator('#reading-pair').click(); // the first chain alone again
  expect(await text(page, 'reading-target')).toBe('White A2, 2 stones');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('two chains of one colour are connected or cut: chosen with the shift key, or by keyboard', async () => {
  const { page, complaints } = await openRead(CUTTING_POINT, [2, 2]);
  await page.keyboard.down('Shift');
  await clickOn(page, 4, 2);
  await page.keyboard.up('Shift');
  await read(page);
  expect(await text(page, 'reading-target')).toBe('Black C3, 1 stone, and Black E3, 1 stone');
  const said = [
    expect.stringMatching(/^Black first: connected with D3, /),
    expect.stringMatching(/^White first: cut with D3, .*; read, not proved$/),
  ];
  expect(await answers(page)).toEqual(said);
  await page.locator('#show-connection-white').click();
  expect(await text(page, 'status-text')).toBe(
    'White first: Black C3, 1 stone, and Black E3, 1 stone: cut (read, not proved).',
  );

  await page.keyboard.press('Escape');
  await clickOn(page, 2, 2);
  await page.locator('#reading-pair').focus();
  await page.keyboard.press('Enter');
  await page.locator('#board').focus();
  await page.keyboard.press('Enter');
  const keys = { ArrowLeft: 7, ArrowUp: 7, ArrowRight: 4, ArrowDown: 2 }; // by way of the corner
  for (const [key, times] of Object.entries(keys))
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await read(page);
  expect(await answers(page)).toEqual(said);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('the layer of what is safe if answered says why a chain is, where Benson’s rule proves nothing', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(
    page,
    `
  . X . X O . .
  X X . X O . .
  . . X X O . .
  X X O O O . .
  O O O . . . .`,
  );
  await page.locator('#layer-passAlive').uncheck({ force: true });
  const plain = await picture(page);
  await page.locator('#layer-safe').check({ force: true });
  await page.waitForSelector('html:not([data-searching])', { state: 'attached' });
  expect(await picture(page)).not.toBe(plain);
  const said = async (x: number, y: number) => {
    await page.locator('#board').hover({ position: await place(page, x, y) });
    return text(page, 'status-text');
  };
  expect(await said(1, 0)).toBe('B5: safe by 3 sure liberties, joined by 2 pairs of points.');
  expect(await said(0, 0)).toBe('A5: Black’s safe territory.');
  expect(await said(2, 3)).toBe('C2: not proven safe.');
  expect(await text(page, 'alive-black')).toBe('0');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('axe finds nothing wrong while a group is read', async () => {
  const { page } = await openRead(SIX_POINTS, [0, 6], { bypassCSP: true });
  await page.locator('#show-fate-black').click();
  await read(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('#trial-end').click();
  await mode(page, 'layers');
  expect(await axeFindings(page)).toEqual([]);
  await leavePage(page);
});

test('a problem played against the solver: a mistake is refuted, undone, and then it is solved', async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.locator('#open').click();
  await page.locator('#games button', { hasText: 'six points' }).click();
  await page.locator('#reading-target').waitFor(); // the group that the record marks
  await read(page);
  expect(await text(page, 'reading-target')).toBe('Black A3, 6 stones');
  await page.locator('#try-fate-white').click();
  expect(await text(page, 'status-text')).toBe('You are White: play on the board, and the solver answers.');

  await clickOn(page, 0, 7);
  await page.waitForFunction(() => /mistake/.test(document.querySelector('#status-text')?.textContent ?? ''));
  await page.locator('#undo').click();
  expect(await page.locator('#jump').inputValue()).toBe('0');

  // The winning moves are found here for each position that the solver leaves.
  for (let turn = 0; turn < 12 && !(await text(page, 'status-text')).startsWith('Solved'); turn++) {
    const { move } = readLife(await boardAsText(page), 'A3', { toPlay: 'white' });
    if (move === null) throw new Error('White cannot win any more');
    await clickOn(page, ...move);
    await read(page);
    await page.waitForFunction(() =>
      /^(Good|Solved): /.test(document.querySelector('#status-text')?.textContent ?? ''),
    );
  }
  expect(await text(page, 'status-text')).toBe('Solved: the group is captured.');
  expect((await boardAsText(page)).get('A3')).toBe(0);
  expect(complaints).toEqual([]);
  await leavePage(page);
});
