/** The panel beside the board: players, connection and quads of both colours, the position as text. */

import { element, setText } from '../shell/elements.js';
import { showHeading } from '../shell/heading.js';
import { COLORS, say } from '../shell/words.js';
import { showEvaluation } from './evaluation.js';
import type { LoaSession } from './session.js';
import { endInWords, rulesInWords } from './words.js';

export function showPanel(session: LoaSession): void {
  const { board, isOver } = session;
  showHeading(session, rulesInWords(session.rules));
  // The board's result goes before the record's, which is about its end.
  if (isOver) setText('game-result', endInWords(session));
  element('game-result').toggleAttribute('data-over', isOver);
  for (const color of COLORS) {
    setText(`stones-${color}`, String(board.stones(color).size));
    setText(`groups-${color}`, String(board.groups(color).length));
    setText(`connected-${color}`, board.isConnected(color) ? say('yes') : say('no'));
  }
  showQuads(session);
  showEvaluation(session);
  const fen = element<HTMLInputElement>('fen');
  if (fen.value !== board.toFen()) fen.value = board.toFen();
}

/** The counts, and the sum as it grows from row to row: a quarter of it is the Euler number. */
function showQuads({ board }: LoaSession): void {
  for (const color of COLORS) {
    const { q1, q3, qd, ...rest } = board.quads(color);
    let sum = 0;
    for (const [kind, number, weight] of [
      ['q1', q1, 1],
      ['q3', q3, -1],
      ['qd', qd, -2],
    ] as const) {
      sum += weight * number;
      setText(`${kind}-${color}`, String(number));
      setText(`sum-${kind}-${color}`, signed(sum));
    }
    setText(`q2-${color}`, String(rest.q2));
    setText(`q4-${color}`, String(rest.q4));
    setText(`e8-${color}`, signed(board.eulerNumber(color, 8)));
    setText(`e4-${color}`, signed(board.eulerNumber(color, 4)));
  }
}

/** The number with a real minus sign. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
