/**
 * Main-thread time of the page of Go: `node lab/bench/page.mjs [STEPS [gpu]]`. CPU time of the thread's
 * tasks comes from the browser's own trace, so that other programs on the machine matter little; wall-clock
 * times are marked as such. Without a GPU, which is the default here, the main thread also rasters what is
 * drawn on canvases. With `gpu` another process does, as on the machines of readers; SwiftShader stands in
 * for the GPU.
 *
 * - a step with all layers on, at positions that the page has not seen: all tasks from one step to the next;
 * - a record of 10,000 moves: the tasks from dropping it until its last position is drawn, and the size of the heap then;
 * - the first board over http on the loopback: all tasks until it is drawn, on the clock from the start of the
 *   navigation, and the shift of the layout.
 */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const pages = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist');
/** The pause between steps: the reader looks, and results from the background come in. */
const PAUSE_MS = 120;
const STEPS = Number(process.argv[2] ?? 300);
const GRAPHICS =
  process.argv[3] === 'gpu'
    ? [
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--enable-gpu-rasterization',
      ]
    : ['--disable-gpu'];
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  const body = await readFile(join(pages, path)).catch(() => null);
  response.writeHead(body === null ? 404 : 200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
  response.end(body);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}/index.html`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', ...GRAPHICS], // containers have no user namespaces, and many no GPU
});

async function blank() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

async function open(page) {
  await page.goto(address);
  await page.waitForSelector('html[data-ready="true"]');
  await page.dispatchEvent('html', 'pointerdown'); // somebody is there
  await page.waitForSelector('html:not([data-untouched])', { state: 'attached' });
  return page;
}

/** The CPU time of the main thread's tasks between marks of that name, or until the only one, in milliseconds. */
async function traced(page, name, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter((event) => event.name === name && event.cat?.includes('user_timing'));
  const [{ pid, tid }] = marks;
  // ThreadControllerImpl::RunTask is left out, because it surrounds each of them.
  const tasks = traceEvents.filter(
    (event) => event.pid === pid && event.tid === tid && event.name === 'RunTask',
  );
  const times = marks.length === 1 ? [0, marks[0].ts] : marks.map(({ ts }) => ts);
  return times.slice(0, -1).map((ts, i) => {
    const own = tasks.filter((task) => task.ts + task.dur > ts && task.ts + task.dur <= times[i + 1]);
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
}

const first = await blank();
const [starting] = await traced(first, 'first-board', async () => {
  await open(first);
  await first.waitForTimeout(2000);
});
await first.waitForTimeout(1000);
const start = await first.evaluate(() => ({
  ready: performance.getEntriesByName('first-board')[0]?.startTime ?? Number.NaN,
  shift: window.shift,
}));
console.log(
  `first board: ${starting.toFixed(0)} ms, ${start.ready.toFixed(0)} on the clock; layout shift ${start.shift.toFixed(3)}`,
);

await first.locator('#several').evaluate((box) => !box.checked && box.click()); // else there is one layer at a time
for (const layer of await first.locator('#chips button').all()) {
  await layer.evaluate((chip) => chip.ariaChecked !== 'true' && chip.click());
}
await first.locator('#slider').fill('0');
await first.waitForTimeout(1500);
const steps = await traced(first, 'step', () =>
  first.evaluate(
    async ([count, pause]) => {
      for (let i = 0; i < count; i++) {
        performance.mark('step');
        document.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        );
        await new Promise((done) => setTimeout(done, pause));
      }
      performance.mark('step');
    },
    [STEPS, PAUSE_MS],
  ),
);
console.log(`${steps.length} steps: median ${quantile(steps, 0.5)} ms, 95 % ${quantile(steps, 0.95)} ms`);
await first.context().close();

const page = await open(await blank());
const moves = Array.from({ length: 10_000 }, (_, i) => {
  const [x, y] = [i % 19, Math.floor(i / 19) % 19];
  return `;${i % 2 ? 'W' : 'B'}[${String.fromCharCode(97 + x, 97 + y)}]`;
});
const client = await page.context().newCDPSession(page);
const heap = async () => {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 1e6;
};
const before = await heap();
const [opening] = await traced(page, 'opening', () =>
  page.evaluate(
    async (record) => {
      const data = new DataTransfer();
      data.setData('text/plain', record);
      performance.mark('opening');
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      performance.mark('opening');
    },
    `(;GM[1]SZ[19]${moves.join('')})`,
  ),
);
await page.waitForTimeout(3000);
console.log(
  `10,000 moves: open in ${opening.toFixed(0)} ms; they hold ${((await heap()) - before).toFixed(1)} MB`,
);
await browser.close();
server.close();
