/** Every exhibit: it is whole, says what it does on any position, and its program runs. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWords } from 'kakoi/pictures';
import { readAddress, writeAddress } from '../../web/algorithms/address.js';
import type { Exhibit, Given, Kind } from '../../web/algorithms/exhibit.js';
import { firstAnswers } from '../../web/algorithms/exhibit.js';
import { groundOf } from '../../web/algorithms/grounds/index.js';
import { ROWS } from '../../web/algorithms/list.js';
import { positions, run } from '../support/exhibits.js';
import { root } from '../support/run.js';

const folder = join(root, 'web/algorithms');
const exhibitIn = (name: string): Exhibit => require(join(folder, 'exhibits', `${name}.ts`)).default;

type Program = (on: unknown, choices: object, points: unknown) => string;

test('every file is in the list, and the other way round', () => {
  const files = (of: string) => readdirSync(join(folder, of)).map((file) => file.replace(/\.\w+$/, ''));
  expect(files('exhibits').sort()).toEqual(ROWS.map(({ name }) => name).sort());
  expect(files('programs').sort()).toEqual(ROWS.map(({ name }) => name).sort());
});

const filled = (width: number, height: number, cells: string) =>
  Array.from({ length: height }, () => cells.repeat(width).slice(0, width)).join('/');

/** Boards as small, as narrow and as large as they come, empty and full, and with stones that have no liberty. */
const ODD: Readonly<Record<Kind, readonly string[]>> = {
  go: [
    '.',
    'X',
    'O.',
    '.XO.',
    'X/./O',
    filled(9, 2, '.'),
    filled(5, 5, 'X'),
    filled(32, 32, '.'),
    filled(32, 31, '.X.O'),
  ],
  sets: ['.', 'b', 'xy.', 'x/y/b', filled(32, 32, '.'), filled(32, 32, 'b'), filled(1, 32, 'x')],
  loa: ['5/5/5/5/5 b', 'bbbbb/bbbbb/bbbbb/bbbbb/bbbbb w', 'w4/5/5/5/4w b', '8/8/8/8/8/8/8/8 w'],
  senket: ['3:', '3: X 2-2', '3: X 1-1 2-3; O 3-3', '32:', '32: X 32-32 30-31; O 1-1 2-3'],
};

describe.each(
  ROWS.map(({ name }) => name).filter((name) => existsSync(join(folder, 'exhibits', `${name}.ts`))),
)('%s', (name) => {
  const exhibit = exhibitIn(name);

  test('has a listing that fits on a page, in a file that does', () => {
    expect(exhibit.listing.length).toBeLessThanOrEqual(14);
    expect(Math.max(...exhibit.listing.map((line) => line.length))).toBeLessThanOrEqual(52);
    expect(
      readFileSync(join(folder, 'exhibits', `${name}.ts`), 'utf8').split('\n').length,
    ).toBeLessThanOrEqual(121);
    expect(
      readFileSync(join(folder, 'programs', `${name}.js`), 'utf8')
        .trim()
        .split('\n').length,
    ).toBeLessThanOrEqual(12);
  });

  test('begins before its first line, and goes on line by line with a sentence each', () => {
    const steps = run(exhibit);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.map(({ line }) => line).indexOf(0)).toBe(0);
    for (const { line, sentence } of steps.slice(1)) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(exhibit.listing.length);
      expect(inWords(sentence)).toMatch(/^[A-Z0-9(~“].*[.!?]$/);
      expect(inWords(sentence)).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('runs on random positions of all sizes, with every answer, and ends', () => {
    const { sizes } = groundOf(exhibit.kind);
    for (const on of positions(exhibit, 40, sizes.slice(0, 3))) {
      for (const [choice, { answers }] of Object.entries(exhibit.choices)) {
        for (const [answer] of answers)
          expect(run(exhibit, { on, choices: { [choice]: answer }, points: [] }).length).toBeLessThan(5000);
      }
      expect(run(exhibit, { on, points: [] }).length).toBeLessThan(5000);
    }
  });

  test.each(ODD[exhibit.kind])('runs on a board that nobody has in mind: %j', (text) => {
    const on: Given['on'] = groundOf(exhibit.kind).read(text);
    const { width, height } = groundOf(exhibit.kind).board(on);
    const corners = [[], [[0, 0]], [[width - 1, height - 1], [0, 0]]] as const; // biome-ignore format: a row
    const program: Program = require(join(folder, 'programs', `${name}.js`)).default;
    for (const points of corners) {
      const steps = run(exhibit, { on, points: points as unknown as Given['points'] });
      expect(steps.length).toBeLessThan(5000);
      for (const { sentence } of steps) expect(inWords(sentence)).toMatch(/^[A-Z0-9(~“−].*[.!?]$/);
      expect(program(on, firstAnswers(exhibit), points)).toMatch(/\w/);
    }
  });

  test('has a position that links carry', () => {
    const ground = groundOf(exhibit.kind);
    const written = ground.write(ground.read(exhibit.start));
    expect(ground.write(ground.read(written))).toBe(written);
    const points = exhibit.pressed?.start ?? null;
    const place = { name, on: written, points, step: 3, choices: { color: 'white' } };
    expect(readAddress(writeAddress(place))).toEqual({ ...place, points: points?.length ? points : null });
  });

  test('ends with a program that runs on the position', () => {
    const program: Program = require(join(folder, 'programs', `${name}.js`)).default;
    const on: Given['on'] = groundOf(exhibit.kind).read(exhibit.start);
    const choices = firstAnswers(exhibit);
    expect(program(on, choices, exhibit.pressed?.start ?? [])).toMatch(/\w/);
    for (const other of positions(exhibit, 20, groundOf(exhibit.kind).sizes.slice(0, 3)))
      expect(program(other, choices, [])).toMatch(/\w/);
  });
});
