/** The game that the commands are about. */

import {
  type Color,
  type GoBoard,
  GoGame,
  type GoRules,
  type GoScore,
  goRules,
  KakoiError,
  type PointSet,
  type RulesName,
  type Vertex,
} from '../../js/api.js';
import { Refusal } from './arguments.js';
import { Clock } from './clock.js';
import { Strength } from './strength.js';

/** The longest side of a board in GTP, which has 25 letters for columns. */
export const LONGEST_SIDE = 25;

/** The number of moves taken back after which the record is written anew, without them; more for longer games. */
const MOST_UNDONE = 1000;

/** A game as GTP has it: either side may play at any time, also after passes, and rules and komi may change. */
export class Session {
  #game: GoGame;
  /** The rules, whose komi holds unless another is set. */
  #rules: RulesName | GoRules;
  #komi: number | undefined;
  /** The number of moves made by trymove and not yet taken back. */
  #tried = 0;
  #undone = 0;
  readonly clock = new Clock();
  readonly strength = new Strength();
  /** The seconds that commands have taken. */
  secondsSpent = 0;
  #counted: { readonly board: GoBoard; readonly terms: GoRules; readonly score: GoScore } | undefined;

  constructor(size: number, rules: RulesName | GoRules, komi: number | undefined) {
    this.#rules = rules;
    this.#komi = komi;
    this.#game = this.#newGame(size, size);
  }

  /** The game without moves that were only tried. */
  get game(): GoGame {
    while (this.#tried > 0) this.popTried();
    return this.#game;
  }

  /** The game, whose own rules and komi are those by which it is counted. */
  get gameByTerms(): GoGame {
    const { game, terms } = this;
    if (game.rules.komi !== terms.komi) this.#game = GoGame.fromJSON({ ...game.toJSON(), rules: terms });
    return this.#game;
  }

  /** The game with the moves that were tried. */
  get shown(): GoGame {
    return this.#game;
  }

  get board(): GoBoard {
    return this.#game.board;
  }

  /** The rules and the komi by which the game is counted. */
  get terms(): GoRules {
    const rules = typeof this.#rules === 'string' ? goRules(this.#rules) : this.#rules;
    return this.#komi === undefined ? rules : { ...rules, komi: this.#komi };
  }

  /** The name of the rules; 'custom' for rules given in full. */
  get rulesName(): string {
    return typeof this.#rules === 'string' ? this.#rules : 'custom';
  }

  /** The seconds and the playouts that a move of the colour may take now. */
  limitsOf(color: Color): { readonly seconds: number; readonly playouts: number } {
    const { width, height } = this.board;
    const byClock = this.clock.secondsFor(color, this.board.empties().size);
    const seconds = Math.min(byClock, this.strength.seconds);
    return { seconds, playouts: this.strength.playoutsIn(seconds, width * height) };
  }

  /** Begins anew with an empty board. */
  clear(width = this.board.width, height = this.board.height): void {
    this.clock.reset();
    this.#begin(this.#newGame(width, height));
  }

  /** Begins anew with handicap stones, which need an empty board. */
  placeHandicap(stones: readonly Vertex[]): void {
    this.refuseStones();
    const { width, height } = this.board;
    this.#begin(this.#newGame(width, height, stones));
  }

  /** Refuses with 'board not empty'. */
  refuseStones(): void {
    if (this.game.board.empties().not().isEmpty) return;
    throw new Refusal('board not empty');
  }

  /** Goes on with a game that was read, by its own rules and komi where it states them. */
  load(game: GoGame): void {
    if (game.rulesKnown) this.#rules = game.rules;
    this.#komi = game.komiKnown ? game.rules.komi : undefined;
    this.#begin(withRules(game, this.terms));
  }

  setKomi(komi: number): void {
    this.#komi = komi;
  }

  setRules(rules: RulesName | GoRules): void {
    this.#rules = rules;
    this.#game = withRules(this.game, this.terms);
  }

  /** Plays or passes. Refuses with 'illegal move'. */
  play(color: Color, vertex: Vertex | null): void {
    this.#move(this.game, color, vertex);
  }

  /** Plays or passes until popTried(), or until another command needs the game. */
  try(color: Color, vertex: Vertex | null): void {
    this.#move(this.#game, color, vertex);
    this.#tried++;
  }

  /** Takes back the last move that was tried; false when there is none. */
  popTried(): boolean {
    if (this.#tried === 0) return false;
    this.#tried--;
    this.#back(this.#game.moveNumber - 1);
    return true;
  }

  /** Takes back moves. Refuses with 'cannot undo', and then takes none. */
  undo(moves: number): void {
    const { moveNumber } = this.game;
    if (moves > moveNumber) throw new Refusal('cannot undo');
    this.#back(moveNumber - moves);
  }

  /** The legality of a play there by the side, also after passes. */
  legality(color: Color, vertex: Vertex) {
    return inPlay(this.#game).legality(vertex, { color });
  }

  legalMoves(color: Color): PointSet {
    return inPlay(this.#game).legalMoves({ color });
  }

  /** The count as the board stands, without the stones that are dead. */
  score(): GoScore {
    const { board, handicap, captures } = this.#game;
    const { terms } = this;
    const { board: counted, terms: by, score } = this.#counted ?? {};
    if (score !== undefined && counted === board && JSON.stringify(by) === JSON.stringify(terms))
      return score;
    const fresh = board.score({ rules: terms, handicap, captures, dead: 'auto' });
    this.#counted = { board, terms, score: fresh };
    return fresh;
  }

  #newGame(width: number, height: number, handicap?: readonly Vertex[]): GoGame {
    const { terms } = this;
    return new GoGame({ width, height, rules: terms, ...(handicap && { handicap }) });
  }

  #begin(game: GoGame): void {
    this.#game = game;
    this.#tried = 0;
    this.#undone = 0;
  }

  #move(game: GoGame, color: Color, vertex: Vertex | null): void {
    try {
      inPlay(game).play(vertex ?? 'pass', { color });
    } catch (error) {
      if (error instanceof KakoiError && error.code === 'illegal-move') throw new Refusal('illegal move');
      throw error;
    }
  }

  /** Goes back to the position after that many moves. What came after them is forgotten now and then. */
  #back(moves: number): void {
    const game = this.#game;
    while (game.moveNumber > moves) {
      game.undo();
      this.#undone++;
    }
    if (this.#undone < Math.max(MOST_UNDONE, moves)) return;
    this.#game = lineOf(game);
    this.#undone = 0;
  }
}

/** The game, which goes on if it was over. */
function inPlay(game: GoGame): GoGame {
  if (game.isOver) game.resume();
  return game;
}

/** The same game by other rules. */
function withRules(game: GoGame, rules: GoRules): GoGame {
  const { ko, suicide } = game.rules;
  if (ko === rules.ko && suicide === rules.suicide) return game;
  return GoGame.fromJSON({ ...game.toJSON(), rules });
}

/** The same game without the moves that do not lead to its place. */
function lineOf(game: GoGame): GoGame {
  const { depth } = game.node;
  return GoGame.fromJSON({
    ...game.toJSON(),
    sgf: game.toSgf({ variations: false }),
    index: 0,
    node: depth,
    end: depth,
    ending: null,
    resumed: null,
  });
}
