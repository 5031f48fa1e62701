import type { Vertex } from 'kakoi';

export function isSame(a: Vertex | null, b: Vertex | null): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1];
}
