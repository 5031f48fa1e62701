import { opponent } from '../core/opponent.js';
import { PointSet } from '../core/point-set.js';
import { pointNumber } from '../core/points.js';
import type { Color, Vertex } from '../core/types.js';
import type { RecordNode } from '../records/node.js';
import { PathIndex } from '../records/path-index.js';
import { lastLiberties } from './analysis.js';
import type { GoBoard, PlayResult } from './board.js';
import type { GoPlace } from './place.js';
import type { GoRules } from './rules.js';

type KoRules = Pick<GoRules, 'ko' | 'suicide'>;

/**
 * The positions that led to the one where a game stands, found by a hash: the exclusive or of a number for
 * each stone. Positions with equal hashes are compared.
 */
export class EarlierPositions {
  readonly #index = new PathIndex<number>();
  /** For each depth, the depth of the set-up at which the history of its position begins. */
  readonly #begins: number[] = [];
  /** Returns the places of consecutive nodes. */
  readonly #placesOf: (nodes: readonly RecordNode[]) => readonly GoPlace[];
  #here: RecordNode | undefined;

  constructor(placesOf: (nodes: readonly RecordNode[]) => readonly GoPlace[]) {
    this.#placesOf = placesOf;
  }

  /** Goes to a node; must be called before the queries below. */
  follow(node: RecordNode): void {
    const nodes = this.#index.turnTo(node);
    this.#placesOf(nodes).forEach(({ board, moves, isSetUp }, i) => {
      const at = nodes[i]!;
      const { depth } = at;
      const begins = isSetUp || depth === 0;
      const before = begins || moves.length > 1 ? undefined : this.#index.lastKey;
      const [move] = moves;
      let hash = before ?? hashOf(board);
      if (before !== undefined && move?.vertex)
        hash = hashAfter(before, move.color, move.vertex, move.captured);
      this.#begins[depth] = begins ? depth : this.#begins[depth - 1]!;
      this.#index.add(at, hash);
    });
    this.#here = node;
  }

  /** True when a play of the colour, with this result, repeats a position in a way that the rules forbid. */
  forbid(color: Color, vertex: Vertex, { board, captured }: PlayResult, { ko }: KoRules): boolean {
    const begin = this.#begins[this.#here!.depth]!;
    return this.#index.depthsOf(hashAfter(this.#hash, color, vertex, captured)).some((depth) => {
      if (depth < begin) return false;
      const earlier = this.#placeAt(depth);
      if (ko === 'situational' && earlier.toPlay === color) return false;
      if (ko === 'natural-situational' && earlier.madeBy !== color) return false;
      return earlier.board.equals(board);
    });
  }

  /**
   * The points of `legal` where a play repeats a position. `legal` has the points where the colour may play
   * but for superko.
   */
  forbidden(color: Color, legal: PointSet, rules: KoRules): PointSet {
    const { board } = this.#placeAt(this.#here!.depth);
    let forbidden = PointSet.empty(board.width, board.height);
    // Only a play on some chain's last liberty removes stones. Any other changes its own point alone, so its
    // hash is known without playing it.
    const removing = lastLiberties(board);
    for (const vertex of legal) {
      if (!removing.has(vertex) && this.#index.depthsOf(this.#hash ^ stoneHash(color, vertex)).length === 0)
        continue;
      const played = board.play(color, vertex, { suicide: rules.suicide });
      if (this.forbid(color, vertex, played, rules)) forbidden = forbidden.with(vertex);
    }
    return forbidden;
  }

  get #hash(): number {
    return this.#index.lastKey!;
  }

  #placeAt(depth: number): GoPlace {
    return this.#placesOf([this.#index.at(depth)])[0]!;
  }
}

/** A number for a stone on a point, well mixed (the finalizer of MurmurHash3). */
function stoneHash(color: Color, vertex: Vertex): number {
  let bits = Math.imul(2 * pointNumber(vertex) + (color === 'black' ? 1 : 2), 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

function hashOf(board: GoBoard): number {
  return setHash('black', board.stones('black')) ^ setHash('white', board.stones('white'));
}

function setHash(color: Color, stones: PointSet): number {
  let hash = 0;
  for (const vertex of stones) hash ^= stoneHash(color, vertex);
  return hash;
}

function hashAfter(hash: number, color: Color, vertex: Vertex, captured: PointSet): number {
  const played = hash ^ stoneHash(color, vertex);
  if (captured.isEmpty) return played;
  return played ^ setHash(captured.has(vertex) ? color : opponent(color), captured);
}
