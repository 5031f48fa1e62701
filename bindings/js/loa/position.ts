/** The key under which a board keeps its stones: black's squares in two words, a1 being bit 0, then white's. */
export const POSITION: unique symbol = Symbol('position');
