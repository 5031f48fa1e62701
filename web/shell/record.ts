/** The reader's changes of the record besides moves: texts, the order of its lines, and facts. */

import type { RecordNode } from 'kakoi';
import { change } from './moves.js';
import { render, tell } from './render.js';
import type { Facts, NodeText } from './session.js';
import type { PageState } from './state.js';
import { say } from './words.js';

/** Takes a text of a node while it is being typed. */
export function draft(page: PageState, text: string, node: RecordNode, property: NodeText): void {
  page.session.draft(text, node, property);
  render(page);
}

export function promote(page: PageState): void {
  change(page, () => page.session.promote());
}

export function deleteNode(page: PageState): void {
  change(page, () => page.session.delete());
  tell(page, say('Deleted. Undo brings it back.'));
}

/** The facts about the game, with the name of its file. */
export function factsOf({ session }: PageState): Facts {
  return { ...session.facts, file: session.ownName };
}

export function setFacts(page: PageState, { file = '', ...facts }: Facts): void {
  const hadName = file === page.session.ownName;
  change(page, () => {
    page.session = page.session.withFacts(facts);
    if (!hadName) page.session.fileName = file;
  });
}
