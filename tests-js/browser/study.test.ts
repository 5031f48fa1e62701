/** A record to work with: names, judgements, links, lines drawn by hand, the search, and the facts of a game. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSgf } from 'kakoi/sgf';
import type { Browser, Page } from 'playwright-core';
import { axeFindingsAsShown } from '../support/axe.js';
import { clickOn, colors, drop, mode, moveNumber, pages, place, text } from '../support/board-page.js';
import { keepOpen, launchChromium, openAgain, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

const address = (page: string) => pathToFileURL(join(pages, page)).href;

/** Black plays C7 in two ways that come to the same position. */
const GAME = `(;GM[1]FF[4]SZ[9]PB[Ann]PW[Bob]KM[5.5]RU[Japanese]C[A game at the club.]
(;B[cc]N[The corner]TE[1];W[gg]C[Joseki: see https://example.org/3-3?a=1, and (http://example.org/b).];B[cg])
(;B[cg];W[gg]DO[];B[cc]GB[1]C[The same corner.]))`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function saved(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.locator('#save').click();
  return readFileSync(await (await saving).path(), 'utf8');
}

const onGame =
  (look: (page: Page) => Promise<void>, record = GAME, file = 'index.html') =>
  async () => {
    const { page, complaints } = await openAgain(browser, address(file));
    await mode(page, 'record');
    await drop(page, record);
    await look(page);
    expect(complaints).toEqual([]);
    await keepOpen(page);
  };

/** The data of the nodes of the record's main line. */
const nodesOf = (record: string) => {
  const nodes = [];
  for (let node = parseSgf(record)[0]; node !== undefined; node = node.children[0]) nodes.push(node.data);
  return nodes;
};
const found = (page: Page) => page.locator('#found button').allInnerTexts();

test(
  'a comment typed with pauses is one change; what is typed on another visit of the field is another',
  onGame(async (page) => {
    const comment = page.locator('#comment');
    const pause = () => page.waitForTimeout(1000); // longer than the page waits before it writes
    await page.locator('#slider').fill('3');
    for (const part of ['One', ' two', ' three']) {
      await comment.pressSequentially(part);
      await pause();
    }
    await page.locator('#node-name').focus();
    await comment.pressSequentially(' four');
    await page.locator('#undo').click();
    expect(await comment.inputValue()).toBe('One two three');
    await page.locator('#undo').click();
    expect(await comment.inputValue()).toBe('');
    expect(await page.locator('#undo').getAttribute('aria-disabled')).toBe('true');
    await page.locator('#redo').click();
    await page.locator('#redo').click();
    expect(await comment.inputValue()).toBe('One two three four');
  }),
);

test(
  'a comment that is typed and deleted again takes nothing else back when it is typed anew',
  onGame(async (page) => {
    const comment = page.locator('#comment');
    await page.locator('#slider').fill('3');
    await clickOn(page, 4, 4);
    for (const typed of ['One', '', 'Two', '', 'Three']) {
      await comment.fill(typed);
      await page.waitForTimeout(1000); // longer than the page waits before it writes
    }
    const last = nodesOf(await saved(page)).at(-1);
    expect([last?.W, last?.C]).toEqual([['ee'], ['Three']]);
  }),
);

test(
  'a comment has at least 300 pixels, and its links lead away while the rest is a field to type in',
  onGame(async (page) => {
    await page.locator('#slider').fill('2');
    const room = await page.locator('.comment-room').boundingBox();
    expect(room?.height).toBeGreaterThanOrEqual(300);
    const links = page.locator('#comment-links a');
    expect(
      await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href, rel }) => [href, rel])),
    ).toEqual([
      ['https://example.org/3-3?a=1', 'noopener noreferrer'],
      ['http://example.org/b', 'noopener noreferrer'],
    ]);
    // A press beside the links begins to type there; a press on one reaches it.
    const touched = await links.first().evaluate((link) => {
      const { left, top } = link.getClientRects()[0]!;
      return [-8, 8].map((x) => document.elementFromPoint(left + x, top + 8)?.tagName);
    });
    expect(touched).toEqual(['TEXTAREA', 'A']);
    await page.locator('#comment').fill('No links any more.');
    expect(await links.count()).toBe(0);
  }),
);

test(
  'a long comment is whole in its room, which scrolls',
  onGame(
    async (page) => {
      const { inner, outer } = await page.locator('.comment-room').evaluate((room) => ({
        inner: (room.querySelector('textarea') as HTMLElement).scrollHeight,
        outer: room.scrollHeight,
      }));
      expect(inner).toBeGreaterThan(600);
      expect(outer).toBeGreaterThanOrEqual(inner);
    },
    `(;SZ[9]PB[Ann]PW[Bob];B[cc]C[${'A teacher writes at length.\n'.repeat(40)}])`,
  ),
);

test(
  'positions have names, and judgements that a press gives and takes, which the list of moves shows',
  onGame(async (page) => {
    await page.locator('#slider').fill('1');
    expect(await page.locator('#node-name').inputValue()).toBe('The corner');
    const pressed = () =>
      page
        .locator('#signs [aria-pressed="true"]')
        .evaluateAll((all) => all.map((sign) => sign.getAttribute('title')));
    expect(await pressed()).toEqual(['Good move']);
    await page.locator('#signs [data-sign="BM"]').click(); // a move has one judgement
    await page.locator('#signs [data-sign="UC"]').click(); // and its position another
    expect(await pressed()).toEqual(['Bad move', 'Unclear']);
    await page.locator('#node-name').fill('Too early');
    await page.locator('#move-list em', { hasText: 'Too early' }).waitFor(); // once the typing pauses
    expect(await page.locator('#move-list button').first().innerText()).toMatch(/C7\s*\? ∞\s*Too early/);
    expect(nodesOf(await saved(page))[1]).toEqual({ B: ['cc'], N: ['Too early'], BM: ['1'], UC: ['1'] });
    await page.locator('#signs [data-sign="BM"]').click();
    await page.locator('#undo').click();
    expect(await pressed()).toEqual(['Bad move', 'Unclear']);
    await page.locator('#first').click();
    await page.locator('#signs [data-sign="TE"]').click({ force: true }); // there is no move
    expect(nodesOf(await saved(page))[0]?.TE).toBeUndefined();
  }),
);

test(
  'words of comments and names, points of moves and positions are found, and the keyboard walks along them',
  onGame(async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('CORNER');
    expect(await found(page)).toEqual([
      expect.stringMatching(/^1\. Black C7\s+The corner$/),
      expect.stringMatching(/^3\. Black C7\s+The same corner\.$/),
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect([await moveNumber(page), await text(page, 'branch-text')]).toEqual(['3', 'Variation: 3 moves']);
    await page.keyboard.press('Tab'); // the list is one stop
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('promote');

    await page.locator('#find-text').fill('g3');
    expect(await found(page)).toEqual([
      expect.stringMatching(/^2\. White G3/),
      expect.stringMatching(/^2\. White G3/),
    ]);
    await page.locator('#find-text').press('Enter');
    await page.locator('#find-text').press('Enter'); // from one to the next
    expect(await page.locator('#found [aria-current]').count()).toBe(1);
    await page.locator('#find-text').fill('nowhere');
    expect(await text(page, 'found-count')).toBe('Nothing found.');
    await page.locator('#find-text').press('Escape');
    expect(await page.locator('#found').isVisible()).toBe(false);

    await page.locator('#last').click();
    await page.locator('#find-position').click();
    expect(await text(page, 'found-count')).toBe('2 places');
    expect((await found(page)).map((line) => line.split(/\n/)[0])).toEqual(['3. Black C3', '3. Black C7']);
  }),
);

test(
  'arrows and lines are drawn by hand, by a drag or by two presses, and taken away the same way',
  onGame(async (page) => {
    await page.locator('#slider').fill('1');
    await mode(page, 'setup');
    await page.locator('[name="tool"][value="arrow"]').check({ force: true });
    const [from, to] = [await place(page, 4, 4), await place(page, 7, 4)];
    const board = await page.locator('#board').boundingBox();
    const at = ({ x, y }: { x: number; y: number }) => [board!.x + x, board!.y + y] as const;
    const [before] = await colors(page, [[5.5, 4]]);
    await page.mouse.move(...at(from));
    await page.mouse.down();
    await page.mouse.move(...at(to), { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(2, 2);
    expect((await colors(page, [[5.5, 4]]))[0]).not.toEqual(before);
    await page.locator('[name="tool"][value="line"]').check({ force: true });
    await clickOn(page, 1, 1);
    expect(await text(page, 'status-text')).toBe('Press the other end.');
    await clickOn(page, 3, 3);
    expect(nodesOf(await saved(page))[1]).toMatchObject({ AR: ['ee:he'], LN: ['bb:dd'] });
    await clickOn(page, 3, 3);
    await clickOn(page, 1, 1); // a line has no direction
    expect(nodesOf(await saved(page))[1]?.LN).toBeUndefined();
    await mode(page, 'record'); // the tool ends with its mode
    await clickOn(page, 4, 4);
    expect(await moveNumber(page)).toBe('2');
  }),
);

test(
  'points that the record dims stay dim until it says otherwise',
  onGame(async (page) => {
    await page.locator('#layer-passAlive').click();
    await page.mouse.move(2, 2);
    const shades = [];
    for (const move of ['1', '2', '3', '4']) {
      await page.locator('#slider').fill(move);
      shades.push((await colors(page, [[7.3, 7.4]]))[0]!.reduce((sum, part) => sum + part));
    }
    const [bright = 0, dim = 0, still = 0, again = 0] = shades;
    expect(dim).toBeLessThan(bright - 30);
    expect([still, again]).toEqual([dim, bright]);
  }, '(;SZ[9]PB[Ann]PW[Bob];B[cc];W[cd]DD[hh][gh][hg];B[dd];W[dc]DD[])'),
);

test(
  'the facts of a game are changed at any time, rules and komi among them, and changed back',
  onGame(async (page) => {
    await page.locator('#slider').fill('1');
    await page.locator('#facts').click();
    await page.locator('#fact-white').fill('Carol');
    await page.locator('[name="whiteRank"]').fill('2d');
    await page.locator('#fact-result').fill('W+R');
    await page.locator('#fact-date').fill('2026-11-25');
    await page.locator('#fact-rules').selectOption('chinese');
    await page.locator('#fact-komi').fill('7.5');
    await page.locator('#fact-file').fill('Club 3');
    await page.locator('#facts-form .primary').click();
    expect([await text(page, 'game-title'), await moveNumber(page)]).toEqual(['Ann – Carol 2d', '1']);
    expect(await text(page, 'game-terms')).toContain('Chinese rules · komi 7.5');
    const saving = page.waitForEvent('download');
    await page.locator('#save').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Club 3.sgf');
    const [{ data } = { data: {} }] = parseSgf(readFileSync(await file.path(), 'utf8'));
    const facts = {
      PW: ['Carol'],
      WR: ['2d'],
      RE: ['W+R'],
      DT: ['2026-11-25'],
      RU: ['Chinese'],
      KM: ['7.5'],
    };
    expect(data).toMatchObject(facts);
    await page.locator('#undo').click(); // one change
    expect(await text(page, 'game-title')).toBe('Ann – Bob');
    expect(await text(page, 'game-terms')).toContain('Japanese rules · komi 5.5');
    expect(await page.locator('#variations button').count()).toBe(0); // still at the first move
  }),
);

test(
  'a game of Lines of Action and one of Senket have what their records tell',
  onGame(
    async (page) => {
      await page.locator('#facts').click();
      await page.locator('#fact-black').fill('Ann');
      await page.locator('#fact-event').fill('Final');
      await page.locator('#facts-form .primary').click();
      expect(await saved(page)).toMatch(/EV\[Final\].*PB\[Ann\]|PB\[Ann\].*EV\[Final\]/s);
      await page.locator('#find-text').fill('h1');
      expect(await found(page)).toEqual([expect.stringMatching(/^1\. Black b1-h1/)]);

      await page.goto(address('senket.html'));
      await page.waitForSelector('html[data-ready="true"]');
      await mode(page, 'record');
      await page.locator('#facts').click();
      await page.locator('#fact-title').fill('A first game');
      await page.locator('#facts-form .primary').click();
      expect(await text(page, 'game-title')).toBe('A first game');
    },
    '(;GM[9]FF[4];B[b1-h1])',
    'loa.html',
  ),
);

test('nothing of it stands in the way of readers who do not see it, light or dark', async () => {
  const { page } = await openPage(browser, address('index.html'), { bypassCSP: true });
  await mode(page, 'record');
  await drop(page, GAME);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('#slider').fill('2');
  await page.locator('#find-text').fill('corner');
  expect(await axeFindingsAsShown(page)).toEqual([]);
  await page.locator('#theme').click();
  await page.locator('#signs [data-sign="UC"]').click();
  expect(await axeFindingsAsShown(page)).toEqual([]);
  await page.locator('#facts').click();
  expect(await axeFindingsAsShown(page)).toEqual([]);
  await leavePage(page);
});
