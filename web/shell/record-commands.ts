import type { RecordNode } from 'kakoi';
import type { AnySession, NodeText } from './session.js';

/** Commands of the reader on the record, apart from those on the board. */
export interface RecordCommands {
  readonly current: AnySession;
  goToNode(node: RecordNode): void;
  openGameOfFile(index: number): void;
  /** Takes a text of a node while it is being typed. */
  draft(text: string, node: RecordNode, property: NodeText): void;
  /** Writes the text that was typed; until it is done, what is typed next belongs to it. */
  settle(isDone?: boolean): void;
  /** Gives the node looked at a judgement, or takes it away. */
  judge(sign: string): void;
  promote(): void;
  deleteNode(): void;
}
