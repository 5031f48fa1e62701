import { QUADS_Q0, QUADS_Q1, QUADS_Q2, QUADS_Q3, QUADS_Q4, QUADS_QD } from '#layout/core';
import type { QuadCounts } from './types.js';

/** Reads the counts of bit quads that the engine wrote. */
export function readQuads(words: Uint32Array): QuadCounts {
  const count = (index: number) => words[index]!;
  return {
    q0: count(QUADS_Q0),
    q1: count(QUADS_Q1),
    q2: count(QUADS_Q2),
    q3: count(QUADS_Q3),
    q4: count(QUADS_Q4),
    qd: count(QUADS_QD),
  };
}
