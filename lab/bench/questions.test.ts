/** `npm --prefix lab run bench:questions`, which measures the figures of lab/notes/accuracy.md, on a few questions of our own. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixture, scratchFolder } from '../../tests-js/support/cli.js';
import { node, type Run, root } from '../../tests-js/support/run.js';

const folder = scratchFolder();
const questions = fixture('questions.jsonl');

const ask = (...args: string[]): Run => node([join(root, 'lab/bench/questions.mjs'), ...args]);
const fileOf = (text: string): string => {
  const file = join(folder, 'bad.jsonl');
  writeFileSync(file, text);
  return file;
};

test('counts the answers of each kind by what the questions say is right, and lists the others', () => {
  const { status, stdout } = ask(questions, '--wrong');
  expect(status).toBe(0);
  const all = stdout.split('\n').filter((line) => /^(###|\| all|Moves|- )/.test(line));
  expect(all).toEqual([
    '### Captures',
    '| all | 2 | 1 (50 %) | 0 | 1 | 0 |',
    'Moves that decide: 1 of 1.',
    '- atari-2 black, attack B3: 0: captured proved C3, otherwise',
    '### Connections',
    '| all | 1 | 1 (100 %) | 0 | 0 | 0 |',
    'Moves that decide: 1 of 1.',
    '### Races',
    '| all | 1 | 1 (100 %) | 0 | 0 | 0 |',
    'Moves that decide: 1 of 1.',
    '### Life and death',
    '| all | 3 | 3 (100 %) | 0 | 0 | 0 |',
    'Moves that decide: 3 of 3.',
    '### Problems',
    '| all | 2 | 1 (50 %) | 0 | 1 | 0 |',
    '- line-2 black, A1: kill likely C1 J1, otherwise',
  ]);
});

test('asks the other side after the move of an answer, whether or not it is known what is right', () => {
  const [corner = ''] = readFileSync(questions, 'utf8').split('\n');
  const { board } = JSON.parse(corner);
  const open = fileOf(JSON.stringify({ id: 'open-1', ask: 'life', at: ['A2'], board }));
  const { stdout } = ask(open, '--again');
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^\| \w+, its own move \| \d \| \d \| 0 \| 0 \|$/);
  const after = ask(questions, '--again').stdout.split('\n');
  expect(after).toContain("| live, the book's move | 1 | 1 | 0 | 0 |");
});

test('asks a sample with a budget, and goes on from the answers that it kept', () => {
  const keep = join(folder, 'answers.jsonl');
  const kept = () => readFileSync(keep, 'utf8').trim().split('\n');
  const options = ['--keep', keep, '--nodes', '1000'];
  ask(questions, ...options, '--sample', '1');
  expect(kept()).toHaveLength(5);
  const { stdout } = ask(questions, ...options);
  expect(kept()).toHaveLength(9);
  expect(ask(questions, ...options).stdout).toBe(stdout); // with the same times
  expect(kept()).toHaveLength(9);
});

test.each([
  ['a file that is not there', () => join(folder, 'none.jsonl'), /ENOENT/],
  ['a line that is not JSON', () => fileOf('{"id":"a"'), /bad\.jsonl:1: .*JSON/],
  ['a question that is none', () => fileOf('\n{"id":"a","board":["X."]}'), /bad\.jsonl:2: neither ask nor/],
  ['an unknown question', () => fileOf('{"id":"a","ask":"eat","board":["X."]}'), /:1: nothing .*"eat"/],
  [
    'a point without a stone',
    () => fileOf('{"id":"a","ask":"attack","at":["B1"],"want":"0","board":["X."]}'),
    /:1: at must name a stone/,
  ],
  ['a board that is none', () => fileOf('{"id":"a","ask":"attack","board":["X","OO"]}'), /:1: /],
])('%s is an error of one line', (_, file, message) => {
  const { status, stdout, stderr } = ask(file());
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('an option that is none is an error of one line', () => {
  const { status, stderr } = ask(questions, '--nodes', 'many');
  expect([status, stderr]).toEqual([2, 'bench:questions: --nodes wants a number, not many\n']);
});
