import type { Subject } from '../subject.js';

/** What a command has to say: `fields` for programs, `text` for people or for the file that it makes. */
export interface Answer {
  readonly fields: object;
  readonly text: () => string | Uint8Array;
}

/** Where the subject comes from, for commands that write files. */
export interface Source {
  /** A path without ending, below the folder that was named. */
  readonly name: string;
  readonly isLine: boolean;
}

export type Command<Options> = (
  subject: Subject,
  options: Options,
  source: Source,
) => Answer | Promise<Answer>;
