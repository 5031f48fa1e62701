// Compares the answers of a distributed run with those of one process, in any order: no answer may be lost,
// come twice or differ. Then prints the throughput of a core: games by second of processor time, over all
// processes that worked.
//
//   node lab/bulk/check.mjs NAME ONE ONE-SECONDS OTHER OTHER-SECONDS

import { readFileSync } from 'node:fs';

const [name, oneFile, oneTime, otherFile, otherTime] = process.argv.slice(2);

function answers(file) {
  const byId = new Map();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { id } = JSON.parse(line);
    if (byId.has(id)) throw new Error(`${file}: ${id} comes twice`);
    byId.set(id, line);
  }
  return byId;
}

/** The sum of the numbers of a file, which hold seconds. */
const seconds = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split(/\s+/)
    .reduce((sum, number) => sum + Number(number), 0);

const one = answers(oneFile);
const other = answers(otherFile);
const lost = [...one.keys()].filter((id) => !other.has(id));
const differing = [...one].filter(([id, line]) => other.has(id) && other.get(id) !== line);
if (lost.length + differing.length > 0 || one.size !== other.size) {
  throw new Error(
    `${name}: ${lost.length} answers lost, ${differing.length} differ, ${other.size} of ${one.size}`,
  );
}
const rates = [oneTime, otherTime].map((file) => one.size / seconds(file));
console.log(
  `${name}: ${other.size} answers, the same as one process's; ${rates[1].toFixed(0)} games a second of a core, ` +
    `${(rates[1] / rates[0]).toFixed(2)} of one process's ${rates[0].toFixed(0)}`,
);
