/** Commands of a searching opponent: moves and analyses that are told while they are looked for. */

import { type Color, type ScalarMap, type Vertex, vertexName } from '../../../js/api.js';
import type { MoveChoice } from '../../../js/play/choice.js';
import type { GoJudgement } from '../../../js/play/judge.js';
import { type AnalysisTerms, ownersByGames, readTerms, report } from '../analysis.js';
import type { Command, Commands, Work } from '../command.js';
import { captureOfDead, type MoveQuestion } from '../opponent.js';
import { obeying } from '../restriction.js';
import type { Session } from '../session.js';
import { colorOf, questionOf } from './genmove.js';

/** The search, as createGtp() is given it. */
export type Analyze = (
  question: MoveQuestion & { readonly isEndless: boolean },
) => Iterable<MoveChoice<Vertex>>;

/** The commands, with the search that they ask, and what judges positions, if anything does. */
export function thinking(analyze: Analyze, judge?: (question: MoveQuestion) => GoJudgement): Commands {
  const search = (session: Session, color: Color, terms: AnalysisTerms | null, isEndless: boolean) => {
    const question = questionOf(session, color, terms?.left);
    // Before the search, which it would disturb.
    const owners = terms?.ownership ? (judge?.(question).owners ?? ownersByGames(session.board)) : null;
    return reporting(analyze({ ...question, isEndless }), session, terms, owners);
  };

  /** Chooses a move, and plays it. */
  function* move(session: Session, color: Color, terms: AnalysisTerms | null, cleansUp = false) {
    const begun = performance.now();
    const choice = yield* search(session, color, terms, false);
    const vertex = choice.move ?? (cleansUp ? captureOfDead(questionOf(session, color)) : null);
    session.play(color, vertex);
    session.clock.spend(color, (performance.now() - begun) / 1000);
    return text(session, vertex, terms);
  }

  /** Chooses a move, and leaves the board as it is. */
  function* choice(session: Session, color: Color, terms: AnalysisTerms | null) {
    const { move } = yield* search(session, color, terms, false);
    return text(session, move, terms);
  }

  const text = ({ board }: Session, move: Vertex | null, terms: AnalysisTerms | null) =>
    `${terms === null ? '' : 'play '}${vertexName(move, board.height)}`;

  function* analysis(session: Session, terms: AnalysisTerms) {
    yield* search(session, terms.color, terms, true);
    return '';
  }

  const analysing =
    (dialect: AnalysisTerms['dialect']): Command =>
    (session, args) => ({
      isAwaited: false,
      staysOpen: true,
      steps: analysis(session, readTerms(args, session, dialect)),
    });
  const telling =
    (dialect: AnalysisTerms['dialect'], finds: typeof choice): Command =>
    (session, args) => {
      const terms = readTerms(args, session, dialect);
      return { isAwaited: true, steps: finds(session, terms.color, terms) };
    };
  return {
    genmove: (session, args) => ({ isAwaited: true, steps: move(session, args.color(), null) }),
    'kgs-genmove_cleanup': (session, args) => ({
      isAwaited: true,
      steps: move(session, args.color(), null, true),
    }),
    reg_genmove: (session, args) => ({ isAwaited: true, steps: choice(session, args.color(), null) }),
    'kata-search': (session, args) => ({
      isAwaited: true,
      steps: choice(session, colorOf(session, args), null),
    }),
    'lz-analyze': analysing('lz'),
    'kata-analyze': analysing('kata'),
    'lz-genmove_analyze': telling('lz', move),
    'kata-genmove_analyze': telling('kata', move),
    'kata-search_analyze': telling('kata', choice),
    'kata-search_cancellable': (session, args) => cancellable(choice(session, colorOf(session, args), null)),
    'kata-search_analyze_cancellable'(session, args) {
      const terms = readTerms(args, session, 'kata');
      return cancellable(choice(session, terms.color, terms), 'play cancelled');
    },
  };
}

/** The same search, which any line ends without a move. */
function cancellable(search: Work['steps'], cancelled = 'cancelled'): Work {
  function* steps(): Work['steps'] {
    for (;;) {
      const { done = false, value } = search.next(false);
      if (done) return value;
      if (yield value) return cancelled;
    }
  }
  return { isAwaited: false, steps: steps() };
}

/** Reports at intervals, the first at once; returns the last that was known, and learns how long it took. */
function* reporting(
  choices: Iterable<MoveChoice<Vertex>>,
  session: Session,
  terms: AnalysisTerms | null,
  owners: ScalarMap | null,
): Generator<string, MoveChoice<Vertex>, boolean> {
  let last: MoveChoice<Vertex> | undefined;
  let due = Date.now();
  let spent = 0;
  let resumed = performance.now();
  for (const choice of choices) {
    spent += performance.now() - resumed;
    last = obeying(choice, terms?.left ?? null);
    let text = '';
    if (terms !== null && Date.now() >= due) {
      due = Date.now() + terms.interval;
      text = report(last, session.board.height, terms, owners);
    }
    if (yield text) break;
    resumed = performance.now();
  }
  if (last === undefined) throw new Error('there is no move');
  const { width, height } = session.board;
  session.strength.learn(last.playouts, width * height, spent / 1000);
  return last;
}
