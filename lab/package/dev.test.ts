/** `npm run dev` with the engine that asserts. It downloads nothing, but compiles the whole engine. */

import type { Browser } from 'playwright-core';
import { launchChromium, openPage } from '../../tests-js/support/browser';
import { Dev } from '../../tests-js/support/dev';

let dev: Dev;
let browser: Browser;

beforeAll(async () => {
  dev = new Dev('dev-asserts');
  browser = await launchChromium();
});

afterAll(() => browser.close());
afterEach(() => dev.stop());

test('compiles at a change of C++ and of the layout, and shows asserts in the console', async () => {
  const address = await dev.start();
  const { page, complaints } = await openPage(browser, address);
  expect(complaints).toEqual([]);

  const message = page.waitForEvent('console', (entry) => entry.text().includes('Assertion failed'));
  dev.edit('src/core/geometry.cpp', (text) => text.replace('assert(width >= 1 ', 'assert(width >= 99 '));
  const text = (await message).text();
  expect(text).toContain('width >= 99');
  expect(text).toMatch(/src\/core\/geometry\.cpp,\d+,full_set/);

  dev.forget();
  dev.edit('bindings/boundary/layout/core.mjs', (text) => `${text}\n`);
  await dev.printed(/kakoi:.* engine\n[\s\S]*built/);
});
