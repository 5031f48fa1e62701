/** A text of the node looked at, its comment or its name, in a field where the reader can change it. */

import type { RecordNode } from 'kakoi';
import { element } from './elements.js';
import { settle } from './moves.js';
import { draft } from './record.js';
import type { AnySession, NodeText } from './session.js';
import type { PageState } from './state.js';

/** Typing becomes one change of the record when the reader pauses or does anything else. */
const PAUSE_MS = 800;

export class TextField {
  private readonly field: HTMLInputElement | HTMLTextAreaElement;
  private timer = 0;
  private node: RecordNode | null = null;
  /** True once the reader has typed for the node. */
  private isTyped = false;
  /** Node that the page went to by itself while the reader was typing: the field stays with its own meanwhile. */
  private passedOver: RecordNode | null = null;

  /** The field with the id, for the text in that property of nodes; `changed` is told whatever the field holds. */
  constructor(
    id: string,
    private readonly property: NodeText,
    private readonly page: PageState,
    private readonly changed: (text: string) => void = () => {},
  ) {
    this.field = element<HTMLInputElement>(id);
    this.field.addEventListener('input', () => {
      const { field, node } = this;
      changed(field.value);
      if (node === null) return;
      this.isTyped = true;
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => settle(page), PAUSE_MS);
      draft(page, field.value, node, property);
    });
    this.field.addEventListener('blur', () => {
      window.clearTimeout(this.timer);
      this.isTyped = false;
      this.passedOver = null;
      settle(page, true);
      this.show(page.session);
    });
  }

  /** Lets a text be finished even if the opponent moves meanwhile. */
  letTypeOn(): void {
    const isBusy = this.isTyped && document.activeElement === this.field;
    this.passedOver = isBusy ? this.page.session.node : null;
  }

  show(session: AnySession): void {
    const { node } = session;
    if (node === this.passedOver) return;
    this.passedOver = null;
    if (node !== this.node) this.isTyped = false;
    this.node = node;
    const text = session.textOf(this.property);
    if (this.field.value === text) return;
    this.field.value = text;
    this.changed(text);
  }
}
