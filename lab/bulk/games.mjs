// Prints COUNT games as NDJSON for the command line's filter: the records of folders in turn, each with a
// number of its own as its id.
//
//   node lab/bulk/games.mjs COUNT FOLDER...

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [count, ...folders] = process.argv.slice(2);
const records = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sgf'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'latin1')),
);
for (let id = 0; id < Number(count); id++) {
  process.stdout.write(`${JSON.stringify({ id, sgf: records[id % records.length] })}\n`);
}
