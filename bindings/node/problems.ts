/** The file of `kakoi review --problems`: a collection of SGF, each problem once. */

import { writeFile } from 'node:fs/promises';
import { faultOf } from './fault.js';
import type { MinedProblem } from './game.js';
import { OutputError } from './output.js';
import { counted } from './text.js';

export class Problems {
  private readonly found = new Map<string, string>();

  constructor(private readonly path: string) {}

  add(problems: readonly MinedProblem[]): void {
    for (const { key, sgf } of problems) if (!this.found.has(key)) this.found.set(key, sgf);
  }

  /** Writes the file, and returns what is in it. Rejects with OutputError. */
  async write(): Promise<string> {
    try {
      await writeFile(this.path, [...this.found.values()].join(''));
    } catch (cause) {
      throw new OutputError(`cannot write to ${this.path}: ${faultOf(cause).message}`, { cause });
    }
    return `kakoi: ${counted(this.found.size, 'problem')} in ${this.path}`;
  }
}
