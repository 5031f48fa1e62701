/** Commands that ask for a move, of an opponent that answers at once. */

import { type Color, vertexName } from '../../../js/api.js';
import { type AnalysisTerms, readTerms } from '../analysis.js';
import type { Arguments } from '../arguments.js';
import type { Commands } from '../command.js';
import { type ChooseMove, captureOfDead, type MoveQuestion, rankMoves } from '../opponent.js';
import type { FirstMoves } from '../restriction.js';
import type { Session } from '../session.js';

/** With fewer seconds for a move, less is looked at. */
const HURRY = 2;
/** The random games that stand behind a move in the eyes of programs that show them. */
const VISITS = 400;

/** The commands, with the opponent that they ask. */
export function genmove(chooseMove: ChooseMove): Commands {
  const play = (session: Session, color: Color, cleanUp = false) => {
    const begun = performance.now();
    const question = questionOf(session, color);
    const vertex = chooseMove(question) ?? (cleanUp ? captureOfDead(question) : null);
    session.play(color, vertex);
    session.clock.spend(color, (performance.now() - begun) / 1000);
    return vertexName(vertex, session.board.height);
  };
  const choice = (session: Session, color: Color) =>
    vertexName(chooseMove(questionOf(session, color)), session.board.height);
  return {
    genmove: (session, args) => play(session, args.color()),
    'kgs-genmove_cleanup': (session, args) => play(session, args.color(), true),
    reg_genmove: (session, args) => choice(session, args.color()),
    'kata-search': (session, args) => choice(session, colorOf(session, args)),
    // The time between reports makes no difference: there is one report.
    'lz-analyze': (session, args) => analysis(session, readTerms(args, session, 'lz')),
  };
}

/** The colour that is named, or that of the side to play. */
export function colorOf(session: Session, args: Arguments): Color {
  return args.isEmpty ? session.game.toPlay : args.color();
}

/** The question for a move of the colour, among those that are left, or all. */
export function questionOf(session: Session, color: Color, left: FirstMoves | null = null): MoveQuestion {
  const { gameByTerms: game, terms, strength } = session;
  if (game.isOver) game.resume();
  const { seconds, playouts } = session.limitsOf(color);
  const moves = left?.points ?? session.legalMoves(color);
  const budget = Math.min(1, seconds / HURRY);
  return { game, color, rules: terms, moves, budget, level: strength.level, playouts };
}

/** Moves to consider with their chances, in a line as Leela Zero writes it and Sabaki draws it. */
function analysis(session: Session, { color, most, left }: AnalysisTerms): string {
  const { height } = session.board;
  const moves = rankMoves(questionOf(session, color, left)).slice(0, most);
  const infos = moves.map(({ vertex, winRate }, order) => {
    const move = vertexName(vertex, height);
    const rate = Math.round(winRate * 10_000);
    return `info move ${move} visits ${VISITS} winrate ${rate} prior ${rate} order ${order} pv ${move}`;
  });
  return infos.length === 0 ? '' : `\n${infos.join(' ')}`;
}
