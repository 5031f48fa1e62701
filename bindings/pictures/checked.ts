import { validateOptions } from '../js/core/validate.js';
import { checkPlace } from './check.js';
import type { Overlay, Spoken, Unchecked } from './overlay.js';
import { inWords, type Said } from './said.js';
import type { Point } from './shapes.js';

/** The overlays, each of which first has the board and the options checked: by their names, then by `check`. */
export function checked<Board, Options extends object, Id extends string>(
  overlays: Readonly<Record<Id, Unchecked<Overlay<Board, Options>>>>,
  names: readonly (keyof Options & string)[],
  check: (board: Board, options: Options) => void,
): Readonly<Record<Id, Spoken<Overlay<Board, Options>>>> {
  const checkAll = (board: Board, given: Options): Options => {
    const options = validateOptions(given, names);
    check(board, options);
    return options;
  };
  const entries = Object.entries<Unchecked<Overlay<Board, Options>>>(overlays).map(([id, overlay]) => {
    const { pointed } = overlay;
    const said = (board: Board, place: Point, given: Options): Said | null => {
      const options = checkAll(board, given);
      return overlay.said(board, checkPlace(place), options);
    };
    const guarded: Overlay<Board, Options> = {
      ...overlay,
      shapes: (board, options) => overlay.shapes(board, checkAll(board, options)),
      said,
      describe: (...about) => {
        const words = said(...about);
        return words && inWords(words);
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
  return Object.fromEntries(entries) as Record<Id, Spoken<Overlay<Board, Options>>>;
}
