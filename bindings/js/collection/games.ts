/** The games of a text, each by itself, so that a broken one takes no other with it. */

import { KakoiError } from '../core/errors.js';
import { parseSgf } from '../records/parse.js';
import { GameSplitter, placeWithin, type Stretch } from '../records/splitter.js';
import type { SgfNode } from '../records/tree.js';

/** Calls `take` for each game of the text, and `fault` for each that cannot be read, or where there is none. */
export function gamesOfText(
  text: string,
  lenient: boolean,
  take: (tree: SgfNode) => void,
  fault: (error: KakoiError) => void,
): void {
  const splitter = new GameSplitter(Number.POSITIVE_INFINITY);
  let games = 0;
  const read = ({ text, place }: Stretch, isRest: boolean) => {
    let trees: SgfNode[];
    try {
      trees = parseSgf(text, { lenient });
    } catch (error) {
      if (!(error instanceof KakoiError) || error.code !== 'bad-sgf') throw error;
      const [, line, column, message] = /^line (\d+), column (\d+): (.*)$/s.exec(error.message) ?? [];
      // Text behind the last game is no game.
      if (isRest && games > 0 && message?.startsWith('no game record')) return;
      games++;
      const there = placeWithin(place, { line: Number(line), column: Number(column) });
      fault(new KakoiError('bad-sgf', `line ${there.line}, column ${there.column}: ${message}`));
      return;
    }
    games += trees.length;
    trees.forEach(take);
  };
  for (const stretch of splitter.push(text)) read(stretch, false);
  const rest = splitter.rest();
  if (games === 0 || rest.text.trim() !== '') read(rest, true);
}
