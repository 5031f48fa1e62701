/**
 * How long the main thread of the page of Go computes for a step, with all layers on, at positions that it has not seen:
 * `node tests-js/bench/page-steps.mjs`. CPU time of all tasks of the thread from one step to the next, from the browser's
 * own trace, so that other programs on the machine do not count.
 */

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** From step to step: the reader looks, and what is found in the background comes in. */
const PAUSE_MS = 120;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'], // containers have no user namespaces, and many no GPU
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(pathToFileURL(join(root, 'web/dist/index.html')).href);
await page.waitForSelector('html[data-ready="true"]');
for (const layer of await page.locator('[id^="overlay-"].switch').all()) await layer.check({ force: true });
await page.locator('#slider').fill('0');
await page.waitForTimeout(1500);

await browser.startTracing(page, {
  categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'],
});
const steps = await page.evaluate(async (pause) => {
  const { max } = document.querySelector('#slider');
  for (let i = 0; i < Number(max); i++) {
    performance.mark('step');
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
    );
    await new Promise((done) => setTimeout(done, pause));
  }
  performance.mark('step');
  return Number(max);
}, PAUSE_MS);
const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
await browser.close();

const marks = traceEvents.filter(({ name, cat }) => name === 'step' && cat?.includes('user_timing'));
const [{ pid, tid }] = marks;
const tasks = traceEvents.filter(
  (event) => event.pid === pid && event.tid === tid && /RunTask/.test(event.name),
);
const times = marks.slice(0, -1).map(({ ts }, i) => {
  const own = tasks.filter((task) => task.ts + task.dur > ts && task.ts + task.dur <= marks[i + 1].ts + 1);
  return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
});
times.sort((a, b) => a - b);
const quantile = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1);
console.log(
  `${steps} steps, milliseconds of the main thread: median ${quantile(0.5)}, 95 % ${quantile(0.95)}, most ${quantile(1)}`,
);
