import { opponent } from '../../core/opponent.js';
import { PointSet } from '../../core/point-set.js';
import type { Chain } from '../../go/chains.js';
import type { Told } from '../told.js';
import type { GoSituation } from './fates.js';
import { type GoStep, namesOf } from './step.js';

/** The chains beside the move that it cut or connected, or left to be. */
export function* linkFacts({ color, at, captured, before, after, move }: GoStep): Generator<Told> {
  if (at === null || !captured.isEmpty) return;
  const other = opponent(color);
  const near = PointSet.of(captured.width, captured.height, [at]).grow(8);
  const pairs = pairsOf(before.chains.filter(({ stones }) => stones.grow().intersects(near)));
  for (const [a, b] of pairs) {
    const isOwn = a.color === color;
    const now = linkIn(after, a, b, other);
    if (now === null || now === 'ko') continue;
    const wanted = isOwn ? 'connected' : 'cut';
    const best = before.connection(a, b, color);
    const target = a.stones.or(b.stones);
    const told = { target, values: namesOf([a, b]), certainty: 'read' } as const;
    const ignored = before.connection(a, b, other).outcome;
    if (ignored === wanted || best.outcome !== wanted || ignored === 'unknown' || ignored === 'ko') continue;
    if (now === wanted) {
      if (!isOwn || !(a.liberties.has(at) && b.liberties.has(at)))
        yield { ...told, key: isOwn ? 'connects' : 'cuts' };
    } else {
      const { move: better, line } = best;
      yield { ...told, key: isOwn ? 'lets-be-cut' : 'lets-connect', from: move - 1, better, line };
    }
  }
}

/** The outcome for two chains after the move, which may have made one of them; null where one is gone, or nothing is found. */
function linkIn(after: GoSituation, a: Chain, b: Chain, first: GoSituation['toPlay']) {
  const [one] = a.stones;
  const [other] = b.stones;
  const [x, y] = [after.chainAt(one!), after.chainAt(other!)];
  if (x === undefined || y === undefined) return null;
  if (x === y) return 'connected';
  const { outcome } = after.connection(x, y, first);
  return outcome === 'unknown' ? null : outcome;
}

/** The pairs of one colour that share a liberty. */
function pairsOf(chains: readonly Chain[]): [Chain, Chain][] {
  return chains.flatMap((a, i) =>
    chains
      .slice(i + 1)
      .filter((b) => a.color === b.color && a.liberties.intersects(b.liberties))
      .map((b): [Chain, Chain] => [a, b]),
  );
}
