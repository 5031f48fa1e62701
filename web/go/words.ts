/** What the page says about points and positions. */

import { type Color, type Legality, toGtp, type Vertex } from 'kakoi';
import type { GoOverlay, GoOverlayOptions } from 'kakoi/pictures';
import { count, nameOf } from '../shell/words.js';
import type { GoSession } from './session.js';

/** Why a colour may not play at a point. */
export function refusal(legality: Legality, color: Color, place: string): string {
  switch (legality) {
    case 'occupied':
      return `${place} is occupied.`;
    case 'suicide':
      return `${place} would be suicide: ${nameOf(color)}’s stone would have no liberty.`;
    case 'ko':
      return `Ko: ${nameOf(color)} may not retake at ${place} at once.`;
    case 'superko':
      return `Superko: playing at ${place} would repeat an earlier position.`;
    case 'game-over':
      return 'The game is over. A stone on the board takes it up again.';
    default:
      return '';
  }
}

/** Who is next, or how the game ended. */
function nextInWords({ isOver, resignation, toPlay }: GoSession): string {
  if (!isOver) return `${nameOf(toPlay)} to play.`;
  if (resignation === null) return 'Both passed: the game is over.';
  return `${resignation.startsWith('B') ? 'White' : 'Black'} resigned: ${resignation}.`;
}

/** The move that led to the position, and who is next. */
export function positionInWords(session: GoSession): string {
  const next = nextInWords(session);
  const { lastMove, moveNumber } = session;
  if (lastMove === null)
    return moveNumber === 0 ? `Start of the game. ${next}` : `After move ${moveNumber}. ${next}`;
  const place = lastMove.vertex ? toGtp(lastMove.vertex, session.board.height) : 'passes';
  const taken = lastMove.taken > 0 ? `, taking ${count(lastMove.taken, 'stone')}` : '';
  return `Move ${moveNumber}: ${nameOf(lastMove.color)} ${place}${taken}. ${next}`;
}

/** What there is at a point, with what each overlay that is on says about it. */
export function pointInWords(
  session: GoSession,
  overlays: readonly Pick<GoOverlay, 'describe'>[],
  options: GoOverlayOptions,
  point: Vertex,
): string {
  const place = toGtp(point, session.board.height);
  const sign = session.board.get(point);
  const legality = session.legality(point);
  if (sign === 0 && legality !== 'legal' && legality !== 'game-over')
    return refusal(legality, session.toPlay, place);
  const said = overlays.flatMap((overlay) => overlay.describe(session.board, point, options) ?? []).reverse();
  if (said.length > 0) return `${place}: ${said.join('; ')}.`;
  if (sign !== 0) return `${place}: ${sign > 0 ? 'black' : 'white'} stone.`;
  return legality === 'legal' ? `${place}: ${nameOf(session.toPlay)} may play.` : `${place}: empty.`;
}

/** The board for those who cannot see it. */
export function boardInWords(session: GoSession): string {
  const { board, captures } = session;
  const stones = `${board.stones('black').size} black and ${board.stones('white').size} white stones`;
  const taken = `captured by Black ${captures.black}, by White ${captures.white}`;
  return `Go board, ${board.width} by ${board.height}. ${positionInWords(session)} ${stones}; ${taken}.`;
}
