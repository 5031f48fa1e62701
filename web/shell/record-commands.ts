import type { RecordNode } from 'kakoi';
import type { AnySession } from './session.js';

/** What the reader does to the record and in it, apart from the board. */
export interface RecordCommands {
  readonly current: AnySession;
  goToNode(node: RecordNode): void;
  openGameOfFile(index: number): void;
  /** Takes a comment while it is being typed. */
  draft(text: string, node: RecordNode): void;
  /** Writes the comment that was typed. */
  settle(): void;
  promote(): void;
  deleteNode(): void;
}
