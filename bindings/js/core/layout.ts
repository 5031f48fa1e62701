import type { Color } from './types.js';

/**
 * The boundary as numbers: where words lie in the engine's transfer buffer, and what they mean.
 * bindings/wasm/layout.h states the same for C++ and explains each; a test holds the engine's checksum of them
 * (bindings/wasm/transfer.cpp, in this order) against the one below.
 *
 * All words are 32 bits, unsigned. A set is `height` words, row 0 first; bit x of a word is column x. A
 * position is two sets, black's first.
 */
export const LAYOUT = {
  INPUT_WORDS: 64 * 1024,
  OUTPUT_WORDS: 256 * 1024,

  POINT_STRIDE: 32,
  NO_POINT: 0xffffffff,
  SECOND_SET: 32,

  PASS: 0x8000,
  WHITE_MOVE: 0x10000,
  MOVE_HEADER: 1,

  ANALYSIS_CHAINS: 1,
  ANALYSIS_PASS_ALIVE: 2,
  ANALYSIS_AREA: 4,
  ANALYSIS_LEGAL_MOVES: 8,
  ANALYSIS_BOUZY: 16,
  MOST_DILATIONS: 8000,
  LINK_STRIDE: 0x10000,

  LOA_POSITION_WORDS: 4,
  LOA_TO: 0x100,
  LOA_CAPTURE: 0x10000,
  LOA_CONNECTS_MOVER: 0x20000,
  LOA_CONNECTS_OPPONENT: 0x40000,
  LOA_BLACK_CONNECTED: 1,
  LOA_WHITE_CONNECTED: 2,
  LOA_LEGAL: 0,
  LOA_NO_STONE: 1,
  LOA_NOT_YOUR_STONE: 2,
  LOA_OFF_LINE: 3,
  LOA_WRONG_DISTANCE: 4,
  LOA_OWN_STONE: 5,
  LOA_BLOCKED: 6,

  SENKET_SIDE_SETS: 5,
  SENKET_FENCES: 512,
  SENKET_ADDED: 0,
  SENKET_TAKEN: 1,
  SENKET_NO_KNIGHTS_STEP: 17,
  SENKET_NO_POST: 18,
  SENKET_EXISTS: 19,
  SENKET_CROSSES: 20,
  SENKET_VALID: 0,
  SENKET_CONTAINS_TERRITORY: 1,
  SENKET_CONTESTED: 2,

  BLACK: 0,
  WHITE: 1,
  LEGAL: 0,
  OCCUPIED: 1,
  SUICIDE: 2,
  KO: 3,

  SYMMETRY_IDENTITY: 0,
  SYMMETRY_TRANSPOSE: 1,
  SYMMETRY_FLIP_Y: 2,
  SYMMETRY_ROTATE_270: 3,
  SYMMETRY_FLIP_X: 4,
  SYMMETRY_ROTATE_90: 5,
  SYMMETRY_ROTATE_180: 6,
  SYMMETRY_ANTI_TRANSPOSE: 7,
} as const;

/**
 * One number for all of the above (FNV-1a, by words), which the engine computes too. Written down and not computed
 * here, so that of the layout only the numbers end up in the package; tests-js/api/layout.test.ts says what it is.
 */
export const LAYOUT_CHECKSUM = 0xde18958;

/** The engine's number for a colour. */
export function colorNumber(color: Color): number {
  return color === 'black' ? LAYOUT.BLACK : LAYOUT.WHITE;
}
