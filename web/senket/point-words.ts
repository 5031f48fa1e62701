/** The words about the point looked at: what a post there would build, or what stands there. */

import type { Vertex } from 'kakoi';
import type { OverlayOptions } from 'kakoi/pictures';
import { isSame } from '../shell/points.js';
import { pointerOf } from '../shell/state.js';
import { count, layersInWords, nameOf, say } from '../shell/words.js';
import { isClosed, isFree, nameAt, positionOf, type SenketState, shownView, sideOf } from './state.js';
import { legalFences } from './turns.js';

export function pointInWords(page: SenketState, point: Vertex): string {
  const sign = positionOf(page).get(point);
  const place = nameAt(page, point);
  if (sign === 0)
    return say('{place}: {what}.', {
      place,
      what: isClosed(page) ? say('free') : chanceInWords(page, point),
    });
  const { score, isEarly } = shownView(page);
  const isPrisoner = !isEarly && score.claims.some(({ prisoners }) => prisoners.has(point));
  const post = say('{color}’s post', { color: nameOf(sign > 0 ? 'black' : 'white') });
  return say('{place}: {what}.', { place, what: isPrisoner ? say('{post}, a prisoner', { post }) : post });
}

function chanceInWords(page: SenketState, point: Vertex): string {
  const legal = legalFences(page, point).length;
  if (legal === 0) return say('no fence for {color} here', { color: nameOf(sideOf(page)) });
  const fences = count(legal, 'fence');
  return page.linking ? fences : say('{fences} possible, not linked', { fences });
}

/** The words about the point pointed at: the fence that is drawn to it, or the point with what the layers say. */
export function focusInWords(page: SenketState, focus: Vertex, options: OverlayOptions<'senket'>): string {
  if (page.pulled !== null) return pullInWords(page, page.pulled, focus);
  const said = layersInWords(page.active, positionOf(page), pointerOf(page) ?? focus, options);
  const sentences = said.map((words) => say('{sentence}.', { sentence: words }));
  return [pointInWords(page, focus), ...sentences].join(' ');
}

/** The result of letting go there of the fence being drawn. */
function pullInWords(page: SenketState, from: Vertex, to: Vertex): string {
  const legal = positionOf(page).legalFences(sideOf(page), from);
  const place = `${nameAt(page, from)}/${nameAt(page, to)}`;
  if (legal.some((fence) => isSame(fence.to, to)))
    return say('{place}: {what}.', { place, what: say('a fence') });
  const what = isFree(page, to) ? say('a new post with this fence alone') : say('no fence');
  return say('{place}: {what}.', { place, what });
}
