// Speed of the built package under Node beside other libraries: the tables of lab/notes/benchmarks.md, as
// Markdown, in µs of processor time.
//
//   node lab/bench/bench.mjs [--plot FILE]      also draws how cost grows, as SVG

import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { init } from 'kakoi';
import { figure, table } from '../../tests-js/support/table.mjs';
import { measureGo } from './go.mjs';
import { lengths, measureLengths, measureSizes, sizes } from './growth.mjs';
import { measureLoa } from './loa.mjs';
import { plot } from './plot.mjs';
import { measureSenket } from './senket.mjs';

const { plot: file } = parseArgs({ options: { plot: { type: 'string' } } }).values;

/** The fastest of the others, and how many times as long it takes. */
function fastestRival({ kakoi, ...others }) {
  const [name, time] = Object.entries(others).sort(([, a], [, b]) => a - b)[0] ?? [];
  return name === undefined ? '' : `${name} ${figure(time)}: ${figure(time / kakoi)}×`;
}

await init();
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}\n`);

const go = measureGo();
const goRows = Object.entries(go.rows).map(([name, cells]) => [
  name,
  [...go.columns.map((_, i) => figure(cells[i]?.kakoi)), fastestRival(cells[0])],
]);
console.log(`Go: real games of ${go.source}\n`);
console.log(table(['', ...go.columns, 'fastest rival, 19×19'], Object.fromEntries(goRows)));

const loa = measureLoa();
const nanoseconds = Object.entries(loa.times).map(([name, time]) => [name, [figure(time * 1000)]]);
console.log(`Lines of Action: ${loa.count.toLocaleString('en')} positions, ns\n`);
console.log(table(['', 'ns'], Object.fromEntries(nanoseconds)));
console.log(`\`perft(5)\` of the start: ${figure(loa.perft)} million lines of play a second\n`);

const posts = [100, 400];
const senket = Object.entries(measureSenket(posts)).map(([name, times]) => [name, times.map(figure)]);
console.log('Senket, 31×31\n');
console.log(table(['', ...posts.map((count) => `${count} posts`)], Object.fromEntries(senket)));

const growth = [
  { title: 'Cost of a position by board size', across: 'points a side', at: sizes, rows: measureSizes() },
  { title: 'Cost of a move by length of the game', across: 'moves', at: lengths, rows: measureLengths() },
];
for (const { title, at, rows } of growth) {
  console.log(`${title}\n`);
  const cells = Object.entries(rows).map(([name, times]) => [name, times.map(figure)]);
  console.log(table(['', ...at.map(String)], Object.fromEntries(cells)));
}
if (file !== undefined) plot(file, growth);
