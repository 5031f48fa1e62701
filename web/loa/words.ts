/** What the page says about squares, moves and the end of the game. */

import { type Color, type LoaRules, opponent, squareName, type Vertex } from 'kakoi';
import { type LoaArm, type LoaOverlay, type LoaOverlayOptions, loaArms } from 'kakoi/pictures';
import { isSame } from '../shell/points.js';
import { count, nameOf } from '../shell/words.js';
import type { LoaSession } from './session.js';

const LINE_NAMES: Record<LoaArm['line'], string> = {
  row: 'row',
  column: 'column',
  diagonal: 'diagonal',
  antidiagonal: 'diagonal',
};

function colorAt({ board }: LoaSession, point: Vertex): Color | null {
  const sign = board.get(point);
  return sign === 0 ? null : sign > 0 ? 'black' : 'white';
}

/** The line through both squares, with how far a stone on it moves; null when they share none. */
function armTo({ board }: LoaSession, from: Vertex, to: Vertex): LoaArm | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null;
  const step: Vertex = [Math.sign(dx), Math.sign(dy)];
  return loaArms(board, from).find((arm) => isSame(arm.step, step)) ?? null;
}

/** Why the side to move may not move so. */
export function refusal(session: LoaSession, from: Vertex, to: Vertex): string {
  const { board, toPlay } = session;
  const [start, target] = [squareName(from), squareName(to)];
  if (session.isOver) return 'The game is over. Step back to play on from an earlier move.';
  const arm = armTo(session, from, to);
  switch (board.legality(from, to)) {
    case 'not-your-stone':
      return `${nameOf(toPlay)} is to move: the stone on ${start} is ${nameOf(opponent(toPlay))}’s.`;
    case 'off-line':
      return `${start} and ${target} share no line: stones move along rows, columns and diagonals.`;
    case 'wrong-distance': {
      if (arm === null) return '';
      const distance = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
      const why = arm.count === 1 ? 'it stands there alone' : `${arm.count} stones stand on it`;
      return `${target} is ${distance} away, but a stone on this ${LINE_NAMES[arm.line]} moves exactly ${arm.count}: ${why}.`;
    }
    case 'blocked':
      return `Blocked: the ${opponent(toPlay)} stone on ${arm ? blockerOn(session, from, arm) : target} is in the way, and only your own stones can be jumped.`;
    case 'own-stone':
      return `Your own stone is on ${target}: stones jump over their own side, but do not land on it.`;
    default:
      return `There is no move from ${start} to ${target}.`;
  }
}

/** The first square on the way where the opponent stands. */
function blockerOn(session: LoaSession, from: Vertex, { step, count: length }: LoaArm): string {
  const way = Array.from({ length: length - 1 }, (_, i): Vertex => {
    return [from[0] + step[0] * (i + 1), from[1] + step[1] * (i + 1)];
  });
  const blocker = way.find((point) => colorAt(session, point) === opponent(session.toPlay));
  return blocker ? squareName(blocker) : '';
}

/** How the game ended, or ''. */
export function endInWords({ outcome, end, toPlay, lastMove }: LoaSession): string {
  if (outcome === null || end === null) return '';
  const mover = opponent(toPlay);
  const verdict = outcome === 'draw' ? 'Draw' : `${nameOf(outcome)} wins`;
  const loser = outcome === 'draw' ? toPlay : opponent(outcome);
  const why: Record<typeof end, string> = {
    connection:
      outcome === mover || lastMove === null
        ? `all ${outcome} stones are connected`
        : `${nameOf(mover)}’s capture left all ${outcome} stones connected`,
    simultaneous: lastMove === null ? 'both sides are connected' : 'the move connected both sides at once',
    'no-move': `${nameOf(toPlay)} has no legal move`,
    repetition: 'the position has been repeated',
    resignation: `${nameOf(loser)} resigned`,
    time: `${nameOf(loser)} ran out of time`,
    forfeit: `${nameOf(loser)} forfeited the game`,
  };
  return `${verdict}: ${why[end]}.`;
}

function nextInWords(session: LoaSession): string {
  if (session.isOver) return endInWords(session);
  const { toPlay, mustPass } = session;
  return mustPass ? `${nameOf(toPlay)} has no legal move and must pass.` : `${nameOf(toPlay)} to move.`;
}

/** The move that led to the position, and who is next. */
export function positionInWords(session: LoaSession): string {
  const next = nextInWords(session);
  const { lastMove, moveNumber, toPlay } = session;
  if (lastMove === null)
    return moveNumber === 0 ? `Start of the game. ${next}` : `After move ${moveNumber}. ${next}`;
  return `Move ${moveNumber}: ${nameOf(opponent(toPlay))} ${lastMove.text}. ${next}`;
}

/** How the picked stone can move. */
export function pickedInWords(session: LoaSession, from: Vertex): string {
  const { row, column, diagonal, antidiagonal } = session.board.lineCounts(from);
  const moves = session.board.moves(from).length;
  const counts = `${row} on its row, ${column} on its column, ${diagonal} and ${antidiagonal} on its diagonals`;
  return `${squareName(from)} moves ${counts}: ${moves === 0 ? 'none of it legal' : count(moves, 'legal move')}.`;
}

/** What there is at a square, with what each overlay that is on says about it. */
export function squareInWords(
  session: LoaSession,
  overlays: readonly LoaOverlay[],
  options: LoaOverlayOptions,
  point: Vertex,
): string {
  const place = squareName(point);
  const said = overlays.flatMap((overlay) => overlay.describe(session.board, point, options) ?? []).reverse();
  if (said.length > 0) return `${place}: ${said.join('; ')}.`;
  const color = colorAt(session, point);
  if (color === null) return `${place}: empty.`;
  const moves = color === session.toPlay && !session.isOver ? session.board.moves(point).length : null;
  return `${place}: ${color} stone${moves === null ? '' : `, ${count(moves, 'legal move')}`}.`;
}

/** The rules in which games differ. */
export function rulesInWords({ simultaneous, noMove, repetition }: LoaRules): string {
  return [
    simultaneous === 'draw' ? 'both connected: draw' : 'both connected: the mover wins',
    { pass: 'no move: pass', loss: 'no move: loss', draw: 'no move: draw' }[noMove],
    repetition === 0 ? 'repetition allowed' : `draw when a position occurs ${repetition} times`,
  ].join(' · ');
}

/** The board for those who cannot see it. */
export function boardInWords(session: LoaSession): string {
  const { board } = session;
  const stones = `${board.stones('black').size} black and ${board.stones('white').size} white stones`;
  return `Lines of Action board. ${positionInWords(session)} ${stones}.`;
}
