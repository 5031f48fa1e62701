/** Commands that ask for a move, of an opponent that answers at once. */

import type { Color } from '../../api.js';
import type { Commands } from '../command.js';
import { type ChooseMove, captureOfDead, type MoveQuestion, rankMoves } from '../opponent.js';
import type { Session } from '../session.js';
import { moveText } from '../text.js';

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
    return moveText(vertex, session.board.height);
  };
  return {
    genmove: (session, args) => play(session, args.color()),
    'kgs-genmove_cleanup': (session, args) => play(session, args.color(), true),
    reg_genmove(session, args) {
      const vertex = chooseMove(questionOf(session, args.color()));
      return moveText(vertex, session.board.height);
    },
    // Its further arguments, as the time between reports, make no difference: there is one report.
    'lz-analyze'(session, args) {
      const isNamed = /^(?:b|w|black|white)$/i.test(args.words[0] ?? '');
      return analysis(session, isNamed ? args.color() : session.game.toPlay);
    },
  };
}

/** The question for a move of the colour. */
export function questionOf(session: Session, color: Color): MoveQuestion {
  const { gameByTerms: game, terms } = session;
  if (game.isOver) game.resume();
  const budget = Math.min(1, (session.secondsLeft[color] ?? HURRY) / HURRY);
  return { game, color, rules: terms, budget };
}

/** Moves to consider with their chances, in a line as Leela Zero writes it and Sabaki draws it. */
function analysis(session: Session, color: Color): string {
  const { height } = session.board;
  const infos = rankMoves(questionOf(session, color)).map(({ vertex, winRate }, order) => {
    const move = moveText(vertex, height);
    const rate = Math.round(winRate * 10_000);
    return `info move ${move} visits ${VISITS} winrate ${rate} prior ${rate} order ${order} pv ${move}`;
  });
  return infos.length === 0 ? '' : `\n${infos.join(' ')}`;
}
