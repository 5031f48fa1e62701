/** Positions of Senket made by hand or pasted, and the notation of points in its records. */

import { type Color, type Fence, KakoiError, SenketBoard, type SenketSetup, type Vertex } from 'kakoi';
import type { Tool } from '../shell/editing.js';
import type { Notation } from '../shell/marks.js';
import { isSame } from '../shell/points.js';
import { fenceKey } from './fences.js';

/** The sizes for a set-up that does not state its own: the smallest of them that holds it. */
const SIZES = [11, 17, 31, 32];

export function notationOf(size: number): Notation {
  return {
    width: size,
    height: size,
    names: {
      read(text) {
        const [, x, y] = /^\s*(\d+)-(\d+)\s*$/.exec(text) ?? [];
        if (x === undefined) throw new Error(`${text} is not a point`);
        return [Number(x) - 1, size - Number(y)];
      },
      write: ([x, y]) => `${x + 1}-${size - y}`,
    },
  };
}

/**
 * The board after the tool has put a post on a point, with all fences if `isLinked`, or has taken it with its
 * fences.
 */
export function boardWith(tool: Tool, board: SenketBoard, point: Vertex, isLinked: boolean): SenketBoard {
  const sign = board.get(point);
  const rest = sign === 0 ? board : withoutPost(board, point);
  if (tool !== 'black' && tool !== 'white') return rest;
  if (sign === (tool === 'black' ? 1 : -1)) return rest;
  return rest.play(tool, point, isLinked ? 'all' : 'none');
}

/** The board with that fence, or without it if it was there. Throws 'illegal-move'. */
export function boardWithFence(board: SenketBoard, color: Color, fence: Fence): SenketBoard {
  const { size, ...sides } = board.toJSON();
  const { posts, fences } = sides[color];
  const others = fences.filter((other) => fenceKey(other) !== fenceKey(fence));
  const changed = others.length < fences.length ? others : [...fences, fence];
  return SenketBoard.from({ size, ...sides, [color]: { posts, fences: changed } });
}

function withoutPost(board: SenketBoard, point: Vertex): SenketBoard {
  const { size, black, white } = board.toJSON();
  const side = ({ posts, fences }: SenketSetup['black']): SenketSetup['black'] => ({
    posts: posts.filter((post) => !isSame(post as Vertex, point)),
    fences: fences.filter(({ from, to }) => !isSame(from, point) && !isSame(to, point)),
  });
  return SenketBoard.from({ size, black: side(black), white: side(white) });
}

/** True when a text looks like a set-up rather than like a record. */
export function isSetup(text: string): boolean {
  return /^\s*([XO]\s|\{)/i.test(text);
}

/**
 * Reads a position as text: 'X 1-4 3-5 4-3; O 7-7' are strands of Black's and White's posts, each joined to
 * the one before; or the JSON of SenketBoard.toJSON(). Throws the package's errors.
 */
export function readSetup(text: string, given?: number): SenketBoard {
  if (text.trim().startsWith('{')) return SenketBoard.fromJSON(readJson(text));
  const strands = text
    .split(/[;\n]/)
    .map((strand) => strand.trim())
    .filter(Boolean)
    .map((strand) => {
      const [side = '', ...posts] = strand.split(/\s+/);
      if (!/^[XO]$/i.test(side))
        throw new KakoiError('bad-notation', `a strand begins with X or O, not '${side.slice(0, 20)}'`);
      return { color: side.toUpperCase() === 'X' ? ('black' as const) : ('white' as const), posts };
    });
  const largest = Math.max(
    ...strands.flatMap(({ posts }) => posts.flatMap((post) => post.split('-').map(Number))),
    0,
  );
  const size = given ?? SIZES.find((size) => size >= largest) ?? 32;
  const side = (color: Color) => {
    const own = strands.filter((strand) => strand.color === color);
    const { read } = notationOf(size).names as { read: (text: string) => Vertex };
    const fences = own.flatMap(({ posts }) =>
      posts.slice(1).map((post, i): Fence => ({ from: read(posts[i]!), to: read(post) })),
    );
    return { posts: [...new Set(own.flatMap(({ posts }) => posts))], fences };
  };
  return SenketBoard.from({ size, black: side('black'), white: side('white') });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new KakoiError('bad-notation', 'the set-up is not JSON');
  }
}
