import { engine } from '../core/engine.js';
import { ScalarMap } from '../core/scalar-map.js';
import { validateInteger, validateOptions, validateWord } from '../core/validate.js';
import { POSITION, type Position } from './position.js';

/** How many random games are played, and which. */
export interface PlayoutOptions {
  /** How many games are played out, 1 to 100,000. Default 100, which takes a few milliseconds on 19×19. */
  playouts?: number;
  /** Which games: the same seed, the same answer, everywhere. An integer of 0 or more. Default 0. */
  seed?: number;
}

/** How random games are played for ownership(). */
export interface OwnershipOptions extends PlayoutOptions {
  /**
   * 'uniform' (default) plays any legal move that does not fill an eye of its own. 'careful' also answers
   * atari and keeps out of seki, as deadStones() does: nearer to what players expect, at half the speed.
   */
  style?: 'uniform' | 'careful';
}

const STYLES = ['uniform', 'careful'] as const;

const DEFAULT_PLAYOUTS = 100;
/** A bound, because a call cannot be stopped: on 19×19 it takes about five seconds. */
const MOST_PLAYOUTS = 100_000;
const TWO_TO_32 = 2 ** 32;

/** See GoBoard.ownership. */
export function ownership(board: Position, options: OwnershipOptions | undefined): ScalarMap {
  const { style = 'uniform', ...rest } = validateOptions(options, ['playouts', 'seed', 'style']);
  validateWord(style, STYLES, 'style');
  const { playouts, seedLow, seedHigh } = readOptions(rest);
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
}

/** Options by name, which may be there without a value. */
export type Given<Options> = { [Name in keyof Options]: Options[Name] | undefined };

/** For the engine, once checked. */
export function readOptions(options: Given<PlayoutOptions> | undefined) {
  const { playouts = DEFAULT_PLAYOUTS, seed = 0 } = validateOptions(options, ['playouts', 'seed']);
  validateInteger(playouts, 1, MOST_PLAYOUTS, 'playouts');
  validateInteger(seed, 0, Number.MAX_SAFE_INTEGER, 'seed');
  return { playouts, seedLow: seed % TWO_TO_32, seedHigh: Math.floor(seed / TWO_TO_32) };
}
