/** Converts moves to and from the notation of the Go Text Protocol and KataGo. */

import type { GoGame } from '../../js/api.js';
import { checkGame, checkList, checkText, notA, readItems } from './check.js';
import { fromGtpLocation, gtpMoves, gtpStones } from './locations.js';
import { firstBoard, gameOf, type MovesOptions, movesAlone, readMoves, type Step } from './record.js';

/** A move as player and location: ['B', 'D4'], ['W', 'pass']. */
export type Move = readonly [player: string, location: string];

/** The moves of the game so far. Throws 'bad-option' when its record sets up stones between them. */
export function toMoves(game: GoGame): [player: 'B' | 'W', location: string][] {
  const { height } = checkGame(game).board;
  return gtpMoves(movesAlone(game), height);
}

/**
 * The game of these moves, standing at its end. Moves are made whether or not they are in turn or legal.
 * Players are 'B' and 'W' or 'black' and 'white', in either case; a move 'resign' ends the game. Throws
 * 'bad-option' for anything that is not a list of moves, 'bad-vertex' or 'off-board' for their points.
 */
export function fromMoves(moves: Iterable<Move>, options?: MovesOptions): GoGame {
  const given = readMoves(options);
  const { width, height } = firstBoard(given);
  const list = readItems(moves, 'list of moves', (move) => {
    const { 0: player, 1: location } = checkList(move, "move like ['B', 'D4']");
    const word = /^(?:(b|black)|w|white)$/i.exec(checkText(player, 'player'));
    if (word === null) throw notA("player: 'B' or 'W'", player);
    return {
      color: word[1] === undefined ? 'white' : 'black',
      location: checkText(location, 'location'),
    } as const;
  });
  const last = list.at(-1);
  const resigns = last !== undefined && /^resign$/i.test(last.location);
  const steps = (resigns ? list.slice(0, -1) : list).map(
    ({ color, location }): Step => ({ color, vertex: fromGtpLocation(location, width, height) }),
  );
  const game = gameOf(steps, given);
  if (resigns) game.resign(last.color);
  return game;
}

/**
 * The commands that set up the game as it stands in a GTP engine, without line ends. Throws 'bad-option' for
 * a board that is not square, and when the record sets up stones between moves.
 */
export function toCommands(game: GoGame): string[] {
  const { width, height } = checkGame(game).board;
  if (width !== height) throw notA('square board, which GTP requires', `${width}×${height}`);
  const stones = gtpStones(game.boardAt(0));
  return [
    `boardsize ${width}`,
    'clear_board',
    `komi ${game.rules.komi}`,
    ...[...stones, ...toMoves(game)].map(([player, location]) => `play ${player} ${location}`),
  ];
}
