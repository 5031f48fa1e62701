/**
 * The links in a comment. The field holds plain text, so the same text lies over it unseen, letter over letter, in which the
 * links alone show and take presses. It also gives the field its height: as much as the text needs.
 */

import { element, make } from './elements.js';

/** Addresses end before the punctuation of the sentence that they stand in. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'»”。、）」]/g;

export function showLinks(text: string): void {
  const parts: Node[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(LINK)) {
    parts.push(unseen(text.slice(from, index)), linkTo(address));
    from = index + address.length;
  }
  element('comment-links').replaceChildren(...parts, unseen(`${text.slice(from)}\n`));
  element('comment-links').parentElement!.scrollTop = 0;
}

function unseen(text: string): HTMLElement {
  return make('span', {}, text);
}

function linkTo(address: string): HTMLElement {
  return make('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, address);
}
