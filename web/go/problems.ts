/** The page of Go as a reader of groups and problems, loaded when it is first asked for. */

import { PointSet } from 'kakoi';
import { messageOf } from '../shell/errors.js';
import { open } from '../shell/games.js';
import { change } from '../shell/moves.js';
import { render, tell } from '../shell/render.js';
import { openGameOfFile } from '../shell/sources.js';
import { say } from '../shell/words.js';
import { asks } from './asks.js';
import type { Desk } from './reading/desk.js';
import { Reading } from './reading/reading.js';
import { GoSession } from './session.js';
import { type GoState, markedStones, trialOf } from './state.js';

/** The marks of a position, as records name them. */
const MARKS = ['TR', 'SQ', 'CR', 'MA', 'M', 'SL', 'LB', 'L', 'LN', 'AR'];

/** The reading of groups on the page, from now on. */
export function readingOf(page: GoState): Reading {
  page.reading ??= new Reading(deskOf(page));
  return page.reading;
}

function deskOf(page: GoState): Desk {
  return {
    workers: page.workers,
    get current() {
      return page.session;
    },
    get nextProblem() {
      const { games, root } = page.session;
      const next = games.indexOf(root) + 1;
      return next > 0 && next < games.length ? () => openGameOfFile(page, next) : null;
    },
    openGameOfFile: (index) => openGameOfFile(page, index),
    openNextUnsolved: () => openNextUnsolved(page),
    keepTrial: () => keepTrial(page),
    solve: (hidesAnswers) => solve(page, hidesAnswers),
    render: () => render(page),
    refresh: () => tell(page, trialOf(page) === null ? page.told : ''),
  };
}

/** The position with the hints that its record gives. */
function soughtIn(session: GoSession) {
  const { board, toPlay, ko, words: text } = session;
  return { board, toPlay, ko, marks: PointSet.of(board.width, board.height, markedStones(session)), text };
}

/** Finds out what the position asks, with the record's marks and words as hints, and shows it or lets the reader solve it. */
export async function solve(page: GoState, hidesAnswers: boolean): Promise<void> {
  const { session, answersToCome } = page;
  if (answersToCome?.session === session) await answersToCome.come;
  if (page.session !== session) return;
  const { node } = session;
  const sought = soughtIn(session);
  const record = node.children.length > 0 ? node : null;
  const isAsked = await asks(session);
  if (page.session === session && session.node === node)
    void readingOf(page).study.solve(sought, hidesAnswers, record, isAsked);
}

/** Opens the next problem of the file that is not solved; false, after saying so, when all are. */
function openNextUnsolved(page: GoState): boolean {
  const { games, root } = page.session;
  const index = page.reading?.nextUnsolved ?? -1;
  if (index < 0) tell(page, say('All problems of the file are solved.'));
  else if (games[index] !== root) openGameOfFile(page, index);
  return index >= 0;
}

/** Plays the tried moves into the record, as far as its rules allow. */
function keepTrial(page: GoState): void {
  const trial = trialOf(page);
  if (trial === null) return;
  const { session } = page;
  const { moves, position } = trial;
  let forbidden = '';
  change(page, () => {
    if (session.toPlay !== position.toPlay) session.setUp({ toPlay: position.toPlay });
    try {
      for (const move of moves) session.play(move ?? 'pass');
    } catch (error) {
      const reason = messageOf(error);
      forbidden = say('The rules of the game end it there: {reason}.', { reason });
    }
  });
  if (forbidden !== '') tell(page, forbidden);
}

/**
 * Opens the position on the board as a record of its own, with its marks, its question and the answers that the solver finds;
 * false, after saying so, when there is no stone.
 */
export function makeProblem(page: GoState): boolean {
  const { board } = page.session;
  if (board.empties().size === board.width * board.height) {
    tell(page, say('There are no stones on the board: set up the problem first.'));
    return false;
  }
  const come = makeWithAnswers(page);
  page.answersToCome = { session: page.session, come };
  return true;
}

async function makeWithAnswers(page: GoState): Promise<void> {
  const { toPlay, node, board } = page.session;
  const sought = { ...soughtIn(page.session), ko: null };
  const data = Object.fromEntries(
    MARKS.flatMap((name) => (node.data[name] ? [[name, node.data[name]]] : [])),
  );
  const session = GoSession.start({ setup: board, toPlay, info: { gameName: say('Problem') } });
  session.annotate(data);
  open(page, () => session, say('This position cannot be a problem'));
  tellOfProblem(page, say('Looking for the answers of the problem …'));
  const { words, write } = await readingOf(page).makeAnswers(session, sought, Object.keys(data).length > 0);
  if (page.session !== session) return;
  if (write !== null) change(page, write);
  tellOfProblem(page, words);
}

/** Says what has become of the problem that is being made, for as long as its position is there. */
function tellOfProblem(page: GoState, words: string): void {
  page.told = words;
  tell(page, words);
}
