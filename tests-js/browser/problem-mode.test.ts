/** Problems on the page of Go: a file of several with progress kept, and one made of any position. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSgf } from 'kakoi/sgf';
import type { Browser, Page } from 'playwright-core';
import { axeFindingsAsShown } from '../support/axe.js';
import { clickOn, drop, mode, pages, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const url = pathToFileURL(join(pages, 'index.html')).href;
/** Black kills at B1; on the left of the board, and the same on the right. */
const LEFT = '(;SZ[9]PL[B]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di];B[bi]C[RIGHT])';
const RIGHT = '(;SZ[9]PL[B]AB[ig][hg][gg][fg][eg][eh][ei]AW[ih][hh][gh][fh][fi];B[hi]C[RIGHT])';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const said = (page: Page, words: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('#status-text')?.textContent ?? ''),
    words.source,
  );
async function saved(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.locator('#save').click();
  return readFileSync(await (await saving).path(), 'utf8');
}
const rootOf = (record: string) => parseSgf(record)[0]!.data;
const list = (page: Page) => page.locator('#collection-list button').allTextContents();

test('a file of problems shows what became of each, leads to the next unsolved, and remembers it', async () => {
  const { page, complaints } = await openPage(browser, url, { bypassCSP: true });
  await drop(page, LEFT + RIGHT); // which begins with the first problem
  await page.locator('#collection-count').waitFor();
  expect(await text(page, 'collection-count')).toBe('0 solved, 0 failed, 2 open.');
  const box = () => page.locator('#board').boundingBox();
  const before = await box();
  await said(page, /^Black to kill\. You are Black: /);
  expect(await page.locator('#trial-end').isVisible()).toBe(true);
  expect(await box()).toEqual(before); // the links below the board take no more room than what was there
  await clickOn(page, 0, 8);
  await said(page, /^Wrong, says the record\.|^A mistake/);
  expect(await list(page)).toEqual(['1✗', '2']);
  await page.locator('#practice-unsolved').click();
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 7, 8);
  await said(page, /^Solved: /);
  expect(await text(page, 'collection-count')).toBe('1 solved, 1 failed, 0 open.');
  await page.locator('#practice-unsolved').click();
  await said(page, /^Black to kill\. You are Black: /);
  expect(await page.locator('#collection-list [aria-current]').textContent()).toBe('1✗');

  // With help it is still to be solved.
  await page.locator('#practice-hint').click();
  await clickOn(page, 1, 8);
  await said(page, /^Solved: /);
  expect(await list(page)).toEqual(['1✗', '2✓']);
  await page.locator('#practice-again').click();
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 1, 8);
  await said(page, /^Solved: /);
  expect(await list(page)).toEqual(['1✓', '2✓']);
  await page.locator('#practice-unsolved').click();
  await said(page, /^All problems of the file are solved\./);

  // The list is one stop of the keyboard.
  await page.locator('#collection-list button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await page.locator('#collection-list [aria-current]').textContent()).toBe('2✓');

  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  await drop(page, RIGHT + LEFT);
  await mode(page, 'read');
  expect(await text(page, 'collection-count')).toBe('2 solved, 0 failed, 0 open.');
  expect(complaints).toEqual([]);
  expect(await axeFindingsAsShown(page)).toEqual([]);
  await leavePage(page);
});

test('records of games open in the mode that there is, however many are in a file', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, '(;SZ[9]PB[Ann]PW[Bob]AW[aa];B[ee])(;SZ[9]PB[Ann]PW[Eve]AW[aa];B[ee])');
  expect(await page.locator('#tab-layers').getAttribute('aria-selected')).toBe('true');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('while a problem is looked for, the status says so, and a press on the board plays nothing', async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => send.apply(this, message as Parameters<typeof send>), 500);
    };
  });
  await drop(page, LEFT.replace(';B[bi]C[RIGHT]', '') + RIGHT);
  await said(page, /^Looking for the problem\./);
  await page.locator('#reading-stop').click();
  await page.locator('#reading-stop').waitFor({ state: 'hidden' });
  expect(await text(page, 'reading-search')).toBe('');
  await page.locator('#reading-practise').click();
  await said(page, /^Looking for the problem\./);
  await clickOn(page, 0, 8);
  await said(page, /^Black to kill\. You are Black: /);
  await page.locator('#trial-end').click();
  expect(await page.locator('#slider').getAttribute('max')).toBe('0'); // nothing was played into the record
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem that only its record can judge is practised by the record, at once', async () => {
  const { page, complaints } = await openPage(browser, url);
  const joseki = 'SZ[19]AB[pd]AW[qf]PL[B](;B[nd]C[RIGHT])(;B[qc]C[Wrong];W[nd])';
  await drop(page, `(;${joseki})${LEFT}`);
  await said(page, /^You are Black: play on the board, and the record answers\./);
  await clickOn(page, 16, 2);
  await said(page, /^Wrong, says the record\./);
  expect(await list(page)).toEqual(['1✗', '2']);
  await page.locator('#practice-again').click();
  await clickOn(page, 9, 9);
  await said(page, /^The record does not have this move\. Nobody answers it: undo takes your move back\./);
  await page.locator('#practice-again').click();
  await page.locator('#practice-answer').click();
  await said(page, /^The record answers O16\./);
  await page.locator('#practice-again').click();
  await clickOn(page, 13, 3);
  await said(page, /^Solved: the answer of the record ends here\./);
  expect(await list(page)).toEqual(['1✓', '2']);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a group that was picked in one problem is not the one of the next', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, LEFT);
  await said(page, /^Black to kill\. You are Black: /);
  await page.locator('#trial-end').click();
  await clickOn(page, 0, 6); // Black's wall, which the next problem has, too
  expect(await text(page, 'reading-target')).toBe('Black A3, 7 stones');
  await drop(page, LEFT.replace('PL[B]', 'PL[B]C[Another.]'));
  await said(page, /^Black to kill\. You are Black: /);
  expect(await text(page, 'reading-target')).toBe('White A2, 5 stones');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem that was just made is solved once its answers are there, and none is made of an empty board', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, '(;SZ[9])');
  await mode(page, 'setup');
  await page.locator('#make-problem').click();
  await said(page, /^There are no stones on the board/);
  expect(await page.locator('#tab-setup').getAttribute('aria-selected')).toBe('true');

  await drop(page, LEFT.replace(';B[bi]C[RIGHT]', ''));
  await mode(page, 'setup');
  await page.locator('#make-problem').click();
  await page.locator('#reading-practise').click(); // while the solver looks
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 1, 8);
  await said(page, /^(Right, says the record|Solved: )/);
  await mode(page, 'record');
  expect(await page.locator('#comment').inputValue()).toBe('Black to kill');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem is made of the position on the board, with the solver’s answers', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, LEFT.replace(';B[bi]C[RIGHT]', ';B[ea];W[ee]'));
  await page.locator('#slider').focus();
  await page.keyboard.press('Home');
  await mode(page, 'setup');
  await page.locator('#make-problem').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('board'); // the button is gone
  await said(page, /^Black to kill: a problem with its answers\./);
  expect(await page.locator('#tab-read').getAttribute('aria-selected')).toBe('true');
  await mode(page, 'record');
  expect(await page.locator('#comment').inputValue()).toBe('Black to kill');
  expect(rootOf(await saved(page)).TR).toBeUndefined(); // White has no other stones
  expect(Number(await page.locator('#slider').getAttribute('max'))).toBeGreaterThan(0);

  await mode(page, 'read');
  await page.locator('#reading-practise').click();
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 0, 8);
  await said(page, /^A mistake: \w+ makes the group at \w+ live\.|^Wrong, says the record\. A mistake/);
  expect(await page.locator('#status-text').getAttribute('data-judged')).toBe('wrong');
  await page.locator('#practice-again').click();
  await said(page, /^Black to kill\. You are Black: /);
  expect(await page.locator('#status-text').getAttribute('data-judged')).toBeNull();
  await clickOn(page, 1, 8);
  await said(page, /^(Right, says the record|Solved: )/);
  expect(await page.locator('#status-text').getAttribute('data-judged')).toBe('right');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem that is made of a position with other stones marks those that it asks about', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, LEFT.replace('AW', 'AW[hb][hc]').replace(';B[bi]C[RIGHT]', ''));
  await mode(page, 'setup');
  await page.locator('#make-problem').click();
  await said(page, /^Black to kill: a problem with its answers\./);
  const { TR, C } = rootOf(await saved(page));
  expect([TR, C]).toEqual([['ah', 'bh', 'ch', 'dh', 'di'], ['Black to kill']]);
  await mode(page, 'read');
  await page.locator('#reading-practise').click(); // the marks ask the same
  await said(page, /^Black to kill\. You are Black: /);
  expect(await text(page, 'reading-target')).toBe('White A2, 5 stones');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

/** Black lives in a ko at best; White's answer in the record is suicide. */
const SUICIDE =
  '(;SZ[13]PL[B]AB[am][bl][cl][dl][el][em]AW[ak][bk][ck][dk][ek][fk][fl][fm][al](;B[cm];W[dm];B[bm]C[right])(;B[dm];W[cm]))';

test('the reader never moves for the other side: not where nobody answers, and not before the answer', async () => {
  const { page, complaints } = await openPage(browser, url);
  const joseki = 'SZ[19]AB[pd]AW[qf]PL[B](;B[nd]C[RIGHT])(;B[qc]C[Wrong];W[nd])';
  await drop(page, `(;${joseki})${LEFT}`);
  await said(page, /^You are Black: /);
  await clickOn(page, 9, 9);
  await said(page, /Nobody answers it: undo takes your move back\.$/);
  await clickOn(page, 13, 3);
  await page.locator('#pass').click();
  expect(await page.locator('#slider').getAttribute('max')).toBe('1');
  await said(page, /Nobody answers it: undo takes your move back\.$/);

  await page.locator('#collection-list button').last().click();
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 0, 8);
  await said(page, /Black to play: your move\.$/);
  await page.locator('#slider').focus();
  await page.keyboard.press('ArrowLeft');
  await said(page, /^The answer comes next: undo takes your move back\./);
  await clickOn(page, 5, 5);
  expect(await page.locator('#slider').inputValue()).toBe('1');
  await page.locator('#undo').click();
  await said(page, /^Black to kill\. You are Black: /);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('where the rules forbid the record’s answer, a right move ends its problem', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, SUICIDE + LEFT);
  await said(page, /^Black to escape\. You are Black: /);
  await clickOn(page, 2, 12);
  await said(page, /^Solved: the answer of the record ends here\.$/);
  expect(await list(page)).toEqual(['1✓', '2']);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem that is solved stays solved, whatever is tried and looked at afterwards', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, LEFT + RIGHT);
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 1, 8);
  await said(page, /^Solved: /);
  await page.locator('#undo').click();
  await clickOn(page, 0, 8);
  await said(page, /^Wrong, says the record\.|^A mistake/);
  expect(await list(page)).toEqual(['1✓', '2']);
  await page.locator('#practice-answer').click();
  expect(await list(page)).toEqual(['1✓', '2']);

  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  await drop(page, LEFT + RIGHT);
  await said(page, /^Black to kill\. You are Black: /);
  await page.locator('#practice-answer').click();
  expect(await text(page, 'collection-count')).toBe('1 solved, 0 failed, 1 open.');

  // One that failed is solved by beginning again.
  await page.locator('#practice-unsolved').click();
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 8, 8);
  await said(page, /^Wrong, says the record\.|^A mistake/);
  expect(await list(page)).toEqual(['1✓', '2✗']);
  await page.locator('#undo').click();
  await clickOn(page, 7, 8);
  await said(page, /^Solved: .* It does not count after a hint or a mistake\.$/);
  expect(await list(page)).toEqual(['1✓', '2✗']);
  await page.locator('#practice-again').click();
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 7, 8);
  await said(page, /^Solved: (?!.*count)/);
  expect(await list(page)).toEqual(['1✓', '2✓']);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem that is solved after a hint does not count, and is said not to, until it counts', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, LEFT + RIGHT);
  await said(page, /^Black to kill\. You are Black: /);
  const solveAgain = async (isHelped: boolean) => {
    await page.locator('#practice-again').click();
    await said(page, /^Black to kill\. You are Black: /);
    if (isHelped) await page.locator('#practice-hint').click();
    await clickOn(page, 1, 8);
    await said(page, /^Solved: /);
    return await text(page, 'status-text');
  };
  expect(await solveAgain(true)).toMatch(/ It does not count after a hint or a mistake\.$/);
  expect(await list(page)).toEqual(['1', '2']);
  expect(await solveAgain(false)).not.toContain('count');
  expect(await solveAgain(true)).not.toContain('count');
  expect(await list(page)).toEqual(['1✓', '2']);
  await drop(page, LEFT); // alone there is no count
  expect(await solveAgain(true)).not.toContain('count');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('a problem that is opened from the list by keyboard leaves the keyboard there', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, LEFT + RIGHT);
  await said(page, /^Black to kill\. You are Black: /);
  await page.locator('#collection-list button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('#collection-list button:nth-child(2)[aria-current]').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.locator('#collection-list button:nth-child(1)[aria-current]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1');
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('an attempt goes on after a look at another mode, as long as the position is the same', async () => {
  const { page, complaints } = await openPage(browser, url);
  const seven =
    '(;SZ[9]PL[B]AB[ai][ah][ag][bg][cg][dg][eg][fg][gg][hg][hh][hi]AW[bi][bh][ch][dh][eh][fh][gh])';
  await drop(page, seven + LEFT.replace('PL[B]', 'PL[B]TR[ah]'));
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 3, 8);
  await said(page, /^Good: .* Black to play: your move\.$/);
  const before = await text(page, 'status-text');
  await page.keyboard.press('1');
  await said(page, /^(?!Good)/);
  expect(await page.locator('#trial').isVisible()).toBe(false);
  await page.keyboard.press('4');
  expect(await text(page, 'status-text')).toBe(before);
  expect(await page.locator('#slider').inputValue()).toBe('2');
  await page.locator('#undo').click();
  await said(page, /^Black to kill\. You are Black: /);

  await page.locator('#collection-list button').last().click(); // a problem that marks its group
  await said(page, /^Black to kill\. You are Black: /);
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await said(page, /^Black to kill\. You are Black: /);
  await page.keyboard.press('1');
  await clickOn(page, 8, 0); // plays there
  await page.keyboard.press('4');
  await page.locator('#reading-practise').waitFor();
  await said(page, /^(?!Black to kill)/);
  expect(complaints).toEqual([]);
  await leavePage(page);
});

test('problems of a file that begin with the same stones are kept apart, and what was kept before stays', async () => {
  const { page, complaints } = await openPage(browser, url);
  const alike = LEFT + LEFT.replace('PL[B]', 'PL[B]C[The same once more.]');
  await drop(page, alike);
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 1, 8);
  await said(page, /^Solved: /);
  expect(await list(page)).toEqual(['1✓', '2']);
  await page.locator('#practice-unsolved').click();
  await said(page, /^Black to kill\. You are Black: /);
  await clickOn(page, 0, 8);
  await said(page, /^Wrong, says the record\.|^A mistake/);
  expect(await list(page)).toEqual(['1✓', '2✗']);
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  await drop(page, alike);
  await said(page, /^Black to kill\. You are Black: /);
  expect(await list(page)).toEqual(['1✓', '2✗']);
  expect(complaints).toEqual([]);
  await leavePage(page);

  const other = await openPage(browser, url);
  await drop(other.page, LEFT + RIGHT); // kept by its position alone, as all of them once were
  await said(other.page, /^Black to kill\. You are Black: /);
  await clickOn(other.page, 1, 8);
  await said(other.page, /^Solved: /);
  await drop(other.page, alike);
  await said(other.page, /^Black to kill\. You are Black: /);
  expect(await list(other.page)).toEqual(['1✓', '2✓']);
  await leavePage(other.page);
});

test('the solver answers a move beside the line that shows the answer', async () => {
  const { page, complaints } = await openPage(browser, url);
  await drop(page, LEFT);
  await said(page, /^Black to kill\. You are Black: /);
  await page.locator('#practice-answer').click();
  await page.locator('#practice-answer[aria-disabled="true"]').waitFor();
  await clickOn(page, 0, 8);
  await said(page, /^A mistake/);
  expect(complaints).toEqual([]);
  await leavePage(page);
});
