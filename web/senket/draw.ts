/** The page of Senket as its state is: the board, the status line and the panel. */

import { type Color, type Fence, opponent, type ScalarMap, type SenketMode, type Vertex } from 'kakoi';
import { type OverlayOptions, type Shape, senketOverlays } from 'kakoi/pictures';
import { aimOf } from '../shell/drawing.js';
import { element, setText } from '../shell/elements.js';
import { latest } from '../shell/latest.js';
import { draw as drawBoard, report } from '../shell/render.js';
import { pointedAt } from '../shell/state.js';
import { nameOf, say } from '../shell/words.js';
import { trimmed } from './fences.js';
import { showChange, showPanel, showScore } from './panel.js';
import { focusInWords } from './point-words.js';
import { lookedAt } from './pointer.js';
import { baseView, hasChance, isClosed, nameAt, type SenketState, shownView, sideOf } from './state.js';
import { isTrying, legalFences, scratchInWords } from './turns.js';
import { boardInWords, positionInWords } from './words.js';
import { bestOf } from './worth.js';

/** The most posts named of those that gain equally much. */
const MOST_NAMED = 3;

/** The options of the overlays, made once for a way to count and not for every move of the mouse. */
const optionsOf = latest(
  (
    mode: SenketMode,
    toPlay: Color,
    values: ScalarMap | null,
    threats: ScalarMap | null,
  ): OverlayOptions<'senket'> => ({ mode, toPlay, values, threats }),
);

export function draw(page: SenketState): void {
  const { session, active, mode } = page;
  const [view, base, side] = [shownView(page), baseView(page), sideOf(page)];
  const valuesIn = (overlay: (typeof active)[number], color: Color) =>
    active.includes(overlay) && !isClosed(page) ? page.worth.of(view.board, color, mode) : null;
  const values = valuesIn(senketOverlays.worth, side);
  const threats = valuesIn(senketOverlays.threats, opponent(side));
  const options = optionsOf(mode, side, values, threats);
  page.looked = lookedAt(page);
  drawBoard(
    page,
    {
      position: view.board,
      base: session.board,
      layerOptions: options,
      lastMove: session.lastMove?.post ?? null,
      shapes: plans(page),
      aim: (point) => aim(page, point),
      // The line that would join the post to another.
      dragged: (from, to) => [{ kind: 'lines', segments: [[from, to]], width: 0.06, paint: 'focus' }],
    },
    boardInWords(view),
  );
  const focus = pointedAt(page);
  element('board').style.cursor = focus && hasChance(page, focus) ? 'pointer' : '';
  const isTried = isTrying(page);
  const about = isTried ? scratchInWords(page) : positionInWords(session, base);
  report(page, focus === null ? about : focusInWords(page, focus, options));
  showPanel(session, base);
  showBest(page, values);
  showThreats(page, threats);
  showScore(view);
  showChange(base.score, view.score, !isTried);
}

/** Names the best post of those that gain anything. */
function showBest(page: SenketState, values: ScalarMap | null): void {
  const color = nameOf(sideOf(page));
  const none = say('No single post gains {color} anything.', { color });
  showMost(page, 'best-move', values, none, (about) =>
    say('{color} gains most by {posts}: +{gain}.', { color, ...about }),
  );
}

/** Names the greatest of the other side's threats. */
function showThreats(page: SenketState, threats: ScalarMap | null): void {
  const color = nameOf(opponent(sideOf(page)));
  showMost(page, 'most-threatened', threats, say('{color} threatens nothing.', { color }), (about) =>
    say('{color} threatens most by {posts}: +{gain}.', { color, ...about }),
  );
}

/** Says which posts gain most, or `none`. */
function showMost(
  page: SenketState,
  id: string,
  values: ScalarMap | null,
  none: string,
  inWords: (about: { posts: string; gain: number }) => string,
): void {
  const best = values && bestOf(values);
  const named = best?.points.slice(0, MOST_NAMED).map((point) => nameAt(page, point)) ?? [];
  const more = (best?.points.length ?? 0) > MOST_NAMED ? ', …' : '';
  const other = isClosed(page) ? say('The game is over.') : values ? none : '…';
  setText(id, best ? inWords({ posts: named.join(', ') + more, gain: best.gain }) : other);
}

/** The fences about to be built: pending ones, and those that the one being drawn can become. */
function plans(page: SenketState): Shape[] {
  const { pulled, pending } = page;
  if (isClosed(page)) return [];
  const planned: Shape = { kind: 'fences', segments: trimmed(pending), side: sideOf(page), look: 'tried' };
  if (pulled === null) return [planned];
  const legal = legalFences(page, pulled);
  const points = legal.map(({ to }) => to);
  return [
    planned,
    candidates(legal),
    { kind: 'rings', points, radius: 0.44, width: 0.075, paint: 'candidate' },
  ];
}

/** The post that a press would put there, and its fences. */
function aim(page: SenketState, point: Vertex): Shape[] {
  const side = sideOf(page);
  if (page.tool !== 'play') return [aimOf(page.tool, point)];
  if (isClosed(page)) return [];
  const legal = legalFences(page, point);
  const fences: Shape = page.linking
    ? { kind: 'fences', segments: trimmed(legal), side, look: 'planned' }
    : candidates(legal);
  return [fences, { kind: 'stones', points: [point], side, look: 'planned' }];
}

/** Fences that could be built. */
function candidates(fences: readonly Fence[]): Shape {
  return { kind: 'lines', segments: trimmed(fences), width: 0.06, dashed: true, paint: 'candidate' };
}
