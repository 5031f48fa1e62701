import { type Fact, type FactKey, rank } from './fact.js';

/** Points, as far as facts are compared by them. */
interface Points {
  intersects(other: this): boolean;
  isSubsetOf(other: this): boolean;
}
type AnyFact = Pick<Fact, 'key' | 'color' | 'certainty'> & { readonly target: Points };
type Facts<Found extends AnyFact> = readonly (readonly Found[] | null)[];

/** The facts that say that stones live or die whatever the other side does next. */
const FATES: readonly FactKey[] = [
  ...(['kills', 'ladder-works', 'wins-race'] as const),
  ...(['saves', 'makes-alive', 'ladder-broken'] as const),
];
/** The facts about the next move that refute these when they are about the same stones. */
const TURNED: readonly FactKey[] = [...FATES, 'makes-ko', 'makes-seki', 'captures'];
/** The same of two chains. */
const LINKS: readonly FactKey[] = ['connects', 'cuts'];

/**
 * The facts about all moves without those that the next move refutes: nobody can save what was killed a move before. The surer fact
 * stays, and of two that are as sure the later one, for which less had to be read.
 */
export function withoutRefuted<Found extends AnyFact>(all: Facts<Found>): Facts<Found> {
  const wrong = new Set<Found>();
  all.forEach((facts, i) => {
    for (const fact of facts ?? [])
      for (const next of all[i + 1] ?? [])
        if (contradict(fact, next)) wrong.add(rank(fact.certainty) > rank(next.certainty) ? next : fact);
  });
  return all.map((facts) => (facts === null ? null : facts.filter((fact) => !wrong.has(fact))));
}

/** True where the facts about a move and about the other side's answer cannot both hold. */
function contradict(fact: AnyFact, next: AnyFact): boolean {
  if (fact.color === next.color) return false;
  if (FATES.includes(fact.key)) return TURNED.includes(next.key) && fact.target.intersects(next.target);
  return LINKS.includes(fact.key) && LINKS.includes(next.key) && fact.target.isSubsetOf(next.target);
}
