/** Presses and drags on the board of Senket: they put posts, draw fences, or use a tool. */

import type { Color, Fence, Vertex } from 'kakoi';
import { element } from '../shell/elements.js';
import { isSame } from '../shell/points.js';
import { render, tell } from '../shell/render.js';
import { pointerOf } from '../shell/state.js';
import { colorOf, say } from '../shell/words.js';
import { boardWithFence } from './editing.js';
import { fenceKey } from './fences.js';
import { pointInWords } from './point-words.js';
import { stepsWithout } from './scratch.js';
import { hasChance, isClosed, isFree, nameAt, positionOf, type SenketState, sideOf } from './state.js';
import { edit, forgetPlans, links, put, refusal, setUp, trySteps } from './turns.js';

/**
 * Handles a press on a free point: puts a post there. A finger, which cannot hover, first sees what the
 * post would build.
 */
export function press(page: SenketState, point: Vertex): void {
  if (page.tool !== 'play') {
    edit(page, point);
    return;
  }
  const rest = page.scratch && stepsWithout(page.scratch.steps, point);
  if (rest) trySteps(page, rest);
  else put(page, point, [...page.pending, ...links(page, point)]);
}

export function tapInWords(page: SenketState, point: Vertex): string {
  const words = pointInWords(page, point);
  return hasChance(page, point) ? say('{point} Tap again to play.', { point: words }) : words;
}

/** Begins a fence at a post of one's own. */
export function lift(page: SenketState, point: Vertex): boolean {
  const { tool, scratch } = page;
  const sign = positionOf(page).get(point);
  const owner = sign > 0 ? 'black' : 'white';
  const isAnyones = scratch !== null || tool === 'black' || tool === 'white';
  const isOwn = sign !== 0 && (isAnyones || (owner === sideOf(page) && tool === 'play'));
  if (!isOwn || (isClosed(page) && !isAnyones)) return false;
  if (scratch !== null) tryWith(page, owner);
  page.pulled = point;
  const place = nameAt(page, point);
  tell(
    page,
    tool === 'play'
      ? say('A fence from {point}: to another {color} post, or to a free point.', {
          point: place,
          color: colorOf(sideOf(page)),
        })
      : say('A fence from {point}: to another {color} post.', { point: place, color: colorOf(owner) }),
  );
  return true;
}

/** Tries moves of that colour from now on. */
export function tryWith(page: SenketState, color: Color): void {
  page.tryColor = color;
  element<HTMLInputElement>(`try-${color}`).checked = true;
  render(page);
}

/**
 * Handles a drag. To a post of one's own: the next turn builds the fence; a second drag takes it back. To a
 * free point: puts a post joined by this fence alone.
 */
export function drop(page: SenketState, from: Vertex, to: Vertex | null): void {
  page.pulled = null;
  if (to === null || isSame(from, to)) {
    tell(page, '');
    return;
  }
  const fence: Fence = { from, to };
  const { board } = page.session;
  if (page.tool !== 'play') {
    const color = board.get(from) > 0 ? 'black' : 'white';
    setUp(page, () => boardWithFence(board, color, fence), undefined, { color, fences: [fence] });
  } else if (isFree(page, to)) put(page, to, [...page.pending, fence]);
  else if (page.scratch !== null) {
    const why = refusal(page, from, [fence]);
    if (why !== null) tell(page, why);
    else trySteps(page, [...page.scratch.steps, { color: sideOf(page), post: null, fences: [fence] }]);
  } else plan(page, fence);
}

function plan(page: SenketState, fence: Fence): void {
  const without = page.pending.filter((other) => fenceKey(other) !== fenceKey(fence));
  const text = `${nameAt(page, fence.from)}/${nameAt(page, fence.to)}`;
  if (without.length < page.pending.length) {
    page.pending = without;
    tell(page, say('The fence {fence} is no longer planned.', { fence: text }));
    return;
  }
  const planned = [...page.pending, fence];
  const why = refusal(page, fence.from, planned);
  if (why === null) page.pending = planned;
  tell(
    page,
    why ??
      say('The next post builds the fence {fence} as well. Esc, or the same drag, takes it back.', {
        fence: text,
      }),
  );
}

/** Gives up fences that are planned. */
export function putDown(page: SenketState): boolean {
  const isPlanned = page.pending.length > 0;
  forgetPlans(page);
  if (isPlanned) tell(page, '');
  return isPlanned;
}

/** Renders when the overlays add other shapes at the place of the mouse. */
export function roam(page: SenketState): void {
  if (lookedAt(page) !== page.looked) render(page);
}

/** The shapes that the overlays add where the reader points, as text. */
export function lookedAt(page: SenketState): string {
  const { active, mode } = page;
  const [board, place] = [positionOf(page), pointerOf(page)];
  return JSON.stringify(active.map((overlay) => overlay.pointed?.(board, place, { mode })));
}
