/** Actions of browser tests on a page with a board, and readings from it. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Vertex } from 'kakoi';
import type { Page } from 'playwright-core';
import { root } from './run.js';

/** The folder of the built pages. */
export const pages = join(root, 'web/dist');

/** Drops a file on the board, as from a file manager, and waits until the page has read it. */
export async function drop(page: Page, text: string): Promise<void> {
  await dropFile(page, 'game.sgf', new TextEncoder().encode(text));
  await page.waitForSelector('html:not([data-opening])', { state: 'attached' });
}

/** Drops any file on the board. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name));
      return data;
    },
    { name, bytes: [...bytes] },
  );
  await page.dispatchEvent('#board', 'drop', { dataTransfer: transfer });
}

/** Pastes text into the dialog that opens games, and waits until it is opened or refused. */
export async function paste(page: Page, value: string): Promise<void> {
  // The dialog is still open after a text that was refused.
  if (!(await page.locator('#open-dialog').isVisible())) await page.locator('#open').click();
  await page.locator('#sgf-text').fill(value);
  await page.locator('#paste-load').click();
  await page
    .locator('#open-dialog:not([open]), #notice:not([hidden])')
    .first()
    .waitFor({ state: 'attached' });
}

/** Opens a game that comes with the page, by what its title holds. */
export async function openBuiltIn(page: Page, title: string): Promise<void> {
  await page.locator('#open').click();
  await page.locator('#games button', { hasText: title }).click();
  await page.locator('#open-dialog:not([open])').waitFor({ state: 'attached' });
}

/** The games that the browser keeps. */
export const keptGames = <Game>(page: Page): Promise<Game[]> =>
  page.evaluate(async () => {
    const asked = indexedDB.open('kakoi');
    await new Promise((done) => {
      asked.onsuccess = done;
    });
    const all = asked.result.transaction('games').objectStore('games').getAll();
    await new Promise((done) => {
      all.onsuccess = done;
    });
    asked.result.close();
    return all.result;
  });

/** Waits until the page has drawn, which it does when the browser asks for a frame. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the results of workers are on the page. */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForSelector('html:not([data-searching])', { state: 'attached' });
}

/** The red, green and blue of the canvas at points of the board, which may lie between the lines. */
export async function colors(page: Page, points: readonly Vertex[]): Promise<[number, number, number][]> {
  await drawn(page);
  return page.evaluate((places) => {
    const canvas = document.querySelector('#board') as HTMLCanvasElement;
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', {
      willReadFrequently: true,
    })!;
    context.drawImage(canvas, 0, 0);
    const [cell, left, top] = ['cell', 'left', 'top'].map((name) => Number(canvas.dataset[name])) as [
      number,
      number,
      number,
    ];
    return places.map(([x, y]) => {
      const [red, green, blue] = context.getImageData(left + x * cell, top + y * cell, 1, 1).data;
      return [red, green, blue] as [number, number, number];
    });
  }, points);
}

/** Stands for all pixels of the canvas, as text to compare. */
export async function picture(page: Page): Promise<string> {
  await drawn(page);
  return page.evaluate(async () => {
    const { width, height } = document.querySelector('#board') as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(document.querySelector('#board') as HTMLCanvasElement, 0, 0);
    const digest = await crypto.subtle.digest('SHA-256', copy.getImageData(0, 0, width, height).data);
    return `${width}×${height} ${new Uint8Array(digest).join(' ')}`;
  });
}

/** The place of a point on the screen, from the canvas's corner. */
export function place(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([column, row]) => {
      const canvas = document.querySelector('#board') as HTMLCanvasElement;
      const scale = canvas.getBoundingClientRect().width / canvas.width;
      const { cell, left, top } = canvas.dataset;
      return {
        x: (Number(left) + column * Number(cell)) * scale,
        y: (Number(top) + row * Number(cell)) * scale,
      };
    },
    [x, y] as const,
  );
}

export const clickOn = async (page: Page, x: number, y: number) =>
  page.locator('#board').click({ position: await place(page, x, y) });
/** Begins a new game with the settings that the dialog offers. */
export async function beginNewGame(page: Page): Promise<void> {
  await page.locator('#new').click();
  await page.locator('#new-start').click();
}
/** Lets the panel show one of its modes. */
export const mode = (
  page: Page,
  name: 'record' | 'layers' | 'count' | 'read' | 'setup' | 'play' | 'review',
) => page.locator(`#tab-${name}`).click();
/** Opens the dialog with the looks of the board, does something there, and closes it again. */
export async function inSettings(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.locator('#settings').click();
  await act();
  await page.keyboard.press('Escape');
}
export const moveNumber = (page: Page) => page.locator('#slider').inputValue();
export const text = (page: Page, id: string) => page.locator(`#${id}`).innerText();

/** Serves the page below a path, as a project page of a static host does. */
export function serve(path: string): Promise<Server> {
  const types: Record<string, string> = {
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    svg: 'image/svg+xml',
    png: 'image/png',
    webmanifest: 'application/manifest+json',
  };
  const server = createServer((request, response) => {
    const name = (request.url ?? '').replace(path, '').replace(/\?.*/, '') || 'index.html';
    const file = join(pages, name);
    const found = request.url?.startsWith(path) && /^[\w/-]+\.\w+$/.test(name) && existsSync(file);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
    response.end(found ? readFileSync(file) : '');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
