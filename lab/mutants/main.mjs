// Mutation testing: makes small changes to the engine (src) and the API (bindings/js) and counts those that the tests notice.
//
//   npm --prefix lab run mutants -- [--seed N] [--count N] [--only cpp|ts] [--list] [--in FOLDER]
//
// The seed chooses the changes among all that points.mjs finds; --list only shows them. Everything happens in a copy of the
// tree in a temporary folder, or in the one that --in names, which stays there for the next time. All changes are woven into one build (weave.mjs), which asks the environment which one is awake, and
// notes which tests come past which: a mutant has to be noticed by one of those, the quickest first. A mutant that takes ten
// times as long counts as noticed, one that does not compile not at all. survivors.txt has the reasons of those that may live.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { pointsOf } from './points.mjs';
import { weave } from './weave.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    in: { type: 'string' },
  },
});

/** The two halves, by the extension of their sources. */
const HALVES = {
  cpp: { sources: ['src'], build: buildCpp, survey: surveyCpp, batches: quickFirst, run: runCpp },
  ts: { sources: ['bindings/js'], build: buildTs, survey: surveyTs, batches: specialFirst, run: runTs },
};

/**
 * A test that takes PATIENCE times as long as before, and LEAST_SECONDS at least, counts as one that does not
 * end.
 */
const PATIENCE = 10;
const LEAST_SECONDS = 20;
/**
 * The Jest tests that judge the API; those of pages, bundlers and the command line are left out, and the
 * random ones.
 */
const JEST_FILES = 'tests-js/(api|interop)/|tests-js/package/worker\\.';

const HARNESS = join(here, 'harness.cjs');
const JEST = [
  ...[
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    '--silent',
  ],
  ...['--setupFilesAfterEnv', HARNESS],
];

const copy = options.in ?? mkdtempSync(join(tmpdir(), 'kakoi-mutants-'));
if (options.in === undefined) process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** The sources as they were at the start. */
const originals = new Map();
const drawn = draw(Number(options.seed), Number(options.count));
if (options.list) {
  for (const mutant of drawn) console.log(`${nameOf(mutant)}  [${mutant.operator}]`);
  process.exit();
}
const started = Date.now();
copyTree();
const mutants = [];
const survivors = [];
for (const [half, { build, survey, batches, run }] of Object.entries(HALVES)) {
  const own = build(drawn.filter((mutant) => halfOf(mutant) === half));
  if (own.length === 0) continue;
  say(`${half}: ${own.length} mutants`);
  mutants.push(...own);
  const tests = survey();
  for (const mutant of own) {
    const reaching = tests.filter(({ reached }) => reached.has(mutant.id));
    const noticed = batches(reaching).some((batch) => run(mutant, batch));
    if (!noticed) survivors.push({ ...mutant, tests: reaching.length });
    say(`${noticed ? 'caught' : 'SURVIVED'} by ${reaching.length} tests: ${nameOf(mutant)}`);
  }
}
report();

// ─── The choice ───────────────────────────────────────────────────────────────────────────────────────────

/** Draws `count` of all mutants, in an order that the seed alone decides, none inside another. */
function draw(seed, count) {
  const wanted = options.only === undefined ? Object.keys(HALVES) : [options.only];
  const files = execFileSync('git', ['ls-files', ...wanted.flatMap((half) => HALVES[half].sources)], {
    cwd: root,
    encoding: 'utf8',
  });
  const points = files
    .split('\n')
    .filter((file) => /\.(cpp|h|ts)$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      originals.set(file, text);
      return pointsOf(file, text);
    });
  const random = randomNumbers(seed);
  const chosen = [];
  while (chosen.length < count && points.length > 0) {
    const [point] = points.splice(Math.floor(random() * points.length), 1);
    const overlaps = (other) =>
      other.file === point.file && other.start < point.end && point.start < other.end;
    if (!chosen.some(overlaps)) chosen.push({ ...point, id: chosen.length });
  }
  return chosen;
}

/** Numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function halfOf({ file }) {
  return file.endsWith('.ts') ? 'ts' : 'cpp';
}

/** Names a mutant in a way that survives other changes to the file. */
function nameOf({ file, within, original, mutated, number }) {
  const line = (text) => text.replace(/\s+/g, ' ');
  const change = mutated === '' ? `without ${line(original)}` : `${line(original)} → ${line(mutated)}`;
  return `${file} ${within}: ${change}${number > 1 ? ` (#${number})` : ''}`;
}

// ─── The copy ─────────────────────────────────────────────────────────────────────────────────────────────

function copyTree() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const woven = new Set(drawn.map(({ file }) => file));
  for (const file of files.split('\n')) {
    if (file !== '' && !woven.has(file)) put(file, readFileSync(join(root, file)));
  }
  mkdirSync(join(copy, 'build'), { recursive: true });
  // The copy uses the engines as they are.
  for (const path of ['node_modules', 'build/wasm'])
    if (!existsSync(join(copy, path))) symlinkSync(join(root, path), join(copy, path));
}

/** Writes a file only when its content differs, so that builds do not take it for new. */
function put(file, bytes) {
  const path = join(copy, file);
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(bytes))) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function weaveIn(mutants) {
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.filter((mutant) => mutant.file === file);
    put(file, weave(originals.get(file), own, halfOf({ file })));
  }
}

function run(command, args, env = {}, extra = {}) {
  return spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { ...process.env, ...env },
    ...extra,
  });
}

/**
 * Runs a program until it ends, or has used so many seconds of processor time; returns true when it
 * succeeded.
 */
function succeeds(seconds, command, args, env) {
  const limited = ['-c', `ulimit -t ${seconds} -v 16000000; exec "$@"`, '-', command, ...args];
  return run('bash', limited, env, { timeout: 20_000 * seconds, killSignal: 'SIGKILL' }).status === 0;
}

/** Batches of tests, quick ones first: most mutants are noticed by those. */
function quickFirst(tests) {
  const batches = [[], [], []];
  for (const test of tests) batches[test.ms < 100 ? 0 : test.ms < 3000 ? 1 : 2].push(test);
  return batches.filter((batch) => batch.length > 0);
}

/**
 * Batches of tests, those that reach few mutants first: they are about the code that these are in. A start of
 * Jest takes as long as some files.
 */
function specialFirst(tests) {
  const ordered = [...tests].sort((a, b) => a.reached.size - b.reached.size);
  return [ordered.slice(0, 2), ordered.slice(2, 6), ordered.slice(6)].filter((batch) => batch.length > 0);
}

function patience(batch) {
  return Math.ceil(LEAST_SECONDS + (PATIENCE * batch.reduce((sum, { ms }) => sum + ms, 0)) / 1000);
}

// ─── C++ ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Builds GoogleTest with the mutants; leaves out those that do not compile, and returns the others. */
function buildCpp(mutants) {
  if (mutants.length === 0) return [];
  put('tests-cpp/support/mutants.cpp', readFileSync(join(here, 'harness.cpp')));
  const flags = [
    `-include ${join(here, 'harness.h')}`,
    '-O1', // twice as fast as -O0 to run, and quicker to build than more
    '-w', // mutants may look odd
    '-Wno-narrowing', // a choice of two constants is not a constant
  ];
  const configured = run('cmake', [
    ...['-S', '.', '-B', 'build/mutants', '-G', 'Ninja', '-Wno-dev', `-DCMAKE_CXX_FLAGS=${flags.join(' ')}`],
  ]);
  if (configured.status !== 0) throw new Error(configured.stderr);
  let left = mutants;
  for (;;) {
    weaveIn(
      mutants.map((mutant) => (left.includes(mutant) ? mutant : { ...mutant, mutated: mutant.original })),
    );
    const jobs = String(Math.min(2, availableParallelism()));
    const built = run('cmake', [
      ...['--build', 'build/mutants', '--target', 'kakoi_tests', '-j', jobs, '--', '-k', '0'],
    ]);
    if (built.status === 0) return left;
    const wrong = new Set([...built.stdout.matchAll(/kakoi_mutant\((\d+)\)/g)].map(([, id]) => Number(id)));
    const next = left.filter(({ id }) => !wrong.has(id));
    if (next.length === left.length) throw new Error(built.stdout.slice(-20_000));
    for (const mutant of left) if (wrong.has(mutant.id)) say(`does not compile: ${nameOf(mutant)}`);
    left = next;
  }
}

function kakoiTests() {
  return join(copy, 'build/mutants/tests-cpp/kakoi_tests');
}

/** Every test with its time and the mutants that it reaches. */
function surveyCpp() {
  const log = join(copy, 'reached-cpp.txt');
  const { status, stdout } = run(kakoiTests(), ['--gtest_brief=1'], { KAKOI_REACHED: log });
  if (status !== 0) throw new Error(`the tests fail without a mutant:\n${stdout}`);
  return readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name, ms, ...reached] = line.split(' ');
      return { name, ms: Number(ms), reached: new Set(reached.map(Number)) };
    });
}

function runCpp({ id }, batch) {
  const filter = `--gtest_filter=${batch.map(({ name }) => name).join(':')}`;
  const args = [filter, '--gtest_fail_fast', '--gtest_brief=1'];
  return !succeeds(patience(batch), kakoiTests(), args, { KAKOI_MUTANT: String(id) });
}

// ─── TypeScript ───────────────────────────────────────────────────────────────────────────────────────────

function buildTs(mutants) {
  const left = mutants.filter(isTypeScript);
  if (left.length === 0) return [];
  weaveIn(left);
  const built = run('node', ['bindings/package/build.mjs', '--plain']);
  if (built.status !== 0) throw new Error(built.stderr);
  return left;
}

/** True when the file is still TypeScript with the mutant in it: some operators cannot stand beside others. */
function isTypeScript(mutant) {
  try {
    transformSync(weave(originals.get(mutant.file), [mutant], 'ts'), { loader: 'ts' });
    return true;
  } catch {
    say(`does not compile: ${nameOf(mutant)}`);
    return false;
  }
}

function jestEnvironment(more) {
  return { NODE_OPTIONS: `--require ${HARNESS}`, ...more };
}

function surveyTs() {
  const log = join(copy, 'reached-ts.txt');
  const output = join(copy, 'jest.json');
  writeFileSync(log, '');
  const { status, stderr } = run(
    'node',
    [...JEST, '--json', '--outputFile', output, '--testPathPatterns', JEST_FILES],
    jestEnvironment({ KAKOI_REACHED: log }),
  );
  if (status !== 0) throw new Error(`the tests fail without a mutant:\n${stderr}`);
  const pairs = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  return JSON.parse(readFileSync(output, 'utf8')).testResults.map(({ name, startTime, endTime }) => ({
    name,
    ms: endTime - startTime,
    // A mutant reached without a test's name was reached in a worker thread.
    reached: new Set(
      pairs
        .filter(([test]) => (test === 'undefined' ? name.includes('/worker.') : test === name))
        .map(([, id]) => Number(id)),
    ),
  }));
}

function runTs({ id }, batch) {
  const args = [...JEST, '--bail', '--runTestsByPath', ...batch.map(({ name }) => name)];
  return !succeeds(
    patience(batch) + LEAST_SECONDS,
    'node',
    args,
    jestEnvironment({ KAKOI_MUTANT: String(id) }),
  );
}

// ─── The report ───────────────────────────────────────────────────────────────────────────────────────────

function report() {
  const reasons = readReasons();
  const rows = Object.keys(HALVES).map((half) => {
    const all = mutants.filter((mutant) => halfOf(mutant) === half).length;
    const living = survivors.filter((mutant) => halfOf(mutant) === half);
    return { half, all, caught: all - living.length };
  });
  const all = mutants.length;
  const caught = all - survivors.length;
  const share = (part, whole) =>
    `${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)} %)` : ''}`;
  const dropped = drawn.length - all;
  if (dropped > 0) console.log(`\n${dropped} of ${drawn.length} mutants do not compile and are not counted.`);
  console.log(`\nseed ${options.seed}: caught ${share(caught, all)}`);
  for (const row of rows) console.log(`  ${row.half}: ${share(row.caught, row.all)}`);
  console.log(`  ${Math.round((Date.now() - started) / 1000)} seconds`);
  console.log('\nSurvivors:');
  for (const mutant of survivors) {
    const reason = reasons.get(nameOf(mutant));
    console.log(
      `${nameOf(mutant)}\n    ${reason ?? (mutant.tests === 0 ? 'no test comes here' : 'no reason is given')}`,
    );
  }
}

/** A line with the mutant's name, and an indented one with the reason. */
function readReasons() {
  const reasons = new Map();
  let name;
  for (const line of readFileSync(join(here, 'survivors.txt'), 'utf8').split('\n')) {
    if (/^\s/.test(line)) reasons.set(name, [reasons.get(name), line.trim()].filter(Boolean).join(' '));
    else name = line;
  }
  return reasons;
}

function say(text) {
  console.error(text);
}
