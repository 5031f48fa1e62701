/** One choice from several trees that were grown by other chance from the same position. */

import type { Vertex } from '../core/types.js';
import type { MoveCandidate, MoveChoice } from './choice.js';

type Candidate = MoveCandidate<Vertex>;

const MOST_CANDIDATES = 16;

/**
 * The sum of what the trees found. The move is the most visited of those that one of them chose; a pass and a resignation
 * need more than half of them.
 */
export function mergeChoices(choices: readonly MoveChoice<Vertex>[]): MoveChoice<Vertex> {
  if (choices.length === 1) return choices[0]!;
  const playouts = choices.reduce((sum, choice) => sum + choice.playouts, 0);
  const mean = (value: (choice: MoveChoice<Vertex>) => number) =>
    choices.reduce((sum, choice) => sum + value(choice) * choice.playouts, 0) / playouts;
  const candidates = mergeCandidates(choices.flatMap((choice) => choice.candidates));
  const most = (is: (choice: MoveChoice<Vertex>) => boolean) =>
    2 * choices.filter(is).length > choices.length;
  const passes = most(({ move }) => move === null);
  const chosen = candidates.find(({ move }) =>
    passes ? move === null : move !== null && choices.some((choice) => isSame(choice.move, move)),
  );
  return {
    move: passes ? null : (chosen?.move ?? candidates[0]!.move),
    resigns: most(({ resigns }) => resigns),
    winRate: mean(({ winRate }) => winRate),
    lead: mean(({ lead }) => lead ?? 0),
    playouts,
    candidates: candidates.slice(0, MOST_CANDIDATES),
  };
}

/** The moves, each once, the most visited first, with the line of the tree that visited it most. */
function mergeCandidates(all: readonly Candidate[]): Candidate[] {
  const merged = new Map<string, Candidate>();
  for (const candidate of [...all].sort((a, b) => b.visits - a.visits)) {
    const key = String(candidate.move);
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, candidate);
      continue;
    }
    const visits = known.visits + candidate.visits;
    const mean = (a: number, b: number) => (a * known.visits + b * candidate.visits) / visits;
    merged.set(key, {
      ...known,
      visits,
      winRate: mean(known.winRate, candidate.winRate),
      lead: mean(known.lead ?? 0, candidate.lead ?? 0),
    });
  }
  return [...merged.values()].sort((a, b) => b.visits - a.visits);
}

function isSame(a: Vertex | null, b: Vertex | null): boolean {
  return String(a) === String(b);
}
