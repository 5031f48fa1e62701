/** The options of the overlays of Go. */

import type { ByColor, Color, GoAnalysis, GoBoard, GoScore, ScalarMap, Vertex } from '../../../js/api.js';
import { checkBoard } from '../../../js/core/foreign.js';
import { validateInteger } from '../../../js/core/validate.js';
import { isBoard } from '../../../js/go/is-board.js';
import type { SafeSide } from '../../../js/reading/safe.js';
import { checkChoice, checkMap, checkScore, checkVertex } from '../check.js';
import { type AnyOverlay, SIDES, type Unchecked } from '../overlay.js';
import { checkAnalysis, checkSafe } from './analysis.js';

/** Options of the overlays of Go. */
export type GoOverlayOptions = {
  /** Analyses of the position that are known already, from analyzeMany(); missing ones are computed. */
  readonly analysis?: GoAnalysis;
  /** True when the rules allow suicide, for 'passAlive'. Default false. */
  readonly suicide?: boolean;
  /** For 'score'; default: a count by Japanese rules that finds the dead stones. */
  readonly score?: GoScore;
  /**
   * For 'ownership', of the board's size, as from a worker; null, where it is not known yet, shows nothing. Default: found by
   * random games, which takes milliseconds.
   */
  readonly ownership?: ScalarMap | null;
  /**
   * For 'safe', which needs it: the function readSafe() of `kakoi/reading`, or its result for this board, as from a worker; null,
   * where that is not known yet, shows nothing.
   */
  readonly safe?: ByColor<SafeSide> | ((board: GoBoard) => ByColor<SafeSide>) | null;
  /** The stone that 'vicinity', and 'influenceGain' of the last stone, are about unless another is pointed at. Default none. */
  readonly lastStone?: Vertex | null;
  /** The reach of 'vicinity', in levels. Default 2. */
  readonly vicinityLevel?: number;
  /** For 'influenceGain': whose next move it is. Default 'black'. */
  readonly toPlay?: Color;
  /** For 'influenceGain': what each next move would gain, or what the last stone does. Default 'next'. */
  readonly gainOf?: 'next' | 'last';
};

export const GO_OPTIONS = [
  'analysis',
  'suicide',
  'score',
  'ownership',
  'safe',
  'lastStone',
  'vicinityLevel',
  'toPlay',
  'gainOf',
] as const;

/** The name of an overlay of Go. */
// Written out, because the compiler lists inferred names in an order that changes from build to build.
export type GoOverlayName =
  | 'influence'
  | 'influenceGain'
  | 'area'
  | 'ownership'
  | 'score'
  | 'vicinity'
  | 'safe'
  | 'passAlive'
  | 'chains';

/** An overlay of Go. */
export type GoOverlay = AnyOverlay<GoBoard, GoOverlayOptions> & {
  /**
   * True when it shows `options.score`, which takes milliseconds: without such an overlay it need not be computed.
   */
  readonly showsScore?: boolean;
};

export type UncheckedGo = Unchecked<GoOverlay>;

/** Throws 'bad-option', 'size-mismatch', 'bad-vertex' or 'off-board' for what is not a board with options about it. */
export function checkGo(board: GoBoard, options: GoOverlayOptions = {}): void {
  const {
    analysis,
    gainOf = 'next',
    lastStone = null,
    ownership: known,
    safe: given,
    score: counted,
    suicide = false,
    toPlay = 'black',
    vicinityLevel,
  } = options;
  checkBoard(board, isBoard, 'GoBoard');
  if (known !== undefined && known !== null) checkMap('ownership', known, board);
  if (vicinityLevel !== undefined) validateInteger(vicinityLevel, 1, 64, 'vicinityLevel');
  checkChoice('suicide', suicide, [true, false]);
  checkChoice('toPlay', toPlay, SIDES);
  checkChoice('gainOf', gainOf, ['next', 'last']);
  if (lastStone !== null) checkVertex(lastStone, board, 'lastStone');
  if (counted !== undefined) checkScore(counted, board);
  if (given !== undefined && given !== null && typeof given !== 'function') checkSafe(given, board);
  if (analysis !== undefined) checkAnalysis(analysis, board);
}
