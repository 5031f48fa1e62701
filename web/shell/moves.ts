/** Steps through the record, undo and redo, and what follows from each. */

import type { RecordNode } from 'kakoi';
import type { SgfNote } from 'kakoi/sgf';
import { explained } from './errors.js';
import { pagePart } from './part.js';
import { render, tell } from './render.js';
import type { AnySession } from './session.js';
import { type PageState, placeOf } from './state.js';
import { say } from './words.js';

/** To be called whenever the position may have changed. */
export function moved(page: PageState): void {
  const { hooks, session } = page;
  hooks.positionChanged(page);
  page.message = page.whereabouts = hooks.positionInWords(page);
  const result = session.takeLostResult();
  if (result !== '')
    page.message += ` ${say('The result {result} is gone: undo brings it back.', { result })}`;
  render(page);
  void tellFaults(page, session.takeFaults());
}

/** To be called after setting up or marking; the words about the point say the rest. */
export function edited(page: PageState): void {
  page.hooks.positionChanged(page);
  tell(page, '');
}

/** Changes the record, and shows where that leads. */
export function change(page: PageState, make: () => void): void {
  make();
  moved(page);
}

/** Writes the text that was typed; until it is done, what is typed next belongs to it. */
export function settle(page: PageState, isDone = false): void {
  page.session.settle(isDone);
  render(page);
}

/** Tells the reader what was wrong with the record that was opened, if anything. */
export async function tellFaults(page: PageState, faults: readonly SgfNote[]): Promise<void> {
  const { session } = page;
  if (faults.length === 0) return;
  const part = await pagePart<typeof import('./faults.js')>('faults');
  if (page.session === session) part.tellFaults(faults);
}

/** Goes to a place; when the record is wrong there, says so and stays. */
function go(page: PageState, to: (session: AnySession) => void): void {
  try {
    to(page.session);
  } catch (error) {
    tell(page, explained(error));
    return;
  }
  moved(page);
}

/** The step to a place of the line that is tried; absent while the game is stepped through. */
function inTrial(page: PageState): ((index: number) => void) | undefined {
  return page.hooks.trying?.(page)?.goTo;
}

/** Goes to a place of the line, counted in nodes. */
export function goTo(page: PageState, index: number): void {
  const goTo = inTrial(page);
  if (goTo) goTo(index);
  else go(page, (session) => session.goTo(index));
}

/** Goes to the position after that many moves of the line. */
export function goToMove(page: PageState, number: number): void {
  const goTo = inTrial(page);
  if (goTo) goTo(number);
  else go(page, (session) => session.goToMove(number));
}

export function goToNode(page: PageState, node: RecordNode): void {
  go(page, (session) => session.goToNode(node));
}

export function step(page: PageState, nodes: number): void {
  goTo(page, placeOf(page).at + nodes);
}

/** Goes to the next variation, or with −1 to the previous one, of the latest fork on the way. */
export function switchVariation(page: PageState, by: 1 | -1): void {
  const { node } = page.session;
  for (let child = node, { parent } = child; parent !== null; child = parent, { parent } = child) {
    const other = parent.children[parent.children.indexOf(child) + by];
    if (other === undefined) continue;
    goToNode(page, other.mainLine()[node.depth - other.depth] ?? other.mainLine().at(-1)!);
    return;
  }
}

/** Goes to the place where the line leaves the main line, and is on the main line again. */
export function restore(page: PageState): void {
  go(page, (session) => session.goToMainLine());
}

/** Takes the latest change of the record back, or the last move that is tried. */
export function undo(page: PageState): void {
  const trying = page.hooks.trying?.(page);
  if (trying) trying.undo();
  else
    change(page, () => {
      page.session = page.session.undo();
      // Undoing stops at the reader's turn: at the opponent's, the opponent would play the undone move again.
      while (page.session.isOpponentsTurn && page.session.canUndo) page.session = page.session.undo();
    });
}

export function redo(page: PageState): void {
  if (inTrial(page)) return;
  change(page, () => {
    page.session = page.session.redo();
    while (page.session.isOpponentsTurn && page.session.canRedo) page.session = page.session.redo();
  });
}
