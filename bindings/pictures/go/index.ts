/** Pictures of Go. */

import type { GoBoard } from '../../js/api.js';
import { validateInteger } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/board.js';
import { checkBoard, checkChoice, checkMap, checkScore, checkVertex } from '../check.js';
import { checked } from '../checked.js';
import type { Spoken } from '../overlay.js';
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
export { goLabels, goPicture } from './picture.js';

const overlays = { influence, area, ownership, score, vicinity, benson, chains };

/** The overlays of Go, from the lowest to the topmost. */
export const goOverlays: Readonly<Record<keyof typeof overlays, Spoken<GoOverlay>>> = /* @__PURE__ */ checked(
  overlays,
  GO_OPTIONS,
  checkGo,
);

function checkGo(board: GoBoard, options: GoOverlayOptions = {}): void {
  const {
    analysis,
    lastStone = null,
    ownership: known,
    score: counted,
    suicide = false,
    vicinityLevel = 1,
  } = options;
  checkBoard(board, isBoard, 'GoBoard');
  if (known !== undefined && known !== null) checkMap('ownership', known, board);
  validateInteger(vicinityLevel, 1, 64, 'vicinityLevel');
  checkChoice('suicide', suicide, [true, false]);
  if (lastStone !== null) checkVertex(lastStone, board, 'lastStone');
  if (counted !== undefined) checkScore(counted, board);
  if (analysis !== undefined) checkAnalysis(analysis, board);
}
