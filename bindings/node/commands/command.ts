import type { Answer, Known } from '../game.js';

/** Where the subject comes from, for commands that write files. */
export interface Source {
  /** A path without an extension, below the folder that was named. */
  readonly name: string;
  readonly isLine: boolean;
  /** Names the input where what is made of it is an input again; undefined for what has no name. */
  readonly id: unknown;
}

export type Command<Options> = (known: Known, options: Options, source: Source) => Answer | Promise<Answer>;
