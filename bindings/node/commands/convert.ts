/** `kakoi convert`: writes a game or position in another notation. */

import { KakoiError } from '../../js/index.js';
import type { Answer, Known, Written } from '../game.js';
import { OWN_FORMATS } from '../games.js';
import { toJson } from '../visible.js';
import type { Source } from './command.js';

interface CommonFormat {
  readonly about: string;
  write(known: Known, source: Source): Written;
}

/** The notations of all games. A position does not tell where it came from, so 'ndjson' carries the `id`. */
export const COMMON_FORMATS: Readonly<Record<string, CommonFormat>> = {
  signmap: {
    about: 'rows of 1 (black), -1 (white) and 0, as JSON',
    write(known) {
      const signMap = signMapOf(known);
      return {
        fields: { ...gameField(known), signMap, ...sideOf(known) },
        text: `${JSON.stringify(signMap)}\n`,
      };
    },
  },
  diagram: {
    about: "rows of X, O and '.'",
    write(known) {
      const board = known.game.rows(known.subject).board.toDiagram();
      return { fields: { ...gameField(known), board, ...sideOf(known) }, text: `${board}\n` };
    },
  },
  ndjson: {
    about: 'the position as a line of NDJSON, with everything needed to count it',
    write(known, { id }) {
      const position = known.game.position(known.subject);
      const fields = { ...(id === undefined ? {} : { id }), ...gameField(known), ...position };
      return { fields, text: `${toJson(fields)}\n` };
    },
  },
};

export const FORMATS: readonly string[] = [...OWN_FORMATS, ...Object.keys(COMMON_FORMATS)];

interface ConvertOptions {
  readonly to: string;
}

/**
 * Writes a subject in another notation. The fields are those of a line of NDJSON, so that an answer is an
 * input again; except that rows are refused there for a game with more than stones on its board.
 */
export function convert(known: Known, { to }: ConvertOptions, source: Source): Answer {
  const { game, subject, asked } = known;
  const common = COMMON_FORMATS[to]?.write(known, source);
  if (common !== undefined) return { fields: () => common.fields, text: () => common.text };
  const own = game.formats[to]?.write(subject, asked);
  if (own) {
    const { fields, text, isWhole = false } = own;
    return { fields: () => ({ ...gameField(known), ...fields }), text: () => text, isWhole };
  }
  throw new KakoiError('bad-option', `${game.title} cannot be written as '${to}'`);
}

/** The field with the name of the game. */
function gameField({ game }: Known): { game: string } {
  return { game: game.name };
}

function signMapOf({ game, subject }: Known): number[][] {
  const { width, height, board } = game.rows(subject);
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => board.get([x, y])));
}

function sideOf({ game, subject }: Known): object {
  const { toPlay } = game.rows(subject);
  return toPlay === undefined ? {} : { toPlay };
}
