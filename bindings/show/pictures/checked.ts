import { validateOptions } from '../../js/core/validate.js';
import { checkPlace } from './check.js';
import type { AnyOverlay, Spoken, Unchecked } from './overlay.js';
import { inWords, type Said } from './said.js';
import type { Point } from './shapes.js';

/** The overlays of a game by their names. */
type Overlays<Any extends AnyOverlay<never, never>> = <Id extends string>(
  overlays: Readonly<Record<Id, Unchecked<Any>>>,
) => Readonly<Record<Id, Spoken<Any>>>;

/** Makes a game's overlays, each of which first has the board and the options checked: by their names, then by `check`. */
export function checked<Any extends AnyOverlay<Board, Options>, Board, Options extends object>(
  names: readonly (keyof Options & string)[],
  check: (board: Board, options: Options) => void,
): Overlays<Any> {
  const checkAll = (board: Board, given: Options): Options => {
    const options = validateOptions(given, names);
    check(board, options);
    return options;
  };
  const guarded = (overlay: Unchecked<AnyOverlay<Board, Options>>): AnyOverlay<Board, Options> => {
    const { pointed } = overlay;
    const said = (board: Board, place: Point, given: Options): Said | null => {
      const options = checkAll(board, given);
      return overlay.said(board, checkPlace(place), options);
    };
    return {
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
  };
  return ((overlays) =>
    Object.fromEntries(
      Object.entries<Unchecked<AnyOverlay<Board, Options>>>(overlays).map(([id, overlay]) => [
        id,
        guarded(overlay),
      ]),
    )) as Overlays<Any>;
}
