/** Problems found in games: `kakoi review --problems`. */

import type { LifeReading } from '../../js/entries/reading.js';
import type { Fact } from '../../js/entries/review.js';
import { type Color, type GoBoard, GoGame, opponent, type Vertex, vertexName } from '../../js/index.js';
import { marks } from '../../js/records/index.js';
import type { MinedProblem } from '../game.js';
import { introduction, keyOf } from '../mine.js';
import { rowsOfBoard } from './convert.js';
import type { Reader } from './reader.js';

/** The positions looked at for one move. */
const NODES = 20_000;
/** The most points of a problem: each first move is read. */
const MOST_POINTS = 30;

/** The facts after which a problem is looked for: stones whose fate turned on a move, or may have. */
const KEYS: readonly Fact['key'][] = [
  ...(['misses-kill', 'misses-capture', 'lets-escape', 'misses-life', 'misses-saving'] as const),
  ...(['kills', 'saves', 'makes-alive', 'ladder-works', 'wins-race', 'loses-race'] as const),
];

/** The positions before moves in which exactly one move decides over stones, with a proof that it does. */
export function* minedProblems(
  play: GoGame,
  facts: readonly Fact[],
  reader: Reader,
): Generator<MinedProblem> {
  const asked = new Set<string>();
  for (const { key, move, color, target } of facts) {
    if (!KEYS.includes(key)) continue;
    const board = play.boardAt(move - 1);
    const stones = target.and(board.empties().not());
    const [stone] = stones;
    if (stone === undefined || asked.has(`${move} ${stone}`)) continue;
    asked.add(`${move} ${stone}`);
    const reading = decidedByOne(board, stone, color, reader);
    if (reading !== null) yield problemOf(play, move, color, stone, reading);
  }
}

/** The reading of stones over which one first move of `toPlay` alone decides; null where none or several do, or it is not proved. */
function decidedByOne(board: GoBoard, stone: Vertex, toPlay: Color, { readLife, verifyProof }: Reader) {
  const isOwn = board.stones(toPlay).has(stone);
  const wanted = isOwn ? 'lives' : 'dies';
  const read = (from: GoBoard, first: Color, proof = false) =>
    readLife(from, stone, { toPlay: first, nodes: NODES, proof });
  const reading = read(board, toPlay, true);
  const { move, outcome, certainty, proofs, region } = reading;
  const isProved = certainty === 'proved' && proofs.length > 0;
  if (move === null || outcome !== wanted || !isProved || region.size > MOST_POINTS) return null;
  const other = opponent(toPlay);
  const isLost = (after: LifeReading) => after.outcome !== 'unknown' && after.outcome !== wanted;
  if (!isLost(read(board, other))) return null;
  const others = board.legalMoves(toPlay).and(region).without(move);
  for (const point of others) {
    const after = board.play(toPlay, point).board;
    if (!isLost(read(after, other))) return null;
  }
  return proofs.every((proof) => verifyProof(board, proof).valid) ? reading : null;
}

function problemOf(
  play: GoGame,
  move: number,
  color: Color,
  stone: Vertex,
  reading: LifeReading,
): MinedProblem {
  const board = play.boardAt(move - 1);
  const isOwn = board.stones(color).has(stone);
  const problem = new GoGame({ setup: board, toPlay: color });
  const comment = introduction(play.info, move, color, isOwn ? 'live' : 'kill');
  problem.annotate({ C: [comment], ...marks.write({ triangle: [stone] }) });
  for (const point of reading.line) {
    if (problem.legality(point) !== 'legal') break;
    problem.play(point);
  }
  problem.comment = 'RIGHT';
  return {
    key: keyOf(board, color, reading.region.grow(8).grow(8)),
    sgf: problem.toSgf(),
    fields: {
      move,
      toPlay: color,
      target: vertexName(stone, board),
      first: vertexName(reading.move, board),
      board: rowsOfBoard(board),
      proofs: reading.proofs,
    },
  };
}
