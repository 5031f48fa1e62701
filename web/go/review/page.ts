/** The parts of the page that the look back uses, which come with the first script. */

import type { GoBoard, RecordNode, Vertex } from 'kakoi';
import type { MoveChoice } from 'kakoi/play';
import type { say } from '../../shell/words.js';
import type { GoSession } from '../session.js';

export interface Page {
  readonly current: GoSession;
  goToNode(node: RecordNode): void;
  /** Goes to the position and numbers the moves on it. */
  advise(node: RecordNode, line: readonly (Vertex | null)[]): void;
  /** The moves that the engine considers there, with so many random games. */
  weigh(board: GoBoard, about: Weighing, signal: AbortSignal): Promise<MoveChoice<Vertex>>;
  watch(watcher: () => void): void;
}

export type Say = typeof say;

export interface Weighing {
  readonly toPlay: 'black' | 'white';
  readonly komi: number;
  readonly playouts: number;
}
