/**
 * The apps that README and docs/ show file by file, opened and clicked on with the installed package as a
 * reader would: apps with an import map are served as they are, the others bundled. lab/package has those made with frameworks.
 */

import type { KakoiBoardElement } from 'kakoi/board';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/browser.js';
import {
  apps,
  boards,
  clickable,
  type Files,
  games,
  isPlain,
  isPlayedThrough,
  isSolved,
  openApp,
  playsByClicks,
  playsOnBoard,
  press,
  problems,
} from '../support/guide-apps.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const open = (files: Files) => openApp(browser, files);

test('there are apps', () => {
  expect(clickable.map(({ section }) => section)).toEqual(['Preact, with Shudan']);
});

test.each(apps.filter(isPlain))('$page, $section: opens and draws', async ({ files }) => {
  const { page, complaints } = await open(files);
  expect(complaints).toEqual([]);
  expect((await page.screenshot()).length).toBeGreaterThan(3000); // an empty page is smaller
  await page.close();
});

/** Without it, a phone shows a page as wide as a desk's, and a board the size of a stamp. */
test.each(apps.filter(({ files }) => files.has('index.html')))(
  '$page, $section: fills a phone',
  async ({ files }) => {
    expect(files.get('index.html')).toContain('<meta name="viewport" content="width=device-width">');
  },
);

test.each(
  [
    ...clickable.map((app) => ({ ...app, plays: playsByClicks })),
    ...problems.map((app) => ({ ...app, plays: isSolved })),
    ...games.map((app) => ({ ...app, plays: isPlayedThrough })),
    ...boards.map((app) => ({ ...app, plays: playsOnBoard })),
  ].filter(isPlain),
)('$page, $section: $plays.name', async ({ files, plays }) => {
  const { page, complaints } = await open(files);
  await plays(page);
  expect(complaints).toEqual([]);
  await page.close();
});

test('games are shown with every framework, boards with React, and problems without', () => {
  expect(games.map(({ section }) => section)).toEqual(['Plain HTML', 'React', 'Vue', 'Svelte']);
  expect(boards.map(({ section }) => section)).toEqual(['Plain HTML', 'React']);
  expect(problems.map(({ section }) => section)).toEqual(['Plain HTML']);
});

test('the board speaks the language it is given, and English of what that lacks', async () => {
  const { page, complaints } = await open(boards[0]?.files ?? new Map());
  const said = await page.evaluate(() => {
    const board = document.querySelector('kakoi-board') as KakoiBoardElement;
    const canvas = board.shadowRoot?.querySelector('canvas');
    const words = () => [
      canvas?.getAttribute('aria-label'),
      canvas?.getAttribute('aria-description')?.slice(0, 11),
      board.view?.describe([4, 4]),
    ];
    const english = words();
    board.translation = {
      language: 'de',
      words: { 'Go board, {width} by {height}': 'Go-Brett, {width} mal {height}', empty: 'leer' },
    };
    const german = words();
    board.set({ translation: undefined as never });
    return { english, german, again: words() };
  });
  expect(said.english).toEqual(['Go board, 9 by 9', 'Enter, then', 'E5: empty']);
  expect(said.german).toEqual(['Go-Brett, 9 mal 9', 'Enter, then', 'E5: leer']);
  expect(said.again).toEqual(said.english);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the page of docs/offline.md opens again without its server', async () => {
  const { files } = apps.find(({ page }) => page === 'docs/offline.md')!;
  const { page, complaints } = await open(files); // which closes the server
  const moves = () =>
    page
      .waitForFunction(() => document.querySelector('kakoi-game')?.game)
      .then(() => page.evaluate(() => document.querySelector('kakoi-game')?.game?.line.length));
  expect(await moves()).toBe(3);
  await page.reload();
  expect(await moves()).toBe(3);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the editor plays into branches, comments, promotes and takes back', async () => {
  const { files } = apps.find(({ page }) => page === 'docs/records.md')!;
  const { page, complaints } = await open(files);
  const record = async () => (await page.locator('pre').textContent())?.replace(/\s/g, '');
  await page.waitForFunction(() => document.querySelector('pre')?.textContent);
  expect(await page.locator('textarea').inputValue()).toBe('Presses.');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.locator('[part=variation]').allTextContents()).toEqual(['AF6', 'BF4']);
  await press(page, 2, 2);
  await page.locator('textarea').fill('Elsewhere ]');
  await page.locator('textarea').blur();
  await page.locator('kakoi-board canvas').focus();
  await page.keyboard.press('p');
  expect(await record()).toBe('(;SZ[9];B[ee];W[ge](;B[cc]C[Elsewhere\\]])(;B[fd]C[Presses.])(;B[ff];W[gf]))');
  for (let i = 0; i < 3; i++) await page.keyboard.press('z');
  expect(await record()).toBe('(;SZ[9];B[ee];W[ge](;B[fd]C[Presses.])(;B[ff];W[gf]))');
  expect(complaints).toEqual([]);
  await page.close();
});
