/** What the page says about groups that are read. */

import { type Color, type GoBoard, type PointSet, toGtp, type Vertex } from 'kakoi';
import { count, nameOf } from '../../shell/words.js';
import {
  type Kind,
  type Outcome,
  ownerOf,
  type Question,
  type Reading,
  rankFor,
  stoneOf,
} from './question.js';

const OUTCOMES: Readonly<Record<Kind, Partial<Record<Outcome, string>>>> = {
  capture: { captured: 'captured', escapes: 'escapes', ko: 'ko', unknown: 'unknown' },
  life: { lives: 'lives', dies: 'dies', seki: 'seki', ko: 'ko', unknown: 'unknown' },
};

/** 'captured', 'lives' and so on. */
export function outcomeInWords(kind: Kind, outcome: Outcome): string {
  return OUTCOMES[kind][outcome] ?? outcome;
}

/** 'White D4, 3 stones'. */
export function groupInWords(board: GoBoard, group: PointSet): string {
  return `${nameOf(ownerOf(board, group))} ${toGtp(stoneOf(group), board.height)}, ${count(group.size, 'stone')}`;
}

/** With which move, and in how many. */
export function howInWords({ board, group, toPlay }: Question, reading: Reading): string {
  const { outcome, move, line } = reading;
  const rank = rankFor(ownerOf(board, group) === toPlay, outcome);
  if (rank === null) return '';
  if (rank === 0) return 'whatever it plays';
  if (move === null) return 'without a move';
  return `with ${toGtp(move, board.height)}, ${count(line.length, 'move')}`;
}

/** What has become of the group, or will. */
function fateInWords(outcome: Outcome, isNow: boolean): string {
  switch (outcome) {
    case 'captured':
    case 'dies':
      return isNow ? 'is captured' : 'can be captured';
    case 'escapes':
      return 'escapes';
    case 'lives':
      return 'lives';
    case 'seki':
      return 'stays in seki';
    case 'ko':
      return 'hangs on a ko';
    default:
      return 'is not read out';
  }
}

/** The head of a line that is shown. */
export function lineInWords({ board, group, toPlay }: Question, reading: Reading): string {
  return `${nameOf(toPlay)} first: ${groupInWords(board, group)}, ${fateInWords(reading.outcome, true)}.`;
}

/** 'Move 3 of 19: Black E5.' */
export function moveInWords(
  at: number,
  length: number,
  color: Color,
  move: Vertex | null,
  height: number,
): string {
  return `Move ${at} of ${length}: ${nameOf(color)} ${move === null ? 'passes' : toGtp(move, height)}.`;
}

/** Whether the reader's move was a good one. */
export function verdictInWords(isOwner: boolean, before: Outcome, after: Outcome): string {
  const [was, is] = [rankFor(isOwner, before), rankFor(isOwner, after)];
  const fate = `the group ${fateInWords(after, false)}`;
  if (is === null) return 'What that comes to is not read out.';
  if (was !== null && is < was) return `A mistake: now ${fate}. Undo takes it back.`;
  return is >= 2 ? `Good: ${fate}.` : `Now ${fate}.`;
}

export function endInWords(isWon: boolean, isCaptured: boolean): string {
  const fate = isCaptured ? 'the group is captured' : 'nothing can be done about the group any more';
  return isWon ? `Solved: ${fate}.` : `Lost: ${fate}. Undo takes your move back.`;
}

/** What reading the chain pointed at gave, as far as it is known. */
export function capturesInWords(readings: Readonly<Record<Color, Reading | null>>, board: GoBoard): string {
  return (['black', 'white'] as const)
    .map((color) => {
      const reading = readings[color];
      if (reading === null) return `${nameOf(color)} first: …`;
      const { outcome, move } = reading;
      return `${nameOf(color)} first: ${outcomeInWords('capture', outcome)}${move === null ? '' : ` (${toGtp(move, board.height)})`}`;
    })
    .join('; ');
}

/** Whose turn it is while the reader plays against the solver. */
export function yourMoveInWords(side: Color, isFirst: boolean): string {
  return isFirst
    ? `You are ${nameOf(side)}: play on the board, and the solver answers.`
    : `${nameOf(side)} to play: your move.`;
}

/** What the marks on the board say: other first moves that do, and what stops a ladder. */
export function hintsInWords(
  { board, group }: Question,
  firstMoves: readonly Vertex[],
  breakers: readonly Vertex[],
): string {
  const others = firstMoves.slice(1).map((move) => toGtp(move, board.height));
  return [
    ...(others.length > 0 ? [`Just as good, ringed in green: ${others.join(', ')}.`] : []),
    ...(breakers.length > 0
      ? [
          `A stone of ${nameOf(ownerOf(board, group))} on any of the ${breakers.length} tinted points would break the ladder.`,
        ]
      : []),
  ].join(' ');
}
