/** The parts of @sabaki/sgf that are used; the library brings no types of its own. */

declare module '@sabaki/sgf/src/helper.js' {
  export function escapeString(text: string): string;
  export function unescapeString(text: string): string;
  /** Every point of 'aa' or of the rectangle 'aa:cc'. */
  export function parseCompressedVertices(text: string): [x: number, y: number][];
}
