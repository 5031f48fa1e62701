/** `kakoi moves`: where the side to play may play. */

import { expectGame, type GoSubject, type LoaSubject, type Subject } from '../subject.js';
import { character, counted, diagram, goColumns, LOA_COLUMNS, points, squareText } from '../text.js';
import type { Answer } from './command.js';

export function moves(subject: Subject): Answer {
  const known = expectGame(subject, 'moves', 'go', 'loa');
  return known.game === 'go' ? goMoves(known) : loaMoves(known);
}

function goMoves({ play, ko }: GoSubject): Answer {
  const { board, toPlay, isOver, rules } = play;
  // A game knows superko; a position only what it was told.
  const legal =
    play.moveNumber > 0 || ko === null
      ? play.legalMoves()
      : board.legalMoves(toPlay, { ko, suicide: rules.suicide });
  const list = points(legal);
  const over = isOver ? ' (the game is over)' : '';
  const summary = `${toPlay} to play after ${counted(play.moveNumber, 'move')}: ${counted(list.length, 'legal point')}${over}`;
  return {
    fields: { game: 'go', move: play.moveNumber, toPlay, over: isOver, count: list.length, moves: list },
    brief: () => summary,
    text: () => {
      const cell = (vertex: readonly [number, number]) =>
        legal.has(vertex) ? '+' : board.get(vertex) === 0 && !isOver ? '!' : character(board.get(vertex));
      return `${[
        summary,
        '',
        ...diagram(board.height, goColumns(board.width, board.height), cell),
        ...(isOver ? [] : ['(+ legal, ! empty but not legal)']),
      ].join('\n')}\n`;
    },
  };
}

function loaMoves({ play }: LoaSubject): Answer {
  const { board, toMove, outcome } = play;
  const list = outcome === null ? board.moves() : [];
  const mustPass = outcome === null && board.mustPass;
  const remark = outcome === null ? (mustPass ? ', who must pass' : '') : `; decided: ${outcome}`;
  const summary = `${toMove} to move after ${counted(play.moveNumber, 'move')}: ${counted(list.length, 'legal move')}${remark}`;
  return {
    fields: {
      game: 'loa',
      move: play.moveNumber,
      toPlay: toMove,
      over: play.isOver,
      mustPass,
      count: list.length,
      moves: list.map(({ text, from, to, capture, connects }) => ({
        move: text,
        from: squareText(from),
        to: squareText(to),
        capture,
        connects,
      })),
    },
    brief: () => summary,
    text: () => {
      const lines = list.map(({ text, capture, connects }) => {
        const flags = [capture ? 'captures' : '', connects === 'none' ? '' : `connects ${connects}`];
        return `  ${text.padEnd(6)} ${flags.filter(Boolean).join(', ')}`.trimEnd();
      });
      return `${[
        summary,
        '',
        ...diagram(8, LOA_COLUMNS, (vertex) => character(board.get(vertex))),
        '',
        ...lines,
      ]
        .join('\n')
        .trimEnd()}\n`;
    },
  };
}
