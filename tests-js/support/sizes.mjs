// The bytes after gzip that each entry costs a page, as a table; docs/loading.md has the same in KB. Below it, those that have
// budgets (budgets.mjs), exactly.
//
//   npm --prefix lab run bench:sizes [-- DIST]

import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { BUDGETS } from './budgets.mjs';
import { pageBundle } from './page-bundle.mjs';
import { table } from './table.mjs';

/** Entries with an engine, and those that are measured beside `kakoi`: by what they add to it. */
const ALONE = [
  '',
  '/go',
  '/loa',
  '/senket',
  '/slim',
  '/sgf',
  '/reading',
  '/endings',
  '/play',
  '/collection',
  '/katago',
].map(named);
const ADDED = [
  '/svg',
  '/pictures',
  '/board',
  '/problem',
  '/game',
  '/interop',
  '/gtp',
  '/sabaki',
  '/replay',
  '/review',
  '/worker',
].map(named);

function named(path) {
  return `kakoi${path}`;
}

const gzipped = (text) => gzipSync(text, { level: 9 }).length;
const fileOf = (entry) => `${entry.slice('kakoi/'.length) || 'index'}.mjs`;

/** The entries as a whole, in one bundle. */
async function bundled(dist, entries) {
  const imports = entries.map((entry, i) => `import * as m${i} from './${fileOf(entry)}';`);
  const names = entries.map((_, i) => `m${i}`);
  return gzipped(await pageBundle(`${imports.join('')}globalThis.kakoi = [${names}];`, dist));
}

/** The entries' files and those that they import. */
function loaded(dist, entries) {
  const seen = new Set();
  const load = (name) => {
    if (seen.has(name)) return 0;
    seen.add(name);
    const text = readFileSync(join(dist, name), 'utf8');
    const imported = [...text.matchAll(/\b(?:from|import) ?"(\.\/[^"]+)"/g)].map(([, path]) =>
      join(dirname(name), path),
    );
    return imported.reduce((sum, path) => sum + load(path), gzipped(text));
  };
  return entries.reduce((sum, entry) => sum + load(fileOf(entry)), 0);
}

/** The bytes of each entry, bundled and as files; beside `kakoi` where it is no use alone. */
export async function sizesOf(dist) {
  const base = { bundled: await bundled(dist, ['kakoi']), loaded: loaded(dist, ['kakoi']) };
  const alone = ALONE.map(async (entry) => [
    entry,
    { bundled: await bundled(dist, [entry]), loaded: loaded(dist, [entry]) },
  ]);
  const added = ADDED.map(async (entry) => {
    const both = ['kakoi', entry];
    return [
      entry,
      { bundled: (await bundled(dist, both)) - base.bundled, loaded: loaded(dist, both) - base.loaded },
    ];
  });
  return Object.fromEntries(await Promise.all([...alone, ...added]));
}

/** The engine that `kakoi/slim` fetches. */
const engineOf = (dist) => gzipped(readFileSync(join(dist, 'engine.wasm')));

/** The sizes that have budgets, by the names of those. */
export function namedSizes(sizes, dist) {
  return {
    'the default entry': sizes.kakoi.loaded,
    'the slim entry and its file': sizes['kakoi/slim'].loaded + engineOf(dist),
    'Go alone': sizes['kakoi/go'].loaded,
    'a bundle of Go alone': sizes['kakoi/go'].bundled,
    'a bundle of Lines of Action alone': sizes['kakoi/loa'].bundled,
    'a bundle of Senket alone': sizes['kakoi/senket'].bundled,
    'a bundle of reading alone': sizes['kakoi/reading'].bundled,
    'a bundle of endings alone': sizes['kakoi/endings'].bundled,
    'a bundle of opponents alone': sizes['kakoi/play'].bundled,
    'a bundle of collections alone': sizes['kakoi/collection'].bundled,
    'a bundle of networks alone': sizes['kakoi/katago'].bundled,
    'what kakoi/board adds to a bundle of kakoi': sizes['kakoi/board'].bundled,
    'the files of kakoi/problem beside kakoi': sizes['kakoi/problem'].loaded,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = resolve(process.argv[2] ?? 'dist');
  const sizes = await sizesOf(dist);
  const rows = Object.entries(sizes).map(([entry, size]) => [entry, Object.values(size)]);
  console.log(
    table(['bytes after gzip', 'bundled', 'as files'], {
      ...Object.fromEntries(rows),
      'kakoi/engine.wasm': ['', engineOf(dist)],
    }),
  );
  const named = Object.entries(namedSizes(sizes, dist));
  console.log(
    `\n${table(
      ['bytes after gzip', 'here', 'budget'],
      Object.fromEntries(named.map(([name, bytes]) => [name, [bytes, BUDGETS[name]]])),
    )}`,
  );
}
