import { type AnyFact, type FactKey, type Facts, rank } from './fact.js';

/** The facts that say that stones live or die whatever the other side does next. */
const FATES: readonly FactKey[] = [
  'kills',
  'ladder-works',
  'wins-race',
  'saves',
  'makes-alive',
  'ladder-broken',
];
/** The facts about the next move that refute these when they are about the same stones. */
const TURNED: readonly FactKey[] = [...FATES, 'makes-ko', 'makes-seki', 'captures'];

/**
 * The facts about all moves without those that the next move refutes: nobody can save what was killed a move before. The surer fact
 * stays, and of two that are as sure the later one, for which less had to be read; what is proved always stays.
 */
export function withoutRefuted<Move, Proof>(all: Facts<Move, Proof>): Facts<Move, Proof> {
  const wrong = new Set<AnyFact>();
  all.forEach((facts, i) => {
    for (const fact of facts ?? [])
      for (const next of all[i + 1] ?? []) {
        const weaker = rank(fact.certainty) > rank(next.certainty) ? next : fact;
        if (weaker.certainty !== 'proved' && contradict(fact, next)) wrong.add(weaker);
      }
  });
  return all.map((facts) => (facts === null ? null : facts.filter((fact) => !wrong.has(fact))));
}

/** True where the facts about a move and about the other side's answer cannot both hold. */
function contradict(fact: AnyFact, next: AnyFact): boolean {
  if (fact.color === next.color) return false;
  if (fact.key === 'cuts') return next.key === 'connects' && fact.target.isSubsetOf(next.target);
  // Chains that were joined to one may still be cut from others.
  if (fact.key === 'connects') return next.key === 'cuts' && fact.target.equals(next.target);
  // A single stone that is taken in a ko or a snapback is taken back: what lives may lose it.
  const isOneStone = next.key === 'captures' && next.target.size === 1;
  return (
    FATES.includes(fact.key) &&
    TURNED.includes(next.key) &&
    !isOneStone &&
    fact.target.intersects(next.target)
  );
}
