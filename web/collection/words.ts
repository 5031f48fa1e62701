/** Numbers and moves in words. */

import { type Vertex, vertexName } from 'kakoi';
import { count, say } from '../shell/words.js';
import type { NextMove } from './games.js';
import { pointOf, type Question } from './question.js';

/** The part of the decided games that was won: '62 %'; null where none was decided. */
export function shareOf({ won, lost }: Pick<NextMove, 'won' | 'lost'>): string | null {
  return won + lost === 0 ? null : `${Math.round((100 * won) / (won + lost))} %`;
}

/** 'Q16', or words for a move that is none of the points. */
export function moveName(question: Question, { vertex }: Pick<NextMove, 'vertex'>): string {
  if (vertex === null) return question.area === null ? say('pass') : say('elsewhere');
  return pointName(pointOf(question, vertex), question);
}

export function pointName(point: Vertex, { board }: Pick<Question, 'board'>): string {
  return vertexName(point, board);
}

/** 'Q16: 34 games, won 62 %.' */
export function moveInWords(question: Question, move: NextMove): string {
  const [place, games, share] = [moveName(question, move), gamesInWords(move.count), shareOf(move)];
  return share === null
    ? say('{move}: {games}.', { move: place, games })
    : say('{move}: {games}, won {share}.', { move: place, games, share });
}

export function gamesInWords(games: number): string {
  return count(games, 'game');
}
