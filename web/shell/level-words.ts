/** The strength of the opponent's levels, in words: what each beat. lab/notes/play.md has the matches. */

import { say } from './words.js';

declare const GAME: string;

/** Games won of a hundred against the level before, from level 2 on; those of Senket and Go on small boards. */
const AGAINST_THE_LEVEL_BEFORE: Readonly<Record<string, readonly number[]>> = {
  go: [90, 85, 77, 79, 75, 83, 78, 78, 76, 83],
  loa: [92, 88, 87, 86, 78, 88, 81, 89, 75, 81],
  senket: [77, 75, 81, 77, 73, 72, 65, 76, 71, 76, 78],
};

/** The words for a level. The first beats nothing, and too few games have measured the last of Go and Lines of Action. */
export function strengthInWords(level: number): string {
  const won = AGAINST_THE_LEVEL_BEFORE[GAME]?.[level - 2];
  return won === undefined
    ? ''
    : say('Level {n} wins {won} of a hundred games against the level before.', { n: level, won });
}
