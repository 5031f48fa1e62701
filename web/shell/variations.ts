/**
 * The variations from the node looked at, when there are several, as buttons; and the commands on the line
 * itself.
 */

import type { RecordNode } from 'kakoi';
import { element, enable, make, makeButton, onClick } from './elements.js';
import { latest } from './latest.js';
import { letterOf } from './letter.js';
import { goToNode } from './moves.js';
import { deleteNode, promote } from './record.js';
import type { AnySession } from './session.js';
import type { PageState } from './state.js';
import { say } from './words.js';

export class Variations {
  private readonly list = element('variations');
  private shown: readonly RecordNode[] = [];
  /** True when the record forks anywhere: the list keeps its room then, so that nothing moves from step to step. */
  private readonly forks = latest((root: RecordNode, _version: number) => {
    for (const { children } of root.walk()) if (children.length > 1) return true;
    return false;
  });

  constructor(private readonly page: PageState) {
    onClick('promote', () => {
      promote(page);
      element('move-list').focus({ preventScroll: true }); // the button is gone
    });
    onClick('delete-node', () => deleteNode(page));
  }

  show(session: AnySession): void {
    const { children } = session.node;
    enable('delete-node', session.at > 0);
    element('promote').hidden = session.variationLength === 0;
    this.list.hidden = !this.forks(session.root, session.version);
    if (children === this.shown) return;
    this.shown = children;
    this.list.replaceChildren(
      ...(children.length < 2 ? [] : children.map((child, i) => this.buttonOf(session, child, i))),
    );
  }

  private buttonOf(session: AnySession, child: RecordNode, i: number): HTMLLIElement {
    const words = `${letterOf(i)}: ${session.moveText(child) || say('set-up')}`;
    return make(
      'li',
      {},
      makeButton('', () => goToNode(this.page, child), words),
    );
  }
}
