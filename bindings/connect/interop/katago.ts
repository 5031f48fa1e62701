/** Writes queries and reads responses of KataGo's analysis engine, described in its docs/Analysis_Engine.md. */

import { type Color, type GoGame, ScalarMap, type Vertex } from '../../js/api.js';
import { badOption } from '../../js/core/errors.js';
import { validateOptions, validateSize } from '../../js/core/validate.js';
import { type KataGoRules, kataGoRules } from '../../js/go/katago-rules.js';
import { checkGame, checkNumber, checkObject, checkText, notA, readList } from './check.js';
import { fromGtpLocation, gtpMoves, gtpPlayer, gtpStones } from './locations.js';
import { lastSetup } from './record.js';

const QUERY_NUMBERS = [
  'maxVisits',
  'analysisPVLen',
  'rootPolicyTemperature',
  'rootFpuReductionMax',
  'reportDuringSearchEvery', // seconds
  'priority',
] as const;
const QUERY_SWITCHES = [
  'includeOwnership',
  'includeOwnershipStdev',
  'includeMovesOwnership',
  'includeMovesOwnershipStdev',
  'includePolicy',
  'includePVVisits',
  'includeNoResultValue',
] as const;

/** The caller's fields of a query: KataGo's own. Further ones go into the query unchanged. */
type QueryFields = Partial<Record<(typeof QUERY_NUMBERS)[number], number>> &
  Partial<Record<(typeof QUERY_SWITCHES)[number], boolean>> & {
    id: string;
    /** The positions to analyse, by their number of moves since the start of the query; default: the last one. */
    analyzeTurns?: readonly number[];
    /** Search parameters, `humanSLProfile` among them. */
    overrideSettings?: object;
  };

/** A query. JSON.stringify() makes a line for the engine's standard input of it. */
export interface Query {
  id: string;
  boardXSize: number;
  boardYSize: number;
  rules: KataGoRules;
  komi: number;
  initialStones: [player: 'B' | 'W', location: string][];
  initialPlayer: 'B' | 'W';
  moves: [player: 'B' | 'W', location: string][];
}

/** The conversion of a number to the other side's view: none, a change of sign, or 1 minus the probability. */
type Side = 'same' | 'points' | 'chance';

const NUMBERS = {
  scoreStdev: 'same',
  scoreSelfplay: 'points',
  utility: 'points',
  lcb: 'chance',
  utilityLcb: 'points',
  weight: 'same',
  noResultValue: 'same',
} as const satisfies Record<string, Side>;

const MOVE_NUMBERS = {
  humanPrior: 'same',
  order: 'same',
  playSelectionValue: 'same',
  edgeVisits: 'same',
  edgeWeight: 'same',
} as const satisfies Record<string, Side>;

const ROOT_NUMBERS = {
  rawWinrate: 'chance',
  rawLead: 'points',
  rawScoreSelfplay: 'points',
  rawScoreSelfplayStdev: 'same',
  rawNoResultProb: 'same',
  rawStWrError: 'same',
  rawStScoreError: 'same',
  rawVarTimeLeft: 'same',
  humanWinrate: 'chance',
  humanScoreMean: 'points',
  humanScoreStdev: 'same',
  humanStWrError: 'same',
  humanStScoreError: 'same',
} as const satisfies Record<string, Side>;

type Numbers<Names> = Partial<Record<keyof Names, number>>;

/** The numbers of a response for a position or for a move. */
type ResponseNumbers = { visits: number; winrate: number; scoreLead: number } & Numbers<typeof NUMBERS>;

/** A line of the engine's standard output, as far as it is read here. */
export interface Response {
  id: string;
  turnNumber: number;
  isDuringSearch?: boolean;
  moveInfos: readonly (ResponseNumbers &
    Numbers<typeof MOVE_NUMBERS> & {
      move: string;
      prior: number;
      isSymmetryOf?: string;
      pv: readonly string[];
      pvVisits?: readonly number[];
      pvEdgeVisits?: readonly number[];
      ownership?: readonly number[];
      ownershipStdev?: readonly number[];
    })[];
  rootInfo: ResponseNumbers &
    Numbers<typeof ROOT_NUMBERS> & {
      currentPlayer?: string;
      thisHash?: string;
      symHash?: string;
      symmetriesUsed?: readonly number[];
    };
  ownership?: readonly number[];
  ownershipStdev?: readonly number[];
  policy?: readonly number[];
  humanPolicy?: readonly number[];
}

/** The facts that a response does not state itself. */
type Frame = {
  /** The board's width. Default 19. */
  width?: number;
  /** The board's height. Default: the width. */
  height?: number;
  /**
   * The side from which the numbers are seen, the engine's reportAnalysisWinratesAs; for SIDETOMOVE, the side
   * to play. Default 'black', as in KataGo's example configuration.
   */
  perspective?: Color;
};

/**
 * The search's result for a position, or for the one after a move. Optional numbers are present when KataGo
 * reports them.
 */
type Estimate = {
  readonly visits: number;
  /** Black's chance to win, 0 to 1. */
  readonly winrate: number;
  /** Points by which black leads. */
  readonly lead: number;
  /**
   * The standard deviation of the final score, in points. KataGo's search overestimates it, so it is only
   * good for comparing.
   */
  readonly scoreStdev?: number;
  /** Black's expected score in KataGo's self-play; `lead` is the better measure. */
  readonly scoreSelfplay?: number;
  /** Black's utility, which combines winrate and score. */
  readonly utility?: number;
  /** The confidence bound of `winrate` that is worst for the side that made the move; may lie outside 0 to 1. */
  readonly lcb?: number;
  /** The same bound of `utility`. */
  readonly utilityLcb?: number;
  /** The weight of the visits, less where they are uncertain. */
  readonly weight?: number;
  /** The probability that the game ends without a result, 0 to 1. With `includeNoResultValue`. */
  readonly noResultValue?: number;
};

/** A move that KataGo considered, with the numbers of the position after it. */
type Move = Estimate & {
  /** The point played; null for a pass. */
  readonly vertex: Vertex | null;
  /** The probability that the network gave the move before the search, 0 to 1. */
  readonly prior: number;
  /** The probability that the human model gives the move for the players of `humanSLProfile`, 0 to 1. */
  readonly humanPrior?: number;
  /** The rank in KataGo's order, 0 for the best. */
  readonly order?: number;
  /** The value by which KataGo orders moves. */
  readonly playSelectionValue?: number;
  /**
   * The visits that the search spent on this move; fewer than `visits` when other moves lead to the same position.
   */
  readonly edgeVisits?: number;
  /** The weight of `edgeVisits`. */
  readonly edgeWeight?: number;
  /** The mirror image of this move that was searched in its place. */
  readonly symmetryOf?: Vertex | null;
  /** The expected moves from here, this one first. */
  readonly line: readonly (Vertex | null)[];
  /** The number of visits to the position after each move of `line`. With `includePVVisits`. */
  readonly lineVisits?: readonly number[];
  /** The number of visits that came by each move of `line`. With `includePVVisits`. */
  readonly lineEdgeVisits?: readonly number[];
  /** The analysis's `ownership`, after this move. With `includeMovesOwnership`. */
  readonly ownership?: ScalarMap;
  /** The analysis's `ownershipStdev`, after this move. With `includeMovesOwnershipStdev`. */
  readonly ownershipStdev?: ScalarMap;
};

/**
 * A response with vertices and maps, all numbers seen from black's side. Numbers named raw… are the
 * network's, without a search; those named human… are the human model's, for the players of `humanSLProfile`.
 */
export interface Analysis extends Estimate {
  readonly id: string;
  /** The number of the query's moves played before the position. */
  readonly turnNumber: number;
  /** True when the search was still running at this report. */
  readonly isDuringSearch: boolean;
  readonly toPlay?: Color;
  /** A hash that is equal for equal stones, side to play and ko. */
  readonly thisHash?: string;
  /** A hash that is also equal for mirror images and rotations. */
  readonly symHash?: string;
  /** The symmetries, 0 to 7, by which moves were left out. */
  readonly symmetriesUsed?: readonly number[];
  readonly rawWinrate?: number;
  readonly rawLead?: number;
  readonly rawScoreSelfplay?: number;
  readonly rawScoreSelfplayStdev?: number;
  readonly rawNoResultProb?: number;
  /** The expected short-term change of the winrate. */
  readonly rawStWrError?: number;
  /** The expected short-term change of the score, in points. */
  readonly rawStScoreError?: number;
  /** A measure of how long the game stays undecided, in no particular unit. */
  readonly rawVarTimeLeft?: number;
  readonly humanWinrate?: number;
  readonly humanScoreMean?: number;
  readonly humanScoreStdev?: number;
  readonly humanStWrError?: number;
  readonly humanStScoreError?: number;
  /** The moves, best first. */
  readonly moves: readonly Move[];
  /** The expected owner of each point, −1 (white) … 1 (black). With `includeOwnership`. */
  readonly ownership?: ScalarMap;
  /** The standard deviation of `ownership` across the search, 0 … 1. With `includeOwnershipStdev`. */
  readonly ownershipStdev?: ScalarMap;
  /**
   * The probability that the network gave each move of the side to play, −1 for illegal ones. With `includePolicy`.
   */
  readonly policy?: ScalarMap;
  /** The probability that the network gave a pass. */
  readonly passPolicy?: number;
  /** The human model's `policy`. With `includePolicy`. */
  readonly humanPolicy?: ScalarMap;
  /** The probability that the human model gave a pass. */
  readonly humanPassPolicy?: number;
}

/**
 * The query that analyses the game as it stands. `fields` must hold an id, and go into the query unchanged:
 * maxVisits, includeOwnership, analyzeTurns and so on. If the record sets up stones between moves, the query
 * begins after the last set-up: its stones are `initialStones`, and turn 0 is there. Throws 'bad-option' for
 * a field of another type than KataGo's, and for rules and komi that KataGo does not have.
 */
export function toQuery<Fields extends QueryFields>(game: GoGame, fields: Fields): Query & Fields {
  const { board, rules, history, toPlay } = checkGame(game);
  if (!Number.isInteger(rules.komi * 2) || Math.abs(rules.komi) > 150) {
    throw notA('komi for KataGo: whole and half points up to 150', rules.komi);
  }
  const start = lastSetup(game);
  const moves = history.slice(start);
  const given = { ...checkObject(fields, 'object of fields') } as Fields;
  checkFields(given, moves.length);
  return {
    boardXSize: board.width,
    boardYSize: board.height,
    rules: kataGoRules(rules),
    komi: rules.komi,
    initialStones: gtpStones(game.boardAt(start)),
    initialPlayer: gtpPlayer(moves[0]?.color ?? toPlay),
    moves: gtpMoves(moves, board.height),
    ...given,
  };
}

/** Throws 'bad-option' with the name of a field that KataGo would refuse. `last` is the last turn. */
function checkFields(given: Partial<Record<keyof QueryFields, unknown>>, last: number): void {
  checkText(given.id, 'id');
  for (const name of QUERY_NUMBERS) if (given[name] !== undefined) checkNumber(given[name], name);
  for (const name of QUERY_SWITCHES) {
    const value = given[name];
    if (value !== undefined && typeof value !== 'boolean') throw notA(`${name}: true or false`, value);
  }
  if (given.overrideSettings !== undefined) checkObject(given.overrideSettings, 'overrideSettings');
  if (given.analyzeTurns !== undefined) {
    readList(given.analyzeTurns, 'list of analyzeTurns', (turn) => {
      if (!(Number.isInteger(turn) && (turn as number) >= 0 && (turn as number) <= last)) {
        throw notA(`turn of analyzeTurns, 0 to ${last}`, turn);
      }
    });
  }
}

/**
 * Reads the analysis from a response. Throws 'bad-option' for an error that KataGo reports and for anything
 * that is not an analysis, 'bad-vertex' and 'off-board' for its points.
 */
export function fromResponse(response: Response, frame?: Frame): Analysis {
  const { error, noResults } = checkObject(response, 'KataGo response') as {
    error?: unknown;
    noResults?: unknown;
  };
  if (error !== undefined) throw badOption(`KataGo reports: ${checkText(error, 'message')}`);
  if (noResults === true) throw badOption('KataGo was stopped before it had results');
  const { width, height, sign } = readFrame(frame);
  const root = checkObject(response.rootInfo, 'rootInfo') as Response['rootInfo'];
  const at = (text: unknown) => fromGtpLocation(checkText(text, 'location'), width, height);
  const map = <Name extends string>(name: Name, values: unknown, factor: 1 | -1) =>
    optional(name, values, () => mapOf(values, width, height, factor, name));
  return Object.freeze({
    id: checkText(response.id, 'id'),
    turnNumber: checkNumber(response.turnNumber, 'turnNumber'),
    isDuringSearch: response.isDuringSearch === true,
    ...estimate(root, sign),
    ...read(root, ROOT_NUMBERS, sign),
    ...optional('toPlay', root.currentPlayer, playerOf),
    ...optional('thisHash', root.thisHash, (hash) => checkText(hash, 'thisHash')),
    ...optional('symHash', root.symHash, (hash) => checkText(hash, 'symHash')),
    ...optional('symmetriesUsed', root.symmetriesUsed, (list) => numbers(list, null, 'symmetriesUsed')),
    moves: readList(response.moveInfos, 'list of moves', (item) => {
      const info = checkObject(item, 'moveInfo') as Response['moveInfos'][number];
      const line = readList(info.pv, 'list of locations', at);
      const visitsOf = (name: 'pvVisits' | 'pvEdgeVisits') => numbers(info[name], line.length, name);
      return Object.freeze({
        vertex: at(info.move),
        ...estimate(info, sign),
        prior: checkNumber(info.prior, 'prior'),
        ...read(info, MOVE_NUMBERS, sign),
        ...optional('symmetryOf', info.isSymmetryOf, at),
        line,
        ...optional('lineVisits', info.pvVisits, () => visitsOf('pvVisits')),
        ...optional('lineEdgeVisits', info.pvEdgeVisits, () => visitsOf('pvEdgeVisits')),
        ...map('ownership', info.ownership, sign),
        ...map('ownershipStdev', info.ownershipStdev, 1),
      });
    }),
    ...map('ownership', response.ownership, sign),
    ...map('ownershipStdev', response.ownershipStdev, 1),
    ...policyOf('policy', 'passPolicy', response.policy, width, height),
    ...policyOf('humanPolicy', 'humanPassPolicy', response.humanPolicy, width, height),
  });
}

/** The named numbers that are present, from black's side. Throws 'bad-option' with the name of a bad one. */
function read<Name extends string>(
  from: object,
  names: Readonly<Record<Name, Side>>,
  sign: 1 | -1,
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const [name, side] of Object.entries(names) as [Name, Side][]) {
    const value = (from as Partial<Record<Name, unknown>>)[name];
    if (value !== undefined) found[name] = seen(checkNumber(value, name), side, sign);
  }
  return found;
}

function seen(value: number, side: Side, sign: 1 | -1): number {
  if (sign === 1 || side === 'same') return value;
  return side === 'chance' ? 1 - value : 0 - value;
}

/** { [name]: read(value) }, or {} when there is no value. */
function optional<Name extends string, Given, T>(
  name: Name,
  value: Given | undefined,
  read: (value: Given) => T,
): { [key in Name]?: T } {
  return value === undefined ? {} : ({ [name]: read(value) } as { [key in Name]?: T });
}

function playerOf(player: unknown): Color {
  if (player !== 'B' && player !== 'W') throw notA("currentPlayer: 'B' or 'W'", player);
  return player === 'B' ? 'black' : 'white';
}

/**
 * The map of a KataGo array with a number of −1 to 1 for each point, like `ownership` and those of
 * `moveInfos`; black is positive. Throws 'size-mismatch' unless there is one number for each point.
 */
export function fromMap(values: readonly number[], frame?: Frame): ScalarMap {
  const { width, height, sign } = readFrame(frame);
  return mapOf(values, width, height, sign);
}

function mapOf(values: unknown, width: number, height: number, factor: 1 | -1, name?: string): ScalarMap {
  const list = numbers(values, width * height, name);
  return new ScalarMap(
    width,
    height,
    Float32Array.from(list, (value) => factor * value + 0),
  );
}

function estimate(info: ResponseNumbers, sign: 1 | -1) {
  return {
    visits: checkNumber(info.visits, 'number of visits'),
    winrate: seen(checkNumber(info.winrate, 'winrate'), 'chance', sign),
    lead: seen(checkNumber(info.scoreLead, 'scoreLead'), 'points', sign),
    ...read(info, NUMBERS, sign),
  };
}

/** The map and the pass of a policy. It is the mover's own, whatever the perspective; its last number is the pass. */
function policyOf<Name extends string, Pass extends string>(
  name: Name,
  pass: Pass,
  values: unknown,
  width: number,
  height: number,
): { [key in Name]?: ScalarMap } & { [key in Pass]?: number } {
  const list = values === undefined ? undefined : numbers(values, width * height + 1, name);
  return {
    ...optional(name, list, (all) => new ScalarMap(width, height, Float32Array.from(all.slice(0, -1)))),
    ...optional(pass, list, (all) => all.at(-1)!),
  };
}

/**
 * Checks a list of numbers. Throws 'bad-option' for anything else, and 'size-mismatch' for another length;
 * null accepts any.
 */
function numbers(values: unknown, length: number | null, name?: string): number[] {
  const list = readList(values, name ?? 'list of numbers', (value) =>
    checkNumber(value, name === undefined ? 'number for a point' : `number of ${name}`),
  );
  if (length !== null && list.length !== length) {
    throw notA(`${name ?? 'list'} of ${length} numbers`, `${list.length} numbers`, 'size-mismatch');
  }
  return list;
}

function readFrame(frame: Frame | undefined): { width: number; height: number; sign: 1 | -1 } {
  const given = validateOptions(frame, ['width', 'height', 'perspective']);
  const { width = 19, height = width, perspective = 'black' } = given;
  validateSize(width, height);
  if (perspective !== 'black' && perspective !== 'white') throw notA("side: 'black' or 'white'", perspective);
  return { width, height, sign: perspective === 'black' ? 1 : -1 };
}
