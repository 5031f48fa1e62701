/**
 * The interface between the command line and its games, of which no other file knows any. Each game is a
 * folder; games.ts lists them.
 */

import type { Option } from 'commander';
import type { RecordFormat } from '../connect/interop/format.js';
import type { Color, SgfNote, Vertex } from '../js/index.js';
import type { toSvg } from '../show/svg/index.js';
import type { Line } from './line.js';

/** The part of a record that is asked about, and how the record is read. */
export interface Reading {
  /** The number of moves to the position; default: the last position. */
  readonly move?: number | undefined;
  /** The game of a file with several, from 1; default: the first. */
  readonly game?: number | undefined;
  /** Repairs faults of the record, with a note for each. */
  readonly lenient?: boolean | undefined;
}

/** The subject of a command: a game or a position, from a record or a line of NDJSON. */
export interface Subject {
  /** The game at the position asked about. */
  readonly play: { readonly moveNumber: number; goTo(move: number): unknown; play(move: string): unknown };
  /** True for a position alone, which has no moves to go to. */
  readonly isPosition: boolean;
  /** The result that the record names. */
  readonly recorded?: string | null;
  /** The number of games in its file; default 1. */
  readonly games?: number;
  /** Proofs about the position, from the same line, as JSON. */
  readonly proofs?: readonly unknown[];
  /** The repairs made in reading it. */
  readonly notes?: readonly SgfNote[];
}

/**
 * The answer of a command: `fields` for programs, `text` for people or for the file that it makes, each made when it is
 * asked for. No getter of a literal: V8 keeps one, and the game it leads to, until the next full collection of garbage.
 */
export interface Answer {
  readonly fields: () => object;
  readonly text: () => string | Uint8Array;
  /** The whole answer on one line, for --brief. */
  readonly brief?: () => string;
  /** False when a checked proof does not hold. */
  readonly holds?: boolean;
  /** True when the count is the record's; null when the record has none. */
  readonly agrees?: boolean | null;
  /** The problems that were looked for, and found. */
  readonly problems?: readonly MinedProblem[];
  /** True when the answer has all games of the file. */
  readonly isWhole?: boolean;
}

/** A problem found in a game. Plain data, which threads send. */
export interface MinedProblem {
  /** The same for problems that are alike but for symmetry and colours. */
  readonly key: string;
  readonly sgf: string;
  /** Its place, its answer and its proofs, for programs. */
  readonly fields: object;
}

/** The commands that only some games can answer. */
export type Question =
  | 'analyze'
  | 'score'
  | 'dead'
  | 'endgame'
  | 'moves'
  | 'read'
  | 'review'
  | 'safe'
  | 'solve'
  | 'verify';

/** A game's way to answer a question. */
export interface Skill<S extends Subject> {
  /** A few words on the answer, for the list of commands. */
  readonly about?: string;
  /** The text of --help about the answer as text. */
  readonly help?: string;
  /** The text of --help about the fields of the answer. */
  readonly fields: string;
  readonly examples?: readonly string[];
  /** The game's own options of the command. */
  readonly options?: readonly Option[];
  /** True when the question is about the first position of a record, not the last, unless one is named. */
  readonly isOfBeginning?: boolean;
  answer(subject: S, options: object): Answer | Promise<Answer>;
}

/** A subject in another notation; `isWhole` as in Answer. */
export type Written = { readonly fields: object; readonly text: string } & Pick<Answer, 'isWhole'>;

/** A notation to convert to, as text and as the fields of a line that is an input again. */
export interface Format<S extends Subject> {
  readonly about: string;
  /** The whole record, unless less of it was asked for; null when the subject cannot be written in this notation. */
  write(subject: S, asked: Reading): Written | null;
}

/** A position as rows. */
export interface Rows {
  readonly width: number;
  readonly height: number;
  readonly board: { get(vertex: Vertex): number; toDiagram(): string };
  /** The side to play; undefined when rows alone are no valid input. */
  readonly toPlay?: Color;
}

/**
 * The way to recognise records: files by their ending, texts by the number of the game in SGF or by their first word.
 */
export type Records = { readonly ending: '.sgf'; readonly number: number } | OwnRecords;
export interface OwnRecords {
  readonly ending: string;
  /** The first word, in any case, after comments that begin with '#'. */
  readonly firstWord: string;
  readonly about: string;
}

/** Records in a notation of another program, recognised by their text. */
export interface ForeignRecords<S extends Subject = Subject> {
  readonly name: string;
  /** The endings of such files in folders: '.gib'. */
  readonly endings: readonly string[];
  readonly about: string;
  /** The name by which `formatOf` of kakoi/interop recognises them. */
  readonly format: RecordFormat;
  /** Reads a record up to its last move. Rejects as the package throws. */
  read(bytes: Uint8Array, asked: Reading): Promise<S>;
}

export interface Game<S extends Subject = Subject> {
  /** The name in answers and in lines of NDJSON. */
  readonly name: string;
  /** The name for people. */
  readonly title: string;
  readonly records: Records;
  /** Records in other notations, which are read from files and standard input. */
  readonly foreign?: readonly ForeignRecords<S>[];
  /** Reads a record up to its last move. Throws as the package does. */
  fromRecord(text: string, asked: Reading): S;
  /** Readers of positions by the field of a line. For 'board' and 'signMap', the line names the game. */
  readonly fields: Readonly<Record<string, (line: Line) => S>>;
  readonly answers: { readonly [question in Question]?: Skill<S> };
  /** The notations of this game, besides those of all games. */
  readonly formats: Readonly<Record<string, Format<S>>>;
  rows(subject: S): Rows;
  /** The fields of a line with everything needed to count the position, and the recorded result to compare with. */
  position(subject: S): object;
  /** Loads the code that draws, with all that these overlays need; those of other games are left out. */
  artist(overlays: readonly string[]): Promise<Artist<S>>;
}

export interface Artist<S extends Subject = Subject> {
  /** All overlays of the game, by their names. */
  readonly overlays: Readonly<Record<string, { readonly title: string }>>;
  /** The position as SVG. */
  draw(subject: S, look: Look): string;
}

/** The options that pictures of all games share. */
export type Look = Pick<
  NonNullable<Parameters<typeof toSvg>[1]>,
  'theme' | 'width' | 'coordinates' | 'section'
>;

/** A subject and its game. */
export interface Known {
  readonly game: Game;
  readonly subject: Subject;
  readonly asked: Reading;
}
