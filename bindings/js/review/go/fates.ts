import { opponent } from '../../core/opponent.js';
import type { PointSet } from '../../core/point-set.js';
import type { ByColor, Color, Vertex } from '../../core/types.js';
import type { GoBoard } from '../../go/board.js';
import type { Chain, PassAlive } from '../../go/chains.js';
import { readCapture } from '../../reading/capture.js';
import type { Certainty } from '../../reading/certainty.js';
import { readLife } from '../../reading/life.js';
import type { LifeProof } from '../../reading/life-proof.js';

/** What becomes of a chain when one side moves first. */
export interface Fate {
  readonly outcome: 'lives' | 'dies' | 'seki' | 'ko' | 'unknown';
  readonly certainty: Certainty;
  /** The first move that brings it about; null where none is needed. */
  readonly move: Vertex | null;
  readonly line: readonly Vertex[];
  /** The question that settled it: 'rules' for what needs no reading. */
  readonly by: 'rules' | 'capture' | 'life';
}

const NONE = { move: null, line: [] } as const;
const UNKNOWN: Fate = { ...NONE, outcome: 'unknown', certainty: 'likely', by: 'rules' };
const SAFE: Fate = { ...NONE, outcome: 'lives', certainty: 'proved', by: 'rules' };
const ROOMY: Fate = { ...NONE, outcome: 'lives', certainty: 'read', by: 'capture' };

/** With more liberties a chain has escaped, as readCapture() has it. */
const MOST_LIBERTIES = 4;
/** More points than a group can be read in with few positions. */
const MOST_SPACE = 24;
/** Enough for what a move decides; more would go into answers that nobody plays. */
const PROOF_NODES = 20_000;

/** A position of Go, and the fates of its chains as far as they were asked for. */
export class GoSituation {
  readonly board: GoBoard;
  /** The point that ko forbids to `toPlay`. */
  readonly ko: Vertex | null;
  readonly toPlay: Color;
  readonly chains: readonly Chain[];
  readonly alive: ByColor<PassAlive>;
  readonly #nodes: number;
  readonly #fates = new Map<string, Fate>();
  /** Readings of life of this position and those before it, by all that they depend on. */
  readonly #lives: Map<string, Fate>;

  constructor(
    board: GoBoard,
    toPlay: Color,
    ko: Vertex | null,
    nodes: number,
    before: GoSituation | undefined,
  ) {
    this.board = board;
    this.toPlay = toPlay;
    this.ko = ko;
    this.chains = board.chains();
    this.alive = board.passAlive();
    this.#nodes = nodes;
    this.#lives = before === undefined ? new Map() : before.#lives;
  }

  /** The chain at a stone. */
  chainAt(stone: Vertex): Chain | undefined {
    return this.chains.find(({ stones }) => stones.has(stone));
  }

  /**
   * The fate of a chain when `first` begins. It is never worse for the side that begins than when the other side does.
   */
  fate(chain: Chain, first: Color): Fate {
    const [stone] = chain.stones;
    const key = `${stone} ${first}`;
    let fate = this.#fates.get(key);
    if (fate === undefined) {
      fate = this.#read(chain, stone!, first);
      this.#fates.set(key, fate);
    }
    return fate;
  }

  #read(chain: Chain, stone: Vertex, first: Color): Fate {
    const { color, liberties } = chain;
    if (this.alive[color].stones.has(stone)) return SAFE;
    if (first === color) {
      const attacked = this.fate(chain, opponent(color));
      if (attacked.outcome === 'lives') return { ...attacked, ...NONE };
    }
    const captured = liberties.size > MOST_LIBERTIES ? ROOMY : this.#capture(stone, first);
    return captured.outcome === 'lives' ? this.#life(chain, stone, first, captured) : captured;
  }

  #capture(stone: Vertex, first: Color): Fate {
    const { outcome, certainty, move, line } = readCapture(
      this.board,
      stone,
      this.#asked(first, this.#nodes),
    );
    if (certainty === null || certainty === 'likely' || outcome === 'unknown') return UNKNOWN;
    const named = outcome === 'captured' ? 'dies' : outcome === 'escapes' ? 'lives' : 'ko';
    return { outcome: named, certainty, move, line, by: 'capture' };
  }

  /** The life of a group that is walled in; `otherwise` where it is not, or nothing is found. */
  #life(chain: Chain, stone: Vertex, first: Color, otherwise: Fate): Fate {
    const { board } = this;
    const other = opponent(chain.color);
    const space = chain.stones.expandTo(board.stones(other).not());
    if (space.minus(board.stones(chain.color)).size > MOST_SPACE) return otherwise;
    const key = this.#surroundings(space, stone, chain.color, first);
    let fate = this.#lives.get(key);
    if (fate === undefined) {
      const read = readLife(board, stone, this.#asked(first, 3 * this.#nodes));
      const { outcome, certainty, move, line } = read;
      fate =
        certainty === null || certainty === 'likely'
          ? UNKNOWN
          : { outcome, certainty, move, line, by: 'life' };
      this.#lives.set(key, fate);
    }
    return fate.outcome === 'unknown' ? otherwise : fate;
  }

  /** What a reading of life depends on: the stones in and around the space, and the room of the chains around it. */
  #surroundings(space: PointSet, stone: Vertex, color: Color, first: Color): string {
    const near = space.grow(8);
    const walls = this.chains.filter((chain) => chain.color !== color && chain.stones.intersects(near));
    const room = walls.map(({ liberties }) => Math.min(liberties.minus(space).size, MOST_LIBERTIES));
    const { black, white } = {
      black: this.board.stones('black').and(near),
      white: this.board.stones('white').and(near),
    };
    const ko = this.ko !== null && near.has(this.ko) && first === this.toPlay ? this.ko : '';
    return [stone, first, ko, room, black.toBigInt(), white.toBigInt()].join(' ');
  }

  /**
   * Proofs that the chain dies, or lives by two eyes, when `first` begins, which verifyProof() accepts on this board; none
   * where there is nothing to write down.
   */
  proofs(chain: Chain, first: Color, fate: Fate): readonly LifeProof[] {
    if (fate.certainty !== 'proved' || fate.by === 'rules') return [];
    if (fate.by === 'capture' && fate.outcome !== 'dies') return [];
    const [stone] = chain.stones;
    const region = fate.by === 'capture' ? { region: this.#regionOf(chain, fate.line) } : {};
    const read = readLife(this.board, stone!, {
      ...this.#asked(first, PROOF_NODES),
      ...region,
      proof: true,
    });
    return read.outcome === fate.outcome ? read.proofs : [];
  }

  /** The points of a capture: the chain, the line and what lies beside it, with the chains that can be taken there. */
  #regionOf(chain: Chain, line: readonly Vertex[]): PointSet {
    const { board } = this;
    const { width, height } = board;
    const played = line.filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
    let region = chain.stones.or(chain.liberties);
    for (const point of played) region = region.with(point);
    region = region.or(region.grow().and(board.empties()));
    for (let grown = true; grown; ) {
      grown = false;
      for (const { stones, liberties } of this.chains) {
        if (stones.isSubsetOf(region) || !liberties.isSubsetOf(region)) continue;
        if (!stones.or(liberties).intersects(region)) continue;
        region = region.or(stones);
        grown = true;
      }
    }
    return region;
  }

  #asked(first: Color, nodes: number) {
    return { toPlay: first, ko: first === this.toPlay ? this.ko : null, nodes };
  }
}
