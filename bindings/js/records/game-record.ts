import { badOption, show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import {
  validateBoolean,
  validateColor,
  validateInteger,
  validateOptions,
  validateWord,
} from '../core/validate.js';
import { ENDINGS, type GameEnding, gameOver, type Loss, lossText } from './ending.js';
import { simpleText } from './game-info.js';
import { nodesByNumber, numbersOf } from './game-json.js';
import { FIRST, isNode, MOVE, type NodeData, PLACE, RecordNode, STATE, STRIDE } from './node.js';
import { type SgfResult, UNKNOWN_RESULT } from './properties/plain-result.js';
import type { SgfNote } from './tree.js';
import { readTrees } from './tree-reader.js';

/** A branch inserted, removed or moved among its siblings; the index −1 means not in the record. */
interface Branching {
  readonly parent: RecordNode;
  readonly child: RecordNode;
  readonly from: number;
  readonly to: number;
}

/** The data of a node before and after a change. */
interface Wording {
  readonly node: RecordNode;
  readonly from: NodeData;
  readonly to: NodeData;
  /** True when the change is one of set-up, so that the node's position must be computed anew. */
  readonly isSetUp?: boolean;
}

export type Change = Branching | Wording;

/** Changes made together, and the node where the game stood before and after them. */
interface Edit {
  readonly changes: readonly Change[];
  readonly before: RecordNode;
  readonly after: RecordNode;
}

/** An end made by resign(). It counts as a step after the last move, which undo() and redo() handle. */
interface Ending extends Loss {
  readonly node: RecordNode;
  readonly undone: boolean;
}

/** The place in a record, as games write it as JSON: nodes are their indices in the order of the record. */
export type PlaceJson = {
  /** The node where the game stands. */
  readonly node: number;
  /** The last node of its line. */
  readonly end: number;
  /** An end made by resign() at a node; null when the game goes on or was ended by its rules or its record. */
  readonly ending: {
    readonly node: number;
    readonly color: Color;
    readonly by: GameEnding;
    readonly undone: boolean;
  } | null;
  /** The node where resume() continued the game after its end. */
  readonly resumed: number | null;
};

/** A position as a game caches it on a node. */
export interface RecordPlace {
  readonly board: object;
  /** The moves that the node itself makes. */
  readonly moves: readonly object[];
}

/** A kind of game: what its rules make of the nodes of a record. */
export interface GameKind<Place extends RecordPlace> {
  /** The position before the root's own properties are applied. */
  readonly origin: Place;
  /**
   * Plays through consecutive nodes from a position; caches the last position reached, or with `all` every
   * one, under STATE.
   */
  follow(from: Place, nodes: readonly RecordNode[], all: boolean): Place;
  /** True when the property may be changed only by the game itself, not by annotate(). */
  isFixed(name: string, node: RecordNode): boolean;
  /** The meaning of RE of a root, in the words of this game's records. */
  readResult(data: NodeData): SgfResult;
  /** The end of the game where it stands, in words: 'both sides have passed'; null while it goes on. */
  over(): string | null;
  /** The result where the game stands, of kinds whose rules alone settle it; null while it goes on. */
  result?(): string | null;
}

/** The state behind a game: a tree of nodes, a line through it with a place, and the changes that can be taken back. */
export class GameRecord<Place extends RecordPlace> {
  /** Given by the game that holds the record, before it stands anywhere. */
  kind!: GameKind<Place>;
  readonly root: RecordNode;
  /** The node that the game stands at. */
  node: RecordNode;
  /** The nodes from the root through `node` to an end of the record, each at the index that is its depth. */
  line: RecordNode[];
  /**
   * The changes that undoEdit() can take back, oldest first. A bare node stands for its own addition after
   * its siblings: most changes are moves, and this saves an object for each.
   */
  readonly done: (Edit | RecordNode)[] = [];
  /** The changes that redoEdit() can make again. */
  readonly undone: Edit[] = [];
  /** The end that resign() made last. */
  ending: Ending | null = null;
  /** The node where resume() continued the game after its end. */
  resumed: RecordNode | null;

  /** `isRecord` says that it is of a game played elsewhere, whose recorded end holds here. */
  constructor(root: RecordNode, isRecord: boolean) {
    this.root = root;
    this.resumed = isRecord ? null : root;
    this.node = root;
    this.line = root.mainLine();
  }

  /** The last node of the line that the game is on. */
  get lineEnd(): RecordNode {
    return this.line.at(-1)!;
  }

  /** The index in the line of the last node with at most that many moves. Throws 'bad-option'. */
  indexAfter(moveNumber: number): number {
    const most = this.lineEnd.moveNumber;
    return Math.max(0, this.lastWith(validateInteger(moveNumber, 0, most, 'the move number')));
  }

  /** The index of the line's last node with at most that many moves; −1 when all have more. */
  lastWith(moves: number): number {
    const { line } = this;
    let low = 0;
    let high = line.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (line[middle]!.moveNumber <= moves) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Goes to the node of the line at an index; false when that is −1. */
  stand(index: number): boolean {
    if (index < 0) return false;
    const node = this.line[index]!;
    this.place(node);
    this.node = node;
    return true;
  }

  /** Goes to a node, or to the position after that many moves, as goTo() of a game. */
  goTo(place: number | RecordNode): void {
    if (isNode(place)) {
      this.check(place);
      this.place(place);
      if (this.line[place.depth] !== place) this.line = lineThrough(place);
      this.node = place;
    } else {
      this.stand(this.indexAfter(place));
    }
  }

  /**
   * The position at the node, computed from the nearest ancestor whose position is cached. One asked for beside another that
   * lies within a stride is one of many: all between the nearest cached ones are then computed together.
   */
  place(node: RecordNode): Place {
    const known = node[STATE] as Place | undefined;
    if (known !== undefined) return known;
    const path: RecordNode[] = [];
    let before: RecordNode | null = node;
    for (; before !== null && before[STATE] === undefined; before = before.parent) path.push(before);
    const after = this.#cachedAfter(node);
    if (before !== null && after !== undefined && (this.#isWithin(before) || this.#isWithin(after))) {
      this.placesOf(this.line.slice(before.depth + 1, after.depth));
      return node[STATE] as Place;
    }
    return this.kind.follow(before === null ? this.kind.origin : this.place(before), path.reverse(), false);
  }

  /** The next node of the line whose position is cached: what lies before it has been read, and has no fault. */
  #cachedAfter(node: RecordNode): RecordNode | undefined {
    const { line } = this;
    if (line[node.depth] !== node) return undefined;
    const most = Math.min(line.length - 1, node.depth + STRIDE);
    for (let depth = node.depth + 1; depth <= most; depth++)
      if (line[depth]![STATE] !== undefined) return line[depth];
    return undefined;
  }

  /** True for a node of the line whose position is cached only where it was asked for. */
  #isWithin({ depth }: RecordNode): boolean {
    return depth % STRIDE !== 0 && depth !== this.line.length - 1;
  }

  /** The position where the game stands. */
  get here(): Place {
    return this.place(this.node);
  }

  /** The positions of consecutive nodes, each of which is cached afterwards. */
  placesOf(nodes: readonly RecordNode[]): Place[] {
    for (let start = 0, end = 0; end <= nodes.length; end++) {
      if (nodes[end] !== undefined && nodes[end]![STATE] === undefined) continue;
      if (start < end) {
        const before = nodes[start]!.parent;
        this.kind.follow(before ? this.place(before) : this.kind.origin, nodes.slice(start, end), true);
      }
      start = end + 1;
    }
    return nodes.map((node) => node[STATE] as Place);
  }

  /**
   * Adds a node with its position as a child of the current one, makes the `also` changes, and goes to the
   * new node.
   */
  extend(data: NodeData, place: Place, also: readonly Change[] = []): void {
    const child = new RecordNode(this.node, data);
    child[STATE] = place;
    if (also.length === 0) {
      this.done.push(child);
      if (this.undone.length > 0) this.undone.length = 0; // setting the length costs as much as a push
    } else {
      also.forEach(make);
      const { changes } = additionOf(child);
      this.keep([...changes, ...also], child);
    }
    if (this.line.length > child.depth) this.line.length = child.depth;
    this.line.push(child);
    this.node = child;
  }

  /** The child of the current node that passes the test; the one on the game's line is tried first. */
  childWith(test: (child: RecordNode) => boolean): RecordNode | undefined {
    const next = this.line[this.node.depth + 1];
    return next !== undefined && test(next) ? next : this.node.children.find(test);
  }

  /** Makes changes that undoEdit() takes back together; the game then stands at `goal`. */
  edit(changes: readonly Change[], goal: RecordNode = this.node): void {
    this.keep(changes, goal);
    this.change(changes, goal);
  }

  /** Keeps changes that are made already, for undoEdit(); the game stands at `after` then. */
  keep(changes: readonly Change[], after: RecordNode = this.node): void {
    this.done.push({ changes, before: this.node, after });
    this.undone.length = 0;
  }

  /** Throws 'bad-option' for anything but a node of this record. */
  check(node: RecordNode): void {
    if (!isNode(node)) throw badOption(`${show(node)} is not a node of a record`);
    let child = node;
    for (let { parent } = child; this.line[child.depth] !== child; child = parent, { parent } = child) {
      if (parent === null || child[PLACE] < 0) throw badOption('the node is not one of this record');
    }
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
    if (RE === undefined || node[FIRST] || this.resumed === this.node || !isMain(node)) return UNKNOWN_RESULT;
    return this.kind.readResult({ ...root.data, RE });
  }

  /**
   * The value of a root property as one line. Also found in nodes that follow the root before the first move;
   * '' when none has it.
   */
  header(name: string): string {
    for (let node: RecordNode | undefined = this.root; node !== undefined; node = node[FIRST]) {
      const values = node.data[name];
      if (values !== undefined) return simpleText(values.join(' '));
      if (node.moveNumber > 0) break;
    }
    return '';
  }

  /** The result of an end made here, as RE has it, where it ends the main line; null for none. */
  get endingText(): string | null {
    const made = this.ending;
    const isEnd = made !== null && !made.undone && !made.node[FIRST];
    return isEnd && isMain(made.node) ? lossText(made) : null;
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
    if (root.data.RE === undefined || node[FIRST] || !isMain(node)) {
      this.extend(data, place);
    } else {
      const { RE, ...rest } = root.data;
      this.extend(data, place, [reworded(root, rest)]);
    }
  }

  /** The place in the record, for restore(). */
  get placeJson(): PlaceJson {
    const { ending: made, root, node: here, lineEnd } = this;
    const [node, end, ending, resumed] = numbersOf(root, [here, lineEnd, made?.node, this.resumed]);
    return {
      node: node!,
      end: end!,
      ending: typeof ending === 'number' ? { ...made!, node: ending } : null,
      resumed: resumed as number | null,
    };
  }

  /** Goes where toJSON() says that the game was, with the end that was made. Throws 'bad-option'. */
  restore({ node, end, ending, resumed }: PlaceJson): void {
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

  /** Makes changes and stands at a node of the record; the line is kept as far as it still exists. */
  change(changes: readonly Change[], node: RecordNode): void {
    changes.forEach(make);
    this.node = node;
    if (this.line[node.depth] !== node) {
      this.line = lineThrough(node);
      return;
    }
    const branchings = changes.filter((change) => 'child' in change);
    for (const { child, to } of branchings)
      if (to < 0 && this.line[child.depth] === child) this.line.length = child.depth;
    if (branchings.length === 0) return;
    for (let next = this.lineEnd[FIRST]; next !== undefined; next = next[FIRST]) this.line.push(next);
  }
}

/** Reads the games of a text as nodes below `parent`, or as roots when it is null. Throws 'bad-sgf'. */
export function readNodes(
  text: string,
  parent: RecordNode | null,
  lenient?: boolean,
  onNote?: (note: () => SgfNote) => void,
): RecordNode[] {
  const make = (above: RecordNode | null) => new RecordNode(above ?? parent);
  return readTrees<never>(text, { make: make as never, lenient, onNote });
}

/** The path from the root to the node, continued by first children. */
function lineThrough(node: RecordNode): RecordNode[] {
  const line: RecordNode[] = new Array(node.depth);
  for (let { parent } = node; parent !== null; { parent } = parent) line[parent.depth] = parent;
  return line.concat(node.mainLine());
}

/** The change that added a node after its siblings. */
export function additionOf(child: RecordNode): Edit {
  const parent = child.parent!;
  return { changes: [{ parent, child, from: -1, to: child[PLACE] }], before: parent, after: child };
}

/** The change that replaces a node's data. */
export function reworded(node: RecordNode, to: NodeData): Change {
  return { node, from: node.data, to };
}

/** True when the node is on the main line. */
export function isMain(node: RecordNode): boolean {
  let child = node;
  for (let { parent } = child; parent !== null; child = parent, { parent } = child) {
    if (parent[FIRST] !== child) return false;
  }
  return true;
}

function make(change: Change): void {
  if ('node' in change) {
    (change.node as { data: NodeData }).data = change.to;
    if (change.isSetUp) change.node[STATE] = undefined;
    return;
  }
  change.parent[MOVE](change.child, change.from, change.to);
}
