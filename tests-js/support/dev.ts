/** `npm run dev` on a copy of the sources. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run';

const SOURCES = [
  'CMakeLists.txt',
  'CMakePresets.json',
  'bindings',
  'cmake',
  'package.json',
  'scripts',
  'src',
  'tsconfig.json',
  'web',
];

export class Dev {
  readonly #folder: string;
  #server: ChildProcess | undefined;
  #printed = '';

  /** Copies the sources into a folder of this name; what is built is the repository's. */
  constructor(name: string) {
    this.#folder = join(process.env.KAKOI_SCRATCH!, name);
    const isSource = (path: string) => path !== join(root, 'web/dist');
    for (const source of SOURCES) {
      cpSync(join(root, source), join(this.#folder, source), { recursive: true, filter: isSource });
    }
    mkdirSync(join(this.#folder, 'build'));
    for (const built of ['node_modules', 'build/wasm'])
      symlinkSync(join(root, built), join(this.#folder, built));
  }

  /** Runs the command, and waits until it serves; the address. */
  start(...options: string[]): Promise<string> {
    this.#printed = '';
    const env = { ...process.env, NODE_OPTIONS: '', PORT: '0' };
    this.#server = spawn('npm', ['run', 'dev', '--', ...options], { cwd: this.#folder, env });
    this.#server.stdout!.resume();
    this.#server.stderr!.on('data', (text: Buffer) => {
      this.#printed += text;
    });
    return this.printed(/http:\/\/127\.0\.0\.1:\d+/);
  }

  /** Ends it as a terminal that is closed would, and waits until it has. */
  async stop(): Promise<void> {
    if (this.#server === undefined || this.#server.exitCode !== null || this.#server.signalCode !== null)
      return;
    this.#server.kill('SIGTERM');
    await once(this.#server, 'exit');
  }

  /** Waits until this is printed, and forgets it with all before. */
  async printed(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = pattern.exec(this.#printed);
      if (match) {
        this.#printed = this.#printed.slice(match.index + match[0].length);
        return match[0];
      }
      if (this.#server!.exitCode !== null)
        throw new Error(`ended with ${this.#server!.exitCode}: ${this.#printed}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Forgets what was printed so far. */
  forget(): void {
    this.#printed = '';
  }

  read(name: string): string {
    return readFileSync(join(this.#folder, name), 'utf8');
  }

  edit(name: string, change: (text: string) => string): void {
    const file = join(this.#folder, name);
    // Many editors save like this: a watcher of the file itself sees it disappear.
    writeFileSync(`${file}.new`, change(this.read(name)));
    renameSync(`${file}.new`, file);
  }
}
