/** The games that the reader asks about: by player and colour, opponent, date, result, event. */

import type { Color } from 'kakoi';
import type { CollectionInfo } from 'kakoi/collection';

/** '' where all are wanted. */
export interface Filter {
  readonly player: string;
  /** The side that the player has. */
  readonly color: Color | '';
  /** Years or dates: '1999', '2014-05'. */
  readonly since: string;
  readonly until: string;
  readonly result: 'black' | 'white' | 'won' | 'lost' | '';
  readonly event: string;
}

export const EVERYTHING: Filter = { player: '', color: '', since: '', until: '', result: '', event: '' };

/** The side of a game that its `player` has, whose name holds the text; null for neither, the stronger match for both. */
function sideOf({ black, white }: CollectionInfo, player: string): Color | null {
  const wanted = player.toLowerCase();
  const [b, w] = [black.toLowerCase(), white.toLowerCase()];
  if (b === wanted) return 'black';
  if (w === wanted) return 'white';
  return b.includes(wanted) ? 'black' : w.includes(wanted) ? 'white' : null;
}

/** The test of a game's facts; undefined where every game is wanted. */
export function whereOf(filter: Filter): ((info: CollectionInfo) => boolean) | undefined {
  const player = filter.player.trim();
  const event = filter.event.trim().toLowerCase();
  const [since, until] = [filter.since.trim(), filter.until.trim()];
  const { color, result } = filter;
  if ([player, since, until, result, event].every((part) => part === '')) return undefined;
  return (info) => {
    if (player !== '') {
      const side = sideOf(info, player);
      if (side === null || (color !== '' && side !== color)) return false;
      if (result === 'won' && info.winner !== side) return false;
      if (result === 'lost' && (info.winner === null || info.winner === side)) return false;
    }
    if ((result === 'black' || result === 'white') && info.winner !== result) return false;
    if (since !== '' && info.date < since) return false;
    if (until !== '' && (info.date === '' || info.date.slice(0, until.length) > until)) return false;
    return event === '' || `${info.event}\n${info.round}\n${info.place}`.toLowerCase().includes(event);
  };
}

/** The side whose wins are told: that of the player; null where a player may have either. */
export function sideToldOf({ player, color }: Filter): Color | null {
  return player.trim() === '' ? 'black' : color || null;
}

/** Counts the games of a filter's player, with each colour, whichever of them the filter asks for. */
export class Scores {
  readonly black = { games: 0, won: 0, lost: 0 };
  readonly white = { games: 0, won: 0, lost: 0 };

  constructor(private readonly player: string) {}

  add(info: CollectionInfo): void {
    const side = sideOf(info, this.player);
    if (side === null) return;
    this[side].games++;
    if (info.winner !== null) this[side][info.winner === side ? 'won' : 'lost']++;
  }
}
