/** The one way from the state of a page to the screen. */

import type { BoardConfig } from 'kakoi/board';
import { clearAddress } from './address.js';
import { attempt } from './attempt.js';
import { showBoardText } from './board-text.js';
import { frameOf, lineDrawing } from './drawing.js';
import { element, setAttribute, setText } from './elements.js';
import { latest } from './latest.js';
import { boardMarks } from './marks.js';
import { showPointerNote } from './pointer-note.js';
import type { AnySession } from './session.js';
import { type PageState, placeOf, pointedAt, pointerOf } from './state.js';
import { showTransport } from './transport-view.js';

/** Shows the page as its state is now. */
export function render(page: PageState): void {
  if (page.isHeld) return;
  attempt(() => page.hooks.draw(page));
  attempt(() => showTransport(placeOf(page)));
  attempt(() => page.record?.show(page.session));
  tellWatchers(page);
}

/** Renders the result of `work` once, and not after each part of it. */
export function atOnce(page: PageState, work: () => void): void {
  page.isHeld = true;
  try {
    work();
  } finally {
    page.isHeld = false;
  }
  render(page);
}

/** Says it in the status line until the reader looks at something else; '' leaves the line to the place looked at. */
export function tell(page: PageState, message: string): void {
  page.message = message;
  render(page);
}

/** Calls back with the session whenever it is another, is at another place, or its record has been changed. */
export function watch(page: PageState, watcher: (session: AnySession) => void): void {
  page.watchers.push(watcher);
}

function tellWatchers(page: PageState): void {
  const { session, watched } = page;
  const now = [session, session.version, session.node, session.line];
  if (now.every((part, i) => part === watched[i])) return;
  page.watched = now;
  if (watched.length === 0) return; // the page is still being made
  clearAddress(); // the address would bring the old game back
  for (const watcher of page.watchers) watcher(session);
}

/** The marks at the place looked at. */
const marksAt = latest((session: AnySession, node: AnySession['node'], _version: number) =>
  boardMarks(node, session.notation),
);

/** Draws a position with the reader's settings; `words` describe it to readers who cannot see it. */
export function draw(page: PageState, given: Partial<BoardConfig>, words: string): void {
  const { board, theme, coordinates, session, lineFrom } = page;
  const { marks = marksAt(session, session.node, session.version) } = given;
  const shown = { ...given, marks };
  const confirm = page.tool === 'play'; // what a tool puts, another press takes away
  const shapes = page.beside.concat(shown.shapes ?? [], lineFrom === null ? [] : [frameOf(lineFrom)]);
  attempt(() => {
    try {
      board?.set({
        ...{ layers: page.active, ...shown, shapes, ...lineDrawing(page) },
        ...{ theme, coordinates, confirm },
      });
    } catch (error) {
      // At least the position is drawn.
      board?.set({ ...shown, layers: [], marks: {}, variations: [], shapes: [], theme, coordinates });
      throw error;
    }
  });
  setAttribute(element('board'), 'aria-label', words);
  showBoardText(shown.position ?? null);
}

/**
 * Fills the status line: the latest message while it stands, else words about the place looked at. The
 * words of layers are also shown at the point.
 */
export function report(page: PageState, about: string, isAboutPoint = isDescribed(page)): void {
  const { message, whereabouts } = page;
  setText('status-text', message || about);
  const pointed = pointedAt(page);
  const said = message || (isAboutPoint ? about : '');
  const isQuiet = pointed === null || said === whereabouts;
  showPointerNote(isQuiet ? '' : said, pointerOf(page) ?? pointed);
}

/** True when a layer says anything about the point that is pointed at. */
function isDescribed(page: PageState): boolean {
  const point = pointedAt(page);
  const { position = null, layers = [], layerOptions } = page.board?.config ?? {};
  if (point === null || position === null) return false;
  return layers.some((layer) => layer.describe?.(position as never, point, layerOptions as never) != null);
}
