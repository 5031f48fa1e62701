/** Pages that tests have left, for the tests after them: a page loads in a third less time where its process is there already. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pages } from './board-page.js';

const WINDOW = { width: 1280, height: 900 };
/** It has the same origin as the pages, and so what they keep. */
const NEIGHBOUR = pathToFileURL(join(pages, 'icon.svg')).href;

/** The pages that are free, by those options that hold for a context from its beginning to its end. */
const free = new WeakMap<Browser, Map<string, Page[]>>();
/** The list that a page belongs to when it is free. */
const lists = new WeakMap<Page, Page[]>();

/** A page with nothing kept and nothing loaded. */
export async function takePage(
  browser: Browser,
  { viewport = WINDOW, colorScheme = 'light', ...rest }: BrowserContextOptions,
): Promise<Page> {
  const ofBrowser = free.get(browser) ?? new Map<string, Page[]>();
  free.set(browser, ofBrowser);
  const key = JSON.stringify(rest);
  const list = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, list);
  const used = list.pop();
  if (used !== undefined) {
    if (viewport) await used.setViewportSize(viewport);
    await used.emulateMedia({ media: null, reducedMotion: null, colorScheme });
    return used;
  }
  const page = await (await browser.newContext({ viewport, colorScheme, ...rest })).newPage();
  lists.set(page, list);
  return page;
}

/** Leaves the page to other tests. A test that gives it scripts, routes or a service worker closes its context instead. */
export async function leavePage(page: Page): Promise<void> {
  const list = lists.get(page);
  const isAlone = !page.isClosed() && page.context().pages().length === 1;
  if (list === undefined || !isAlone) return page.context().close();
  page.removeAllListeners();
  await page.mouse.move(0, 0); // off the board of the next page
  await page.goto(NEIGHBOUR); // ends what its workers do, after it has kept what it keeps on leaving
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      const deleting = indexedDB.deleteDatabase(name!);
      await new Promise((done) => {
        deleting.onsuccess = done;
      });
    }
  });
  list.push(page);
}
