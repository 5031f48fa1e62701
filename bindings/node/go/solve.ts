/** `kakoi solve` for Go: the fate of a group, and the moves. */

import { Option } from 'commander';
import type { LifeReading } from '../../js/entries/reading.js';
import {
  type Color,
  type GoBoard,
  type GoGame,
  KakoiError,
  parseVertex,
  toGtp,
  type Vertex,
} from '../../js/index.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { rowsOfBoard } from './convert.js';
import { type GoSubject, koOf } from './read.js';
import { loadReader, type Reader } from './reader.js';

interface SolveOptions {
  readonly target?: string;
  readonly toPlay?: Color;
  readonly nodes?: number;
  readonly prove?: boolean;
}

/** The properties by which records mark a group. */
const MARKS = ['MA', 'TR', 'SQ', 'CR', 'SL'];
/** The fewest stones of a group to ask about: a chain with fewer is taken for a sacrifice inside one. */
const FEWEST_STONES = 3;

export const solve: Skill<GoSubject> = {
  help: `what becomes of a group, and the moves: of the one at --target, or with a stone that the record marks, or else the most enclosed.
The position is the first of the record unless --move is given; the side to move is that of PL or of the first move.`,
  fields: `move (moves played), toPlay, target, color, outcome ('lives', 'dies', 'seki', 'ko' or 'unknown'), certainty ('proved', 'read'
  or null), assumes (a point of each chain that the answer takes for uncapturable), first (the move), line,
  nodes; points in GTP text, a pass 'pass', first null for a pass or none. With --prove, proof {positions, valid}, or null
  where there is none; board, and proofs, for 'kakoi verify'`,
  options: [
    new Option('--target <point>', 'a stone of the group'),
    new Option('--to-play <color>', 'who moves first').choices(['black', 'white']),
    new Option('--nodes <n>', 'the most positions to look at').argParser(integer(1, 100_000_000)),
    new Option('--prove', 'prove the answer, and check the proof by the rules alone'),
  ],
  isOfBeginning: true,
  answer: solveProblem,
};

async function solveProblem(subject: GoSubject, options: SolveOptions): Promise<Answer> {
  const reader = await loadReader();
  const { play } = subject;
  const { board, moveNumber } = play;
  const { nodes, prove = false } = options;
  const toPlay = options.toPlay ?? firstToPlay(play);
  const target =
    options.target === undefined
      ? (markedStone(play) ?? mostEnclosed(board, reader))
      : parseVertex(options.target, board.width, board.height);
  const ko = toPlay === play.toPlay ? koOf(subject) : null;
  const reading = reader.readLife(board, target, {
    toPlay,
    ko,
    proof: prove,
    ...(nodes === undefined ? {} : { nodes }),
  });
  const point = toGtp(target, board.height);
  const color = board.get(target) === 1 ? 'black' : 'white';
  const { outcome, certainty } = reading;
  const line = reading.line.map((vertex) => toGtp(vertex, board.height));
  const assumes = reading.assumes.map((chain) => toGtp([...chain][0]!, board.height));
  const how = certainty === 'read' ? [`(read, assuming ${assumes.join(' ')})`] : [];
  const summary = [`${toPlay} first: ${color} ${point} ${outcome}`, ...line, ...how].join(' ');
  return {
    fields: {
      game: 'go',
      move: moveNumber,
      toPlay,
      target: point,
      color,
      outcome,
      certainty,
      assumes,
      first: reading.move && toGtp(reading.move, board.height),
      line,
      nodes: reading.nodes,
      ...(prove
        ? { proof: checked(board, reading, reader), board: rowsOfBoard(board), proofs: reading.proofs }
        : {}),
    },
    brief: () => summary,
    text: () => `${summary}\n`,
  };
}

function firstToPlay({ node, toPlay }: GoGame): Color {
  if (node.data.PL !== undefined) return toPlay;
  const first = node.children[0]?.data ?? {};
  return first.W !== undefined ? 'white' : first.B !== undefined ? 'black' : toPlay;
}

function markedStone({ board, node }: GoGame): Vertex | null {
  for (const mark of MARKS) {
    for (const value of node.data[mark] ?? []) {
      const [x = -1, y = -1] = [...value.slice(0, 2)].map((letter) => letter.charCodeAt(0) - 97);
      const isOnBoard = x >= 0 && y >= 0 && x < board.width && y < board.height;
      if (isOnBoard && board.get([x, y]) !== 0) return [x, y];
    }
  }
  return null;
}

/** A stone of the chain with the smallest region to live in. */
function mostEnclosed(board: GoBoard, { readLife }: Reader): Vertex {
  const chains = board.chains().map(({ stones }) => {
    const [vertex] = stones as Iterable<Vertex> as [Vertex];
    const { region } = readLife(board, vertex, { toPlay: 'black', nodes: 1 });
    return { vertex, size: stones.size, room: region.size };
  });
  const groups = chains.filter(({ size }) => size >= FEWEST_STONES);
  const [best] = (groups.length > 0 ? groups : chains).sort((a, b) => a.room - b.room || b.size - a.size);
  if (best === undefined) throw new KakoiError('bad-option', 'there is no group on an empty board');
  return best.vertex;
}

function checked(
  board: GoBoard,
  { proofs }: LifeReading,
  { verifyProof }: Reader,
): { positions: number; valid: boolean } | null {
  if (proofs.length === 0) return null;
  const checks = proofs.map((proof) => verifyProof(board, proof));
  return {
    positions: checks.reduce((sum, { positions }) => sum + positions, 0),
    valid: checks.every(({ valid }) => valid),
  };
}
