import type { Color } from '../core/types.js';
import {
  validateBoolean,
  validateColor,
  validateOptions,
  validatePlain,
  validateWord,
} from '../core/validate.js';
import { type GameInfo, readInfo, withInfo } from './game-info.js';
import { type RecordPlace, reworded } from './game-record.js';
import type { NodeData, RecordNode } from './node.js';
import { RecordGame } from './record-game.js';
import { ENDINGS, type GameEnding, type SgfRecord } from './sgf-record.js';
import type { SgfNote } from './tree.js';

/** The base class of games whose records are SGF. */
export abstract class SgfGame<Place extends RecordPlace> extends RecordGame<Place> {
  readonly #record: SgfRecord<Place>;
  #info: { readonly data: NodeData; readonly info: GameInfo } | undefined;

  /** @internal */
  protected constructor(record: SgfRecord<Place>) {
    super(record);
    this.#record = record;
  }

  /** The roots of all games of the file that the record came from, including this one. */
  get games(): readonly RecordNode[] {
    return this.#record.games.slice();
  }

  /** The repairs made in reading the record, at most a hundred. */
  get notes(): readonly SgfNote[] {
    return this.#record.notes.slice();
  }

  /**
   * The record as SGF (FF[4], UTF-8): every node, property and value of all games of its file, as they were
   * read or made, with the result of an end made here. CA becomes UTF-8 where the text needs it. With
   * `variations: false`, only the line that the game is on, up to its place.
   */
  toSgf(options?: { variations?: boolean }): string {
    const { variations = true } = validateOptions(options, ['variations']);
    return this.#record.toSgf(validateBoolean(variations, 'variations'));
  }

  /**
   * Names, event, date and so on, from the record or the options. `result` is the recorded one while the game
   * is on the recorded line, or that of an end made here.
   */
  get info(): GameInfo {
    const record = this.#record;
    const { data } = record.tree;
    if (this.#info?.data !== data) this.#info = { data, info: readInfo((name) => record.header(name)) };
    const { result: recorded, ...info } = this.#info.info;
    const result = record.resultOfLine(recorded);
    return Object.freeze(result === undefined ? info : { ...info, result });
  }

  /** Changes names, event, date and so on; '' removes one. Throws 'bad-option'. */
  setInfo(info: GameInfo): void {
    const record = this.#record;
    const given = validatePlain(info);
    record.edit([reworded(record.tree, withInfo(record.tree.data, given))]);
    if (given.result !== undefined) record.dropEnd();
  }

  /**
   * Ends the game with a loss of the side to play, or of the given colour: by resignation, on time or by
   * forfeit. Throws 'game-over' or 'bad-option'.
   */
  resign(color: Color = this.#record.mover, by: GameEnding = 'resignation'): void {
    validateColor(color);
    validateWord(by, ENDINGS, 'the end');
    this.#record.refuseWhenOver();
    this.#record.endHere(color, by);
  }

  /** Continues a game that is over, if its rules allow that: after passes, resignation, time or forfeit. */
  resume(): void {
    this.#record.resume();
  }

  /**
   * Takes back the last move, or an end made here; false when there is nothing to take back. The move stays
   * in the record.
   */
  override undo(): boolean {
    return this.#record.setUndone(true) || super.undo();
  }

  /** Repeats what undo() took back, or makes the next move of the line; false when there is neither. */
  override redo(): boolean {
    if (!super.redo()) return this.#record.setUndone(false);
    this.#record.setUndone(true); // an end is a step of its own, after the last move
    return true;
  }

  /**
   * Goes to a node, or to the position after that many moves of the line, including set-up made before the
   * next one. A node off the line puts the game on the line through it, which goes on by first children. An
   * end made at the place holds again. Throws 'bad-option', or the error of a fault that the record has on
   * the way; the game then stays where it was.
   */
  override goTo(place: number | RecordNode): void {
    super.goTo(place);
    this.#record.setUndone(false);
  }
}
