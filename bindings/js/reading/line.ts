import type { Vertex } from '../core/types.js';

/** The moves of a line before its first pass. */
export function upToPass(line: readonly (Vertex | null)[]): Vertex[] {
  const pass = line.indexOf(null);
  return line.slice(0, pass < 0 ? line.length : pass) as Vertex[];
}
