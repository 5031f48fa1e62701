/** How large a further line of a caption is, and how far the middles of two lines are apart, in sizes. */
export const SECOND_LINE = 0.62;
export const LINE_STEP = 0.86;

/** How large the text of a badge is, in sizes of the badge. */
export function badgeText(text: string): number {
  return text.length > 1 ? 0.36 : 0.44;
}
