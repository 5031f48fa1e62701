/** Problems found in games of Lines of Action: `kakoi review --problems`. */

import type { WinReading } from '../../js/entries/endings.js';
import type { Fact } from '../../js/entries/review.js';
import { LoaGame, type LoaMove } from '../../js/index.js';
import type { MinedProblem } from '../game.js';
import { introduction, keyOf } from '../mine.js';

type Endings = typeof import('../../js/entries/endings.js');

/** The positions looked at for one move. */
const NODES = 20_000;

/** The number of moves after which a side could win, for the facts that tell so. */
const MOVES: { readonly [key in Fact['key']]?: (move: number) => number } = {
  wins: (move) => move - 1,
  'misses-win': (move) => move - 1,
  'lets-win': (move) => move,
};

/** The positions in which exactly one move wins: it is proved to, and all others are proved not to. */
export function* minedProblems(
  play: LoaGame,
  facts: readonly Pick<Fact<unknown, unknown>, 'key' | 'move'>[],
  endings: Endings,
): Generator<MinedProblem> {
  for (const moves of new Set(facts.flatMap(({ key, move }) => MOVES[key]?.(move) ?? []))) {
    const reading = wonByOne(play, moves, endings);
    if (reading !== null) yield problemOf(play, moves, reading);
  }
}

/** The reading of a position that one move alone wins; null where none or several do, or it is not proved. */
function wonByOne(play: LoaGame, moves: number, { readWin, verifyWin }: Endings): WinReading | null {
  const { rules } = play;
  const board = play.boardAt(moves);
  const reading = readWin(board, { rules, nodes: NODES, proof: true });
  const { outcome, move, proof } = reading;
  if (outcome !== 'wins' || proof === null) return null;
  const others = board.legalMoves().filter(({ text }) => text !== move?.text);
  const isNoWin = (other: LoaMove) =>
    ['wins', 'neither'].includes(readWin(board.play(other), { rules, nodes: NODES }).outcome);
  const isChoice = others.length > 0 && others.every(isNoWin);
  return isChoice && verifyWin(board, proof, { rules }).valid ? reading : null;
}

function problemOf(play: LoaGame, moves: number, { move, line, plies, proof }: WinReading): MinedProblem {
  const { rules } = play;
  const board = play.boardAt(moves);
  const { toPlay } = board;
  const problem = new LoaGame({ setup: board, rules });
  problem.comment = introduction(play.info, moves + 1, toPlay, 'win');
  for (const next of line) problem.play(next);
  problem.comment = 'RIGHT';
  return {
    key: keyOf(board, toPlay),
    sgf: problem.toSgf(),
    fields: { move: moves + 1, toPlay, first: move?.text, plies, fen: board.toFen(), rules, proofs: [proof] },
  };
}
