/** Commands that ask about the board, under the names that GNU Go gave them. */

import { opponent, type Vertex, vertexName } from '../../../js/api.js';
import type { CaptureReading } from '../../../js/reading/capture.js';
import { Refusal } from '../arguments.js';
import { chainAt, readChain } from '../chains.js';
import type { Commands } from '../command.js';
import type { Session } from '../session.js';
import { boardText, COLORS, numberText, pointsText } from '../text.js';

export const board: Commands = {
  showboard({ shown: { board, captures, toPlay } }) {
    const taken = COLORS.map((color) => `${color} has captured ${captures[color]}`).join(', ');
    return `\n${boardText(board)}\n${toPlay} to play; ${taken}`;
  },
  list_stones({ board }, args) {
    return pointsText(board.stones(args.color()), board.height);
  },
  color(session, args) {
    const { board } = session;
    const sign = board.get(args.point(board.width, board.height));
    return sign === 0 ? 'empty' : sign === 1 ? 'black' : 'white';
  },
  countlib: (session, args) => `${chainAt(session, args).liberties.size}`,
  findlib: (session, args) => pointsText(chainAt(session, args).liberties, session.board.height),
  accuratelib(session, args) {
    const { board } = session;
    const color = args.color();
    const vertex = args.point(board.width, board.height);
    if (session.legality(color, vertex) !== 'legal') throw new Refusal('illegal move');
    // Without the rule for superko, which a count of liberties is not about.
    const { board: after } = board.play(color, vertex, { suicide: session.terms.suicide });
    return pointsText(after.chainAt(vertex)?.liberties ?? [], board.height);
  },
  unconditional_status(session, args) {
    const { board } = session;
    const vertex = args.point(board.width, board.height);
    const alive = board.passAlive();
    const owner = COLORS.find(
      (color) => alive[color].stones.has(vertex) || alive[color].territory.has(vertex),
    );
    if (owner === undefined) return 'undecided';
    if (alive[owner].stones.has(vertex)) return 'alive';
    return board.get(vertex) === 0 ? `${owner}_territory` : 'dead';
  },

  is_legal(session, args) {
    const { width, height } = session.board;
    const color = args.color();
    const vertex = args.move(width, height);
    return vertex === null || session.legality(color, vertex) === 'legal' ? '1' : '0';
  },
  all_legal: (session, args) => pointsText(session.legalMoves(args.color()), session.board.height),
  captures: ({ shown }, args) => `${shown.captures[args.color()]}`,
  last_move({ shown: { history, board } }) {
    const last = history.at(-1);
    if (last === undefined) throw new Refusal('no previous move known');
    return `${last.color} ${vertexName(last.vertex, board.height)}`;
  },
  move_history({ shown: { history, board } }) {
    return history
      .map(({ color, vertex }) => `${color} ${vertexName(vertex, board.height)}`)
      .reverse()
      .join('\n');
  },

  attack(session, args) {
    const chain = chainAt(session, args);
    const { outcome, move } = decided(readChain(session, chain, opponent(chain.color)));
    return outcome === 'escapes' ? '0' : success(outcome, move, session);
  },
  defend(session, args) {
    const chain = chainAt(session, args);
    const { outcome, move } = decided(readChain(session, chain, chain.color));
    return outcome === 'captured' ? '0' : success(outcome, move, session);
  },
  estimate_score({ board, terms, game: { handicap, captures } }) {
    const { margin, spread } = board.estimate({ rules: terms, handicap, captures });
    const text = (value: number) => `${value < 0 ? 'W' : 'B'}+${numberText(Math.abs(value))}`;
    return `${text(margin)} (upper bound: ${numberText(margin + spread)}, lower: ${numberText(margin - spread)})`;
  },
};

/** The reading, which refuses to guess. */
function decided(reading: CaptureReading): CaptureReading {
  if (reading.outcome === 'unknown') throw new Refusal('undecided');
  return reading;
}

/** A success as GNU Go writes it: 1 and the move, or 2 if it depends on a ko. */
function success(outcome: CaptureReading['outcome'], move: Vertex | null, { board }: Session): string {
  return `${outcome === 'ko' ? 2 : 1} ${vertexName(move, board.height)}`;
}
