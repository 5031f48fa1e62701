/** Which page opens a record: games in SGF say which they are. */

export interface GamePage {
  readonly name: string;
  readonly file: string;
}

const PAGES: Readonly<Record<string, GamePage>> = {
  1: { name: 'Go', file: 'index.html' },
  9: { name: 'Lines of Action', file: 'loa.html' },
};

/** The page for an SGF record that names its game or, of Go, leaves that out; null for what else it may be. */
export function pageFor(record: string): GamePage | null {
  const [, root] = /^\s*\(\s*;([^;(]*)/.exec(record) ?? [];
  if (root === undefined) return null;
  const [, game = '1'] = /(?:^|[\s\]])GM\s*\[\s*(\d+)\s*\]/.exec(root) ?? [];
  return PAGES[game] ?? null;
}
