/** Lines of NDJSON with faults: the command line answers each of them with one line, in order, and ends well. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Finding, type Fuzzer, Random, shown } from './fuzzer.js';
import { mutate } from './mutate.js';

const cli = fileURLToPath(new URL('../../dist/cli.mjs', import.meta.url)); // from build/fuzz-js
const COMMANDS = [['analyze'], ['moves'], ['score'], ['dead', '--playouts', '2'], ['render']] as const;
const LINES = [
  '{"id":1,"board":["X..",".O.","..X"]}',
  '{"id":"a","sgf":"(;SZ[5]KM[0.5];B[cc];W[bb];B[])","move":1}',
  '{"id":null,"fen":"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"}',
  '{"id":[1],"senket":"Senket 5\\n1. 1-1\\n2. 3-3\\n"}',
  '{"id":{},"sgf":"(;GM[9]SZ[8];B[b1-h1])"}',
] as const;
const PER_CASE = 60;

function caseOf(seed: number) {
  const random = new Random(seed);
  const command = random.pick(COMMANDS);
  const input = Array.from({ length: PER_CASE }, () => {
    const line = random.pick(LINES);
    // A break in the line would make two of it.
    return random.chance(0.1) ? line : mutate(line, LINES, random).replace(/[\n\r]/g, ' ');
  });
  return { command, input };
}

/** The fault in the answers to these lines, or null. */
function faultOf(command: readonly string[], input: readonly string[]): string | null {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [cli, ...command, '--ndjson'], {
    input: `${input.join('\n')}\n`,
    encoding: 'utf8',
    timeout: 12_000,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) return `ended with ${status ?? signal}: ${shown(stderr)}`;
  const answers = stdout.split('\n').slice(0, -1);
  if (answers.length !== input.length) return `${answers.length} answers to ${input.length} lines`;
  for (const answer of answers) {
    try {
      JSON.parse(answer);
    } catch {
      return `an answer that is not JSON: ${shown(answer)}`;
    }
  }
  return /"code":"(?:internal|unexpected)"/.test(stdout) ? 'an internal error' : null;
}

export const cliLines: Fuzzer = {
  name: 'cli-lines',
  fixedCases: 2,
  share: 1,
  describe(seed) {
    const { command } = caseOf(seed);
    return `kakoi ${command.join(' ')} --ndjson with ${PER_CASE} lines of case ${seed}`;
  },
  run(seed): Finding | null {
    const { command, input } = caseOf(seed);
    const fault = faultOf(command, input);
    if (fault === null) return null;
    const culprit = input.find((line) => faultOf(command, [line]) !== null);
    return {
      key: `kakoi ${command[0]}: ${fault.replace(/\d+/g, '#').slice(0, 80)}`,
      details: `kakoi ${command.join(' ')} --ndjson: ${fault}\n    ${shown(culprit ?? 'only all lines together', 2000)}`,
    };
  },
};
