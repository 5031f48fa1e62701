/** Positions entered by hand on the page of Go: set-up, marks, diagrams, and the options of New. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GoBoard, GoGame, init } from 'kakoi';
import type { Browser, Page } from 'playwright-core';
import { clickOn, mode, moveNumber, pages, paste, place, text } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';
import { diagram } from '../support/diagrams.js';
import { leavePage } from '../support/used-pages.js';

let browser: Browser;
beforeAll(async () => {
  await init();
  browser = await launchChromium();
});
afterAll(() => browser.close());

const onPage = (look: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, 'index.html')).href);
  await look(page);
  expect(complaints).toEqual([]);
  await leavePage(page);
};

async function saved(page: Page): Promise<GoGame> {
  const saving = page.waitForEvent('download');
  await page.locator('#save').click();
  return GoGame.fromSgf(readFileSync(await (await saving).path(), 'utf8'));
}

async function begin(page: Page, size: '9' | '13' | '19'): Promise<void> {
  await page.locator('#new').click();
  await page.locator(`[name="size"][value="${size}"]`).check({ force: true });
  await page.locator('#new-start').click();
}

const tool = (page: Page, name: string) =>
  page.locator(`[name="tool"][value="${name}"]`).check({ force: true });

async function drag(page: Page, [x, y]: [number, number], [x2, y2]: [number, number]): Promise<void> {
  const board = (await page.locator('#board').boundingBox()) as { x: number; y: number };
  const [from, to] = [await place(page, x, y), await place(page, x2, y2)];
  await page.mouse.move(board.x + from.x, board.y + from.y);
  await page.mouse.down();
  await page.mouse.move(board.x + (from.x + to.x) / 2, board.y + (from.y + to.y) / 2);
  await page.mouse.move(board.x + to.x, board.y + to.y);
  await page.mouse.up();
}

test(
  'a problem is set up by stones and rectangles, marked, tried, taken back and saved',
  onPage(async (page) => {
    await begin(page, '9');
    await mode(page, 'setup');
    await tool(page, 'black');
    await drag(page, [0, 2], [3, 2]);
    await clickOn(page, 3, 1);
    await clickOn(page, 8, 8);
    await clickOn(page, 8, 8); // a second press takes the stone again
    await tool(page, 'white');
    await drag(page, [2, 1], [0, 0]); // from any corner
    await tool(page, 'empty');
    await drag(page, [0, 0], [1, 0]);
    await tool(page, 'triangle');
    await clickOn(page, 2, 1);
    await tool(page, 'letter');
    await clickOn(page, 0, 0);
    await clickOn(page, 1, 0);
    await page.locator('#switch-sides').click();
    await tool(page, 'play');
    expect(await moveNumber(page)).toBe('0');

    const game = await saved(page);
    expect(game.board.toDiagram()).toBe(
      diagram(`
        . . O . . . . . .
        O O O X . . . . .
        X X X X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .`),
    );
    expect([game.toPlay, game.tree.data.TR, game.tree.data.LB]).toEqual(['white', ['cb'], ['aa:A', 'ba:B']]);

    await clickOn(page, 1, 0);
    expect(await text(page, 'status-text')).toContain('Move 1: White B9. Black to play.');
    await page.locator('#back').click();
    await clickOn(page, 0, 0);
    await page.locator('#back').click();
    expect(await page.locator('#variations button').allInnerTexts()).toEqual(['A: B9', 'B: A9']);

    await tool(page, 'triangle');
    await clickOn(page, 2, 1); // the same mark again takes it away
    expect((await saved(page)).tree.data.TR).toBeUndefined();
    await page.locator('#undo').click();
    expect((await saved(page)).tree.data.TR).toEqual(['cb']);
    await mode(page, 'record');
    await clickOn(page, 4, 4); // the tools are put away: this plays
    expect(await moveNumber(page)).toBe('1');
  }),
);

test.each([
  ['bare', '.X.\nX.X\n.O.', '.X.\nX.X\n.O.'],
  [
    'with coordinates and a frame',
    `
   A B C
  +-----+
3 |. X .| 3
2 |X + X| 2
1 |. O .| 1
  +-----+
   A B C`,
    '.X.\nX.X\n.O.',
  ],
  [
    "as Sensei's Library has it",
    '$$B White to live\n$$ | . X , |\n$$ | X . # |\n$$ | . O @ |',
    '.X.\nX.X\n.OO',
  ],
])('a diagram %s is a position', async (_, given, shown) => {
  await onPage(async (page) => {
    await paste(page, given);
    expect((await saved(page)).board.toDiagram()).toBe(GoBoard.fromDiagram(shown).toDiagram());
    await paste(page, '.X.\nX.\n');
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice')).toContain('row 2');
  })();
});

test(
  'a pasted diagram has its own words as title, and one without words says what it is',
  onPage(async (page) => {
    await paste(page, '.X.\nX.X\n.O.');
    expect(await text(page, 'game-title')).toBe('Position');
    await paste(page, 'White to live\n.X.\nX.X\n.O.');
    expect(await text(page, 'game-title')).toBe('White to live');
    expect(await text(page, 'game-occasion')).toBe(''); // not a second time
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
    expect(download.suggestedFilename()).toBe('White to live.sgf');
    // Handicap stones make no position of a new game.
    await page.locator('#new').click();
    await page.locator('#new-handicap').selectOption('4');
    await page.locator('#new-start').click();
    expect(await text(page, 'game-title')).toBe('New game');
  }),
);

test(
  'the fields for another size show the chosen one, until they are changed',
  onPage(async (page) => {
    const fields = () =>
      Promise.all(['#new-width', '#new-height'].map((field) => page.locator(field).inputValue()));
    await page.locator('#new').click();
    expect(await fields()).toEqual(['19', '19']);
    await page.locator('[name="size"][value="13"]').check({ force: true });
    expect(await fields()).toEqual(['13', '13']);
    await page.locator('#new-height').fill('7');
    expect(await page.locator('#size-custom').isChecked()).toBe(true);
    expect(await fields()).toEqual(['13', '7']);
    await page.locator('#new-start').click();
    const { board } = await saved(page);
    expect([board.width, board.height]).toEqual([13, 7]);
  }),
);

test(
  'New offers the handicaps that the board has points for, and keeps open with another that was chosen before its size',
  onPage(async (page) => {
    const offered = () =>
      page
        .locator('#new-handicap option')
        .evaluateAll((all) =>
          all.flatMap((option) =>
            (option as HTMLOptionElement).disabled ? [] : (option as HTMLOptionElement).value,
          ),
        );
    await page.locator('#new').click();
    expect(await offered()).toEqual(['0', '2', '3', '4', '5', '6', '7', '8', '9']);
    await page.locator('#new-handicap').selectOption('9');
    await page.locator('#new-width').fill('24');
    await page.locator('#new-height').fill('24');
    expect(await offered()).toEqual(['0', '2', '3', '4']);
    await page.locator('#new-height').fill('32');
    expect(await offered()).toEqual(['0']);
    await page.locator('#new-start').click();
    expect(await page.locator('#new-dialog').isVisible()).toBe(true);
    expect(
      await page.locator('#new-handicap').evaluate((field) => (field as HTMLSelectElement).validationMessage),
    ).toBe('This board has no points for 9 stones.');
    await page.locator('#new-handicap').selectOption('0');
    await page.locator('#new-start').click();
    const { board } = await saved(page);
    expect([board.width, board.height]).toEqual([24, 32]);
  }),
);

test(
  'New begins without a handicap, and with the komi of the rules, whatever the game before had',
  onPage(async (page) => {
    await page.locator('#new').click();
    await page.locator('[name="size"][value="13"]').check({ force: true });
    await page.locator('#new-rules').selectOption('chinese');
    await page.locator('#new-handicap').selectOption('5');
    await page.locator('#new-start').click();
    await page.locator('#new').click();
    const values = ['handicap', 'komi', 'rules'].map((field) => page.locator(`#new-${field}`).inputValue());
    expect(await Promise.all(values)).toEqual(['0', '7.5', 'chinese']);
    expect(await page.locator('[name="size"]:checked').inputValue()).toBe('13');
  }),
);

test(
  'New asks for rules, komi, handicap and names, and an unused width does not matter',
  onPage(async (page) => {
    await page.locator('#new').click();
    await page.locator('#new-width').fill('99');
    await page.locator('[name="size"][value="13"]').check({ force: true });
    await page.locator('#new-rules').selectOption('chinese');
    expect(await page.locator('#new-komi').inputValue()).toBe('7.5');
    await page.locator('#new-handicap').selectOption('3');
    expect(await page.locator('#new-komi').inputValue()).toBe('0.5');
    await page.locator('#new-komi').fill('-5.5');
    await page.locator('#new-black').fill('Ann');
    await page.locator('#new-start').click();
    const { board, rules, handicap, toPlay, info } = await saved(page);
    expect([
      board.width,
      board.stones('black').size,
      rules.komi,
      rules.scoring,
      handicap,
      toPlay,
      info.black,
    ]).toEqual([13, 3, -5.5, 'area', 3, 'white', 'Ann']);
    expect(await text(page, 'game-terms')).toBe('13×13 · Chinese rules · komi -5.5 · handicap 3');

    await page.locator('#new').click();
    await page.locator('#new-width').fill('99'); // asked for now
    await page.locator('#new-start').click();
    expect(await page.locator('#new-dialog').isVisible()).toBe(true);
  }),
);
