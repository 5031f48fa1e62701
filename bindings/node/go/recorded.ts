/**
 * The margin, black minus white, that a recorded result names; null where it names none, as in 'B+R', 'W+T', 'Void' and
 * '?'.
 */
export function recordedMargin(result: string | null): number | null {
  if (result === null) return null;
  if (/^\s*(0|draw|jigo)\s*$/i.test(result)) return 0;
  const [, winner, points] = /^\s*([BW])\+(\d{1,4}(?:[.,]\d{1,4})?)\s*$/i.exec(result) ?? [];
  if (points === undefined) return null;
  const margin = Number(points.replace(',', '.'));
  return winner?.toUpperCase() === 'B' ? margin : 0 - margin;
}
