/** The comment of the node looked at, which the reader can change. */

import { element } from './elements.js';
import type { RecordCommands } from './record-commands.js';
import type { AnySession } from './session.js';

/** What was typed becomes one change of the record when the reader pauses or goes elsewhere. */
const PAUSE_MS = 800;

export class CommentField {
  private readonly field = element<HTMLTextAreaElement>('comment');
  private timer = 0;

  constructor(private readonly commands: RecordCommands) {
    this.field.addEventListener('input', () => {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.commit(), PAUSE_MS);
    });
    this.field.addEventListener('change', () => this.commit());
    window.addEventListener('pagehide', () => this.commit());
  }

  /** Writes what has been typed; to be called before the reader looks at another node. */
  commit(): void {
    if (this.timer === 0) return;
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.commands.setComment(this.field.value);
  }

  show({ comment }: AnySession): void {
    if (this.timer === 0 && this.field.value !== comment) this.field.value = comment;
  }
}
