import { KakoiError, show } from '../core/errors.js';

/**
 * What became of reading a record, as Promise.allSettled tells it. Whatever is thrown is the record's own KakoiError: one that
 * is too much for the machine must not take the answers of the others with it.
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
