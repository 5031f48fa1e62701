/** `kakoi analyze` for Lines of Action: groups, bit quads, connection and legal moves. */

import { COLORS } from '#layout/core';
import { opponent, version, vertexName } from '../../js/index.js';
import type { Answer, Skill } from '../game.js';
import { bothSides, byColor, character, counted, heading, players, rows, some } from '../text.js';
import type { LoaSubject } from './read.js';
import { loaDiagram } from './text.js';

const KINDS = ['q1', 'q2', 'q3', 'q4', 'qd'] as const;

export const analyze: Skill<LoaSubject> = {
  about: 'groups, quads, outcome',
  fields: `squares as 'a1':
  version, game, info, rules, moves, toPlay, result, board, fen, outcome, end
  lastMove   {color, move}
  groups     {black, white}: the squares of each connected group
  quads, eulerNumber, connected   {black, white}
  legalMoves how many the side to move has`,
  answer(subject): Answer {
    const analysis = facts(subject);
    return { fields: () => analysis, text: () => toText(analysis), brief: () => toBrief(analysis) };
  },
};

function facts({ play, recorded }: LoaSubject) {
  const { board, history, info, outcome, end } = play;
  const { width, height } = board;
  const last = history.at(-1);
  return {
    version,
    game: 'loa',
    info,
    width,
    height,
    rules: play.rules,
    moves: history.length,
    lastMove: last ? { color: opponent(play.toPlay), move: last.text } : null,
    toPlay: play.toPlay,
    result: recorded ?? play.result(),
    board: rows(width, height, (vertex) => character(board.get(vertex))),
    fen: board.toFen(),
    groups: byColor((color) =>
      board.groups(color).map((group) => [...group].map((square) => vertexName(square, board))),
    ),
    quads: byColor((color) => board.quads(color)),
    eulerNumber: byColor((color) => board.eulerNumber(color)),
    connected: byColor((color) => board.isConnected(color)),
    outcome,
    end,
    legalMoves: play.legalMoves().length,
  };
}

type Analysis = ReturnType<typeof facts>;

function toBrief({ info, moves, groups, ...state }: Analysis): string {
  const names = players(info);
  return [
    `Lines of Action, ${counted(moves, 'move')}`,
    `groups: ${bothSides((color) => groups[color].length)}`,
    `${stateText(state)}${names === '' ? '' : ` (${names})`}`,
  ].join('; ');
}

function stateText({
  outcome,
  end,
  toPlay,
  legalMoves,
}: Pick<Analysis, 'outcome' | 'end' | 'toPlay' | 'legalMoves'>) {
  if (end === null) return `${toPlay} to move, ${counted(legalMoves, 'legal move')}`;
  return `${outcome === 'draw' ? 'drawn' : `${outcome} has won`} (${end})`;
}

function toText({ info, result, moves, lastMove, ...rest }: Analysis): string {
  const { board, groups, quads, eulerNumber, connected } = rest;
  const played = counted(moves, 'move') + (lastMove ? `, the last ${lastMove.color} ${lastMove.move}` : '');
  return `${[
    ...heading(info, result),
    `Lines of Action; ${played}; ${stateText(rest)}`,
    '',
    ...loaDiagram(board.length, ([x, y]) => board[y]!.charAt(x)),
    '',
    ...COLORS.flatMap((color) =>
      groups[color].map(
        (group) => `  ${color} group of ${counted(group.length, 'stone')}: ${some(group, 12)}`,
      ),
    ),
    '',
    `Connected: ${bothSides((color) => (connected[color] ? 'yes' : 'no'))}`,
    ...COLORS.map((color) => {
      const kinds = KINDS.map((kind) => `${kind} ${quads[color][kind]}`).join(', ');
      return `Quads of ${color}: ${kinds}; Euler number ${eulerNumber[color]}`;
    }),
  ].join('\n')}\n`;
}
