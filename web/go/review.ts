/** The hint and the look back of Go, which the mode Play loads when it is first opened. */

import { type GoGame, type RecordNode, type Vertex, vertexName } from 'kakoi';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import { addReview } from '../shell/review/index.js';
import type { Care } from '../shell/review/page.js';
import type { AnySession } from '../shell/session.js';
import { say } from '../shell/words.js';
import type { GoSession } from './session.js';

export { addHint } from './hint.js';

/** The steps of the search for a position. */
const PLAYOUTS: Readonly<Record<Care, number>> = { brief: 40, thorough: 200, reply: 200 };

/** The parts of the page's app that the look back needs. */
interface Table {
  readonly current: GoSession;
  consider(game: GoGame, how: ChooseOptions, signal: AbortSignal): Promise<MoveChoice<Vertex>>;
  goToNode(node: RecordNode): void;
  advise(node: RecordNode, line: readonly (Vertex | null)[]): void;
  watch(watcher: (session: AnySession) => void): void;
}

export function addLookBack(table: Table): void {
  addReview<Vertex>({
    get current() {
      return table.current;
    },
    goToNode: (node) => table.goToNode(node),
    advise: (node, line) => table.advise(node, line),
    weigh: (game, care, signal) => table.consider(game as GoGame, { playouts: PLAYOUTS[care] }, signal),
    winnerOf: () => null, // stones may be dead
    moveName: (move) => (move === null ? say('pass') : vertexName(move, table.current.board)),
    watch: (watcher) => table.watch(watcher),
  });
}
