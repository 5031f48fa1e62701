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
import { ENDINGS, type GameEnding, isMain, lossText, type SgfRecord } from './sgf-record.js';
import type { SgfNote, SgfTree } from './tree.js';
import { stringifySgf } from './write.js';

/** The base class of games whose records are SGF. */
export abstract class SgfGame<Place extends RecordPlace> extends RecordGame<Place> {
  readonly #record: SgfRecord<Place>;
  #info: { readonly data: NodeData; readonly info: GameInfo } | undefined;

  /** @internal */
  protected constructor(record: SgfRecord<Place>) {
    super(record);
    this.#record = record;
  }

  /** The side whose turn it is. */
  abstract get toPlay(): Color;

  /** The roots of all games of the file that the record came from, including this one. */
  get games(): readonly RecordNode[] {
    return this.#record.source.games.slice();
  }

  /** The repairs made in reading the record, at most a hundred. */
  get notes(): readonly SgfNote[] {
    return this.#record.source.notes.slice();
  }

  /**
   * The record as SGF (FF[4], UTF-8): every node, property and value of all games of its file, as they were
   * read or made, with the result of an end made here. CA becomes UTF-8 where the text needs it. With
   * `variations: false`, only the line that the game is on, up to its place.
   */
  toSgf(options?: { variations?: boolean }): string {
    const { variations = true } = validateOptions(options, ['variations']);
    const { games, index } = this.#record.source;
    const root = this.#written();
    const trees = validateBoolean(variations, 'variations')
      ? games.map((game, i) => (i === index ? root : game))
      : [this.#lineOnly(root.data)];
    const text = stringifySgf(trees);
    return /[^\0-\x7f]/.test(text) ? stringifySgf(trees.map(utf8)) : text;
  }

  /**
   * Names, event, date and so on, from the record or the options. `result` is the recorded one while the game
   * is on the recorded line, or that of an end made here.
   */
  get info(): GameInfo {
    const record = this.#record;
    const { data } = record.root;
    if (this.#info?.data !== data) this.#info = { data, info: readInfo((name) => record.header(name)) };
    const { result: recorded, ...info } = this.#info.info;
    const result = this.#resultOfLine(recorded);
    return Object.freeze(result === undefined ? info : { ...info, result });
  }

  /** Changes names, event, date and so on; '' removes one. Throws 'bad-option'. */
  setInfo(info: GameInfo): void {
    const record = this.#record;
    const given = validatePlain(info);
    record.edit([reworded(record.root, withInfo(record.root.data, given))]);
    if (given.result !== undefined) record.ending = null;
  }

  /**
   * Ends the game with a loss of the side to play, or of the given colour: by resignation, on time or by
   * forfeit. Throws 'game-over' or 'bad-option'.
   */
  resign(color: Color = this.toPlay, by: GameEnding = 'resignation'): void {
    const record = this.#record;
    validateColor(color);
    validateWord(by, ENDINGS, 'the end');
    record.refuseWhenOver();
    record.ending = { node: record.node, color, by, undone: false };
  }

  /** Continues a game that is over, if its rules allow that: after passes, resignation, time or forfeit. */
  resume(): void {
    const record = this.#record;
    record.ending = null;
    record.resumed = record.node;
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

  /**
   * The result of the line that the game is on: an end made here, the recorded result on the main line, or by the rules.
   */
  #resultOfLine(recorded: string | undefined): string | undefined {
    const { lineEnd, ending, kind } = this.#record;
    if (ending?.node === lineEnd && !ending.undone) return lossText(ending);
    return (isMain(lineEnd) ? recorded : undefined) ?? kind.result?.() ?? undefined;
  }

  /** The root as toSgf() writes it, with the rules of the game, and the result by them or of an end made here. */
  #written(): SgfTree {
    const { root, node, ending, kind } = this.#record;
    const { data, children } = root;
    const rules = kind.rulesToWrite?.();
    const isOwn = data.RE === undefined && data.AP?.[0]?.startsWith('kakoi');
    const settled = isOwn && node === root.mainLine().at(-1) && kind.result?.();
    const isEnd = ending !== null && !ending.undone && ending.node.children.length === 0;
    const result = settled || (isEnd && isMain(ending.node) && lossText(ending));
    return { data: { ...data, ...(rules && { RU: [rules] }), ...(result && { RE: [result] }) }, children };
  }

  #lineOnly(rootData: NodeData): SgfTree {
    const { RE, ...rest } = rootData;
    const { node: here, line, lineEnd } = this.#record;
    const data = here === lineEnd || RE === undefined ? rootData : rest;
    const nodes = line.slice(1, here.depth + 1);
    const children = nodes.reduceRight<SgfTree[]>(
      (after, node) => [{ data: node.data, children: after }],
      [],
    );
    return { data, children };
  }
}

function utf8({ data, children }: SgfTree): SgfTree {
  return { data: { ...data, CA: ['UTF-8'] }, children };
}
