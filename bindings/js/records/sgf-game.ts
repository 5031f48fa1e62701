import { KakoiError, show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import {
  validateBoolean,
  validateColor,
  validateInteger,
  validateOptions,
  validateWord,
} from '../core/validate.js';
import { version } from '../core/version.js';
import { type GameInfo, readInfo, simpleText, withInfo } from './game-info.js';
import { readGameJson } from './game-json.js';
import { type NodeData, RecordNode } from './node.js';
import { badSgf, placeIn, type SgfNote } from './parse.js';
import { RecordGame, type RecordPlace, readNodes, reworded } from './record-game.js';
import { letterOf } from './setup-and-moves.js';
import type { SgfTree } from './tree.js';
import { stringifySgf } from './write.js';

/** The ways in which a game may end other than by its rules. */
export type GameEnding = 'resignation' | 'time' | 'forfeit';

/** Options of fromSgf(). */
export interface FromSgfOptions {
  /** The index of the game in the file, from 0; default the first. The others stay in the record. */
  game?: number;
  /** Repairs faults of the record, each with a note in `notes`; the default is to throw. */
  lenient?: boolean;
}

/** A kind of game in SGF: its number in GM, and its name. */
export interface SgfKind {
  readonly number: number;
  readonly name: string;
}

/** The games of a file, and the index of the one that is played. */
export interface SgfSource {
  readonly games: readonly RecordNode[];
  readonly index: number;
  /** The text that the games were read from; null when they were made otherwise. */
  readonly text: string | null;
  /** True for the record of a game played elsewhere, whose recorded end holds here. */
  readonly isRecord: boolean;
  readonly lenient: boolean;
  readonly notes: SgfNote[];
}

/** The side that lost and how, when the record or the caller has ended the game. */
export interface Loss {
  readonly color: Color;
  readonly by: GameEnding;
}

/** An end made by resign(). It counts as a step after the last move, which undo() and redo() handle. */
interface Ending extends Loss {
  readonly node: RecordNode;
  readonly undone: boolean;
}

/** A game as JSON: its record, and the place in it. Made by toJSON(), for fromJSON(). */
export interface SgfGameJson<Name extends string, Rules> {
  readonly game: Name;
  /** The whole record, with all games of its file. */
  readonly sgf: string;
  /** The index of this game among the games of `sgf`. */
  readonly index: number;
  readonly rules: Rules;
  /**
   * Indices of nodes in the order of the record: `node` is where the game stands, `end` the last node of its line.
   */
  readonly node: number;
  readonly end: number;
  /** An end made by resign() at a node; null when the game goes on or was ended by its rules or its record. */
  readonly ending: {
    readonly node: number;
    readonly color: Color;
    readonly by: GameEnding;
    readonly undone: boolean;
  } | null;
  /** The index of the node where resume() continued the game after its end. */
  readonly resumed: number | null;
}

const ENDINGS = ['resignation', 'time', 'forfeit'] as const;
/** The limit of notes. Further ones say nothing new, and each costs a pass through the text. */
const MOST_NOTES = 100;

/** The base class of games whose records are SGF. */
export abstract class SgfGame<Place extends RecordPlace> extends RecordGame<Place> {
  readonly #source: SgfSource;
  #ending: Ending | null = null;
  #resumed: RecordNode | null;
  #info: { readonly data: NodeData; readonly info: GameInfo } | undefined;

  /** @internal */
  protected constructor(source: SgfSource) {
    super(source.games[source.index]!);
    this.#source = source;
    // A result that the caller gives in `info` does not end a game that is played here.
    this.#resumed = source.isRecord ? null : this.tree;
  }

  /** The roots of all games of the file that the record came from, including this one. */
  get games(): readonly RecordNode[] {
    return this.#source.games.slice();
  }

  /** The repairs made in reading the record, at most a hundred. */
  get notes(): readonly SgfNote[] {
    return this.#source.notes.slice();
  }

  /**
   * The record as SGF (FF[4], UTF-8): every node, property and value of all games of its file, as they were
   * read or made, with the result of an end made here. CA becomes UTF-8 where the text needs it. With
   * `variations: false`, only the line that the game is on, up to its place.
   */
  toSgf(options?: { variations?: boolean }): string {
    const { variations = true } = validateOptions(options, ['variations']);
    const { games, index } = this.#source;
    const root = this.#written();
    const trees = validateBoolean(variations, 'variations')
      ? games.map((game, i) => (i === index ? root : game))
      : [this.#lineOnly(root.data)];
    const text = stringifySgf(trees);
    const { CA } = root.data;
    if (CA === undefined || /^utf-?8$/i.test(CA[0]!) || !/[^\0-\x7f]/.test(text)) return text;
    return stringifySgf(trees.map(utf8));
  }

  /**
   * Names, event, date and so on, from the record or the options. `result` is the recorded one while the game
   * is on the recorded line, or that of an end made here.
   */
  get info(): GameInfo {
    const { data } = this.tree;
    if (this.#info?.data !== data) this.#info = { data, info: readInfo((name) => this.header(name)) };
    const { result: recorded, ...info } = this.#info.info;
    const result = this.resultOfLine(recorded);
    return Object.freeze(result === undefined ? info : { ...info, result });
  }

  /** Changes names, event, date and so on; '' removes one. Throws 'bad-option'. */
  setInfo(info: GameInfo): void {
    this.edit([reworded(this.tree, withInfo(this.tree.data, info))]);
    if (Object(info).result !== undefined) this.#ending = null;
  }

  /**
   * Ends the game with a loss of the side to play, or of the given colour: by resignation, on time or by
   * forfeit. Throws 'game-over' or 'bad-option'.
   */
  resign(color: Color = this.mover, by: GameEnding = 'resignation'): void {
    validateColor(color);
    validateWord(by, ENDINGS, 'the end');
    this.refuseWhenOver();
    this.#ending = { node: this.node, color, by, undone: false };
  }

  /** Continues a game that is over, if its rules allow that: after passes, resignation, time or forfeit. */
  resume(): void {
    this.#ending = null;
    this.#resumed = this.node;
  }

  /**
   * Takes back the last move, or an end made here; false when there is nothing to take back. The move stays
   * in the record.
   */
  override undo(): boolean {
    return this.#setUndone(true) || super.undo();
  }

  /** Repeats what undo() took back, or makes the next move of the line; false when there is neither. */
  override redo(): boolean {
    if (!super.redo()) return this.#setUndone(false);
    this.#setUndone(true); // an end is a step of its own, after the last move
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
    this.#setUndone(false);
  }

  /** The side whose turn it is. @internal */
  protected abstract get mover(): Color;

  /** Throws 'game-over' when the game has ended. @internal */
  protected abstract refuseWhenOver(): void;

  /**
   * The loss at this place other than by the rules: by resign(), or recorded in RE at the end of the main
   * line. @internal
   */
  protected get loss(): Loss | null {
    const made = this.#ending;
    const { node } = this;
    if (made?.node === node && !made.undone) return made;
    if (node.children.length > 0 || this.isResumed) return null;
    const recorded = (node.data.RE ?? this.tree.data.RE)?.[0];
    if (recorded === undefined) return null;
    const [, winner, letter] = /^\s*([BW])\+([RTF])/i.exec(recorded) ?? [];
    const by = ENDINGS.find((ending) => ending.charAt(0) === letter?.toLowerCase());
    if (by === undefined || !isMain(node)) return null;
    return { color: winner?.toUpperCase() === 'B' ? 'white' : 'black', by };
  }

  /** True when the game has been resumed at this node. @internal */
  protected get isResumed(): boolean {
    return this.#resumed === this.node;
  }

  /**
   * The result of the line that the game is on: an end made here, or the recorded result on the main line. @internal
   */
  protected resultOfLine(recorded: string | undefined): string | undefined {
    const end = this.lineEnd;
    const made = this.#ending;
    if (made?.node === end && !made.undone) return lossText(made);
    return isMain(end) ? recorded : undefined;
  }

  /**
   * The value of a root property as one line. Also found in nodes that follow the root before the first move;
   * '' when none has it. @internal
   */
  protected header(name: string): string {
    for (let node: RecordNode | undefined = this.tree; node !== undefined; node = node.children[0]) {
      const values = node.data[name];
      if (values !== undefined) return simpleText(values.join(' '));
      if (node.moveNumber > 0) break;
    }
    return '';
  }

  /** Reports a fault in the property that header() returns. @internal */
  protected complainOfHeader(name: string, message: string): void {
    const node = this.tree.mainLine().find(({ data }) => data[name] !== undefined);
    this.complain(node!, name, 0, message);
  }

  /**
   * Adds a node with its position after this one, and goes there. Removes a recorded result that no longer
   * holds. @internal
   */
  protected playOn(data: NodeData, place: Place): void {
    const { node, tree } = this;
    if (this.#ending?.node === node) this.#ending = null;
    if (tree.data.RE === undefined || node.children.length > 0 || !isMain(node)) {
      this.extend(data, place);
    } else {
      const { RE, ...rest } = tree.data;
      this.extend(data, place, [reworded(tree, rest)]);
    }
  }

  /**
   * Reports a fault of the record: throws 'bad-sgf', or in lenient reading adds a note. `value` is the index
   * of the faulty value. @internal
   */
  protected complain(node: RecordNode, name: string, value: number, message: string): void {
    const { text, index, lenient, notes } = this.#source;
    if (lenient && notes.length >= MOST_NOTES) return;
    const [number] = this.numbersOf([node]) as [number];
    const isRead = text !== null && !this.isEdited;
    const place = isRead ? placeIn(text, index, number, name, value, lenient) : { line: 0, column: 0 };
    if (!lenient && isRead) throw badSgf(place, message);
    if (!lenient) throw new KakoiError('bad-sgf', `after move ${node.parent?.moveNumber ?? 0}: ${message}`);
    const note = { ...place, message };
    if (!notes.some((other) => JSON.stringify(other) === JSON.stringify(note))) notes.push(note);
  }

  /** The fields that fromJSON() restores. @internal */
  protected get json(): Omit<SgfGameJson<string, unknown>, 'game' | 'rules'> {
    const made = this.#ending;
    const [node, end, ending, resumed] = this.numbersOf([this.node, this.lineEnd, made?.node, this.#resumed]);
    const { games, index } = this.#source;
    return {
      sgf: stringifySgf(games),
      index,
      node: node!,
      end: end!,
      ending:
        made === null || ending === null
          ? null
          : { node: ending!, color: made.color, by: made.by, undone: made.undone },
      resumed: resumed as number | null,
    };
  }

  /** @internal */
  protected restore({
    node,
    end,
    ending,
    resumed,
  }: Pick<SgfGameJson<string, unknown>, 'node' | 'end' | 'ending' | 'resumed'>): void {
    const nodeAt = this.nodesByNumber();
    super.goTo(nodeAt(end, 'the number of the end'));
    super.goTo(nodeAt(node, 'the number of the node'));
    this.#resumed = resumed === null ? null : nodeAt(resumed, 'resumed');
    if (ending === null) return;
    const { node: at, color, by, undone } = validateOptions(ending, ['node', 'color', 'by', 'undone']);
    this.#ending = {
      node: nodeAt(at, 'the number of the end'),
      color: validateColor(color),
      by: validateWord(by, ENDINGS, 'the end'),
      undone: validateBoolean(undone, 'undone'),
    };
  }

  /** Takes back the end made here, or makes it again; false when there is nothing to do. */
  #setUndone(undone: boolean): boolean {
    const made = this.#ending;
    if (made === null || made.node !== this.node || made.undone === undone) return false;
    this.#ending = { ...made, undone };
    return true;
  }

  /** The root as toSgf() writes it, with the result of an end made here. */
  #written(): SgfTree {
    const { data, children } = this.tree;
    const made = this.#ending;
    const result = this.resultToWrite();
    if (result !== null) return { data: { ...data, RE: [result] }, children };
    if (made === null || made.undone || made.node.children.length > 0 || !isMain(made.node)) return this.tree;
    return { data: { ...data, RE: [lossText(made)] }, children };
  }

  /** A result that follows from the rules and that the record lacks; null when there is none. @internal */
  protected resultToWrite(): string | null {
    return null;
  }

  #lineOnly(rootData: NodeData): SgfTree {
    const { RE, ...rest } = rootData;
    const data = this.node === this.lineEnd || RE === undefined ? rootData : rest;
    const nodes = this.line.slice(1, this.node.depth + 1);
    const children = nodes.reduceRight<SgfTree[]>(
      (after, node) => [{ data: node.data, children: after }],
      [],
    );
    return { data, children };
  }
}

/** Reads the games of a text; the one chosen must be of this kind. Throws 'bad-sgf' and 'bad-option'. */
export function readSource(
  text: string,
  { game = 0, lenient = false }: FromSgfOptions,
  kind: SgfKind,
): SgfSource {
  const notes: SgfNote[] = [];
  validateBoolean(lenient, 'lenient');
  const note = (each: SgfNote) => {
    if (notes.length < MOST_NOTES) notes.push(each);
  };
  const games = readNodes(text, null, lenient, note);
  const index = validateInteger(game, 0, games.length - 1, 'game');
  const number = games[index]!.data.GM?.[0]?.trim() || '1';
  if (!/^\d+$/.test(number) || Number(number) !== kind.number) {
    const message = `GM[${kind.number}] is ${kind.name}; this is a record of another game, ${show(number)}`;
    throw badSgf(placeIn(text, index, 0, 'GM', 0, lenient), message);
  }
  return { games, index, text, isRecord: true, lenient, notes };
}

/** The source of a new game, whose root has the given properties. */
export function newSource(kind: SgfKind, data: NodeData): SgfSource {
  const root = new RecordNode(null, {
    FF: ['4'],
    GM: [String(kind.number)],
    CA: ['UTF-8'],
    AP: [`kakoi:${version}`],
    ...data,
  });
  return { games: [root], index: 0, text: null, isRecord: false, lenient: false, notes: [] };
}

/** The source of a game that toJSON() wrote, and the object's fields. */
export function sourceOfJson(
  json: unknown,
  name: string,
  kind: SgfKind,
): [SgfSource, SgfGameJson<string, unknown>] {
  const fields = readGameJson(json, name, 'sgf') as unknown as SgfGameJson<string, unknown>;
  const { sgf, index } = fields;
  return [{ ...readSource(sgf, { game: index }, kind), text: null }, fields];
}

/** True when the node is on the main line. */
function isMain(node: RecordNode): boolean {
  let child = node;
  for (let { parent } = child; parent !== null; child = parent, { parent } = child) {
    if (parent.children[0] !== child) return false;
  }
  return true;
}

/** The SGF result for this loss: 'B+R' when White resigns. */
export function lossText({ color, by }: Loss): string {
  return `${letterOf(opponent(color))}+${by.charAt(0).toUpperCase()}`;
}

function utf8({ data, children }: SgfTree): SgfTree {
  return 'CA' in data ? { data: { ...data, CA: ['UTF-8'] }, children } : { data, children };
}
