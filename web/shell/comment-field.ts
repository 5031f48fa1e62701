/** The comment of the node looked at, which the reader can change. */

import type { RecordNode } from 'kakoi';
import { element } from './elements.js';
import type { RecordCommands } from './record-commands.js';
import type { AnySession } from './session.js';

/** Typing becomes one change of the record when the reader pauses or does anything else. */
const PAUSE_MS = 800;

export class CommentField {
  private readonly field = element<HTMLTextAreaElement>('comment');
  private timer = 0;
  private node: RecordNode | null = null;
  /** True once the reader has typed for the node. */
  private isTyped = false;
  /** Node that the page went to by itself while the reader was typing: the field stays with its own meanwhile. */
  private passedOver: RecordNode | null = null;

  constructor(private readonly commands: RecordCommands) {
    this.field.addEventListener('input', () => {
      if (this.node === null) return;
      this.isTyped = true;
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => commands.settle(), PAUSE_MS);
      commands.draft(this.field.value, this.node);
    });
    this.field.addEventListener('blur', () => {
      window.clearTimeout(this.timer);
      this.isTyped = false;
      this.passedOver = null;
      commands.settle();
      this.show(commands.current);
    });
  }

  /** Lets a comment be finished even if the opponent moves meanwhile. */
  letTypeOn(): void {
    const isBusy = this.isTyped && document.activeElement === this.field;
    this.passedOver = isBusy ? this.commands.current.node : null;
  }

  show(session: AnySession): void {
    const { node, comment } = session;
    if (node === this.passedOver) return;
    this.passedOver = null;
    if (node !== this.node) this.isTyped = false;
    this.node = node;
    if (this.field.value !== comment) this.field.value = comment;
  }
}
