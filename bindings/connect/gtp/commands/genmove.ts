/** Commands that ask for a move, of an opponent that answers at once. */

import { type Color, toGtp } from '../../../js/api.js';
import { type AnalysisTerms, readTerms } from '../analysis.js';
import type { Commands } from '../command.js';
import { type ChooseMove, captureOfDead, type MoveQuestion, rankMoves } from '../opponent.js';
import type { Session } from '../session.js';

/** With fewer seconds left, a side looks at less. */
const HURRY = 20;
/** The random games that stand behind a move in the eyes of programs that show them. */
const VISITS = 400;

/** The commands, with the opponent that they ask. */
export function genmove(chooseMove: ChooseMove): Commands {
  const play = (session: Session, color: Color, cleanUp = false) => {
    const question = questionOf(session, color);
    const vertex = chooseMove(question) ?? (cleanUp ? captureOfDead(question) : null);
    session.play(color, vertex);
    return toGtp(vertex, session.board.height);
  };
  return {
    genmove: (session, args) => play(session, args.color()),
    'kgs-genmove_cleanup': (session, args) => play(session, args.color(), true),
    reg_genmove(session, args) {
      const vertex = chooseMove(questionOf(session, args.color()));
      return toGtp(vertex, session.board.height);
    },
    // The time between reports makes no difference: there is one report.
    'lz-analyze': (session, args) => analysis(session, readTerms(args, session.game.toPlay, 'lz')),
  };
}

/** The question for a move of the colour. */
export function questionOf(session: Session, color: Color): MoveQuestion {
  const { gameByTerms: game, terms, maxVisits } = session;
  if (game.isOver) game.resume();
  const budget = Math.min(1, (session.secondsLeft[color] ?? HURRY) / HURRY);
  return { game, color, rules: terms, budget, maxVisits };
}

/** Moves to consider with their chances, in a line as Leela Zero writes it and Sabaki draws it. */
function analysis(session: Session, { color, most }: AnalysisTerms): string {
  const { height } = session.board;
  const moves = rankMoves(questionOf(session, color)).slice(0, most);
  const infos = moves.map(({ vertex, winRate }, order) => {
    const move = toGtp(vertex, height);
    const rate = Math.round(winRate * 10_000);
    return `info move ${move} visits ${VISITS} winrate ${rate} prior ${rate} order ${order} pv ${move}`;
  });
  return infos.length === 0 ? '' : `\n${infos.join(' ')}`;
}
