import { opponent, vertexName } from 'kakoi';

export default (board, _choices, moves) => {
  let [turn, ko, said] = ['black', null, []];
  for (const move of moves) {
    const legality = board.legality(turn, move, { ko });
    if (legality === 'legal') ({ board, ko } = board.play(turn, move, { ko }));
    said.push(`${turn} ${vertexName(move, board)} ${legality}`);
    if (legality === 'legal') turn = opponent(turn);
  }
  return said.join(', ') || 'no move yet';
};
