import type { Format, Rows } from '../game.js';
import type { LoaSubject } from './read.js';

export const fen: Format<LoaSubject> = {
  about: 'the position',
  write({ play }) {
    const text = play.board.toFen();
    return { fields: { fen: text }, text: `${text}\n` };
  },
};

export function rowsOf({ play }: LoaSubject): Rows {
  const { board, toPlay } = play;
  return { width: board.width, height: board.height, board, toPlay };
}

export function position({ play, recorded }: LoaSubject): object {
  return { fen: play.board.toFen(), rules: play.rules, recorded };
}
