/** The function, remembering its answer for as long as the board lives: for analyses that take milliseconds. */
export function perBoard<Board extends object, T>(analysis: (board: Board) => T): (board: Board) => T {
  const known = new WeakMap<Board, { readonly answer: T }>();
  return (board) => {
    const held = known.get(board) ?? { answer: analysis(board) };
    known.set(board, held);
    return held.answer;
  };
}
