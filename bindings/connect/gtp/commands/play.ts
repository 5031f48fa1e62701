/** Commands that change the position. */

import type { Color, Vertex } from '../../../js/api.js';
import { type Arguments, Refusal } from '../arguments.js';
import type { Commands } from '../command.js';
import { fixedHandicap, freeHandicap } from '../handicap.js';
import type { Session } from '../session.js';
import { pointsText } from '../text.js';

type Move = readonly [color: Color, vertex: Vertex | null];

export const play: Commands = {
  play(session, args) {
    session.play(...readMove(session, args));
  },
  undo(session) {
    session.undo(1);
  },
  'gg-undo'(session, args) {
    session.undo(args.isEmpty ? 1 : args.integer());
  },

  trymove(session, args) {
    session.try(...readMove(session, args));
  },
  popgo(session) {
    if (!session.popTried()) throw new Refusal('stack empty');
  },

  fixed_handicap: (session, args) => place(session, args, fixedHandicap),
  place_free_handicap: (session, args) => place(session, args, freeHandicap),
  set_free_handicap(session, args) {
    const { width, height } = session.board;
    const points: Vertex[] = [];
    while (!args.isEmpty) points.push(args.point(width, height, 'bad vertex list'));
    const different = new Set(points.map(String)).size;
    if (points.length < 2 || points.length >= width * height || different < points.length) {
      throw new Refusal('bad vertex list');
    }
    session.placeHandicap(points);
  },

  'gogui-play_sequence'(session, args) {
    const moves = readMoves(session, args);
    const before = session.game.moveNumber;
    try {
      for (const move of moves) session.play(...move);
    } catch (error) {
      session.undo(session.game.moveNumber - before);
      throw error;
    }
  },
  'gogui-setup'(session, args) {
    session.refuseStones();
    const stones = readMoves(session, args);
    const of = (color: Color) =>
      stones.flatMap(([side, vertex]) => (side === color && vertex !== null ? [vertex] : []));
    const different = new Set(stones.map(([, vertex]) => String(vertex))).size;
    if (different < stones.length || stones.some(([, vertex]) => vertex === null)) {
      throw new Refusal('bad vertex list');
    }
    session.clear();
    session.game.setUp({ black: of('black'), white: of('white') });
  },
  'gogui-setup_player'(session, args) {
    session.game.setUp({ toPlay: args.color() });
  },
};

function readMove(session: Session, args: Arguments): Move {
  const { width, height } = session.board;
  const color = args.color();
  return [color, args.move(width, height, 'illegal move')];
}

function readMoves(session: Session, args: Arguments): Move[] {
  const moves: Move[] = [];
  while (!args.isEmpty) moves.push(readMove(session, args));
  return moves;
}

/** Places that many handicap stones where `points` says. */
function place(
  session: Session,
  args: Arguments,
  points: (width: number, height: number, stones: number) => Vertex[] | null,
): string {
  const stones = args.integer();
  session.refuseStones();
  const { width, height } = session.board;
  const placed = points(width, height, stones);
  if (placed === null) throw new Refusal('invalid number of stones');
  session.placeHandicap(placed);
  return pointsText(placed, height);
}
