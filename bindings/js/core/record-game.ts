import { KakoiError, show } from './errors.js';
import { Printed } from './printed.js';
import { type NodeData, RecordNode, STATE } from './record-node.js';
import type { SgfTree } from './sgf-node.js';
import { readTrees, type SgfNote } from './sgf-parse.js';
import { stringifySgf } from './sgf-write.js';
import { listOf, validateInteger, validatePlain, validateText } from './validate.js';

/** A branch put in, taken out or moved among its siblings; −1 is outside. */
interface Branching {
  readonly parent: RecordNode;
  readonly child: RecordNode;
  readonly from: number;
  readonly to: number;
}

/** What a node says, before and after. */
interface Wording {
  readonly node: RecordNode;
  readonly from: NodeData;
  readonly to: NodeData;
  /** Whether the position becomes another. */
  readonly isSetUp?: boolean;
}

export type Change = Branching | Wording;

/** Changes made at once, and where the game stood before and after. */
interface Edit {
  readonly changes: readonly Change[];
  readonly before: RecordNode;
  readonly after: RecordNode;
}

/** Changes of what nodes say: values by property; null takes the property out. */
export type Annotations = Readonly<Record<string, readonly string[] | null>>;

/** The position at a node, as a game keeps it. */
export interface RecordPlace {
  readonly board: object;
  /** What the node itself does. */
  readonly moves: readonly object[];
}

/**
 * What games of every kind have in common: a record, which is a tree of nodes, and a place in it. The game is always
 * on a line, from the root through its place to an end: undo(), redo(), goTo() and the history go along it.
 */
export abstract class RecordGame<Place extends RecordPlace> extends Printed {
  /** From the root to an end; the game stands at one of its nodes. */
  #line: RecordNode[];
  #at = 0;
  /** What can be taken back, a node for the change that put it after the last one: most changes are moves. */
  readonly #done: (Edit | RecordNode)[] = [];
  readonly #undone: Edit[] = [];
  #history: { readonly node: RecordNode; readonly moves: Place['moves'] } | undefined;

  /** @internal */
  protected constructor(root: RecordNode) {
    super();
    this.#line = root.mainLine();
  }

  /** Whether the value is a game of this class, and not an object that only inherits from it. @internal */
  static isGame(value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: that of the class it is called on
    return value instanceof this && #line in value;
  }

  /** The record's first node. */
  get tree(): RecordNode {
    return this.#line[0] as RecordNode;
  }

  /** The node that the game stands at. */
  get node(): RecordNode {
    return this.#line[this.#at] as RecordNode;
  }

  /** The nodes of the line that the game is on, from the root to its end. */
  get line(): readonly RecordNode[] {
    return this.#line.slice();
  }

  /** The end of the line that the game is on. @internal */
  protected get lineEnd(): RecordNode {
    return this.#line.at(-1) as RecordNode;
  }

  /** Whether the record has been changed. @internal */
  protected get isEdited(): boolean {
    return this.#done.length + this.#undone.length > 0;
  }

  /** Whether undoEdit() has a change to take back. */
  get canUndoEdit(): boolean {
    return this.#done.length > 0;
  }

  /** Whether redoEdit() has a change to make again. */
  get canRedoEdit(): boolean {
    return this.#undone.length > 0;
  }

  /** Moves played, passes included. */
  get moveNumber(): number {
    return this.node.moveNumber;
  }

  /** The board at the place of the game. */
  get board(): Place['board'] {
    return this.here.board;
  }

  /** The board after that many moves of the line, with the set-up made before the next one. Throws 'bad-option'. */
  boardAt(moveNumber: number): Place['board'] {
    return this.place(this.#line[this.#indexOf(moveNumber)] as RecordNode).board;
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

  /** The comment of the node that the game stands at; '' is none. Setting it changes the record. */
  get comment(): string {
    return (this.node.data.C ?? []).join('\n');
  }

  set comment(text: string) {
    this.annotate({ C: text === '' ? null : [text] });
  }

  /**
   * Changes what a node says: comments, marks, clocks, whatever is not a move or set-up. Values are unescaped; null
   * takes a property out.
   *
   * ```ts
   * game.annotate({ N: ['the vital point'], TR: ['dd', 'pp'], LB: ['dp:A'], GB: null });
   * ```
   *
   * Throws 'bad-option' for names that are not SGF's, for what play(), setUp() and the constructor are for, and for
   * nodes of another record.
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
   * Goes to a node, or to the position after that many moves of the line, with the set-up made before the next one.
   * A node that is not on the line brings the game on the line through it, whose end is that of its first children.
   * Throws 'bad-option', or what the record says wrongly on the way; the game stays where it was then.
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

  /** Takes back the last move; false when there is none. It stays in the record. */
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
    const text = stringifySgf([tree]); // all of it is looked at before anything is changed, and read anew
    const [child] = readNodes(text, parent) as [RecordNode];
    this.#record([{ parent, child, from: -1, to: parent.children.length - 1 }], this.node);
    return child;
  }

  /** Takes a node and all that follows it out of the record. Throws 'bad-option' for the root. */
  delete(node: RecordNode = this.node): void {
    this.#lineTo(node);
    const { parent } = node;
    if (parent === null) throw new KakoiError('bad-option', 'the root cannot be deleted');
    const stays = this.#line[node.depth] !== node || node.depth > this.#at;
    const from = parent.children.indexOf(node);
    this.edit([{ parent, child: node, from, to: -1 }], stays ? this.node : parent);
  }

  /** Makes the line through a node the main line: at every fork above, its branch comes first. Throws 'bad-option'. */
  promote(node: RecordNode = this.node): void {
    this.#lineTo(node);
    const changes: Branching[] = [];
    for (let child = node, { parent } = child; parent !== null; child = parent, { parent } = child) {
      const from = parent.children.indexOf(child);
      if (from > 0) changes.push({ parent, child, from, to: 0 });
    }
    if (changes.length > 0) this.edit(changes);
  }

  /** Gives a node another place among the variations, 0 for the main line. Throws 'bad-option'. */
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

  /** Makes again the change that undoEdit() took back; false when there is none. */
  redoEdit(): boolean {
    const edit = this.#undone.pop();
    if (edit === undefined) return false;
    this.#done.push(edit);
    this.#change(edit.changes, edit.after);
    return true;
  }

  /** The position at the node, worked out from the nearest known one above. @internal */
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

  /** The place where the game stands. @internal */
  protected get here(): Place {
    return this.place(this.node);
  }

  /** The places of nodes that follow one another, all of them kept then. @internal */
  protected placesOf(nodes: readonly RecordNode[]): Place[] {
    for (let start = 0, end = 0; end <= nodes.length; end++) {
      if (nodes[end] !== undefined && (nodes[end] as RecordNode)[STATE] === undefined) continue;
      const before = nodes[start]?.parent;
      if (start < end) this.follow(before ? this.place(before) : this.origin, nodes.slice(start, end), true);
      start = end + 1;
    }
    return nodes.map((node) => node[STATE] as Place);
  }

  /** Before the root has said anything. @internal */
  protected abstract get origin(): Place;

  /** Goes down the nodes from a place, and keeps the last place reached, or all of them, under STATE. @internal */
  protected abstract follow(from: Place, nodes: readonly RecordNode[], all: boolean): Place;

  /** Whether only the game itself may change the property. @internal */
  protected abstract isFixed(name: string, node: RecordNode): boolean;

  /** Puts a node with its place after the one that the game stands at, makes other changes, and goes there. @internal */
  protected extend(data: NodeData, place: Place, also: readonly Change[] = []): RecordNode {
    const parent = this.node;
    const child = new RecordNode(parent, data);
    child[STATE] = place;
    if (also.length === 0) {
      this.#done.push(child);
      if (this.#undone.length > 0) this.#undone.length = 0; // setting it costs as much as a push
    } else {
      also.forEach(make);
      const { changes } = additionOf(child);
      this.#record([...changes, ...also], child);
    }
    if (this.#line.length > ++this.#at) this.#line.length = this.#at;
    this.#line.push(child);
    return child;
  }

  /** The child of the node that the game stands at of which the test is true, that of its line first. @internal */
  protected childWith(test: (child: RecordNode) => boolean): RecordNode | undefined {
    const next = this.#line[this.#at + 1];
    return next !== undefined && test(next) ? next : this.node.children.find(test);
  }

  /** Goes on to a child of the node that the game stands at. @internal */
  protected enter(child: RecordNode): void {
    if (this.#line[this.#at + 1] === child) this.#stand(this.#at + 1);
    else this.goTo(child);
  }

  /** Makes changes that can be taken back together; the game stands at `goal` then. @internal */
  protected edit(changes: readonly Change[], goal: RecordNode = this.node): void {
    this.#record(changes, goal);
    this.#change(changes, goal);
  }

  /** Where nodes stand in the order of the record, for toJSON(); null for those that are not in it. @internal */
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

  /** Finds nodes by their numbers. It throws 'bad-option'. @internal */
  protected nodesByNumber(): (number: number, what: string) => RecordNode {
    const nodes = [...this.tree.walk()];
    return (number, what) => nodes[validateInteger(number, 0, nodes.length - 1, what)] as RecordNode;
  }

  #record(changes: readonly Change[], after: RecordNode): void {
    this.#done.push({ changes, before: this.node, after });
    this.#undone.length = 0;
  }

  /** Makes changes and stands at a node of the record; as much of the line as there still is stays. */
  #change(changes: readonly Change[], node: RecordNode): void {
    changes.forEach(make);
    const old = this.#line;
    if (old[node.depth] !== node) {
      this.#line = lineThrough(node);
    } else if (changes.some((change) => 'child' in change)) {
      let length = node.depth + 1;
      while (old[length - 1]?.children.includes(old[length] as RecordNode)) length++;
      this.#line = [...old.slice(0, length - 1), ...(old[length - 1] as RecordNode).mainLine()];
    }
    this.#at = node.depth;
  }

  /** The line through a node of this record: that which the game is on, if it can be. Throws 'bad-option'. */
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
    this.place(this.#line[index] as RecordNode);
    this.#at = index;
  }

  /** The node of the line after that many moves. Throws 'bad-option'. */
  #indexOf(moveNumber: number): number {
    const most = (this.#line.at(-1) as RecordNode).moveNumber;
    return Math.max(0, this.#lastWith(validateInteger(moveNumber, 0, most, 'the move number')));
  }

  /** The last node of the line with at most so many moves; −1 where all have more. */
  #lastWith(moves: number): number {
    let low = 0;
    let high = this.#line.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#line[middle] as RecordNode).moveNumber <= moves) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Reads the games of a text, their roots below a node. Throws 'bad-sgf'. */
export function readNodes(
  text: string,
  parent: RecordNode | null,
  lenient?: boolean,
  onNote?: (note: SgfNote) => void,
): RecordNode[] {
  const make = (above: RecordNode | null) => new RecordNode(above ?? parent);
  return readTrees<never>(text, make as never, lenient, onNote);
}

/** From the root to the node, and on by first children. */
function lineThrough(node: RecordNode): RecordNode[] {
  const line: RecordNode[] = new Array(node.depth);
  for (let { parent } = node; parent !== null; { parent } = parent) line[parent.depth] = parent;
  return line.concat(node.mainLine());
}

/** The change that put a node in its place, after its siblings. */
function additionOf(child: RecordNode): Edit {
  const parent = child.parent as RecordNode;
  const to = parent.children.length - 1;
  return { changes: [{ parent, child, from: -1, to }], before: parent, after: child };
}

/** The change of what a node says. */
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
