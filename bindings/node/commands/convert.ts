/** `kakoi convert`: the same game or position in another notation. */

import { KakoiError } from '../../js/index.js';
import { GAME_NAMES, type Subject } from '../subject.js';
import { character, rows } from '../text.js';
import { toJson } from '../visible.js';
import type { Answer, Source } from './command.js';

export const FORMATS = ['sgf', 'fen', 'signmap', 'diagram', 'senket', 'ndjson'] as const;
type Format = (typeof FORMATS)[number];

interface ConvertOptions {
  readonly to: Format;
}

/**
 * The fields are those that a line of NDJSON is read from, so that an answer is an input again; but diagrams and sign
 * maps of Senket, which lack the fences, are refused there. Positions have lost their place, so 'ndjson' carries the `id`.
 */
export function convert(subject: Subject, { to }: ConvertOptions, source: Source): Answer {
  const { game } = subject;
  switch (to) {
    case 'sgf': {
      if (subject.game === 'senket') break;
      const sgf = subject.play.toSgf();
      return { fields: { game, sgf }, text: () => sgf };
    }
    case 'fen': {
      if (subject.game !== 'loa') break;
      const fen = subject.play.board.toFen();
      return { fields: { game, fen }, text: () => `${fen}\n` };
    }
    case 'signmap': {
      const signMap = signMapOf(subject);
      return {
        fields: { game, signMap, ...sideOf(subject) },
        text: () => `${JSON.stringify(signMap)}\n`,
      };
    }
    case 'diagram': {
      const board = boardOf(subject).toDiagram();
      return { fields: { game, board, ...sideOf(subject) }, text: () => `${board}\n` };
    }
    case 'senket': {
      const senket = subject.game === 'senket' ? subject.play?.toText() : undefined;
      if (senket === undefined) break;
      return { fields: { game, senket }, text: () => senket };
    }
    case 'ndjson': {
      const id = source.id === undefined ? {} : { id: source.id };
      const fields = { ...id, game, ...position(subject) };
      return { fields, text: () => `${toJson(fields)}\n` };
    }
  }
  const what = subject.game === 'senket' && subject.play === null ? 'a position of Senket' : GAME_NAMES[game];
  throw new KakoiError('bad-option', `${what} cannot be written as '${to}'`);
}

function boardOf(subject: Subject) {
  return subject.game === 'senket' ? subject.board : subject.play.board;
}

function signMapOf(subject: Subject): number[][] {
  const board = boardOf(subject);
  const width = 'size' in board ? board.size : 'width' in board ? board.width : 8;
  const height = 'size' in board ? board.size : 'height' in board ? board.height : 8;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => board.get([x, y]) as number),
  );
}

function sideOf(subject: Subject): object {
  if (subject.game === 'senket') return {};
  return { toPlay: subject.game === 'go' ? subject.play.toPlay : subject.play.toMove };
}

/** Everything that a position is counted by, and the result that the count may be compared with. */
function position(subject: Subject): object {
  if (subject.game === 'senket') return { senket: subject.board.toJSON() };
  if (subject.game === 'loa')
    return { fen: subject.play.board.toFen(), rules: subject.play.rules, recorded: subject.recorded };
  const { play, captures, ko, recorded } = subject;
  const { board, toPlay, rules, handicap } = play;
  return {
    board: rows(board.width, board.height, (vertex) => character(board.get(vertex))),
    toPlay,
    rules,
    handicap,
    captures,
    ko,
    recorded,
  };
}
