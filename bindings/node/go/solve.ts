/** `kakoi solve` for Go: the fate of a group, and the moves. */

import { Option } from 'commander';
import type { LifeReading } from '../../js/entries/reading.js';
import {
  type Color,
  type GoBoard,
  KakoiError,
  parseVertex,
  type Vertex,
  vertexName,
} from '../../js/index.js';
import { questionOf } from '../../js/records/question.js';
import { factText } from '../../js/review/fact.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { counted } from '../text.js';
import { rowsOfBoard } from './convert.js';
import { askedIn, type Check, checkRecord, type Difference } from './published.js';
import { type GoSubject, koOf } from './read.js';
import { loadReader, type Reader } from './reader.js';
import { firstToPlay, solutionOf, solutionOfTwo } from './solution.js';

interface SolveOptions {
  readonly target?: string;
  readonly and?: string;
  readonly toPlay?: Color;
  readonly nodes?: number;
  readonly prove?: boolean;
  readonly check?: boolean;
}

export const solve: Skill<GoSubject> = {
  help: `what a problem asks, and the moves that solve it: about the group at --target, or else about one whose fate
depends on who begins, among those with a stone that the record marks, if it marks any.
The position is the first of the record unless --move is given; the side to move is that of PL or of the first move.`,
  fields: `move (moves played), toPlay, kind ('live', 'kill', 'capture', 'escape', 'race', 'connect', 'cut' or 'unknown'), target,
  color, outcome ('lives', 'dies', 'seki', 'ko', 'captured', 'escapes', 'connected', 'cut' or 'unknown'), other (null, or
  with --and {point, color, outcome}), certainty ('proved', 'read', 'likely' or null), assumes (a point of each chain that
  the answer takes for uncapturable), first (the move), also (other first moves that succeed), line, others (what else may be asked, each {kind, target, color, outcome, first}), nodes; points in GTP text, a pass 'pass', first null for a pass or none. With --prove, proof {positions, valid},
  or null where there is none; board, and proofs, for 'kakoi verify'`,
  options: [
    new Option('--target <point>', 'a stone of the group'),
    new Option(
      '--and <point>',
      'with --target, another stone: of its colour, are the two joined; of the other, who wins the race',
    ),
    new Option('--to-play <color>', 'who moves first').choices(['black', 'white']),
    new Option('--nodes <n>', 'the most positions to look at').argParser(integer(1, 100_000_000)),
    new Option('--prove', 'prove the answer, and check the proof by the rules alone'),
    new Option('--check', "check the record's own tree of answers"),
  ],
  isOfBeginning: true,
  answer: solveProblem,
};

async function solveProblem(subject: GoSubject, options: SolveOptions): Promise<Answer> {
  const reader = await loadReader();
  const { play } = subject;
  if (play.moveNumber === 0) play.goTo(questionOf(play.node));
  const { board, moveNumber } = play;
  const { prove = false, check = false } = options;
  const toPlay = options.toPlay ?? firstToPlay(play);
  const ko = toPlay === play.toPlay ? koOf(subject) : null;
  const asked = { toPlay, ko, ...(options.nodes === undefined ? {} : { nodes: options.nodes }) };
  const stoneIn = (text: string | undefined) =>
    text === undefined ? null : parseVertex(text, board.width, board.height);
  const [target, second] = [stoneIn(options.target), stoneIn(options.and)];
  if (second !== null && (target === null || prove))
    throw new KakoiError('bad-option', target === null ? '--and needs --target' : '--and has no proofs');
  const proved = { ...asked, proof: prove };
  const found =
    target !== null && second !== null
      ? solutionOfTwo(board, target, second, asked, reader)
      : solutionOf(play, target, proved, reader);
  const { solution, check: tree } = check
    ? checkRecord(play, found, proved, reader)
    : { solution: askedIn(play, found, proved, reader), check: null };
  const point = vertexName(solution.target, board.height);
  const colorAt = (stone: Vertex) => (board.get(stone) === 1 ? 'black' : 'white');
  const color = colorAt(solution.target);
  const { kind, outcome, certainty, nodes } = solution;
  const other = solution.other && {
    point: vertexName(solution.other.stone, board.height),
    color: colorAt(solution.other.stone),
    outcome: solution.other.outcome,
  };
  const line = solution.line.map((vertex) => vertexName(vertex, board.height));
  const [first = null, ...also] = solution.first.map((vertex) => vertexName(vertex, board.height));
  const assumes = (solution.assumes ?? []).map((chain) => vertexName([...chain][0]!, board.height));
  const how =
    certainty === 'likely'
      ? ['(likely)']
      : certainty === 'read' && assumes.length > 0
        ? [`(read, assuming ${assumes.join(' ')})`]
        : second !== null && certainty !== null
          ? [`(${certainty})`]
          : [];
  // A first move that games alone speak for.
  const perhaps = first === null || outcome !== 'unknown' ? null : kind === 'live' ? 'may live' : 'may die';
  const fates = [`${color} ${point} ${perhaps ?? outcome}`];
  if (other) fates.push(`${other.color} ${other.point} ${other.outcome}`);
  const others = solution.others.map(({ kind: asks, outcome: ends, target: group, move }) => {
    const [stone] = group as Iterable<Vertex> as [Vertex];
    const played = move && vertexName(move, board.height);
    return {
      kind: asks,
      target: vertexName(stone, board.height),
      color: colorAt(stone),
      outcome: ends,
      first: played,
    };
  });
  const summary = [
    [`${toPlay} first: ${fates.join(', ')}`, ...line, ...how].join(' '),
    ...others.map((one) => `or ${one.color} ${one.target} ${one.outcome} ${one.first}`),
  ].join('; ');
  return {
    fields: () => ({
      game: 'go',
      move: moveNumber,
      toPlay,
      kind,
      target: point,
      color,
      outcome,
      other: other ?? null,
      certainty,
      assumes,
      first,
      also,
      line,
      others,
      nodes,
      ...(prove
        ? {
            proof: checked(board, solution.proofs ?? [], reader),
            board: rowsOfBoard(board),
            proofs: solution.proofs ?? [],
          }
        : {}),
      ...(tree === null ? {} : { check: { ...tree, differences: tree.differences.map(fieldsOf) } }),
    }),
    holds: tree === null || tree.differences.length === 0,
    brief: () => [summary, ...(tree === null ? [] : [countOf(tree)])].join('; '),
    text: () => [summary, ...(tree === null ? [] : linesOf(tree)), ''].join('\n'),
  };
}

const FAULTS: Readonly<Record<Difference['fault'], string>> = {
  'wrong-answer': 'said to be right, but fails',
  'also-right': 'also right',
  'missing-refutation': 'wrong, but the record has no answer that shows it',
};

/** '4 moves judged, 1 unsure, 2 differences'. */
function countOf({ judged, unsure, differences }: Check): string {
  return `${counted(judged, 'move')} judged, ${unsure} unsure, ${counted(differences.length, 'difference')}`;
}

function linesOf(check: Check): string[] {
  const said = check.differences.map(({ fault, path, line, fact }) =>
    [
      `  ${path.join(' ')}: ${FAULTS[fault]}`,
      ...(fact === null ? [] : [factText(fact).replace(/\.$/, '')]),
      ...(line.length > 0 ? [line.join(' ')] : []),
    ].join(': '),
  );
  return [`  ${countOf(check)}`, ...said];
}

/** The difference as JSON: of the fact what programs compare, and its sentence. */
function fieldsOf({ fact, ...rest }: Difference) {
  return { ...rest, fact: fact && { key: fact.key, color: fact.color, text: factText(fact) } };
}

function checked(
  board: GoBoard,
  proofs: LifeReading['proofs'],
  { verifyProof }: Reader,
): { positions: number; valid: boolean } | null {
  if (proofs.length === 0) return null;
  const checks = proofs.map((proof) => verifyProof(board, proof));
  return {
    positions: checks.reduce((sum, { positions }) => sum + positions, 0),
    valid: checks.every(({ valid }) => valid),
  };
}
