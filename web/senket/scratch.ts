/** The scratch layer: posts and fences of both colours on top of a position, to see what they would change. */

import { type Color, type Fence, SenketBoard, type Vertex } from 'kakoi';
import { isSame } from '../shell/points.js';

/** A post with fences, or a fence alone. */
interface Step {
  readonly color: Color;
  readonly post: Vertex | null;
  readonly fences: readonly Fence[];
}

export class Scratch {
  private steps: readonly Step[] = [];
  private latest: SenketBoard;

  constructor(readonly base: SenketBoard) {
    this.latest = base;
  }

  /** The position with everything that is tried. */
  get board(): SenketBoard {
    return this.latest;
  }
  get isEmpty(): boolean {
    return this.steps.length === 0;
  }

  /** Adds a step. Throws the errors of `SenketBoard.from`, and then adds nothing. */
  add(color: Color, post: Vertex | null, fences: readonly Fence[]): void {
    this.become([...this.steps, { color, post, fences }]);
  }

  /** Takes the post away, with all fences to it; false when it is none of those tried. */
  remove(post: Vertex): boolean {
    if (!this.steps.some((step) => isSame(step.post, post))) return false;
    const rest = this.steps
      .filter((step) => !isSame(step.post, post))
      .map((step) => {
        const fences = step.fences.filter(({ from, to }) => !isSame(from, post) && !isSame(to, post));
        return { ...step, fences };
      });
    this.become(rest.filter((step) => step.post !== null || step.fences.length > 0));
    return true;
  }

  /** Takes the latest step back. */
  undo(): void {
    this.become(this.steps.slice(0, -1));
  }

  clear(): void {
    this.become([]);
  }

  private become(steps: readonly Step[]): void {
    const { size, black, white } = this.base.toJSON();
    const side = (color: Color, { posts, fences }: typeof black): typeof black => {
      const own = steps.filter((step) => step.color === color);
      return {
        posts: [...posts, ...own.flatMap(({ post }) => (post === null ? [] : [post]))],
        fences: [...fences, ...own.flatMap((step) => step.fences)],
      };
    };
    this.latest = SenketBoard.from({ size, black: side('black', black), white: side('white', white) });
    this.steps = steps;
  }
}
