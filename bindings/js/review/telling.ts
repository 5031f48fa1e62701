import type { Fact } from './fact.js';

/** The way to tell facts about a game's moves. */
export interface Telling {
  /** The engine that reads for it; null where none is needed. */
  readonly reader: 'reading' | 'endings' | null;
  /** The number of the last move of the game's line. */
  readonly last: number;
  /** The positions that are searched for each question, unless others are asked for. */
  readonly nodes: number;
  /** The task of workers that tells them. */
  readonly task: 'factsOfGo' | 'factsOfLoa' | 'factsOfSenket';
  /** The facts about moves, which are in rising order: moves in a row are read faster than one by one. */
  tell(moves: readonly number[], nodes: number): Fact<unknown, unknown>[][];
}
