/**
 * Reading in Go: proves whether a chain can be captured or killed, solves problems, races and connections, lists stones
 * and territory that are safe, and says what the last regions are worth. The entry has an engine of its own,
 * `readingEngine`, and accepts boards of any other entry.
 *
 * ```ts
 * import { GoBoard, init } from 'kakoi';
 * import { readCapture, readingEngine } from 'kakoi/reading';
 * await init(readingEngine);
 * const board = GoBoard.fromDiagram(`
 *   . . . . . .
 *   . . X . . .
 *   . X O . . .
 *   . X O . . .
 *   . . X X . .
 *   . . . . . .`);
 * readCapture(board, 'C3', { toPlay: 'black' }).outcome; // 'captured', in a ladder
 * ```
 *
 * @module reading
 */

import * as engine from '#engine/reading';
import { AddedEngine } from '../core/engine.js';
import { inlined } from '../engines/inlined.js';

export { type CaptureReading, readCapture } from '../reading/capture.js';
export type { Certainty } from '../reading/certainty.js';
export { type ConnectionReading, readConnection } from '../reading/connection.js';
export { type EndgameRegion, readEndgame } from '../reading/endgame.js';
export { type LifeReading, readLife } from '../reading/life.js';
export type { LifeProof } from '../reading/life-proof.js';
export type { ProofCheck } from '../reading/play-out.js';
export { type ProblemReading, readProblem } from '../reading/problem.js';
export { proofFromJSON, verifyProof } from '../reading/proof.js';
export { type RaceReading, readRace } from '../reading/race.js';
export { readSafe, type SafeChain, type SafeSide } from '../reading/safe.js';
export type { ScoreProof } from '../reading/score-proof.js';
export { GoSearchBoard } from '../reading/search-board.js';

/** The engine that reads Go: `init(readingEngine)` starts it with that of the games. */
export const readingEngine: AddedEngine = /* @__PURE__ */ new AddedEngine(
  /* @__PURE__ */ inlined(['reading'], engine),
);
