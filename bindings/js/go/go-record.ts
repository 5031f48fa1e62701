import { KakoiError, show } from '../core/errors.js';
import { pointNumber } from '../core/points.js';
import type { Color, Vertex } from '../core/types.js';
import { MAX_SIZE } from '../core/validate.js';
import { sameVertex } from '../core/vertex.js';
import { POSITIONS } from '../core/words.js';
import type { NodeData, RecordNode } from '../records/node.js';
import type { SgfResult } from '../records/properties/plain-result.js';
import { readResult } from '../records/properties/result.js';
import { firstColor, isOfPlay } from '../records/setup-and-moves.js';
import { SgfRecord } from '../records/sgf-record.js';
import type { SgfSource } from '../records/sgf-source.js';
import { GoBoard, type Legality, type PlayResult, playedMove, tryMove } from './board.js';
import type { Move } from './move.js';
import { isMove, readNode, sizeOfText, writeMove } from './node.js';
import { follow, type GoMove, type GoPlace, type Played, passFrom, placeAfter } from './place.js';
import { type RecordRules, rulesOfRecord } from './record-rules.js';
import type { GoRules } from './rules.js';
import { EarlierPositions } from './superko.js';

/** The record of a game of Go: its size and rules, and the positions and legal plays by them. */
export class GoRecord extends SgfRecord<GoPlace> {
  readonly width: number;
  readonly height: number;
  readonly origin: GoPlace;
  /**
   * The rules read from the root, with the words they were read from. Read again when the root's data has
   * other words.
   */
  #rules: { readonly data: NodeData; readonly words: string; readonly read: RecordRules };
  #earlier: EarlierPositions | undefined;

  /**
   * The game stands at the end of the main line. It follows `rules`, or else those of the record. With `strict`, throws
   * 'illegal-move' for the first move of the main line that they do not allow.
   */
  constructor(source: SgfSource, rules?: GoRules, strict = false) {
    super(source);
    [this.width, this.height] = this.#size();
    const read = this.#readRules();
    const { data } = this.tree;
    this.#rules = {
      data,
      words: this.#words(),
      read: rules === undefined ? read : { ...read, rules, rulesKnown: true, komiKnown: true },
    };
    this.origin = {
      board: GoBoard.empty(this.width, this.height),
      toPlay: firstColor(this.tree) ?? (this.written.handicap >= 2 ? 'white' : 'black'),
      ko: null,
      madeBy: null,
      isSetUp: false,
      passes: 0,
      black: 0,
      white: 0,
      moves: [],
    };
    try {
      if (strict) follow(this.origin, this.line, this.#read, false, this.written.rules);
    } finally {
      this.goTo(this.lineEnd); // throws for faults of the text, which come before illegal moves
    }
  }

  protected readResult(data: NodeData): SgfResult {
    return readResult(data);
  }

  get mover(): Color {
    return this.here.toPlay;
  }

  follow(from: GoPlace, nodes: readonly RecordNode[], all: boolean): GoPlace {
    return follow(from, nodes, this.#read, all);
  }

  isFixed(name: string, node: RecordNode): boolean {
    return isOfPlay(name) || (node.parent === null && (name === 'SZ' || name === 'GM'));
  }

  /** True after two passes in a row, or a loss by other means, until resume(). */
  get isOver(): boolean {
    return this.loss !== null || (this.here.passes >= 2 && !this.isResumed);
  }

  refuseWhenOver(): void {
    if (!this.isOver) return;
    const { loss } = this;
    const how = loss === null ? 'both sides have passed' : `${loss.color} has ${HOW[loss.by]}`;
    throw new KakoiError('game-over', `the game is over after move ${this.node.moveNumber}: ${how}`);
  }

  readonly #read = (node: RecordNode) =>
    readNode(node.data, this.width, this.height, (name, value, message) =>
      this.complain(node, name, value, message),
    );

  /** The rules that the record names, or that are guessed or were given in their place. */
  get written(): RecordRules {
    const { data } = this.tree;
    if (this.#rules.data !== data) {
      const words = this.#words();
      const read = words === this.#rules.words ? this.#rules.read : this.#readRules();
      this.#rules = { data, words, read };
    }
    return this.#rules.read;
  }

  #readRules(): RecordRules {
    return rulesOfRecord((name) => this.header(name), this.width * this.height);
  }

  /** The text of the properties that the rules are read from. */
  #words(): string {
    return ['RU', 'KM', 'KO', 'HA'].map((name) => this.header(name)).join('\n');
  }

  #size(): [width: number, height: number] {
    const text = this.header('SZ');
    if (text === '') return [19, 19];
    const size = sizeOfText(text);
    if (size !== null) return size;
    this.complainOfHeader(
      'SZ',
      `SZ must be a number from 1 to ${MAX_SIZE}, or two with a colon, not ${show(text)}`,
    );
    return [19, 19];
  }

  /** The result of a play by the side to play at a place, or the reason why it is illegal. */
  try({ board, toPlay, ko }: GoPlace, point: Vertex): PlayResult | Exclude<Legality, 'legal'> {
    const { rules } = this.written;
    const isSimple = rules.ko === 'simple';
    const legality = tryMove(board, toPlay, point, isSimple ? pointNumber(ko) : -1, rules.suicide);
    if (legality !== 'legal') return legality;
    const played = playedMove(this.width, this.height, POSITIONS);
    if (isSimple || !this.earlierPositions.forbid(toPlay, point, played, rules)) return played;
    return sameVertex(point, ko) ? 'ko' : 'superko';
  }

  /** The legality of a play by the side whose turn it is, for a game that is not over. */
  legality(point: Vertex): Legality {
    const played = this.try(this.here, point);
    return typeof played === 'string' ? played : 'legal';
  }

  /** The positions that superko compares with, up to date for the current node. */
  get earlierPositions(): EarlierPositions {
    this.#earlier ??= new EarlierPositions((nodes) => this.placesOf(nodes));
    this.#earlier.follow(this.node);
    return this.#earlier;
  }

  /** Passes for the side to play at a place. Throws 'game-over'. */
  pass(place: GoPlace): GoMove {
    this.refuseWhenOver();
    return this.advance(place, { color: place.toPlay, vertex: null }, passFrom(place.board));
  }

  /** Goes to the child with the move, or adds one with its result. */
  advance(place: GoPlace, move: Move, played: Played): GoMove {
    const child = this.childWith(({ data }) => isMove(data, move, this.width, this.height));
    if (child !== undefined) this.enter(child);
    else this.playOn(writeMove(move), placeAfter(place, move, played, this.node.moveNumber + 1));
    return this.here.moves.at(-1)!;
  }
}

const HOW = { resignation: 'resigned', time: 'run out of time', forfeit: 'forfeited the game' } as const;
