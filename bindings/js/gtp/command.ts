/** The form of a command. */

import type { Arguments } from './arguments.js';
import type { Session } from './session.js';

/** Answers a command; nothing is an empty answer. Throws a Refusal, after which everything is as it was. */
export type Command = (session: Session, args: Arguments) => string | undefined;

export type Commands = Readonly<Record<string, Command>>;
