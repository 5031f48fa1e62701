/** The 29 lines of docs/bit-matrix.md: beside GoBoard, and where the published ones err. */

import { consumer } from '../support/consumer.js';
import { pages } from '../support/markdown.js';
import { node } from '../support/run.js';

const PROGRAM = `
import { vertexName } from 'kakoi';

const board = GoBoard.fromDiagram(\`
. O X . .
O X . X .
. O X . .
. . . . .\`);
// The same games by the lines and by GoBoard.
let same = 0;
for (let seed = 1; seed <= 20; seed++) {
  const game = start(GoBoard.empty(7), 'black');
  let [known, ko] = [GoBoard.empty(7), null];
  let state = seed;
  for (let i = 0; i < 150; i++) {
    state = (state * 16807) % 2147483647;
    const pos = [state % 7, Math.floor(state / 7) % 7];
    const { turn } = game;
    const legality = known.legality(turn, pos, { ko });
    if (play(game, pos) !== legality) throw new Error(\`\${legality} at \${vertexName(pos, 7)}\`);
    if (legality === 'legal') ({ board: known, ko } = known.play(turn, pos, { ko }));
    if (!known.stones('black').equals(game.stones.black) || !known.stones('white').equals(game.stones.white)) throw new Error('not the same stones');
    same++;
  }
}
console.log(\`\${same} moves alike\`);

// As a compiler reads lines 6 to 8.
const phantom = start(board, 'black');
const said = [];
for (const pos of ['A4', 'E1']) said.push(play(phantom, pos, false));
console.log(said.join(' '));
console.log(GoBoard.empty(5, 4).with(phantom.stones.black, 'black').with(phantom.stones.white, 'white').toDiagram());

// A ko, and both sides pass.
const kos = start(GoBoard.fromDiagram('.XO.\\nX.XO\\n.XO.'), 'white');
console.log(play(kos, 'B2'), play(kos, 'C2'));
console.log('passed:', play(kos, 'C2'));
`;

test('play as GoBoard does, but for what the guide says of braces and passes', () => {
  const { blocks } = pages.find(({ name }) => name === 'docs/bit-matrix.md')!;
  const { code } = blocks.find((one) => one.code.includes('function play('))!;
  const folder = consumer({ 'main.mjs': code + PROGRAM });
  expect(node(['main.mjs'], { cwd: folder })).toEqual({
    status: 0,
    stdout: `legal .....
#....
.#...
.....
3000 moves alike
legal legal
XXX..
OX.X.
.OX..
....O
legal ko
passed: ko
`,
    stderr: '',
  });
});
