/** Errors as text. */

import { KakoiError } from 'kakoi';
import { say } from './words.js';

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message, which for other errors than the package's own says that they are not expected. */
export function explained(error: unknown): string {
  if (error instanceof KakoiError) return error.message;
  return error instanceof Error ? say('Unexpected: {message}', { message: error.message }) : String(error);
}

/** The complaint with which reading fails, or ''. */
export function complaintOf(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    return messageOf(error);
  }
}
