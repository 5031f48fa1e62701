/** The properties of a node by what they are about: `marks.parse(data, size)` reads them, `marks.write(…)` makes them. */

import type { ByColor, Vertex } from '../../core/types.js';
import type { NodeData } from '../node.js';
import { readClock, type SgfClock, writeClock } from './clock.js';
import { readEvaluation, type SgfEvaluation, writeEvaluation } from './evaluation.js';
import { readMarks, type SgfMarks, writeMarks } from './marks.js';
import type { SgfResult } from './plain-result.js';
import type { SgfBoardSize } from './points.js';
import { readRemarks, type SgfRemarks, writeRemarks } from './remarks.js';
import { readResult } from './result.js';
import { readTerritory, writeTerritory } from './territory.js';

/** The marks of a node: triangles, labels, lines and so on. */
export const marks: {
  /** Throws 'bad-sgf' for a value that is not a point of the board, and 'bad-size'. */
  parse(data: NodeData, size: SgfBoardSize): SgfMarks;
  /** The properties of these marks. Throws 'bad-option', 'bad-vertex' or 'off-board'. */
  write(marks: Partial<SgfMarks>): Record<string, string[]>;
} = { parse: readMarks, write: writeMarks };

/** The territory that a record states. */
export const territory: {
  /** The points given to each side; null when there are none. Throws 'bad-sgf' and 'bad-size'. */
  parse(data: NodeData, size: SgfBoardSize): ByColor<readonly Vertex[]> | null;
  /** The properties of this territory. Throws 'bad-option', 'bad-vertex' or 'off-board'. */
  write(territory: Partial<ByColor<readonly Vertex[]>>): Record<string, string[]>;
} = { parse: readTerritory, write: writeTerritory };

/** The clocks of a node. */
export const clock: {
  /** The times; null for each that is missing or not a number ('1 hour'). */
  parse(data: NodeData): SgfClock;
  /** The properties of these clocks; null and missing fields are left out. Throws 'bad-option'. */
  write(clock: Partial<SgfClock>): Record<string, string[]>;
} = { parse: readClock, write: writeClock };

/** An annotator's judgement of a position and of the move that led to it. */
export const evaluation: {
  /** The judgement; if a node has several of a kind, the first. */
  parse(data: NodeData): SgfEvaluation;
  /** The properties of this judgement. Throws 'bad-option'. */
  write(evaluation: Partial<SgfEvaluation>): Record<string, string[]>;
} = { parse: readEvaluation, write: writeEvaluation };

/** The name, comment and move number of a node. */
export const remarks: {
  /** The remarks; '' and null for missing ones. */
  parse(data: NodeData): SgfRemarks;
  /** The properties of these remarks; empty ones are left out. Throws 'bad-option'. */
  write(remarks: Partial<SgfRemarks>): Record<string, string[]>;
} = { parse: readRemarks, write: writeRemarks };

/** The result of a record. */
export const result: {
  /**
   * The result in a root: SGF's 'B+3.5', 'W+R', '0' and 'Void', and words in English, German, Chinese, Japanese and Korean:
   * '黑中盘胜', '白2目半勝ち', '흑불계승', 'Black wins by 3.5'. Margins are points: a stone of half counting (子) is two, and so is one
   * of a number that Fox states for a game by area.
   */
  parse(data: NodeData): SgfResult;
} = { parse: readResult };
