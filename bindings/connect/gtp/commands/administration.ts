/** Commands about the program, the board and the clock. */

import { version } from '../../../js/api.js';
import { type Arguments, Refusal } from '../arguments.js';
import type { Commands } from '../command.js';
import { LONGEST_SIDE, type Session } from '../session.js';

/** The words of kgs-time_settings, and the number of values behind each. */
const CLOCKS: Readonly<Record<string, number>> = { none: 0, absolute: 1, byoyomi: 3, canadian: 3 };

export const administration: Commands = {
  protocol_version: () => '2',
  name: () => 'kakoi',
  version: () => version,
  echo: (_session, args) => args.rest(),

  boardsize(session, args) {
    const size = args.integer();
    resize(session, size, size);
  },
  rectangular_boardsize(session, args) {
    const width = args.integer();
    resize(session, width, args.integer());
  },
  clear_board(session) {
    session.clear();
  },
  query_boardsize: ({ board: { width, height } }) => (width === height ? `${width}` : `${width} ${height}`),
  // The board is never turned.
  query_orientation: () => '0',

  time_settings(session, args) {
    const [main, period] = [seconds(args), seconds(args)];
    const moves = args.integer();
    // A period for no moves means no limit, and a game without any time nobody can mean.
    const isLimited = moves > 0 ? main + period > 0 : main > 0 && period === 0;
    session.clock.set(isLimited ? { main, period, moves } : null);
  },
  time_left(session, args) {
    const color = args.color();
    session.clock.tell(color, { seconds: seconds(args), moves: args.integer() });
  },
  'kgs-time_settings'(session, args) {
    const word = args.word().toLowerCase();
    const count = CLOCKS[word];
    if (count === undefined) throw new Refusal('syntax error');
    const [main = 0, period = 0] = Array.from({ length: Math.min(count, 2) }, () => seconds(args));
    const stones = count === 3 ? args.integer() : 0;
    const isByoyomi = word === 'byoyomi';
    session.clock.set(word === 'none' ? null : { main, period, moves: isByoyomi ? 1 : stones, isByoyomi });
  },
  cputime: ({ secondsSpent }) => secondsSpent.toFixed(3),
  'gomill-cpu_time': ({ secondsSpent }) => secondsSpent.toFixed(3),
  'kgs-game_over': () => {},
  // A program that knows it may send interruptions, which send() hears.
  'gogui-interrupt': () => {},
};

function resize(session: Session, width: number, height: number): void {
  if (width < 1 || height < 1 || width > LONGEST_SIDE || height > LONGEST_SIDE) {
    throw new Refusal('unacceptable size');
  }
  session.clear(width, height);
}

/** Seconds, whole ones by the protocol, and parts of them by others. */
function seconds(args: Arguments): number {
  const value = args.float();
  if (value < 0) throw new Refusal('syntax error');
  return value;
}
