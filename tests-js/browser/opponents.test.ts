/** The engine as an opponent, on the pages of all games. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init, LoaBoard, SenketBoard, type Vertex } from 'kakoi';
import { initPlay, searchLoa, searchSenket } from 'kakoi/play';
import type { Browser, Page } from 'playwright-core';
import { beginNewGame, clickOn, mode, moveNumber, pages, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';

let browser: Browser;
beforeAll(async () => {
  await Promise.all([init(), initPlay()]);
  browser = await launchChromium();
});
afterAll(() => browser.close());

const onPage = (file: string, look: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, file)).href);
  page.setDefaultTimeout(10_000);
  await beginNewGame(page); // the page opens with a position
  await look(page);
  expect(complaints).toEqual([]);
  await page.context().close();
};

async function choose(page: Page, side: 'none' | 'black' | 'white', level: number): Promise<void> {
  await mode(page, 'play');
  await page.locator('#opponent-side').selectOption(side);
  if (side !== 'none') await page.locator('#opponent-level').selectOption(String(level));
}

/** Waits until the engine has moved. */
const answered = (page: Page, number: number) =>
  page.waitForFunction(
    (wanted) => (document.querySelector('#slider') as HTMLInputElement).value === wanted,
    String(number),
  );

const square = (name: string): Vertex => ['abcdefgh'.indexOf(name.charAt(0)), 8 - Number(name.charAt(1))];

async function move(page: Page, from: string, to: string): Promise<void> {
  await clickOn(page, ...square(from));
  await clickOn(page, ...square(to));
}

describe('Go', () => {
  test(
    'it answers, hints, can be stopped, and takes both moves back',
    onPage('index.html', async (page) => {
      await choose(page, 'white', 3);
      await clickOn(page, 9, 9);
      await page.waitForFunction(() =>
        /White is thinking/.test(document.querySelector('#status-time')?.textContent ?? ''),
      );
      await answered(page, 2);
      expect(await text(page, 'status-time')).not.toContain('thinking');

      await page.locator('#hint').click();
      await page.locator('#hint-moves li').first().waitFor({ timeout: 60_000 });
      expect(await page.locator('#hint-moves').innerText()).toMatch(/^[A-T]\d+: \d+ %/);
      await page.locator('#undo').click();
      expect(await moveNumber(page)).toBe('0');
      expect(await page.locator('#hint-moves li').count()).toBe(0);

      await page.locator('#opponent-level').selectOption('12');
      await clickOn(page, 3, 3);
      await page.locator('#opponent-stop').click();
      expect(await text(page, 'status-time')).toContain('White has stopped. Go on');
      expect(await moveNumber(page)).toBe('1');
    }),
    90_000,
  );
});

describe('Lines of Action', () => {
  test(
    'it answers each move with what the engine finds, which is said once',
    onPage('loa.html', async (page) => {
      await choose(page, 'white', 3);
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(globalThis, { said });
        const status = document.querySelector('#status-text') as HTMLElement;
        new MutationObserver(() => said.push(status.innerText)).observe(status, { childList: true });
      });
      await move(page, 'b1', 'b3');
      expect(await text(page, 'status-time')).toBe('White is thinking… Stop');
      await answered(page, 2);
      const found = searchLoa(LoaBoard.start().play('b1-b3'), { nodes: 2000 }).move?.text;
      const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      expect(said.filter((words) => words.startsWith('Move'))).toEqual([
        'Move 1: Black b1-b3. White to move.',
        `Move 2: White ${found}. Black to move.`,
      ]);
      expect(await text(page, 'status-time')).toBe('');

      await page.locator('#undo').click(); // takes both moves back, or the engine would make its own again
      expect(await moveNumber(page)).toBe('0');
      await page.locator('#redo').click();
      expect(await moveNumber(page)).toBe('2');
      await page.locator('#back').click(); // the engine does not move while the reader looks at earlier positions
      await page.waitForTimeout(600);
      expect([await moveNumber(page), await page.locator('#slider').getAttribute('max')]).toEqual(['1', '2']);
    }),
  );

  test(
    'a comment can be finished while it moves, and belongs to the move that it was begun at',
    onPage('loa.html', async (page) => {
      const field = page.locator('#comment');
      await choose(page, 'white', 1);
      await move(page, 'b1', 'b3');
      await mode(page, 'record');
      await field.focus();
      await page.keyboard.type('I go ');
      await answered(page, 2);
      await page.keyboard.type('north.');
      expect(await field.inputValue()).toBe('I go north.');
      await page.locator('#slider').focus();
      expect(await field.inputValue()).toBe('');
      await page.locator('#back').click();
      expect([await moveNumber(page), await field.inputValue()]).toEqual(['1', 'I go north.']);
    }),
  );

  test(
    'it can be stopped, moved for, undone while it thinks, and sent away',
    onPage('loa.html', async (page) => {
      await choose(page, 'white', 5);
      await move(page, 'b1', 'b3');
      await clickOn(page, ...square('a2')); // the reader cannot move the engine's stones while it thinks
      expect(await text(page, 'status-text')).toContain('White is thinking');
      await page.locator('#opponent-stop').click();
      expect(await text(page, 'status-time')).toBe('White has stopped. Go on');
      await page.waitForTimeout(600);
      expect(await moveNumber(page)).toBe('1');
      await move(page, 'a2', 'c2');
      expect(await moveNumber(page)).toBe('2');
      await move(page, 'f1', 'f3');
      await page.locator('#undo').click();
      expect(await moveNumber(page)).toBe('2');
      await page.waitForTimeout(800); // a move found in the meantime is not played
      expect(await moveNumber(page)).toBe('2');
      await move(page, 'f1', 'f3');
      await page.locator('#opponent-stop').click();
      await page.locator('#opponent-stop').click();
      await answered(page, 4);
      await choose(page, 'none', 1);
      await move(page, 'g1', 'g3');
      await page.waitForTimeout(600);
      expect([await moveNumber(page), await text(page, 'status-time')]).toEqual(['5', '']);
    }),
  );

  test(
    'New asks for it, it opens the game as Black, and it is kept with the game',
    onPage('loa.html', async (page) => {
      await page.locator('#new').click();
      await page.locator('[name="opponent"][value="black"]').check({ force: true });
      await page.locator('#new-level').selectOption('4');
      await page.locator('#new-start').click();
      await answered(page, 1);
      expect(await text(page, 'status-text')).toBe(
        `Move 1: Black ${searchLoa(LoaBoard.start(), { nodes: 20_000 }).move?.text}. White to move.`,
      );
      await page.waitForTimeout(600); // the game is kept at a pause
      await page.reload();
      await page.waitForSelector('html[data-ready="true"]');
      expect(await page.locator('#opponent-side').inputValue()).toBe('black');
      expect(await page.locator('#opponent-level').inputValue()).toBe('4');
      await move(page, 'a2', 'c2');
      await answered(page, 3);
      await page.locator('#open').click();
      await page.locator('#games button').first().click();
      expect(await page.locator('#opponent-side').inputValue()).toBe('none'); // a record has none
    }),
  );
});

describe('Senket', () => {
  test(
    'it plays posts, and undo takes its turn back with the reader’s own',
    onPage('senket.html', async (page) => {
      await choose(page, 'white', 2);
      await clickOn(page, 4, 4);
      await answered(page, 2);
      const found = searchSenket(SenketBoard.empty(17).play('black', [4, 4], 'none'), {
        toPlay: 'white',
        depth: 2,
      }).move;
      expect(found).not.toBeNull();
      const [x, y] = found!;
      expect(await text(page, 'status-text')).toBe(`Turn 2: White ${x + 1}-${17 - y}. Black to play.`);
      await clickOn(page, 3, 6);
      await answered(page, 4);
      await page.locator('#undo').click();
      expect(await moveNumber(page)).toBe('2');
    }),
  );
});
