/**
 * The game on the page: a record, which is a tree, and the node of it that is looked at. Every change of the
 * record by the reader can be undone, and all of it is written when it is saved.
 */

import type { Color, RecordNode } from 'kakoi';
import type { SgfNote } from 'kakoi/sgf';
import { complaintOf } from './errors.js';
import { firstPlaceOf } from './first-place.js';
import { fileNameOf, type Heading, titleOf } from './heading.js';
import type { Notation } from './marks.js';
import { say } from './words.js';

/** The interface that the package's games share. */
export interface Game {
  readonly tree: RecordNode;
  readonly node: RecordNode;
  readonly line: readonly RecordNode[];
  readonly canUndoEdit: boolean;
  readonly canRedoEdit: boolean;
  readonly board: { equals(other: never): boolean };
  readonly toPlay: Color;
  readonly isOver: boolean;
  readonly history: readonly unknown[];
  /** Faults of the record, where the game's kind of record can be read in spite of some. */
  readonly notes?: readonly SgfNote[];
  /** Ends the game with a loss of the side to play, where the game knows that; undo() takes it back. */
  resign?(): void;
  undo(): boolean;
  goTo(place: RecordNode): void;
  annotate(properties: Readonly<Record<string, readonly string[] | null>>, node?: RecordNode): void;
  delete(node?: RecordNode): void;
  promote(node?: RecordNode): void;
  undoEdit(): boolean;
  redoEdit(): boolean;
  toJSON(): unknown;
  /** The same record, its nodes in the same order, to walk through by itself. */
  clone(): Game;
}

/** Tells whether a board is one that is looked for. */
export type PositionTest = (board: Game['board']) => boolean;

/** The engine as an opponent. */
export interface Opponent {
  readonly color: Color;
  /** The level, from 1, the weakest. */
  readonly level: number;
  /** Decides between moves that are as good: other in every game, and kept with it. */
  readonly seed: number;
}

/** A session as plain data, to be kept or sent: the game as its toJSON() gives it. */
export interface KeptSession {
  readonly game: unknown;
  readonly isRecord: boolean;
  readonly opponent?: Opponent;
}

/** Facts about a game, by the names of their fields in the dialog; '' for those that are not known. */
export type Facts = Readonly<Record<string, string>>;

/** The properties that hold a text about a node: its comment and its name. */
export type NodeText = 'C' | 'N';

/** The reader's own names for games in the library, by the files that they belong to. */
const ownNames = new WeakMap<object, string>();

/** The names of the files that records came from, without their endings. */
const fileNames = new WeakMap<object, string>();

/** The properties with words and marks of a position. */
const REMARKS = /^(C|N|TR|SQ|CR|MA|SL|LB|L|M|LN|AR|DD|GB|GW|DM|UC)$/;

/** A text that is being typed. */
interface Draft {
  readonly property: NodeText;
  readonly text: string;
  /** The node it is typed for, wherever the game has gone since. */
  readonly node: RecordNode;
}

export abstract class Session<G extends Game = Game, Move = unknown> {
  /** Counts the changes of the record. */
  version = 0;
  #isChanged = false;
  #draft: Draft | null = null;
  /** The text written last, and the version with it, as long as the reader may go on with it. */
  #typed: (Draft & { readonly version: number }) | null = null;
  #line: readonly RecordNode[] | null = null;
  #opponent: Opponent | null = null;
  /** The number of the game's notes on faults that need not be told any more. */
  #told = 0;
  /** The place where somebody has resigned here. */
  #resignedAt: RecordNode | null = null;
  /** The recorded result that the last move has taken away, until that is told; else ''. */
  #lostResult = '';

  protected constructor(
    protected readonly game: G,
    /** True when the record was opened, rather than begun here. */
    readonly isRecord: boolean,
    /** An object that all games of a file share. */
    readonly file: object = {},
  ) {}

  protected abstract write(): string;
  /** The facts about the game that the reader may change. */
  abstract get facts(): Facts;
  /** The session to go on with once the facts have been changed to these. */
  abstract withFacts(facts: Facts): AnySession;
  abstract get heading(): Heading;
  /** True when the game begins with another position than the usual ones. */
  protected abstract get isFromPosition(): boolean;
  /** The notation of points in the game's records. */
  abstract get notation(): Notation;
  /** A node's move, in a few letters; '' when it has none. */
  abstract moveText(node: RecordNode): string;
  protected abstract make(move: Move): void;

  /** The reader's own name for the game; '' when it has none. */
  get name(): string {
    return ownNames.get(this.file) ?? '';
  }
  set name(name: string) {
    ownNames.set(this.file, name);
  }

  /** The name of the file that the record came from, for all of its games; '' when there is none. */
  get fileName(): string {
    return fileNames.get(this.file) ?? '';
  }
  set fileName(name: string) {
    fileNames.set(this.file, name.replace(/\.\w+$/, '').trim());
  }
  /** A name for a file: that of the record's, or one by the reader or the record; '' when there is none. */
  get ownName(): string {
    return this.fileName || this.name || this.recordName;
  }
  protected get recordName(): string {
    return fileNameOf(this.heading);
  }

  /** The players, the name in the record, or in a word what it is. */
  get title(): string {
    const title = titleOf(this.heading);
    if (title !== '') return title;
    if (this.isFromPosition) return say('Position');
    return this.isRecord ? say('Game record') : say('New game');
  }

  /** The record as text, with everything in it. */
  toRecord(): string {
    this.settle();
    return this.write();
  }
  /** True once the reader has changed the record, even if the change was taken back. */
  get isChanged(): boolean {
    return this.#isChanged;
  }
  /** The first node of the record. */
  get root(): RecordNode {
    return this.game.tree;
  }
  /** The node looked at. */
  get node(): RecordNode {
    return this.game.node;
  }
  get board(): G['board'] {
    return this.game.board;
  }
  /** The side to play. */
  get toPlay(): Color {
    return this.game.toPlay;
  }
  get isOver(): boolean {
    return this.game.isOver;
  }
  /** The move of the node looked at, or null. */
  get lastMove(): G['history'][number] | null {
    const { B, W } = this.node.data;
    return B === undefined && W === undefined ? null : (this.game.history.at(-1) ?? null);
  }
  /** From the root through the node looked at to an end; the same array as long as it stays the same. */
  get line(): readonly RecordNode[] {
    this.#line ??= this.game.line;
    return this.#line;
  }
  /** The number of nodes of the line before the one looked at. Most of them are moves. */
  get at(): number {
    return this.node.depth;
  }
  /** The number of nodes that follow the root in the line. */
  get length(): number {
    return this.line.length - 1;
  }
  get moveNumber(): number {
    return this.node.moveNumber;
  }
  /** The number of moves of the record's main line. */
  get moves(): number {
    return this.root.mainLine().at(-1)!.moveNumber;
  }
  /** The number of nodes between the main line and the one looked at; 0 on the main line. */
  get variationLength(): number {
    return this.node.depth - this.fork.depth;
  }
  /** The node at which the line leaves the main line; on the main line, the node looked at. */
  get fork(): RecordNode {
    let fork = this.node;
    for (let child = fork, { parent } = child; parent !== null; child = parent, { parent } = child) {
      if (parent.children[0] !== child) fork = parent;
    }
    return fork;
  }
  /** The session that this one has replaced by a change that can be undone. */
  private before: this | null = null;
  private after: this | null = null;
  get canUndo(): boolean {
    return this.#draft !== null || this.hasResigned || this.game.canUndoEdit || this.before !== null;
  }
  get canRedo(): boolean {
    return this.game.canRedoEdit || this.after !== null;
  }
  /** The game where it stands, for an opponent to look at. */
  get asGame(): G {
    return this.game;
  }
  /** The words and marks of the position looked at. */
  protected get remarks(): Record<string, readonly string[]> {
    return Object.fromEntries(Object.entries(this.node.data).filter(([name]) => REMARKS.test(name)));
  }
  /** Replaces this session by another, which is a change like others. */
  protected followedBy(next: this): this {
    next.before = this;
    next.#isChanged = true;
    this.after = next;
    return next;
  }
  /** The games of the record's file, by their first nodes. */
  get games(): readonly RecordNode[] {
    return [this.root];
  }
  /** Another game of the same file. */
  gameOfFile(_index: number): AnySession {
    return this;
  }

  /** Looks at the place where a record opens. */
  goToFirstPlace(): void {
    const first = firstPlaceOf(this.root);
    if (first === 'end') this.goTo(this.length);
    else this.goToNode(first);
  }

  /**
   * Goes to a place of the line, counted in nodes; numbers outside go to its nearer end. Throws when the
   * record is wrong on the way.
   */
  goTo(index: number): void {
    this.settle();
    const to = Math.max(0, Math.min(this.length, Math.round(index)));
    this.game.goTo(this.line[to]!);
  }

  /** Goes to the position after that many moves of the line, or to its end. */
  goToMove(number: number): void {
    const beyond = this.line.findIndex(({ moveNumber }) => moveNumber > number);
    this.goTo((beyond < 0 ? this.line.length : beyond) - 1);
  }

  /**
   * Goes to any node of the record; one off the line brings its own line. Throws when the record is wrong on
   * the way.
   */
  goToNode(node: RecordNode): void {
    this.settle();
    this.game.goTo(node);
    this.#line = null;
  }

  /** Goes to the place where the line leaves the main line, which is the line again. */
  goToMainLine(): void {
    const { fork } = this;
    try {
      this.goToNode(fork.mainLine().at(-1)!);
    } catch {} // the record is wrong on the way
    this.goToNode(fork);
  }

  /**
   * Plays a move; when the record continues with it, only follows. Throws 'illegal-move' or 'game-over' and
   * changes nothing.
   */
  play(move: Move): void {
    this.change(() => this.make(move));
  }

  /** Changes properties of the node. */
  annotate(properties: Readonly<Record<string, readonly string[] | null>>): void {
    this.change(() => this.game.annotate(properties));
  }

  /** The comment of the node looked at, including what is being typed. */
  get comment(): string {
    return this.textOf('C');
  }

  /** A text of the node looked at, including what is being typed. */
  textOf(property: NodeText): string {
    const draft = this.#draft;
    if (draft?.node === this.node && draft.property === property) return draft.text;
    return textIn(this.node, property);
  }

  /**
   * Takes a text while it is being typed, for the node it was begun at. settle() writes it into the record;
   * every method that changes, leaves or copies the record calls settle() first, so that a text stays with
   * its node.
   */
  draft(text: string, node = this.node, property: NodeText = 'C'): void {
    if (this.#draft?.node !== node || this.#draft.property !== property) this.settle();
    this.#draft = { property, text, node };
  }

  /** Writes the text that is being typed. Until it is done, and nothing else changes, all of it is one change of the record. */
  settle(isDone = false): void {
    const draft = this.#draft;
    this.#draft = null;
    if (draft !== null && draft.text !== textIn(draft.node, draft.property)) this.writeText(draft);
    if (isDone) this.#typed = null;
  }

  private writeText({ property, text, node }: Draft): void {
    const typed = this.#typed;
    const goesOn = typed?.node === node && typed.property === property && typed.version === this.version;
    let isChange = true;
    this.change(() => {
      if (goesOn && node === this.node) this.game.undoEdit();
      isChange = text !== textIn(node, property); // false when the old text was typed again
      if (isChange) this.game.annotate({ [property]: text === '' ? null : [text] }, node);
    });
    this.#typed = isChange ? { property, text, node, version: this.version } : null;
  }

  /** The places of the record that have the position looked at, in the order of the record. */
  get samePositions(): RecordNode[] {
    const { board } = this.game;
    return this.placesWith((other) => other.equals(board as never));
  }

  /** Tells whether a board has the position looked at, which may lie there in another way if the game knows none. */
  get positionTest(): PositionTest {
    const { board } = this.game;
    return (other) => other.equals(board as never);
  }

  /** The places of the record with such boards, in its order. */
  placesWith(isWanted: PositionTest): RecordNode[] {
    this.settle();
    const copy = this.game.clone();
    const places = [...copy.tree.walk()];
    return [...this.root.walk()].filter((_, i) => {
      try {
        copy.goTo(places[i]!);
      } catch {
        return false; // the record is wrong before it
      }
      return isWanted(copy.board);
    });
  }

  /** Removes the node looked at from the record, with all that follows it. */
  delete(): void {
    this.change(() => this.game.delete());
  }

  /** Makes the line looked at the main line. */
  promote(): void {
    this.change(() => this.game.promote());
  }

  /**
   * Undoes the latest change of the record, and goes to where it was made; returns the session to go on with.
   */
  undo(): this {
    this.settle();
    if (this.hasResigned) {
      this.change(() => this.game.undo());
      return this;
    }
    if (!this.game.canUndoEdit) return this.before ?? this;
    const { after } = this;
    this.change(() => this.game.undoEdit());
    this.after = after;
    return this;
  }

  redo(): this {
    this.settle();
    if (!this.game.canRedoEdit) return this.after ?? this;
    const { after } = this;
    this.change(() => this.game.redoEdit());
    this.after = after;
    return this;
  }

  /** True when the side to play may resign: it is the reader's, at the end of a line. */
  get canResign(): boolean {
    const { game, node, isOver, isOpponentsTurn } = this;
    return game.resign !== undefined && node.children.length === 0 && !isOver && !isOpponentsTurn;
  }

  /** Ends the game with a loss of the side to play. */
  resign(): void {
    this.change(() => this.game.resign?.());
    this.#resignedAt = this.node;
  }

  private get hasResigned(): boolean {
    return this.#resignedAt === this.node && this.game.isOver;
  }

  /** The reader's opponent; null for nobody. */
  get opponent(): Opponent | null {
    return this.#opponent;
  }
  set opponent(opponent: Opponent | null) {
    this.#opponent = opponent;
    this.version++;
  }
  /** True when it is the opponent's turn at the end of a line. */
  get isOpponentsTurn(): boolean {
    const { opponent, toPlay, isOver, node } = this;
    return opponent?.color === toPlay && !isOver && node.children.length === 0;
  }

  keep(): KeptSession {
    this.settle();
    const { game, isRecord, opponent } = this;
    return { game: game.toJSON(), isRecord, ...(opponent && { opponent }) };
  }

  /**
   * The session that `read` opens leniently. Notes on a record that can be read strictly, too, are about text around its game, and
   * not told as faults.
   */
  protected static opened<S extends AnySession>(read: (lenient: boolean) => S): S {
    const session = read(true);
    const hasNotes = session.takeFaults().length > 0;
    return hasNotes && complaintOf(() => read(false)) !== '' ? read(true) : session;
  }

  /** The faults of the record as it was read that have come up since this was last called. */
  takeFaults(): readonly SgfNote[] {
    const { notes = [] } = this.game;
    const fresh = notes.slice(this.#told).filter(({ line }) => line > 0); // those of a record changed since have no line
    this.#told = notes.length;
    return fresh;
  }

  /** The recorded result that a move has taken away since this was last called, or ''. */
  takeLostResult(): string {
    const lost = this.#lostResult;
    this.#lostResult = '';
    return lost;
  }

  protected change(make: () => unknown): void {
    this.settle();
    const { node } = this;
    const result = this.root.data.RE?.[0] ?? '';
    try {
      make();
    } finally {
      this.#lostResult = this.node.parent === node && this.root.data.RE === undefined ? result : '';
      this.#isChanged ||= this.game.canUndoEdit;
      this.#line = null;
      this.version++;
      this.after = null;
    }
  }
}

function textIn({ data }: RecordNode, property: NodeText): string {
  return (data[property] ?? []).join('\n');
}

/** A session whatever its game. */
export type AnySession = Omit<Session<Game, never>, 'play'>;
