/** `kakoi gtp`: the Go Text Protocol over standard input and output. */

import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { createGtp, type GtpOptions } from '../connect/gtp/index.js';
import { analyzeMoves, judge, playEngine } from '../js/entries/play.js';
import { readingEngine } from '../js/entries/reading.js';
import { init } from '../js/index.js';
import { sayOfTerminal } from './inputs.js';
import { linesOf } from './lines.js';
import { standardOutput } from './output.js';

/** An analysis that is not ended before has as many playouts as can be asked for, and overlooks nothing. */
const ENDLESS = { playouts: 1_000_000 };

/** The opponent of `kakoi/play`. It knows only boards for a side whose turn it is not. */
const analyze: NonNullable<GtpOptions['analyze']> = ({
  game,
  color,
  rules,
  moves,
  level,
  playouts,
  isEndless,
}) => {
  const how = { moves, ...(isEndless ? ENDLESS : { level, playouts }) };
  return color === game.toPlay
    ? analyzeMoves(game, how)
    : analyzeMoves(game.board, { ...how, toPlay: color, komi: rules.komi });
};

/** The network of the same engine. */
const judgeAsked: NonNullable<GtpOptions['judge']> = ({ game, color, rules }) =>
  color === game.toPlay ? judge(game) : judge(game.board, { toPlay: color, komi: rules.komi });

/** The options that a command line can give. */
export type SpokenOptions = Omit<GtpOptions, 'readFile' | 'chooseMove' | 'analyze' | 'judge'>;

/** Answers commands until `quit` or the end of the input. Rejects with OutputError. */
export async function speakGtp(options: SpokenOptions): Promise<void> {
  await init(readingEngine, playEngine);
  const gtp = createGtp({ ...options, readFile: (path) => readFileSync(path), analyze, judge: judgeAsked });
  const output = standardOutput();
  const write = async (text: string) => {
    if (text !== '') await output.write(text);
  };
  sayOfTerminal();
  const input = linesOf(process.stdin);
  let hasCome = false;
  const next = () => {
    hasCome = false;
    return input.next().finally(() => {
      hasCome = true;
    });
  };
  /** Thinks while no line comes. */
  const think = async (isWanted: () => boolean) => {
    while (gtp.isThinking && isWanted()) {
      await write(gtp.think());
      await setImmediate();
    }
  };
  for (let coming = next(); ; coming = next()) {
    await think(() => !hasCome);
    const { done, value: lines } = await coming;
    if (done) break;
    for (const line of lines) {
      // One by one, because a command may take long, and its answer is waited for.
      await write(gtp.send(`${line}\n`));
      if (gtp.hasQuit) {
        await input.return(undefined); // the input may stay open, but is not waited for
        return;
      }
    }
  }
  await write(gtp.send('\n')); // ends an analysis, but no move
  await think(() => true);
}
