/** The package as its users get it: packed by npm once a run, and installed into a folder that was empty. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.js';

export interface Packed {
  readonly tarball: string;
  /** The paths inside, as npm reports them. */
  readonly files: readonly string[];
}

/** Runs npm in a folder; when it fails, throws its output. */
export function npm(args: readonly string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--prefix', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

export function packed(): Packed {
  const folder = once('packed', (place) => {
    const report = npm(['pack', '--json', '--pack-destination', place], root);
    writeFileSync(join(place, 'report.json'), report);
  });
  // One package: npm before 12 writes a list, npm 12 an object by name.
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  const [first] = Object.values<{ filename: string; files: { path: string }[] }>(report);
  const { filename, files } = first!;
  return { tarball: join(folder, filename), files: files.map(({ path }) => path) };
}

/** The folder whose node_modules holds the installed package and nothing else. */
export function installed(): string {
  const { tarball } = packed();
  return once('installed', (place) => {
    writeFileSync(join(place, 'package.json'), '{}');
    npm(['install', '--offline', '--no-audit', '--no-fund', tarball], place);
  });
}

/** A new folder that is empty, outside the repository. */
export function emptyFolder(): string {
  const folder = join(mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'new-')), 'project');
  mkdirSync(folder);
  return folder;
}

/** A new folder with these files, in which the installed package is found. */
export function consumer(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(installed(), 'consumer-'));
  write(folder, { 'package.json': '{}', ...files });
  return folder;
}

export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A folder of the run that is made once. When two workers make it at a time, the first one wins. */
function once(name: string, make: (place: string) => void): string {
  const scratch = process.env.KAKOI_SCRATCH!;
  const folder = join(scratch, name);
  if (existsSync(folder)) return folder;
  const place = mkdtempSync(join(scratch, 'making-'));
  make(place);
  try {
    renameSync(place, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
