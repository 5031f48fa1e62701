/**
 * The cost of reading as WebAssembly and natively: the questions of lab/engine/reading.txt, each with
 * its processor time on either side, and the ratio.
 *
 *     npm --prefix lab run bench:reading
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { GoBoard, init } from 'kakoi';
import { readCapture, readingEngine, readLife } from 'kakoi/reading';
import { measure } from './measure.mjs';

await init(readingEngine);

const file = new URL('../engine/reading.txt', import.meta.url);
const questions = readFileSync(file, 'utf8')
  .trim()
  .split('\n\n')
  .map((text) => {
    const [head, ...rows] = text.split('\n');
    const [name, kind, vertex, toPlay, nodes] = head.split(' ');
    return { name, kind, vertex, toPlay, nodes: Number(nodes), board: GoBoard.fromDiagram(rows.join('\n')) };
  });
const read = { capture: readCapture, life: readLife };
const wasm = measure(
  Object.fromEntries(
    questions.map(({ name, kind, board, vertex, toPlay, nodes }) => [
      name,
      [() => read[kind](board, vertex, { toPlay, nodes }), 1],
    ]),
  ),
);
const report = execFileSync(argv[2], ['--benchmark_filter=^reading/', '--benchmark_format=json'], {
  encoding: 'utf8',
});
const { benchmarks } = JSON.parse(report);
for (const { name } of questions) {
  const { cpu_time: ns } = benchmarks.find((benchmark) => benchmark.name === `reading/${name}`);
  const native = ns / 1000;
  console.log(
    `${name.padEnd(12)} wasm ${wasm[name].toFixed(1).padStart(9)} µs   native ${native.toFixed(1).padStart(9)} µs   × ${(wasm[name] / native).toFixed(2)}`,
  );
}
