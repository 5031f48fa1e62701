/** The options of the overlays of Go. */

import type { GoAnalysis, GoBoard, GoScore, ScalarMap, Vertex } from '../../js/api.js';
import type { Overlay, Unchecked } from '../overlay.js';

/** Options of the overlays of Go. */
export interface GoOverlayOptions {
  /** Analyses of the position that are known already, from analyzeMany(); missing ones are computed. */
  readonly analysis?: GoAnalysis;
  /** True when the rules allow suicide, for 'benson'. Default false. */
  readonly suicide?: boolean;
  /** For 'score'; default: a count by Japanese rules that finds the dead stones. */
  readonly score?: GoScore;
  /**
   * For 'ownership', of the board's size, as from a worker; null, where it is not known yet, shows nothing. Default: found by
   * random games, which takes milliseconds.
   */
  readonly ownership?: ScalarMap | null;
  /** The stone that 'vicinity' is about unless another is pointed at. Default none. */
  readonly lastStone?: Vertex | null;
  /** The reach of 'vicinity', in levels. Default 2. */
  readonly vicinityLevel?: number;
}

export const GO_OPTIONS = [
  'analysis',
  'suicide',
  'score',
  'ownership',
  'lastStone',
  'vicinityLevel',
] as const;

/** An overlay of Go. */
export interface GoOverlay extends Overlay<GoBoard, GoOverlayOptions> {
  /**
   * True when it shows `options.score`, which takes milliseconds: without such an overlay it need not be computed.
   */
  readonly showsScore?: boolean;
}

export type UncheckedGo = Unchecked<GoOverlay>;
