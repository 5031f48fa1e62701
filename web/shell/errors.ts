/** Errors as text. */

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
