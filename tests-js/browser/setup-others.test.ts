/**
 * Positions entered by hand on the pages of Lines of Action and Senket: set-up, marks, text, and the options
 * of New.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init, LoaBoard, LoaGame, SenketBoard, SenketGame, type Vertex } from 'kakoi';
import type { Browser, Page } from 'playwright-core';
import { beginNewGame, clickOn, mode, moveNumber, pages, paste, place, text } from '../support/board-page.js';
import { keepOpen, launchChromium, openAgain } from '../support/browser.js';
import { diagram } from '../support/diagrams.js';

let browser: Browser;
beforeAll(async () => {
  await init();
  browser = await launchChromium();
});
afterAll(() => browser.close());

const onPage = (file: string, look: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openAgain(browser, pathToFileURL(join(pages, file)).href);
  await look(page);
  expect(complaints).toEqual([]);
  await keepOpen(page);
};

async function saved(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.locator('#save').click();
  return readFileSync(await (await saving).path(), 'utf8');
}

const tool = (page: Page, name: string) =>
  page.locator(`[name="tool"][value="${name}"]`).check({ force: true });

async function drag(page: Page, from: Vertex, to: Vertex): Promise<void> {
  const board = (await page.locator('#board').boundingBox()) as { x: number; y: number };
  const [start, end] = [await place(page, ...from), await place(page, ...to)];
  await page.mouse.move(board.x + start.x, board.y + start.y);
  await page.mouse.down();
  await page.mouse.move(board.x + (start.x + end.x) / 2, board.y + (start.y + end.y) / 2);
  await page.mouse.move(board.x + end.x, board.y + end.y);
  await page.mouse.up();
}

describe('Lines of Action', () => {
  test(
    'a position is set up, marked, played from, saved and taken back',
    onPage('loa.html', async (page) => {
      await beginNewGame(page);
      await clickOn(page, 1, 7); // b1-b3, a game that will not be lost
      await clickOn(page, 1, 5);
      await mode(page, 'setup');
      await tool(page, 'empty');
      await drag(page, [0, 0], [7, 7]);
      await tool(page, 'black');
      await drag(page, [1, 1], [3, 1]);
      await clickOn(page, 6, 6);
      await clickOn(page, 5, 5);
      await clickOn(page, 5, 5); // a second press takes the stone again
      await tool(page, 'white');
      await clickOn(page, 2, 1); // in place of a black one
      await clickOn(page, 7, 7);
      expect(await text(page, 'status-text')).toContain('h1: white stone');
      await tool(page, 'triangle');
      await clickOn(page, 6, 6);
      await tool(page, 'letter');
      await clickOn(page, 0, 0);
      const game = LoaGame.fromSgf(await saved(page));
      expect(game.board.toDiagram()).toBe(
        diagram(`
          . . . . . . . .
          . X O X . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . X .
          . . . . . . . O`),
      );
      expect([game.toPlay, game.tree.data.TR, game.tree.data.LB]).toEqual(['white', ['g2'], ['a8:A']]);

      await page.locator('#switch-sides').click();
      await tool(page, 'play');
      await clickOn(page, 6, 6);
      await clickOn(page, 4, 6); // g2-e2? one stone on the row moves one: refused
      expect(await moveNumber(page)).toBe('0');
      await clickOn(page, 5, 6);
      expect(await text(page, 'status-text')).toContain('Move 1: Black g2-f2.');
      const press = (id: string) =>
        page.evaluate((button) => {
          for (let i = 0; i < 20; i++) document.getElementById(button)?.click();
        }, id);
      await press('undo');
      expect(await text(page, 'status-text')).toBe('Start of the game. Black to move.');
      expect((await saved(page)).includes('SU[Standard]')).toBe(true);
      await press('redo');
      expect(await text(page, 'status-text')).toContain('Move 1: Black g2-f2.');
      await page.locator('#open').click(); // the game from before is still there
      await page.locator('#recent-games button').first().waitFor();
      expect(await page.locator('#recent-games button').count()).toBeGreaterThan(0);
    }),
  );

  test(
    'positions are read as FEN and as diagrams, a bad one keeps the dialog open, and names are asked for',
    onPage('loa.html', async (page) => {
      await paste(page, '. X X\n. O .'); // neither
      await page.locator('#notice-dismiss').click();
      const shown = `........\n...XX...\n.......O\n........\n........\n..O.....\n........\n.X......`;
      await paste(page, shown);
      expect(LoaGame.fromSgf(await saved(page)).board.toDiagram()).toBe(
        LoaBoard.fromDiagram(shown).toDiagram(),
      );

      await page.locator('#new').click();
      expect(await page.locator('#new-position').inputValue()).toBe(LoaBoard.fromDiagram(shown).toFen());
      await page.locator('#new-position').fill('8/8/8 b');
      await page.locator('#new-start').click();
      expect(await page.locator('#new-dialog').isVisible()).toBe(true);
      const complaint = await page
        .locator('#new-position')
        .evaluate((input: HTMLInputElement) => input.validationMessage);
      expect(complaint).toMatch(/character \d+/);
      await page.locator('#new-position').fill('8/8/3b4/8/2w3w1/8/8/6b1 w');
      await page.locator('#new-black').fill('Ann');
      await page.locator('#new-start').click();
      const { info, toPlay, board } = LoaGame.fromSgf(await saved(page));
      expect([info.black, toPlay, board.stones('white').size]).toEqual(['Ann', 'white', 2]);
      expect(await text(page, 'game-title')).toBe('Ann – White');
    }),
  );
});

describe('Senket', () => {
  const at = (name: string): Vertex => {
    const [x, y] = name.split('-').map(Number) as [number, number];
    return [x - 1, 11 - y];
  };

  test(
    'a mark in the far corner of the largest board is saved where it is',
    onPage('senket.html', async (page) => {
      await page.locator('#new').click();
      await page.locator('[name="size"][value="31"]').check({ force: true });
      await page.locator('#new-start').click();
      await mode(page, 'setup');
      await tool(page, 'circle');
      await clickOn(page, 30, 30);
      await clickOn(page, 29, 0);
      expect((await saved(page)).match(/CR(?:\[[\d-]+\])+/)?.[0]).toBe('CR[30-31][31-1]');
    }),
  );

  test(
    'posts and fences are set up, marked, played from and saved',
    onPage('senket.html', async (page) => {
      await page.locator('#new').click();
      await page.locator('[name="size"][value="11"]').check({ force: true });
      await page.locator('#new-start').click();
      await mode(page, 'setup');
      await tool(page, 'black');
      for (const post of ['3-3', '4-5', '9-9', '8-8']) await clickOn(page, ...at(post));
      await clickOn(page, ...at('8-8')); // taken again
      await page.locator('[name="linking"][value="none"]').check({ force: true });
      await clickOn(page, ...at('6-6'));
      await tool(page, 'white');
      await clickOn(page, ...at('3-5'));
      await clickOn(page, ...at('4-3'));
      await drag(page, at('3-5'), at('4-3')); // would cross Black's
      expect(await text(page, 'status-text')).toContain("it would cross black's fence 3-3/4-5");
      await tool(page, 'black');
      await drag(page, at('3-3'), at('4-5')); // takes the fence away
      await drag(page, at('4-5'), at('6-6')); // another
      await tool(page, 'circle');
      await clickOn(page, ...at('1-1'));
      await page.locator('#switch-sides').click();
      expect(await saved(page)).toBe('Senket 11\n#! AB[4-5 6-6][9-9][3-3]AW[3-5][4-3]PL[W]CR[1-1]\n');
      await tool(page, 'play');
      await clickOn(page, ...at('10-2'));
      const game = SenketGame.fromText(await saved(page));
      expect([game.moveNumber, game.history[0]?.color, game.tree.data.CR]).toEqual([1, 'white', ['1-1']]);
      await page.locator('#undo').click();
      await page.locator('#undo').click(); // whose turn it is
      expect(await text(page, 'status-text')).toContain('Black to play.');
    }),
  );

  test(
    'set-ups are pasted, and New keeps its dialog open over a bad one',
    onPage('senket.html', async (page) => {
      await paste(page, 'X 1-4 3-5 4-3\nO 11-9 10-11');
      const pasted = SenketGame.fromText(await saved(page)).board;
      expect([pasted.size, pasted.fences('black').length, pasted.fences('white').length]).toEqual([11, 2, 1]);
      await paste(page, JSON.stringify(SenketBoard.empty(5).play('black', '3-3')));
      expect(SenketGame.fromText(await saved(page)).board.size).toBe(5);

      await page.locator('#new').click();
      await page.locator('#new-position').fill('X 1-4 1-5');
      await page.locator('#new-start').click();
      expect(await page.locator('#new-dialog').isVisible()).toBe(true);
      const complaint = await page
        .locator('#new-position')
        .evaluate((input: HTMLInputElement) => input.validationMessage);
      expect(complaint).toContain("its ends are not a knight's step apart");
      await page.locator('#new-position').fill('X 15-4; O 1-5');
      await page.locator('#new-start').click();
      const begun = SenketGame.fromText(await saved(page)).board;
      expect([begun.size, begun.get('15-4')]).toEqual([17, 1]);
    }),
  );
});

test.each([
  ['loa.html', '(;GM[1]SZ[9];B[ee])', 'Go', 'index.html', 'Move 1: Black E5.'],
  [
    'index.html',
    '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w',
    'Lines of Action',
    'loa.html',
    'White to move.',
  ],
  ['loa.html', 'Senket 11\n1. 5-5\n', 'Senket', 'senket.html', 'Turn 1: Black 5-5.'],
  ['senket.html', '(;GM[9];B[b1-b3])', 'Lines of Action', 'loa.html', 'Move 1: Black b1-b3.'],
])('on %s, %j is offered to the page of %s', async (file, record, name, other, said) => {
  await onPage(file, async (page) => {
    await paste(page, record);
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice-link')).toBe(`Open it on the page of ${name}`);
    await page.locator('#notice-link').click();
    await page.waitForURL(`**/${other}**`);
    await page.waitForSelector('html[data-ready="true"]');
    expect(await text(page, 'status-text')).toContain(said);
  })();
});
