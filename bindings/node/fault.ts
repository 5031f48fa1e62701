import { KakoiError } from '../js/index.js';
import { InputError } from './input-error.js';

/** The reason why an input has no answer: the `error` of its line. */
export interface Fault {
  /**
   * An ErrorCode of the package, 'bad-json', 'no-records', 'unreadable', 'unwritable', 'no-library' or, for a fault
   * of this program, 'internal'.
   */
  readonly code: string;
  readonly message: string;
}

/** A part of the program that the user has to install first. */
export class MissingLibrary extends Error {}

/** A message of the package that hints at lenient reading, with the name of the option for it here. */
export function optionNamed(message: string): string {
  return message.replace('(lenient reading', '(--lenient');
}

export function faultOf(error: unknown): Fault {
  if (error instanceof KakoiError || error instanceof InputError)
    return { code: error.code, message: optionNamed(error.message) };
  if (error instanceof MissingLibrary) return { code: 'no-library', message: error.message };
  // The message is like 'ENOENT: no such file or directory, open …'; its middle is kept.
  if (error instanceof Error && 'syscall' in error) {
    return { code: 'unreadable', message: error.message.replace(/^\w+: (.*?), .*$/s, '$1') };
  }
  if (error instanceof Error && 'code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE') {
    return { code: 'unreadable', message: error.message };
  }
  // The stack is left out: its names and places are those of the minified file.
  return { code: 'internal', message: `internal fault: ${error}` };
}
