/** `npm run dev` with the engine that is built; lab/package has the one that asserts, which takes compiling. */

import type { Browser, Page } from 'playwright-core';
import { launchChromium, openPage } from '../support/browser';
import { Dev } from '../support/dev';

const PAGES = {
  '': 'kakoi: Go, analysed',
  'loa.html': /Lines of Action/,
  'senket.html': /Senket/,
  'collection.html': /Collection/,
  'algorithms.html': /How it works/,
};

let dev: Dev;
let copies = 0;
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());
afterEach(() => dev.stop());

/** All pages are built anew before, which takes a busy machine more than a minute. */
const untilTitled = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.title === wanted, text, { timeout: 180_000 });

test('serves the pages, reloads them at a change, survives an error, and ends when told', async () => {
  dev = new Dev(`dev-${++copies}`); // a second try finds nothing that the first has changed
  const address = await dev.start('--release-engine');
  for (const [file, title] of Object.entries(PAGES)) {
    const { page, complaints } = await openPage(browser, `${address}/${file}`);
    expect(await page.title()).toMatch(title);
    expect(complaints).toEqual([]);
    await page.context().close();
  }

  const { page } = await openPage(browser, address);
  dev.forget();
  dev.edit('bindings/show/pictures/theme.ts', (script) => `const = 1;\n${script}`);
  await dev.printed(/bindings\/show\/pictures\/theme\.ts:1:6[\s\S]*failed/);
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]'); // as it was built before

  dev.edit('web/go/page.html', (html) => html.replace(/<title>.*</, '<title>changed<'));
  dev.edit('bindings/show/pictures/theme.ts', (script) =>
    script.replace('const = 1;', 'document.title += ", repaired";'),
  );
  await untilTitled(page, 'changed, repaired');

  await dev.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
}, 900_000); // it builds all pages three times

test('breakpoints hold in the sources', () => {
  const [, folder] = /src="(\w+)\/go\.js"/.exec(dev.read('build/dev/wasm/index.html')) ?? [];
  const sources = (script: string): string[] =>
    JSON.parse(dev.read(`build/dev/wasm/${folder}/${script}.map`)).sources;
  expect(sources('go.js')).toContain('../../../../web/go/page.ts');
  expect(sources('kakoi-go.js')).toContain('../../../../bindings/show/pictures/theme.ts');
  expect(sources('kakoi-go.js')).toContain('../../../../bindings/js/go/board.ts');
});
