// Records of games made by a generator, for measurements on as many as are wanted: openings from a few hundred beginnings
// that come up as often as those of people do, then moves near others, some 250 a game. They are no good games; what
// searches meet is alike: shared openings, crowded corners, a few captures.

/** Numbers from 0 up to 1, the same in every run. */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SIZE = 19;
const at = (x, y) => String.fromCharCode(97 + x, 97 + y);
/** Points of a corner where games begin, the most frequent first, from its own corner of the board. */
const FIRST = [
  [3, 3],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [2, 2],
];
/** Moves that follow there, by how often. */
const THEN = [
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [2, 2],
  [2, 6],
  [6, 2],
  [4, 3],
  [3, 4],
  [2, 9],
  [9, 2],
  [5, 5],
  [1, 4],
  [4, 1],
];
const FAMILY = ['Aki', 'Baek', 'Cheng', 'Dubois', 'Endo', 'Fang', 'Goto', 'Han', 'Ito', 'Jung'];
const EVENTS = ['Club league', 'Spring cup', 'City championship', 'Friendly'];

/** One of the list, the earlier ones more often. */
const early = (list, random) => list[Math.floor(list.length * random() ** 2.5)];

/** The record of game number `seed`: the same for the same number. */
export function madeGame(seed) {
  const random = randomNumbers(Math.imul(seed + 1, 0x9e3779b1));
  const below = (most) => Math.floor(random() * most);
  const used = new Set();
  const order = [];
  const put = (x, y) => {
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE || used.has(y * SIZE + x)) return false;
    used.add(y * SIZE + x);
    order.push([x, y]);
    return true;
  };
  const inCorner = (corner, [x, y]) => put(corner & 1 ? SIZE - 1 - x : x, corner & 2 ? SIZE - 1 - y : y);
  const corners = [1, 2, 3, 0];
  if (random() < 0.3) corners.reverse();
  for (const corner of corners) inCorner(corner, early(FIRST, random));
  for (let move = 4 + below(12); move > 0; move--) inCorner(below(4), early(THEN, random));
  const length = 180 + below(120);
  while (order.length < length) {
    const [x, y] = order[Math.max(0, order.length - 1 - Math.floor(random() ** 2 * 12))];
    if (random() < 0.9) put(x + below(5) - 2, y + below(5) - 2);
    else put(below(SIZE), below(SIZE));
  }
  const moves = order.map(([x, y], i) => `;${i % 2 === 0 ? 'B' : 'W'}[${at(x, y)}]`).join('');
  const name = () => `${early(FAMILY, random)} ${1 + below(40)}`;
  const result =
    random() < 0.5
      ? `B+${random() < 0.5 ? 'R' : below(20) + 0.5}`
      : `W+${random() < 0.5 ? 'R' : below(20) + 0.5}`;
  const date = `${1990 + below(35)}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
  return `(;GM[1]FF[4]SZ[19]PB[${name()}]PW[${name()}]DT[${date}]EV[${early(EVENTS, random)}]KM[6.5]RE[${result}]\n${moves})\n`;
}
