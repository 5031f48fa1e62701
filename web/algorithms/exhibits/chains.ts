/** Chains that are kept as stones come: each begins, joins or merges, and takes liberties from its neighbours. */

import { type Color, PointSet, type Vertex } from 'kakoi';
import type { Said, Shape } from 'kakoi/pictures';
import { exhibit, type Step, said, union } from '../exhibit.js';
import { nameOf, namesOf } from '../parts/names.js';

interface Chain {
  readonly color: Color;
  readonly stones: PointSet;
  readonly libs: PointSet;
}

/** Column and row of each move, from the top left. */
const RECORD = '23 33 43 44 32 54 34 35 22 45 33 24 25 53 14';

export default exhibit<'go'>({
  kind: 'go',
  start: '......./......./......./......./......./......./.......',
  choices: {},
  pressed: {
    words: said('The next move'),
    most: 361,
    start: RECORD.split(' ').map(([x, y]): Vertex => [Number(x), Number(y)]),
  },
  listing: [
    'for each move x of X, in turn',
    '  touched = the chains of X beside x',
    '  none:  x begins a chain',
    '  one:   x joins it',
    '  more:  x merges them into one',
    '  for each chain of Y beside x',
    '    its Libs = its Libs − x',
    '  each chain of Y without Libs is captured:',
    '    its points are Libs of the chains around',
  ],
  told: {
    by: said('“Useful Algorithms”, Dan Ballard’s wiki'),
    idea: said(
      'Keep the chains as the stones come, and you never have to search for them. A new stone begins a chain, joins one or merges several; it takes a liberty from every enemy chain beside it, and a capture gives liberties back. The numbers are liberties.',
    ),
    cost: said('A move looks at four neighbours and the chains there, however large the board is.'),
  },
  *steps({ on, points }) {
    let board = on;
    let ko: Vertex | null = null;
    let chains: Chain[] = on.chains().map(({ liberties, ...chain }) => ({ ...chain, libs: liberties }));
    const none = PointSet.empty(on.width, on.height);
    const all = (some: readonly Chain[]) =>
      union(
        none,
        some.map(({ stones }) => stones),
      );
    const names = (some: readonly Chain[]) => some.map(({ stones }) => nameOf(on, stones)).join(', ');
    /** The state now, with the chains or points that are spoken of. */
    const now = (line: number, sentence: Said, marked: Step['sets'] = {}): Step<'go'> => {
      const sets = { Chain: none, Freed: none, Captured: none, Libs: chains.map(libertiesOf), ...marked };
      return { line, sets, sentence, counts: { chains: chains.length }, on: board };
    };
    const isEmpty = points.length === 0;
    yield now(
      0,
      isEmpty ? said('Press points: Black begins.') : said('What does each move do to the chains?'),
    );
    for (const [turn, x] of points.entries()) {
      const color = turn % 2 === 0 ? 'black' : 'white';
      const place = nameOf(on, [x]);
      if (board.legality(color, x, { ko }) !== 'legal') {
        yield now(1, said('The rules allow no stone at {place}: it is left out.', { place }));
        continue;
      }
      ({ ko } = board.play(color, x, { ko }));
      board = board.with(x, color);
      const beside = none.with(x).border();
      const isBeside = ({ stones }: Chain) => stones.intersects(beside);
      const touched = chains.filter((chain) => chain.color === color && isBeside(chain));
      const enemies = chains.filter((chain) => chain.color !== color && isBeside(chain));
      const stones = all(touched).with(x);
      const joined = { color, stones, libs: stones.border().and(board.empties()) } as const;
      chains = [...chains.filter((chain) => !touched.includes(chain)), joined];
      const values = { place, names: names(touched) };
      const Chain = { Chain: stones };
      if (touched.length === 0) yield now(3, said('{place} begins a chain.', { place }), Chain);
      else if (touched.length === 1) yield now(4, said('{place} joins the chain {names}.', values), Chain);
      else yield now(5, said('{place} merges the chains {names} into one.', values), Chain);
      if (enemies.length === 0) continue;
      const takes = said('{place} takes a liberty of {names}.', { place, names: names(enemies) });
      chains = chains.map((one) => (enemies.includes(one) ? { ...one, libs: one.libs.without(x) } : one));
      yield now(7, takes, { Chain: all(enemies) });
      const gone = chains.filter((chain) => chain.color !== color && chain.libs.isEmpty);
      if (gone.length === 0) continue;
      const taken = all(gone);
      yield now(8, said('No liberty is left to {names}: captured.', { names: names(gone) }), {
        Captured: taken,
      });
      board = board.with(taken, null);
      chains = chains
        .filter((chain) => !gone.includes(chain))
        .map((chain) => ({ ...chain, libs: chain.libs.or(chain.stones.border().and(taken)) }));
      const freed = said('Empty again, and liberties of the chains around: {points}.', {
        points: namesOf(on, taken),
      });
      yield now(9, freed, { Freed: taken });
    }
  },
});

/** The number of a chain's liberties, on its first stone. */
function libertiesOf({ color, stones, libs }: Chain): Shape {
  const [at = [0, 0]] = stones;
  const paint = `stone-${color}` as const;
  const ink = color === 'black' ? 'ink-on-black' : 'ink-on-white';
  return { kind: 'badge', at, text: String(libs.size), paint, ink, size: 0.8 };
}
