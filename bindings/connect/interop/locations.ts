/** Points and stones in the notation of the Go Text Protocol, which KataGo has too. */

import { type Color, type GoBoard, type GoMove, parseVertex, type Vertex, vertexName } from '../../js/api.js';
import { notA } from './check.js';

/** The moves in the notation of GTP. */
export function gtpMoves(moves: readonly GoMove[], height: number): [player: 'B' | 'W', location: string][] {
  return moves.map(({ color, vertex }) => [gtpPlayer(color), vertexName(vertex, height)]);
}

/** The name of a side in GTP. */
export function gtpPlayer(color: Color): 'B' | 'W' {
  return color === 'black' ? 'B' : 'W';
}

/** The point of a location; null for 'pass'. Throws 'bad-vertex' or 'off-board'. */
export function fromGtpLocation(location: string, width: number, height: number): Vertex | null {
  if (/^pass$/i.test(location)) return null;
  if (/^[a-z]+$/i.test(location)) throw notA("GTP location like 'D4' or 'pass'", location, 'bad-vertex');
  return parseVertex(location, width, height);
}

/** The stones of a board written as moves: black's, then white's. */
export function gtpStones(board: GoBoard): [player: 'B' | 'W', location: string][] {
  return (['black', 'white'] as const).flatMap((color) =>
    [...board.stones(color)].map((vertex): ['B' | 'W', string] => [
      gtpPlayer(color),
      vertexName(vertex, board.height),
    ]),
  );
}
