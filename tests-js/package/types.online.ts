/** The types of the installed package in every version of TypeScript, every way to find modules, with and without a page. */

import { complaintsIn, SETTINGS } from '../support/type-checks.js';

test.each(SETTINGS)('TypeScript $compiler, $resolution, with the types of the browser: $dom', (setting) => {
  expect(complaintsIn(setting)).toBe('');
});
