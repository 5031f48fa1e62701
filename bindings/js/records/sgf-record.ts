import { KakoiError } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import { validateBoolean, validateColor, validateOptions, validateWord } from '../core/validate.js';
import { simpleText } from './game-info.js';
import { nodesByNumber, numbersOf, readGameJson } from './game-json.js';
import { GameRecord, type RecordPlace, reworded } from './game-record.js';
import type { NodeData, RecordNode } from './node.js';
import { placeIn } from './parse.js';
import { badSgf, mendable } from './places.js';
import { type SgfResult, UNKNOWN_RESULT } from './properties/plain-result.js';
import { letterOf } from './setup-and-moves.js';
import { MOST_NOTES, readSource, type SgfKind, type SgfSource } from './sgf-source.js';
import type { SgfNote, SgfTree } from './tree.js';
import { stringifySgf } from './write.js';

/** The ways in which a game may end other than by its rules. */
export type GameEnding = 'resignation' | 'time' | 'forfeit';

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

/**
 * A game as JSON: its record, and the place in it. Made by toJSON(), for fromJSON().
 *
 * @inline
 */
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
  /** There when the record was read leniently and may hold faults. */
  readonly lenient?: true;
}

export const ENDINGS = ['resignation', 'time', 'forfeit'] as const;
/** The record of a game that is kept as SGF: the games of its file, an end made here, and faults of the text. */
export abstract class SgfRecord<Place extends RecordPlace> extends GameRecord<Place> {
  readonly #source: SgfSource;
  #ending: Ending | null = null;
  #resumed: RecordNode | null;

  constructor(source: SgfSource) {
    super(source.games[source.index]!);
    this.#source = source;
    // A result that the caller gives in `info` does not end a game that is played here.
    this.#resumed = source.isRecord ? null : this.tree;
  }

  /** The roots of all games of the file. */
  get games(): readonly RecordNode[] {
    return this.#source.games;
  }

  /** The repairs made in reading the record. */
  get notes(): readonly SgfNote[] {
    return this.#source.notes;
  }

  /** The side whose turn it is. */
  abstract readonly mover: Color;

  /** The meaning of RE of a root, in the words of this game's records. */
  protected abstract readResult(data: NodeData): SgfResult;

  /** A result that follows from the rules and that the record lacks; null when there is none. */
  resultToWrite(): string | null {
    return null;
  }

  /** The text of the rules where the record names others; null when it does not. */
  rulesToWrite(): string | null {
    return null;
  }

  /** Throws 'game-over' when the game has ended. */
  abstract refuseWhenOver(): void;

  /**
   * The loss at this place other than by the rules: by resign(), or recorded in RE at the end of the main
   * line.
   */
  get loss(): Loss | null {
    const made = this.#ending;
    const { node } = this;
    if (made?.node === node && !made.undone) return made;
    if (node.children.length > 0 || this.isResumed) return null;
    const { winner, by } = this.stated;
    const how = ENDINGS.find((ending) => ending === by);
    return how === undefined ? null : { color: opponent(winner as Color), by: how };
  }

  /** The result that the record states, RE, where the game stands at the end of its main line. */
  get stated(): SgfResult {
    const { node, tree } = this;
    const RE = node.data.RE ?? tree.data.RE;
    if (RE === undefined || node.children.length > 0 || this.isResumed || !isMain(node))
      return UNKNOWN_RESULT;
    return this.readResult({ ...tree.data, RE });
  }

  /** True when the game has been resumed at this node. */
  get isResumed(): boolean {
    return this.#resumed === this.node;
  }

  /**
   * The result of the line that the game is on: an end made here, or the recorded result on the main line.
   */
  resultOfLine(recorded: string | undefined): string | undefined {
    const end = this.lineEnd;
    const made = this.#ending;
    if (made?.node === end && !made.undone) return lossText(made);
    return isMain(end) ? recorded : undefined;
  }

  /**
   * The value of a root property as one line. Also found in nodes that follow the root before the first move;
   * '' when none has it.
   */
  header(name: string): string {
    for (let node: RecordNode | undefined = this.tree; node !== undefined; node = node.children[0]) {
      const values = node.data[name];
      if (values !== undefined) return simpleText(values.join(' '));
      if (node.moveNumber > 0) break;
    }
    return '';
  }

  /** Reports a fault in the property that header() returns. */
  complainOfHeader(name: string, message: string): void {
    const node = this.tree.mainLine().find(({ data }) => data[name] !== undefined);
    this.complain(node!, name, 0, message);
  }

  /**
   * Adds a node with its position after this one, and goes there. Removes a recorded result that no longer
   * holds.
   */
  playOn(data: NodeData, place: Place): void {
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
   * of the faulty value.
   */
  complain(node: RecordNode, name: string, value: number, message: string): void {
    const { text, index, lenient, notes } = this.#source;
    if (lenient && notes.length >= MOST_NOTES) return;
    const [number] = numbersOf(this.tree, [node]) as [number];
    const isRead = text !== null && !this.canUndoEdit && !this.canRedoEdit;
    const place = isRead ? placeIn(text, index, number, name, value, lenient) : { line: 0, column: 0 };
    if (!lenient && isRead) throw badSgf(place, mendable(message));
    if (!lenient)
      throw new KakoiError('bad-sgf', `after move ${node.parent?.moveNumber ?? 0}: ${mendable(message)}`);
    const note = { ...place, message };
    if (!notes.some((other) => JSON.stringify(other) === JSON.stringify(note))) notes.push(note);
  }

  /** The fields that fromJSON() restores. */
  get json(): Omit<SgfGameJson<string, unknown>, 'game' | 'rules'> {
    const made = this.#ending;
    const [node, end, ending, resumed] = numbersOf(this.tree, [
      this.node,
      this.lineEnd,
      made?.node,
      this.#resumed,
    ]);
    const { games, index, lenient } = this.#source;
    return {
      sgf: stringifySgf(games),
      index,
      ...(lenient && { lenient }),
      node: node!,
      end: end!,
      ending:
        made === null || ending === null
          ? null
          : { node: ending!, color: made.color, by: made.by, undone: made.undone },
      resumed: resumed as number | null,
    };
  }

  /** Goes where toJSON() says that the game was, with the end that was made. Throws 'bad-option'. */
  restore({
    node,
    end,
    ending,
    resumed,
  }: Pick<SgfGameJson<string, unknown>, 'node' | 'end' | 'ending' | 'resumed'>): void {
    const nodeAt = nodesByNumber(this.tree);
    this.goTo(nodeAt(end, 'the number of the end'));
    this.goTo(nodeAt(node, 'the number of the node'));
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

  /** As in any record; an end made at a node off the line holds again. */
  override enter(child: RecordNode): void {
    const isNext = this.line[child.depth] === child;
    super.enter(child);
    if (!isNext) this.setUndone(false);
  }

  /** Ends the game here, whatever its state. */
  endHere(color: Color, by: GameEnding): void {
    this.#ending = { node: this.node, color, by, undone: false };
  }

  /** Forgets the end that was made. */
  dropEnd(): void {
    this.#ending = null;
  }

  /** Goes on from here after an end. */
  resume(): void {
    this.#ending = null;
    this.#resumed = this.node;
  }

  /** Takes back the end made here, or makes it again; false when there is nothing to do. */
  setUndone(undone: boolean): boolean {
    const made = this.#ending;
    if (made === null || made.node !== this.node || made.undone === undone) return false;
    this.#ending = { ...made, undone };
    return true;
  }

  /** The games of the file as SGF, or only the line that the game is on, up to its place. */
  toSgf(withVariations: boolean): string {
    const { games, index } = this.#source;
    const root = this.#written();
    const trees = withVariations
      ? games.map((game, i) => (i === index ? root : game))
      : [this.#lineOnly(root.data)];
    const text = stringifySgf(trees);
    return /[^\0-\x7f]/.test(text) ? stringifySgf(trees.map(utf8)) : text;
  }

  /** The root as toSgf() writes it, with the rules of the game and the result of an end made here. */
  #written(): SgfTree {
    const { data, children } = this.tree;
    const rules = this.rulesToWrite();
    const result = this.resultToWrite() ?? this.#lossToWrite();
    return {
      data: { ...data, ...(rules !== null && { RU: [rules] }), ...(result !== null && { RE: [result] }) },
      children,
    };
  }

  #lossToWrite(): string | null {
    const made = this.#ending;
    if (made === null || made.undone || made.node.children.length > 0 || !isMain(made.node)) return null;
    return lossText(made);
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

/** The source of a game that toJSON() wrote, and the object's fields. */
export function sourceOfJson(
  json: unknown,
  name: string,
  kind: SgfKind,
): [SgfSource, SgfGameJson<string, unknown>] {
  const fields = readGameJson(json, name, 'sgf') as unknown as SgfGameJson<string, unknown>;
  const { sgf, index, lenient } = fields;
  return [{ ...readSource(sgf, { game: index, lenient: lenient ?? false }, kind), text: null }, fields];
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
  return { data: { ...data, CA: ['UTF-8'] }, children };
}
