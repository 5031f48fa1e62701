/** The faults that axe finds in a page for readers who do not see it or do not use a mouse. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from './run.js';

const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** Colours of a page, and the rules for it that have not been asked in another: all, or those that colours decide. */
export const SCHEMES = [
  ['light', null],
  ['dark', ['color-contrast']],
] as const;

/** A line for each rule that is broken, all or those of a list, with the elements that break it. The page needs `bypassCSP`. */
export async function axeFindings(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ content: source });
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  return page.evaluate(async (asked) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
  }, options);
}
