/** The continuations of a record after a place: its main line and the variations. */

import type { Color, RecordNode } from '../js/index.js';
import { visible } from './visible.js';

/** A continuation of a record. */
export interface Variation {
  readonly color: Color | null;
  /** The first move; null when the node sets up stones or has only remarks. */
  readonly move: string | null;
  /** The moves that follow it, by first children. */
  readonly moves: readonly string[];
  /** The comment of the first node; '' when it has none. */
  readonly comment: string;
}

/** The text of --help about the field. */
export const VARIATIONS = `  variations {color, move, moves, comment}: how the record goes on, its main line first; moves follow move`;

/** The continuations after a node; `name` converts a recorded move to its text. */
export function variationsAt(node: RecordNode, name: (text: string) => string): Variation[] {
  return node.children.map((child) => {
    const [own, ...rest] = child.mainLine();
    const move = moveOf(own!, name);
    return {
      color: child.data.B !== undefined ? 'black' : child.data.W !== undefined ? 'white' : null,
      move,
      moves: rest.flatMap((each) => moveOf(each, name) ?? []),
      comment: (child.data.C ?? []).join('\n'),
    };
  });
}

/** The first few moves of each continuation, for people, who can go there with --move. */
export function variationLines(variations: readonly Variation[]): string[] {
  if (variations.length === 0) return [];
  const line = ({ move, moves, comment }: Variation) => {
    const first = [move ?? '(no move)', ...moves].slice(0, MOST).join(' ');
    const surplus = moves.length + 1 - MOST;
    const more = surplus > 0 ? ` and ${surplus} more` : '';
    const [words = '', following] = comment.split('\n', 2);
    const said = words === '' ? '' : `: ${words}${following === undefined ? '' : ' …'}`;
    return visible(`  ${first}${more}${said}`);
  };
  return ['', 'The record goes on:', ...variations.map(line)];
}

const MOST = 8;

function moveOf({ data }: RecordNode, name: (text: string) => string): string | null {
  const text = (data.B ?? data.W)?.[0];
  return text === undefined ? null : name(text);
}
