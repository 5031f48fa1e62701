import { gameStart, shortName } from './sgf-scan.js';

/**
 * The first value of a property of the first game's root node, before the record is read; undefined where there is none
 * before the first thing that is not a property. It does without the scanner, which games without SGF need
 * not carry for this.
 */
export function rootValue(text: string, name: string): string | undefined {
  const bare = text.replace(/\\[\s\S]/g, '--'); // no bracket is escaped now, and all are where they were
  const root = bare.slice(bare.indexOf(';', gameStart(text)) + 1);
  for (const [, word = '', value] of root.matchAll(/\s*(\w+\s*)?\[([^\]]*)\]/gy)) {
    if (shortName(word).trim() === name) return value;
  }
  return undefined;
}
