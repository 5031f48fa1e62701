/** `kakoi stats`: what a collection holds. */

import type { Collection, CollectionInfo } from '../../js/entries/collection.js';
import { visible } from '../visible.js';

export interface Stats {
  readonly games: number;
  readonly moves: {
    readonly total: number;
    readonly shortest: number;
    readonly median: number;
    readonly longest: number;
  };
  readonly sizes: Readonly<Record<string, number>>;
  readonly results: { readonly black: number; readonly white: number; readonly other: number };
  readonly dates: { readonly first: string; readonly last: string } | null;
  readonly players: readonly { readonly name: string; readonly games: number; readonly won: number }[];
  readonly events: Readonly<Record<string, number>>;
  readonly duplicates: readonly (readonly string[])[];
}

/** The most players and events that are listed. */
const MOST = 20;

/** The parts of games by which duplicates may be found. */
export type Likeness = 'moves' | 'position' | 'signature';

export function statsOf(
  collection: Collection,
  by: Likeness,
  where?: (info: CollectionInfo) => boolean,
): Stats {
  const numbers = collection.games(where);
  const infos = numbers.map((game) => collection.info(game));
  const lengths = infos.map(({ moves }) => moves).sort((a, b) => a - b);
  const dates = infos.flatMap(({ date }) => (date === '' ? [] : [date])).sort();
  const players = new Map<string, { games: number; won: number }>();
  const results = { black: 0, white: 0, other: 0 };
  for (const { black, white, winner } of infos) {
    results[winner ?? 'other']++;
    for (const [name, side] of [
      [black, 'black'],
      [white, 'white'],
    ] as const) {
      if (name === '') continue;
      const player = players.get(name) ?? { games: 0, won: 0 };
      player.games++;
      if (side === winner) player.won++;
      players.set(name, player);
    }
  }
  const asked = new Set(numbers);
  return {
    games: infos.length,
    moves: {
      total: lengths.reduce((sum, length) => sum + length, 0),
      shortest: lengths[0] ?? 0,
      median: lengths[lengths.length >> 1] ?? 0,
      longest: lengths.at(-1) ?? 0,
    },
    sizes: countsOf(infos.map(({ width, height }) => `${width}×${height}`)),
    results,
    dates: dates.length === 0 ? null : { first: dates[0]!, last: dates.at(-1)! },
    players: [...players]
      .map(([name, player]) => ({ name, ...player }))
      .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1))
      .slice(0, MOST),
    events: countsOf(infos.map(({ event }) => event).filter(Boolean)),
    duplicates: collection
      .duplicates({ by })
      .filter((set) => set.every((game) => asked.has(game)))
      .map((set) => set.map((game) => collection.info(game).name || `game ${game}`)),
  };
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST));
}

/** The statistics for people. */
export function statsText({
  games,
  moves,
  sizes,
  results,
  dates,
  players,
  events,
  duplicates,
}: Stats): string {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ');
  const lines = [
    `games: ${games}`,
    `moves: ${moves.total} (shortest ${moves.shortest}, median ${moves.median}, longest ${moves.longest})`,
    `boards: ${list(sizes)}`,
    `results: Black won ${results.black}, White ${results.white}, neither or unknown ${results.other}`,
    ...(dates === null ? [] : [`dates: ${dates.first} to ${dates.last}`]),
    ...(Object.keys(events).length === 0 ? [] : [`events: ${list(events)}`]),
    ...players.map(({ name, games, won }) => `player: ${name}, games ${games}, won ${won}`),
    ...duplicates.map((set) => `the same game: ${set.join(', ')}`),
  ];
  return lines.map(visible).join('\n');
}
