/** What the pool needs of the copy of the package that it stands beside; index.ts hands it out, undocumented. */

export { engineModule } from '../core/engine.js';
export { show } from '../core/errors.js';
export { validateInteger, validateOptions } from '../core/validate.js';
export { checkBoards } from '../go/analyze-many.js';
export { pack, unpack } from './wire.js';
