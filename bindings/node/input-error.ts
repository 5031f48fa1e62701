/** An input that is at fault in a way that the package does not know. */
export class InputError extends Error {
  constructor(
    readonly code: 'bad-json' | 'bad-option' | 'no-records' | 'unreadable' | 'unwritable',
    message: string,
  ) {
    super(message);
  }
}
