/** Commands that read and write game records. */

import { GoGame, KakoiError } from '../../../js/api.js';
import { rulesText } from '../../../js/go/record-rules.js';
import { Refusal } from '../arguments.js';
import type { Commands } from '../command.js';
import { LONGEST_SIDE } from '../session.js';

/** Returns the text or the bytes of a file; throws where it has none. */
export type ReadFile = (path: string) => string | Uint8Array;

/** The commands; without `readFile` no file can be loaded. */
export function records(readFile: ReadFile | undefined): Commands {
  return {
    loadsgf(session, args) {
      const { words } = args;
      // The name of a file may hold blanks; a last word that is a number says before which move to stop.
      const before = words.length > 1 && /^\d+$/.test(words.at(-1)!) ? Number(words.at(-1)) : undefined;
      const path = words.slice(0, before === undefined ? undefined : -1).join(' ');
      if (path === '') throw new Refusal('syntax error');
      const game = read(path, readFile);
      if (before !== undefined) game.goTo(Math.min(Math.max(before - 1, 0), game.moveNumber));
      session.load(game);
    },
    printsgf({ game, terms }) {
      const copy = game.clone();
      copy.annotate({ KM: [`${terms.komi}`], RU: [rulesText(terms)].filter(Boolean) }, copy.tree);
      return copy.toSgf({ variations: false }).trimEnd();
    },
  };
}

/** The game of the first record of a file, at the end of its main line. Refuses with 'cannot load file'. */
function read(path: string, readFile: ReadFile | undefined): GoGame {
  try {
    if (readFile === undefined) throw new Error('createGtp() has no readFile');
    const game = GoGame.fromSgf(readFile(path), { lenient: true });
    const { width, height } = game.board;
    if (Math.max(width, height) > LONGEST_SIDE) {
      throw new KakoiError('bad-size', `boards have up to ${LONGEST_SIDE} lines`);
    }
    return game;
  } catch {
    throw new Refusal('cannot load file');
  }
}
