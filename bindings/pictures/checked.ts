import { validateOptions } from '../js/core/validate.js';
import { checkPlace } from './check.js';
import type { Overlay } from './overlay.js';

/** The overlays, each of which first has the board and the options checked: by their names, then by `check`. */
export function checked<Board, Options extends object, All>(
  overlays: All & Readonly<Record<string, Overlay<Board, Options>>>,
  names: readonly (keyof Options & string)[],
  check: (board: Board, options: Options) => void,
): All {
  const checkAll = (board: Board, given: Options): Options => {
    const options = validateOptions(given, names);
    check(board, options);
    return options;
  };
  const entries = Object.entries(overlays).map(([id, overlay]) => {
    const { pointed } = overlay;
    const guarded: Overlay<Board, Options> = {
      ...overlay,
      shapes: (board, options) => overlay.shapes(board, checkAll(board, options)),
      describe: (board, place, given) => {
        const options = checkAll(board, given);
        return overlay.describe(board, checkPlace(place), options);
      },
      ...(pointed && {
        pointed: (board, place, given) => {
          const options = checkAll(board, given);
          return pointed(board, place === null ? null : checkPlace(place), options);
        },
      }),
    };
    return [id, guarded];
  });
  return Object.fromEntries(entries) as All;
}
