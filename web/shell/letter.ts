/** 'A' for the main line, 'B' for the first variation beside it; after Z come numbers. */
export function letterOf(i: number): string {
  return i < 26 ? String.fromCharCode(65 + i) : String(i + 1);
}
