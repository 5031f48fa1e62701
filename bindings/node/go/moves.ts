/** `kakoi moves` for Go: the points where the side to play may play. */

import type { Answer, Skill } from '../game.js';
import { character, counted } from '../text.js';
import { VARIATIONS, variationLines, variationsAt } from '../variations.js';
import { type GoSubject, koOf } from './read.js';
import { goDiagram, points, pointText } from './text.js';

export const moves: Skill<GoSubject> = {
  help: 'the points where the side to play may play, by the ko and suicide rules of the game.',
  fields: `toPlay, move (moves played), over, count, and moves: points in GTP text.
${VARIATIONS}`,
  answer: legalPoints,
};

function legalPoints(subject: GoSubject): Answer {
  const { play } = subject;
  const ko = koOf(subject);
  const { board, toPlay, isOver, rules } = play;
  // A game knows superko; a position only the ko that its line states.
  const legal =
    play.moveNumber > 0 || ko === null
      ? play.legalMoves()
      : board.legalMoves(toPlay, { ko, suicide: rules.suicide });
  const list = points(legal);
  const variations = variationsAt(play.node, (text) => pointText(text, board));
  const over = isOver ? ' (the game is over)' : '';
  const summary = `${toPlay} to play after ${counted(play.moveNumber, 'move')}: ${counted(list.length, 'legal point')}${over}`;
  return {
    fields: () => ({
      game: 'go',
      move: play.moveNumber,
      toPlay,
      over: isOver,
      count: list.length,
      moves: list,
      variations,
    }),
    brief: () => summary,
    text: () => {
      const cell = (vertex: readonly [number, number]) =>
        legal.has(vertex) ? '+' : board.get(vertex) === 0 && !isOver ? '!' : character(board.get(vertex));
      return `${[
        summary,
        '',
        ...goDiagram(board, cell),
        ...(isOver ? [] : ['(+ legal, ! empty but not legal)']),
        ...variationLines(variations),
      ].join('\n')}\n`;
    },
  };
}
