/** Turns records and lines of NDJSON into the subjects of commands. */

import { KakoiError, type SgfNode, type SgfNote } from '../js/index.js';
import { decodeSgf, parseSgf } from '../js/records/index.js';
import type { Known, Reading, Subject } from './game.js';
import { FIELDS, fieldNames, foreignOf, gameOf } from './games.js';
import { isJson, type Line, parseFile } from './line.js';
import { counted } from './text.js';

/** Reads the bytes of a file: a record, or one line of JSON. Rejects as the package throws. */
export async function fromBytes(
  bytes: Uint8Array,
  asked: Reading,
  onNote: (note: SgfNote) => void,
): Promise<Known> {
  if (isJson(bytes)) return fromLine(parseFile(new TextDecoder().decode(bytes)), asked);
  const known = await foreignOf(bytes);
  if (known !== null)
    return { game: known.game, subject: at(await known.foreign.read(bytes, asked), asked.move), asked };
  return fromRecord(decodeSgf(bytes, { onNote }), asked);
}

/** Reads a record. Throws as the package does, and 'bad-option' for a game that the file does not have. */
export function fromRecord(text: string, asked: Reading = {}): Known {
  const game = gameOf(text, asked.game === undefined ? undefined : numberOf(text, asked));
  return { game, subject: at(game.fromRecord(text, asked), asked.move), asked };
}

/** The number of the game asked for, GM in SGF; undefined for records that are not SGF. */
function numberOf(text: string, { game = 1, lenient = false }: Reading): string | undefined {
  let games: readonly (SgfNode | undefined)[];
  try {
    games = parseSgf(text, { lenient });
  } catch {
    games = [undefined]; // the reader reports the fault
  }
  if (game <= games.length) return games[game - 1]?.data.GM?.[0];
  throw new KakoiError('bad-option', `no game ${game}: the file holds ${counted(games.length, 'game')}`);
}

/** Reads a line. Throws as the package does, and 'bad-option' when the subject is not of the line's `game`. */
export function fromLine(line: Line, { move = moveOf(line), ...rest }: Reading = {}): Known {
  const asked = { ...rest, move };
  const { game, subject } = line.sgf === undefined ? fromField(line, asked) : fromRecord(line.sgf, asked);
  for (const next of movesOf(line)) subject.play.play(next);
  const known = { game, subject: { ...withRecorded(subject, line.recorded), ...proofsOf(line) }, asked };
  if (line.game === undefined || line.game === game.name) return known;
  throw new KakoiError('bad-option', `'game' is ${JSON.stringify(line.game)}, but this is ${game.title}`);
}

/**
 * The position of a line. In an answer with proofs, `move` tells where their position was in a game that the
 * line does not have; it is ignored.
 */
function moveOf({ move, sgf, proofs }: Line): number | undefined {
  return sgf === undefined && proofs !== undefined ? undefined : move;
}

/** The moves that are played on from there. */
function movesOf({ play = [] }: Line): readonly string[] {
  if (Array.isArray(play) && play.every((move) => typeof move === 'string')) return play;
  throw new KakoiError('bad-option', `'play' is ${JSON.stringify(play).slice(0, 80)}, not a list of moves`);
}

function proofsOf({ proof, proofs }: Line): Pick<Subject, 'proofs'> {
  if (proofs === undefined) return proof === undefined ? {} : { proofs: [proof] };
  if (Array.isArray(proofs)) return { proofs };
  throw new KakoiError('bad-option', `'proofs' is ${JSON.stringify(proofs).slice(0, 80)}, not a list`);
}

/** The subject with the result that the line states. A position has no record of its own. */
function withRecorded(subject: Subject, recorded: Line['recorded']): Subject {
  if (recorded === undefined) return subject;
  if (recorded !== null && typeof recorded !== 'string') {
    throw new KakoiError('bad-option', `'recorded' is ${JSON.stringify(recorded)}, not text or null`);
  }
  return { ...subject, recorded };
}

function fromField(line: Line, asked: Reading): Known {
  for (const [field, games] of FIELDS) {
    if (line[field] === undefined) continue;
    const game = games.find(({ name }) => name === line.game) ?? games[0]!;
    return { game, subject: at(game.fields[field]!(line), asked.move), asked };
  }
  const names = ['sgf', ...fieldNames()].map((name) => `'${name}'`).join(', ');
  throw new KakoiError('bad-option', `no position: one of ${names} is needed`);
}

/** The subject after that many moves. */
function at(subject: Subject, move: number | undefined): Subject {
  if (!subject.isPosition) {
    if (move !== undefined) subject.play.goTo(move);
  } else if (move !== undefined && move !== 0) {
    throw new KakoiError('bad-option', `move ${move} of a position: only a game has moves`);
  }
  return subject;
}
