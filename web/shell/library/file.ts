/** The whole library as one file, to be kept elsewhere and to be taken over by another browser. */

import { gameIn, type KeptGame } from './kept-game.js';

const KIND = 'games';

export function fileOf(games: readonly KeptGame[]): string {
  return `${JSON.stringify({ kakoi: KIND, version: 1, games })}\n`;
}

/** True for the text of such a file. */
export function isGamesFile(text: string): boolean {
  return /^\s*\{\s*"kakoi"\s*:\s*"games"/.test(text);
}

/** The games in the text of such a file, without what is none. */
export function gamesInFile(text: string): KeptGame[] {
  try {
    const { games } = JSON.parse(text) as { readonly games: unknown };
    return Array.isArray(games) ? games.map(gameIn).filter((game) => game !== null) : [];
  } catch {
    return [];
  }
}
