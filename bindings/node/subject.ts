/** What a command is asked about: a game or a position, from a record or a line of NDJSON. */

import { rootValue } from '../js/core/sgf-root.js';
import {
  type ByColor,
  GoBoard,
  GoGame,
  type GoRules,
  KakoiError,
  LoaBoard,
  LoaGame,
  type LoaRules,
  SenketBoard,
  SenketGame,
} from '../js/index.js';
import type { Line } from './line.js';

export interface GoSubject {
  readonly game: 'go';
  readonly play: GoGame;
  /** Stones captured so far by each side. */
  readonly captures: ByColor<number>;
  /** The point that ko forbids, as GTP or SGF text or [x, y]. */
  readonly ko: string | readonly [number, number] | null;
  /** The result that the record names. */
  readonly recorded: string | null;
}
export interface LoaSubject {
  readonly game: 'loa';
  readonly play: LoaGame;
  readonly recorded: string | null;
}
export interface SenketSubject {
  readonly game: 'senket';
  /** Null for a position that is no game's. */
  readonly play: SenketGame | null;
  readonly board: SenketBoard;
}
export type Subject = GoSubject | LoaSubject | SenketSubject;

export const GAME_NAMES = { go: 'Go', loa: 'Lines of Action', senket: 'Senket' };

/** A game record as text. Throws as the package does. */
export function fromRecord(text: string, move?: number): Subject {
  if (isSenket(text)) return senketGame(text, move);
  if (gameNumber(text) === 9) {
    const play = LoaGame.fromSgf(text);
    if (move !== undefined) play.goTo(move);
    return { game: 'loa', play, recorded: play.info.result ?? null };
  }
  const play = GoGame.fromSgf(text);
  if (move !== undefined) play.goTo(move);
  return { game: 'go', play, captures: play.captures, ko: play.ko, recorded: play.info.result ?? null };
}

/** The subject of a line. Throws as the package does, and 'bad-option' when it is not of the line's `game`. */
export function fromLine(line: Line, move = line.move): Subject {
  const subject = withRecord(subjectOf(line, move), line.recorded);
  if (line.game === undefined || line.game === subject.game) return subject;
  throw new KakoiError(
    'bad-option',
    `'game' is ${JSON.stringify(line.game)}, but this is ${GAME_NAMES[subject.game]}`,
  );
}

/** A position has no record but what its line says of the game that it comes from. */
function withRecord(subject: Subject, recorded: Line['recorded']): Subject {
  if (recorded === undefined) return subject;
  if (recorded !== null && typeof recorded !== 'string') {
    throw new KakoiError('bad-option', `'recorded' is ${JSON.stringify(recorded)}, not a text or null`);
  }
  return subject.game === 'senket' ? subject : { ...subject, recorded };
}

function subjectOf(line: Line, move: number | undefined): Subject {
  if (line.sgf !== undefined) return fromRecord(line.sgf, move);
  if (typeof line.senket === 'string') return senketGame(line.senket, move);
  const subject = position(line);
  if (move !== undefined && move !== 0) {
    throw new KakoiError('bad-option', `move ${move} of a position: only a game has moves`);
  }
  return subject;
}

function position(line: Line): Subject {
  if (line.senket !== undefined) {
    return { game: 'senket', play: null, board: SenketBoard.fromJSON(line.senket) };
  }
  if (line.fen !== undefined) {
    return loaPosition(LoaBoard.fromFen(line.fen), line);
  }
  if (line.board === undefined && line.signMap === undefined) {
    throw new KakoiError(
      'bad-option',
      "no position: one of 'sgf', 'board', 'signMap', 'fen', 'senket' is needed",
    );
  }
  if (line.game === 'senket') {
    throw new KakoiError('bad-option', "of Senket 'board' and 'signMap' lack the fences: 'senket' is needed");
  }
  const isText = typeof line.board === 'string' || (Array.isArray(line.board) && line.board.every(isString));
  if (line.signMap === undefined && !isText) {
    throw new KakoiError('bad-option', "'board' must be rows of text, as a list or as one text");
  }
  const board =
    line.signMap === undefined
      ? GoBoard.fromDiagram(typeof line.board === 'string' ? line.board : (line.board?.join('\n') ?? ''))
      : GoBoard.fromSignMap(line.signMap);
  if (line.game === 'loa') {
    return loaPosition(LoaBoard.fromDiagram(board.toDiagram(), line.toPlay), line);
  }
  const { komi, handicap, toPlay } = line;
  const rules = line.rules as GoRules | undefined; // GoGame refuses others
  const play = new GoGame({
    setup: board,
    ...(rules === undefined ? {} : { rules }),
    ...(komi === undefined ? {} : { komi }),
    ...(handicap === undefined ? {} : { handicap }),
    ...(toPlay === undefined ? {} : { toPlay }),
  });
  return { game: 'go', play, captures: line.captures ?? play.captures, ko: line.ko ?? null, recorded: null };
}

function loaPosition(setup: LoaBoard, line: Line): LoaSubject {
  const rules = line.rules as LoaRules | undefined; // LoaGame refuses others
  return {
    game: 'loa',
    play: new LoaGame({ setup, ...(rules === undefined ? {} : { rules }) }),
    recorded: null,
  };
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

function senketGame(text: string, move?: number): SenketSubject {
  const play = SenketGame.fromText(text);
  if (move !== undefined) play.goTo(move);
  return { game: 'senket', play, board: play.board };
}

/** Whether the first word outside comments is that of a record of Senket. In linear time, whatever the text. */
function isSenket(text: string): boolean {
  return /^\s*senket\b/i.test(text.replace(/#.*/g, ''));
}

/** GM of the root node; 1, Go, where there is none. What is wrong with the text is for its reader to say. */
function gameNumber(text: string): number {
  return Number(rootValue(text, 'GM') ?? 1);
}

/** The subject when its game is one of those the command is for. Throws 'bad-option'. */
export function expectGame<G extends Subject['game']>(
  subject: Subject,
  command: string,
  ...games: readonly G[]
): Extract<Subject, { game: G }> {
  if ((games as readonly string[]).includes(subject.game)) return subject as Extract<Subject, { game: G }>;
  const names = games.map((game) => GAME_NAMES[game]).join(' and ');
  throw new KakoiError('bad-option', `'${command}' is for ${names}; this is ${GAME_NAMES[subject.game]}`);
}
