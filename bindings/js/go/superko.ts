import { opponent } from '../core/opponent.js';
import { PointSet, ROWS } from '../core/point-set.js';
import { pointNumber } from '../core/points.js';
import { type RecordNode, STATE } from '../core/record-node.js';
import type { Color, Vertex } from '../core/types.js';
import type { GoBoard, PlayResult } from './board.js';
import type { GoPlace } from './place.js';
import type { GoRules } from './rules.js';

type KoRules = Pick<GoRules, 'ko' | 'suicide'>;

/**
 * The positions of a line, found again by a hash, so that a move costs the same however long the game is. A hash is the
 * exclusive or of a number for each stone; positions with the same one are compared.
 */
export class EarlierPositions {
  readonly #line: RecordNode[] = [];
  readonly #hashes: number[] = [];
  /** Where in the line the positions with a hash are. */
  readonly #found = new Map<number, number[]>();
  /** For each position, where the history that it belongs to begins: set-up begins a new one. */
  readonly #begins: number[] = [];

  /** Takes the nodes of a line, all of which have their places; what it shares with the line before stays. */
  follow(line: readonly RecordNode[]): void {
    while (this.#line.length > 0 && this.#line.at(-1) !== line[this.#line.length - 1]) {
      this.#line.pop();
      this.#begins.pop();
      this.#found.get(this.#hashes.pop() as number)?.pop();
    }
    for (let at = this.#line.length; at < line.length; at++) {
      const node = line[at] as RecordNode;
      const { board, moves, isSetUp } = placeOf(node);
      const begins = isSetUp || at === 0;
      const known = begins || moves.length > 1 ? undefined : (this.#hashes[at - 1] as number);
      const [move] = moves;
      let hash = known ?? hashOf(board);
      if (known !== undefined && move?.vertex) hash = hashAfter(known, move.color, move.vertex, move.captured);
      this.#begins.push(begins ? at : (this.#begins[at - 1] as number));
      this.#hashes.push(hash);
      const found = this.#found.get(hash);
      if (found === undefined) this.#found.set(hash, [at]);
      else found.push(at);
      this.#line.push(node);
    }
  }

  /** Whether a play of the colour from the last position leads back to one that the rules forbid. */
  forbid(color: Color, vertex: Vertex, { board, captured }: PlayResult, { ko }: KoRules): boolean {
    const hash = hashAfter(this.#hashes.at(-1) as number, color, vertex, captured);
    const found = this.#found.get(hash);
    if (found === undefined) return false;
    const begin = this.#begins.at(-1) as number;
    return found.some((at) => {
      const place = placeOf(this.#line[at] as RecordNode);
      if (at < begin) return false;
      if (ko === 'situational' && place.toPlay === color) return false;
      if (ko === 'natural-situational' && place.madeBy !== color) return false;
      return place.board.equals(board);
    });
  }

  /** The points of `legal`, plays of the colour but for superko, that lead back. */
  forbidden(color: Color, legal: PointSet, rules: KoRules): PointSet {
    const { board } = placeOf(this.#line.at(-1) as RecordNode);
    const hash = this.#hashes.at(-1) as number;
    let forbidden = PointSet.empty(board.width, board.height);
    // Only a play that removes stones changes more than its own point: it takes some chain's last liberty.
    let removing = PointSet.empty(board.width, board.height);
    for (const { liberties } of board.chains()) {
      if (liberties.size === 1) removing = removing.or(liberties);
    }
    for (const vertex of legal) {
      if (!removing.has(vertex) && !this.#found.has(hash ^ stoneHash(color, vertex))) continue;
      const played = board.play(color, vertex, { suicide: rules.suicide });
      if (this.forbid(color, vertex, played, rules)) forbidden = forbidden.with(vertex);
    }
    return forbidden;
  }
}

function placeOf(node: RecordNode): GoPlace {
  return node[STATE] as GoPlace;
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
