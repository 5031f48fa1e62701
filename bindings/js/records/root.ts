import { gameStart, shortName } from './scanner.js';

/**
 * The first value of a property of the first game's root node, found without parsing the record; undefined
 * when the properties at the start of that node do not include it. It does without the scanner, which bundles
 * of games without SGF would otherwise carry for this alone.
 */
export function rootValue(text: string, name: string): string | undefined {
  const bare = text.replace(/\\[\s\S]/g, '--'); // drops escaped brackets without moving anything else
  const root = bare.slice(Math.max(gameStart(text), 0)).replace(/^\([\s-]*;?/, '');
  for (const [, word = '', value] of root.matchAll(/[\s-]*(\w+\s*)?\[([^\]]*)\]/gy)) {
    if (shortName(word).trim() === name) return value;
  }
  return undefined;
}
