/**
 * A node of a game record, in the shape that SGF libraries on npm share: property → values, unescaped and in
 * order. The first child continues the main line, the others are variations. Composed values ('aa:text') are
 * kept as one text.
 */
export interface SgfNode {
  data: Record<string, string[]>;
  children: SgfNode[];
}

/** A read-only node and everything that follows it. */
export interface SgfTree {
  readonly data: Readonly<Record<string, readonly string[]>>;
  readonly children: readonly SgfTree[];
}

/** A repair or assumption made in reading a record, and its place: line and column count from 1. */
export interface SgfNote {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
