/** The page's words about squares, moves and the end of the game. */

import { type Color, type LoaRules, opponent, type Vertex, vertexName } from 'kakoi';
import type { Overlay, OverlayOptions } from 'kakoi/pictures';
import { colorOf, count, type GameEnding, layersInWords, lossInWords, nameOf, say } from '../shell/words.js';
import type { LoaSession } from './session.js';

const LINE_NAMES = {
  row: 'row',
  column: 'column',
  diagonal: 'diagonal',
  antidiagonal: 'diagonal',
} as const;

function colorAt({ board }: LoaSession, point: Vertex): Color | null {
  const sign = board.get(point);
  return sign === 0 ? null : sign > 0 ? 'black' : 'white';
}

/** The way from one square towards another on a line through both. */
interface Way {
  readonly line: keyof typeof LINE_NAMES;
  /** The distance that a stone on the line moves. */
  readonly count: number;
  readonly step: Vertex;
}

/** Null when the squares share no line. */
function wayTo({ board }: LoaSession, from: Vertex, to: Vertex): Way | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null;
  // Rows are counted downwards, so a diagonal that rises has signs that differ.
  const line = dy === 0 ? 'row' : dx === 0 ? 'column' : dx === dy ? 'antidiagonal' : 'diagonal';
  return { line, count: board.lineCounts(from)[line], step: [Math.sign(dx), Math.sign(dy)] };
}

/** Why the side to move may not move so. */
export function refusal(session: LoaSession, from: Vertex, to: Vertex): string {
  const { board, toPlay } = session;
  const name = (point: Vertex) => vertexName(point, board);
  const [start, target] = [name(from), name(to)];
  const [color, enemy] = [nameOf(toPlay), nameOf(opponent(toPlay))];
  if (session.isOver) return say('The game is over. Step back to play on from an earlier move.');
  const way = wayTo(session, from, to);
  switch (board.legality({ from, to })) {
    case 'not-your-stone':
      return say('{color} is to move: the stone on {start} is {enemy}’s.', { color, start, enemy });
    case 'off-line':
      return say('{start} and {target} share no line: stones move along rows, columns and diagonals.', {
        start,
        target,
      });
    case 'wrong-distance': {
      if (way === null) return '';
      const distance = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
      const { count: n } = way;
      const why = n === 1 ? say('it stands there alone') : say('{n} stones stand on it', { n });
      const line = say(LINE_NAMES[way.line]);
      return say('{target} is {distance} away, but a stone on this {line} moves exactly {n}: {why}.', {
        target,
        distance,
        line,
        n,
        why,
      });
    }
    case 'blocked':
      return say(
        'Blocked: the {color} stone on {place} is in the way, and only your own stones can be jumped.',
        { color: colorOf(opponent(toPlay)), place: way ? blockerOn(session, from, way) : target },
      );
    case 'own-stone':
      return say('Your own stone is on {target}: stones jump over their own side, but do not land on it.', {
        target,
      });
    default:
      return say('There is no move from {start} to {target}.', { start, target });
  }
}

/** The first square on the way where the opponent stands. */
function blockerOn(session: LoaSession, from: Vertex, { step, count: length }: Way): string {
  const passed = Array.from({ length: length - 1 }, (_, i): Vertex => {
    return [from[0] + step[0] * (i + 1), from[1] + step[1] * (i + 1)];
  });
  const blocker = passed.find((point) => colorAt(session, point) === opponent(session.toPlay));
  return blocker ? vertexName(blocker, session.board) : '';
}

/** The end of the game with its reason, or ''. */
export function endInWords({ outcome, end, toPlay, lastMove }: LoaSession): string {
  if (outcome === null || end === null) return '';
  const mover = opponent(toPlay);
  const verdict = outcome === 'draw' ? say('Draw') : say('{color} wins', { color: nameOf(outcome) });
  const loser = outcome === 'draw' ? toPlay : opponent(outcome);
  const color = outcome === 'draw' ? '' : colorOf(outcome);
  const why: Record<Exclude<typeof end, GameEnding>, string> = {
    connection:
      outcome === mover || lastMove === null
        ? say('all {color} stones are connected', { color })
        : say('{mover}’s capture left all {color} stones connected', { mover: nameOf(mover), color }),
    simultaneous:
      lastMove === null ? say('both sides are connected') : say('the move connected both sides at once'),
    'no-move': say('{color} has no legal move', { color: nameOf(toPlay) }),
    repetition: say('the position has been repeated'),
  };
  return say('{verdict}: {why}.', {
    verdict,
    why: end in why ? why[end as keyof typeof why] : lossInWords(end as GameEnding, loser),
  });
}

function nextInWords(session: LoaSession): string {
  if (session.isOver) return endInWords(session);
  const { toPlay, mustPass } = session;
  const color = nameOf(toPlay);
  return mustPass
    ? say('{color} has no legal move and must pass.', { color })
    : say('{color} to move.', { color });
}

/** The move that led to the position, and who is next. */
export function positionInWords(session: LoaSession): string {
  const next = nextInWords(session);
  const { lastMove, moveNumber, toPlay } = session;
  if (lastMove === null)
    return moveNumber === 0
      ? say('Start of the game. {next}', { next })
      : say('After move {number}. {next}', { number: moveNumber, next });
  return say('Move {number}: {color} {move}. {next}', {
    number: moveNumber,
    color: nameOf(opponent(toPlay)),
    move: lastMove.text.replace(/^pass$/, say('pass')),
    next,
  });
}

/** The moves of the picked stone: its count of each line, and how many are legal. */
export function pickedInWords(session: LoaSession, from: Vertex): string {
  const { row, column, diagonal, antidiagonal } = session.board.lineCounts(from);
  const moves = session.board.legalMoves(from).length;
  const legal = moves === 0 ? say('none of it legal') : count(moves, 'legal move');
  return say(
    '{place} moves {row} on its row, {column} on its column, {diagonal} and {antidiagonal} on its diagonals: {legal}.',
    { place: vertexName(from, session.board), row, column, diagonal, antidiagonal, legal },
  );
}

/** The contents of a square, with the words of each overlay that is on about it. */
export function squareInWords(
  session: LoaSession,
  overlays: readonly Overlay<'loa'>[],
  options: OverlayOptions<'loa'>,
  point: Vertex,
): string {
  const place = vertexName(point, session.board);
  const said = layersInWords(overlays, session.board, point, options).reverse();
  if (said.length > 0) return say('{place}: {what}.', { place, what: said.join('; ') });
  const color = colorAt(session, point);
  if (color === null) return say('{place}: {what}.', { place, what: say('empty') });
  const moves = color === session.toPlay && !session.isOver ? session.board.legalMoves(point).length : null;
  const stone = say('{color} stone', { color: colorOf(color) });
  const what = moves === null ? stone : `${stone}, ${count(moves, 'legal move')}`;
  return say('{place}: {what}.', { place, what });
}

/** The rules in which games differ. */
export function rulesInWords({ simultaneous, noMove, repetition }: LoaRules): string {
  return [
    simultaneous === 'draw' ? say('both connected: draw') : say('both connected: the mover wins'),
    { pass: say('no move: pass'), loss: say('no move: loss'), draw: say('no move: draw') }[noMove],
    repetition === 0
      ? say('repetition allowed')
      : say('draw when a position occurs {repetition} times', { repetition }),
  ].join(' · ');
}

/** The board for those who cannot see it. */
export function boardInWords(session: LoaSession): string {
  const { board } = session;
  const [black, white] = [board.stones('black').size, board.stones('white').size];
  return say('Lines of Action board. {position} {black} black and {white} white stones.', {
    position: positionInWords(session),
    black,
    white,
  });
}
