/** The page's words about points, turns and the end of the game. */

import { opponent, type SenketMode, vertexName } from 'kakoi';
import { count, lossInWords, nameOf, say } from '../shell/words.js';
import type { SenketSession } from './session.js';
import type { SenketView } from './view.js';

export function boardInWords({ board }: SenketView): string {
  return say('Senket board, {size}×{size}, {black} black and {white} white posts', {
    size: board.size,
    black: board.posts('black').size,
    white: board.posts('white').size,
  });
}

export function positionInWords(session: SenketSession, view: SenketView): string {
  const { lastMove, toPlay, isOver } = session;
  if (isOver) return endInWords(session, view);
  const next = say('{color} to play.', { color: nameOf(toPlay) });
  if (lastMove === null)
    return say('Start of the game. {next} Posts a knight’s step apart can be joined by fences.', { next });
  const { number, post, fences } = lastMove;
  const color = nameOf(lastMove.color);
  if (post === null) return say('Turn {number}: {color} passes. {next}', { number, color, next });
  const place = vertexName(post, session.board);
  const built = count(fences.length, 'fence');
  return fences.length > 0
    ? say('Turn {number}: {color} {place} with {fences}. {next}', {
        number,
        color,
        place,
        fences: built,
        next,
      })
    : say('Turn {number}: {color} {place}. {next}', { number, color, place, next });
}

export function endInWords({ loss }: SenketSession, { score }: SenketView): string {
  if (loss !== null)
    return say('{verdict}: {why}.', {
      verdict: say('{color} wins', { color: nameOf(opponent(loss.color)) }),
      why: lossInWords(loss.by, loss.color),
    });
  const [black, white] = [score.black.total, score.white.total];
  if (black === white) return say('Both have passed. A tie: {total} each.', { total: black });
  return say('Both have passed. {color} wins, {more} to {less}.', {
    color: nameOf(black > white ? 'black' : 'white'),
    more: Math.max(black, white),
    less: Math.min(black, white),
  });
}

export function modeInWords(mode: SenketMode): string {
  return mode === 'area' ? say('area scoring') : say('post scoring');
}

/** '+14', '−196', '±0'. */
export function change(by: number): string {
  return by === 0 ? '±0' : by > 0 ? `+${by}` : `−${-by}`;
}
