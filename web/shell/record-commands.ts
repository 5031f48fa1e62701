import type { RecordNode } from 'kakoi';

/** What the reader does to the record and in it, apart from the board. */
export interface RecordCommands {
  goToNode(node: RecordNode): void;
  openGameOfFile(index: number): void;
  setComment(text: string): void;
  promote(): void;
  deleteNode(): void;
}
