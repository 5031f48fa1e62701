/** Commands about the program, the board and the clock. */

import { version } from '../../../js/api.js';
import { type Arguments, Refusal } from '../arguments.js';
import type { TimeSettings } from '../clock.js';
import type { Commands } from '../command.js';
import { LONGEST_SIDE, type Session } from '../session.js';

/** The clocks by name, from the values behind it; `null` for none. */
const CLOCKS: Readonly<Record<string, (args: Arguments) => TimeSettings | null>> = {
  none: () => null,
  absolute: (args) => ({ main: seconds(args), period: 0, moves: 0 }),
  byoyomi(args) {
    const settings = { main: seconds(args), period: seconds(args), moves: 1, isByoyomi: true };
    args.integer(); // the number of periods, which time_left tells
    return settings;
  },
  canadian: (args) => ({ main: seconds(args), period: seconds(args), moves: args.integer() }),
  fischer: fischer,
  'fischer-capped': (args) => ({ ...fischer(args), limit: limit(args), most: limit(args) }),
};
/** KGS knows no other. */
const OF_KGS = ['none', 'absolute', 'byoyomi', 'canadian'];

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
    session.clock.set(clock(args, OF_KGS));
  },
  'kata-time_settings'(session, args) {
    session.clock.set(clock(args, Object.keys(CLOCKS)));
  },
  'kata-list_time_settings': () => Object.keys(CLOCKS).join(' '),
  cputime: ({ secondsSpent }) => secondsSpent.toFixed(3),
  'gomill-cpu_time': ({ secondsSpent }) => secondsSpent.toFixed(3),
  'kgs-game_over': () => {},
  // A program that knows it may send interruptions, which send() hears.
  'gogui-interrupt': () => {},
};

function clock(args: Arguments, known: readonly string[]): TimeSettings | null {
  const name = args.word().toLowerCase();
  if (!known.includes(name)) throw new Refusal('syntax error');
  return CLOCKS[name]!(args);
}

/** Main time, and what a move adds to it. */
function fischer(args: Arguments): TimeSettings {
  return { main: seconds(args), period: 0, moves: 0, increment: seconds(args) };
}

/** Seconds, or a negative number for no limit. */
function limit(args: Arguments): number {
  const value = args.float();
  return value < 0 ? Number.POSITIVE_INFINITY : value;
}

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
