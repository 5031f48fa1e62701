/**
 * Endings of Lines of Action: proves who wins with perfect play. The entry has an engine of its own, `endingsEngine`,
 * and accepts boards of any other entry.
 *
 * ```ts
 * import { init, LoaBoard } from 'kakoi';
 * import { endingsEngine, readWin } from 'kakoi/endings';
 * await init(endingsEngine);
 * const board = LoaBoard.fromFen('8/2b5/2b4w/6w1/3bb1w1/1b4w1/1b6/2bw4 b');
 * readWin(board).outcome;
 * ```
 *
 * @module endings
 */

import * as engine from '#engine/endings';
import { AddedEngine } from '../core/engine.js';
import { inlined } from '../engines/inlined.js';

export { verifyWin, type WinProof } from '../endings/proof.js';
export { readWin, type WinReading } from '../endings/win.js';

/** The engine that reads endings of Lines of Action: `init(endingsEngine)` starts it with that of the games. */
export const endingsEngine: AddedEngine = /* @__PURE__ */ new AddedEngine(
  /* @__PURE__ */ inlined(['endings'], engine),
);
