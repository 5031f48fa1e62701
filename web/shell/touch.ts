/** The moment when somebody is there: a page that nobody has touched yet loads nothing but what it shows. */

import { later } from './later.js';

/** The ways to begin: by mouse, finger or key, with a file or a text, with a link. */
const WAYS = ['pointerdown', 'keydown', 'input', 'dragenter', 'drop', 'paste', 'hashchange'] as const;

/** Fulfilled once the reader has done anything on the page since it was first asked. */
export const firstTouch = later(async () => {
  await new Promise((done) => {
    for (const way of WAYS) window.addEventListener(way, done, { once: true, capture: true });
  });
});
