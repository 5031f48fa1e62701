/** Commands about the program, the board and the clock. */

import { version } from '../../../js/api.js';
import { type Arguments, Refusal } from '../arguments.js';
import type { Commands } from '../command.js';
import { LONGEST_SIDE, type Session } from '../session.js';

/** The words of kgs-time_settings, and the number of integers behind each. */
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

  // Every move has the same budget, but for a side in time trouble: time_left.
  time_settings(_session, args) {
    integers(args, 3);
  },
  time_left(session, args) {
    const color = args.color();
    session.secondsLeft[color] = args.integer();
    args.integer();
  },
  'kgs-time_settings'(_session, args) {
    const count = CLOCKS[args.word().toLowerCase()];
    if (count === undefined) throw new Refusal('syntax error');
    integers(args, count);
  },
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

function integers(args: Arguments, count: number): void {
  for (let i = 0; i < count; i++) args.integer();
}
