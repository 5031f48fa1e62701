/** Queries and responses of KataGo's analysis engine, as its docs/Analysis_Engine.md describes them. */

import { type Color, type GoGame, type GoRules, KakoiError, ScalarMap, type Vertex } from '../api.js';
import { validateOptions, validateSize } from '../core/validate.js';
import { checkGame, checkNumber, checkObject, checkText, notA, readList } from './check.js';
import { fromGtpLocation, initialPlayer, initialStones, toGtpMoves } from './gtp.js';

/** Rules as KataGo's JSON has them. */
export interface KataGoRules {
  ko: 'SIMPLE' | 'POSITIONAL' | 'SITUATIONAL';
  scoring: 'AREA' | 'TERRITORY';
  tax: 'NONE' | 'SEKI';
  suicide: boolean;
  hasButton: boolean;
  whiteHandicapBonus: '0' | 'N' | 'N-1';
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

/** Of a line of the engine's standard output what is read here. */
export interface KataGoResponse {
  id: string;
  turnNumber: number;
  isDuringSearch?: boolean;
  moveInfos: readonly {
    move: string;
    visits: number;
    winrate: number;
    scoreLead: number;
    prior: number;
    pv: readonly string[];
  }[];
  rootInfo: { visits: number; winrate: number; scoreLead: number };
  ownership?: readonly number[];
  policy?: readonly number[];
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

/** A move that KataGo considered. */
export interface KataGoMove {
  /** Null is a pass. */
  readonly vertex: Vertex | null;
  readonly visits: number;
  /** Black's chance to win after it, 0 to 1. */
  readonly winrate: number;
  /** Points by which black leads after it. */
  readonly lead: number;
  /** How likely the network thought it before the search, 0 to 1. */
  readonly prior: number;
  /** The expected moves from here, this one first. */
  readonly line: readonly (Vertex | null)[];
}

/** A response with vertices and maps, all numbers seen from black's side. */
export interface KataGoAnalysis {
  readonly id: string;
  /** The moves played before the position. */
  readonly turnNumber: number;
  /** Whether the search went on when this was reported. */
  readonly isDuringSearch: boolean;
  readonly visits: number;
  /** Black's chance to win, 0 to 1. */
  readonly winrate: number;
  /** Points by which black leads. */
  readonly lead: number;
  /** Best first. */
  readonly moves: readonly KataGoMove[];
  /** Who is expected to hold each point, −1 (white) … 1 (black). With `includeOwnership`. */
  readonly ownership?: ScalarMap;
  /** How likely the network thought each move of the side to play, −1 where it is illegal. With `includePolicy`. */
  readonly policy?: ScalarMap;
  /** The same of a pass. */
  readonly passPolicy?: number;
}

/**
 * The query that analyses the game as it stands. `fields` hold its id, and go into it unchanged: maxVisits,
 * includeOwnership, analyzeTurns … Throws 'bad-option' when the record sets up stones between moves, and for rules and
 * komi that KataGo does not have.
 */
export function toKataGoQuery<Fields extends { id: string }>(
  game: GoGame,
  fields: Fields,
): KataGoQuery & Fields {
  const { board, rules } = checkGame(game);
  checkText((checkObject(fields, 'object of fields') as Fields).id, 'id');
  if (!Number.isInteger(rules.komi * 2) || Math.abs(rules.komi) > 150) {
    throw notA('komi for KataGo: whole and half points up to 150', rules.komi);
  }
  return {
    boardXSize: board.width,
    boardYSize: board.height,
    rules: kataGoRules(rules),
    komi: rules.komi,
    initialStones: initialStones(game),
    initialPlayer: initialPlayer(game),
    moves: toGtpMoves(game),
    ...fields,
  };
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
  const { ownership, policy } = response;
  return Object.freeze({
    id: checkText(response.id, 'id'),
    turnNumber: checkNumber(response.turnNumber, 'turnNumber'),
    isDuringSearch: response.isDuringSearch === true,
    ...estimate(root, sign),
    moves: readList(response.moveInfos, 'list of moves', (item) => {
      const info = checkObject(item, 'moveInfo') as KataGoResponse['moveInfos'][number];
      const at = (text: unknown) => fromGtpLocation(checkText(text, 'location'), width, height);
      return Object.freeze({
        vertex: at(info.move),
        ...estimate(info, sign),
        prior: checkNumber(info.prior, 'prior'),
        line: readList(info.pv, 'list of locations', at),
      });
    }),
    ...(ownership === undefined ? {} : { ownership: fromKataGoMap(ownership, frame) }),
    ...(policy === undefined ? {} : policyOf(policy, width, height)),
  });
}

/**
 * An array of numbers of −1 to 1, a point each, like `ownership` and those of `moveInfos`, as a map in which black is
 * positive. Throws 'size-mismatch' unless there is one for each point.
 */
export function fromKataGoMap(values: readonly number[], frame?: KataGoFrame): ScalarMap {
  const { width, height, sign } = readFrame(frame);
  const list = numbers(values, width * height);
  return new ScalarMap(
    width,
    height,
    Float32Array.from(list, (value) => sign * value + 0),
  );
}

function estimate(info: { visits: number; winrate: number; scoreLead: number }, sign: 1 | -1) {
  const winrate = checkNumber(info.winrate, 'winrate');
  return {
    visits: checkNumber(info.visits, 'number of visits'),
    winrate: sign === 1 ? winrate : 1 - winrate,
    lead: sign * checkNumber(info.scoreLead, 'scoreLead') + 0,
  };
}

/** The policy is the mover's own, whatever the perspective; its last number is the pass. */
function policyOf(values: readonly number[], width: number, height: number) {
  const list = numbers(values, width * height + 1);
  return {
    policy: new ScalarMap(width, height, Float32Array.from(list.slice(0, -1))),
    passPolicy: list.at(-1) as number,
  };
}

function numbers(values: unknown, length: number): number[] {
  const list = readList(values, 'list of numbers', (value) => checkNumber(value, 'number for a point'));
  if (list.length !== length)
    throw notA(`list of ${length} numbers`, `${list.length} numbers`, 'size-mismatch');
  return list;
}

function readFrame(frame: KataGoFrame | undefined): { width: number; height: number; sign: 1 | -1 } {
  const given = validateOptions(frame, ['width', 'height', 'perspective']);
  const { width = 19, height = width, perspective = 'black' } = given;
  validateSize(width, height);
  if (perspective !== 'black' && perspective !== 'white') throw notA("side: 'black' or 'white'", perspective);
  return { width, height, sign: perspective === 'black' ? 1 : -1 };
}
