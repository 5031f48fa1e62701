/**
 * A board to put on a page: on a canvas, followed by mouse, fingers and keyboard, for the positions of all three games. As a
 * class, and as the element `<kakoi-board>`, which importing this entry makes known to the page. It decides nothing:
 * positions, layers, marks and variations are passed in, events come out.
 *
 * ```ts
 * const board = document.querySelector('kakoi-board');
 * board.set({ position: game.board, layers: [goOverlays.passAlive], toPlay: game.toPlay });
 * board.addEventListener('boardpress', ({ detail }) => game.play(detail.point));
 * ```
 *
 * @module board
 */

import { defineElement } from '../elements/define.js';
import { KakoiBoardElement } from './element.js';

defineElement('kakoi-board', KakoiBoardElement);

export { sectionAround } from '../pictures/geometry/section.js';
export { type BoardEventDetail, KakoiBoardElement } from './element.js';
export type {
  BoardConfig,
  BoardLayer,
  BoardPosition,
  BoardVariation,
} from './types.js';
export { type BoardEvents, type BoardInput, BoardView } from './view.js';
