import { KakoiError, show } from '../core/errors.js';
import { Printed } from '../core/printed.js';
import { listOf, validateInteger, validatePlain, validateText } from '../core/validate.js';
import { type NodeData, RecordNode, STATE } from './node.js';
import { readTrees, type SgfNote } from './parse.js';
import type { SgfTree } from './tree.js';
import { stringifySgf } from './write.js';

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

/** Changes of a node's properties: values by property name; null removes the property. */
export type Annotations = Readonly<Record<string, readonly string[] | null>>;

/** A position as a game caches it on a node. */
export interface RecordPlace {
  readonly board: object;
  /** The moves that the node itself makes. */
  readonly moves: readonly object[];
}

/**
 * The part that games of every kind share: a record, which is a tree of nodes, and a place in it. The game is
 * always on a line, from the root through its place to an end: undo(), redo(), goTo() and the history go along it.
 */
export abstract class RecordGame<Place extends RecordPlace> extends Printed {
  /** The nodes from the root to an end of the record; the game stands at one of them. */
  #line: RecordNode[];
  #at = 0;
  /**
   * The changes that undoEdit() can take back, oldest first. A bare node stands for its own addition after
   * its siblings: most changes are moves, and this saves an object for each.
   */
  readonly #done: (Edit | RecordNode)[] = [];
  readonly #undone: Edit[] = [];
  #history: { readonly node: RecordNode; readonly moves: Place['moves'] } | undefined;

  /** @internal */
  protected constructor(root: RecordNode) {
    super();
    this.#line = root.mainLine();
  }

  /** True when the value is a game of this class, and not an object that only inherits from it. @internal */
  static isGame(value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class that the method is called on is meant
    return value instanceof this && #line in value;
  }

  /** The record's first node. */
  get tree(): RecordNode {
    return this.#line[0]!;
  }

  /** The node that the game stands at. */
  get node(): RecordNode {
    return this.#line[this.#at]!;
  }

  /** The nodes of the line that the game is on, from the root to its end. */
  get line(): readonly RecordNode[] {
    return this.#line.slice();
  }

  /** The last node of the line that the game is on. @internal */
  protected get lineEnd(): RecordNode {
    return this.#line.at(-1)!;
  }

  /** True when the record has been changed since it was read. @internal */
  protected get isEdited(): boolean {
    return this.#done.length + this.#undone.length > 0;
  }

  /** True when undoEdit() has a change to take back. */
  get canUndoEdit(): boolean {
    return this.#done.length > 0;
  }

  /** True when redoEdit() has a change to make again. */
  get canRedoEdit(): boolean {
    return this.#undone.length > 0;
  }

  /** The number of moves played, passes included. */
  get moveNumber(): number {
    return this.node.moveNumber;
  }

  /** The board at the node that the game stands at. */
  get board(): Place['board'] {
    return this.here.board;
  }

  /** The board after that many moves of the line, including set-up made before the next one. Throws 'bad-option'. */
  boardAt(moveNumber: number): Place['board'] {
    return this.place(this.#line[this.#indexOf(moveNumber)]!).board;
  }

  /** The moves played so far, frozen. */
  get history(): Place['moves'] {
    const { node } = this;
    if (this.#history?.node !== node) {
      const places = this.placesOf(this.#line.slice(0, this.#at + 1));
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
    this.#lineTo(node);
    const data: Record<string, readonly string[]> = { ...node.data };
    for (const [name, values] of Object.entries(validatePlain(properties))) {
      if (this.isFixed(name, node) || !/^[A-Z][A-Z0-9]*$/.test(name)) {
        throw new KakoiError('bad-option', `${show(name)} is not a property that annotate() may change`);
      }
      const texts = values === null ? [] : listOf(values, (value) => validateText(value, name));
      if (texts === null)
        throw new KakoiError('bad-option', `${name} must be a list of strings or null, not ${show(values)}`);
      if (texts.length > 0) data[name] = texts;
      else delete data[name];
    }
    if (JSON.stringify(data) !== JSON.stringify(node.data)) this.edit([reworded(node, data)]);
  }

  /**
   * Goes to a node, or to the position after that many moves of the line, including set-up made before the next
   * one. A node off the line puts the game on the line through it, which goes on by first children. Throws
   * 'bad-option', or the error of a fault that the record has on the way; the game then stays where it was.
   */
  goTo(place: number | RecordNode): void {
    if (place instanceof RecordNode) {
      const line = this.#lineTo(place);
      this.place(place);
      this.#line = line;
      this.#at = place.depth;
    } else {
      this.#stand(this.#indexOf(place));
    }
  }

  /** Takes back the last move; false when there is none. The move stays in the record. */
  undo(): boolean {
    const { moveNumber } = this;
    const before = this.#lastWith(moveNumber - 1);
    if (before < 0) return false;
    this.#stand(before);
    return true;
  }

  /** Makes the next move of the line; false when there is none. */
  redo(): boolean {
    const next = this.#line[this.#lastWith(this.moveNumber) + 1];
    if (next === undefined) return false;
    this.#stand(this.#lastWith(next.moveNumber));
    return true;
  }

  /** Copies a tree into the record, as the last variation after a node; returns its first node. Throws 'bad-option'. */
  append(tree: SgfTree, parent: RecordNode = this.node): RecordNode {
    this.#lineTo(parent);
    // Writing checks the whole tree before anything is changed; reading the text makes the copy.
    const text = stringifySgf([tree]);
    const [child] = readNodes(text, parent) as [RecordNode];
    this.#record([{ parent, child, from: -1, to: parent.children.length - 1 }], this.node);
    return child;
  }

  /** Removes a node and everything below it from the record. Throws 'bad-option' for the root. */
  delete(node: RecordNode = this.node): void {
    this.#lineTo(node);
    const { parent } = node;
    if (parent === null) throw new KakoiError('bad-option', 'the root cannot be deleted');
    const stays = this.#line[node.depth] !== node || node.depth > this.#at;
    const from = parent.children.indexOf(node);
    this.edit([{ parent, child: node, from, to: -1 }], stays ? this.node : parent);
  }

  /**
   * Makes the line through a node the main line: at every fork above it, its branch comes first. Throws 'bad-option'.
   */
  promote(node: RecordNode = this.node): void {
    this.#lineTo(node);
    const changes: Branching[] = [];
    for (let child = node, { parent } = child; parent !== null; child = parent, { parent } = child) {
      const from = parent.children.indexOf(child);
      if (from > 0) changes.push({ parent, child, from, to: 0 });
    }
    if (changes.length > 0) this.edit(changes);
  }

  /** Moves a node to another place among its siblings, 0 being the main line. Throws 'bad-option'. */
  reorder(node: RecordNode, index: number): void {
    this.#lineTo(node);
    const { parent } = node;
    const most = parent === null ? 0 : parent.children.length - 1;
    const to = validateInteger(index, 0, most, 'the place among the variations');
    if (parent === null) return;
    const from = parent.children.indexOf(node);
    if (from !== to) this.edit([{ parent, child: node, from, to }]);
  }

  /** Takes back the last change of the record, wherever the game stands; false when there is none. */
  undoEdit(): boolean {
    const done = this.#done.pop();
    if (done === undefined) return false;
    const edit = done instanceof RecordNode ? additionOf(done) : done;
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

  /** The position at the node, computed from the nearest ancestor whose position is cached. @internal */
  protected place(node: RecordNode): Place {
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

  /** The position where the game stands. @internal */
  protected get here(): Place {
    return this.place(this.node);
  }

  /** The positions of consecutive nodes, each of which is cached afterwards. @internal */
  protected placesOf(nodes: readonly RecordNode[]): Place[] {
    for (let start = 0, end = 0; end <= nodes.length; end++) {
      if (nodes[end] !== undefined && nodes[end]![STATE] === undefined) continue;
      const before = nodes[start]?.parent;
      if (start < end) this.follow(before ? this.place(before) : this.origin, nodes.slice(start, end), true);
      start = end + 1;
    }
    return nodes.map((node) => node[STATE] as Place);
  }

  /** The position before the root's own properties are applied. @internal */
  protected abstract get origin(): Place;

  /**
   * Plays through consecutive nodes from a position; caches the last position reached, or with `all` every
   * one, under STATE. @internal
   */
  protected abstract follow(from: Place, nodes: readonly RecordNode[], all: boolean): Place;

  /** True when the property may be changed only by the game itself, not by annotate(). @internal */
  protected abstract isFixed(name: string, node: RecordNode): boolean;

  /**
   * Adds a node with its position as a child of the current one, makes the `also` changes, and goes to the
   * new node. @internal
   */
  protected extend(data: NodeData, place: Place, also: readonly Change[] = []): RecordNode {
    const parent = this.node;
    const child = new RecordNode(parent, data);
    child[STATE] = place;
    if (also.length === 0) {
      this.#done.push(child);
      if (this.#undone.length > 0) this.#undone.length = 0; // setting the length costs as much as a push
    } else {
      also.forEach(make);
      const { changes } = additionOf(child);
      this.#record([...changes, ...also], child);
    }
    if (this.#line.length > ++this.#at) this.#line.length = this.#at;
    this.#line.push(child);
    return child;
  }

  /** The child of the current node that passes the test; the one on the game's line is tried first. @internal */
  protected childWith(test: (child: RecordNode) => boolean): RecordNode | undefined {
    const next = this.#line[this.#at + 1];
    return next !== undefined && test(next) ? next : this.node.children.find(test);
  }

  /** Goes to a child of the current node. @internal */
  protected enter(child: RecordNode): void {
    if (this.#line[this.#at + 1] === child) this.#stand(this.#at + 1);
    else this.goTo(child);
  }

  /** Makes changes that undoEdit() takes back together; the game then stands at `goal`. @internal */
  protected edit(changes: readonly Change[], goal: RecordNode = this.node): void {
    this.#record(changes, goal);
    this.#change(changes, goal);
  }

  /** The index of each node in the order of the record, for toJSON(); null for nodes that are not in it. @internal */
  protected numbersOf(nodes: readonly (RecordNode | null | undefined)[]): (number | null)[] {
    const numbers: (number | null)[] = nodes.map(() => null);
    let number = 0;
    for (const node of this.tree.walk()) {
      nodes.forEach((asked, i) => {
        if (asked === node) numbers[i] = number;
      });
      number++;
    }
    return numbers;
  }

  /**
   * Returns a function that finds a node by its index in the order of the record, and throws 'bad-option'. @internal
   */
  protected nodesByNumber(): (number: number, what: string) => RecordNode {
    const nodes = [...this.tree.walk()];
    return (number, what) => nodes[validateInteger(number, 0, nodes.length - 1, what)]!;
  }

  #record(changes: readonly Change[], after: RecordNode): void {
    this.#done.push({ changes, before: this.node, after });
    this.#undone.length = 0;
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

  /** The line through a node of this record: the current one when it contains the node. Throws 'bad-option'. */
  #lineTo(node: RecordNode): RecordNode[] {
    if (!(node instanceof RecordNode))
      throw new KakoiError('bad-option', `${show(node)} is not a node of a record`);
    if (this.#line[node.depth] === node) return this.#line;
    let child = node;
    for (let { parent } = child; parent !== null; child = parent, { parent } = child) {
      if (!parent.children.includes(child)) break;
    }
    if (child !== this.tree) throw new KakoiError('bad-option', 'the node is not one of this record');
    return lineThrough(node);
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
  return readTrees<never>(text, make as never, lenient, onNote);
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
