import { opponent } from '../../core/opponent.js';
import { PointSet } from '../../core/point-set.js';
import type { ByColor, Color, Vertex } from '../../core/types.js';
import { sameVertex } from '../../core/vertex.js';
import type { GoBoard } from '../../go/board.js';
import type { Chain, PassAlive } from '../../go/chains.js';
import { readCapture } from '../../reading/capture.js';
import type { Certainty } from '../../reading/certainty.js';
import { readConnection } from '../../reading/connection.js';
import { readLife } from '../../reading/life.js';
import type { LifeProof } from '../../reading/life-proof.js';

/** The end of a chain when one side moves first and both do their best. */
export interface Fate {
  readonly outcome: 'lives' | 'dies' | 'seki' | 'ko' | 'unknown';
  readonly certainty: Certainty;
  /** The first move that brings it about; null where none is needed. */
  readonly move: Vertex | null;
  readonly line: readonly Vertex[];
  /** The question that settled it: 'rules' for what needs no reading. */
  readonly by: 'rules' | 'capture' | 'life';
  /** The points where a group was read to live, its eyes among them; null otherwise. */
  readonly space: PointSet | null;
}

/** A fate with what shows it. */
interface Shown extends Fate {
  /** Proofs that verifyProof() accepts on the board; they begin with `move`. None where none can be written. */
  readonly proofs: readonly LifeProof[];
}

const NONE = { move: null, line: [], space: null } as const;
const UNKNOWN: Fate = { ...NONE, outcome: 'unknown', certainty: 'likely', by: 'rules' };
const SAFE: Fate = { ...NONE, outcome: 'lives', certainty: 'proved', by: 'rules' };
const ROOMY: Fate = { ...NONE, outcome: 'lives', certainty: 'read', by: 'capture' };

/** With more liberties a chain has escaped, as readCapture() has it. */
const MOST_LIBERTIES = 4;
/** The most positions for a capture, as a multiple: one in twenty needs so many. */
const CAPTURE = 5;
/** More empty points and stones of the other side than a group can be read in with few positions. */
const MOST_SPACE = 24;
/** The positions for writing a proof, which holds all replies where the search left out most. */
const PROOF_NODES = 20_000;

/** True for a chain that gets away, which may still be dead as a group. */
export const isEscape = ({ by, outcome }: Fate): boolean => by === 'capture' && outcome === 'lives';

/** A position of Go, and the fates of its chains as far as they were asked for. */
export class GoSituation {
  readonly board: GoBoard;
  readonly toPlay: Color;
  /** The point that ko forbids to `toPlay`. */
  readonly ko: Vertex | null;
  readonly chains: readonly Chain[];
  readonly alive: ByColor<PassAlive>;
  readonly #nodes: number;
  readonly #asked = new Map<string, unknown>();

  constructor(board: GoBoard, toPlay: Color, ko: Vertex | null, nodes: number) {
    this.board = board;
    this.toPlay = toPlay;
    this.ko = ko;
    this.chains = board.chains();
    this.alive = board.passAlive();
    this.#nodes = nodes;
  }

  /** The chain at a stone. */
  chainAt(stone: Vertex): Chain | undefined {
    return this.chains.find(({ stones }) => stones.has(stone));
  }

  /** The fate of a chain when `first` begins. What its owner need not answer, nobody can kill. */
  fate(chain: Chain, first: Color): Fate {
    const { color } = chain;
    const stone = stoneOf(chain);
    return this.#once(`fate ${stone} ${first}`, () => {
      if (this.alive[color].stones.has(stone)) return SAFE;
      if (this.#nodes === 0) return UNKNOWN;
      if (first === color) {
        const attacked = this.fate(chain, opponent(color));
        if (attacked.outcome === 'lives') return { ...attacked, move: null, line: [] };
      }
      const captured = chain.liberties.size > MOST_LIBERTIES ? ROOMY : this.#capture(stone, first);
      return captured.outcome === 'lives' ? this.#life(chain, stone, first, captured) : captured;
    });
  }

  /** The outcome for two chains of one colour when `first` begins, as readConnection() has it. */
  connection(a: Chain, b: Chain, first: Color) {
    const [one, other] = [stoneOf(a), stoneOf(b)];
    return this.#once(`connection ${one} ${other} ${first}`, () => {
      const { outcome, move, line } = readConnection(
        this.board,
        one,
        other,
        this.#options(first, this.#nodes),
      );
      return { outcome, move, line };
    });
  }

  /**
   * A fate with its proofs, and with the move and the line that they show: 'proved' with them and by the rules, else 'read'. That a
   * chain gets away has none, because none can be written.
   */
  shown(chain: Chain, first: Color, fate: Fate): Shown {
    if (fate.by === 'rules') return { ...fate, proofs: [] };
    const unproved: Shown = { ...fate, certainty: 'read', proofs: [] };
    const canBeWritten = fate.by === 'capture' ? fate.outcome === 'dies' : fate.certainty === 'proved';
    if (!canBeWritten) return unproved;
    return this.#once(`shown ${stoneOf(chain)} ${first}`, () => {
      const { outcome, certainty, move, line, proofs } = this.#written(chain, first, fate);
      if (outcome !== fate.outcome || certainty !== 'proved') return unproved;
      return { ...fate, certainty, proofs, ...(!sameVertex(move, fate.move) && { move, line }) };
    });
  }

  /** As shown(); a chain that gets away is 'proved' where that is proved against every move, as readCapture() has it. */
  proved(chain: Chain, first: Color, fate: Fate): Fate {
    if (!isEscape(fate)) return this.shown(chain, first, fate);
    return this.#once(`escape ${stoneOf(chain)} ${first}`, () => {
      const options = { ...this.#options(first, PROOF_NODES), proved: true };
      const { outcome, certainty, move, line } = readCapture(this.board, stoneOf(chain), options);
      return outcome === 'escapes'
        ? { ...fate, certainty: certainty!, move, line }
        : { ...fate, certainty: 'read' };
    });
  }

  #written(chain: Chain, first: Color, { by, line }: Fate) {
    return readLife(this.board, stoneOf(chain), {
      ...this.#options(first, PROOF_NODES),
      ...(by === 'capture' && { region: this.#regionOf(chain, line) }),
      proof: true,
    });
  }

  #capture(stone: Vertex, first: Color): Fate {
    const options = this.#options(first, CAPTURE * this.#nodes);
    const { outcome, certainty, move, line } = readCapture(this.board, stone, options);
    const isKnown = certainty !== null && certainty !== 'likely';
    return isKnown
      ? { outcome: OUTCOMES[outcome], certainty, move, line, by: 'capture', space: null }
      : UNKNOWN;
  }

  /** The life of a group that is walled in; `otherwise` where it is not, or nothing is found. */
  #life(chain: Chain, stone: Vertex, first: Color, otherwise: Fate): Fate {
    const { board } = this;
    const space = chain.stones.expandTo(board.stones(opponent(chain.color)).not());
    if (space.minus(board.stones(chain.color)).size > MOST_SPACE) return otherwise;
    const read = readLife(board, stone, this.#options(first, 3 * this.#nodes));
    const { outcome, certainty, move, line } = read;
    const isKnown = outcome !== 'unknown' && certainty !== 'likely';
    return isKnown ? { outcome, certainty: certainty!, move, line, by: 'life', space } : otherwise;
  }

  /** The points of a capture: the chain, the line, what lies beside it, and the chains that can be taken there. */
  #regionOf({ stones, liberties }: Chain, line: readonly Vertex[]): PointSet {
    const { board } = this;
    const { width, height } = board;
    const played = stones.or(liberties).or(PointSet.of(width, height, line));
    let region = played.or(played.explode().and(board.empties()));
    for (let size = 0; size !== region.size; ) {
      size = region.size;
      for (const chain of this.chains)
        if (chain.liberties.isSubsetOf(region) && chain.stones.or(chain.liberties).intersects(region))
          region = region.or(chain.stones);
    }
    return region;
  }

  #options(first: Color, nodes: number) {
    return { toPlay: first, ko: first === this.toPlay ? this.ko : null, nodes };
  }

  #once<Answer>(question: string, ask: () => Answer): Answer {
    if (!this.#asked.has(question)) this.#asked.set(question, ask());
    return this.#asked.get(question) as Answer;
  }
}

const OUTCOMES = { captured: 'dies', escapes: 'lives', ko: 'ko', unknown: 'unknown' } as const;

function stoneOf({ stones }: Chain): Vertex {
  const [stone] = stones;
  return stone!;
}
