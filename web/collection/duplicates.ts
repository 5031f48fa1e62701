/** Finds games that are there more than once among those of a list. */

import { Collection } from 'kakoi/collection';
import type { Workers } from '../shell/workers.js';
import { breathe } from './breath.js';
import type { Found } from './games.js';

/** The part of the games that is compared. */
export type Likeness = 'moves' | 'position' | 'signature';

/** Sets of two or more games of the list that are alike, each in the order of the list. */
export async function duplicatesAmong(
  list: readonly Found[],
  by: Likeness,
  workers: Workers,
  signal: AbortSignal,
): Promise<Found[][]> {
  const byPart = new Map<Collection, Found[]>();
  for (const found of list) {
    const others = byPart.get(found.part);
    if (others === undefined) byPart.set(found.part, [found]);
    else others.push(found);
  }
  const shards: Uint8Array[] = [];
  for (const [part, found] of byPart) {
    await breathe(signal);
    const shard = Collection.empty();
    shard.addAll(
      part,
      found.map(({ game }) => game),
    );
    shards.push(shard.toBytes());
  }
  const lists = [...byPart.values()];
  const place = new Map(list.map((found, i) => [found, i]));
  const sets = await workers.run(
    (pool) => pool.duplicatesInShards(shards, { by, signal }),
    async () => {
      const whole = Collection.empty();
      const games: { readonly shard: number; readonly game: number }[] = [];
      for (const [shard, bytes] of shards.entries()) {
        await breathe(signal);
        const part = Collection.fromBytes(bytes);
        games.push(...part.games().map((game) => ({ shard, game })));
        whole.addAll(part);
      }
      return whole.duplicates({ by }).map((set) => set.map((game) => games[game]!));
    },
  );
  return sets
    .map((set) =>
      set.map(({ shard, game }) => lists[shard]![game]!).sort((a, b) => place.get(a)! - place.get(b)!),
    )
    .sort((a, b) => place.get(a[0]!)! - place.get(b[0]!)!);
}
