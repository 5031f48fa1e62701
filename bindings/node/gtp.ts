/** `kakoi gtp`: the Go Text Protocol over standard input and output. */

import { readFileSync } from 'node:fs';
import { chooseMove, initPlay } from '../js/entries/play.js';
import { initReading } from '../js/entries/reading.js';
import { createGtp, type GtpOptions } from '../js/gtp/index.js';
import { init } from '../js/index.js';
import { linesOf } from './lines.js';
import { standardOutput } from './output.js';

/** The random games behind a move: they take some tenths of a second on 9×9. */
const PLAYOUTS = 4000;

/** The opponent of `kakoi/play`. It knows only boards for a side whose turn it is not. */
const choose: NonNullable<GtpOptions['chooseMove']> = ({ game, color, rules, budget }) => {
  const playouts = Math.max(100, Math.round(PLAYOUTS * budget));
  const choice =
    color === game.toPlay
      ? chooseMove(game, { playouts })
      : chooseMove(game.board, { playouts, toPlay: color, komi: rules.komi });
  return choice.move;
};

/** Answers commands until `quit` or the end of the input. Rejects with OutputError. */
export async function speakGtp(options: Pick<GtpOptions, 'size' | 'rules' | 'komi'>): Promise<void> {
  await Promise.all([init(), initReading(), initPlay()]);
  const gtp = createGtp({ ...options, readFile: (path) => readFileSync(path), chooseMove: choose });
  const output = standardOutput();
  for await (const lines of linesOf(process.stdin)) {
    for (const line of lines) {
      const answer = gtp.send(line);
      // One by one, because a command may take long, and its answer is waited for.
      if (answer !== '') await output.write(answer);
      if (gtp.hasQuit) return;
    }
  }
}
