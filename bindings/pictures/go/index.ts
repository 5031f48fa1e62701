/** Pictures of Go. */

import { type GoBoard, toGtp, type Vertex } from '../../js/api.js';
import { validateInteger } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/board.js';
import { checkBoard, checkChoice, checkScore, checkVertex } from '../check.js';
import { checked } from '../checked.js';
import { STONE_RADIUS } from '../geometry/layout.js';
import { starsOf } from '../geometry/star-points.js';
import { lastRing, layersOf, type Picture, stonesOf } from '../overlay.js';
import type { Labels, Shape } from '../shapes.js';
import { checkAnalysis } from './analysis.js';
import { area } from './area.js';
import { benson } from './benson.js';
import { chains } from './chains.js';
import { influence } from './influence.js';
import { GO_OPTIONS, type GoOverlay, type GoOverlayOptions } from './options.js';
import { ownership } from './ownership.js';
import { score } from './score.js';
import { vicinity } from './vicinity.js';

export type { GoOverlay, GoOverlayOptions } from './options.js';

/** The overlays of Go, from the lowest to the topmost. */
export const goOverlays = /* @__PURE__ */ checked(
  {
    influence,
    area,
    ownership,
    score,
    vicinity,
    benson,
    chains,
  } satisfies Readonly<Record<string, GoOverlay>>,
  GO_OPTIONS,
  checkGo,
);

function checkGo(board: GoBoard, options: GoOverlayOptions = {}): void {
  const { analysis, lastStone = null, score: counted, suicide = false, vicinityLevel = 1 } = options;
  checkBoard(board, isBoard, 'GoBoard');
  validateInteger(vicinityLevel, 1, 64, 'vicinityLevel');
  checkChoice('suicide', suicide, [true, false]);
  if (lastStone !== null) checkVertex(lastStone, board, 'lastStone');
  if (counted !== undefined) checkScore(counted, board);
  if (analysis !== undefined) checkAnalysis(analysis, board);
}

/** The names of the lines, as toGtp() has them. */
export function goLabels(board: GoBoard): Labels {
  checkGo(board);
  const { width, height } = board;
  return {
    columns: Array.from({ length: width }, (_, x) => toGtp([x, 0], height).replace(/\d+/, '')),
    rows: Array.from({ length: height }, (_, y) => String(height - y)),
  };
}

/** A position of Go as shapes: the board, its stones, what overlays show, and a ring on the last stone played. Throws 'bad-option'. */
export function goPicture(board: GoBoard, shown: readonly Shape[], lastMove: Vertex | null = null): Picture {
  checkGo(board);
  const { width: columns, height: rows } = board;
  const { under, over } = layersOf(shown);
  const isRinged = lastMove !== null && board.get(checkVertex(lastMove, board, 'lastMove')) !== 0;
  return {
    columns,
    rows,
    pattern: 'lines',
    labels: goLabels(board),
    board: [
      { kind: 'grid', columns, rows, paint: 'line' },
      { kind: 'discs', points: starsOf(columns, rows), radius: 0.09, paint: 'line' },
    ],
    under,
    stones: stonesOf(board),
    over: isRinged ? [...over, lastRing(lastMove, STONE_RADIUS.lines)] : over,
  };
}
