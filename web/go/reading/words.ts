/** The page's words about groups that are read. */

import { type Color, type GoBoard, type PointSet, toGtp, type Vertex } from 'kakoi';
import { count, nameOf, say } from '../../shell/words.js';
import { type Outcome, ownerOf, type Question, type Reading, rankFor, stoneOf } from './question.js';

/** 'captured', 'lives' and so on. */
export function outcomeInWords(outcome: Outcome): string {
  return say(outcome);
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
  if (rank === 0) return say('whatever it plays');
  if (move === null) return say('without a move');
  return say('with {move}, {moves}', {
    move: toGtp(move, board.height),
    moves: count(line.length, 'move'),
  });
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
    default:
      return say('is not read out');
  }
}

/** The head of a line that is shown, and what it stands on. */
export function lineInWords({ board, group, toPlay }: Question, { outcome, assumes }: Reading): string {
  const line = say('{color} first: {group}, {fate}.', {
    color: nameOf(toPlay),
    group: groupInWords(board, group),
    fate: fateInWords(outcome, true),
  });
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
