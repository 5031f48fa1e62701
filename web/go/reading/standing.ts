/**
 * Which of several answers about one group stands. Answers are held against each other before any is shown: those for either
 * side to move first, of captures, of life, of the solver of problems. Where two cannot both be true, the surer stands, and of
 * two that are equally sure neither.
 */

import type { GroupReading, outcomeRank } from 'kakoi/problem';

/** An answer, and what it is an answer to. */
export interface Claim {
  /** True for a chain that was read for capture alone, which may die without being caught. */
  readonly isCapture: boolean;
  readonly isOwnerFirst: boolean;
  readonly reading: Pick<GroupReading, 'outcome' | 'certainty' | 'move'>;
}

const SURENESS = { proved: 3, read: 2, likely: 1 } as const;
const LEVELS = [3, 2, 1, 0] as const;

/** The least and the greatest rank that the group can have. */
type Bounds = readonly [number, number];

/** The answers that stand, the surest first, and otherwise as they were given. Those without an outcome say nothing. */
export function standing<C extends Claim>(claims: readonly C[], rank: typeof outcomeRank): C[] {
  const said = claims.filter(({ reading }) => reading.outcome !== 'unknown');
  const captures = agreeing(
    said.filter(({ isCapture }) => isCapture),
    surenessOf,
    rank,
  );
  const rest = said.filter((claim) => !claim.isCapture || captures.includes(claim));
  // Any answer about its life says more of a chain than that it is not caught.
  const saysLittle = ({ isCapture, reading }: Claim) => isCapture && reading.outcome !== 'captured';
  return agreeing(rest, (claim) => (saysLittle(claim) ? 0 : surenessOf(claim)), rank);
}

function surenessOf({ reading: { certainty } }: Claim): number {
  return certainty === null ? 0 : SURENESS[certainty];
}

function agreeing<C extends Claim>(
  claims: readonly C[],
  sureness: (claim: C) => number,
  rank: typeof outcomeRank,
): C[] {
  const kept: C[] = [];
  const opposes = (claim: C) => (other: C) => differ(claim, other, rank);
  for (const level of LEVELS) {
    const fresh = claims.filter((claim) => sureness(claim) === level && !kept.some(opposes(claim)));
    kept.push(...fresh.filter((claim) => !fresh.some(opposes(claim))));
  }
  return kept;
}

/** True when the two cannot both be true. */
function differ(a: Claim, b: Claim, rank: typeof outcomeRank): boolean {
  const [ofA, ofB] = [boundsOf(a, rank), boundsOf(b, rank)];
  return ofA.some(([least, most], i) => most < ofB[i]![0] || least > ofB[i]![1]);
}

/**
 * The bounds that a claim sets to the group's rank when its owner moves first, and when the attacker does. As a side may pass, moving
 * first is never worse than moving second; and where no move is needed or helps, it makes no difference.
 */
function boundsOf({ isOwnerFirst, reading }: Claim, rank: typeof outcomeRank): readonly [Bounds, Bounds] {
  const { outcome, move } = reading;
  const most = rank(true, outcome) ?? 0;
  const least = outcome === 'escapes' ? rank(true, 'seki')! : most;
  const own: Bounds = [least, most];
  if (move === null) return [own, own];
  const [worst, best] = [rank(true, 'dies')!, rank(true, 'lives')!];
  return isOwnerFirst ? [own, [worst, most]] : [[least, best], own];
}
