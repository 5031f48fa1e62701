import { opponent } from '../../core/opponent.js';
import { PointSet } from '../../core/point-set.js';
import type { Color, Vertex } from '../../core/types.js';
import type { Chain } from '../../go/chains.js';
import type { Fact, FactKey } from '../fact.js';
import type { Fate, GoSituation } from './fates.js';

/** A move between two positions. */
export interface GoStep {
  readonly move: number;
  readonly color: Color;
  readonly at: Vertex | null;
  readonly captured: PointSet;
  readonly before: GoSituation;
  readonly after: GoSituation;
}

type Told = Pick<Fact, 'key' | 'target'> & Partial<Fact>;

/** The facts about a move, the weightiest first. */
export function factsOfStep(step: GoStep): Fact[] {
  const { move, color, at } = step;
  const complete = (told: Told): Fact => ({
    color,
    move,
    at,
    certainty: 'proved',
    from: move,
    line: [],
    proofs: [],
    better: null,
    weight: 0,
    ...told,
    values: { stones: told.target.size, ...told.values },
  });
  const told = [...immediate(step), ...turns(step)].map(complete);
  return told.sort((a, b) => b.weight - a.weight);
}

/** What is seen on the board. */
function* immediate({ color, at, captured, before, after }: GoStep): Generator<Told> {
  if (at === null) return;
  const other = opponent(color);
  const taken = captured.and(before.board.stones(other));
  if (!taken.isEmpty) {
    const turned = before.chains
      .filter(({ stones }) => stones.isSubsetOf(taken))
      .filter((chain) => before.fate(chain, other).outcome === 'lives')
      .reduce((sum, { stones }) => sum + stones.size, 0);
    yield { key: 'captures', target: taken, weight: 2 * turned };
  }
  const own = after.chainAt(at);
  const beside = PointSet.of(captured.width, captured.height, [at]).explode();
  for (const chain of after.chains)
    if (chain.color === other && chain.liberties.size === 1 && chain.stones.intersects(beside))
      yield { key: 'puts-in-atari', target: chain.stones };
  const joined = before.chains.filter((chain) => chain.color === color && chain.stones.intersects(beside));
  if (own !== undefined && joined.length > 1) yield { key: 'connects', target: own.stones };
}

/** The fates that the move changed, or did not change when it could have. */
function* turns(step: GoStep): Generator<Told> {
  const { color, before, after, move, captured } = step;
  const other = opponent(color);
  for (const chain of before.chains) {
    const [stone] = chain.stones;
    if (captured.has(stone!)) continue;
    const now = after.chainAt(stone!);
    if (now === undefined) continue;
    const fateNow = after.fate(now, other);
    const target = chain.stones;
    const weight = 2 * target.size;
    if (chain.color === other) {
      if (fateNow.outcome === 'dies') {
        if (before.fate(chain, other).outcome === 'lives')
          yield { key: 'kills', target, weight, ...proved(after, now, other, fateNow) };
      } else if (fateNow.outcome === 'lives') {
        const missed = before.fate(chain, color);
        if (missed.outcome !== 'dies') continue;
        const key: FactKey =
          before.fate(chain, other).outcome === 'dies'
            ? 'lets-escape'
            : missed.by === 'life'
              ? 'misses-kill'
              : 'misses-capture';
        yield {
          key,
          target,
          weight,
          from: move - 1,
          better: missed.move,
          ...proved(before, chain, color, missed),
        };
      }
      continue;
    }
    if (fateNow.outcome === 'lives') {
      if (before.fate(chain, other).outcome === 'dies')
        yield {
          key: fateNow.by === 'life' ? 'makes-alive' : 'saves',
          target,
          weight,
          ...proved(after, now, other, fateNow),
        };
    } else if (fateNow.outcome === 'dies') {
      const saved = before.fate(chain, color);
      if (saved.outcome !== 'lives') continue;
      const wasSafe = before.fate(chain, other).outcome === 'lives';
      yield {
        key: wasSafe ? 'endangers' : fateNow.by === 'life' ? 'misses-life' : 'misses-saving',
        target,
        weight,
        better: saved.move,
        ...proved(after, now, other, fateNow),
      };
    }
  }
}

/** The line and the proofs of a fate, which is only read where no proof can be written. */
function proved(situation: GoSituation, chain: Chain, first: Color, fate: Fate) {
  const proofs = situation.proofs(chain, first, fate);
  const isProved = fate.by === 'rules' || proofs.length > 0;
  return {
    line: fate.line,
    proofs,
    certainty: isProved ? fate.certainty : fate.certainty === 'likely' ? 'likely' : 'read',
  } as const;
}
