/** The games of the command line. A new game is a folder and a line here. */

import { rootValue } from '../js/records/root.js';
import type { ForeignRecords, Game, OwnRecords, Question } from './game.js';
import { go } from './go/index.js';
import { loa } from './loa/index.js';
import { senket } from './senket/index.js';

/** The games. Input that fits several, such as rows without a game's name, is taken for the first. */
export const GAMES: readonly [Game, ...Game[]] = [go, loa, senket];

/** The fields of lines that hold positions, each with the games that read it; fields of a single game come first. */
export const FIELDS: ReadonlyMap<string, readonly Game[]> = new Map(
  fieldNames()
    .map((field): [string, Game[]] => [field, GAMES.filter(({ fields }) => field in fields)])
    .sort(([, a], [, b]) => a.length - b.length),
);

/** The names of the fields that hold positions. */
export function fieldNames(): string[] {
  return unique(GAMES.flatMap(({ fields }) => Object.keys(fields)));
}

/** The endings of files with records: '.sgf' and others. */
export const RECORD_ENDINGS: readonly string[] = unique(
  GAMES.flatMap(({ records, foreign = [] }) => [
    records.ending,
    ...foreign.flatMap(({ endings }) => endings),
  ]),
);

/** The reader of a record of another program, with its game; null for all others. */
export async function foreignOf(
  bytes: Uint8Array,
): Promise<{ readonly game: Game; readonly foreign: ForeignRecords } | null> {
  if (beginsAsSgf(bytes)) return null; // most do, and need no more of the program
  const format = (await import('../connect/interop/index.js')).formatOf(bytes);
  for (const game of GAMES) {
    const foreign = game.foreign?.find((records) => records.format === format);
    if (foreign !== undefined) return { game, foreign };
  }
  return null;
}

function beginsAsSgf(bytes: Uint8Array): boolean {
  return /^\s*\(\s*;/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 64)));
}

/**
 * The game of a record, or the one with the given number in SGF. Faults of the text are left to its reader,
 * even that it is not text.
 */
export function gameOf(text: string, gameNumber?: string): Game {
  if (typeof text !== 'string') return GAMES[0];
  const word = /^\s*(\w+)/.exec(text.replace(/#.*/g, ''))?.[1]?.toLowerCase();
  const own = GAMES.find(({ records }) => isOwn(records) && records.firstWord.toLowerCase() === word);
  if (own !== undefined) return own;
  const number = Number(gameNumber ?? rootValue(text, 'GM') ?? 1);
  return GAMES.find(({ records }) => !isOwn(records) && records.number === number) ?? GAMES[0];
}

export function isOwn(records: Game['records']): records is OwnRecords {
  return 'firstWord' in records;
}

/** The games that can answer the question. */
export function gamesFor(question: Question): Game[] {
  return GAMES.filter(({ answers }) => answers[question] !== undefined);
}

/** The titles as a phrase: 'Go, Lines of Action and Senket'. */
export function titles(games: readonly Pick<Game, 'title'>[]): string {
  const names = games.map(({ title }) => title);
  const last = names.splice(-1);
  return [...(names.length > 0 ? [names.join(', ')] : []), ...last].join(' and '); // Intl.ListFormat takes long to load
}

/** The names of notations of single games. */
export const OWN_FORMATS: readonly string[] = unique(GAMES.flatMap(({ formats }) => Object.keys(formats)));

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
