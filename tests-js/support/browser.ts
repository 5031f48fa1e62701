import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { leavePage, takePage } from './used-pages.js';

// On busy cores Chromium was seen to stop answering within one test in a thousand, never the same twice. What fails twice in a
// row is the page's fault; the first failure is printed either way.
if (typeof jest !== 'undefined') jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Longer than a step takes where other programs are at work, and less than a test may take, so that a failure names the step. */
const PATIENCE_MS = 60_000;

/** The places of Debian's Chromium. */
const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** The Chromium that CHROMIUM names, as scripts/setup.sh sets it, or Debian's. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || CHROMIUMS.find(existsSync) || CHROMIUMS[0];
  if (!existsSync(executablePath))
    throw new Error(`no Chromium at ${executablePath}: set CHROMIUM to its path`);
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox', // containers have no user namespaces
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-prefers-reduced-motion', // each switch that slides is drawn sixty times a second
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

/** A page, and everything it complains of while it is open. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await takePage(browser, options);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('html[data-ready="true"]');
  await touch(page);
  return { page, complaints };
}

type Opened = Awaited<ReturnType<typeof openPage>>;
/** The pages on which the latest test of the file has passed, by their address and options. */
const passed = new Map<string, Opened>();
/** Those on which a test is under way. */
const inUse = new WeakMap<Page, [string, Opened]>();

/** A page for a test that begins with a game of its own: as the last such test has left it by keepOpen(), or a new one. */
export async function openAgain(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const key = url + JSON.stringify(options);
  const opened = passed.get(key) ?? (await openPage(browser, url, options));
  passed.delete(key); // after a test that fails, the page is new
  inUse.set(opened.page, [key, opened]);
  return opened;
}

/** Leaves the page as it is to the next test that begins with a game of its own: to load one takes half of such a test. */
export async function keepOpen(page: Page): Promise<void> {
  const [key, opened] = inUse.get(page)!;
  const isThere = key.startsWith(page.url().replace(/#.*/, '')) && page.context().pages().length === 1;
  if (!isThere) return leavePage(page);
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  });
  await page.mouse.move(0, 0);
  passed.set(key, opened);
}

/** Has the next test begin on a new page, for what it does depends on what was chosen before. */
export async function leaveKept(): Promise<void> {
  for (const { page } of passed.values()) await leavePage(page);
  passed.clear();
}

/** Lets a page that waits for its first reader load all that it has for one. */
export async function touch(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'pointerdown');
  await page.waitForSelector('html:not([data-untouched])', { state: 'attached' });
}

/** The answer of a page of support/programs.ts, and its complaints on the way. */
export async function visit(browser: Browser, url: string): Promise<[string | undefined, string[]]> {
  const { page, complaints } = await openPage(browser, url);
  const { answer } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  await page.context().close();
  return [answer, complaints];
}
