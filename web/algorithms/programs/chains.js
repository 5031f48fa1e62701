export default (board, _choices, points) => {
  let ko = null;
  points.forEach((point, turn) => {
    const color = turn % 2 === 0 ? 'black' : 'white';
    if (board.legality(color, point, { ko }) === 'legal') ({ board, ko } = board.play(color, point, { ko }));
  });
  const liberties = board.chains().map((chain) => chain.liberties.size);
  return `${liberties.length} chains, with liberties: ${liberties.join(' ')}`;
};
