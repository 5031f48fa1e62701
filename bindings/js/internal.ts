/**
 * What the package's additions need of the copy of the package beside them: what they carried themselves would not be
 * the same classes. index.ts hands it out, undocumented.
 */

import { engineModule } from './core/engine.js';
import { show, showThing } from './core/errors.js';
import { isSet, ROWS } from './core/point-set.js';
import { listOf, validateInteger, validateOptions, validatePlain, validateSize } from './core/validate.js';
import { checkBoards } from './go/analyze-many.js';
import { isBoard } from './go/board.js';
import { POSITION } from './go/position.js';
import { isLoaBoard } from './loa/board.js';
import { isSenketBoard } from './senket/board.js';
import { pack, unpack } from './worker/wire.js';

/** The end of a message about a value that is refused: why what looks like a board or set may not be known here. */
function originOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if ([isSet, isBoard, isLoaBoard, isSenketBoard].some((isOwn) => isOwn(value))) return '';
  // Other copies keep the words of their boards and sets under symbols of their own, which are called the same.
  const names = Object.getOwnPropertySymbols(value).map(({ description }) => description);
  const isForeign = names.includes(POSITION.description) || names.includes(ROWS.description);
  return isForeign ? ', which may be of another entry or copy of the package' : '';
}

/**
 * One plain object: as a module's namespace it would keep all of this in every bundle.
 *
 * @internal
 */
export const internal = {
  checkBoards,
  engineModule,
  isBoard,
  isLoaBoard,
  isSenketBoard,
  isSet,
  listOf,
  originOf,
  pack,
  show,
  showThing,
  unpack,
  validateInteger,
  validateOptions,
  validatePlain,
  validateSize,
};
