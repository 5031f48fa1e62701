/** What a game is to the command line, whose other files know none. A folder a game; games.ts lists them. */

import type { Option } from 'commander';
import type { Color, SgfNote, Vertex } from '../js/index.js';
import type { PictureOptions } from '../svg/index.js';
import type { Line } from './line.js';

/** Which part of a record is asked about, and how it is read. */
export interface Reading {
  /** Ask about the position after that many moves; default: the last. */
  readonly move?: number | undefined;
  /** The game of a file with several, from 1; default: the first. */
  readonly game?: number | undefined;
  /** Mend the faults of a record, with a note of each. */
  readonly lenient?: boolean | undefined;
}

/** What a command is asked about: a game or a position, from a record or a line of NDJSON. */
export interface Subject {
  /** The game at the position asked about; null where nothing can be played from a position. */
  readonly play: { readonly moveNumber: number; goTo(move: number): unknown } | null;
  /** Whether it is a position alone, which has no moves to go to. */
  readonly isPosition: boolean;
  /** The result that the record names. */
  readonly recorded?: string | null;
  /** How many games its file holds; default 1. */
  readonly games?: number;
  /** Proofs about the position, from the same line, as JSON. */
  readonly proofs?: readonly unknown[];
  /** What was mended in reading it. */
  readonly notes?: readonly SgfNote[];
}

/** What a command has to say: `fields` for programs, `text` for people or for the file that it makes. */
export interface Answer {
  readonly fields: object;
  readonly text: () => string | Uint8Array;
  /** All of it on one line, for --brief. */
  readonly brief?: () => string;
  /** True when the proofs that were to be checked hold. */
  readonly holds?: boolean;
  /** Whether the count is the record's; null where the record names none. */
  readonly agrees?: boolean | null;
  /** Whether it holds all games of the file. */
  readonly isWhole?: boolean;
}

/** The commands that only some games have an answer to. */
export type Question = 'analyze' | 'score' | 'dead' | 'moves' | 'read' | 'safe' | 'solve' | 'verify';

/** How a game answers a question. */
export interface Skill<S extends Subject> {
  /** A few words on the answer, for the list of commands. */
  readonly about?: string;
  /** What --help says of the answer as text. */
  readonly help?: string;
  /** What --help says of the fields of the answer. */
  readonly fields: string;
  readonly examples?: readonly string[];
  /** The game's own options of the command. */
  readonly options?: readonly Option[];
  /** Whether it is asked of the first position of a record, not the last, unless one is named. */
  readonly isOfBeginning?: boolean;
  answer(subject: S, options: object): Answer | Promise<Answer>;
}

/** A subject in another notation; `isWhole` as in Answer. */
export type Written = { readonly fields: object; readonly text: string } & Pick<Answer, 'isWhole'>;

/** A notation to convert to, as text and as the fields of a line that is an input again. */
export interface Format<S extends Subject> {
  readonly about: string;
  /** Null where the subject cannot be written so; the whole record, unless less of it was asked for. */
  write(subject: S, asked: Reading): Written | null;
}

/** A position as rows. */
export interface Rows {
  readonly width: number;
  readonly height: number;
  readonly board: { get(vertex: Vertex): number; toDiagram(): string };
  /** Undefined where rows alone are not an input. */
  readonly toPlay?: Color;
}

/** How records are known: by the ending of a file, and a text by SGF's number of the game or by its first word. */
export type Records = { readonly ending: '.sgf'; readonly number: number } | OwnRecords;
export interface OwnRecords {
  readonly ending: string;
  /** In any case, after comments that begin with '#'. */
  readonly firstWord: string;
  readonly about: string;
}

export interface Game<S extends Subject = Subject> {
  /** What answers and lines of NDJSON call it. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  readonly records: Records;
  /** Reads a record, to its last move. Throws as the package does. */
  fromRecord(text: string, asked: Reading): S;
  /** Readers by the field of a line that holds the position; 'board' and 'signMap' are of the game that the line names. */
  readonly fields: Readonly<Record<string, (line: Line) => S>>;
  readonly answers: { readonly [question in Question]?: Skill<S> };
  /** Notations beside those that all games have. */
  readonly formats: Readonly<Record<string, Format<S>>>;
  rows(subject: S): Rows;
  /** The fields of a line with all that the position is counted by, and the result that the count may be compared with. */
  position(subject: S): object;
  /** Overlays of pictures by name, each with a remark or ''. */
  readonly overlays: Readonly<Record<string, string>>;
  /** Loads what draws. */
  artist(): Promise<Artist<S>>;
}

export interface Artist<S extends Subject = Subject> {
  /** The position as SVG; overlays of other games are left out. */
  draw(subject: S, look: Look, overlays: readonly string[]): string;
}

/** What pictures of all games have in common. */
export type Look = Pick<PictureOptions, 'theme' | 'width' | 'coordinates'>;

/** A subject and its game. */
export interface Known {
  readonly game: Game;
  readonly subject: Subject;
  readonly asked: Reading;
}
