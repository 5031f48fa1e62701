/** The functions of the BinMatrix, on a board that one draws on. */

import type { PointSet } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import { exhibit, said } from '../exhibit.js';
import { FUNCTIONS } from '../parts/matrix-functions.js';

export default exhibit<'sets'>({
  kind: 'sets',
  start: '..x..../.xx.yy./.xx.yyy/....xy./x..xx../x....../.......',
  choices: {
    group: {
      words: said('Functions'),
      answers: [
        ['number', said('As a number')],
        ['points', said('Points')],
        ['shifts', said('Shifts')],
        ['neighbours', said('Neighbours')],
      ],
    },
  },
  listing: [
    'bit(x, y) = X.is(x, y)',
    'row(y) = Σ 2^x · bit(x, y);  X = Σ 2^(w·y) · row(y)',
    'X.increment   X.decrement',
    'X.twoComplement',
    'X & −X = X.first',
    'X & (X − 1) = X − X.first',
    'X.set(p)   X.clear(p)   X.toggle(p)',
    'X.all   X.none   X.inverse',
    'X.first   X.firstChain   X.randomFree',
    'X.up   X.down   X.left   X.right',
    'X.explode4   X.explode8',
    'X.grow4   X.grow8',
    'X.neighbors4   X.neighbors8',
    'X.expandTo(Y)',
  ],
  told: {
    by: said('Kjeld Petersen, “BinMatrix”, Sensei’s Library'),
    idea: said(
      'A set of points is a matrix of bits, a row of it is an integer, and the whole board is one integer of 361 bits. Arithmetic on it finds points, and a shift moves all of them at once.',
    ),
    written: said(
      'Two of the functions need care: randomFree tries points until it finds a free one, which never ends on a full board, and a row that is shifted within 32 bits keeps what left the board, unless the columns are masked.',
    ),
    right: said('A full board has no free point, which is an answer; and what leaves the board is gone.'),
    cost: said('A row is one machine word, so that most functions take an instruction or two a row.'),
  },
  *steps({ on, choices }) {
    const { X } = on;
    const group = choices.group ?? 'number';
    yield {
      line: 0,
      sets: {},
      sentence: said('X is blue, Y is orange, and a point of both is blue in an orange ring.'),
    };
    if (group === 'number') {
      yield { line: 1, sets: { bits: bitsOf(X) }, sentence: said('Each point is a bit: 1 if it is in X.') };
      const rows = said('Each row is an integer. From the left its bits count 1, 2, 4, 8 and so on.');
      yield { line: 2, sets: { rows: rowsOf(X) }, sentence: rows };
      const digits = `${X.toBigInt()}`.replace(/\B(?=(\d{3})+$)/g, ' ');
      yield {
        line: 2,
        sets: { X },
        sentence: said('Row after row, the board is one integer.'),
        counts: { X: digits },
      };
    }
    for (const [line, name, of, sentence] of FUNCTIONS[group]!) {
      const points = of(on);
      yield { line, sets: { [name]: points }, sentence, counts: { points: points.size } };
    }
  },
});

function bitsOf(X: PointSet): readonly Shape[] {
  const size = 0.55;
  const ones = [...X].map((at) => ({ at, text: '1', paint: 'group-1', ink: 'badge-ink' }) as const);
  const zeros = [...X.not()].map((at) => ({ at, text: '0', paint: 'board', ink: 'label' }) as const);
  return [...ones, ...zeros].map((bit) => ({ kind: 'badge', size, ...bit }));
}

/** The integers of the rows, each in the middle of its row. */
function rowsOf(X: PointSet): readonly Shape[] {
  return X.toMap().map((row, y) => {
    const value = row.reduce<number>((sum, bit, x) => sum + bit * 2 ** x, 0);
    const caption = { lines: [`${value}`], at: [(X.width - 1) / 2, y], size: 0.75 } as const;
    return { kind: 'plates', captions: [caption], paint: 'label', ground: 'board' };
  });
}
