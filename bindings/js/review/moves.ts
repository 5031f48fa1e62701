import type { RecordNode } from '../records/node.js';

/** The parts of a game that number its moves. */
interface Numbered<Move> {
  readonly line: readonly RecordNode[];
  readonly moveNumber: number;
  readonly history: readonly Move[];
  goTo(node: RecordNode): unknown;
}

/**
 * The moves of a line up to its end, the first at 0, of a game that may be moved about. Records count moves that nobody can read;
 * these are undefined.
 */
export function movesOfLine<Move>(game: Numbered<Move>): readonly (Move | undefined)[] {
  const { line } = game;
  game.goTo(line.at(-1)!);
  const { history, moveNumber } = game;
  if (history.length === moveNumber) return history;
  let read = 0;
  let counted = 0;
  return line.flatMap((node) => {
    game.goTo(node);
    const here = history.slice(read, game.history.length);
    const count = node.moveNumber - counted;
    read += here.length;
    counted += count;
    return here.length === count ? here : new Array<undefined>(count).fill(undefined);
  });
}
