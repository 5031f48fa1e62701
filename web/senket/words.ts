/** What the page says about points, turns and the end of the game. */

import { KakoiError, postName, type SenketMode } from 'kakoi';
import type { SenketView } from 'kakoi/pictures';
import { count, nameOf } from '../shell/words.js';
import type { SenketSession } from './session.js';

/** The package's complaint as a sentence. */
export function refusalInWords(error: unknown): string {
  if (!(error instanceof KakoiError)) throw error;
  const { message } = error;
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

export function boardInWords({ board }: SenketView): string {
  const posts = (color: 'black' | 'white') => `${board.posts(color).size} ${color}`;
  return `Senket board, ${board.size}×${board.size}, ${posts('black')} and ${posts('white')} posts`;
}

export function positionInWords(session: SenketSession, view: SenketView): string {
  const { lastMove, toPlay, isOver } = session;
  if (isOver) return endInWords(session, view);
  const next = `${nameOf(toPlay)} to play.`;
  if (lastMove === null)
    return `Start of the game. ${next} Posts a knight’s step apart can be joined by fences.`;
  const { number, color, post, fences } = lastMove;
  if (post === null) return `Turn ${number}: ${nameOf(color)} passes. ${next}`;
  const joined = fences.length > 0 ? ` with ${count(fences.length, 'fence')}` : '';
  return `Turn ${number}: ${nameOf(color)} ${postName(post, session.board.size)}${joined}. ${next}`;
}

export function endInWords(session: SenketSession, { score, mode }: SenketView): string {
  const outcome = session.outcome(mode);
  const [black, white] = [score.black.total, score.white.total];
  if (outcome === 'draw') return `Both have passed. A tie: ${black} each.`;
  const [more, less] = outcome === 'black' ? [black, white] : [white, black];
  return `Both have passed. ${outcome === 'black' ? 'Black' : 'White'} wins, ${more} to ${less}.`;
}

export function modeInWords(mode: SenketMode): string {
  return mode === 'area' ? 'area scoring' : 'post scoring';
}

/** '+14', '−196', '±0'. */
export function change(by: number): string {
  return by === 0 ? '±0' : by > 0 ? `+${by}` : `−${-by}`;
}
