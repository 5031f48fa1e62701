// Prints COUNT made games (tests-js/support/made-games.mjs) as NDJSON for the command line, each with its number as its id.
//
//   node lab/bulk/made.mjs COUNT

import { once } from 'node:events';
import { madeGame } from '../../tests-js/support/made-games.mjs';

const AT_ONCE = 1000;
const count = Number(process.argv[2]);
for (let first = 0; first < count; first += AT_ONCE) {
  const lines = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => {
    const id = first + i;
    return `${JSON.stringify({ id, sgf: madeGame(id) })}\n`;
  });
  if (!process.stdout.write(lines.join(''))) await once(process.stdout, 'drain');
}
