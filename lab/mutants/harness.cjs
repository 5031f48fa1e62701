// Preloaded by every Node of a run with mutants, worker threads and programs that tests start among them, and by every test
// file. The active mutant comes from the environment; KAKOI_REACHED names a file that gets a line for each mutant that a
// test file reaches: its path and the number.

const { appendFileSync } = require('node:fs');

const active = Number(process.env.KAKOI_MUTANT ?? -1);
const log = process.env.KAKOI_REACHED;
const reached = new Set();

globalThis.kakoiMutant = (id) => {
  if (log !== undefined && !reached.has(id)) {
    reached.add(id);
    const test = globalThis.expect?.getState().testPath;
    if (test !== undefined) process.env.KAKOI_TEST = test; // for the programs that it starts
    appendFileSync(log, `${test ?? process.env.KAKOI_TEST} ${id}\n`);
  }
  return id === active;
};
