import type { Answer, Known } from '../game.js';

/** The origin of a subject, for commands that write files. */
export interface Source {
  /** A path without an extension, below the folder that was named. */
  readonly name: string;
  readonly isLine: boolean;
  /** The id for output that is an input again; undefined when the input has no name. */
  readonly id: unknown;
}

export type Command<Options> = (known: Known, options: Options, source: Source) => Answer | Promise<Answer>;
