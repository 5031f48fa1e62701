/** The board under mouse, finger and keyboard, and the tools in their hands. */

import type { Vertex } from 'kakoi';
import { type BoardInput, BoardView } from 'kakoi/board';
import { isLineTool, linesWith, type Tool } from './editing.js';
import { element, onChoice, onClick } from './elements.js';
import type { Modes } from './modes.js';
import { edited } from './moves.js';
import { isSame } from './points.js';
import { render, tell } from './render.js';
import type { PageState } from './state.js';
import { nameOf, say } from './words.js';

/** Makes the board of the page. */
export function makeBoard(page: PageState): BoardView {
  const { hooks } = page;
  return new BoardView(element<HTMLCanvasElement>('board'), element('board-room'), {
    point: (point, by) => lookAt(page, point, by),
    press: (point) => {
      if (page.waits) tell(page, waitInWords(page));
      else if (!pressLine(page, point)) hooks.press(page, point);
    },
    roam: () => hooks.roam?.(page),
    lift: (point) => !page.waits && (isLineTool(page.tool) || hooks.lift(page, point)),
    drop: (from, to) => (isLineTool(page.tool) ? drawLine(page, from, to) : hooks.drop(page, from, to)),
  });
}

function waitInWords({ session }: PageState): string {
  const color = nameOf(session.toPlay);
  return say('{color} is thinking. Stop it below the board to move for it.', { color });
}

function lookAt(page: PageState, point: Vertex | null, by: BoardInput): void {
  const isFirstTap = point !== null && by === 'touch' && page.tool === 'play';
  tell(page, isFirstTap ? (page.hooks.tapInWords?.(page, point) ?? '') : '');
}

export function leaveBoard(page: PageState): void {
  page.board?.leave();
  tell(page, '');
}

function useTool(page: PageState, tool: Tool): void {
  page.tool = tool;
  page.lineFrom = null;
  page.hooks.toolChanged?.(page);
  render(page);
}

/** Joins two points that are pressed one after the other; false when the tool in use is another. */
function pressLine(page: PageState, point: Vertex): boolean {
  if (!isLineTool(page.tool)) return false;
  const { lineFrom } = page;
  page.lineFrom = lineFrom === null ? point : null;
  if (lineFrom === null) tell(page, say('Press the other end.'));
  else drawLine(page, lineFrom, point);
  return true;
}

function drawLine(page: PageState, from: Vertex, to: Vertex | null): void {
  const { tool, session } = page;
  page.lineFrom = null;
  if (isLineTool(tool) && to !== null && !isSame(from, to))
    session.annotate(linesWith(tool, session.notation, session.node.data, from, to));
  edited(page);
}

/** Connects the tools. They belong to their mode, which begins with black stones: a tool out of sight would surprise. */
export function setUpTools(page: PageState, modes: Modes): void {
  onChoice('tool', (tool) => useTool(page, tool as Tool));
  onClick('switch-sides', () => page.hooks.switchSides(page));
  modes.watch('setup', (on) => element(on ? 'tool-black' : 'tool-play').click());
}
