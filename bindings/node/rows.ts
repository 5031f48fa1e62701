import { GoBoard, KakoiError } from '../js/index.js';
import type { Line } from './line.js';

/** The stones in the rows of a line, for all games: boards of Go have any size and stones anywhere. */
export function stonesOf({ board, signMap }: Line): GoBoard {
  if (signMap !== undefined) return GoBoard.fromSignMap(signMap);
  const text =
    Array.isArray(board) && board.every((row) => typeof row === 'string') ? board.join('\n') : board;
  if (typeof text === 'string') return GoBoard.fromDiagram(text);
  throw new KakoiError('bad-option', "'board' must be rows of text, as a list or as one text");
}
