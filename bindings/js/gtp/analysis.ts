/** Analyses as Leela Zero (`lz-analyze`) and KataGo (`kata-analyze`) write them, and as other programs draw them. */

import type { Color, GoBoard, Vertex } from '../api.js';
import type { MoveCandidate, MoveChoice } from '../play/choice.js';
import type { Arguments } from './arguments.js';
import { moveText } from './text.js';

/** The form of an analysis, as its command asks for it. */
export interface AnalysisTerms {
  readonly dialect: 'lz' | 'kata';
  /** The milliseconds between reports. */
  readonly interval: number;
  readonly color: Color;
  /** The most moves of a report. */
  readonly most: number;
  /** KataGo alone: reports the position and who will own the points. */
  readonly root: boolean;
  readonly ownership: boolean;
}

const USUAL = { interval: 1000, most: 16, root: false, ownership: false };

/** Random games for the ownership of points, and their style: some tens of milliseconds on 19×19. */
const OWNERSHIP = { playouts: 200, style: 'careful' } as const;

/**
 * The arguments of an analysis: a colour, an interval in hundredths of a second, and pairs of a word and its value, of which
 * those that are not known make no difference. Refuses what is missing or not a number.
 */
export function readTerms(args: Arguments, toPlay: Color, dialect: AnalysisTerms['dialect']): AnalysisTerms {
  let terms: AnalysisTerms = { ...USUAL, dialect, color: toPlay };
  const hundredths = () => ({ interval: Math.max(1, args.integer()) * 10 });
  if (/^(?:b|w|black|white)$/i.test(args.next)) terms = { ...terms, color: args.color() };
  if (/^\d+$/.test(args.next)) terms = { ...terms, ...hundredths() };
  while (!args.isEmpty) {
    const word = args.word();
    if (word === 'interval') terms = { ...terms, ...hundredths() };
    else if (word === 'maxmoves') terms = { ...terms, most: Math.max(1, args.integer()) };
    else if (word === 'rootInfo') terms = { ...terms, root: args.word() === 'true' };
    else if (word === 'ownership') terms = { ...terms, ownership: args.word() === 'true' };
  }
  return terms;
}

/** A line of the moves that were looked at most. Chances are those of the side to play. */
export function report(choice: MoveChoice<Vertex>, board: GoBoard, terms: AnalysisTerms): string {
  const visits = choice.candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  const text = terms.dialect === 'lz' ? leelaZero : kataGo;
  const moves = choice.candidates
    .slice(0, terms.most)
    .map((candidate, order) => text(candidate, candidate.visits / Math.max(1, visits), order, board.height));
  const parts = terms.dialect === 'lz' ? moves : [...moves, ...aboutAll(choice, board, terms)];
  return parts.join(' ');
}

type InWords = (move: MoveCandidate<Vertex>, share: number, order: number, height: number) => string;

/** The prior, which the search keeps to itself, is given as the share of visits. */
const leelaZero: InWords = ({ move, visits, winRate, line }, share, order, height) => {
  const [rate, prior] = [winRate, share].map((value) => Math.round(value * 10_000));
  const name = moveText(move, height);
  return `info move ${name} visits ${visits} winrate ${rate} prior ${prior} order ${order} pv ${lineText(line, height)}`;
};

const kataGo: InWords = ({ move, visits, winRate, lead, line }, share, order, height) => {
  const error = 1.96 * Math.sqrt((winRate * (1 - winRate)) / Math.max(1, visits));
  return [
    `info move ${moveText(move, height)} visits ${visits} winrate ${fixed(winRate)}`,
    `scoreMean ${fixed(lead ?? 0)} scoreLead ${fixed(lead ?? 0)} prior ${fixed(share)}`,
    `lcb ${fixed(Math.max(0, winRate - error))} order ${order} pv ${lineText(line, height)}`,
  ].join(' ');
};

function aboutAll(choice: MoveChoice<Vertex>, board: GoBoard, terms: AnalysisTerms): string[] {
  const { playouts, winRate, lead } = choice;
  const root = `rootInfo visits ${playouts} winrate ${fixed(winRate)} scoreLead ${fixed(lead ?? 0)}`;
  return [...(terms.root ? [root] : []), ...(terms.ownership ? [ownershipText(board, terms.color)] : [])];
}

/** The owners of all points, row by row from the top: 1 the side to play, -1 the other. */
function ownershipText(board: GoBoard, color: Color): string {
  const sign = color === 'black' ? 1 : -1;
  const owners = board.ownership(OWNERSHIP).toMap().flat();
  return `ownership ${owners.map((value) => fixed(sign * value)).join(' ')}`;
}

function lineText(line: readonly (Vertex | null)[], height: number): string {
  return line.map((vertex) => moveText(vertex, height)).join(' ');
}

/** A number with four decimals, and never '-0'. */
function fixed(value: number): string {
  return `${Math.round(value * 10_000) / 10_000 + 0}`;
}
