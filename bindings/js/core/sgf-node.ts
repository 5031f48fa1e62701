/**
 * A node of a game record, of the shape that SGF libraries on npm share: property → values, unescaped and in order. The
 * first child goes on with the main line, the others are variations. Composed values ('aa:text') are kept as one text.
 */
export interface SgfNode {
  data: Record<string, string[]>;
  children: SgfNode[];
}

/** A node and what follows it, for what is only read. */
export interface SgfTree {
  readonly data: Readonly<Record<string, readonly string[]>>;
  readonly children: readonly SgfTree[];
}

/** What was mended or assumed in reading a record, and where: line and column count from 1. */
export interface SgfNote {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
