/** Analyses as Leela Zero (`lz-analyze`) and KataGo (`kata-analyze`) write them, and as other programs draw them. */

import { type Color, type GoBoard, type ScalarMap, type Vertex, vertexName } from '../../js/api.js';
import type { MoveCandidate, MoveChoice } from '../../js/play/choice.js';
import { type Arguments, Refusal } from './arguments.js';
import { type FirstMoves, Restriction } from './restriction.js';
import type { Session } from './session.js';

/** The form of an analysis, as its command asks for it. */
export interface AnalysisTerms {
  readonly dialect: 'lz' | 'kata';
  /** The milliseconds between reports. */
  readonly interval: number;
  readonly color: Color;
  /** The moves that it is about; null for all. */
  readonly left: FirstMoves | null;
  /** The most moves of a report. */
  readonly most: number;
  /** KataGo alone: reports the position and who will own the points. */
  readonly root: boolean;
  readonly ownership: boolean;
}

const USUAL = { interval: 1000, most: 16, root: false, ownership: false };

/** Random games for the ownership of points, and their style: some tens of milliseconds on 19×19. */
const OWNERSHIP = { playouts: 200, style: 'careful' } as const;

/** The options of KataGo for what kakoi does not know: they are checked, and nothing is reported of it. */
const LEFT_OUT: readonly string[] = [
  'ownershipStdev',
  'movesOwnership',
  'movesOwnershipStdev',
  'pvVisits',
  'pvEdgeVisits',
  'noResultValue',
];

/**
 * The arguments of an analysis: a colour, an interval in hundredths of a second, and pairs of an option and its value.
 * Refuses other options, and what is missing or of another kind.
 */
export function readTerms(
  args: Arguments,
  session: Session,
  dialect: AnalysisTerms['dialect'],
): AnalysisTerms {
  let terms: AnalysisTerms = { ...USUAL, dialect, color: session.game.toPlay, left: null };
  const hundredths = () => ({ interval: Math.max(1, args.integer()) * 10 });
  if (/^(?:b|w|black|white)$/i.test(args.next)) terms = { ...terms, color: args.color() };
  if (/^\d+$/.test(args.next)) terms = { ...terms, ...hundredths() };
  const restriction = new Restriction(session, terms.color);
  while (!args.isEmpty) {
    const word = args.word();
    const isKata = dialect === 'kata';
    if (word === 'interval') terms = { ...terms, ...hundredths() };
    else if (word === 'maxmoves') terms = { ...terms, most: Math.max(1, args.integer()) };
    else if (word === 'minmoves') args.integer();
    else if (word === 'allow' || word === 'avoid') restriction.read(word, args);
    else if (isKata && word === 'rootInfo') terms = { ...terms, root: args.boolean() };
    else if (isKata && word === 'ownership') terms = { ...terms, ownership: args.boolean() };
    else if (isKata && LEFT_OUT.includes(word)) args.boolean();
    else throw new Refusal('syntax error');
  }
  return { ...terms, left: restriction.moves() };
}

/** A move whose chance and lead are known; others are not reported. */
type Known = MoveCandidate<Vertex> & { readonly winRate: number; readonly lead: number };

/** A line of the moves that were looked at most, and of the owners where they are given. Chances are those of the side to play. */
export function report(
  choice: MoveChoice<Vertex>,
  height: number,
  terms: AnalysisTerms,
  owners: ScalarMap | null,
): string {
  const visits = choice.candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  const text = terms.dialect === 'lz' ? leelaZero : kataGo;
  const moves = choice.candidates
    .filter((move): move is Known => move.winRate !== null && move.visits > 0)
    .slice(0, terms.most)
    .map((move, order) => text(move, move.visits / visits, order, height));
  const parts = terms.dialect === 'lz' ? moves : [...moves, ...aboutAll(choice, terms, owners)];
  return parts.join(' ');
}

type InWords = (move: Known, share: number, order: number, height: number) => string;

/** The prior, which the search keeps to itself, is given as the share of visits. */
const leelaZero: InWords = ({ move, visits, winRate, line }, share, order, height) => {
  const [rate, prior] = [winRate, share].map((value) => Math.round(value * 10_000));
  const name = vertexName(move, height);
  return `info move ${name} visits ${visits} winrate ${rate} prior ${prior} order ${order} pv ${lineText(line, height)}`;
};

const kataGo: InWords = ({ move, visits, winRate, lead, line }, share, order, height) => {
  const error = 1.96 * Math.sqrt((winRate * (1 - winRate)) / visits);
  return [
    `info move ${vertexName(move, height)} visits ${visits} winrate ${fixed(winRate)}`,
    `scoreMean ${fixed(lead)} scoreLead ${fixed(lead)} prior ${fixed(share)}`,
    `lcb ${fixed(Math.max(0, winRate - error))} order ${order} pv ${lineText(line, height)}`,
  ].join(' ');
};

function aboutAll(choice: MoveChoice<Vertex>, terms: AnalysisTerms, owners: ScalarMap | null): string[] {
  const { playouts, winRate, lead } = choice;
  const chance =
    winRate === null || lead === null ? '' : ` winrate ${fixed(winRate)} scoreLead ${fixed(lead)}`;
  const root = `rootInfo visits ${playouts}${chance}`;
  return [...(terms.root ? [root] : []), ...(owners === null ? [] : [ownershipText(owners, terms.color)])];
}

/** The owners of all points where nothing judges positions. */
export function ownersByGames(board: GoBoard): ScalarMap {
  return board.ownership(OWNERSHIP);
}

/** The owners of all points, row by row from the top: 1 the side to play, -1 the other. */
function ownershipText({ values }: ScalarMap, color: Color): string {
  const sign = color === 'black' ? 1 : -1;
  return `ownership ${Array.from(values, (value) => fixed(sign * value)).join(' ')}`;
}

function lineText(line: readonly (Vertex | null)[], height: number): string {
  return line.map((vertex) => vertexName(vertex, height)).join(' ');
}

/** A number with four decimals, and never '-0'. */
function fixed(value: number): string {
  return `${Math.round(value * 10_000) / 10_000 + 0}`;
}
