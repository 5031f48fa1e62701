/** The scratch layer: posts and fences of both colours on top of a position, to see what they would change. */

import { type Color, type Fence, SenketBoard, type Vertex } from 'kakoi';
import { isSame } from '../shell/points.js';

/** A post with fences, or a fence alone. */
export interface Step {
  readonly color: Color;
  readonly post: Vertex | null;
  readonly fences: readonly Fence[];
}

export interface Scratch {
  readonly base: SenketBoard;
  readonly steps: readonly Step[];
  /** The position with everything that is tried. */
  readonly board: SenketBoard;
}

/** Tries the steps on a position. Throws the errors of `SenketBoard.from`. */
export function scratchOn(base: SenketBoard, steps: readonly Step[] = []): Scratch {
  if (steps.length === 0) return { base, steps, board: base };
  const { size, black, white } = base.toJSON();
  const side = (color: Color, { posts, fences }: typeof black): typeof black => {
    const own = steps.filter((step) => step.color === color);
    return {
      posts: [...posts, ...own.flatMap(({ post }) => (post === null ? [] : [post]))],
      fences: [...fences, ...own.flatMap((step) => step.fences)],
    };
  };
  const board = SenketBoard.from({ size, black: side('black', black), white: side('white', white) });
  return { base, steps, board };
}

/** The steps without the post and all fences to it; null when it is none of those tried. */
export function stepsWithout(steps: readonly Step[], post: Vertex): Step[] | null {
  const others = steps.filter((step) => !isSame(step.post, post));
  if (others.length === steps.length) return null;
  return others
    .map((step) => {
      const fences = step.fences.filter(({ from, to }) => !isSame(from, post) && !isSame(to, post));
      return { ...step, fences };
    })
    .filter((step) => step.post !== null || step.fences.length > 0);
}
