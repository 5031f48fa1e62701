/** The page of Go as its state is: the board, the status line and the panels. */

import type { GoBoard, GoScore, PointSet, RecordNode, Vertex } from 'kakoi';
import { goOverlays, type OverlayOptions, type Shape } from 'kakoi/pictures';
import { attempt } from '../shell/attempt.js';
import { aimOf, rectangleOn } from '../shell/drawing.js';
import { latest, steady } from '../shell/latest.js';
import { pagePart } from '../shell/part.js';
import { draw as drawBoard, render, report } from '../shell/render.js';
import { pointedAt } from '../shell/state.js';
import { showInfo } from './info-panel.js';
import { marksOf, variationsOf } from './marks.js';
import type { Reading } from './reading/reading.js';
import type { Trial } from './reading/trial.js';
import type { GoSession, Scoring } from './session.js';
import {
  type BoardLabels,
  type GoState,
  knownDead,
  showsScore,
  tableOf,
  takesMoves,
  trialOf,
} from './state.js';
import { boardInWords, pointInWords, positionInWords } from './words.js';

/** The number of positions that the workers look at before they are on the board. */
const AHEAD = 2;

/** The options of the overlays, made once for a position and not for every move of the mouse. */
const steadyOptions = steady<OverlayOptions<'go'>>();

const scoreOf = latest(
  (session: GoSession, _board: GoBoard, dead: PointSet, scoring: Scoring): GoScore =>
    session.score(dead, scoring),
);

const variationsAt = latest((_node: RecordNode, _version: number, session: GoSession) =>
  variationsOf(session.nextPoints),
);

interface Marked extends Pick<GoSession, 'board' | 'node' | 'version'> {
  readonly session: GoSession;
  /** True when the stones have the numbers of their moves. */
  readonly numbers: boolean;
  readonly labels: BoardLabels | undefined;
}
const steadyMarked = steady<Marked>();
const marksFor = latest(({ session, board, node, numbers, labels = [] }: Marked) => {
  const marks = marksOf(board, node);
  const more = numbers ? [...labels, ...session.stoneNumbers] : labels;
  return more.length > 0 ? { ...marks, labels: [...(marks.labels ?? []), ...more] } : marks;
});

function marksAt({ session, choices: { numbers }, labels }: GoState) {
  const { board, node, version } = session;
  return marksFor(
    steadyMarked({
      ...{ session, board, node, version, numbers },
      labels: labels?.board === board ? labels.labels : undefined,
    }),
  );
}

export function draw(page: GoState): void {
  attempt(() => page.reading?.show());
  const { reading } = page;
  const trial = trialOf(page);
  if (reading !== null && trial !== null) drawTrial(page, reading, trial);
  else drawGame(page, reading);
}

function drawGame(page: GoState, reading: Reading | null): void {
  const { session, active, background } = page;
  const { board, node, version, lastStep } = session;
  const { numbers: _numbers, scoring: chosen, ...ofLayers } = page.choices;
  const scoring = chosen ?? session.scoring;
  const counts = showsScore(page);
  const dead = counts ? knownDead(page) : null;
  const score = dead && scoreOf(session, board, dead, scoring);
  if (dead !== null && page.message === page.count?.waiting) page.message = '';
  const options = steadyOptions({
    analysis: session.analysis,
    suicide: session.suicide,
    ...(score !== null && { score }),
    // Asked for only when it is shown: the network that judges it is loaded then.
    ownership: active.includes(goOverlays.ownership) ? background.ownership(session.standing) : null,
    lastStone: session.lastStone,
    safe: active.includes(goOverlays.safe) ? background.safe(board) : null,
    toPlay: session.toPlay,
    ...ofLayers,
  });
  // Until the dead stones are known, nothing is counted.
  const layers = counts && score === null ? active.filter((layer) => !layer.showsScore) : active;
  drawBoard(
    page,
    {
      layers,
      position: board,
      layerOptions: options,
      lastMove: lastStep?.vertex ?? null,
      marks: marksAt(page),
      variations: variationsAt(node, version, session),
      shapes: [...koOf(session), ...(reading?.shapes(board) ?? [])],
      aim: (point) => aim(page, point),
      dragged: rectangleOn(board),
    },
    boardInWords(session),
  );
  const focus = pointedAt(page);
  const study = reading?.study;
  const whereabouts = reading?.study.isSearching ? reading.words : positionInWords(session);
  const about = focus ? pointInWords(session, layers, options, focus, takesMoves(page)) : whereabouts;
  // The panel says all of a group that is read, and words on it would cover it.
  const isRead = focus !== null && study?.asked?.group.has(focus) === true;
  const read = focus && study?.isOn && !isRead ? study.answers.chainInWords(session, focus, study.asked) : '';
  report(page, read === '' ? about : `${about} ${read}.`, !isRead);
  showInfo(session);
  if (counts && page.count === null) void loadCount(page);
  else if (counts) page.count?.show(session, score, scoring);
  lookAhead(page);
}

/** Loads the panel of the mode Count, which then shows the position. */
async function loadCount(page: GoState): Promise<void> {
  const { openCount } = await pagePart<typeof import('./open-count.js')>('count');
  page.count ??= openCount(page);
  render(page);
}

/**
 * Looks for the next positions' results as soon as this one has all of its own, so that each is then drawn once: two of
 * them, because an arrow key that is held goes on before a busy machine has found those of one.
 */
function lookAhead(page: GoState): void {
  const { session, background, active } = page;
  if (!background.isCalm) return;
  background.ahead(() => {
    for (const standing of session.following(AHEAD)) {
      const { board } = standing;
      if (active.includes(goOverlays.ownership)) background.ownership(standing);
      if (active.includes(goOverlays.safe)) background.safe(board);
      if (!showsScore(page)) continue;
      background.dead(board);
      background.judgement(standing);
    }
  });
}

/**
 * Draws the tried moves without layers. Nothing of the panel changes, because the game stays where it is.
 */
function drawTrial(page: GoState, reading: Reading, { board, played }: Trial): void {
  const { words } = reading;
  drawBoard(
    page,
    {
      position: board,
      layers: [],
      lastMove: null,
      marks: { labels: played.map(({ point: vertex, text }) => ({ vertex, text })) },
      variations: [],
      shapes: reading.shapes(board),
      aim: (point) => aim(page, point),
    },
    words,
  );
  report(page, words);
}

function koOf({ ko }: GoSession): Shape[] {
  return ko ? [{ kind: 'frames', points: [ko], half: 0.24, width: 0.08, paint: 'ko' }] : [];
}

/** The stone that a press would put on the board, or a cross where it may not be put. */
function aim(page: GoState, point: Vertex): Shape[] {
  if (page.tool !== 'play') return [aimOf(page.tool, point)];
  const table = tableOf(page);
  const legality = table.legality(point);
  const points = [point];
  if (legality === 'game-over' || !takesMoves(page)) return [];
  return legality === 'legal'
    ? [{ kind: 'stones', points, side: table.toPlay, look: 'planned' }]
    : [{ kind: 'crosses', points, arm: 0.13, paint: 'bad' }];
}
