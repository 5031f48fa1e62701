/**
 * The reader's games in memory. They are in parts, each a collection, so that a question can be answered part by part and the
 * page goes on meanwhile.
 */

import { addContinuations, Collection, type CollectionInfo, type Continuation } from 'kakoi/collection';
import { breathe } from './breath.js';
import { type Filter, Scores, sideToldOf, whereOf } from './filter.js';
import type { Query } from './question.js';

/** The most games of a part: a search of so many takes as long as a frame. */
export const MOST_IN_PART = 1000;

/** A game found, and the number of moves before what was looked for stood. */
export interface Found {
  readonly part: Collection;
  readonly game: number;
  readonly move: number;
  /** '' where the record does not say. */
  readonly date: string;
}

/** A move that was played next, with the wins of the side that is told of, and those of the other. */
export interface NextMove {
  readonly color: Continuation['color'];
  readonly vertex: Continuation['vertex'];
  readonly count: number;
  readonly won: number;
  readonly lost: number;
}

export class Games {
  /** In the order in which they were added. */
  readonly parts: Collection[] = [];
  /** By name: the games of each player. */
  readonly players = new Map<string, number>();
  /** By board, '19×19': the games on it. */
  readonly sizes = new Map<string, number>();

  get size(): number {
    return this.parts.reduce((sum, { size }) => sum + size, 0);
  }

  /** Takes a part in, or one that stands in its place. */
  add(part: Collection, place = this.parts.length): void {
    const before = this.parts[place];
    if (before !== undefined) this.count(before, -1);
    this.parts[place] = part;
    this.count(part, 1);
  }

  clear(): void {
    this.parts.length = 0;
    this.players.clear();
    this.sizes.clear();
  }

  /** The player of most of the games, whose collection it seems to be; '' where there is none. */
  get owner(): string {
    const [name = '', games = 0] = [...this.players].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    return games > 2 && games > 0.6 * this.size ? name : '';
  }

  /** The board of most games. */
  get board(): string {
    return [...this.sizes].reduce((a, b) => (b[1] > a[1] ? b : a), ['19×19', 0])[0];
  }

  /** The games with what is asked for, the latest first; those without a date last. */
  async find(query: Query, filter: Filter, signal: AbortSignal): Promise<Found[]> {
    const where = whereOf(filter);
    const all: Found[] = [];
    const { local: _, ...question } = query;
    for (const part of [...this.parts]) {
      await breathe(signal);
      for (const { game, move } of part.find({ ...question, ...(where && { where }) }))
        all.push({ part, game, move, date: part.info(game).date });
    }
    return latestFirst(all, signal);
  }

  /** The moves played next, the most frequent first. */
  async next(query: Query, filter: Filter, signal: AbortSignal): Promise<NextMove[]> {
    const side = query.swapColors ? 'black' : sideToldOf(filter);
    if (side !== null) return told(await this.continuations(query, filter, signal), side);
    const [black, white] = [
      told(await this.continuations(query, { ...filter, color: 'black' }, signal), 'black'),
      told(await this.continuations(query, { ...filter, color: 'white' }, signal), 'white'),
    ];
    const both = addContinuations([black, white].map((list) => list.map(asContinuation)));
    return told(both, 'black');
  }

  /** The games of the filter's player with each colour; null where the filter names none. */
  async scores(filter: Filter, signal: AbortSignal): Promise<Scores | null> {
    const player = filter.player.trim();
    if (player === '') return null;
    const scores = new Scores(player);
    const where = whereOf({ ...filter, color: '' });
    for (const part of [...this.parts]) {
      await breathe(signal);
      for (const game of part.games(where)) scores.add(part.info(game));
    }
    return scores;
  }

  private async continuations(query: Query, filter: Filter, signal: AbortSignal): Promise<Continuation[]> {
    const where = whereOf(filter);
    const lists: Continuation[][] = [];
    for (const part of [...this.parts]) {
      await breathe(signal);
      lists.push(part.continuations({ ...query, ...(where && { where }) }));
    }
    return addContinuations(lists);
  }

  private count(part: Collection, by: 1 | -1): void {
    for (const game of part.games()) {
      const { black, white, width, height } = part.info(game);
      for (const name of new Set([black, white])) if (name !== '') change(this.players, name, by);
      change(this.sizes, `${width}×${height}`, by);
    }
  }
}

/** The games by their dates. Numbers are sorted ten times as fast as texts: 100,000 within a frame. */
async function latestFirst(all: readonly Found[], signal: AbortSignal): Promise<Found[]> {
  const dates = [...new Set(all.map(({ date }) => date))].sort().reverse();
  await breathe(signal);
  const ranks = new Map(dates.map((date, rank) => [date, rank]));
  const keys = Float64Array.from(all, ({ date }, i) => ranks.get(date)! * all.length + i);
  await breathe(signal);
  keys.sort();
  await breathe(signal);
  return Array.from(keys, (key) => all[key % all.length]!);
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}

function told(list: readonly Continuation[], side: 'black' | 'white'): NextMove[] {
  return list.map(({ color, vertex, count, blackWins, whiteWins }) => ({
    ...{ color, vertex, count },
    won: side === 'black' ? blackWins : whiteWins,
    lost: side === 'black' ? whiteWins : blackWins,
  }));
}

function asContinuation({ won, lost, ...move }: NextMove): Continuation {
  return { ...move, blackWins: won, whiteWins: lost };
}

/** All facts that the record says, as one text: two games with other facts are never the same. */
export function factsOf(info: CollectionInfo): string {
  return Object.values({ ...info, name: '' }).join('\n'); // the name is that of the file
}

/** Collections of at most MOST_IN_PART games with the games of one, as parts. */
export async function* partsOf(whole: Collection, signal?: AbortSignal): AsyncGenerator<Collection> {
  const games = whole.games();
  if (games.length <= MOST_IN_PART) {
    yield whole;
    return;
  }
  for (let from = 0; from < games.length; from += MOST_IN_PART) {
    await breathe(signal);
    const part = Collection.empty();
    part.addAll(whole, games.slice(from, from + MOST_IN_PART));
    yield part;
  }
}
