/** The page's words about points and positions. */

import { type Color, type Legality, type Vertex, vertexName } from 'kakoi';
import type { Overlay, OverlayOptions } from 'kakoi/pictures';
import { colorOf, count, layersInWords, nameOf, say } from '../shell/words.js';
import type { GoSession } from './session.js';

/** Why a colour may not play at a point. */
export function refusal(legality: Legality, color: Color, place: string): string {
  switch (legality) {
    case 'occupied':
      return say('{place} is occupied.', { place });
    case 'suicide':
      return say('{place} would be suicide: {color}’s stone would have no liberty.', {
        place,
        color: nameOf(color),
      });
    case 'ko':
      return say('Ko: {color} may not retake at {place} at once.', { place, color: nameOf(color) });
    case 'superko':
      return say('Superko: playing at {place} would repeat an earlier position.', { place });
    case 'game-over':
      return say('The game is over. A stone on the board takes it up again.');
    default:
      return '';
  }
}

/** The side to play, or the end of the game. */
function nextInWords(session: GoSession): string {
  if (!session.isOver) return say('{color} to play.', { color: nameOf(session.toPlay) });
  const { resignation } = session;
  if (resignation === null) return say('Both passed: the game is over.');
  const color = nameOf(resignation.startsWith('B') ? 'white' : 'black');
  return say('{color} resigned: {result}.', { color, result: resignation });
}

/** The move that led to the position, and who is next. */
export function positionInWords(session: GoSession): string {
  const { lastStep, moveNumber } = session;
  const forbidden = lastStep?.isForbidden ? `${say('The rules forbid this move.')} ` : '';
  const next = forbidden + nextInWords(session);
  if (lastStep === null)
    return moveNumber === 0
      ? say('Start of the game. {next}', { next })
      : say('After move {number}. {next}', { number: moveNumber, next });
  const move = lastStep.isPass ? say('passes') : session.moveText(session.node);
  const said = { number: moveNumber, color: nameOf(lastStep.color), move, next };
  return lastStep.taken > 0
    ? say('Move {number}: {color} {move}, taking {stones}. {next}', {
        ...said,
        stones: count(lastStep.taken, 'stone'),
      })
    : say('Move {number}: {color} {move}. {next}', said);
}

/** The contents of a point, with the words of each overlay that is on about it, and of play where a press plays. */
export function pointInWords(
  session: GoSession,
  overlays: readonly Pick<Overlay<'go'>, 'describe' | 'said'>[],
  options: OverlayOptions<'go'>,
  point: Vertex,
  isPlay: boolean,
): string {
  const place = vertexName(point, session.board);
  const sign = session.board.get(point);
  const legality = session.legality(point);
  if (isPlay && sign === 0 && legality !== 'legal' && legality !== 'game-over')
    return refusal(legality, session.toPlay, place);
  const said = layersInWords(overlays, session.board, point, options).reverse();
  if (said.length > 0) return say('{place}: {what}.', { place, what: said.join('; ') });
  if (sign !== 0)
    return say('{place}: {what}.', {
      place,
      what: say('{color} stone', { color: colorOf(sign > 0 ? 'black' : 'white') }),
    });
  const free = say('{color} may play', { color: nameOf(session.toPlay) });
  return say('{place}: {what}.', { place, what: isPlay && legality === 'legal' ? free : say('empty') });
}

/** The board for those who cannot see it. */
export function boardInWords(session: GoSession): string {
  const { board, captures } = session;
  return say(
    'Go board, {width} by {height}. {position} {black} black and {white} white stones; captured by Black {byBlack}, by White {byWhite}.',
    {
      width: board.width,
      height: board.height,
      position: positionInWords(session),
      black: board.stones('black').size,
      white: board.stones('white').size,
      byBlack: captures.black,
      byWhite: captures.white,
    },
  );
}
