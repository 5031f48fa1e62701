import type { RecordNode } from 'kakoi';
import type { Workers } from '../../shell/workers.js';
import type { Situation } from './question.js';

/** The parts of the page that reading needs. */
export interface Desk {
  readonly workers: Workers;
  /** The position, with the problems of the record's file, the one on the board, and what the record says there. */
  readonly current: Situation & {
    readonly games: readonly RecordNode[];
    readonly root: RecordNode;
    readonly comment: string;
  };
  /** Opens the next game of the file; null when there is none. */
  readonly nextProblem: (() => void) | null;
  openGameOfFile(index: number): void;
  /** Opens the next problem of the file that is not solved; false when all are. */
  openNextUnsolved(): boolean;
  /** Plays the tried moves into the record. */
  keepTrial(): void;
  /** Finds out what the position asks, and shows the answer, or lets the reader look for it. */
  solve(hidesAnswers: boolean): Promise<void>;
  /** Shows the page anew. */
  render(): void;
  /** Shows the page anew, without what it said last. */
  refresh(): void;
}
