/** The pages as an application: offline over http, installable, with their keys in a dialog, and silent until asked. */

import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { moveNumber, pages, serve } from '../support/board-page.js';
import { launchChromium, openPage } from '../support/browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('over http the pages are kept, and work when the server is gone', async () => {
  const server = await serve('/some/where/');
  const { port } = server.address() as AddressInfo;
  const { page, complaints } = await openPage(browser, `http://127.0.0.1:${port}/some/where/index.html`);
  try {
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((done) => active?.addEventListener('statechange', done));
    });
    await page.reload();
    await page.waitForSelector('html[data-ready="true"]');
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  await page.locator('#slider').fill('7');
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  expect(await moveNumber(page)).toBe('7');
  await page.locator('nav a', { hasText: 'Senket' }).click();
  await page.waitForSelector('html[data-ready="true"]');
  expect(await page.locator('#board').getAttribute('aria-label')).toMatch(/^Senket/);
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]') as HTMLLinkElement;
    return href.replace(/^.*\//, '');
  });
  expect(manifest).toBe('manifest.webmanifest');
  expect(complaints).toEqual([]);
  await page.context().close();
}, 60_000);

test('the manifest names files that there are', () => {
  const { icons, start_url, shortcuts } = JSON.parse(
    readFileSync(join(pages, 'manifest.webmanifest'), 'utf8'),
  );
  const named = [
    start_url,
    ...icons.map(({ src }: { src: string }) => src),
    ...shortcuts.map(({ url }: { url: string }) => url),
  ];
  for (const name of named) expect(readFileSync(join(pages, name)).length).toBeGreaterThan(0);
});

test('a question mark lists the keys, but not where one is typed', async () => {
  const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, 'loa.html')).href);
  const dialog = page.locator('#help-dialog');
  await page.keyboard.press('?');
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
  await page.locator('#comment').focus();
  await page.keyboard.press('?');
  expect([await dialog.isVisible(), await page.locator('#comment').inputValue()]).toEqual([false, '?']);
  await page.locator('#help').click();
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0); // files need none
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('stones click only once the sound is on', async () => {
  const { page, complaints } = await openPage(browser, pathToFileURL(join(pages, 'index.html')).href);
  await page.evaluate(() => {
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      document.documentElement.dataset.heard = String(
        Number(document.documentElement.dataset.heard ?? 0) + 1,
      );
      start.apply(this, args);
    };
  });
  const heard = () => page.evaluate(() => document.documentElement.dataset.heard);
  await page.locator('#forward').click();
  expect(await heard()).toBeUndefined();
  await page.locator('#sound').check({ force: true });
  await page.locator('#forward').click();
  expect(await heard()).toBe('1');
  await page.locator('#back').click();
  expect(await heard()).toBe('1');
  expect(complaints).toEqual([]);
  await page.context().close();
});
