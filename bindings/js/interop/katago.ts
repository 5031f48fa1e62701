/** Queries and responses of KataGo's analysis engine, as its docs/Analysis_Engine.md describes them. */

import { type Color, type GoGame, type GoRules, KakoiError, ScalarMap, type Vertex } from '../api.js';
import { validateOptions, validateSize } from '../core/validate.js';
import { checkGame, checkNumber, checkObject, checkText, notA, readList } from './check.js';
import { fromGtpLocation, gtpMoves, gtpPlayer, gtpStones } from './gtp.js';
import { lastSetup } from './record.js';

/** Rules as KataGo's JSON has them. */
export interface KataGoRules {
  ko: 'SIMPLE' | 'POSITIONAL' | 'SITUATIONAL';
  scoring: 'AREA' | 'TERRITORY';
  tax: 'NONE' | 'SEKI';
  suicide: boolean;
  hasButton: boolean;
  whiteHandicapBonus: '0' | 'N' | 'N-1';
}

/** What a query asks for: KataGo's own fields. Others go into the query as they are. */
export interface KataGoQueryFields {
  id: string;
  /** Positions by their number of moves since the query's first; default: the last one. */
  analyzeTurns?: readonly number[];
  maxVisits?: number;
  analysisPVLen?: number;
  rootPolicyTemperature?: number;
  rootFpuReductionMax?: number;
  /** Seconds between reports of a search that goes on. */
  reportDuringSearchEvery?: number;
  priority?: number;
  includeOwnership?: boolean;
  includeOwnershipStdev?: boolean;
  includeMovesOwnership?: boolean;
  includeMovesOwnershipStdev?: boolean;
  includePolicy?: boolean;
  includePVVisits?: boolean;
  includeNoResultValue?: boolean;
  /** Search parameters, `humanSLProfile` among them. */
  overrideSettings?: object;
}

/** A line for the engine's standard input, once it went through JSON.stringify(). */
export interface KataGoQuery {
  id: string;
  boardXSize: number;
  boardYSize: number;
  rules: KataGoRules;
  komi: number;
  initialStones: [player: 'B' | 'W', location: string][];
  initialPlayer: 'B' | 'W';
  moves: [player: 'B' | 'W', location: string][];
}

/** The numbers of a response for a position or for a move. */
export interface KataGoResponseNumbers {
  visits: number;
  winrate: number;
  scoreLead: number;
  scoreStdev?: number;
  scoreSelfplay?: number;
  utility?: number;
  lcb?: number;
  utilityLcb?: number;
  weight?: number;
  noResultValue?: number;
}

/** Of a line of the engine's standard output what is read here. */
export interface KataGoResponse {
  id: string;
  turnNumber: number;
  isDuringSearch?: boolean;
  moveInfos: readonly (KataGoResponseNumbers & {
    move: string;
    prior: number;
    humanPrior?: number;
    order?: number;
    playSelectionValue?: number;
    edgeVisits?: number;
    edgeWeight?: number;
    isSymmetryOf?: string;
    pv: readonly string[];
    pvVisits?: readonly number[];
    pvEdgeVisits?: readonly number[];
    ownership?: readonly number[];
    ownershipStdev?: readonly number[];
  })[];
  rootInfo: KataGoResponseNumbers & {
    currentPlayer?: string;
    thisHash?: string;
    symHash?: string;
    symmetriesUsed?: readonly number[];
    rawWinrate?: number;
    rawLead?: number;
    rawScoreSelfplay?: number;
    rawScoreSelfplayStdev?: number;
    rawNoResultProb?: number;
    rawStWrError?: number;
    rawStScoreError?: number;
    rawVarTimeLeft?: number;
    humanWinrate?: number;
    humanScoreMean?: number;
    humanScoreStdev?: number;
    humanStWrError?: number;
    humanStScoreError?: number;
  };
  ownership?: readonly number[];
  ownershipStdev?: readonly number[];
  policy?: readonly number[];
  humanPolicy?: readonly number[];
}

/** What a response does not say about itself. */
export interface KataGoFrame {
  /** The board's width. Default 19. */
  width?: number;
  /** Default: the width. */
  height?: number;
  /**
   * Whose side the numbers take: the engine's reportAnalysisWinratesAs, for SIDETOMOVE the side to play. Default
   * 'black', as in KataGo's example configuration.
   */
  perspective?: Color;
}

/** What the search found for a position, or for the one after a move. What is optional is there if KataGo reports it. */
export interface KataGoEstimate {
  readonly visits: number;
  /** Black's chance to win, 0 to 1. */
  readonly winrate: number;
  /** Points by which black leads. */
  readonly lead: number;
  /** The standard deviation of the final score, in points. KataGo's search makes it too large: good for comparing. */
  readonly scoreStdev?: number;
  /** Black's expected score in KataGo's games with itself; `lead` is the better measure. */
  readonly scoreSelfplay?: number;
  /** Winrate and score in one, for black. */
  readonly utility?: number;
  /** The bound of `winrate` that is worst for the side that made the move, which may lie outside 0 to 1. */
  readonly lcb?: number;
  /** The same of `utility`. */
  readonly utilityLcb?: number;
  /** What the visits count for, less where they are uncertain. */
  readonly weight?: number;
  /** How likely the game ends without a result, 0 to 1. With `includeNoResultValue`. */
  readonly noResultValue?: number;
}

/** A move that KataGo considered; its numbers are those of the position after it. */
export interface KataGoMove extends KataGoEstimate {
  /** Null is a pass. */
  readonly vertex: Vertex | null;
  /** How likely the network thought it before the search, 0 to 1. */
  readonly prior: number;
  /** How likely the human model thinks it for the players of `humanSLProfile`, 0 to 1. */
  readonly humanPrior?: number;
  /** The place in KataGo's order, 0 for the best. */
  readonly order?: number;
  /** What that order goes by. */
  readonly playSelectionValue?: number;
  /** The visits that the search meant for this move: fewer than `visits` where other moves lead to the same position. */
  readonly edgeVisits?: number;
  /** The same of `weight`. */
  readonly edgeWeight?: number;
  /** The move that was searched in place of this one, which is its mirror image. */
  readonly symmetryOf?: Vertex | null;
  /** The expected moves from here, this one first. */
  readonly line: readonly (Vertex | null)[];
  /** The visits to the position after each move of `line`. With `includePVVisits`. */
  readonly lineVisits?: readonly number[];
  /** The visits that came by each move of `line`. With `includePVVisits`. */
  readonly lineEdgeVisits?: readonly number[];
  /** As that of the analysis, after this move. With `includeMovesOwnership`. */
  readonly ownership?: ScalarMap;
  /** As that of the analysis, after this move. With `includeMovesOwnershipStdev`. */
  readonly ownershipStdev?: ScalarMap;
}

/**
 * A response with vertices and maps, all numbers seen from black's side. Those called raw… are the network's, without a
 * search, and those called human… the human model's, for the players of `humanSLProfile`.
 */
export interface KataGoAnalysis extends KataGoEstimate {
  readonly id: string;
  /** The moves of the query that were played before the position. */
  readonly turnNumber: number;
  /** Whether the search went on when this was reported. */
  readonly isDuringSearch: boolean;
  readonly toPlay?: Color;
  /** The same for the same stones, side to play and ko. */
  readonly thisHash?: string;
  /** The same for its mirror images and rotations too. */
  readonly symHash?: string;
  /** The symmetries, 0 to 7, by which moves were left out. */
  readonly symmetriesUsed?: readonly number[];
  readonly rawWinrate?: number;
  readonly rawLead?: number;
  readonly rawScoreSelfplay?: number;
  readonly rawScoreSelfplayStdev?: number;
  readonly rawNoResultProb?: number;
  /** How far the winrate is expected to move soon. */
  readonly rawStWrError?: number;
  /** How far the score is expected to move soon, in points. */
  readonly rawStScoreError?: number;
  /** How long the game stays open, in no particular unit. */
  readonly rawVarTimeLeft?: number;
  readonly humanWinrate?: number;
  readonly humanScoreMean?: number;
  readonly humanScoreStdev?: number;
  readonly humanStWrError?: number;
  readonly humanStScoreError?: number;
  /** Best first. */
  readonly moves: readonly KataGoMove[];
  /** Who is expected to hold each point, −1 (white) … 1 (black). With `includeOwnership`. */
  readonly ownership?: ScalarMap;
  /** The standard deviation of that across the search, 0 … 1. With `includeOwnershipStdev`. */
  readonly ownershipStdev?: ScalarMap;
  /** How likely the network thought each move of the side to play, −1 where it is illegal. With `includePolicy`. */
  readonly policy?: ScalarMap;
  /** The same of a pass. */
  readonly passPolicy?: number;
  /** As `policy`, of the human model. With `includePolicy`. */
  readonly humanPolicy?: ScalarMap;
  /** The same of a pass. */
  readonly humanPassPolicy?: number;
}

/**
 * The query that analyses the game as it stands. `fields` hold its id, and go into it unchanged: maxVisits,
 * includeOwnership, analyzeTurns … A record that sets up stones between moves is asked about from the last set-up on:
 * its stones are `initialStones`, and turn 0 is there. Throws 'bad-option' for a field of another type than KataGo's, and for
 * rules and komi that KataGo does not have.
 */
export function toKataGoQuery<Fields extends KataGoQueryFields>(
  game: GoGame,
  fields: Fields,
): KataGoQuery & Fields {
  const { board, rules, history, toPlay } = checkGame(game);
  if (!Number.isInteger(rules.komi * 2) || Math.abs(rules.komi) > 150) {
    throw notA('komi for KataGo: whole and half points up to 150', rules.komi);
  }
  const start = lastSetup(game);
  const moves = history.slice(start);
  checkFields(fields, moves.length);
  return {
    boardXSize: board.width,
    boardYSize: board.height,
    rules: kataGoRules(rules),
    komi: rules.komi,
    initialStones: gtpStones(game.boardAt(start)),
    initialPlayer: gtpPlayer(moves[0]?.color ?? toPlay),
    moves: gtpMoves(moves, board.height),
    ...fields,
  };
}

const QUERY_NUMBERS = [
  'maxVisits',
  'analysisPVLen',
  'rootPolicyTemperature',
  'rootFpuReductionMax',
  'reportDuringSearchEvery',
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

/** Throws 'bad-option' for a field that KataGo would refuse, with its name. `last` is the last turn. */
function checkFields(fields: unknown, last: number): void {
  const given = checkObject(fields, 'object of fields') as Partial<Record<keyof KataGoQueryFields, unknown>>;
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

const KO = { simple: 'SIMPLE', positional: 'POSITIONAL', situational: 'SITUATIONAL' } as const;
const BONUS = { none: '0', n: 'N', 'n-1': 'N-1' } as const;

function kataGoRules({ ko, scoring, suicide, handicapBonus }: GoRules): KataGoRules {
  if (ko === 'natural-situational') {
    throw new KakoiError('bad-option', 'KataGo does not know the natural situational superko rule');
  }
  return {
    ko: KO[ko],
    scoring: scoring === 'area' ? 'AREA' : 'TERRITORY',
    tax: scoring === 'area' ? 'NONE' : 'SEKI',
    suicide,
    hasButton: false,
    whiteHandicapBonus: BONUS[handicapBonus],
  };
}

/**
 * The analysis that a response holds. Throws 'bad-option' for an error that KataGo reports and for anything
 * that is not an analysis, 'bad-vertex' and 'off-board' for its points.
 */
export function fromKataGoResponse(response: KataGoResponse, frame?: KataGoFrame): KataGoAnalysis {
  const { error, noResults } = checkObject(response, 'KataGo response') as {
    error?: unknown;
    noResults?: unknown;
  };
  if (error !== undefined)
    throw new KakoiError('bad-option', `KataGo reports: ${checkText(error, 'message')}`);
  if (noResults === true) throw new KakoiError('bad-option', 'KataGo was told to end before it had results');
  const { width, height, sign } = readFrame(frame);
  const root = checkObject(response.rootInfo, 'rootInfo') as KataGoResponse['rootInfo'];
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
      const info = checkObject(item, 'moveInfo') as KataGoResponse['moveInfos'][number];
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

/** How a number turns when it is seen from the other side: it stays, changes its sign, or is a chance of that side. */
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

/** Those of the named numbers that are there, from black's side. Throws 'bad-option' with the name of a bad one. */
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

/** { [name]: read(value) }, or nothing where there is no value. */
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
 * An array of numbers of −1 to 1, a point each, like `ownership` and those of `moveInfos`, as a map in which black is
 * positive. Throws 'size-mismatch' unless there is one for each point.
 */
export function fromKataGoMap(values: readonly number[], frame?: KataGoFrame): ScalarMap {
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

function estimate(info: KataGoResponseNumbers, sign: 1 | -1) {
  return {
    visits: checkNumber(info.visits, 'number of visits'),
    winrate: seen(checkNumber(info.winrate, 'winrate'), 'chance', sign),
    lead: seen(checkNumber(info.scoreLead, 'scoreLead'), 'points', sign),
    ...read(info, NUMBERS, sign),
  };
}

/** A policy is the mover's own, whatever the perspective; its last number is the pass. */
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
    ...optional(pass, list, (all) => all.at(-1) as number),
  };
}

/** Throws 'bad-option' unless these are numbers, and 'size-mismatch' unless there are as many; null is any number of them. */
function numbers(values: unknown, length: number | null, name?: string): number[] {
  const list = readList(values, name ?? 'list of numbers', (value) =>
    checkNumber(value, name === undefined ? 'number for a point' : `number of ${name}`),
  );
  if (length !== null && list.length !== length) {
    throw notA(`${name ?? 'list'} of ${length} numbers`, `${list.length} numbers`, 'size-mismatch');
  }
  return list;
}

function readFrame(frame: KataGoFrame | undefined): { width: number; height: number; sign: 1 | -1 } {
  const given = validateOptions(frame, ['width', 'height', 'perspective']);
  const { width = 19, height = width, perspective = 'black' } = given;
  validateSize(width, height);
  if (perspective !== 'black' && perspective !== 'white') throw notA("side: 'black' or 'white'", perspective);
  return { width, height, sign: perspective === 'black' ? 1 : -1 };
}
