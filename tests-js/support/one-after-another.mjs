// Runs programs one after the other in one process, each when the one before has nothing left to do, and prints a form feed
// before each: Node and the package start once.
//
//   node one-after-another.mjs PROGRAM...

import { pathToFileURL } from 'node:url';

const waiting = process.argv.slice(2);
process.on('beforeExit', () => {
  const next = waiting.shift();
  if (next === undefined) return;
  console.log('\f');
  import(pathToFileURL(next));
});
