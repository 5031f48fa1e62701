export default (board, _choices, points) => {
  let now = board;
  points.forEach((point, turn) => {
    const color = turn % 2 === 0 ? 'black' : 'white';
    if (now.legality(color, point) === 'legal') now = now.play(color, point).board;
  });
  const liberties = now.chains().map((chain) => chain.liberties.size);
  return `${liberties.length} chains, with liberties: ${liberties.join(' ')}`;
};
