/** Commands of a searching opponent: moves and analyses that are told while they are looked for. */

import { type Color, toGtp, type Vertex } from '../../../js/api.js';
import type { MoveChoice } from '../../../js/play/choice.js';
import { type AnalysisTerms, readTerms, report } from '../analysis.js';
import type { Command, Commands } from '../command.js';
import { captureOfDead, type MoveQuestion } from '../opponent.js';
import type { Session } from '../session.js';
import { questionOf } from './genmove.js';

/** The search, as createGtp() is given it. */
export type Analyze = (
  question: MoveQuestion & { readonly isEndless: boolean },
) => Iterable<MoveChoice<Vertex>>;

/** The commands, with the search that they ask. */
export function thinking(analyze: Analyze): Commands {
  const search = (session: Session, color: Color, terms: AnalysisTerms | null, isEndless: boolean) =>
    reporting(analyze({ ...questionOf(session, color), isEndless }), session, terms);

  /** Chooses a move, and plays it. */
  function* move(session: Session, color: Color, terms: AnalysisTerms | null, cleansUp = false) {
    const choice = yield* search(session, color, terms, false);
    const vertex = choice.move ?? (cleansUp ? captureOfDead(questionOf(session, color)) : null);
    session.play(color, vertex);
    const text = toGtp(vertex, session.board.height);
    return terms === null ? text : `play ${text}`;
  }

  function* choice(session: Session, color: Color) {
    const { move } = yield* search(session, color, null, false);
    return toGtp(move, session.board.height);
  }

  function* analysis(session: Session, terms: AnalysisTerms) {
    yield* search(session, terms.color, terms, true);
    return '';
  }

  const analysing =
    (dialect: AnalysisTerms['dialect']): Command =>
    (session, args) => {
      const terms = readTerms(args, session.game.toPlay, dialect);
      return { isAwaited: false, steps: analysis(session, terms) };
    };
  const moving =
    (dialect: AnalysisTerms['dialect']): Command =>
    (session, args) => {
      const terms = readTerms(args, session.game.toPlay, dialect);
      return { isAwaited: true, steps: move(session, terms.color, terms) };
    };
  return {
    genmove: (session, args) => ({ isAwaited: true, steps: move(session, args.color(), null) }),
    'kgs-genmove_cleanup': (session, args) => ({
      isAwaited: true,
      steps: move(session, args.color(), null, true),
    }),
    reg_genmove: (session, args) => ({ isAwaited: true, steps: choice(session, args.color()) }),
    'lz-analyze': analysing('lz'),
    'kata-analyze': analysing('kata'),
    'lz-genmove_analyze': moving('lz'),
    'kata-genmove_analyze': moving('kata'),
  };
}

/** Reports at intervals, the first at once; returns the last that was known. */
function* reporting(
  choices: Iterable<MoveChoice<Vertex>>,
  session: Session,
  terms: AnalysisTerms | null,
): Generator<string, MoveChoice<Vertex>, boolean> {
  let last: MoveChoice<Vertex> | undefined;
  let due = Date.now();
  for (const choice of choices) {
    last = choice;
    let text = '';
    if (terms !== null && Date.now() >= due) {
      due = Date.now() + terms.interval;
      text = report(choice, session.board, terms);
    }
    if (yield text) break;
  }
  if (last === undefined) throw new Error('there is no move');
  return last;
}
