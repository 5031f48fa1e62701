/**
 * Reads and writes the start position in the properties of a root: AB and AW hold strands of posts of either
 * side, each post joined to the one before it; PL names the side that begins.
 */

import { COLORS } from '#layout/core';
import { KakoiError, withPlace } from '../core/errors.js';
import type { Color } from '../core/types.js';
import type { NodeData } from '../records/node.js';
import { colorOf, letterOf } from '../records/setup-and-moves.js';
import { SenketBoard } from './board.js';
import type { Fence } from './fence.js';
import { postName, toPost } from './vertices.js';

/** The side that begins. */
export function firstColor({ PL }: NodeData): Color {
  return colorOf(PL?.[0]) ?? 'black';
}

/** The start position. Throws 'bad-size', and 'bad-notation' or 'illegal-move' for faults of the set-up. */
export function readSetup(data: NodeData): SenketBoard {
  const size = Number(data.SZ?.[0]);
  const side = (color: Color) => {
    const posts = new Set<string>();
    const fences: Fence[] = [];
    for (const strand of data[`A${letterOf(color)}`] ?? []) {
      strand.match(/\S+/g)?.forEach((post, i, all) => {
        posts.add(postName(readPost(post, size), size));
        const before = all[i - 1];
        if (before !== undefined) fences.push({ from: toPost(before, size), to: toPost(post, size) });
      });
    }
    return { posts: [...posts], fences };
  };
  try {
    return SenketBoard.from({ size, black: side('black'), white: side('white') });
  } catch (cause) {
    throw withPlace(cause, 'the set-up');
  }
}

function readPost(text: string, size: number) {
  try {
    return toPost(text, size);
  } catch (cause) {
    throw new KakoiError('bad-notation', (cause as KakoiError).message, { cause });
  }
}

/** The properties of a root for the board; each strand is as long as fences continue it. */
export function setupData(board: SenketBoard, toPlay: Color): NodeData {
  const data: Record<string, string[]> = { SZ: [`${board.size}`] };
  for (const color of COLORS) {
    const strands = strandsOf(board, color);
    if (strands.length > 0) data[`A${letterOf(color)}`] = strands;
  }
  if (toPlay === 'white') data.PL = ['W'];
  return data;
}

function strandsOf(board: SenketBoard, color: Color): string[] {
  const fences = new Set(
    board
      .fences(color)
      .map(({ from, to }) => [postName(from, board.size), postName(to, board.size)] as const),
  );
  const lone = new Set([...board.posts(color)].map((post) => postName(post, board.size)));
  /**
   * The other end of a fence at the strand's last post, which is removed from `fences`; undefined when there is none.
   */
  const otherEnd = (strand: readonly string[]): string | undefined => {
    const end = strand.at(-1)!;
    const fence = [...fences].find((other) => other.includes(end));
    if (fence === undefined) return undefined;
    fences.delete(fence);
    return fence[0] === end ? fence[1] : fence[0];
  };
  const strands: string[] = [];
  for (const fence of fences) {
    fences.delete(fence);
    const strand: string[] = [...fence];
    for (const _end of fence) {
      // The strand is extended from one end of the fence, then, reversed, from the other.
      for (let next = otherEnd(strand); next !== undefined; next = otherEnd(strand)) strand.push(next);
      strand.reverse();
    }
    for (const post of strand) lone.delete(post);
    strands.push(strand.join(' '));
  }
  return [...strands, ...lone];
}
