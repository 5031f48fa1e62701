import type { RecordNode } from './node.js';

const SETUP = ['AB', 'AW', 'AE', 'PL'];

/**
 * The node of the question, from the one before the first move of its first answer: a node that only names one of several
 * branches belongs to the answers.
 *
 * @internal
 */
export function questionOf(node: RecordNode): RecordNode {
  let question = node;
  for (let { parent } = question; parent !== null && parent.children.length > 1; { parent } = question) {
    const { data } = question;
    if (SETUP.some((name) => name in data) || 'B' in data || 'W' in data) break;
    question = parent;
  }
  return question;
}
