import { engine } from '../core/engine.js';
import { ScalarMap } from '../core/scalar-map.js';
import { validateInteger, validateOptions, validateWord } from '../core/validate.js';
import { POSITION, type Position } from './position.js';

/** Options for random games: how many, and which. */
export type PlayoutOptions = {
  /** The number of random games, 1 to 100,000. Default 100, which takes a few milliseconds on 19×19. */
  playouts?: number;
  /**
   * The seed of the random games: the same seed gives the same answer on every machine. An integer of 0 or
   * more. Default 0.
   */
  seed?: number;
};

/** Options of ownership(). */
export type OwnershipOptions = PlayoutOptions & {
  /**
   * 'uniform' (default) plays any legal move that does not fill an eye of its own. 'careful' also answers
   * atari and keeps out of seki, as deadStones() does: nearer to what players expect, at half the speed.
   */
  style?: 'uniform' | 'careful';
};

const STYLES = ['uniform', 'careful'] as const;

const DEFAULT_PLAYOUTS = 100;
/** The upper bound of playouts, about five seconds on 19×19, because a call cannot be stopped. */
const MOST_PLAYOUTS = 100_000;
const TWO_TO_32 = 2 ** 32;

/** Implements GoBoard.ownership: checks the options, and returns the work. */
export function askOwnership(board: Position, options: OwnershipOptions | undefined): () => ScalarMap {
  const { style = 'uniform', ...rest } = validateOptions(options, ['playouts', 'seed', 'style']);
  validateWord(style, STYLES, 'style');
  const { playouts, seedLow, seedHigh } = readOptions(rest);
  return () => {
    const { width, height } = board;
    const { call, input, output } = engine('go');
    input.set(board[POSITION]);
    call.goOwnership(width, height, playouts, style === 'careful', seedLow, seedHigh);
    const sums = output.subarray(0, width * height);
    return new ScalarMap(
      width,
      height,
      Float32Array.from(sums, (sum) => (sum | 0) / playouts),
    );
  };
}

/** The options with every name present but possibly undefined, as destructuring gives them. */
export type Given<Options> = { [Name in keyof Options]: Options[Name] | undefined };

/** The options as the engine takes them, checked; the seed is split into two words. */
export function readOptions(options: Given<PlayoutOptions> | undefined) {
  const { playouts = DEFAULT_PLAYOUTS, seed = 0 } = validateOptions(options, ['playouts', 'seed']);
  validateInteger(playouts, 1, MOST_PLAYOUTS, 'playouts');
  validateInteger(seed, 0, Number.MAX_SAFE_INTEGER, 'seed');
  return { playouts, seedLow: seed % TWO_TO_32, seedHigh: Math.floor(seed / TWO_TO_32) };
}
