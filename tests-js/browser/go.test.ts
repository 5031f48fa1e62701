/**
 * The built page of Go in Chromium, as a visitor sees and uses it. Stones are read from the canvas's pixels.
 */

import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GoGame, init, PointSet, vertexName } from 'kakoi';
import { judge, playEngine } from 'kakoi/play';
import type { Browser, Page } from 'playwright-core';
import {
  clickOn,
  colors,
  drawn,
  drop,
  mode,
  moveNumber,
  pages,
  picture,
  place,
  serve,
  settled,
  text,
} from '../support/board-page.js';
import { keepOpen, launchChromium, openAgain, openPage } from '../support/browser.js';
import { diagram } from '../support/diagrams.js';
import { root } from '../support/run.js';
import { leavePage } from '../support/used-pages.js';

const record = readFileSync(join(root, 'tests-js/fixtures/end-game-19.sgf'), 'utf8');
const OVERLAYS = [
  'chains',
  'passAlive',
  'area',
  'ownership',
  'influence',
  'influenceGain',
  'vicinity',
] as const;

let browser: Browser;
let game: GoGame;
beforeAll(async () => {
  await init(playEngine);
  game = GoGame.fromSgf(record);
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** X for near-black, O for near-white. */
function signOf(color: [number, number, number]): string {
  return Math.max(...color) < 110 ? 'X' : Math.min(...color) > 185 ? 'O' : '.';
}

/** The stones on the canvas as a diagram: near-black or near-white between the middle and the mark of the last move. */
async function stones(page: Page, width: number, height: number): Promise<string> {
  const points = [...PointSet.full(width, height)];
  const signs = (
    await colors(
      page,
      points.map(([x, y]) => [x + 0.16, y + 0.16]),
    )
  ).map(signOf);
  return Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width).join('')).join(
    '\n',
  );
}

async function showOnly(page: Page, ...shown: string[]): Promise<void> {
  await mode(page, shown.includes('score') ? 'count' : 'layers');
  if (shown.includes('score')) return;
  const on = await page.locator('#chips [aria-checked="true"]').evaluateAll((all) => all.map(({ id }) => id));
  for (const name of OVERLAYS) {
    const [id, isShown] = [`layer-${name}`, shown.includes(name)];
    if (on.includes(id) !== isShown) await page.locator(`#${id}`).setChecked(isShown, { force: true });
  }
}

/** The page with the game dropped on it, no overlay shown. */
async function openGame(url: string, options = {}) {
  const opened = await openAgain(browser, url, options);
  await showOnly(opened.page);
  await drop(opened.page, record);
  await opened.page.waitForFunction((length) => {
    return (document.querySelector('#slider') as HTMLInputElement).max === length;
  }, String(game.moveNumber));
  return opened;
}

describe('from file://', () => {
  const url = pathToFileURL(join(pages, 'index.html')).href;

  test('shows the position of a dropped record at every place of the slider', async () => {
    const { page, complaints } = await openGame(url);
    const numbers = [game.moveNumber, 0, 1, 50, 137, 200, game.moveNumber - 1];
    for (const number of numbers) {
      await page.locator('#slider').fill(String(number));
      expect([number, await stones(page, 19, 19)]).toEqual([number, game.boardAt(number).toDiagram()]);
      const { black, white } = game.boardAt(number).passAlive();
      const panel = ['alive-black', 'territory-black', 'alive-white', 'territory-white'];
      expect([number, ...(await Promise.all(panel.map((id) => text(page, id))))]).toEqual([
        number,
        ...[black.stones, black.territory, white.stones, white.territory].map(({ size }) => String(size)),
      ]);
    }
    const part = GoGame.fromSgf(record);
    part.goTo(200);
    await page.locator('#slider').fill('200');
    expect(await text(page, 'captures-black')).toBe(String(part.captures.black));
    expect(await text(page, 'captures-white')).toBe(String(part.captures.white));
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('arrow keys, Home and End go through the game', async () => {
    const { page, complaints } = await openGame(url);
    const last = game.moveNumber;
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await moveNumber(page)).toBe(String(last - 2));
    expect(await stones(page, 19, 19)).toBe(game.boardAt(last - 2).toDiagram());
    await page.keyboard.press('ArrowRight');
    expect(await moveNumber(page)).toBe(String(last - 1));
    await page.locator('#slider').focus(); // in the panel, Home scrolls
    await page.keyboard.press('Home');
    expect(await stones(page, 19, 19)).toBe(game.boardAt(0).toDiagram());
    await page.keyboard.press('ArrowLeft'); // nowhere to go
    expect(await moveNumber(page)).toBe('0');
    await page.keyboard.press('End');
    expect(await moveNumber(page)).toBe(String(last));
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('each overlay draws something of its own, and nothing once it is off', async () => {
    const { page, complaints } = await openGame(url);
    const plain = await picture(page);
    const pictures = new Set([plain]);
    for (const id of OVERLAYS) {
      await showOnly(page, id);
      await settled(page);
      pictures.add(await picture(page));
    }
    expect(pictures.size).toBe(OVERLAYS.length + 1);
    await showOnly(page);
    expect(await picture(page)).toBe(plain);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('unconditional life shows the eyes of the chain under the pointer', async () => {
    const { page, complaints } = await openGame(url);
    const alive = game.board.passAlive();
    const [chain] = [...alive.black.chains, ...alive.white.chains];
    const [stone] = chain?.stones ?? [];
    if (!chain || !stone) throw new Error('the fixture needs a pass-alive chain');
    await showOnly(page, 'passAlive');
    const before = await picture(page);
    await page.locator('#board').hover({ position: await place(page, stone[0], stone[1]) });
    await page.waitForFunction(() =>
      /captured/.test(document.querySelector('#status-text')?.textContent ?? ''),
    );
    expect(await text(page, 'status-text')).toContain(
      `can never be captured: ${chain.vitalRegions.length} eye`,
    );
    expect(await picture(page)).not.toBe(before);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('the vicinity grows level by level around the last stone, or the one under the pointer', async () => {
    const { page, complaints } = await openGame(url);
    await page.locator('#slider').fill('50');
    await showOnly(page, 'vicinity');
    const pictures = new Set<string>();
    for (const level of ['1', '2', '3', '4']) {
      await page.locator(`[name="vicinity-level"][value="${level}"]`).check({ force: true });
      await page.mouse.move(1, 1);
      pictures.add(await picture(page));
    }
    expect(pictures.size).toBe(4);

    const board = game.boardAt(50);
    const last = game.history[49]!.vertex!;
    const [x, y] = [...board.vicinity(last, 4).minus(board.vicinity(last, 3)).and(board.empties())][0]!;
    await page.locator('#board').hover({ position: await place(page, x, y) });
    expect(await text(page, 'status-text')).toContain(`3 empty points from ${vertexName(last, 19)}`);
    const [other] = board.stones('black').without(last);
    await page.locator('#board').hover({ position: await place(page, ...other!) });
    expect(pictures.has(await picture(page))).toBe(false);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('the influence of a move is that of the side to play, or of the last stone, which follows the game', async () => {
    const { page, complaints } = await openGame(url);
    await page.locator('#slider').fill('50');
    await showOnly(page, 'influenceGain');
    const gains = game.boardAt(50).influenceGain('black');
    const [x, y] = [...game.boardAt(50).empties()].find((vertex) => gains.at(vertex) > 0)!;
    await page.locator('#board').hover({ position: await place(page, x, y) });
    expect(await text(page, 'status-text')).toContain(
      `a stone gains Black +${gains.at([x, y])} of influence`,
    );
    await page.locator('[name="gain-of"][value="last"]').check({ force: true });
    for (const move of [50, 51]) {
      await page.locator('#slider').fill(String(move));
      const last = game.history[move - 1]!.vertex!;
      await page.locator('#board').hover({ position: await place(page, ...last) });
      expect(await text(page, 'status-text')).toContain(`${vertexName(last, 19)} adds `);
    }
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('the influence overlay says whose a point is and how much', async () => {
    const { page, complaints } = await openGame(url);
    const map = game.boardAt(50).bouzy();
    const [x, y] = [...game.boardAt(50).empties()].find((vertex) => map.at(vertex) < 0)!;
    await page.locator('#slider').fill('50');
    await showOnly(page, 'influence');
    await page.locator('#board').hover({ position: await place(page, x, y) });
    expect(await text(page, 'status-text')).toContain(`White’s influence, ${-map.at([x, y])}`);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('the ownership overlay follows the slider and shows what the network says, of a finished game what random games do', async () => {
    const { page, complaints } = await openGame(url);
    await showOnly(page, 'ownership');
    for (const number of [game.moveNumber, 200]) {
      const board = game.boardAt(number);
      const there = game.clone();
      there.goTo(number);
      const map = there.isOver
        ? board.ownership({ playouts: 100, style: 'careful' })
        : judge(board, { toPlay: there.toPlay, komi: 0, playouts: 60 }).owners;
      await page.locator('#slider').fill(String(number));
      await page.mouse.move(1, 1);
      await settled(page);
      // Points that are surely one side's, without the owner's own stones, on which nothing is shown.
      const sure = [...PointSet.full(19)].filter((vertex) => {
        const value = map.at(vertex);
        return Math.abs(value) > 0.7 && Math.sign(value) !== board.get(vertex);
      });
      expect(sure.length).toBeGreaterThan(10);
      expect((await colors(page, sure)).map(signOf)).toEqual(
        sure.map((vertex) => (map.at(vertex) > 0 ? 'X' : 'O')),
      );
      const [x, y] = [...board.stones('black')].find((vertex) => map.at(vertex) > 0.7)!;
      await page.locator('#board').hover({ position: await place(page, x, y) });
      const share = Math.round(50 + 50 * map.at([x, y]));
      expect(await text(page, 'status-text')).toContain(`likely Black’s, ${share} %`);
    }
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('a press beside the stones of a finished game is no move, and one that was played after its end is taken back whole', async () => {
    const { page, complaints } = await openPage(browser, url);
    await drop(page, '(;SZ[9]RE[B+81];B[ee];W[];B[])');
    await mode(page, 'count');
    await clickOn(page, 0, 0);
    expect(await text(page, 'status-text')).toBe('Press a stone to mark its group as dead or alive.');
    expect(await moveNumber(page)).toBe('3');
    expect(await text(page, 'score')).toContain('Without the stones that the engine suggests are dead.');
    const over = 'Move 3: Black passes. Both passed: the game is over.';
    const played = 'Move 4: White A9. Black to play. The result B+81 is gone: undo brings it back.';
    await mode(page, 'record');
    await clickOn(page, 0, 0);
    expect(await text(page, 'status-text')).toBe(played);
    await page.locator('#undo').click();
    expect(await text(page, 'status-text')).toBe(over);
    await page.locator('#redo').click();
    await page.locator('#undo').click();
    await page.waitForTimeout(600); // until it is kept
    await page.reload();
    await page.waitForSelector('html[data-ready="true"]');
    expect(await text(page, 'status-text')).toBe(over);
    await clickOn(page, 0, 0); // the game goes on all the same
    expect(await text(page, 'status-text')).toBe(played);
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('the score follows the slider, the way of counting, and the chains found or said to be dead', async () => {
    const { page, complaints } = await openGame(url);
    const result = async () => {
      await settled(page);
      return text(page, 'score-result');
    };
    await showOnly(page, 'score');
    await settled(page);
    const found = [...game.board.deadStones()];
    expect(found.length).toBeGreaterThan(10);
    expect(await result()).toBe(game.score({ dead: 'auto' }).result);
    for (const [red, green, blue] of await colors(page, found)) {
      expect(red).toBeGreaterThan(2 * Math.max(green, blue)); // crossed out
    }
    expect(await text(page, 'score')).toContain('Without the stones that the engine suggests are dead.');
    await page.locator('#score-clear').click();
    expect(await result()).toBe(game.score({ dead: [] }).result);
    expect(await text(page, 'score')).toContain('Without the stones that are marked as dead.');

    const [chain] = game.board.chains('black');
    const own = game.board.stones('black');
    // All of the region that White encloses.
    const dead = chain!.stones.expandTo(game.board.stones('white').not()).and(own);
    expect(dead.size).toBeGreaterThan(chain!.stones.size);
    const [x, y] = [...chain!.stones][0]!;
    await clickOn(page, x, y);
    const counted = game.score({ dead });
    expect(await result()).toBe(counted.result);
    expect(await text(page, 'score-total-black')).toBe(String(counted.black.total));
    expect(await text(page, 'score-total-white')).toBe(String(counted.white.total));
    expect(await text(page, 'status-text')).toMatch(/: dead/);
    expect(await text(page, 'status-text')).toContain(counted.result);

    await page.locator('[name="scoring"][value="area"]').check({ force: true });
    const { rules } = game;
    const byArea = game.board.score({ rules: { ...rules, scoring: 'area' }, dead });
    expect(await result()).toBe(byArea.result);
    await page.locator('[name="scoring"][value="territory"]').check({ force: true });
    const strict = game.score({ dead, territory: 'strict' });
    expect(strict.result).not.toBe(counted.result);
    expect(await result()).toBe(strict.result);
    await page.locator('[name="scoring"][value="surrounded"]').check({ force: true });
    expect(await result()).toBe(counted.result);
    await page.locator('[name="scoring"][value="rules"]').check({ force: true });

    await page.locator('#score-suggest').click();
    expect(await result()).toBe(game.score({ dead: 'auto' }).result);
    expect(await text(page, 'score')).toContain('the engine suggests');
    await clickOn(page, ...found[0]!);
    expect(await text(page, 'score')).toContain('that are marked as dead');
    const saved = game.board.chainAt(found[0]!)!.stones;
    expect(await result()).toBe(game.score({ dead: game.board.deadStones().minus(saved) }).result);

    await page.locator('#slider').fill('100');
    const at100 = GoGame.fromSgf(record);
    at100.goTo(100);
    expect(await result()).toBe(at100.score({ dead: 'auto' }).result);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('a press on a group settles its neighbours, and what is proved is not asked about', async () => {
    const { page, complaints } = await openPage(browser, url);
    const prisoners = async () => {
      await settled(page);
      return [await text(page, 'score-prisoners-black'), await text(page, 'score-prisoners-white')];
    };
    await drop(
      page,
      `
  . . . X O . .
  . O . X O . .
  . . . X O . .
  O O . X O . .
  . . . X O . .`,
    );
    await mode(page, 'count');
    await settled(page);
    if ((await page.locator('#score-clear').getAttribute('aria-disabled')) === 'false')
      await page.locator('#score-clear').click();
    expect(await prisoners()).toEqual(['0', '0']);
    await clickOn(page, 1, 1);
    expect(await prisoners()).toEqual(['3', '0']); // with the other stones in Black's area
    await clickOn(page, 3, 2); // Black's wall: what it encloses lives then
    expect(await prisoners()).toEqual(['0', '5']);
    await clickOn(page, 0, 3);
    expect(await prisoners()).toEqual(['3', '0']);
    await clickOn(page, 1, 3);
    expect(await prisoners()).toEqual(['0', '0']);

    await drop(
      page,
      `
  . X . X O . .
  X X O X O . .
  . X X X O . .
  X X . . O . .
  O O O O O . .`,
    );
    await settled(page);
    const counted = [await text(page, 'score-result'), ...(await prisoners())];
    await clickOn(page, 1, 0);
    expect(await text(page, 'status-text')).toBe('B5 can never be captured: it cannot be dead.');
    await clickOn(page, 2, 1);
    expect(await text(page, 'status-text')).toBe('C4 stands in territory for good: it cannot be alive.');
    expect([await text(page, 'score-result'), ...(await prisoners())]).toEqual(counted);
    expect(await text(page, 'score')).toContain('that the engine suggests are dead'); // nothing was marked
    expect(await page.locator('#undo').getAttribute('aria-disabled')).toBe('true');
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('nothing is counted before the stones are judged, and a press until then corrects nothing', async () => {
    const { page, complaints } = await openGame(url);
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      const held: (() => void)[] = [];
      Worker.prototype.postMessage = function (...sent: unknown[]) {
        held.push(() => postMessage.apply(this, sent as never));
      };
      (window as { release?(): void }).release = () => {
        Worker.prototype.postMessage = postMessage;
        for (const send of held) send();
      };
    });
    const plain = await picture(page);
    await mode(page, 'count');
    await page.locator('#score-result', { hasText: '…' }).waitFor();
    const figures = () => page.locator('#score td').allInnerTexts();
    expect(await page.locator('#score-estimate').isVisible()).toBe(false);
    expect((await figures()).join('')).toBe('');
    expect(await picture(page)).toBe(plain); // nor on the board
    await clickOn(page, 2, 2);
    expect(await text(page, 'status-text')).toBe('Which stones are dead is still being judged.');
    expect(await page.locator('#score-clear').getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => (window as { release?(): void }).release?.());
    await settled(page);
    expect(await text(page, 'score-result')).toBe(game.score({ dead: 'auto' }).result);
    expect(await text(page, 'status-text')).not.toContain('still being judged');
    expect(await text(page, 'score')).toContain('that the engine suggests are dead');
    expect((await figures()).filter(Boolean).length).toBe(7);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('a click plays, captures and respects ko', async () => {
    const { page, complaints } = await openGame(url);
    await drop(page, '(;PB[Ann]PW[Bob]SZ[4:3]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B])');
    await page.waitForFunction(() => (document.querySelector('#slider') as HTMLInputElement).max === '0');
    await clickOn(page, 2, 1);
    const after = diagram(`
      . X O .
      X . X O
      . X O .`);
    await page.mouse.move(1, 1);
    expect(await stones(page, 4, 3)).toBe(after);
    expect(await text(page, 'captures-black')).toBe('1');
    await clickOn(page, 1, 1); // the ko
    expect(await text(page, 'status-text')).toMatch(/ko/i);
    await page.mouse.move(1, 1);
    expect(await stones(page, 4, 3)).toBe(after);
    await clickOn(page, 3, 2);
    expect(await moveNumber(page)).toBe('2');
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test.each([
    [
      'ko',
      '(;PB[Ann]PW[Bob]SZ[4:3]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb])',
      [1, 1],
      'Ko: White may not retake at B2',
    ],
    ['suicide', '(;SZ[3]AW[ba][ab]PL[B])', [0, 0], 'A3 would be suicide'],
    [
      'superko',
      '(;SZ[3:2]RU[Chinese];B[bb];W[];B[ca];W[ba];B[cb];W[ab];B[ca];W[aa])',
      [1, 1],
      'Superko: playing at B1 would repeat',
    ],
  ] as const)('the pointer on a point forbidden by %s is told why', async (_, sgf, [x, y], reason) => {
    const { page, complaints } = await openGame(url);
    await drop(page, sgf);
    const last = String(sgf.split(';').length - 2);
    await page.waitForFunction(
      (max) => (document.querySelector('#slider') as HTMLInputElement).max === max,
      last,
    );
    await page.locator('#slider').fill(last); // with stones set up, a record opens at its beginning
    await page.locator('#board').hover({ position: await place(page, x, y) });
    expect(await text(page, 'status-text')).toContain(reason);
    const [[red, green, blue] = [0, 0, 0]] = await colors(page, [[x, y]]);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await clickOn(page, x, y);
    expect([await moveNumber(page), await text(page, 'status-text')]).toEqual([
      last,
      expect.stringContaining(reason),
    ]);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('a record opens in spite of its faults, which are told once, and saved as they were', async () => {
    const { page, complaints } = await openPage(browser, url, { acceptDownloads: true });
    await showOnly(page);
    await drop(page, '(;SZ[3];B[aa]\n;W[zz];B[bb];W[cc');
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice')).toBe(
      "This record is faulty\nLine 2, column 15: the value that begins here has no closing ']'. It has 3 faults in all. Everything else is here.",
    );
    expect(await stones(page, 3, 3)).toBe('X..\n.X.\n..O');
    await page.locator('#notice-dismiss').click();
    expect(await page.locator('#notice').isVisible()).toBe(false);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(';B[aa];W[zz];B[bb];W[cc])');
    await page.waitForTimeout(600); // the game is kept at a pause
    await page.reload();
    await page.waitForSelector('html[data-ready="true"]');
    expect([await stones(page, 3, 3), await page.locator('#notice').isVisible()]).toEqual([
      'X..\n.X.\n..O',
      false,
    ]);
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('text without a game is refused in the dialog, where it can be mended', async () => {
    const { page, complaints } = await openGame(url);
    await page.locator('#open').click();
    await page.locator('#sgf-text').fill('B[cc] in the corner');
    await page.locator('#paste-load').click();
    await page.locator('#open-dialog #notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice')).toContain("no game record, which begins with '(;'");
    expect(await moveNumber(page)).toBe(String(game.moveNumber));
    expect(await page.locator('#sgf-text').inputValue()).toBe('B[cc] in the corner');
    await page.locator('#sgf-text').fill('(;SZ[9];B[cc])');
    await page.locator('#paste-load').click();
    await page.locator('#open-dialog').waitFor({ state: 'hidden' });
    expect([await moveNumber(page), await page.locator('#notice').isVisible()]).toEqual(['1', false]);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('a file picked by hand opens like a dropped one', async () => {
    const { page, complaints } = await openPage(browser, url);
    await showOnly(page);
    const buffer = Buffer.from('(;SZ[3];B[bb];W[aa])');
    await page.locator('#file-input').setInputFiles({ name: 'a.sgf', mimeType: 'text/plain', buffer });
    await page.waitForFunction(() => (document.querySelector('#slider') as HTMLInputElement).max === '2');
    expect(await stones(page, 3, 3)).toBe('O..\n.X.\n...');
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test('opening another game stops the one that plays by itself, and closes the dialog', async () => {
    const { page, complaints } = await openGame(url);
    const playing = () => page.locator('#autoplay').getAttribute('data-playing');
    const openDialog = page.locator('#open-dialog');
    const ways: Record<string, () => Promise<void>> = {
      'built in': () => page.locator('#games button').first().click(),
      pasted: async () => {
        await page.locator('#sgf-text').fill(record);
        await page.locator('#paste-load').click();
      },
      picked: () =>
        page.locator('#file-input').setInputFiles(join(root, 'tests-js/fixtures/end-game-19.sgf')),
      dropped: () => drop(page, record),
      broken: () => drop(page, '(;B[zz])'),
    };
    for (const [way, open] of Object.entries(ways)) {
      await page.locator('#autoplay').click();
      expect([way, await playing()]).toEqual([way, '']);
      await page.locator('#open').click();
      expect([way, await playing()]).toEqual([way, null]);
      await open();
      await openDialog.waitFor({ state: 'hidden' });
    }
    expect(await page.locator('#notice').isVisible()).toBe(true);

    // So does a game that comes before the lists of the dialog do.
    await page.evaluate((text) => {
      document.querySelector<HTMLElement>('#open')?.click();
      document.querySelector<HTMLTextAreaElement>('#sgf-text')!.value = text;
      document.querySelector<HTMLFormElement>('#paste-form')?.requestSubmit();
    }, record);
    await openDialog.waitFor({ state: 'hidden' });

    await page.locator('#autoplay').click();
    await drop(page, record);
    await page.waitForFunction(() => !document.querySelector('#autoplay[data-playing]'));
    await page.locator('#autoplay').click();
    await page.locator('#new').click();
    await page.locator('#new-start').click();
    expect([await playing(), await moveNumber(page)]).toEqual([null, '0']);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('a picture is refused as what it is, and the game stays', async () => {
    const { page, complaints } = await openGame(url);
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    await page
      .locator('#file-input')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await page.locator('#notice').waitFor({ state: 'visible' });
    expect(await text(page, 'notice')).toMatch(/^This game record could not be read\nIt is no text\.$/);
    expect(await text(page, 'notice')).not.toMatch(/line|column|PNG/);
    expect(await moveNumber(page)).toBe(String(game.moveNumber));
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('a file that cannot be read is reported, and the game stays', async () => {
    const { page, complaints } = await openGame(url);
    await page.evaluate(() => {
      File.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    });
    const file = { name: 'a.sgf', mimeType: 'text/plain', buffer: Buffer.from('(;B[aa])') };
    const ways = [() => drop(page, record), () => page.locator('#file-input').setInputFiles(file)];
    for (const open of [...ways, ...ways]) {
      await open();
      await page.locator('#notice').waitFor({ state: 'visible' });
      expect(await text(page, 'notice')).toMatch(/\.sgf” could not be read\n.*gone$/);
      expect(await moveNumber(page)).toBe(String(game.moveNumber));
      await page.locator('#notice-dismiss').click();
    }
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test.each([
    ['(;RE[B+R];B[aa];W[bb])', 'White resigned: B+R.'],
    ['(;RE[W+R];B[aa];W[bb])', 'Black resigned: W+R.'],
    ['(;RE[B+3.5];B[aa];W[];B[])', 'Both passed: the game is over.'],
  ])('says how %s ended, and that nobody is to play', async (sgf, ending) => {
    const { page, complaints } = await openGame(url);
    await drop(page, sgf);
    const last = sgf.split(';').length - 2;
    await page.waitForFunction(
      (max) => (document.querySelector('#slider') as HTMLInputElement).max === max,
      `${last}`,
    );
    const label = () => page.locator('#board').getAttribute('aria-label');
    expect(await text(page, 'status-text')).toMatch(
      new RegExp(`^Move ${last}: .*${ending.replace('+', '\\+')}$`),
    );
    expect(await label()).toContain(ending);
    expect(await page.locator('[data-to-play]').count()).toBe(0);
    await page.locator('#back').click();
    expect(await text(page, 'status-text')).toMatch(/to play\.$/);
    expect(await label()).toContain('to play.');
    expect(await page.locator('[data-to-play]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  });

  test('the keys that scroll do so where the page is too long for the window', async () => {
    const { page, complaints } = await openGame(url, { viewport: { width: 420, height: 500 } });
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.scrollY > 0);
    await page.keyboard.press('Home');
    await page.waitForFunction(() => window.scrollY === 0);
    expect(await moveNumber(page)).toBe(String(game.moveNumber));
    expect(complaints).toEqual([]);
    await leavePage(page);
  });

  test.each([1, 2])(
    'is sharp with %i device pixels to a CSS pixel, and follows the window',
    async (ratio) => {
      const { page, complaints } = await openGame(url, { deviceScaleFactor: ratio });
      const size = () =>
        page.evaluate(() => {
          const canvas = document.querySelector('#board') as HTMLCanvasElement;
          return { pixels: canvas.width, width: canvas.getBoundingClientRect().width };
        });
      const large = await size();
      expect(large.pixels / large.width).toBeCloseTo(ratio, 2);
      await page.setViewportSize({ width: 420, height: 800 });
      await page.waitForFunction(
        (before) => (document.querySelector('#board') as HTMLCanvasElement).width < before,
        large.pixels,
      );
      const small = await size();
      expect(small.pixels / small.width).toBeCloseTo(ratio, 2);
      expect(small.width).toBeLessThanOrEqual(420);
      expect(await stones(page, 19, 19)).toBe(game.board.toDiagram());
      expect(complaints).toEqual([]);
      await leavePage(page);
    },
  );
});

describe('from a static host, below a path', () => {
  test('is the same page', async () => {
    const server = await serve('/some/where/');
    try {
      const { port } = server.address() as AddressInfo;
      const { page, complaints } = await openGame(`http://127.0.0.1:${port}/some/where/`);
      expect(await stones(page, 19, 19)).toBe(game.board.toDiagram());
      expect(complaints).toEqual([]);
      await page.context().close();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

/** The package, as the pages have it. */
declare const kakoi: { readonly goOverlays: { readonly influence: object } };
const go = pathToFileURL(join(pages, 'index.html')).href;

test('every stone of a row has its place, beside others and beside gaps', async () => {
  const { page } = await openPage(browser, pathToFileURL(join(pages, 'index.html')).href);
  const row = (y: number, stones: string) => ({ y, stones });
  // Rows are longer than what is drawn at once, interrupted, and of both colours.
  const rows = [row(3, 'XXXXXXXXXXXXXXXXXXX'), row(5, 'XX.XXX.X..OOOO.OO.O'), row(7, '..OXOXXOOXXXOOO....')];
  const letters = 'abcdefghijklmnopqrs';
  const at = (sign: string) =>
    rows.flatMap(({ y, stones }) =>
      [...stones].flatMap((stone, x) => (stone === sign ? [`[${letters[x]}${letters[y]}]`] : [])),
    );
  await drop(page, `(;SZ[19]AB${at('X').join('')}AW${at('O').join('')})`);
  for (const { y, stones } of rows) {
    const points = [...stones].map((_, x) => [x + 0.25, y + 0.2] as const);
    const seen = (await colors(page, points)).map(([red, green, blue]) => {
      if (Math.max(red, green, blue) < 110) return 'X';
      return red - blue < 40 ? 'O' : '.'; // wood is yellow
    });
    expect(seen.join('')).toBe(stones);
  }
  await leavePage(page);
});

test('a layer that fails is reported, and everything else goes on being drawn', async () => {
  const { page, complaints } = await openPage(browser, go);
  await drop(page, '(;SZ[9];B[ee])');
  await page.evaluate(() => {
    const fails = () => {
      throw new Error('this layer is broken');
    };
    Object.assign(kakoi.goOverlays.influence, { shapes: fails });
  });
  await page.locator('#layer-influence').check({ force: true });
  const before = await picture(page);
  await clickOn(page, 2, 2);
  expect(await picture(page)).not.toBe(before);
  expect([await moveNumber(page), await page.locator('#move-list button').count()]).toEqual(['2', 2]);
  expect(complaints.length).toBeGreaterThan(0); // it does not go unnoticed
  for (const complaint of complaints) expect(complaint).toContain('this layer is broken');
  await leavePage(page);
});

test('a smaller board under the pointer is drawn', async () => {
  const { page, complaints } = await openPage(browser, go);
  await drop(page, '(;SZ[19])');
  await page.locator('#board').hover({ position: await place(page, 17, 17) });
  await drop(page, '. X O .\n. X O .\nX X O O\n. X O .');
  await drawn(page);
  expect(complaints).toEqual([]);
  await leavePage(page);
});
