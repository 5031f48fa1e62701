/**
 * Draws one part of the page. An error is reported as any uncaught error is, and the other parts are drawn
 * all the same: a page with one wrong part is still of use, and one that stands still is not.
 */
export function attempt(part: () => void): void {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}
