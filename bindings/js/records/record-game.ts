import { badOption, show } from '../core/errors.js';
import { Printed } from '../core/printed.js';
import type { Color } from '../core/types.js';
import {
  validateColor,
  validateInteger,
  validateList,
  validatePlain,
  validateText,
  validateWord,
} from '../core/validate.js';
import { ENDINGS, type GameEnding, lossText } from './ending.js';
import { type GameInfo, readInfo, withInfo } from './game-info.js';
import {
  additionOf,
  type Change,
  type GameRecord,
  isMain,
  type RecordPlace,
  readNodes,
  reworded,
} from './game-record.js';
import { GAMES } from './games.js';
import { COUNT, isNode, type NodeData, PLACE, type RecordNode } from './node.js';
import type { SgfTree } from './tree.js';
import { stringifySgf } from './write.js';

/** Changes of a node's properties: values by property name; null removes the property. */
export type Annotations = Readonly<Record<string, readonly string[] | null>>;

/**
 * The part that games of every kind share: a record, which is a tree of nodes, and a place in it. The game is
 * always on a line, from the root through its place to an end: undo(), redo(), goTo() and the history go along it.
 */
export abstract class RecordGame<Place extends RecordPlace> extends Printed {
  readonly #record: GameRecord<Place>;
  #info: { readonly data: NodeData; readonly info: GameInfo } | undefined;
  #history: { readonly node: RecordNode; readonly moves: Place['moves'] } | undefined;

  /** @internal */
  protected constructor(record: GameRecord<Place>) {
    super();
    this.#record = record;
    GAMES.add(this);
  }

  /** The record's first node. */
  get tree(): RecordNode {
    return this.#record.root;
  }

  /** The node that the game stands at. */
  get node(): RecordNode {
    return this.#record.node;
  }

  /** The nodes of the line that the game is on, from the root to its end. */
  get line(): readonly RecordNode[] {
    return this.#record.line.slice();
  }

  /** True when undoEdit() has a change to take back. */
  get canUndoEdit(): boolean {
    return this.#record.done.length > 0;
  }

  /** True when redoEdit() has a change to make again. */
  get canRedoEdit(): boolean {
    return this.#record.undone.length > 0;
  }

  /** The side whose turn it is. */
  abstract get toPlay(): Color;

  /** The number of moves played, passes included. */
  get moveNumber(): number {
    return this.node.moveNumber;
  }

  /** The board at the node that the game stands at. */
  get board(): Place['board'] {
    return this.#record.here.board;
  }

  /** The board after that many moves of the line, including set-up made before the next one. Throws 'bad-option'. */
  boardAt(moveNumber: number): Place['board'] {
    const record = this.#record;
    return record.place(record.line[record.indexAfter(moveNumber)]!).board;
  }

  /** The moves played so far, frozen. */
  get history(): Place['moves'] {
    const record = this.#record;
    const { node } = record;
    if (this.#history?.node !== node) {
      const places = record.placesOf(record.line.slice(0, node.depth + 1));
      this.#history = { node, moves: Object.freeze(places.flatMap(({ moves }) => moves)) };
    }
    return this.#history.moves;
  }

  /** The comment of the node that the game stands at; '' when it has none. Assigning to it changes the record. */
  get comment(): string {
    return (this.node.data.C ?? []).join('\n');
  }

  set comment(text: string) {
    this.annotate({ C: text === '' ? null : [text] });
  }

  /**
   * Changes properties of a node other than its moves and set-up: comments, marks, clocks and so on. Values
   * are unescaped; null removes a property.
   *
   * ```ts
   * game.annotate({ N: ['the vital point'], TR: ['dd', 'pp'], LB: ['dp:A'], GB: null });
   * ```
   *
   * Throws 'bad-option' for names that SGF does not allow, for properties that belong to play(), setUp() and
   * the constructor, and for nodes of another record.
   */
  annotate(properties: Annotations, node: RecordNode = this.node): void {
    const record = this.#record;
    record.check(node);
    const data: Record<string, readonly string[]> = { ...node.data };
    for (const [name, values] of Object.entries(validatePlain(properties))) {
      if (record.kind.isFixed(name, node) || !/^[A-Z][A-Z0-9]*$/.test(name)) {
        throw badOption(`${show(name)} is not a property that annotate() may change`);
      }
      const read = (value: string) => validateText(value, name);
      const texts = values === null ? [] : validateList(values, read, name, 'a list of strings or null');
      if (texts.length > 0) data[name] = texts;
      else delete data[name];
    }
    if (JSON.stringify(data) !== JSON.stringify(node.data)) record.edit([reworded(node, data)]);
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
   * Goes to a node, or to the position after that many moves of the line, including set-up made before the
   * next one. A node off the line puts the game on the line through it, which goes on by first children. An
   * end made at the place holds again. Throws 'bad-option', or the error of a fault that the record has on
   * the way; the game then stays where it was.
   */
  goTo(place: number | RecordNode): void {
    this.#record.goTo(place);
    this.#record.setUndone(false);
  }

  /**
   * Takes back the last move, or an end made here; false when there is nothing to take back. The move stays
   * in the record.
   */
  undo(): boolean {
    const record = this.#record;
    return record.setUndone(true) || record.stand(record.lastWith(record.node.moveNumber - 1));
  }

  /** Repeats what undo() took back, or makes the next move of the line; false when there is neither. */
  redo(): boolean {
    const record = this.#record;
    const next = record.line[record.lastWith(record.node.moveNumber) + 1];
    if (next === undefined || !record.stand(record.lastWith(next.moveNumber))) return record.setUndone(false);
    record.setUndone(true); // an end is a step of its own, after the last move
    return true;
  }

  /** Copies a tree into the record, as the last variation after a node; returns its first node. Throws 'bad-option'. */
  append(tree: SgfTree, parent: RecordNode = this.node): RecordNode {
    this.#record.check(parent);
    // Writing checks the whole tree before anything is changed; reading the text makes the copy.
    const text = stringifySgf([tree]);
    const [child] = readNodes(text, parent) as [RecordNode];
    this.#record.keep(additionOf(child).changes);
    return child;
  }

  /** Removes a node and everything below it from the record. Throws 'bad-option' for the root. */
  delete(node: RecordNode = this.node): void {
    const record = this.#record;
    record.check(node);
    const { parent } = node;
    if (parent === null) throw badOption('the root cannot be deleted');
    const stays = record.line[node.depth] !== node || node.depth > record.node.depth;
    record.edit([{ parent, child: node, from: node[PLACE], to: -1 }], stays ? record.node : parent);
  }

  /**
   * Makes the line through a node the main line: at every fork above it, its branch comes first. Throws 'bad-option'.
   */
  promote(node: RecordNode = this.node): void {
    this.#record.check(node);
    const changes: Change[] = [];
    for (let child = node, { parent } = child; parent !== null; child = parent, { parent } = child) {
      const from = child[PLACE];
      if (from > 0) changes.push({ parent, child, from, to: 0 });
    }
    if (changes.length > 0) this.#record.edit(changes);
  }

  /** Moves a node to another place among its siblings, 0 being the main line. Throws 'bad-option'. */
  reorder(node: RecordNode, index: number): void {
    this.#record.check(node);
    const { parent } = node;
    const most = parent === null ? 0 : parent[COUNT] - 1;
    const to = validateInteger(index, 0, most, 'the place among the variations');
    if (parent === null) return;
    const from = node[PLACE];
    if (from !== to) this.#record.edit([{ parent, child: node, from, to }]);
  }

  /** Takes back the last change of the record, wherever the game stands; false when there is none. */
  undoEdit(): boolean {
    const record = this.#record;
    const done = record.done.pop();
    if (done === undefined) return false;
    const edit = isNode(done) ? additionOf(done) : done;
    record.undone.push(edit);
    const back = edit.changes.map((made) => ({ ...made, from: made.to, to: made.from }) as Change);
    record.change(back.reverse(), edit.before);
    return true;
  }

  /** Repeats the change that undoEdit() took back last; false when there is none. */
  redoEdit(): boolean {
    const record = this.#record;
    const edit = record.undone.pop();
    if (edit === undefined) return false;
    record.done.push(edit);
    record.change(edit.changes, edit.after);
    return true;
  }

  /**
   * The result of the line that the game is on: an end made here, the recorded result on the main line, or by the rules.
   */
  #resultOfLine(recorded: string | undefined): string | undefined {
    const { lineEnd, ending, kind } = this.#record;
    if (ending?.node === lineEnd && !ending.undone) return lossText(ending);
    return (isMain(lineEnd) ? recorded : undefined) ?? kind.result?.() ?? undefined;
  }
}

/** True when the value is a game of that class, and not an object that only inherits from one. */
export function isGame<Game extends object>(
  value: unknown,
  of: abstract new (...options: never[]) => Game,
): value is Game {
  return value instanceof of && GAMES.has(value);
}
