/**
 * `npm run fuzz` for JavaScript. Options: --seed N, --minutes N or --cases N (for each fuzzer), --only NAME, --fixed
 * (as many cases as the tests make). Prints what it did and what it found, each finding with the command that finds
 * it again; the exit status is 1 when there is any.
 */

import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Finding, Fuzzer } from './fuzzer.js';
import { FUZZERS } from './fuzzers.js';
import type { Work } from './thread.js';

/** A case that takes longer is stopped, and is a finding: nothing of the package is that large. */
const LONGEST_CASE_MS = 15_000;

interface Report {
  cases: number;
  readonly findings: Map<string, Finding & { readonly seed: number; count: number }>;
}

async function runFuzzer(fuzzer: Fuzzer, seed: number, cases: number, until: number): Promise<Report> {
  const longest = fuzzer.longestCaseMs ?? LONGEST_CASE_MS;
  const state = new Int32Array(new SharedArrayBuffer(8));
  const report: Report = { cases: 0, findings: new Map() };
  const add = (finding: Finding & { readonly seed: number }) => {
    const known = report.findings.get(finding.key);
    if (known === undefined) report.findings.set(finding.key, { ...finding, count: 1 });
    else known.count++;
  };
  while (Atomics.load(state, 1) === 0 && Atomics.load(state, 0) < cases && Date.now() < until) {
    const workerData: Work = {
      name: fuzzer.name,
      seed,
      cases,
      until,
      progress: state.buffer as SharedArrayBuffer,
    };
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData });
    const stopped = (what: string) => {
      const at = seed + Atomics.load(state, 0);
      add({
        key: `${what}: ${fuzzer.describe(at).split(' with ')[0]}`,
        details: `${what}: ${fuzzer.describe(at)}`,
        seed: at,
      });
      Atomics.add(state, 0, 1);
    };
    await new Promise<void>((resolve) => {
      let last = -1;
      let since = Date.now();
      let isStopped = false;
      const watch = setInterval(() => {
        const now = Atomics.load(state, 0);
        if (now !== last) {
          last = now;
          since = Date.now();
        } else if (Date.now() - since > longest) {
          isStopped = true;
          void thread.terminate();
        }
      }, 200);
      thread.on('message', (message) => {
        if (message.slow)
          process.stderr.write(
            `  slow: ${Math.round(message.took)} ms, seed ${message.seed}: ${message.what}\n`,
          );
        else add(message);
      });
      thread.on('error', (error) => stopped(`the thread died of ${(error as Error).message ?? error}`));
      thread.on('exit', () => {
        clearInterval(watch);
        if (isStopped) stopped(`does not come back within ${longest / 1000} s`);
        resolve();
      });
    });
    report.cases = Atomics.load(state, 0);
  }
  return report;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    cases: { type: 'string' },
    only: { type: 'string' },
    fixed: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const names = Object.keys(FUZZERS).filter((name) => values.only === undefined || name === values.only);
if (!Number.isSafeInteger(seed) || seed < 0 || names.length === 0) {
  process.stderr.write(`--seed is a number; --only is one of ${Object.keys(FUZZERS).join(', ')}\n`);
  process.exit(2);
}
const chosen = await Promise.all(names.map((name) => FUZZERS[name]!()));
const shares = chosen.reduce((sum, { share }) => sum + share, 0);
const minutes = Number(values.minutes ?? (values.cases === undefined && !values.fixed ? 5 : 60));
let found = 0;
if (names.includes('hostile')) {
  const { ATTACKS, ENTRIES, MISSING } = await import('./hostile.js');
  const { HOSTILE_VALUES } = await import('./hostile-values.js');
  process.stdout.write(
    `${ENTRIES.length} entries, ${HOSTILE_VALUES.length} hostile values: a catalogue of ${ATTACKS.length} calls, then two values at a time\n`,
  );
  for (const name of MISSING) process.stdout.write(`no example in hostile-examples.ts: ${name}\n`);
  found += MISSING.length;
}
for (const fuzzer of chosen) {
  const begun = Date.now();
  const cases = values.fixed ? fuzzer.fixedCases : Number(values.cases ?? 2 ** 31 - 1);
  const until = begun + (minutes * 60_000 * fuzzer.share) / shares;
  const report = await runFuzzer(fuzzer, seed, cases, until);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(
    `${fuzzer.name}: seed ${seed}, ${report.cases} cases in ${seconds} s, ${report.findings.size} findings\n`,
  );
  found += report.findings.size;
  for (const finding of report.findings.values()) {
    process.stdout.write(
      `  ${finding.details}\n    ${finding.count} times; npm run fuzz -- --only ${fuzzer.name} --seed ${finding.seed} --cases 1\n`,
    );
  }
}
process.exit(found === 0 ? 0 : 1);
