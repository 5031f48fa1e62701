import { opponent } from '../../core/opponent.js';
import type { WinReading } from '../../endings/win.js';
import type { LoaStep, LoaTold } from './step.js';

/** The game is lost or won: more than any stones of Go that turn on a move in the reviews of people. */
const ALL = 100;

/**
 * The wins that the move brought about, missed or let the other side have, each with its proof; 'likely' where the position on the
 * other side of the move was not read to the end, so that the move may have changed nothing.
 */
export function* winFacts({ color, move, before, after, ending, read }: LoaStep): Generator<LoaTold> {
  const other = opponent(color);
  if (ending?.outcome === color) {
    yield { key: 'wins', target: after.stones(color), weight: ALL };
    return;
  }
  const next = ending === null ? read(move) : null;
  if (next?.outcome === 'loses') return;
  const best = read(move - 1);
  const better = best.move;
  if (best.outcome === 'wins')
    yield {
      key: 'misses-win',
      target: before.stones(color),
      from: move - 1,
      better,
      weight: ALL,
      ...provedBy(read(move - 1, true), next?.outcome !== 'unknown'),
    };
  if (best.outcome === 'loses') return;
  const target = after.stones(other);
  if (ending?.outcome === other) yield { key: 'gives-win', target, better, weight: ALL };
  if (next?.outcome === 'wins')
    yield {
      key: 'lets-win',
      target,
      better,
      weight: ALL,
      ...provedBy(read(move, true), best.outcome !== 'unknown'),
    };
}

/** The part of a fact that a proved win gives; it is only read where the proof grows too large. */
function provedBy({ line, plies, proof }: WinReading, isTurn: boolean) {
  const values = { moves: Math.ceil(plies! / 2) };
  const certainty = !isTurn ? 'likely' : proof === null ? 'read' : 'proved';
  return { line, values, certainty, proofs: proof === null ? [] : [proof] } as const;
}
