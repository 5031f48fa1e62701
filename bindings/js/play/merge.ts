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
  const mean = (value: 'winRate' | 'lead') =>
    meanOf(choices.map((choice) => [choice[value], choice.playouts]));
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
    winRate: mean('winRate'),
    lead: mean('lead'),
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
    const mean = (value: 'winRate' | 'lead') =>
      meanOf([known, candidate].map((one) => [one[value], one.visits]));
    merged.set(key, {
      ...known,
      visits: known.visits + candidate.visits,
      winRate: mean('winRate'),
      lead: mean('lead'),
    });
  }
  return [...merged.values()].sort((a, b) => b.visits - a.visits);
}

/** The mean of values by the games behind each, of those that are known; null where none is. */
function meanOf(values: readonly (readonly [value: number | null, games: number])[]): number | null {
  const known = values.filter(([value]) => value !== null);
  const games = known.reduce((sum, [, each]) => sum + each, 0);
  return games === 0 ? null : known.reduce((sum, [value, each]) => sum + value! * each, 0) / games;
}

function isSame(a: Vertex | null, b: Vertex | null): boolean {
  return String(a) === String(b);
}
