/**
 * The pages as an application: offline over http, installable, with a dialog of their keys, and silent until
 * asked.
 */

import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { inSettings, mode, moveNumber, pages, serve } from '../support/board-page.js';
import { launchChromium, openPage, touch } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

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
    await allKept(page);
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
  await touch(page);
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]') as HTMLLinkElement;
    return href.replace(/^.*\//, '');
  });
  expect(manifest).toBe('manifest.webmanifest');
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** The lines below the names of pages of two builds. */
const [FIRST, NEXT] = ['Positions, explained by the board', 'The next version'];
/** A script that a first visit keeps, and one that it does not. */
const [KEPT, OTHER] = ['go-count.js', 'kakoi-go-reading.js'];

/** Serves a copy of the pages as ordinary servers do, with headers of the test's choice, until stop(). */
async function serveCopy(
  headers: Readonly<Record<string, string>>,
  statuses: Readonly<Record<string, number>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'kakoi-'));
  cpSync(pages, folder, { recursive: true });
  let bytes = 0;
  let silentFor = /^$/;
  let trouble: number | null = null;
  const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
    const file = join(folder, name);
    if (silentFor.test(name)) return;
    if (trouble !== null) return void response.writeHead(trouble).end('<!doctype html>Sorry');
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const content = readFileSync(file);
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
    bytes += gzipSync(content).length;
    response.writeHead(statuses[name] ?? 200, { 'content-type': type, etag, ...headers }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The bytes answered, as servers compress them. */
    transferred: () => bytes,
    /** Leaves requests for such files without an answer from now on. */
    keepSilent(names: RegExp) {
      silentFor = names;
    },
    /** Answers everything with this status from now on. */
    fail(status: number) {
      trouble = status;
    },
    /** Puts the next build in the place of this one: its pages and scripts say so. */
    update() {
      const now = readdirSync(folder).find((name) => /^[0-9a-f]{16}$/.test(name))!;
      const next = createHash('sha256').update(now).digest('hex').slice(0, 16);
      renameSync(join(folder, now), join(folder, next));
      for (const name of readdirSync(folder).filter((one) => /\.html$|^service-worker/.test(one)))
        this.change(name, (text) => text.replaceAll(now, next).replace(FIRST, NEXT));
      for (const name of [KEPT, OTHER])
        appendFileSync(
          join(folder, next, name),
          `;document.documentElement.setAttribute('data-${name}', '${NEXT}')`,
        );
    },
    change(name: string, edit: (text: string) => string) {
      const file = join(folder, name);
      writeFileSync(file, edit(existsSync(file) ? readFileSync(file, 'utf8') : ''));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Code for the worker: the cache takes the files of the build, and is full from then on. */
const FULL = `
  const put = Cache.prototype.put;
  Cache.prototype.put = function (request, response) {
    if (/later/.test(request.url ?? request)) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    return put.call(this, request, response);
  };`;

/** Waits until the worker of a reader who has come back keeps all pages. */
const allKept = (page: Page) =>
  page.evaluate(async () => {
    const isWhole = async () => (await caches.match('./?whole')) !== undefined;
    while (!(await isWhole())) await new Promise((done) => setTimeout(done, 20));
  });

/** Waits until the worker keeps the page that is open. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done));
  });
/** Has the worker look for the next build, and waits until that is kept or cannot be. */
const updated = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.installing) await new Promise((done) => setTimeout(done, 20));
  });
/** The builds of the page and of two scripts, as the page gets them now. */
async function builds(page: Page) {
  const scripts = [KEPT, OTHER].map((name) =>
    page.evaluate(
      ([file, first]) =>
        new Promise((done) => {
          const script = document.createElement('script');
          script.onload = () => done(document.documentElement.getAttribute(`data-${file}`) ?? first);
          script.onerror = () => done('none');
          script.src = new URL(file, document.scripts[0]!.src).href;
          document.head.append(script);
        }),
      [name, FIRST] as const,
    ),
  );
  return [await page.locator('.tagline').textContent(), ...(await Promise.all(scripts))];
}
/** Waits until the page is there, with all that it loads for its first reader. */
async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready="true"]');
  await touch(page);
}

test.each([
  ['lets files be kept for ten minutes', { 'cache-control': 'max-age=600' }],
  ['says only when they were changed', { 'last-modified': 'Mon, 05 Jan 2026 08:00:00 GMT' }],
])(
  'an update reaches visitors of a server that %s',
  async (_, headers) => {
    const server = await serveCopy(headers);
    const context = await browser.newContext();
    const page = await context.newPage();
    const tagline = () => page.locator('.tagline').textContent();
    try {
      await page.goto(server.origin);
      await ready(page);
      await kept(page);
      await page.goto(`${server.origin}loa.html`); // the browser keeps this one, too
      await page.goto(server.origin);
      expect(await tagline()).toBe(FIRST);
      server.update();
      await page.reload();
      await updated(page);
      await page.goto('about:blank'); // the old worker ends with the last of its pages
      const again = async (url: string) => {
        await page.goto(url);
        await ready(page);
        return tagline();
      };
      await expect(again(server.origin)).resolves.toBe(NEXT);
      await expect(again(`${server.origin}loa.html`)).resolves.toBe(NEXT);
    } finally {
      await context.close();
      await server.stop();
    }
  },
  60_000,
);

/** A reader on a first visit to a copy of the pages, which visit() repeats; `chosen` is the language chosen on the page. */
async function visitor({ origin }: { origin: string }, locale: string, chosen = '') {
  const page = await (await browser.newContext({ locale })).newPage();
  await page.addInitScript((language) => {
    if (language !== '') localStorage.setItem('kakoi-language', language);
  }, chosen);
  const visit = async () => {
    await page.goto(origin);
    await ready(page);
    await kept(page);
  };
  await visit();
  return { page, visit };
}

test.each([
  ['the browser', 'de', '', 'Zurück'],
  ['the reader', 'en', 'ja', '元に戻す'],
])(
  'a first visit keeps the page shown, in the language of %s, and no more than that',
  async (_, locale, chosen, undo) => {
    const server = await serveCopy({});
    const { page, visit } = await visitor(server, locale, chosen);
    await server.stop();
    expect(server.transferred()).toBeLessThan(400_000);
    await visit();
    expect(await page.locator('#undo span').textContent()).toBe(undo);
    await page.context().close();
  },
);

test('a page that is kept does not wait for a server that says nothing', async () => {
  const server = await serveCopy({});
  const { page, visit } = await visitor(server, 'en');
  try {
    server.keepSilent(/./);
    await visit();
    expect(await page.locator('#undo span').textContent()).toBe('Undo');
  } finally {
    await page.context().close();
    await server.stop();
  }
});

test.each([404, 500])(
  'a page that is kept is shown while the server answers everything with %i',
  async (status) => {
    const server = await serveCopy({});
    const { page, visit } = await visitor(server, 'en');
    try {
      server.fail(status);
      await visit();
      expect(await builds(page)).toEqual([FIRST, FIRST, 'none']);
    } finally {
      await page.context().close();
      await server.stop();
    }
  },
);

test('files of two builds never meet on a page', async () => {
  const server = await serveCopy({});
  const { page, visit } = await visitor(server, 'en');
  const other = await page.context().newPage();
  try {
    server.update();
    server.keepSilent(/^(index.html|service-worker.js)$/);
    await visit();
    server.keepSilent(/^$/);
    await other.goto(server.origin);
    expect(await builds(page)).toEqual([FIRST, FIRST, 'none']);
    expect(await builds(other)).toEqual([NEXT, NEXT, NEXT]);
    await visit();
    expect(await builds(page)).toEqual([NEXT, NEXT, NEXT]);
  } finally {
    await page.context().close();
    await server.stop();
  }
});

test('nor where no worker keeps them: a part that is gone is said to be, and the page loaded anew has it', async () => {
  const server = await serveCopy({ 'cache-control': 'max-age=600' });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    await page.goto(server.origin);
    await ready(page);
    server.update();
    await mode(page, 'count');
    await page.locator('#notice').waitFor();
    expect(await builds(page)).toEqual([FIRST, 'none', 'none']);
    await page.reload();
    await ready(page);
    expect(await builds(page)).toEqual([NEXT, NEXT, NEXT]);
  } finally {
    await context.close();
    await server.stop();
  }
});

test.each([
  [
    'the cache is full',
    `Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));`,
  ],
  ['data are dear', `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`],
  ['the server says nothing in the middle', ''],
])('a build is shown, offline too, as long as the next one cannot be kept: %s', async (hindrance, code) => {
  const server = await serveCopy({});
  const { page, visit } = await visitor(server, 'en');
  try {
    await visit();
    await allKept(page);
    server.update();
    server.change('service-worker.js', (script) => code + script);
    if (code === '') server.keepSilent(new RegExp(OTHER));
    const before = server.transferred();
    const updating = updated(page).catch(() => {});
    if (code !== '') await updating;
    else await page.reload();
    if (hindrance === 'data are dear') expect(server.transferred() - before).toBeLessThan(10_000);
    await visit();
    await server.stop();
    await visit();
    expect(await builds(page)).toEqual([FIRST, FIRST, FIRST]);
  } finally {
    await page.context().close();
    await server.stop();
  }
});

test('a language whose words are not kept leaves the page in English offline', async () => {
  const server = await serveCopy({});
  const { page } = await visitor(server, 'en');
  await server.stop();
  await page.reload();
  await ready(page);
  await page.locator('#settings').click();
  await page.locator('#language').selectOption('ja'); // loads the page anew
  await page.waitForSelector('html[lang="en"][data-ready="true"]');
  expect(await page.locator('#undo span').textContent()).toBe('Undo');
  await page.context().close();
});

test('on the third visit the folder itself and every language work offline', async () => {
  const server = await serveCopy({});
  const { page, visit } = await visitor(server, 'en');
  await visit();
  await allKept(page);
  await server.stop();
  await visit();
  for (const [language, undo] of [
    ['de', 'Zurück'],
    ['ja', '元に戻す'],
    ['zh', '撤销'],
    ['ko', '취소'],
  ] as const) {
    await page.locator('#settings').click();
    await page.locator('#language').selectOption(language); // loads the page anew
    await page.waitForSelector(`html[lang="${language}"][data-ready="true"]`);
    expect([language, await page.locator('#undo span').textContent()]).toEqual([language, undo]);
  }
  await page.context().close();
});

test.each([
  ['Vary: *', { vary: '*' }],
  ['a part of a file, and anything in a full cache', {}],
])(
  'what cannot be kept is answered all the same: %s',
  async (hindrance, headers: Record<string, string>) => {
    const names = 'vary' in headers ? ['later.html'] : ['part.html', 'later.html'];
    const server = await serveCopy(headers, { 'part.html': 206 });
    for (const name of names) server.change(name, () => '<!doctype html><title>Answered</title>');
    if (hindrance.includes('full')) server.change('service-worker.js', (script) => FULL + script);
    const context = await browser.newContext();
    const page = await context.newPage();
    try {
      await page.goto(server.origin);
      await ready(page);
      await kept(page);
      await page.goto(server.origin);
      await ready(page);
      for (const name of names) {
        const response = await page.goto(`${server.origin}${name}`);
        expect([name, response?.fromServiceWorker(), await page.title()]).toEqual([name, true, 'Answered']);
      }
    } finally {
      await context.close();
      await server.stop();
    }
  },
  60_000,
);

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
  await mode(page, 'record');
  await page.locator('#comment').focus();
  await page.keyboard.press('?');
  expect([await dialog.isVisible(), await page.locator('#comment').inputValue()]).toEqual([false, '?']);
  await page.locator('#help').click();
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0); // files need none
  expect(complaints).toEqual([]);
  await leavePage(page);
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
  await page.locator('#first').click();
  await page.locator('#forward').click();
  expect(await heard()).toBeUndefined();
  await inSettings(page, () => page.locator('#sound').check({ force: true }));
  await page.locator('#forward').click();
  expect(await heard()).toBe('1');
  await page.locator('#back').click();
  expect(await heard()).toBe('1');
  expect(complaints).toEqual([]);
  await leavePage(page);
});
