/** Translates the words of the page itself, which its HTML has in English, into the reader's language. */

import { say } from './words.js';

const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'data-empty'] as const;
/**
 * Elements that are left alone: keys have the names printed on keyboards, and some texts are in one language
 * only.
 */
const KEPT = 'kbd, script, style, noscript, svg, [translate="no"]';

/** A text of an element, in which {0}, {1} … stand for elements within it, and the nodes that make it up. */
export interface Passage {
  readonly english: string;
  readonly nodes: readonly ChildNode[];
}

/** The text of the element itself, from the first words to the last. */
export function passageOf(element: Element): Passage | null {
  const nodes = [...element.childNodes].filter((node) => node.nodeType !== Node.COMMENT_NODE);
  const isText = (node: ChildNode): boolean =>
    node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '');
  const first = nodes.findIndex(isText);
  if (first < 0) return null;
  const within = nodes.slice(first, nodes.map(isText).lastIndexOf(true) + 1);
  let elements = 0;
  const parts = within.map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : `{${elements++}}`));
  const english = parts.join('').replace(/\s+/g, ' ').trim();
  return /\p{L}{2}|^[A-Z]$/u.test(english) ? { english, nodes: within } : null;
}

/** The elements whose words are the page's own. */
export function* elementsIn(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) if (element.closest(KEPT) === null) yield element;
}

export function translate(root: ParentNode): void {
  for (const element of [...elementsIn(root)]) {
    for (const name of ATTRIBUTES) {
      const english = element.getAttribute(name);
      if (english) element.setAttribute(name, say(english));
    }
    const passage = passageOf(element);
    if (passage !== null) replace(passage);
  }
}

/** Replaces a passage; the inner elements go in the order of the language. */
function replace({ english, nodes }: Passage): void {
  const inner = nodes.filter((node) => node.nodeType !== Node.TEXT_NODE);
  const places = Object.fromEntries(inner.map((_, i) => [i, `{${i}}`]));
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  const [before, after] = [/^\s/.test(first.nodeValue ?? ''), /\s$/.test(last.nodeValue ?? '')];
  const parts = (say as (text: string, values: object) => string)(english, places).split(/\{(\d+)\}/);
  const made = parts.map((part, i) => (i % 2 === 0 ? part : inner[Number(part)]!));
  first.before(before ? ' ' : '', ...made, after ? ' ' : '');
  for (const node of nodes) if (node.nodeType === Node.TEXT_NODE) node.remove();
}
