/**
 * The built page of Lines of Action in Chromium, as a visitor sees and uses it. Stones are read from the
 * canvas's pixels.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init, LoaBoard, LoaGame, PointSet, type Vertex } from 'kakoi';
import { endingsEngine, readWin } from 'kakoi/endings';
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
import { diagram } from '../support/diagrams.js';
import { leavePage } from '../support/used-pages.js';

const url = pathToFileURL(join(pages, 'loa.html')).href;
const START = diagram(`
  . X X X X X X .
  O . . . . . . O
  O . . . . . . O
  O . . . . . . O
  O . . . . . . O
  O . . . . . . O
  O . . . . . . O
  . X X X X X X .`);
/** Black to move; e4 has one white neighbour on its row, can take h7, and is barred three times. */
const MIDDLE = '1bbb1bb1/w2b3w/w4b1w/3w4/w2wb2w/w6w/w4b2/1bbb4 b';
/** Black to move: h1-e1 connects Black, b1xe4 White, h1xe4 both. */
const LAST_MOVE = '3www2/1ww5/1w6/w7/bw2w3/1b2b3/2bb4/bb5b b';

let browser: Browser;
beforeAll(async () => {
  await init();
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** 'a1' is bottom left. */
const vertex = (square: string): Vertex => [
  'abcdefgh'.indexOf(square.charAt(0)),
  8 - Number(square.charAt(1)),
];
const click = (page: Page, square: string) => clickOn(page, ...vertex(square));
const status = (page: Page) => text(page, 'status-text');
const shownFen = (page: Page) => page.locator('#fen').inputValue();

async function play(page: Page, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    await click(page, move.slice(0, 2));
    await click(page, move.slice(3));
  }
}

/** Pastes text, which the page opens. */
async function paste(page: Page, content: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
  }, content);
}

/** The place of a square in the window. */
async function onScreen(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await page.locator('#board').boundingBox();
  const { x, y } = await place(page, ...vertex(square));
  return { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y };
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await onScreen(page, from), await onScreen(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** The stones on the canvas as a diagram, read between their middle and the mark of the last move. */
async function stones(page: Page): Promise<string> {
  const points = [...PointSet.full(8)].map(([x, y]): Vertex => [x + 0.13, y + 0.13]);
  const signs = (await colors(page, points)).map((color) =>
    Math.max(...color) < 110 ? 'X' : Math.min(...color) > 185 ? 'O' : '.',
  );
  return Array.from({ length: 8 }, (_, y) => signs.slice(y * 8, y * 8 + 8).join('')).join('\n');
}

/** The strongest part of a colour: 'red', 'blue', or 'other' when none stands out. */
function hue([red, green, blue]: [number, number, number]): string {
  if (red > 1.6 * Math.max(green, blue)) return 'red';
  return blue > 1.3 * Math.max(red, green) ? 'blue' : 'other';
}

async function showOnly(page: Page, ...shown: string[]): Promise<void> {
  for (const id of ['groups', 'connection', 'quads', 'joints']) {
    await page.locator(`#layer-${id}`).setChecked(shown.includes(id), { force: true });
  }
}

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

describe('playing', () => {
  test(
    'a click picks a stone, shows its counts and targets, and moves it',
    onPage(async (page) => {
      expect(await stones(page)).toBe(START);
      const before = await picture(page);
      await click(page, 'b1');
      expect(await status(page)).toBe(
        'b1 moves 6 on its row, 2 on its column, 2 and 2 on its diagonals: 3 legal moves.',
      );
      expect((await colors(page, ['h1', 'b3', 'd3'].map(vertex))).map(hue)).toEqual(['blue', 'blue', 'blue']);
      await page.keyboard.press('Escape'); // puts it down
      await page.mouse.move(1, 1);
      expect(await picture(page)).toBe(before);

      await play(page, 'b1-b3');
      expect(await stones(page)).toBe(
        diagram(`
          . X X X X X X .
          O . . . . . . O
          O . . . . . . O
          O . . . . . . O
          O . . . . . . O
          O X . . . . . O
          O . . . . . . O
          . . X X X X X .`),
      );
      expect(await status(page)).toBe('Move 1: Black b1-b3. White to move.');
      expect(await shownFen(page)).toBe('1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w');
      expect(await page.locator('#move-list button').allInnerTexts()).toEqual(['b1-b3']);
    }),
  );

  test(
    'a stone can be dragged; off the board it returns',
    onPage(async (page) => {
      await drag(page, 'b1', 'h1');
      expect(await status(page)).toBe('Move 1: Black b1-h1. White to move.');
      await drag(page, 'a2', 'c2');
      expect(await status(page)).toBe('Move 2: White a2-c2. Black to move.');
      const board = await page.locator('#board').boundingBox();
      const { x, y } = await onScreen(page, 'c1');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 40);
      await page.mouse.move((board?.x ?? 0) - 30, y - 80);
      await page.mouse.up();
      expect(await moveNumber(page)).toBe('2');
      await play(page, 'f1-f3'); // the click after a drag is one again
      expect(await shownFen(page)).toBe('1bbbbbb1/w6w/w6w/w6w/w6w/w4b1w/2w4w/2bbb1bb w');
    }),
  );

  test(
    'a finger drags a stone and does not scroll the page',
    onPage(
      async (page) => {
        const touch = await page.context().newCDPSession(page);
        const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
        const [from, to] = [await onScreen(page, 'c1'), await onScreen(page, 'c3')];
        await send('touchStart', [from]);
        for (let step = 1; step <= 8; step++) {
          await send('touchMove', [{ x: to.x, y: from.y + ((to.y - from.y) * step) / 8 }]);
        }
        await send('touchEnd', []);
        expect(await status(page)).toBe('Move 1: Black c1-c3. White to move.');
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      },
      { viewport: { width: 390, height: 600 }, hasTouch: true },
    ),
  );

  test(
    'the keyboard picks and moves',
    onPage(async (page) => {
      await page.locator('#board').focus();
      const keys = async (...names: string[]) => {
        for (const name of names) await page.keyboard.press(name);
      };
      await keys('Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown'); // from the middle to d1
      expect(await status(page)).toBe('d1: black stone, 3 legal moves.');
      await keys('Enter', 'ArrowUp', 'Enter');
      expect(await status(page)).toMatch(/^d2 is 1 away, but a stone on this column moves exactly 2/);
      await keys('ArrowUp', 'Enter');
      expect(await status(page)).toBe('Move 1: Black d1-d3. White to move.');
      await keys('Escape', 'ArrowLeft');
      expect(await moveNumber(page)).toBe('0');
    }),
  );

  test(
    'captures are marked in red, other moves in blue',
    onPage(async (page) => {
      await paste(page, MIDDLE);
      await click(page, 'e4');
      const ring = ([x, y]: Vertex): Vertex => [x + 0.44, y];
      const [capture, quiet, barred] = await colors(page, [ring(vertex('h7')), vertex('g2'), vertex('b1')]);
      expect([capture, quiet, barred].map((color) => hue(color!))).toEqual([
        'red',
        'blue',
        'red', // a cross on an own stone
      ]);
      await click(page, 'h7');
      expect(await status(page)).toBe('Move 1: Black e4xh7. White to move.');
      expect(await text(page, 'stones-white')).toBe('10');
    }),
  );

  test(
    'an illegal drop is explained, and nothing moves',
    onPage(async (page) => {
      await paste(page, MIDDLE);
      const before = await shownFen(page);
      for (const [from, to, reason] of [
        ['e4', 'a4', 'Blocked: the white stone on d4 is in the way, and only your own stones can be jumped.'],
        ['e4', 'b1', 'Your own stone is on b1: stones jump over their own side, but do not land on it.'],
        ['e4', 'e6', 'e6 is 2 away, but a stone on this column moves exactly 1: it stands there alone.'],
        ['e4', 'g6', 'g6 is 2 away, but a stone on this diagonal moves exactly 3: 3 stones stand on it.'],
        ['e4', 'f8', 'e4 and f8 share no line: stones move along rows, columns and diagonals.'],
        ['d5', 'd3', 'Black is to move: the stone on d5 is White’s.'],
      ] as const) {
        await drag(page, from, to);
        expect([from, to, await status(page)]).toEqual([from, to, reason]);
      }
      await page.keyboard.press('Escape');
      expect([await shownFen(page), await moveNumber(page)]).toEqual([before, '0']);
    }),
  );

  test(
    'undo and redo, the slider and the list go through the moves',
    onPage(async (page) => {
      await play(page, 'b1-b3', 'a2-c2', 'f1-f3');
      const after = await stones(page);
      expect(await page.locator('#move-list button').allInnerTexts()).toEqual(['b1-b3', 'a2-c2', 'f1-f3']);
      await page.locator('#undo').click();
      await page.locator('#undo').click();
      expect(await shownFen(page)).toBe('1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w');
      await page.locator('#redo').click();
      await page.locator('#redo').click();
      expect(await stones(page)).toBe(after);
      await mode(page, 'record');
      await page.locator('#move-list [data-move="1"]').click();
      expect([await moveNumber(page), await status(page)]).toEqual([
        '1',
        'Move 1: Black b1-b3. White to move.',
      ]);
      await page.locator('#slider').fill('0');
      expect(await stones(page)).toBe(START);
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('#move-list [aria-current]').innerText()).toBe('b1-b3');
    }),
  );

  test(
    'a side without a move is offered its pass',
    onPage(async (page) => {
      expect(await page.locator('#pass').isVisible()).toBe(false);
      await paste(page, '4w1wb/6ww/8/8/4w3/2w5/w7/b1w4w b');
      expect(await status(page)).toBe('Start of the game. Black has no legal move and must pass.');
      await page.locator('#pass').click();
      expect(await status(page)).toBe('Move 1: Black pass. White to move.');
      expect(await page.locator('#pass').isVisible()).toBe(false);
    }),
  );
});

describe('the end of the game', () => {
  test(
    'is announced with its reason',
    onPage(async (page) => {
      for (const [move, ending] of [
        ['h1-e1', 'Black wins: all black stones are connected.'],
        ['b1-e4', 'White wins: Black’s capture left all white stones connected.'],
        ['h1-e4', 'Draw: the move connected both sides at once.'],
      ] as const) {
        await paste(page, LAST_MOVE);
        await play(page, move);
        expect(await status(page)).toContain(ending);
        expect(await text(page, 'game-result')).toBe(ending);
      }
      await click(page, 'a1');
      expect(await status(page)).toContain('The game is over.');

      await paste(page, 'b7/8/8/8/8/8/ww6/w7 b'); // connected from the start, by nobody's move
      expect(await text(page, 'game-result')).toMatch(/^Draw: both sides are connected/);
      await paste(page, 'b6b/8/8/8/8/8/ww6/w7 w');
      expect(await text(page, 'game-result')).toBe('White wins: all white stones are connected.');

      const back = 'b1-b3 a2-c2 b3-b1 c2-a2';
      await paste(page, `${back} ${back}`);
      expect(await text(page, 'game-result')).toBe('Draw: the position has been repeated.');
      await drop(page, '(;GM[9]SZ[8]DT[2020/01/02];B[b1-b3];W[resign])');
      await page.waitForFunction(() =>
        /resigned/.test(document.querySelector('#game-result')?.textContent ?? ''),
      );
      expect(await text(page, 'game-result')).toBe('Black wins: White resigned.');
    }),
  );

  test(
    'begins on a smaller board, where stones move, are set up and are shared',
    onPage(async (page) => {
      await page.locator('#new').click();
      await page.locator('[name="setup"][value="parachute"]').check({ force: true });
      await page.locator('[name="size"][value="6"]').check({ force: true });
      await page.locator('#new-start').click();
      expect(await shownFen(page)).toBe(LoaBoard.start('parachute', 6).toFen());
      expect(await page.locator('#game-title').textContent()).toBe('New game');
      await paste(page, '1bbb1/w3w/w3w/w3w/1bbb1 b');
      await clickOn(page, 1, 4);
      await clickOn(page, 4, 4);
      expect(await status(page)).toContain('b1-e1');
      expect(await shownFen(page)).toBe(LoaBoard.start(5).play('b1-e1').toFen());
      await page.keyboard.press('Escape');
      // A position has the size that its text says.
      await page.locator('#new').click();
      await page.locator('#setup-position').check({ force: true });
      expect(await page.locator('.board-size').isVisible()).toBe(false);
      await page.locator('#new-cancel').click();
    }),
  );

  test(
    'follows the rules chosen for a new game',
    onNewPage(async (page) => {
      await page.locator('#new').click();
      await page.locator('#new-position').fill(LAST_MOVE);
      await page.locator('#new-dialog summary').click();
      await page.locator('[name="simultaneous"][value="mover"]').check({ force: true });
      await page.locator('#new-start').click();
      await play(page, 'h1-e4');
      expect(await text(page, 'game-result')).toBe('Black wins: the move connected both sides at once.');

      await page.locator('#new').click();
      await page.locator('[name="setup"][value="scrambled-eggs"]').check({ force: true });
      await page.locator('#new-start').click();
      expect(await stones(page)).toBe(LoaBoard.start('scrambled-eggs').toDiagram());

      await page.locator('#new').click();
      await page.locator('#new-position').fill('1bbbbbb1/w6w/w5x/8/8/8/8/8 b');
      await page.locator('#new-start').click();
      expect(await page.locator('#new-dialog').isVisible()).toBe(true);
      const said = (field: Element) => (field as HTMLInputElement).validationMessage;
      expect(await page.locator('#new-position').evaluate(said)).toMatch(/character 16/);
      await page.locator('#new-cancel').click();
      expect(await stones(page)).toBe(LoaBoard.start('scrambled-eggs').toDiagram());
    }),
  );
});

describe('overlays', () => {
  test(
    'each draws something of its own, and nothing once it is off',
    onPage(async (page) => {
      await paste(page, LAST_MOVE);
      await showOnly(page);
      const plain = await picture(page);
      const drawings = new Set([plain]);
      for (const id of ['groups', 'connection', 'quads', 'joints']) {
        await showOnly(page, id);
        drawings.add(await picture(page));
      }
      expect(drawings.size).toBe(5);
      await showOnly(page);
      expect(await picture(page)).toBe(plain);
    }),
  );

  test(
    'the quads are those of the engine, window by window and in sum',
    onPage(async (page) => {
      // Two groups and a hole: the Euler number alone cannot tell.
      const fen = '2w5/5w2/w1bww3/1bwww3/b1bw4/1bbb4/w4b1w/8 b';
      const board = LoaBoard.fromFen(fen);
      await paste(page, fen);
      await showOnly(page, 'quads');
      for (const color of ['black', 'white'] as const) {
        const { q1, q3, qd } = board.quads(color);
        const cells = ['q1', 'q3', 'qd', 'sum-q1', 'sum-q3', 'sum-qd', 'e8', 'e4'];
        expect(await Promise.all(cells.map((id) => text(page, `${id}-${color}`)))).toEqual(
          [
            q1,
            q3,
            qd,
            q1,
            q1 - q3,
            q1 - q3 - 2 * qd,
            board.eulerNumber(color, 8),
            board.eulerNumber(color, 4),
          ].map(String),
        );
      }
      expect(await text(page, 'groups-black')).toBe('2');
      expect(await text(page, 'e8-black')).toBe('1');

      // The corners of b5's squares, and one where no black stone is near; read beside the digit.
      await page.locator('[name="quad-colors"][value="black"]').check({ force: true });
      await page.mouse.move(1, 1);
      const beside = (x: number, y: number): Vertex => [x + 0.15, y + 0.15];
      const tiles = await colors(page, [beside(0.5, 3.5), beside(0.5, 2.5), beside(5.5, 1.5)]);
      expect(tiles[0]).toEqual([0xc2, 0x12, 0x7f]); // d: a4 and b5
      expect(tiles[1]).toEqual([0x24, 0x71, 0xc8]); // 1: b5 alone
      expect([tiles[0], tiles[1]]).not.toContainEqual(tiles[2]);
    }),
  );

  test(
    'the status line says what they know of a square',
    onPage(async (page) => {
      await paste(page, LAST_MOVE);
      const hover = async (square: string) => {
        await page.locator('#board').hover({ position: await place(page, ...vertex(square)) });
        return status(page);
      };
      await showOnly(page, 'groups');
      expect(await hover('h1')).toBe('h1: black group of 1 stone, one of 2 groups.');
      await showOnly(page, 'connection');
      expect(await hover('e1')).toBe('e1: h1-e1 connects its own side.');
      expect(await hover('e4')).toBe('e4: b1xe4 connects the opponent, h1xe4 connects both sides.');
      await showOnly(page, 'joints');
      expect(await hover('e3')).toBe('e3: in 1 weak joint.');
    }),
  );
});

describe('the evaluation', () => {
  test(
    'has the terms of the engine, each at the side that it favours, and none once the game is over',
    onPage(async (page) => {
      await paste(page, MIDDLE);
      const { total, terms } = LoaBoard.fromFen(MIDDLE).evaluate(); // Black's: Black is to move
      for (const [name, value] of Object.entries({ ...terms, total })) {
        const shown = [await text(page, `${name}-black`), await text(page, `${name}-white`)];
        expect([name, shown]).toEqual([name, [value > 0 ? `+${value}` : '', value < 0 ? `+${-value}` : '']]);
      }
      expect(new Set(Object.values(terms).map(Math.sign)).size).toBeGreaterThan(1);
      await paste(page, LAST_MOVE);
      await play(page, 'h1-e1');
      expect(await page.locator('#evaluation').isVisible()).toBe(false);
    }),
  );
});

describe('a proof', () => {
  /** White wins. */
  const WON = '8/3w4/8/2bwbw2/2bwww2/wbbbwbb1/w7/8 w';

  test(
    'says who wins, and how, until the position is another',
    onPage(async (page) => {
      await init(endingsEngine);
      await paste(page, WON);
      await mode(page, 'read');
      expect(await text(page, 'proof')).toBe('');
      await page.locator('#prove').click();
      await page.waitForFunction(() => !document.documentElement.hasAttribute('data-proving'));
      const line = readWin(LoaBoard.fromFen(WON), { nodes: 1_000_000 }).line.map(({ text }) => text);
      expect(await text(page, 'proof')).toBe(`White wins, here in ${line.length} moves: ${line.join(' ')}.`);
      expect(await page.locator('#prove').isVisible()).toBe(false);

      await play(page, 'd7-d3');
      expect([await text(page, 'proof'), await text(page, 'prove')]).toEqual(['', 'Prove who wins']);
      await page.locator('#back').click(); // it is remembered
      expect(await text(page, 'proof')).toContain('White wins');
    }),
  );

  test(
    'can be stopped, and says when there is none',
    onNewPage(async (page) => {
      await mode(page, 'read');
      await page.locator('#prove').click();
      expect([await text(page, 'proof'), await text(page, 'prove')]).toEqual([
        'Looking for a proof…',
        'Stop',
      ]);
      await page.locator('#prove').click();
      expect([await text(page, 'proof'), await text(page, 'prove')]).toEqual(['', 'Prove who wins']);
    }),
  );
});

describe('games in and out', () => {
  test(
    'a link restores the game and the place in it',
    onPage(async (page) => {
      await drop(page, '(;GM[9]PB[Ann]PW[Bob];B[b1-b3];W[a2-c2];B[f1-f3])');
      await page.waitForFunction(() => (document.querySelector('#slider') as HTMLInputElement).max === '3');
      await page.locator('#slider').fill('2');
      await page.locator('#share').click();
      await page.waitForFunction(() =>
        /link to this game/i.test(document.querySelector('#status-text')?.textContent ?? ''),
      );
      const opened = await openPage(browser, page.url());
      expect(await stones(opened.page)).toBe(await stones(page));
      expect(await moveNumber(opened.page)).toBe('2');
      expect(await opened.page.locator('#move-list button').count()).toBe(3);
      expect(await text(opened.page, 'game-title')).toBe('Ann – Bob');
      expect(opened.complaints).toEqual([]);
      await leavePage(opened.page);
    }),
  );

  test(
    'a saved game opens again',
    onPage(async (page) => {
      await play(page, 'b1-b3', 'a2-c2', 'g8-g6');
      const saving = page.waitForEvent('download');
      await page.locator('#save').click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('game.sgf');
      const sgf = readFileSync(await download.path(), 'utf8');
      expect(LoaGame.fromSgf(sgf).history.map((move) => move.text)).toEqual(['b1-b3', 'a2-c2', 'g8-g6']);
      const before = await stones(page);
      await page.locator('#new').click();
      await page.locator('#new-start').click();
      expect(await stones(page)).toBe(START);
      await drop(page, sgf);
      await page.waitForFunction(() => (document.querySelector('#slider') as HTMLInputElement).max === '3');
      expect(await stones(page)).toBe(before);
    }),
  );

  test(
    'what comes with the page opens, and so do moves as text; a broken record is reported',
    onPage(async (page) => {
      await page.locator('#open').click();
      const games = page.locator('#games button');
      await games.first().waitFor();
      for (let i = 0; i < (await games.count()); i++) {
        if (i > 0) await page.locator('#open').click();
        await games.nth(i).click();
        expect([i, await page.locator('#notice').isVisible()]).toEqual([i, false]);
      }
      await paste(page, '1. b1-b3 a2c2 2. b3-b4');
      await page.locator('#notice').waitFor({ state: 'visible' });
      await paste(page, '1. b1-b3 a2c2 2. b3-b1');
      expect(await page.locator('#notice').isVisible()).toBe(false);
      expect(await page.locator('#move-list button').allInnerTexts()).toEqual(['b1-b3', 'a2-c2', 'b3-b1']);
      await drop(page, '(;GM[9]\n;B[b1-b3];W[a2-a9])');
      await page.locator('#notice').waitFor({ state: 'visible' });
      expect(await text(page, 'notice')).toContain('Line 2, column 12:');
      expect(await moveNumber(page)).toBe('2');
    }),
  );
});
