import { badOption } from '../core/errors.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { toVertex, vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';

/** The vertex of a stone to read. Throws 'bad-option' where there is none, 'bad-vertex' and 'off-board'. */
export function stoneAt(board: GoBoard, stone: VertexLike): Vertex {
  const { width, height } = board;
  const vertex = toVertex(stone, width, height);
  if (board.get(vertex) === 0) throw badOption(`there is no chain to read at ${vertexName(vertex, height)}`);
  return vertex;
}
