import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Run, root } from './run.js';

export const cli = join(root, 'dist/cli.mjs');

/** The pipes to the process of cli-host.mjs, once there is one. */
let pipes: { questions: number; answers: number } | undefined;
afterAll(() => {
  if (pipes !== undefined) Object.values(pipes).forEach(closeSync); // at which the process ends
});

function startHost(): { questions: number; answers: number } {
  const folder = mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'host-'));
  const [questions, answers] = [join(folder, 'questions'), join(folder, 'answers')];
  spawnSync('mkfifo', [questions, answers]);
  const child = spawn(process.execPath, [join(__dirname, 'cli-host.mjs'), cli, questions, answers], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' }, // Jest's own flags are not the program's
  });
  child.unref();
  child.stdout.destroy();
  return { questions: openSync(questions, 'w'), answers: openSync(answers, 'r') };
}

/**
 * The status and the texts of a run of the command line, in the repository unless `cwd` says otherwise. All runs of a test file
 * share a process, which takes a third of the time; tests of processes (pipes, signals, threads) start their own.
 */
export function kakoi(args: readonly string[], input: string | Uint8Array = '', cwd = root): Run {
  pipes ??= startHost();
  const question = { args, input: Buffer.from(input).toString('base64'), cwd };
  writeSync(pipes.questions, `${JSON.stringify(question)}\n`);
  const parts: Buffer[] = [];
  do {
    const part = Buffer.alloc(65_536);
    const length = readSync(pipes.answers, part);
    if (length === 0) throw new Error(`kakoi ${args.join(' ')} ended the process that ran it`);
    parts.push(part.subarray(0, length));
  } while (parts.at(-1)!.at(-1) !== 10);
  return JSON.parse(Buffer.concat(parts).toString());
}

export function fixture(name: string): string {
  return join(root, 'tests-js/fixtures', name);
}

/** A folder that is gone after the tests of the file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kakoi-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The objects of NDJSON; every line is whole. */
export function lines(text: string): Record<string, unknown>[] {
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
