/** The form of a command. */

import type { Arguments } from './arguments.js';
import type { Session } from './session.js';

/** Answers a command; nothing is an empty answer. Throws a Refusal, after which everything is as it was. */
export type Command = (session: Session, args: Arguments) => string | Work | undefined;

export type Commands = Readonly<Record<string, Command>>;

/** An answer that takes a while, and is given piece by piece. */
export interface Work {
  /** True when commands wait for its end; others end it. */
  readonly isAwaited: boolean;
  /** True when it stays open after its end, until the next line. */
  readonly staysOpen?: boolean;
  /**
   * Goes on for some tens of milliseconds, then yields the next lines of the answer, mostly none; returns the last.
   * Sent true, it stops at once with what it has.
   */
  readonly steps: Generator<string, string, boolean>;
}
