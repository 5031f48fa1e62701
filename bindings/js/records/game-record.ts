import { KakoiError, show } from '../core/errors.js';
import { validateInteger } from '../core/validate.js';
import { isNode, type NodeData, RecordNode, STATE } from './node.js';
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

/** A position as a game caches it on a node. */
export interface RecordPlace {
  readonly board: object;
  /** The moves that the node itself makes. */
  readonly moves: readonly object[];
}

/**
 * A record and a place in it, behind the API of a game: a tree of nodes, a line through it on which the place is, the
 * changes that can be taken back, and the positions at the nodes, which each kind of game computes by its rules.
 */
export abstract class GameRecord<Place extends RecordPlace> {
  /** The nodes from the root to an end of the record; the game stands at one of them. */
  #line: RecordNode[];
  #at = 0;
  /**
   * The changes that undoEdit() can take back, oldest first. A bare node stands for its own addition after
   * its siblings: most changes are moves, and this saves an object for each.
   */
  readonly #done: (Edit | RecordNode)[] = [];
  readonly #undone: Edit[] = [];

  constructor(root: RecordNode) {
    this.#line = root.mainLine();
  }

  /** The record's first node. */
  get tree(): RecordNode {
    return this.#line[0]!;
  }

  /** The node that the game stands at. */
  get node(): RecordNode {
    return this.#line[this.#at]!;
  }

  /** The nodes of the line that the game is on, from the root to its end. Not a copy. */
  get line(): readonly RecordNode[] {
    return this.#line;
  }

  /** The last node of the line that the game is on. */
  get lineEnd(): RecordNode {
    return this.#line.at(-1)!;
  }

  /** True when undoEdit() has a change to take back. */
  get canUndoEdit(): boolean {
    return this.#done.length > 0;
  }

  /** True when redoEdit() has a change to make again. */
  get canRedoEdit(): boolean {
    return this.#undone.length > 0;
  }

  /** The last node of the line with at most that many moves. Throws 'bad-option'. */
  nodeAfter(moveNumber: number): RecordNode {
    return this.#line[this.#indexOf(moveNumber)]!;
  }

  /** Goes to a node, or to the position after that many moves, as goTo() of a game. */
  goTo(place: number | RecordNode): void {
    if (isNode(place)) {
      const line = this.lineTo(place);
      this.place(place);
      this.#line = line;
      this.#at = place.depth;
    } else {
      this.#stand(this.#indexOf(place));
    }
  }

  /** Takes back the last move; false when there is none. The move stays in the record. */
  undo(): boolean {
    const { moveNumber } = this.node;
    const before = this.#lastWith(moveNumber - 1);
    if (before < 0) return false;
    this.#stand(before);
    return true;
  }

  /** Makes the next move of the line; false when there is none. */
  redo(): boolean {
    const next = this.#line[this.#lastWith(this.node.moveNumber) + 1];
    if (next === undefined) return false;
    this.#stand(this.#lastWith(next.moveNumber));
    return true;
  }

  /** Takes back the last change of the record, wherever the game stands; false when there is none. */
  undoEdit(): boolean {
    const done = this.#done.pop();
    if (done === undefined) return false;
    const edit = isNode(done) ? additionOf(done) : done;
    const { changes, before } = edit;
    this.#undone.push(edit);
    this.#change(
      changes.map((change) => ({ ...change, from: change.to, to: change.from }) as Change).reverse(),
      before,
    );
    return true;
  }

  /** Repeats the change that undoEdit() took back last; false when there is none. */
  redoEdit(): boolean {
    const edit = this.#undone.pop();
    if (edit === undefined) return false;
    this.#done.push(edit);
    this.#change(edit.changes, edit.after);
    return true;
  }

  /** The position at the node, computed from the nearest ancestor whose position is cached. */
  place(node: RecordNode): Place {
    const known = node[STATE] as Place | undefined;
    if (known !== undefined) return known;
    const path: RecordNode[] = [];
    let from: Place | undefined;
    for (let above: RecordNode | null = node; above !== null && from === undefined; above = above.parent) {
      path.push(above);
      from = above.parent?.[STATE] as Place | undefined;
    }
    return this.follow(from ?? this.origin, path.reverse(), false);
  }

  /** The position where the game stands. */
  get here(): Place {
    return this.place(this.node);
  }

  /** The positions of consecutive nodes, each of which is cached afterwards. */
  placesOf(nodes: readonly RecordNode[]): Place[] {
    for (let start = 0, end = 0; end <= nodes.length; end++) {
      if (nodes[end] !== undefined && nodes[end]![STATE] === undefined) continue;
      const before = nodes[start]?.parent;
      if (start < end) this.follow(before ? this.place(before) : this.origin, nodes.slice(start, end), true);
      start = end + 1;
    }
    return nodes.map((node) => node[STATE] as Place);
  }

  /** The position before the root's own properties are applied. */
  abstract readonly origin: Place;

  /**
   * Plays through consecutive nodes from a position; caches the last position reached, or with `all` every
   * one, under STATE.
   */
  abstract follow(from: Place, nodes: readonly RecordNode[], all: boolean): Place;

  /** True when the property may be changed only by the game itself, not by annotate(). */
  abstract isFixed(name: string, node: RecordNode): boolean;

  /**
   * Adds a node with its position as a child of the current one, makes the `also` changes, and goes to the
   * new node.
   */
  extend(data: NodeData, place: Place, also: readonly Change[] = []): RecordNode {
    const parent = this.node;
    const child = new RecordNode(parent, data);
    child[STATE] = place;
    if (also.length === 0) {
      this.#done.push(child);
      if (this.#undone.length > 0) this.#undone.length = 0; // setting the length costs as much as a push
    } else {
      also.forEach(make);
      const { changes } = additionOf(child);
      this.keep([...changes, ...also], child);
    }
    if (this.#line.length > ++this.#at) this.#line.length = this.#at;
    this.#line.push(child);
    return child;
  }

  /** The child of the current node that passes the test; the one on the game's line is tried first. */
  childWith(test: (child: RecordNode) => boolean): RecordNode | undefined {
    const next = this.#line[this.#at + 1];
    return next !== undefined && test(next) ? next : this.node.children.find(test);
  }

  /** Goes to a child of the current node. */
  enter(child: RecordNode): void {
    if (this.#line[this.#at + 1] === child) this.#stand(this.#at + 1);
    else this.goTo(child);
  }

  /** Makes changes that undoEdit() takes back together; the game then stands at `goal`. */
  edit(changes: readonly Change[], goal: RecordNode = this.node): void {
    this.keep(changes, goal);
    this.#change(changes, goal);
  }

  /** Keeps changes that are made already, for undoEdit(); the game stands at `after` then. */
  keep(changes: readonly Change[], after: RecordNode = this.node): void {
    this.#done.push({ changes, before: this.node, after });
    this.#undone.length = 0;
  }

  /** The line through a node of this record: the current one when it contains the node. Throws 'bad-option'. */
  lineTo(node: RecordNode): RecordNode[] {
    if (!isNode(node)) throw new KakoiError('bad-option', `${show(node)} is not a node of a record`);
    if (this.#line[node.depth] === node) return this.#line;
    let child = node;
    for (let { parent } = child; parent !== null; child = parent, { parent } = child) {
      if (!parent.children.includes(child)) break;
    }
    if (child !== this.tree) throw new KakoiError('bad-option', 'the node is not one of this record');
    return lineThrough(node);
  }

  /** Makes changes and stands at a node of the record; the line is kept as far as it still exists. */
  #change(changes: readonly Change[], node: RecordNode): void {
    changes.forEach(make);
    const old = this.#line;
    if (old[node.depth] !== node) {
      this.#line = lineThrough(node);
    } else if (changes.some((change) => 'child' in change)) {
      let length = node.depth + 1;
      while (old[length - 1]?.children.includes(old[length]!)) length++;
      this.#line = [...old.slice(0, length - 1), ...old[length - 1]!.mainLine()];
    }
    this.#at = node.depth;
  }

  #stand(index: number): void {
    this.place(this.#line[index]!);
    this.#at = index;
  }

  /** The index in the line of the last node after that many moves. Throws 'bad-option'. */
  #indexOf(moveNumber: number): number {
    const most = this.#line.at(-1)!.moveNumber;
    return Math.max(0, this.#lastWith(validateInteger(moveNumber, 0, most, 'the move number')));
  }

  /** The index of the line's last node with at most that many moves; −1 when all have more. */
  #lastWith(moves: number): number {
    let low = 0;
    let high = this.#line.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#line[middle]!.moveNumber <= moves) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Reads the games of a text as nodes below `parent`, or as roots when it is null. Throws 'bad-sgf'. */
export function readNodes(
  text: string,
  parent: RecordNode | null,
  lenient?: boolean,
  onNote?: (note: SgfNote) => void,
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
function additionOf(child: RecordNode): Edit {
  const parent = child.parent!;
  const to = parent.children.length - 1;
  return { changes: [{ parent, child, from: -1, to }], before: parent, after: child };
}

/** The change that replaces a node's data. */
export function reworded(node: RecordNode, to: NodeData): Change {
  return { node, from: node.data, to };
}

function make(change: Change): void {
  if ('node' in change) {
    (change.node as { data: NodeData }).data = change.to;
    if (change.isSetUp) change.node[STATE] = undefined;
    return;
  }
  const children = [...change.parent.children];
  if (change.from >= 0) children.splice(change.from, 1);
  if (change.to >= 0) children.splice(change.to, 0, change.child);
  (change.parent as { children: readonly RecordNode[] }).children = children;
}
