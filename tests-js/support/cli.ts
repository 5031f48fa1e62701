import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, type Run, root } from './run.js';

export const cli = join(root, 'dist/cli.mjs');

export function kakoi(args: readonly string[], input: string | Uint8Array = '', cwd = root): Run {
  return node([cli, ...args], { input, cwd });
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
