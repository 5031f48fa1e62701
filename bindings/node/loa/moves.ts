/** `kakoi moves` for Lines of Action: the legal moves with their effects. */

import { vertexName } from '../../js/index.js';
import type { Answer, Skill } from '../game.js';
import { character, counted } from '../text.js';
import { VARIATIONS, variationLines, variationsAt } from '../variations.js';
import type { LoaSubject } from './read.js';
import { loaDiagram } from './text.js';

export const moves: Skill<LoaSubject> = {
  help: 'every move and what it does.',
  fields: `toPlay, move (moves played), over, count, and
  moves      {move, from, to, capture, connects}, where connects is one of 'none', 'mover', 'opponent', 'both'
  mustPass   whether a pass is the only move
${VARIATIONS}`,
  examples: [`echo '{"fen": "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"}' | kakoi moves`],
  answer: legalMoves,
};

function legalMoves({ play }: LoaSubject): Answer {
  const { board, toPlay, outcome, isOver } = play;
  const list = play.legalMoves();
  const variations = variationsAt(play.node, (text) => text.trim() || 'pass');
  const mustPass = !isOver && board.mustPass;
  const remark = !isOver ? (mustPass ? ', who must pass' : '') : `; decided: ${outcome}`;
  const summary = `${toPlay} to move after ${counted(play.moveNumber, 'move')}: ${counted(list.length, 'legal move')}${remark}`;
  return {
    fields: () => ({
      game: 'loa',
      move: play.moveNumber,
      toPlay,
      over: isOver,
      mustPass,
      count: list.length,
      moves: list.map(({ text, from, to, capture, connects }) => ({
        move: text,
        from: vertexName(from, board),
        to: vertexName(to, board),
        capture,
        connects,
      })),
      variations,
    }),
    brief: () => summary,
    text: () => {
      const lines = list.map(({ text, capture, connects }) => {
        const flags = [capture ? 'captures' : '', connects === 'none' ? '' : `connects ${connects}`];
        return `  ${text.padEnd(6)} ${flags.filter(Boolean).join(', ')}`.trimEnd();
      });
      const picture = loaDiagram(board.width, (vertex) => character(board.get(vertex)));
      return `${[summary, '', ...picture, '', ...lines, ...variationLines(variations)].join('\n').trimEnd()}\n`;
    },
  };
}
