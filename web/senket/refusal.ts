/** Why a turn is refused, in words. The package gives the reason; the page knows what was asked for, and finds what is in the way. */

import { type Color, type Fence, KakoiError, type SenketBoard, type Vertex, vertexName } from 'kakoi';
import { COLORS, colorOf, nameOf, say } from '../shell/words.js';

/** The turn that was asked for. */
export interface Attempt {
  readonly board: SenketBoard;
  readonly color: Color;
  readonly post: Vertex | null;
  /** The last of them is the one that may be refused: the others were planned before, or are legal by themselves. */
  readonly fences: readonly Fence[];
}

export function refusalInWords(error: unknown, attempt: Attempt): string {
  if (!(error instanceof KakoiError)) throw error;
  const { board, post, fences } = attempt;
  const color = nameOf(attempt.color);
  const fence = fences.at(-1);
  if (error.reason === 'occupied' && post !== null)
    return say('{color} may not put a post on {place}: {owner} has one there.', {
      color,
      place: vertexName(post, board),
      owner: colorOf(board.get(post) > 0 ? 'black' : 'white'),
    });
  const why = fence && reasonInWords(error.reason, fence, attempt);
  if (fence && why)
    return say('{color} may not add the fence {fence}: {why}.', { color, fence: textOf(fence, board), why });
  return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`;
}

function reasonInWords(reason: string | undefined, fence: Fence, attempt: Attempt): string {
  const { board, color, fences } = attempt;
  switch (reason) {
    case 'no-knights-step':
      return say("its ends are not a knight's step apart");
    case 'no-post':
      return say('its ends are not both {color} posts', { color: colorOf(color) });
    case 'exists':
      return say('it is there already');
    default:
      for (const owner of COLORS) {
        const others = [...board.fences(owner), ...(owner === color ? fences.slice(0, -1) : [])];
        const crossed = others.find((other) => cross(fence, other));
        if (crossed === undefined) continue;
        const name = { fence: textOf(crossed, board) };
        return owner === 'black'
          ? say("it would cross black's fence {fence}", name)
          : say("it would cross white's fence {fence}", name);
      }
      return '';
  }
}

function textOf({ from, to }: Fence, board: SenketBoard): string {
  return `${vertexName(from, board)}/${vertexName(to, board)}`;
}

/** True when each has its ends on both sides of the other. */
function cross(one: Fence, other: Fence): boolean {
  const parts = (point: Vertex, { from, to }: Fence) =>
    (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
  return (
    parts(other.from, one) * parts(other.to, one) < 0 && parts(one.from, other) * parts(one.to, other) < 0
  );
}
