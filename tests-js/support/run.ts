import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(__dirname, '../..');

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node with these arguments, in the repository unless `cwd` says otherwise. */
export function node(
  args: readonly string[],
  options: { input?: string | Uint8Array; cwd?: string } = {},
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: options.cwd ?? root,
    input: options.input ?? '',
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' }, // Jest's own flags are not the program's
  });
  return { status, stdout, stderr };
}
