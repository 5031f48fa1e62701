/**
 * A short run of every fuzzer, the same each time; `npm run fuzz` goes on from there. They run in a program of their
 * own, in a thread that is stopped when a call does not come back.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from '../support/run.js';

const program = join(root, 'build/fuzz-js/main.mjs');

beforeAll(() => {
  expect(node([join(root, 'tests-js/fuzz/build.mjs')])).toMatchObject({ status: 0, stderr: '' });
});

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

test.each(FUZZERS)(
  '%s finds nothing in its fixed run',
  (name) => {
    const { status, stdout } = node([program, '--only', name, '--fixed']);
    // Only the hostile one says first how much there is to try.
    const first = name === 'hostile' ? '\\d+ entries, .*\\n' : '';
    expect(stdout).toMatch(
      new RegExp(`^${first}${name}: seed 1, [1-9]\\d* cases in [\\d.]+ s, 0 findings\\n$`),
    );
    expect(status).toBe(0);
  },
  600_000, // a busy machine is slow to draw
);

test('lab/notes/reliability.md tells of all of them, and how much they try', () => {
  const markdown = readFileSync(join(root, 'lab/notes/reliability.md'), 'utf8');
  const told = [...markdown.matchAll(/^\| `([\w-]+)` \| \D/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(['engine', ...FUZZERS].sort());
  const { stdout } = node([program, '--only', 'hostile', '--cases', '1']);
  const [, entries, values] = /^(\d+) entries, (\d+) hostile values/.exec(stdout)!.map(Number);
  expect(markdown).toContain(`all ${entries} entries`);
  expect(markdown).toContain(`some ${Math.round(values! / 10) * 10} hostile values`);
});

test('another seed makes other cases, and a name that is none is refused', () => {
  const run = node([program, '--only', 'records', '--seed', '77', '--cases', '20']);
  expect(run.stdout).toMatch(/^records: seed 77, 20 cases in /);
  expect(node([program, '--only', 'nothing'])).toMatchObject({ status: 2, stdout: '' });
});
