import type { RecordNode } from 'kakoi';
import type { AnySession } from './session.js';

/** Commands of the reader on the record, apart from those on the board. */
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
