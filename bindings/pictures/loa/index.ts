/** Pictures of Lines of Action. */

import type { LoaBoard, LoaMove } from '../../js/api.js';
import { show } from '../../js/core/errors.js';
import { isLoaBoard } from '../../js/loa/board.js';
import { bad, checkBoard, checkChoice, checkList, checkPlace } from '../check.js';
import { checked } from '../checked.js';
import { SIDES, type Spoken } from '../overlay.js';
import { connection } from './connection.js';
import { groups } from './groups.js';
import { joints } from './joints.js';
import { moves } from './moves.js';
import type { LoaOverlay, LoaOverlayOptions } from './options.js';
import { quads } from './quads.js';

export { type LoaArm, loaArms, loaLines } from './lines.js';
export type { LoaOverlay, LoaOverlayOptions } from './options.js';
export { loaPicture } from './picture.js';

const overlays = { groups, connection, joints, quads, moves };

/** The overlays of Lines of Action, from the lowest to the topmost. */
export const loaOverlays: Readonly<Record<keyof typeof overlays, Spoken<LoaOverlay>>> =
  /* @__PURE__ */ checked(overlays, ['moves', 'quadColors'], checkLoa);

function checkLoa(board: LoaBoard, { moves: legal, quadColors }: LoaOverlayOptions = {}): void {
  checkBoard(board, isLoaBoard, 'LoaBoard');
  if (quadColors !== undefined)
    checkList('quadColors', quadColors, (color) => checkChoice('a color', color, SIDES));
  if (legal === undefined) return;
  checkList('moves', legal, (move: LoaMove) => {
    if (typeof move?.text !== 'string') throw bad(`a move must be one of board.moves(), not ${show(move)}`);
    checkPlace(move.from);
    checkPlace(move.to);
    checkChoice('connects', move.connects, ['none', 'mover', 'opponent', 'both']);
  });
}
