/** The faults that axe finds in a page for readers who do not see it or do not use a mouse. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { drawn } from './board-page.js';
import { root } from './run.js';

const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/**
 * A line for each rule that is broken, all or those of a list, with the elements that break it, but for parts of the page. The
 * page needs `bypassCSP`.
 */
export async function axeFindingsAsShown(
  page: Page,
  rules: readonly string[] | null = null,
  exclude: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ content: source });
  // A page from a file cannot fetch its style sheets as text.
  const options = { preload: false, resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  return page.evaluate(
    async ([parts, asked]) => {
      // Halfway between two colours nothing can be read.
      await Promise.allSettled(
        document.getAnimations().map((one) => one instanceof CSSTransition && one.finished),
      );
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(parts, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
    },
    [{ exclude }, options] as const,
  );
}

/** Has the page follow a system in these colours: it hears of them with the next frame. */
async function colorIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme });
  await drawn(page);
  return page.evaluate(() => getComputedStyle(document.body).color);
}

/** The same in the light, and in the dark of the rules that colours decide, on a page that follows the system. */
export async function axeFindings(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  const dark = await colorIn(page, 'dark');
  const inDark = await axeFindingsAsShown(page, ['color-contrast'], exclude);
  const light = await colorIn(page, 'light');
  const inLight = await axeFindingsAsShown(page, null, exclude);
  if (light === dark) throw new Error('the page has the same colours in the dark');
  return [...inLight, ...inDark.map((finding) => `in the dark: ${finding}`)];
}
