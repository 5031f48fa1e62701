import { checkSize, isSameSize, type Size, sizeText, wrongClass } from './check.js';
import { badCell, type Diagram, readDiagram, readJson } from './diagram.js';
import { type Engine, engine } from './engine.js';
import { badOption, KakoiError, show } from './errors.js';
import { readPoint } from './points.js';
import { Printed } from './printed.js';
import { readQuads } from './quads.js';
import { symmetryNumber, transposes } from './symmetry.js';
import type { QuadCounts, Symmetry, Vertex, VertexLike } from './types.js';
import { MAX_SIZE, validateConnectivity, validateList, validateSize } from './validate.js';
import { toVertex } from './vertex.js';
import { allocateWords, copyWords, popcount } from './words.js';

/** The key under which a set keeps its rows: bit x of word y is the point [x, y]. For the package's own files. */
export const ROWS: unique symbol = Symbol('rows');

/** The token that the constructor demands, so that sets are made only through the checks of this file. */
const SEAL = Symbol('seal');

/**
 * The type of the constructor, which is private to all other code. (A static block that exposed it would keep
 * the class in every bundle.)
 */
type Construct = new (width: number, height: number, rows: Uint32Array, seal: symbol) => PointSet;

/** The set with these rows, which must not be written to afterwards. For the package's own files. */
export function setOfRows(width: number, height: number, rows: Uint32Array): PointSet {
  return new (PointSet as unknown as Construct)(width, height, rows, SEAL);
}

/**
 * An immutable set of points on a width × height grid, 1 ≤ width, height ≤ 32.
 *
 * Vertices go in as [x, y], {x, y} or text ('D4', 'dd'), and come out as [x, y]. Anything that is not a
 * vertex throws 'bad-vertex', one outside the grid 'off-board', a set of another size 'size-mismatch', and
 * anything else that is not a set 'bad-option'. Every method but the queries returns a new set.
 */
export class PointSet extends Printed implements Iterable<Vertex> {
  readonly width: number;
  readonly height: number;
  /** @internal */
  declare readonly [ROWS]: Uint32Array; // an initialised field would keep the class in every bundle

  private constructor(width: number, height: number, rows: Uint32Array, seal: symbol) {
    super();
    if (seal !== SEAL) throw badOption('make sets with PointSet.empty, full, of, fromDiagram or fromJSON');
    this.width = width;
    this.height = height;
    this[ROWS] = rows;
    Object.freeze(this);
  }

  /** The empty set. */
  static empty(width: number, height: number = width): PointSet {
    engine();
    validateSize(width, height);
    return setOfRows(width, height, allocateWords(height));
  }

  /** The set of every point of the grid. */
  static full(width: number, height: number = width): PointSet {
    return PointSet.empty(width, height).not();
  }

  /** The set of the vertices; naming one twice is fine. */
  static of(width: number, height: number, vertices: Iterable<VertexLike>): PointSet {
    const { [ROWS]: rows } = PointSet.empty(width, height);
    const add = (vertex: VertexLike) => {
      const [x, y] = toVertex(vertex, width, height);
      rows[y]! |= 1 << x;
    };
    validateList(vertices, add, 'vertices', 'a list of vertices');
    return setOfRows(width, height, rows);
  }

  /**
   * Rows of '#' (in) and '.' (out), newline separated, blanks ignored; any other character counts as in.
   * Throws 'bad-diagram' for ragged rows, 'bad-size' beyond 32.
   */
  static fromDiagram(text: string): PointSet {
    engine();
    return fromCells(readDiagram(text));
  }

  /** The set that toJSON() described. Throws 'bad-diagram' for anything else. */
  static fromJSON(json: unknown): PointSet {
    engine();
    const diagram = readJson(json);
    diagram.rows.forEach((row, y) => {
      const x = row.search(/[^#.]/);
      if (x >= 0) throw badCell(row.charAt(x), x, y, "'#' and '.'");
    });
    return fromCells(diagram);
  }

  /**
   * The set of an integer's bits, bit 0 at [0, 0], row by row: the inverse of toBigInt(). Throws 'bad-option'
   * for anything but a bigint of 0 or more and of at most width·height bits.
   */
  static fromBigInt(width: number, height: number, bits: bigint): PointSet {
    const { [ROWS]: rows } = PointSet.empty(width, height);
    if (typeof bits !== 'bigint' || bits < 0n || BigInt.asUintN(width * height, bits) !== bits) {
      throw badOption(`bits must be a bigint from 0 to 2^${width * height} - 1, not ${show(bits)}`);
    }
    for (let y = 0, rest = bits; y < height; y++, rest >>= BigInt(width)) {
      rows[y] = Number(BigInt.asUintN(width, rest));
    }
    return setOfRows(width, height, rows);
  }

  /** Number of points. */
  get size(): number {
    let points = 0;
    const { [ROWS]: rows, height } = this;
    for (let y = 0; y < height; y++) points += popcount(rows[y]!); // for…of takes twice as long
    return points;
  }

  /** True when no point is in the set. */
  get isEmpty(): boolean {
    const { [ROWS]: rows, height } = this;
    for (let y = 0; y < height; y++) if (rows[y] !== 0) return false;
    return true;
  }

  /** True when every point of the grid is in the set. */
  get isFull(): boolean {
    const full = fullRow(this.width);
    return this[ROWS].every((row) => row === full);
  }

  /** True when the point is in the set. */
  has(vertex: VertexLike): boolean {
    const [x, y] = toVertex(vertex, this.width, this.height);
    return ((this[ROWS][y]! >>> x) & 1) === 1;
  }

  /** True when both hold the same points; sets of different sizes are never equal. */
  equals(other: PointSet): boolean {
    const rows = checkSet(other)[ROWS];
    return isSameSize(this, other) && this[ROWS].every((row, y) => row === rows[y]);
  }

  /** True when every point of this set is in the other too. */
  isSubsetOf(other: PointSet): boolean {
    const rows = this.#rowsOfPeer(other);
    return this[ROWS].every((row, y) => (row & ~rows[y]!) === 0);
  }

  /** True when the sets have a point in common. */
  intersects(other: PointSet): boolean {
    const rows = this.#rowsOfPeer(other);
    return this[ROWS].some((row, y) => (row & rows[y]!) !== 0);
  }

  /** The points row by row, each from left to right. */
  *[Symbol.iterator](): Generator<Vertex, void, undefined> {
    const rows = checkSet(this, 'what is gone through')[ROWS];
    for (let y = 0; y < rows.length; y++) {
      for (let bits = rows[y]!; bits !== 0; bits &= bits - 1) yield [31 - Math.clz32(bits & -bits), y];
    }
  }

  /** The set with the point added. */
  with(vertex: VertexLike): PointSet {
    return this.or(this.#single(vertex));
  }

  /** The set without the point. */
  without(vertex: VertexLike): PointSet {
    return this.minus(this.#single(vertex));
  }

  /** The set with the point in if it was out, and out if it was in. */
  toggled(vertex: VertexLike): PointSet {
    return this.xor(this.#single(vertex));
  }

  /** The points that are in both sets. */
  and(other: PointSet): PointSet {
    return this.#combine(other, (a, b) => a & b);
  }

  /** The points that are in one of the sets, or both. */
  or(other: PointSet): PointSet {
    return this.#combine(other, (a, b) => a | b);
  }

  /** The points that are in one of the sets, but not in both. */
  xor(other: PointSet): PointSet {
    return this.#combine(other, (a, b) => a ^ b);
  }

  /** The points that are not in the other set. */
  minus(other: PointSet): PointSet {
    return this.#combine(other, (a, b) => a & ~b);
  }

  /** Every point of the grid that is not in the set. */
  not(): PointSet {
    const full = fullRow(this.width);
    return this.#mapRows((row) => ~row & full);
  }

  /** The set shifted one step towards row 0; points that leave the grid are dropped. */
  up(): PointSet {
    return this.#compute(({ call }) => call.setUp(this.width, this.height));
  }

  /** The set shifted one step away from row 0; points that leave the grid are dropped. */
  down(): PointSet {
    return this.#compute(({ call }) => call.setDown(this.width, this.height));
  }

  /** The set shifted one step towards column 0; points that leave the grid are dropped. */
  left(): PointSet {
    return this.#compute(({ call }) => call.setLeft(this.width, this.height));
  }

  /** The set shifted one step away from column 0; points that leave the grid are dropped. */
  right(): PointSet {
    return this.#compute(({ call }) => call.setRight(this.width, this.height));
  }

  /**
   * Union of the 4 (or 8) shifts: the neighbours of the points, among them points that neighbour each other.
   *
   *     . . . .            . # # .
   *     . # # .  explode   # # # #
   *     . . . .            . # # .
   */
  explode(connectivity: 4 | 8 = 4): PointSet {
    const directions = validateConnectivity(connectivity);
    return this.#compute(({ call }) => call.setExplode(this.width, this.height, directions));
  }

  /** The points and their neighbours: explode | this. */
  grow(connectivity: 4 | 8 = 4): PointSet {
    const directions = validateConnectivity(connectivity);
    return this.#compute(({ call }) => call.setGrow(this.width, this.height, directions));
  }

  /**
   * The points adjacent to the set: explode − this.
   *
   *     . . . .           . # # .
   *     . # # .  border   # . . #
   *     . . . .           . # # .
   */
  border(connectivity: 4 | 8 = 4): PointSet {
    const directions = validateConnectivity(connectivity);
    return this.#compute(({ call }) => call.setBorder(this.width, this.height, directions));
  }

  /** The points whose every neighbour on the grid is in the set too: this − (~this).border. */
  shrink(connectivity: 4 | 8 = 4): PointSet {
    const directions = validateConnectivity(connectivity);
    return this.#compute(({ call }) => call.setShrink(this.width, this.height, directions));
  }

  /**
   * Flood fill: every point of `mask` reachable from this set inside `mask`.
   *
   *     # . .                    . # #              . # #
   *     . # .  expandTo mask     . # .  is          . # .
   *     . . .                    # . #              . . .
   */
  expandTo(mask: PointSet, connectivity: 4 | 8 = 4): PointSet {
    const rows = this.#rowsOfPeer(mask);
    const directions = validateConnectivity(connectivity);
    return this.#compute(({ call, input }) => {
      input.set(rows, this.height);
      call.setExpandTo(this.width, this.height, directions);
    });
  }

  /**
   * The successor of the set, read as one width·height-bit integer, bit 0 at [0, 0], row by row; the full set
   * becomes empty.
   */
  increment(): PointSet {
    return this.#compute(({ call }) => call.setIncrement(this.width, this.height));
  }

  /** The predecessor of the set, read as in increment(); the empty set becomes full. */
  decrement(): PointSet {
    return this.#compute(({ call }) => call.setDecrement(this.width, this.height));
  }

  /** The two's complement of the set, read as in increment(): `set.and(set.negate())` is `set.first()`. */
  negate(): PointSet {
    return this.#compute(({ call }) => call.setNegate(this.width, this.height));
  }

  /** The set of the lowest point (leftmost of the topmost row) alone; empty when this set is. */
  first(): PointSet {
    const top = this[ROWS].findIndex((row) => row !== 0);
    return this.#mapRows((row, y) => (y === top ? row & -row : 0));
  }

  /** Everything but the lowest point. */
  withoutFirst(): PointSet {
    return this.minus(this.first());
  }

  /** The connected part that holds the lowest point; empty when the set is. */
  firstChain(connectivity: 4 | 8 = 4): PointSet {
    const directions = validateConnectivity(connectivity);
    return this.#compute(({ call }) => call.setFirstChain(this.width, this.height, directions));
  }

  /** All connected parts, in the order of their lowest points. */
  chains(connectivity: 4 | 8 = 4): PointSet[] {
    const directions = validateConnectivity(connectivity);
    const { width, height } = this;
    const { call, input, output } = engine();
    input.set(this[ROWS]);
    const count = call.setChains(width, height, directions);
    return Array.from({ length: count }, (_, i) =>
      setOfRows(width, height, copyWords(output, i * height, (i + 1) * height)),
    );
  }

  /**
   * One point of the set, uniformly; null when it is empty. `random` returns numbers from 0 up to but
   * excluding 1, by default Math.random; 'bad-option' when it returns anything else.
   */
  randomPoint(random: () => number = Math.random): Vertex | null {
    if (typeof random !== 'function') throw badOption(`random must be a function, not ${show(random)}`);
    const { size } = this;
    if (size === 0) return null;
    const value: unknown = random();
    if (typeof value !== 'number' || !(value >= 0 && value < 1)) {
      throw badOption(`random must return a number from 0 up to 1, not ${show(value)}`);
    }
    const { call, input } = engine();
    input.set(this[ROWS]);
    return readPoint(call.setNthPoint(this.width, this.height, Math.floor(value * size)));
  }

  /** Bit-quad counts of the set over all (width+1)·(height+1) windows (S. B. Gray 1971). */
  quads(): QuadCounts {
    const { call, input, output } = engine();
    input.set(this[ROWS]);
    call.setQuads(this.width, this.height);
    return readQuads(output);
  }

  /** Connected parts minus holes. Holes are parts of the complement, by the other connectivity, that miss the edge. */
  eulerNumber(connectivity: 4 | 8 = 4): number {
    const directions = validateConnectivity(connectivity);
    const { call, input } = engine();
    input.set(this[ROWS]);
    return call.setEulerNumber(this.width, this.height, directions);
  }

  /** The set turned or mirrored; the symmetries that swap width and height give a set of the other shape. */
  transform(symmetry: Symmetry): PointSet {
    const number = symmetryNumber(symmetry);
    const { width, height } = this;
    const [newWidth, newHeight] = transposes(symmetry) ? [height, width] : [width, height];
    return this.#compute(({ call }) => call.setTransform(width, height, number), newWidth, newHeight);
  }

  /** The set as one width·height-bit integer, bit 0 at [0, 0], row by row. */
  toBigInt(): bigint {
    return this[ROWS].reduceRight((bits, row) => (bits << BigInt(this.width)) | BigInt(row), 0n);
  }

  /** map[y][x]: 1 in, 0 out. */
  toMap(): (0 | 1)[][] {
    return Array.from(this[ROWS], (row) =>
      Array.from({ length: this.width }, (_, x) => ((row >>> x) & 1) as 0 | 1),
    );
  }

  /** Rows of '#' (in) and '.' (out), newline separated. */
  toDiagram(): string {
    return this.toMap()
      .map((row) => row.map((point) => (point ? '#' : '.')).join(''))
      .join('\n');
  }

  /** { width, height, rows: ['.#.', …] } */
  toJSON(): { width: number; height: number; rows: string[] } {
    return { width: this.width, height: this.height, rows: this.toDiagram().split('\n') };
  }

  /** The size, the number of points and the diagram. */
  override toString(): string {
    return `PointSet ${this.width}×${this.height}, ${this.size} points\n${this.toDiagram()}`;
  }

  #single(vertex: VertexLike): PointSet {
    return PointSet.of(this.width, this.height, [vertex]);
  }

  #rowsOfPeer(other: PointSet): Uint32Array {
    if (isSameSize(this, checkSet(other))) return other[ROWS];
    throw new KakoiError(
      'size-mismatch',
      `a set of ${sizeText(this)} does not match one of ${sizeText(other)}`,
    );
  }

  #combine(other: PointSet, operation: (a: number, b: number) => number): PointSet {
    const rows = this.#rowsOfPeer(other);
    return this.#mapRows((row, y) => operation(row, rows[y]!));
  }

  #mapRows(operation: (row: number, y: number) => number): PointSet {
    const { width, height, [ROWS]: rows } = this;
    const result = allocateWords(height);
    for (let y = 0; y < height; y++) result[y] = operation(rows[y]!, y);
    return setOfRows(width, height, result);
  }

  /** The result of an engine call that takes this set and writes one of the given size. */
  #compute(call: (engine: Engine) => void, width = this.width, height = this.height): PointSet {
    const loaded = engine();
    loaded.input.set(this[ROWS]);
    call(loaded);
    return setOfRows(width, height, copyWords(loaded.output, 0, height));
  }
}

/** True when the value is a set, and not an object that only inherits from one. */
export function isSet(value: unknown): value is PointSet {
  return value instanceof PointSet && Object.hasOwn(value, ROWS);
}

/** Returns the value when it is a set; throws 'bad-option' otherwise. */
export function checkSet(value: unknown, what = 'the other set'): PointSet {
  if (isSet(value)) return value;
  throw wrongClass(what, 'PointSet', value);
}

/** Returns the value when it is a set of that size. Throws 'bad-option' and 'size-mismatch'. */
export function checkSetOf(board: Size, value: unknown, what: string): PointSet {
  return checkSize(checkSet(value, what), board, `${what} is of`);
}

/** The points of the grid that are in neither set. For the package's own files. */
export function neither(a: PointSet, b: PointSet): PointSet {
  const { width, height, [ROWS]: rows } = a;
  const others = b[ROWS];
  const result = allocateWords(height);
  const full = fullRow(width);
  for (let y = 0; y < height; y++) result[y] = ~(rows[y]! | others[y]!) & full;
  return setOfRows(width, height, result);
}

function fullRow(width: number): number {
  return 0xffffffff >>> (MAX_SIZE - width);
}

function fromCells({ width, height, rows: lines }: Diagram): PointSet {
  const rows = allocateWords(height);
  lines.forEach((line, y) => {
    for (let x = 0; x < width; x++) {
      if (line[x] !== '.') rows[y]! |= 1 << x;
    }
  });
  return setOfRows(width, height, rows);
}
