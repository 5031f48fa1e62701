/** Turns on the page of Senket: played into the game or only tried, and refused with the reason. */

import { type Color, type Fence, opponent, type SenketBoard, type Vertex } from 'kakoi';
import { marksWith } from '../shell/editing.js';
import { edited, moved } from '../shell/moves.js';
import { tell } from '../shell/render.js';
import { say } from '../shell/words.js';
import { boardWith } from './editing.js';
import { changeInWords } from './panel.js';
import { type Attempt, refusalInWords } from './refusal.js';
import { type Step, scratchOn } from './scratch.js';
import { firstFreePoint } from './session.js';
import { baseView, isFree, positionOf, type SenketState, shownView, sideOf } from './state.js';
import { endInWords } from './words.js';

/** Runs the action, or says why it cannot be done. */
function attempt(page: SenketState, action: () => void, turn: Partial<Attempt> = {}): void {
  try {
    action();
  } catch (error) {
    tell(page, whyNot(page, error, turn));
  }
}

function whyNot(page: SenketState, error: unknown, turn: Partial<Attempt>): string {
  if (page.session.isOver) return endInWords(page.session, baseView(page));
  const asked = { board: positionOf(page), color: sideOf(page), post: null, fences: [] };
  return refusalInWords(error, { ...asked, ...turn });
}

export function pass(page: SenketState): void {
  attempt(page, () => {
    page.session.play({ post: null, fences: [] });
    moved(page);
  });
}

/** Puts a post with fences: into the game, or onto the scratch layer. */
export function put(page: SenketState, post: Vertex, fences: readonly Fence[]): void {
  const play = (): void => {
    const { scratch, session } = page;
    if (scratch === null) {
      session.play({ post, fences });
      moved(page);
    } else {
      scratch.board.play(sideOf(page), post, fences); // its error is clearer than that of a whole new position
      trySteps(page, [...scratch.steps, { color: sideOf(page), post, fences }]);
    }
  };
  attempt(page, play, { post, fences });
}

/** The fences that a post there gets by itself. */
export function links(page: SenketState, point: Vertex): Fence[] {
  return page.linking && isFree(page, point) ? legalFences(page, point) : [];
}

/** All fences that a post there could get along with the pending ones. */
export function legalFences(page: SenketState, point: Vertex): Fence[] {
  const { pending } = page;
  const legal = positionOf(page).legalFences(sideOf(page), point);
  if (pending.length === 0) return legal;
  return legal.filter((fence) => refusal(page, point, [...pending, fence]) === null);
}

/**
 * The reason why the fences may not be built along with a post there, or null. On a point that has a post,
 * they are tried along with a post elsewhere.
 */
export function refusal(page: SenketState, point: Vertex, fences: readonly Fence[]): string | null {
  const board = positionOf(page);
  const post = isFree(page, point) ? point : firstFreePoint(board);
  if (post === null) return say('No point is free: you can only pass.');
  try {
    board.play(sideOf(page), post, fences);
    return null;
  } catch (error) {
    return whyNot(page, error, { fences });
  }
}

/** Forgets fences that are planned or being drawn. */
export function forgetPlans(page: SenketState): void {
  page.pending = [];
  page.pulled = null;
}

// ── Trying ─────────────────────────────────────────────────────────────

export function tryMoves(page: SenketState, on: boolean): void {
  forgetPlans(page);
  page.scratch = on ? scratchOn(page.session.board) : null;
  tell(page, '');
}

/** Tries these steps, and says what they change; nothing happens while no moves are tried. */
export function trySteps(page: SenketState, steps: readonly Step[]): void {
  if (page.scratch === null) return;
  page.scratch = scratchOn(page.scratch.base, steps);
  forgetPlans(page);
  tell(page, scratchInWords(page));
}

/** True while something is tried. */
export function isTrying({ scratch }: SenketState): boolean {
  return scratch !== null && scratch.steps.length > 0;
}

export function scratchInWords(page: SenketState): string {
  if (!isTrying(page)) return say('Nothing tried yet.');
  return say('Tried: {change}.', { change: changeInWords(baseView(page).score, shownView(page).score) });
}

// ── Setting up ─────────────────────────────────────────────────────────

/** Makes it the other side's turn. */
export function switchSides(page: SenketState): void {
  setUp(page, () => page.session.board, opponent(page.session.toPlay));
}

/** Uses the tool on the point. */
export function edit(page: SenketState, point: Vertex): void {
  const { session, tool, linking } = page;
  const marks = marksWith(tool, session.notation, session.node.data, [point]);
  if (marks === null) {
    setUp(page, () => boardWith(tool, session.board, point, linking));
  } else {
    session.annotate(marks);
    edited(page);
  }
}

/** Begins with the board, or says why that is not possible. */
export function setUp(
  page: SenketState,
  make: () => SenketBoard,
  toPlay: Color = page.session.toPlay,
  turn: Partial<Attempt> = {},
): void {
  const begin = (): void => {
    page.session = page.session.begunWith(make(), toPlay);
    edited(page);
  };
  attempt(page, begin, turn);
}
