import type { Subject } from '../subject.js';

/** What a command has to say: `fields` for programs, `text` for people or for the file that it makes. */
export interface Answer {
  readonly fields: object;
  readonly text: () => string | Uint8Array;
  /** All of it on one line, for --brief. */
  readonly brief?: () => string;
  /** Whether the count is the record's; null where the record names none. */
  readonly agrees?: boolean | null;
}

/** Where the subject comes from, for commands that write files. */
export interface Source {
  /** A path without ending, below the folder that was named. */
  readonly name: string;
  readonly isLine: boolean;
  /** Names the input where what is made of it is an input again; undefined for what has no name. */
  readonly id: unknown;
}

export type Command<Options> = (
  subject: Subject,
  options: Options,
  source: Source,
) => Answer | Promise<Answer>;
