import { vertexName } from 'kakoi';

export default (board, { color }) => {
  const eyes = (stones) => board.regions(color).filter((region) => region.intersects(stones.border()));
  const isVital = (region, stones) => region.and(board.empties()).isSubsetOf(stones.border());
  const counts = board.chains(color).map(({ stones }) => {
    const vital = eyes(stones).filter((region) => isVital(region, stones));
    return `${vertexName([...stones][0], board)} touches ${eyes(stones).length}, ${vital.length} vital`;
  });
  return counts.join('; ') || 'no chain';
};
