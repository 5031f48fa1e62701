/** An input with a fault that the package itself does not report. */
export class InputError extends Error {
  constructor(
    readonly code: 'bad-json' | 'bad-option' | 'no-records' | 'unreadable' | 'unwritable',
    message: string,
  ) {
    super(message);
  }
}
