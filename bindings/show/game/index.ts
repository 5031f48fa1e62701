/**
 * A game on a page, as the element `<kakoi-game>`, which importing this entry makes known to the page: a record of Go, Lines of
 * Action or Senket with its comments, marks and variations, layers of analysis and the score. Engines are loaded when the first
 * game needs them.
 *
 * ```ts
 * import 'kakoi/game';
 *
 * const element = document.querySelector('kakoi-game');
 * const game = await element.load(await file.arrayBuffer());
 * element.addEventListener('gamemove', ({ detail }) => console.log(detail.node.moveNumber));
 * ```
 *
 * @module game
 */

import '../board/index.js';
import { defineElement } from '../elements/define.js';
import { KakoiGameElement } from './element.js';

defineElement('kakoi-game', KakoiGameElement);

export { type GameEventDetail, KakoiGameElement } from './element.js';
