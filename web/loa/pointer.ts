/** Presses and drags on the board of Lines of Action: they pick and move stones, or use a tool. */

import { type LoaBoard, opponent, type Vertex } from 'kakoi';
import { marksWith, pointsBetween } from '../shell/editing.js';
import { edited, moved } from '../shell/moves.js';
import { isSame } from '../shell/points.js';
import { render, tell } from '../shell/render.js';
import { boardFor, boardWith } from './editing.js';
import type { LoaState } from './state.js';
import { pickedInWords, refusal } from './words.js';

/**
 * Handles a press. On a stone of one's own: picks it, or puts it down again. Elsewhere, with a stone
 * picked: moves it there.
 */
export function press(page: LoaState, point: Vertex): void {
  const { session, picked } = page;
  if (page.tool !== 'play') edit(page, [point]);
  else if (isSame(picked, point)) pick(page, null);
  else if (isOwn(page, point)) pick(page, point);
  else if (picked !== null) move(page, picked, point);
  else if (session.board.get(point) !== 0) tell(page, refusal(session, point, point));
}

/**
 * Any stone may be lifted, the opponent's too: the reason why it may not move is given when it is let go.
 */
export function lift(page: LoaState, point: Vertex): boolean {
  if (page.tool !== 'play') return true;
  if (page.session.board.get(point) === 0) return false;
  if (isOwn(page, point)) pick(page, point);
  else render(page);
  return true;
}

export function drop(page: LoaState, from: Vertex, to: Vertex | null): void {
  if (page.tool !== 'play') {
    if (to !== null) edit(page, pointsBetween(from, to));
  } else if (to === null || isSame(from, to)) pick(page, null);
  else move(page, from, to);
}

export function isOwn({ session }: LoaState, point: Vertex): boolean {
  const { board, toPlay, isOver } = session;
  return !isOver && board.stones(toPlay).has(point);
}

function pick(page: LoaState, point: Vertex | null): void {
  page.picked = point;
  tell(page, point === null ? '' : pickedInWords(page.session, point));
}

/** Forgets the stone that is picked. */
export function forget(page: LoaState): void {
  page.picked = null;
}

/** Puts the picked stone down. */
export function putDown(page: LoaState): boolean {
  const isPicked = page.picked !== null;
  if (isPicked) pick(page, null);
  return isPicked;
}

/** Moves the stone, or says why it may not. */
function move(page: LoaState, from: Vertex, to: Vertex): void {
  const { session } = page;
  const legal = session.isOver ? [] : session.board.legalMoves(from);
  const move = legal.find((one) => isSame(one.to, to));
  if (move === undefined) {
    tell(page, refusal(session, from, to));
  } else {
    session.play(move.text);
    moved(page);
  }
}

/** Makes it the other side's turn. */
export function switchSides(page: LoaState): void {
  const { board, toPlay } = page.session;
  setUp(page, boardFor(board, opponent(toPlay)));
}

/** Uses the tool on the squares. */
function edit(page: LoaState, points: readonly Vertex[]): void {
  const { session, tool } = page;
  const marks = marksWith(tool, session.notation, session.node.data, points);
  if (marks === null) {
    setUp(page, boardWith(tool, session.board, points));
  } else {
    session.annotate(marks);
    edited(page);
  }
}

function setUp(page: LoaState, board: LoaBoard): void {
  page.session = page.session.begunWith(board);
  edited(page);
}
