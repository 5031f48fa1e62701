/** `kakoi moves` for Senket: the points where the side to play may put a post. */

import { vertexName } from '../../js/index.js';
import type { Answer, Skill } from '../game.js';
import { counted } from '../text.js';
import type { SenketSubject } from './read.js';

export const moves: Skill<SenketSubject> = {
  help: 'the points where the side to play may put a post.',
  fields: "toPlay, move (moves played), over, count, and moves: points as 'x-y'.",
  answer: legalPosts,
};

function legalPosts({ play }: SenketSubject): Answer {
  const { board, toPlay, isOver, moveNumber } = play;
  const list = [...play.legalMoves()].map((point) => vertexName(point, board));
  const over = isOver ? ' (the game is over)' : '';
  const summary = `${toPlay} to play after ${counted(moveNumber, 'move')}: ${counted(list.length, 'legal point')}${over}`;
  return {
    fields: () => ({
      game: 'senket',
      move: moveNumber,
      toPlay,
      over: isOver,
      count: list.length,
      moves: list,
    }),
    brief: () => summary,
    text: () => `${summary}\n${list.join(' ')}\n`,
  };
}
