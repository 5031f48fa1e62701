/**
 * The key under which a board keeps its stones: black's squares in two words, a1 being bit 0 and a2 bit 8, then
 * white's, then the number of squares in a row.
 */
export const POSITION: unique symbol = Symbol('position');
