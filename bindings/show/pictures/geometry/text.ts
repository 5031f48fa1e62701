/** The size of a caption's further lines, and the distance between the middles of two lines, in sizes of the first. */
export const SECOND_LINE = 0.62;
export const LINE_STEP = 0.86;

/** The size of a badge's text, in sizes of the badge. */
export function badgeText(text: string): number {
  return text.length > 1 ? 0.36 : 0.44;
}
