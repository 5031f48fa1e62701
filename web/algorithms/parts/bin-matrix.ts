/** The lines of the BinMatrix for a move of Go, each with what it says. */

import { type Color, GoBoard, opponent, PointSet, type Vertex, vertexName } from 'kakoi';
import type { Said } from 'kakoi/pictures';
import { NAMES, type Step, said } from '../exhibit.js';

/** A game as the lines keep it: N is work space that outlives a move. */
export interface Game {
  readonly stones: Record<Color, PointSet>;
  readonly old: Record<Color, PointSet>;
  turn: Color;
  N: PointSet;
}

export function begin(on: GoBoard): Game {
  const stones = { black: on.stones('black'), white: on.stones('white') };
  return { stones, old: { ...stones }, turn: 'black', N: PointSet.empty(on.width, on.height) };
}

function boardIn({ stones: { black, white } }: Game): GoBoard {
  return GoBoard.empty(black.width, black.height).with(black, 'black').with(white, 'white');
}

/** One move; whoever tries an illegal one is still to play. */
export function* play(game: Game, pos: Vertex, isCompiled: boolean): Generator<Step<'go'>> {
  const { stones, old, turn } = game;
  const other = opponent(turn);
  const [X, O, oldX] = [stones[turn], stones[other], old[turn]];
  const before = boardIn(game);
  const placed = before.with(pos, turn);
  const step = (line: number, sets: Step['sets'], sentence: Said, on = placed) => ({
    line,
    sets,
    sentence,
    on,
  });
  const named = (set: PointSet) => ({
    points: [...set].map((point) => vertexName(point, X.height)).join(' '),
  });
  const about = { color: NAMES[turn], enemy: NAMES[other], place: vertexName(pos, X.height) };
  if (X.or(O).has(pos)) {
    yield step(1, {}, said('{color} {place}: a stone is there already.', about), before);
    return;
  }
  const P = X.with(pos);
  const alone = P.minus(X);
  let S = alone.border().and(O);
  let capture = 0;
  yield step(2, { P }, said('{color} plays {place}. P is X with the new stone.', about));
  if (S.isEmpty) {
    yield step(2, { P, S }, said('It touches no stone of {enemy}’s. N stays as it was.', about));
  } else {
    yield step(2, { P, S }, said('S is the enemies beside it: {points}.', named(S)));
    S = S.expandTo(O);
    const Libs = S.border().minus(P);
    const Safe = Libs.border().and(S).expandTo(S);
    const N = S.xor(Safe);
    game.N = N;
    capture = N.size;
    yield step(
      3,
      { P, S, Libs },
      said('S spreads over whole chains. Liberties left: {n}.', { n: Libs.size }),
    );
    yield step(
      4,
      { P, S, Libs, Safe },
      said('Back from those liberties. Safe stones: {n}.', { n: Safe.size }),
    );
    const taken = said('What is not reached is captured: {points}.', named(N));
    yield step(5, { P, S, N }, capture > 0 ? taken : said('All of S is safe. Nothing is captured.'));
  }
  if (capture === 0) {
    const Own = alone.expandTo(P);
    const liberties = Own.border().minus(O);
    if (liberties.isEmpty) {
      yield step(
        7,
        { Own },
        said('No capture, and no liberty: suicide. {color} plays elsewhere.', about),
        before,
      );
      return;
    }
    yield step(7, { P, Own }, said('No capture, but it has liberties: {n}.', { n: liberties.size }));
  }
  if (capture > 0 || isCompiled) {
    const { N } = game;
    if (capture === 0)
      yield step(
        8,
        { N },
        N.isEmpty
          ? said('The else runs, but N is empty.')
          : said('The else runs, and N still has {points}.', named(N)),
      );
    if (capture === 1) {
      if (P.equals(oldX)) {
        yield step(
          9,
          { oldX },
          said('{color} would stand as a move ago, at the price of one stone: ko.', about),
          before,
        );
        return;
      }
      yield step(9, { P, oldX }, said('One stone, but P is not what X was a move ago: no ko.'));
    }
    old[other] = O;
    stones[other] = O.xor(N);
    const left = boardIn({ ...game, stones: { ...stones, [turn]: P } });
    const odd = said('O xor N puts {points} back, as stones of {enemy}’s.', { ...about, ...named(N) });
    const gone = said('O xor N takes {points} off the board.', { ...about, ...named(N) });
    if (!N.isEmpty) yield step(12, { N, O: stones[other] }, N.isSubsetOf(O) ? gone : odd, left);
  }
  old[turn] = X;
  stones[turn] = P;
  game.turn = other;
  yield step(14, {}, said('{enemy} to play.', about), boardIn(game));
}
