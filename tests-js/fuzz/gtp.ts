/**
 * Random commands of GTP: every one has one answer of the right form, with its number, none is a fault of the program, and
 * plays are legal, counted and taken back as plain-go.ts has them.
 */

import { type Color, goRules, init, type RulesName, vertexName } from 'kakoi';
import { createGtp } from 'kakoi/gtp';
import { readingEngine } from 'kakoi/reading';
import { PlainGo } from '../support/plain-go.js';
import { type Finding, type Fuzzer, Random, shown } from './fuzzer.js';
import { mutate } from './mutate.js';

await init(readingEngine);

/** Commands in a case. */
const COMMANDS = 500;
/** Commands that take long: they come seldom. */
const SLOW = /genmove|search|analyze$|kakoi-(life|captures|safe)/;
const RULES: readonly RulesName[] = ['japanese', 'chinese', 'aga', 'new-zealand', 'tromp-taylor'];
const SIZES = [1, 2, 3, 4, 5, 7, 9, 13, 19, 25] as const;
const WORDS = [
  'b',
  'W',
  'black',
  'pass',
  'D4',
  'a1',
  'T19',
  'z99',
  '0',
  '3',
  '7',
  '1e9',
  '-1',
  'dead',
  'dame',
  '#',
  'é',
];

const files: Readonly<Record<string, string>> = {
  'a game.sgf': '(;SZ[9]KM[0.5]RU[AGA];B[cc];W[bb]C[a\n\nb];B[];W[dd])',
  'large.sgf': '(;SZ[32];B[cc])',
  'bad.sgf': '(;SZ[9];B[zz]',
};

const newGtp = (rules: RulesName, size: number) =>
  createGtp({
    rules,
    size,
    readFile: (path) => {
      const text = files[path];
      if (text === undefined) throw new Error('no such file');
      return text;
    },
  });

type Gtp = ReturnType<typeof newGtp>;

/** The answer to a command; throws when it has not the right form. */
function ask(gtp: Gtp, command: string, id: number): { succeeds: boolean; text: string } {
  const answer = gtp.send(`${id} ${command}\n`);
  const parts = /^([=?])(\d+)(?: ([\s\S]*))?\n\n$/.exec(answer);
  if (parts === null || Number(parts[2]) !== id || /\n\n|\r/.test(parts[3] ?? '')) {
    throw new Error(`an answer of the wrong form: ${shown(answer)}`);
  }
  const text = parts[3] ?? '';
  if (text.includes('internal fault')) throw new Error(shown(text));
  return { succeeds: parts[1] === '=', text };
}

/** Any command with any arguments. */
function anyCommand(random: Random, names: readonly string[], size: number): string {
  const name = random.pick(names);
  if (name === 'quit' || (SLOW.test(name) && (size > 9 || !random.chance(0.02)))) return 'name';
  const point = () => vertexName([random.below(size), random.below(size)], size);
  const color = random.pick(['b', 'w', 'black', 'WHITE']);
  const usual = random.pick([
    `${name} ${color} ${point()}`,
    `${name} ${point()} ${point()} ${point()}`,
    `${name} ${color}`,
    `${name} ${random.pick(WORDS)}`,
    `play ${color} ${point()}`,
    `boardsize ${random.pick(SIZES)}`,
    `loadsgf ${random.pick(Object.keys(files))}`,
    `set_free_handicap ${point()} ${point()}`,
    `gogui-setup ${color} ${point()} w ${point()} b ${point()}`,
    `gogui-play_sequence b ${point()} w ${point()} ${color} ${point()}`,
    `kgs-rules ${random.pick(['aga', 'chinese', 'japanese', 'new_zealand'])}`,
  ]);
  if (random.chance(0.8)) return usual;
  // A break in the line would make two of it, and a comment or nothing has no answer.
  return (
    `name ${mutate(usual, WORDS, random).replace(/[\n\r#]/g, ' ')}`
      .slice(random.chance(0.5) ? 5 : 0)
      .trim() || 'name'
  );
}

function chaos(random: Random): void {
  const gtp = newGtp(random.pick(RULES), random.pick(SIZES));
  const names = ask(gtp, 'list_commands', 0).text.split('\n');
  for (let id = 1; id <= COMMANDS; id++) {
    const command = anyCommand(random, names, gtp.board.width);
    try {
      ask(gtp, command, id);
    } catch (error) {
      throw new Error(`${shown(command)}: ${error instanceof Error ? error.message : error}`);
    }
    if (gtp.hasQuit) return;
  }
}

function referee(random: Random): void {
  const rules = random.pick(RULES);
  const size = random.pick([1, 2, 3, 4, 5, 7, 9]);
  const gtp = newGtp(rules, size);
  const plain = new PlainGo(size, size, goRules(rules));
  let id = 0;
  const expect = (command: string, text: string) => {
    const answer = ask(gtp, command, ++id).text;
    if (answer !== text)
      throw new Error(`${rules}, ${size}: ${command}: ${shown(answer)}, not ${shown(text)}`);
  };
  for (let i = 0; i < COMMANDS / 4; i++) {
    const { toPlay: color } = plain;
    const point = random.chance(0.05) ? null : random.below(size * size);
    if (random.chance(0.1)) {
      if (plain.moveNumber === 0) {
        expect('undo', 'cannot undo');
      } else {
        expect('undo', '');
        plain.goTo(plain.moveNumber - 1);
      }
    }
    const { toPlay } = plain;
    const vertex = point === null ? 'pass' : vertexName([point % size, Math.floor(point / size)], size);
    const isLegal = point === null || plain.judge(point).reason === 'legal';
    expect(`is_legal ${toPlay} ${vertex}`, isLegal ? '1' : '0');
    if (toPlay !== color && random.chance(0.5)) continue;
    expect(`play ${toPlay} ${vertex}`, isLegal ? '' : 'illegal move');
    if (isLegal) plain.play(point);
    expect(
      'gogui-rules_board',
      plain.diagram
        .split('\n')
        .map((row) => [...row].join(' '))
        .join('\n'),
    );
    for (const side of ['black', 'white'] as const satisfies readonly Color[]) {
      expect(`captures ${side}`, `${plain.captures[side]}`);
    }
  }
}

const kindOf = (seed: number) => (seed % 2 === 0 ? chaos : referee);

export const gtp: Fuzzer = {
  name: 'gtp',
  fixedCases: 3,
  share: 1,
  describe: (seed) => `${kindOf(seed).name} by GTP with ${COMMANDS} commands of case ${seed}`,
  run(seed): Finding | null {
    try {
      kindOf(seed)(new Random(seed));
      return null;
    } catch (error) {
      const message = error instanceof Error ? error.message : `${error}`;
      return { key: message.replace(/\d+/g, '#').slice(0, 80), details: `case ${seed}: ${message}` };
    }
  },
};
