/** Presses and drags on the board of Go: they play, read a group, mark dead stones, or use a tool. */

import { opponent, PointSet, type Vertex, vertexName } from 'kakoi';
import { marksWith, pointsBetween } from '../shell/editing.js';
import { element } from '../shell/elements.js';
import { change } from '../shell/moves.js';
import { render, tell } from '../shell/render.js';
import { say } from '../shell/words.js';
import { stonesOf } from './editing.js';
import { play, tryMove } from './moves.js';
import { loadReading } from './reads.js';
import { type GoState, knownDead, onlyCounts, showsScore, tableOf, takesMoves, trialOf } from './state.js';
import { refusal } from './words.js';

/**
 * Handles a press. With a tool: uses it. On a stone: looks at it, reads it, or while the score is shown
 * marks its chain as dead or alive. On an empty point: plays there.
 */
export function press(page: GoState, point: Vertex): void {
  const { board } = page.session;
  const study = page.reading?.study;
  if (page.tool !== 'play') edit(page, [point]);
  else if (trialOf(page) !== null) tryMove(page, point);
  else if (page.reads && study === undefined) void loadReading(page).then(() => press(page, point));
  else if (board.get(point) !== 0) {
    page.message = '';
    if (study?.isOn) study.pick(board, point);
    else if (showsScore(page)) settleAt(page, point);
    render(page);
  } else if (onlyCounts(page)) tell(page, say('Press a stone to mark its group as dead or alive.'));
  else if (!page.reads) play(page, point);
  else if (!study?.isSearching)
    tell(page, say('Press a stone to read its group: moves are played in the other modes.'));
}

/** Marks a group as dead or alive with its neighbours, or says why it stays as it is. */
function settleAt(page: GoState, point: Vertex): void {
  const settled = page.count?.press(page.session, knownDead(page), point);
  if (settled instanceof PointSet) {
    markDead(page, settled);
    // On a phone the panel may be scrolled away from the count.
    tell(page, `${element('status-text').textContent} ${element('score-result').textContent}`);
  } else if (settled !== undefined) tell(page, settled);
}

/** Marks these stones as dead; with null, those that the engine finds. */
export function markDead(page: GoState, dead: PointSet | null): void {
  page.session.markDead(dead);
  tell(page, '');
}

export function tapInWords(page: GoState, point: Vertex): string {
  if (!takesMoves(page)) return '';
  const table = tableOf(page);
  const place = vertexName(point, table.board);
  const legality = table.legality(point);
  return legality === 'legal'
    ? say('{place}: tap again to play.', { place })
    : refusal(legality, table.toPlay, place);
}

/** With a tool or while reading, a rectangle may begin at any point. */
export function lift(page: GoState): boolean {
  return page.tool !== 'play' || (page.reading?.study.isOn === true && trialOf(page) === null);
}

export function drop(page: GoState, from: Vertex, to: Vertex | null): void {
  if (to === null) return;
  const points = pointsBetween(from, to);
  if (page.tool !== 'play') {
    edit(page, points);
    return;
  }
  const { width, height } = page.session.board;
  page.reading?.study.drawRegion(PointSet.of(width, height, points));
  render(page);
}

/** Ends trying moves and goes back to the game. */
export function putDown(page: GoState): boolean {
  if (trialOf(page) === null) return false;
  page.reading?.study.end();
  render(page);
  return true;
}

/** Makes it the other side's turn. */
export function switchSides(page: GoState): void {
  change(page, () => page.session.setUp({ toPlay: opponent(page.session.toPlay) }));
}

/** Uses the tool on the points. */
function edit(page: GoState, points: readonly Vertex[]): void {
  const { session, tool } = page;
  const setup = stonesOf(tool, session.board, points);
  const marks = marksWith(tool, session.notation, session.node.data, points);
  change(page, () => {
    if (setup !== null) session.setUp(setup);
    else if (marks !== null) session.annotate(marks);
  });
}
