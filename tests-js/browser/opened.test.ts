/** The mode in which a record opens: comments are read, problems are solved, and nobody else is taken out of a mode. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { clickOn, drop, mode, moveNumber, pages, text } from '../support/board-page.js';
import { keepOpen, launchChromium, openAgain, openPage } from '../support/browser.js';
import { Person } from '../support/person.js';
import { leavePage } from '../support/used-pages.js';

const GO = pathToFileURL(join(pages, 'index.html')).href;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const PLAIN = '(;SZ[9]PB[Ann]PW[Bob]RE[B+1];B[cc];W[gg])';
const COMMENTED = '(;SZ[9]PB[Ann]PW[Bob]RE[B+1];B[cc]C[The corner.];W[gg]C[The other corner.])';
const REVIEWED = '(;SZ[9]PB[Ann]PW[Bob]RE[B+1]C[A look back.];B[cc](;W[gg])(;W[cg]C[Better.]))';
/** Black kills at B1. */
const CORNER = 'SZ[9]PL[B]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di]C[Black kills, says the book.]';
const PROBLEM = `(;${CORNER}(;B[bi]C[RIGHT])(;B[ai];W[bi]C[WRONG]))`;
const BARE_PROBLEM = `(;${CORNER}(;B[bi])(;B[ai];W[bi]))`;
/** As the page makes problems itself. */
const MADE_PROBLEM = `(;${CORNER}(;B[bi]TE[1]C[RIGHT])(;B[ai]TE[1]C[RIGHT]))`;
const LESSON = `(;${CORNER}(;B[bi]C[The middle, right of the corner.])(;B[ai];W[bi]C[This makes two eyes.]))`;
const POSITION = `(;${CORNER})`;

const onPage = (work: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openAgain(browser, GO);
  await work(page);
  expect(complaints).toEqual([]);
  await keepOpen(page);
};

test(
  'of several files that are dropped, the first is in front, and back leads to the others',
  onPage(async (page) => {
    await page.evaluate(
      (records) => {
        const dataTransfer = new DataTransfer();
        for (const [i, record] of records.entries()) dataTransfer.items.add(new File([record], `${i}.sgf`));
        const init = { bubbles: true, cancelable: true, dataTransfer };
        document.querySelector('#board')!.dispatchEvent(new DragEvent('drop', init));
      },
      [PLAIN, PLAIN.replace('Ann', 'Cleo')],
    );
    await page.locator('#game-title', { hasText: 'Ann' }).waitFor();
    await page.locator('#game-back').click();
    await page.locator('#game-title', { hasText: 'Cleo' }).waitFor();
  }),
);

test(
  'a pasted text that cannot be read stays in its field, and one that was opened does not',
  onPage(async (page) => {
    await page.locator('#open').click();
    await page.locator('#sgf-text').fill('no record');
    await page.locator('#paste-load').click();
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await page.locator('#sgf-text').inputValue()).toBe('no record');
    await page.locator('#sgf-text').fill(PLAIN);
    await page.locator('#paste-load').click();
    await page.locator('#open-dialog').waitFor({ state: 'hidden' });
    await page.locator('#open').click();
    expect(await page.locator('#sgf-text').inputValue()).toBe('');
  }),
);

test(
  'the field for comments keeps its height when the first is written',
  onPage(async (page) => {
    await drop(page, PLAIN);
    await mode(page, 'record');
    const height = async () => (await page.locator('.comment-room').boundingBox())?.height;
    const before = await height();
    await page.locator('#comment').fill('One line.');
    await page.locator('#back').click();
    await page.locator('#forward').click();
    expect(await page.locator('#comment').inputValue()).toBe('One line.');
    expect(await height()).toBe(before);
  }),
);

const chosen = (page: Page) => page.locator('#modes [aria-selected="true"]').innerText();
const asks = (page: Page) =>
  page.waitForFunction(() => /You are Black/.test(document.querySelector('#status-text')?.textContent ?? ''));
const reload = async (page: Page) => {
  await page.waitForTimeout(600); // the game is kept at a pause
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
};

test(
  'a record with comments opens in Record, and one without stays in the mode that was chosen',
  onPage(async (page) => {
    await mode(page, 'count');
    await drop(page, PLAIN);
    expect([await chosen(page), await moveNumber(page)]).toEqual(['Count', '2']);
    await drop(page, COMMENTED);
    expect([await chosen(page), await moveNumber(page)]).toEqual(['Record', '2']);
    expect(await page.locator('#comment').inputValue()).toBe('The other corner.');
    await mode(page, 'count');
    await drop(page, POSITION.replace('C[', 'GC['));
    expect(await chosen(page)).toBe('Count');
  }),
);

test(
  'a game that is opened in Set up is read in Record, and a position goes on being set up',
  onPage(async (page) => {
    await mode(page, 'setup');
    await drop(page, PLAIN);
    expect([await chosen(page), await moveNumber(page)]).toEqual(['Record', '2']);
    await clickOn(page, 4, 4);
    expect(await moveNumber(page)).toBe('3'); // a move, not a stone put there
    await mode(page, 'setup');
    await drop(page, POSITION.replace('C[', 'GC['));
    expect(await chosen(page)).toBe('Set up');
  }),
);

test(
  'the mode chosen for a commented game stays through a reload, a move, a comment, and Back',
  onPage(async (page) => {
    await drop(page, COMMENTED);
    await mode(page, 'layers');
    await clickOn(page, 4, 4);
    expect([await chosen(page), await moveNumber(page)]).toEqual(['Layers', '3']);
    await reload(page);
    expect([await chosen(page), await moveNumber(page)]).toEqual(['Layers', '3']);
    await drop(page, PLAIN);
    await mode(page, 'count');
    await page.locator('#game-back').click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#slider')?.max === '3');
    expect(await chosen(page)).toBe('Count');
  }),
);

test(
  'a game that was looked back at opens at its beginning',
  onPage(async (page) => {
    await drop(page, REVIEWED);
    expect([await chosen(page), await moveNumber(page)]).toEqual(['Record', '0']);
    expect(await page.locator('#comment').inputValue()).toBe('A look back.');
  }),
);

test('a link to a record with comments opens in Record', async () => {
  const { page, complaints } = await openPage(browser, `${GO}#sgf=${encodeURIComponent(COMMENTED)}`);
  expect([await chosen(page), await page.locator('#comment').inputValue()]).toEqual([
    'Record',
    'The other corner.',
  ]);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test.each([
  ['with verdicts', PROBLEM],
  ['without words on its moves', BARE_PROBLEM],
  ['with right moves alone', MADE_PROBLEM],
])('a single problem %s opens where it is solved, and says what the record asks', async (_, problem) => {
  await onPage(async (page) => {
    await drop(page, problem);
    expect(await chosen(page)).toBe('Read');
    await asks(page);
    expect(await text(page, 'reading-words')).toBe('Black kills, says the book.');
    expect(await page.locator('#reading-answers').isVisible()).toBe(false);
    // Asked again where the page begins with it, but nobody is brought back from another mode.
    await reload(page);
    await asks(page);
    await mode(page, 'layers');
    await reload(page);
    expect(await chosen(page)).toBe('Layers');
  })();
});

test('a link to a problem opens at its question', async () => {
  const { page, complaints } = await openPage(browser, `${GO}#sgf=${encodeURIComponent(MADE_PROBLEM)}`);
  expect(await chosen(page)).toBe('Read');
  await asks(page);
  expect(await page.locator('#reading-answers').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test(
  'a move that the rules forbid is shown as the record has it, and said to be one',
  onPage(async (page) => {
    await drop(page, '(;SZ[9]PB[Ann]PW[Bob]RE[B+1];B[ee];W[ef];B[ee])');
    expect(await text(page, 'status-text')).toBe(
      'Move 3: Black E5. The rules forbid this move. White to play.',
    );
    await page.locator('#back').click();
    expect(await text(page, 'status-text')).toBe('Move 2: White E4. Black to play.');
  }),
);

test.each([
  ['lesson, whose moves are explained and not judged,', LESSON],
  ['position without answers', POSITION],
])('a %s is read in Record', async (_, record) => {
  await onPage(async (page) => {
    await drop(page, record);
    expect([await chosen(page), await page.locator('#comment').inputValue()]).toEqual([
      'Record',
      'Black kills, says the book.',
    ]);
  })();
});

test('on a phone the comment is in sight at once, and all of it at every move', async () => {
  const long = 'A teacher has more to say about this move than fits into two lines of a phone. '.repeat(2);
  const { page } = await openPage(browser, GO, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const person = new Person(page, true);
  await drop(page, `(;SZ[9]PB[Ann]PW[Bob]RE[B+1]C[First.](;B[cc]C[${long}];W[gg])(;B[gc]))`);
  for (const words of ['First.', long.trim()]) {
    const { above, below, said } = await page.evaluate(() => {
      const comment = document.querySelector<HTMLTextAreaElement>('#comment')!;
      const { top, bottom } = comment.getBoundingClientRect();
      return {
        said: comment.value.trim(),
        above: top - document.querySelector('#modes')!.getBoundingClientRect().bottom,
        below: document.querySelector('.below')!.getBoundingClientRect().top - bottom,
      };
    });
    expect(said).toBe(words);
    expect(above).toBeGreaterThan(0);
    expect(below).toBeGreaterThan(0);
    await person.press('One move forward');
  }
  await leavePage(page);
});

test(
  'records of Tygem and diagrams are opened like records of Go, and faulty ones are reported',
  onPage(async (page) => {
    await drop(
      page,
      '\\HS\n\\[GAMEBLACKNAME=kuro\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 15\n\\GE',
    );
    expect(await moveNumber(page)).toBe('2');
    expect(await text(page, 'game-title')).toContain('kuro');
    await drop(page, 'White to live\n. X . .\nX . X X\nO O O O\n. . . .');
    expect(await text(page, 'game-title')).toContain('White to live');
    await drop(page, '. X O\n. .');
    expect(await text(page, 'notice-detail')).toContain("row 2, '..', has 2 cells");
    expect(await text(page, 'game-title')).toContain('White to live');
  }),
);
