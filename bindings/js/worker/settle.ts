import { KakoiError, show } from '../core/errors.js';

/**
 * The result of reading a record, in the form of Promise.allSettled. Any error becomes the record's own
 * KakoiError: a record that exceeds the machine's limits must not take the answers of the others with it.
 */
export function settle<T>(read: () => T): PromiseSettledResult<T> {
  try {
    return { status: 'fulfilled', value: read() };
  } catch (cause) {
    const reason =
      cause instanceof KakoiError
        ? cause
        : new KakoiError(
            'bad-sgf',
            `the record cannot be read: ${show(cause instanceof Error ? cause.message : cause)}`,
            { cause },
          );
    return { status: 'rejected', reason };
  }
}
