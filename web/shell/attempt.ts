/**
 * Does a part of a drawing. What it throws is reported as any uncaught error is, and the other parts are drawn all the same: a
 * page of which one part is wrong is still of use, and one that stands still is not.
 */
export function attempt(part: () => void): void {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}
