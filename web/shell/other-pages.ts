/** Finds the page that opens a record: most texts show by themselves which game they are of. */

export interface GamePage {
  readonly name: 'Go' | 'Lines of Action' | 'Senket';
  readonly file: string;
  /** The ending of the game's records, which names them in links. */
  readonly ending: string;
}

const LOA: GamePage = { name: 'Lines of Action', file: 'loa.html', ending: 'sgf' };
const SENKET: GamePage = { name: 'Senket', file: 'senket.html', ending: 'txt' };

/** The pages by the number of GM in SGF. */
const PAGES: Readonly<Record<string, GamePage>> = {
  1: { name: 'Go', file: 'index.html', ending: 'sgf' },
  9: LOA,
};

/** The file of a game's page. */
export function fileOf(game: GamePage['name']): string {
  return [...Object.values(PAGES), SENKET].find(({ name }) => name === game)!.file;
}

/**
 * The page for an SGF record that names its game (of Go, it may leave that out), and for positions and
 * records in a form that only one game has; null for any other text.
 */
export function pageFor(record: string): GamePage | null {
  if (/^\s*(?:[1-8bwLl]+\/){7}[1-8bwLl]+(?:\s|$)/.test(record)) return LOA;
  const [first = ''] = record.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (/^\s*senket\s/i.test(first)) return SENKET;
  const [, root] = /^\s*\(\s*;([^;(]*)/.exec(record) ?? [];
  if (root === undefined) return null;
  const [, game = '1'] = /(?:^|[\s\]])GM\s*\[\s*(\d+)\s*\]/.exec(root) ?? [];
  return PAGES[game] ?? null;
}
