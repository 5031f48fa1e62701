import { readFileSync } from 'node:fs';
import { GoGame, init, opponent, vertexName } from 'kakoi';
import { readingEngine, readCapture, readLife } from 'kakoi/reading';
import { facts, factText } from 'kakoi/review';
import { startGnugo } from './gnugo.mjs';
await init(readingEngine);
const [log, want, step = '1'] = process.argv.slice(2);
const rows = readFileSync(log, 'utf8').split('\n').filter((l) => l.startsWith(want)).map((l) => l.split(' ')).filter((_, i) => i % Number(step) === 0);
let gnugo, at = null, games = new Map();
for (const [verdict, file, m, name, key, side] of rows) {
  const move = Number(m);
  const game = games.get(file) ?? GoGame.fromSgf(readFileSync(file, 'utf8'), { lenient: true });
  games.set(file, game);
  game.goTo(game.line.at(-1));
  const hist = game.history;
  const h = game.board.height;
  if (at !== file) { gnugo?.end(); gnugo = startGnugo(10); at = file; await gnugo.ask(`boardsize ${h}`); await gnugo.ask('clear_board'); gnugo.n = 0; }
  while (gnugo.n < move - 1) { const { color, vertex } = hist[gnugo.n++]; await gnugo.ask(`play ${color} ${vertexName(vertex, h)}`); }
  if (gnugo.n > move - 1) { while (gnugo.n > move - 1) { await gnugo.ask('undo'); gnugo.n--; } }
  const g1 = [await gnugo.ask(`attack ${name}`), await gnugo.ask(`defend ${name}`)];
  { const { color, vertex } = hist[gnugo.n++]; await gnugo.ask(`play ${color} ${vertexName(vertex, h)}`); }
  const g2 = [await gnugo.ask(`attack ${name}`), await gnugo.ask(`defend ${name}`)];
  const mover = hist[move - 1].color, other = opponent(mover);
  const b0 = game.boardAt(move - 1), b1 = game.boardAt(move);
  const read = (b, first) => [1000, 5000, 50000].map((nodes) => { const r = readCapture(b, name, { toPlay: first, nodes }); return `${r.outcome[0]}${(r.certainty ?? '-')[0]}${r.nodes}`; }).join('/') + ' ' + (() => { const r = readCapture(b, name, { toPlay: first, nodes: 50000 }); return r.line.slice(0, 5).map((v) => vertexName(v, h)).join(' '); })();
  const life = (b, first) => { const r = readLife(b, name, { toPlay: first, nodes: 3000 }); return `${r.outcome}/${r.certainty}`; };
  const c0 = b0.chainAt(name), c1 = b1.chainAt(name);
  console.log(`\n${verdict} ${file.slice(-15)} ${move} ${mover} ${hist[move-1].vertex && vertexName(hist[move-1].vertex, h)} ${name} ${side} ${key} libs ${c0?.liberties.size}->${c1?.liberties.size} stones ${c0?.stones.size}`);
  console.log('  gnu before', g1.join(' | '), ' after', g2.join(' | '));
  console.log('  before, other first:', read(b0, other), ' life', life(b0, other));
  console.log('  before, mover first:', read(b0, mover), ' life', life(b0, mover));
  console.log('  after,  other first:', read(b1, other), ' life', life(b1, other));
  for (const f of facts(game, { move })) if (f.target.has(c0.stones.bounds ? [...c0.stones][0] : [...c0.stones][0])) console.log('   fact', f.key, f.certainty, factText(f));
}
gnugo?.end();
