/**
 * The page of collections with many made games (made-games.mjs), in Chromium: a zip of them is added, with all that follows until the
 * page has answered; then a second visit takes them up again. Prints the longest tasks of the main thread in CPU time, by
 * the browser's trace, and the memory of the page and of its process.
 *
 *   node lab/bench/collection-page.mjs [GAMES]      default 20,000; needs `npm run build`
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { chromium } from 'playwright-core';
import { madeGame } from '../../tests-js/support/made-games.mjs';

const games = Number(process.argv[2] ?? 20_000);
const pages = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist');
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
/** A frame that takes longer is seen to. */
const LONG_MS = 50;
const MINUTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'kakoi-page-'));
const zips = Array.from({ length: Math.ceil(games / 10_000) }, (_, i) => {
  const path = join(folder, `${i}.zip`);
  const numbers = Array.from({ length: Math.min(10_000, games - 10_000 * i) }, (_, k) => 10_000 * i + k);
  const files = Object.fromEntries(numbers.map((game) => [`${game}.sgf`, strToU8(madeGame(game))]));
  writeFileSync(path, zipSync(files, { level: 1 }));
  return path;
});

const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  const body = await readFile(join(pages, path)).catch(() => null);
  response.writeHead(body === null ? 404 : 200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
  response.end(body);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}/collection.html`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'], // containers have no user namespaces, and many no GPU
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
context.setDefaultTimeout(60 * MINUTES);

/** The CPU times of the main thread's tasks in milliseconds, the longest first. */
async function traced(page, work) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await page.evaluate(() => performance.mark('begin'));
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const { pid, tid } = traceEvents.find(({ name, cat }) => name === 'begin' && cat?.includes('user_timing'));
  return traceEvents
    .filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask')
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

function report(what, tasks) {
  const sum = tasks.reduce((all, time) => all + time, 0);
  const longest = tasks.slice(0, 5).map((time) => time.toFixed(0));
  const long = tasks.filter((time) => time > LONG_MS).length;
  console.log(
    `${what}: ${(sum / 1000).toFixed(1)} s of CPU on the main thread; longest tasks ${longest.join(', ')} ms; ${long} above ${LONG_MS} ms`,
  );
}

async function memory(page, what) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(20_000); // the browser gives back what is free after a while
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  const top = await browser.newBrowserCDPSession();
  const { processInfo } = await top.send('SystemInfo.getProcessInfo');
  const own = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const [, kilobytes = 0] =
        /Private_Dirty:\s+(\d+)/.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
      return Number(kilobytes) / 1000;
    });
  const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
  console.log(
    `${what}: heap ${megabytes(usedSize)} MB, buffers ${megabytes(backingStorageSize)} MB, process ${Math.max(...own).toFixed(0)} MB`,
  );
}

const settled = (page) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('#work')?.hidden &&
      document.querySelector('#collection-title')?.textContent?.replace(/\D/g, '') === String(wanted) &&
      !('searching' in document.documentElement.dataset),
    games,
  );

const first = await context.newPage();
await first.goto(address);
await first.waitForSelector('html[data-ready="true"]');
await memory(first, 'before');
report(
  `adding ${games} games`,
  await traced(first, async () => {
    await first.locator('#files-input').setInputFiles(zips);
    await settled(first);
  }),
);
await memory(first, 'after adding');
await first.close();

const second = await context.newPage();
await second.goto(address);
await second.waitForSelector('html[data-ready="true"]');
report('taking them up again', await traced(second, () => settled(second)));
await memory(second, 'then');

await browser.close();
server.close();
rmSync(folder, { recursive: true });
