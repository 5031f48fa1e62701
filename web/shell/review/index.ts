/**
 * The review of the game on the page: the moments at which it turned, found in workers while the reader looks at the first of them.
 * It is kept for the game as long as the page is open.
 */

import type { RecordNode } from 'kakoi';
import type { Moment, Review } from 'kakoi/review';
import { adoptStyle } from '../adopt-style.js';
import { element, onClick, setText } from '../elements.js';
import { addHtml } from '../language.js';
import type { Modes } from '../modes.js';
import { goToNode } from '../moves.js';
import { part } from '../part.js';
import { atOnce, tell, watch } from '../render.js';
import type { AnySession } from '../session.js';
import { share } from '../shared.js';
import type { PageState } from '../state.js';
import { say } from '../words.js';
import { MomentList } from './list.js';
import html from './panel.html';
import type { Action, Reviewer } from './reviewer.js';
import style from './style.css';
import { factInWords, progressInWords } from './words.js';

/** The review of one line, as far as it has come. */
interface Work<Move, Proof> {
  review: Review<Move, Proof> | null;
  /** Stops it; null while nothing is looked for. */
  control: AbortController | null;
  isDone: boolean;
}

/** Puts the review into the panel of its mode; returns what the mode calls when it begins. */
export async function setUpReview<Move, Proof>(
  page: PageState,
  modes: Modes,
  reviewer: Reviewer<Move, Proof>,
): Promise<() => void> {
  await part('facts');
  addHtml(element('mode-review'), html);
  adoptStyle(style);
  const works = new Map<string, Work<Move, Proof>>();
  let work: Work<Move, Proof> = fresh();
  let reviewed: readonly [session: AnySession, version: number] | null = null;
  /** The moment on the board, and the place where it is shown. */
  let seen: { readonly moment: Moment<Move, Proof>; readonly node: RecordNode } | null = null;

  const sharing = { words: say('Copy a link'), fits: () => true, run: () => void share(page) };
  const list = new MomentList(
    element('review-moments'),
    { ...reviewer, actions: [...reviewer.actions.map(shownAfter), sharing] },
    ({ move }) => page.session.moveText(nodeAt(move)),
    see,
  );

  /** The action, after which the panel shows what it has kept. */
  function shownAfter(action: Action<Move, Proof>): Action<Move, Proof> {
    const run = (moment: Moment<Move, Proof>): void => {
      action.run(moment);
      show();
    };
    return { ...action, run };
  }

  /** The place of the main line after that many moves. */
  function nodeAt(move: number): RecordNode {
    const line = page.session.root.mainLine();
    return line.filter(({ moveNumber }) => moveNumber === move).at(-1) ?? page.session.root;
  }

  function see(moment: Moment<Move, Proof>): void {
    const [fact] = moment.facts;
    if (fact === undefined) return;
    const node = nodeAt(fact.from);
    seen = { moment, node };
    atOnce(page, () => {
      goToNode(page, node);
      page.beside = [{ kind: 'outline', points: fact.target, paint: 'focus' }, ...reviewer.shapesOf(fact)];
      tell(page, factInWords(fact));
    });
    show();
  }

  function show(): void {
    const { review, control, isDone } = work;
    const isGoing = control !== null;
    const bar = element<HTMLProgressElement>('review-progress');
    bar.hidden = element('review-stop').hidden = !isGoing;
    const start = element<HTMLButtonElement>('review-start');
    start.hidden = isGoing || isDone;
    start.disabled = page.session.moves === 0;
    start.textContent = review === null ? say('Review the game') : say('Go on');
    bar.removeAttribute('value');
    if (review !== null) {
      bar.max = review.facts.length;
      bar.value = review.facts.filter((facts) => facts !== null).length;
    }
    const is = isGoing ? 'going' : isDone ? 'done' : 'stopped';
    setText('review-state', review === null ? '' : progressInWords(review, is));
    list.show(review?.moments ?? [], seen?.moment.move ?? null);
    element('review-legend').hidden = !review?.moments.length;
    const kept = reviewer.kept?.() ?? null;
    element('review-kept').hidden = kept === null;
    setText('review-kept', kept?.words ?? '');
  }

  async function start(): Promise<void> {
    const mine = work;
    if (mine.control !== null || mine.isDone || page.session.moves === 0) return;
    const control = new AbortController();
    mine.control = control;
    const game = page.session.asGame.clone();
    const { review: known } = mine;
    const onProgress = ({ review }: { readonly review: Review<Move, Proof> }): void => {
      mine.review = review;
      if (mine === work) show();
    };
    show();
    try {
      game.goTo(game.tree.mainLine().at(-1) ?? game.tree);
      mine.review = await reviewer.review(game, {
        ...{ signal: control.signal, onProgress },
        ...(known !== null && { known }),
      });
      mine.isDone = true;
    } catch (error) {
      if (!control.signal.aborted) throw error;
    } finally {
      mine.control = null;
      if (mine === work) show();
    }
  }

  /** Looks up what is known of the game on the page. True when it is another game, or another line of it. */
  function follow(session: AnySession): boolean {
    if (seen !== null && session.node !== seen.node) {
      seen = null;
      page.beside = [];
    }
    const isKnown = reviewed !== null && reviewed[0] === session && reviewed[1] === session.version;
    reviewed = [session, session.version];
    const key = isKnown ? null : lineOf(session);
    const found = key === null ? work : (works.get(key) ?? fresh());
    if (key !== null) works.set(key, found);
    if (found === work) return false;
    work.control?.abort();
    work = found;
    return true;
  }

  onClick('review-start', () => void start());
  onClick('review-stop', () => work.control?.abort());
  onClick('review-kept', () => reviewer.kept?.()?.open());
  watch(page, (session) => {
    const before = seen;
    const isOther = follow(session);
    if (isOther || before !== seen) show();
  });
  page.nextMistake = (by) => {
    if (work.review === null) {
      modes.open('review');
      return;
    }
    const at = seen?.moment.move ?? page.session.moveNumber;
    const mistakes = work.review.moments.filter(({ isMistake, move }) => isMistake && (move - at) * by > 0);
    const [next] = mistakes.sort((a, b) => (a.move - b.move) * by);
    if (next !== undefined) see(next);
    else tell(page, by > 0 ? say('No later mistake was found.') : say('No earlier mistake was found.'));
  };
  return () => {
    follow(page.session);
    show();
    if (work.review === null) void start();
  };
}

const fresh = () => ({ review: null, control: null, isDone: false });

/** The moves of the main line and what is set up in it, by which its review is known again. */
function lineOf({ root }: AnySession): string {
  const line = root.mainLine();
  return JSON.stringify(
    line.map(({ data: { SZ, RU, AB, AW, AE, PL, B, W } }) => [SZ, RU, AB, AW, AE, PL, B, W]),
  );
}
