import type { EngineCalls } from '#layout/calls';
import { NO_POINT } from '#layout/core';
import { KO_RETAKES } from '#layout/reading';
import { lifeAnswerOf, lifeOf } from '#layout/reading.readers';
import { engine } from '../core/engine.js';
import { badOption } from '../core/errors.js';
import { checkSetOf, isSet, PointSet } from '../core/point-set.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import { Reader } from '../core/reader.js';
import type { Color, Vertex, VertexLike } from '../core/types.js';
import { validateBoolean, validatePlain } from '../core/validate.js';
import { toVertex, vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import type { Certainty } from './certainty.js';
import { type LifeProof, lifeProof } from './life-proof.js';
import { upToPass } from './line.js';
import { type ReadOptions, readOptions } from './options.js';
import { playOut } from './play-out.js';
import { type Ask, questionOn } from './question.js';

/** Options of readLife(). */
export type LifeOptions = ReadOptions & {
  /**
   * The points where both sides may play. A chain without a liberty outside of them belongs to the region; no
   * other chain can be captured. Default: all points that can be reached from the target without crossing the
   * other colour's stones, and the parts of the board that these cut off from its largest remaining part;
   * extended as long as the answer would depend on surrounding chains in danger.
   */
  region?: PointSet;
  /** Also gives proofs: the winner's moves against every reply of the other side. Default false. */
  proof?: boolean;
};

/** The result of readLife(). */
export interface LifeReading {
  /**
   * The fate of the target when `toPlay` moves first and both sides play their best. It 'lives' with two
   * eyes, or a way out of the region, whoever wins a ko; it 'dies' when all of it is captured, whoever wins a
   * ko; in 'seki' it stays without two eyes; with 'ko' the ko decides. A last stone that stands alone does not
   * count as captured by stones that can be taken back at once. 'unknown' when nothing was settled within
   * `nodes`.
   */
  readonly outcome: 'lives' | 'dies' | 'seki' | 'ko' | 'unknown';
  /**
   * 'proved' when every move in the region was considered and nothing outside of it changes the answer, or
   * the region was given; 'read' when the answer depends on the chains of `assumes`, which have liberties and
   * room outside; 'likely' in an open position, where no region closes: then `region` was cut out around the
   * group, its outside taken for the attacker's, or for free, or games were played there. Null when the outcome is
   * 'unknown'.
   */
  readonly certainty: Certainty | null;
  /**
   * The assumptions of the answer: chains of the winning side that were taken for uncapturable, although
   * nothing outside the region makes them safe (pass-alive, or safe by the rules of readSafe() without a point in
   * common with the region). Empty when 'proved' without a given region, and when 'unknown'.
   */
  readonly assumes: readonly PointSet[];
  /**
   * A first move by which `toPlay` achieves its aim (with 'ko', if it wins the ko); null where nothing does, or
   * where a pass was found to do. A move is given, too, where none may be needed.
   */
  readonly move: Vertex | null;
  /**
   * A likely continuation, or how the other side achieves its aim: moves of both in turn, until one passes or
   * it is over.
   */
  readonly line: readonly Vertex[];
  /**
   * The number of positions searched, without those for reading whether a surrounding chain can be captured,
   * at most 1,000 for each. Up to some three times as many as asked for where nothing but a 'likely' answer is found at once.
   */
  readonly nodes: number;
  /** The region that was searched. */
  readonly region: PointSet;
  /**
   * With `proof`: the proofs of the outcome, for verifyProof(). One that the target dies or lives; two for a
   * seki (it stays; it gets no eyes) and for a ko (captured by one master of kos, not by the other). Empty
   * for 'unknown' and 'likely', and where no proof can be written down: it would have more than 1,000,000
   * positions, or its moves lead round in circles. Such an answer is 'read' at most.
   */
  readonly proofs: readonly LifeProof[];
}

/** Some seconds. */
const DEFAULT_NODES = 2_000_000;

/**
 * Reads the life of stones: of the chain at a vertex, or of all stones of a set, one of which has to stay.
 * Every answer is found by a search of the region, limited to `nodes` positions (default 2,000,000). It also
 * depends on the winner's stones around the region: 'proved' requires that these are safe by themselves,
 * 'read' that they have liberties and room; if they are in danger, the region is extended by what they need.
 * If that leads to more than 64 points (a target that is one chain counts as one), smaller regions are cut
 * out around the group, and the answer is 'likely'. Games decide what these leave open, and whether a group that seems to
 * live or die there does. Where its owner begins, it fares as it is said to after its move, and is not said to die beside a
 * chain that does. A given region of more than 64 points gives 'unknown'.
 *
 * Throws 'bad-option' where there is no stone, or stones of both colours, and for anything but a board, a
 * colour and nodes from 1 to 100,000,000; 'size-mismatch' for sets of another size; 'not-initialised' before
 * init(readingEngine).
 */
export function readLife(board: GoBoard, target: VertexLike | PointSet, options: LifeOptions): LifeReading {
  return askLife(board, target, options)();
}

/** Implements readLife(): checks the question, and returns the search. */
export const askLife: Ask<typeof readLife> = (board, target, options) => {
  const { width, height, ask } = questionOn(board);
  const asked = validatePlain(options);
  const { region, proof = false } = asked;
  const { toPlay, ko, nodes } = readOptions(board, asked, DEFAULT_NODES, ['region', 'proof']);
  const { stones, defender } = readTarget(board, target);
  const wantsProof = validateBoolean(proof, 'proof');
  // An empty region asks the engine for the default.
  const given =
    region === undefined ? PointSet.empty(width, height) : checkSetOf(board, region, 'the region').or(stones);
  return () => {
    const about = ({ readingLife }: EngineCalls) =>
      readingLife(width, height, colorNumber(defender), colorNumber(toPlay), ko, nodes);
    const read = lifeOf(ask(about, stones, given));
    const { outcome, assumes, move, region: searched } = read;
    let certainty = outcome === 'unknown' ? null : read.certainty;
    let proofs: LifeProof[] = [];
    if (wantsProof && certainty !== 'likely') {
      const banned = ko < 0 ? null : readPoint(ko);
      const isPlayed = banned !== null && searched.has(banned);
      const claim = { toPlay, ko: isPlayed ? banned : null, target: stones, region: searched };
      proofs = prove(board, outcome, claim, defender, nodes);
      if (certainty === 'proved' && proofs.length === 0) certainty = 'read';
    }
    const line = upToPass(read.line);
    return { outcome, certainty, assumes, move, line, nodes: read.nodes, region: searched, proofs };
  };
};

/** The stones of the target, and their side. Throws 'bad-option'. */
function readTarget(board: GoBoard, target: VertexLike | PointSet): { stones: PointSet; defender: Color } {
  const { width, height } = board;
  const empty = (what: string) => badOption(`there is no stone to read about ${what}`);
  if (!isSet(target)) {
    const vertex = toVertex(target, width, height);
    const sign = board.get(vertex);
    if (sign === 0) throw empty(`at ${vertexName(vertex, height)}`);
    const defender = sign === 1 ? 'black' : 'white';
    return { stones: PointSet.of(width, height, [vertex]), defender };
  }
  checkSetOf(board, target, 'the target');
  const signs = new Set([...target].map((vertex) => board.get(vertex)));
  if (signs.size === 0) throw empty('in an empty target');
  if (signs.size > 1 || signs.has(0))
    throw badOption('the target must be stones of one colour and nothing else');
  return { stones: target, defender: signs.has(1) ? 'black' : 'white' };
}

/**
 * The claims that prove each outcome, with the side that wins kos in each: the one that the claim is made against.
 */
const CLAIMS = {
  dies: [['captured', 'defender']],
  lives: [['two-eyes', 'attacker']],
  seki: [
    ['stays', 'attacker'],
    ['no-eyes', 'attacker'],
  ],
  ko: [
    ['captured', 'attacker'],
    ['stays', 'defender'],
  ],
  unknown: [],
} as const;

/**
 * Makes the proofs of the question read last, by asking the engine for every answer; none when an answer is
 * not found.
 */
function prove(
  board: GoBoard,
  outcome: LifeReading['outcome'],
  question: Pick<LifeProof, 'toPlay' | 'ko' | 'target' | 'region'>,
  defender: Color,
  nodes: number,
): LifeProof[] {
  const { call, input, output } = engine('reading');
  const { width, height } = board;
  const proofs: LifeProof[] = [];
  for (const [claim, master] of CLAIMS[outcome]) {
    const koMaster = (master === 'defender') === (defender === 'black') ? 'black' : 'white';
    const answers: Record<string, string> = {};
    const about = { claim, koMaster, retakes: KO_RETAKES, ...question } as const;
    const twoEyes = claim === 'two-eyes' || claim === 'no-eyes';
    const check = playOut(board, about, (line, key) => {
      line.forEach((move, i) => {
        input[i] = move < 0 ? NO_POINT : pointNumber([move % width, Math.floor(move / width)]);
      });
      call.readingLifeAnswer(line.length, twoEyes, master === 'attacker', nodes);
      const { answer, move } = lifeAnswerOf(new Reader(output, width, height));
      if (answer !== 'move') return answer === 'over' ? null : undefined;
      answers[key] = vertexName(move, height);
      return move === null ? -1 : move[1] * width + move[0];
    });
    if (!check.valid) return [];
    proofs.push(lifeProof({ ...about, answers }));
  }
  return proofs;
}
