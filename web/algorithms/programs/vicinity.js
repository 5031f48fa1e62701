import { vertexName } from 'kakoi';

export default (board, { level }, [p = [0, 0]]) => {
  const near = board.vicinity(p, Number(level));
  const most = Math.max(...board.vicinityMap(p).values);
  const place = vertexName(p, board);
  return `${near.size} points are near ${place}, all at level ${most}`;
};
