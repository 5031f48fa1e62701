/**
 * A short run of every fuzzer, the same each time; `npm run fuzz` goes on from there. They run in a program of their
 * own, in a thread that is stopped when a call does not come back.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from '../support/run.js';

const program = join(root, 'build/fuzz-js/main.mjs');

/** Lines that the fixed run of all fuzzers has printed. */
let said: string[];
let status: number | null;
beforeAll(() => {
  expect(node([join(root, 'tests-js/fuzz/build.mjs')])).toMatchObject({ status: 0, stderr: '' });
  const run = node([program, '--fixed']);
  status = run.status;
  said = run.stdout.trimEnd().split('\n');
}, 600_000); // a busy machine is slow to draw

const FUZZERS = [
  'hostile',
  'read-once',
  'records',
  'cli-lines',
  'contradictions',
  'go-games',
  'gtp',
  'loa-games',
  'proofs',
  'symmetries',
  'trees',
  'pages',
];

test('every fuzzer finds nothing in its fixed run', () => {
  const [, ...ends] = said; // the first line says how much there is to try
  expect(ends.map((line) => line.replace(/[1-9]\d* cases in [\d.]+ s/, 'some cases'))).toEqual(
    FUZZERS.map((name) => `${name}: seed 1, some cases, 0 findings`),
  );
  expect(status).toBe(0);
});

test('lab/notes/reliability.md tells of all of them, and how much they try', () => {
  const markdown = readFileSync(join(root, 'lab/notes/reliability.md'), 'utf8');
  const told = [...markdown.matchAll(/^\| `([\w-]+)` \| \D/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(['engine', ...FUZZERS].sort());
  const [, entries, values] = /^(\d+) entries, (\d+) hostile values/.exec(said[0]!)!.map(Number);
  expect(markdown).toContain(`all ${entries} entries`);
  expect(markdown).toContain(`some ${Math.round(values! / 10) * 10} hostile values`);
});

test('another seed makes other cases, and a name that is none is refused', () => {
  const run = node([program, '--only', 'records', '--seed', '77', '--cases', '20']);
  expect(run.stdout).toMatch(/^records: seed 77, 20 cases in /);
  expect(node([program, '--only', 'nothing'])).toMatchObject({ status: 2, stdout: '' });
});
