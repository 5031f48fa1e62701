/** The page's words about groups that are read. */

import { type Color, type GoBoard, type PointSet, toGtp, type Vertex } from 'kakoi';
import type { ProblemReading } from 'kakoi/reading';
import { count, nameOf, say } from '../../shell/words.js';
import {
  type Outcome,
  ownerOf,
  type Question,
  type Reading,
  rankFor,
  type Situation,
  stoneOf,
} from './question.js';

/** 'captured', 'lives' and so on. */
export function outcomeInWords(outcome: Outcome): string {
  return say(outcome);
}

/** As outcomeInWords(), of both chains in a race. */
export function answerInWords({ outcome, otherOutcome }: Reading): string {
  return otherOutcome === undefined
    ? outcomeInWords(outcome)
    : say('{one}; the other: {other}', {
        one: outcomeInWords(outcome),
        other: outcomeInWords(otherOutcome),
      });
}

/** 'Is it joined to White D4, 3 stones?' */
export function pairInWords(board: GoBoard, group: PointSet, other: PointSet): string {
  const isOfOneColor = ownerOf(board, group) === ownerOf(board, other);
  const second = { group: groupInWords(board, other) };
  return isOfOneColor
    ? say('Is it joined to {group}?', second)
    : say('Who wins the race with {group}?', second);
}

/** The question that a position asks: 'Black to kill White D4, 3 stones: C1, J1. Likely.' */
export function problemInWords(
  { board, toPlay }: Situation,
  { kind, target, first, certainty }: ProblemReading,
): string {
  if (kind === 'unknown') return say('Nothing was found that depends on who begins.');
  const asked = {
    color: nameOf(toPlay),
    group: groupInWords(board, target),
    moves: first.map((move) => toGtp(move, board.height)).join(', '),
  };
  const task =
    kind === 'live'
      ? say('{color} to live with {group}: {moves}.', asked)
      : kind === 'kill'
        ? say('{color} to kill {group}: {moves}.', asked)
        : kind === 'capture'
          ? say('{color} to capture {group}: {moves}.', asked)
          : say('{color} to save {group}: {moves}.', asked);
  return certainty === 'likely' ? `${task} ${LIKELY()}` : task;
}

const LIKELY = () =>
  say(
    'Likely: no wall closes the group in, so a part of the board was read, and what lies beyond may change it.',
  );

/** 'White D4, 3 stones'. */
export function groupInWords(board: GoBoard, group: PointSet): string {
  return `${nameOf(ownerOf(board, group))} ${toGtp(stoneOf(group), board.height)}, ${count(group.size, 'stone')}`;
}

/** With which move, and in how many. */
export function howInWords({ board, group, toPlay }: Question, reading: Reading): string {
  const { outcome, move, line, certainty } = reading;
  const rank = rankFor(ownerOf(board, group) === toPlay, outcome);
  if (rank === null) return '';
  const how =
    rank === 0
      ? say('whatever it plays')
      : move === null
        ? say('without a move')
        : say('with {move}, {moves}', {
            move: toGtp(move, board.height),
            moves: count(line.length, 'move'),
          });
  return certainty === 'likely' ? `${how}, ${say('likely')}` : how;
}

/** The group's fate, as it is or as it can become. */
function fateInWords(outcome: Outcome, isNow: boolean): string {
  switch (outcome) {
    case 'captured':
    case 'dies':
      return isNow ? say('is captured') : say('can be captured');
    case 'escapes':
      return say('escapes');
    case 'lives':
      return say('lives');
    case 'seki':
      return say('stays in seki');
    case 'ko':
      return say('hangs on a ko');
    case 'connected':
      return say('is joined');
    case 'cut':
      return say('is cut off');
    default:
      return say('is not read out');
  }
}

/** The head of a line that is shown, and what it stands on. */
export function lineInWords(
  { board, group, toPlay }: Question,
  { outcome, assumes, certainty }: Reading,
): string {
  const line = say('{color} first: {group}, {fate}.', {
    color: nameOf(toPlay),
    group: groupInWords(board, group),
    fate: fateInWords(outcome, true),
  });
  if (certainty === 'likely') return `${line} ${LIKELY()}`;
  if (assumes.length === 0) return line;
  const places = assumes.map((chain) => toGtp(stoneOf(chain), board.height)).join(', ');
  return `${line} ${say('Provided that the stones at {places} are not captured.', { places })}`;
}

/** 'Move 3 of 19: Black E5.' */
export function moveInWords(
  at: number,
  length: number,
  color: Color,
  move: Vertex | null,
  height: number,
): string {
  return say('Move {at} of {length}: {color} {move}.', {
    at,
    length,
    color: nameOf(color),
    move: move === null ? say('passes') : toGtp(move, height),
  });
}

/** A verdict on the reader's move: good, a mistake, or neither. */
export function verdictInWords(isOwner: boolean, before: Outcome, after: Outcome): string {
  const [was, is] = [rankFor(isOwner, before), rankFor(isOwner, after)];
  const fate = say('the group {fate}', { fate: fateInWords(after, false) });
  if (is === null) return say('What that comes to is not read out.');
  if (was !== null && is < was) return say('A mistake: now {fate}. Undo takes it back.', { fate });
  return is >= 2 ? say('Good: {fate}.', { fate }) : say('Now {fate}.', { fate });
}

export function endInWords(isWon: boolean, isCaptured: boolean): string {
  const fate = isCaptured
    ? say('the group is captured')
    : say('nothing can be done about the group any more');
  return isWon ? say('Solved: {fate}.', { fate }) : say('Lost: {fate}. Undo takes your move back.', { fate });
}

/** The results of reading the chain pointed at, as far as they are known. */
export function capturesInWords(readings: Readonly<Record<Color, Reading | null>>, board: GoBoard): string {
  return (['black', 'white'] as const)
    .map((color) => {
      const reading = readings[color];
      if (reading === null) return say('{color} first: …', { color: nameOf(color) });
      const { outcome, move } = reading;
      const place = move === null ? '' : ` (${toGtp(move, board.height)})`;
      return say('{color} first: {outcome}', {
        color: nameOf(color),
        outcome: outcomeInWords(outcome) + place,
      });
    })
    .join('; ');
}

/** Whose turn it is while the reader plays against the solver. */
export function yourMoveInWords(side: Color, isFirst: boolean): string {
  return isFirst
    ? say('You are {color}: play on the board, and the solver answers.', { color: nameOf(side) })
    : say('{color} to play: your move.', { color: nameOf(side) });
}

/** The meaning of the marks on the board: other first moves that succeed, and points that break a ladder. */
export function hintsInWords(
  { board, group }: Question,
  firstMoves: readonly Vertex[],
  breakers: readonly Vertex[],
): string {
  const others = firstMoves.slice(1).map((move) => toGtp(move, board.height));
  return [
    ...(others.length > 0
      ? [say('Just as good, ringed in green: {moves}.', { moves: others.join(', ') })]
      : []),
    ...(breakers.length > 0
      ? [
          say('A stone of {color} on any of the {n} tinted points would break the ladder.', {
            color: nameOf(ownerOf(board, group)),
            n: breakers.length,
          }),
        ]
      : []),
  ].join(' ');
}
