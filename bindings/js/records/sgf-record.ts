import { KakoiError } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import { validateBoolean, validateColor, validateOptions, validateWord } from '../core/validate.js';
import { simpleText } from './game-info.js';
import { nodesByNumber, numbersOf, readGameJson } from './game-json.js';
import { type GameKind, GameRecord, type RecordPlace, reworded } from './game-record.js';
import type { NodeData, RecordNode } from './node.js';
import { placeIn } from './parse.js';
import { badSgf, mendable } from './places.js';
import { type SgfResult, UNKNOWN_RESULT } from './properties/plain-result.js';
import { letterOf } from './setup-and-moves.js';
import { MOST_NOTES, readSource, type SgfKind, type SgfSource } from './sgf-source.js';
import { stringifySgf } from './write.js';

/**
 * The ways in which a game may end other than by its rules.
 *
 * @inline
 */
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
export type SgfGameJson<Name extends string, Rules> = {
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
};

export const ENDINGS = ['resignation', 'time', 'forfeit'] as const;

/** A kind of game whose records are SGF. */
export interface SgfGameKind<Place extends RecordPlace> extends GameKind<Place> {
  /** The meaning of RE of a root, in the words of this game's records. */
  readResult(data: NodeData): SgfResult;
  /** The end of the game where it stands, in words: 'both sides have passed'; null while it goes on. */
  over(): string | null;
  /** The result where the game stands, of kinds whose rules alone settle it; null while it goes on. */
  result?(): string | null;
  /** The text of the rules where the record names others; null when it does not. */
  rulesToWrite?(): string | null;
}

/** The record of a game that is kept as SGF: the games of its file, an end made here, and faults of the text. */
export class SgfRecord<Place extends RecordPlace> extends GameRecord<Place> {
  declare kind: SgfGameKind<Place>;
  readonly source: SgfSource;
  /** The end that resign() made last. */
  ending: Ending | null = null;
  /** The node where resume() continued the game after its end. */
  resumed: RecordNode | null;

  constructor(source: SgfSource) {
    super(source.games[source.index]!);
    this.source = source;
    // A result that the caller gives in `info` does not end a game that is played here.
    this.resumed = source.isRecord ? null : this.root;
  }

  /**
   * The loss at this place other than by the rules: by resign(), or recorded in RE at the end of the main
   * line.
   */
  get loss(): Loss | null {
    const made = this.ending;
    const { node } = this;
    if (made?.node === node && !made.undone) return made;
    const { winner, by } = this.stated;
    const how = ENDINGS.find((ending) => ending === by);
    return how === undefined ? null : { color: opponent(winner as Color), by: how };
  }

  /** The result that the record states, RE, where the game stands at the end of its main line. */
  get stated(): SgfResult {
    const { node, root } = this;
    const RE = node.data.RE ?? root.data.RE;
    if (RE === undefined || node.children.length > 0 || this.resumed === this.node || !isMain(node))
      return UNKNOWN_RESULT;
    return this.kind.readResult({ ...root.data, RE });
  }

  /**
   * The value of a root property as one line. Also found in nodes that follow the root before the first move;
   * '' when none has it.
   */
  header(name: string): string {
    for (let node: RecordNode | undefined = this.root; node !== undefined; node = node.children[0]) {
      const values = node.data[name];
      if (values !== undefined) return simpleText(values.join(' '));
      if (node.moveNumber > 0) break;
    }
    return '';
  }

  /** Reports a fault in the property that header() returns. */
  complainOfHeader(name: string, message: string): void {
    const node = this.root.mainLine().find(({ data }) => data[name] !== undefined);
    this.complain(node!, name, 0, message);
  }

  /** Throws 'game-over' when the game has ended. */
  refuseWhenOver(): void {
    const how = this.kind.over();
    if (how !== null) throw gameOver(this.node.moveNumber, how);
  }

  /** Goes to the child that passes the test, or adds one. An end made at a child off the line holds again. */
  advance(isSame: (child: RecordNode) => boolean, add: () => void): void {
    const child = this.childWith(isSame);
    if (child === undefined) {
      add();
    } else {
      const isNext = this.line[child.depth] === child;
      this.goTo(child);
      if (!isNext) this.setUndone(false);
    }
  }

  /**
   * Adds a node with its position after this one, and goes there. Removes a recorded result that no longer
   * holds.
   */
  playOn(data: NodeData, place: Place): void {
    const { node, root } = this;
    if (this.ending?.node === node) this.ending = null;
    if (root.data.RE === undefined || node.children.length > 0 || !isMain(node)) {
      this.extend(data, place);
    } else {
      const { RE, ...rest } = root.data;
      this.extend(data, place, [reworded(root, rest)]);
    }
  }

  /**
   * Reports a fault of the record: throws 'bad-sgf', or in lenient reading adds a note. `value` is the index
   * of the faulty value.
   */
  complain(node: RecordNode, name: string, value: number, message: string): void {
    const { text, index, lenient, notes } = this.source;
    if (lenient && notes.length >= MOST_NOTES) return;
    const [number] = numbersOf(this.root, [node]) as [number];
    const isRead = text !== null && this.done.length === 0 && this.undone.length === 0;
    const place = isRead ? placeIn(text, index, number, name, value, lenient) : { line: 0, column: 0 };
    if (!lenient && isRead) throw badSgf(place, mendable(message));
    if (!lenient)
      throw new KakoiError('bad-sgf', `after move ${node.parent?.moveNumber ?? 0}: ${mendable(message)}`);
    const note = { ...place, message };
    if (!notes.some((other) => JSON.stringify(other) === JSON.stringify(note))) notes.push(note);
  }

  /** The fields that fromJSON() restores. */
  get json(): Omit<SgfGameJson<string, unknown>, 'game' | 'rules'> {
    const { ending: made } = this;
    const [node, end, ending, resumed] = numbersOf(this.root, [
      this.node,
      this.lineEnd,
      made?.node,
      this.resumed,
    ]);
    const { games, index, lenient } = this.source;
    return {
      sgf: stringifySgf(games),
      index,
      ...(lenient && { lenient }),
      node: node!,
      end: end!,
      ending: typeof ending === 'number' ? { ...made!, node: ending } : null,
      resumed: resumed as number | null,
    };
  }

  /** Goes where toJSON() says that the game was, with the end that was made. Throws 'bad-option'. */
  restore({ node, end, ending, resumed }: SgfGameJson<string, unknown>): void {
    const nodeAt = nodesByNumber(this.root);
    this.goTo(nodeAt(end, 'the number of the end'));
    this.goTo(nodeAt(node, 'the number of the node'));
    this.resumed = resumed === null ? null : nodeAt(resumed, 'resumed');
    if (ending === null) return;
    const { node: at, color, by, undone } = validateOptions(ending, ['node', 'color', 'by', 'undone']);
    this.ending = {
      node: nodeAt(at, 'the number of the end'),
      color: validateColor(color),
      by: validateWord(by, ENDINGS, 'the end'),
      undone: validateBoolean(undone, 'undone'),
    };
  }

  /** Takes back the end made here, or makes it again; false when there is nothing to do. */
  setUndone(undone: boolean): boolean {
    const made = this.ending;
    if (made === null || made.node !== this.node || made.undone === undone) return false;
    this.ending = { ...made, undone };
    return true;
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

/** The error of a move after the end. */
export function gameOver(moveNumber: number, how: string): KakoiError {
  return new KakoiError('game-over', `the game is over after move ${moveNumber}: ${how}`);
}

/** True when the node is on the main line. */
export function isMain(node: RecordNode): boolean {
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
